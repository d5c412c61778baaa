"""List of the chief referee's actions: two columns of groups with headings."""

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from carrom_desk.gui.dialogs.desk_dialog import bold, named
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.referee_actions import FORMS, GROUPS, SECOND_COLUMN, RefereeAction

_Index = QModelIndex | QPersistentModelIndex
_HEADING = Qt.ItemDataRole.AccessibleDescriptionRole
_IS_BLOCKED = Qt.ItemDataRole.UserRole + 1
_COLUMNS = 2
_FEWEST_LETTERS = 12
"""Minimum column width in characters; longer rows are elided, with the full text in the tool tip."""
_BESIDE = 8
"""Indent of rows and headings, in pixels."""


class _GroupDelegate(QStyledItemDelegate):
    """Paints the heading of a group above its first row."""

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        hint, listed = super().sizeHint(option, index), self.parent()
        assert isinstance(listed, QListWidget)
        return QSize(listed.viewport().width() // _COLUMNS - 1, hint.height() + self._above(option, index))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        above = self._above(option, index)
        line = QStyleOptionViewItem(option)
        line.rect = option.rect.adjusted(0, above, 0, 0)
        if above:
            place = QRect(option.rect.topLeft(), QSize(option.rect.width(), above)).adjusted(_BESIDE, 0, 0, 0)
            painter.save()
            painter.setFont(bold(option.font))
            painter.setPen(option.palette.text().color())
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, index.data(_HEADING))
            painter.restore()
        super().paint(painter, line, index)

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if index.data(_IS_BLOCKED):
            option.palette.setBrush(QPalette.ColorRole.Text, option.palette.placeholderText())

    def _above(self, option: QStyleOptionViewItem, index: _Index) -> int:
        """Returns the height of the heading in pixels; 0 for a row without one."""
        return option.fontMetrics.lineSpacing() if index.data(_HEADING) else 0


class ActionList(QListWidget):
    """List with a row for each action; blocked ones are grey and show why."""

    def __init__(self, why_not: Mapping[RefereeAction, str]) -> None:
        """`why_not` returns why an action is not possible, or an empty text."""
        super().__init__()
        named(self, "acts", _("Less common entries"))
        self.setFlow(QListView.Flow.TopToBottom)
        self.setWrapping(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        for policy in (self.setVerticalScrollBarPolicy, self.setHorizontalScrollBarPolicy):
            policy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setItemDelegate(_GroupDelegate(self))
        for action, reason in why_not.items():
            item = QListWidgetItem(say(FORMS[action].title), self)
            item.setToolTip(plain_tip(reason or say(FORMS[action].meaning)))
            if action in GROUPS:
                item.setData(_HEADING, say(GROUPS[action]))
            item.setData(_IS_BLOCKED, bool(reason))

    def sizeHint(self) -> QSize:
        """Returns the size for the longest rows and the height of the first column, so that the second starts after
        it.
        """
        self.ensurePolished()
        around = 2 * self.frameWidth()
        first = list(RefereeAction).index(SECOND_COLUMN)
        words = max(self.fontMetrics().horizontalAdvance(self.item(row).text()) for row in range(self.count()))
        height = sum(self.sizeHintForRow(row) for row in range(first))
        return QSize(_COLUMNS * (words + self.fontMetrics().height() + _BESIDE) + around, height + around + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(_COLUMNS * _FEWEST_LETTERS * self.fontMetrics().averageCharWidth(), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves digits to the form."""
        if event.text().isdecimal():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
