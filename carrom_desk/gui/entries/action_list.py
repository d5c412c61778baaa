"""List of less common entries: those of the umpire, then the chief referee’s, each row with its key and a line."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QFontMetrics, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QListView,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from carrom_desk.gui.dialogs.desk_dialog import bold, named, voiced
from carrom_desk.gui.kit.layouts import across, within
from carrom_desk.gui.kit.pressed_keys import typed_text
from carrom_desk.gui.kit.roles import TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX, font_of
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.controls import SHORTCUT, KeyCap
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.next_step.referee_topics import GROUPS, TOPICS, TOPICS_OF_REFEREE, ActionTopic

_Index = QModelIndex | QPersistentModelIndex
_LINE = Qt.ItemDataRole.UserRole
_HEADING = Qt.ItemDataRole.UserRole + 1
_IS_BLOCKED = Qt.ItemDataRole.UserRole + 2
_LETTERS = 20
"""Width in characters that titles have in any window; longer ones may be elided, with the full text in the tool tip."""
_BESIDE = 12
"""Space before a row's text, between text and key, and after the key, in pixels."""
_AROUND, _MOST_COLUMNS = 6, 2
"""Minimum space above and below a row's two lines together, in pixels, and columns where rows are low otherwise."""


class _Heights(NamedTuple):
    """Heights in pixels."""

    heading: int
    row: int
    columns: int
    has_lines: bool
    """True when the line about each row is shown."""


def _small(font: QFont) -> QFont:
    """Returns a font for the line about a row."""
    return font_of(round(QFontInfo(font).pixelSize() * TextSize.SMALL / TextSize.BODY))


class _TopicDelegate(QStyledItemDelegate):
    """Paints the heading above its first row, and each row's title above its line."""

    def __init__(self, listed: "ActionList") -> None:
        super().__init__(listed)
        self._listed = listed

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        heights = self._listed.heights()
        width = self._listed.viewport().width() // heights.columns
        return QSize(width, heights.row + (heights.heading if index.data(_HEADING) else 0))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        heights, line = self._listed.heights(), QStyleOptionViewItem(option)
        self.initStyleOption(line, index)
        text, colour = line.text, line.palette.color(QPalette.ColorRole.Text)
        line.text = ""
        line.rect.setTop(line.rect.bottom() + 1 - heights.row)
        self._listed.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, line, painter, self._listed)
        around = option.rect.adjusted(_BESIDE, 0, -_BESIDE, 0)
        painter.save()
        if index.data(_HEADING):
            place = QRect(around.topLeft(), QSize(around.width(), heights.heading))
            painter.setPen(self._listed.muted)
            _write(painter, place, bold(_small(line.font)), str(index.data(_HEADING)))
        words = line.rect.adjusted(_BESIDE, 0, -_BESIDE, 0)
        words.setWidth(words.width() - self._listed.key_width())
        words = QStyle.visualRect(line.direction, around, words)
        painter.setPen(colour)
        if heights.has_lines:
            title = line.fontMetrics.lineSpacing()
            words.adjust(0, _AROUND // 2, 0, -_AROUND // 2)
            _write(painter, QRect(words.topLeft(), QSize(words.width(), title)), bold(line.font), text)
            painter.setPen(self._listed.muted)
            _write(painter, words.adjusted(0, title, 0, 0), _small(line.font), str(index.data(_LINE)))
        else:
            _write(painter, words, bold(line.font), text)
        painter.restore()

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        if index.data(_IS_BLOCKED):
            option.palette.setColor(QPalette.ColorRole.Text, self._listed.muted)


def _write(painter: QPainter, place: QRect, font: QFont, text: str) -> None:
    painter.setFont(font)
    fitting = QFontMetrics(font).elidedText(text, Qt.TextElideMode.ElideRight, place.width())
    painter.drawText(place, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeading, fitting)


class ActionList(QListWidget):
    """List with a row for each topic; blocked ones are grey and show why.

    Where its height is limited, there are two columns, and where that is not enough, rows only show their title.
    """

    def __init__(self, why_not: Mapping[RefereeAction, str]) -> None:
        """`why_not` returns why an action is not possible, or an empty text."""
        super().__init__()
        named(self, "acts", _("Less common entries"))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setItemDelegate(_TopicDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self._muted_words = voiced("", "muted")
        self._muted_words.setParent(self)
        self._caps: list[KeyCap] = []
        self._rows: list[QWidget] = []
        for group, topics in GROUPS.items():
            for topic in topics:
                is_headed = topics is TOPICS_OF_REFEREE and topic is topics[0]
                self._add(topic, say(group), why_not, is_headed=is_headed)

    @property
    def topic(self) -> ActionTopic:
        """Selected row."""
        return TOPICS[max(0, self.currentRow())]

    @property
    def line(self) -> str:
        """Line about the selected row, or why nothing in it is possible."""
        return str(self.item(max(0, self.currentRow())).data(_LINE))

    def choose(self, key: str) -> bool:
        """Selects the row with this key; returns False if there is none."""
        row = next((row for row, topic in enumerate(TOPICS) if topic.key == key), None)
        if row is not None:
            self.setCurrentRow(row)
        return row is not None

    @property
    def muted(self) -> QColor:
        """Colour of less important text, which a style sheet keeps out of the list's own palette."""
        self._muted_words.ensurePolished()
        return self._muted_words.palette().color(QPalette.ColorRole.WindowText)

    def heights(self) -> _Heights:
        """Returns the heights for the current space."""
        metrics, small = QFontMetrics(bold(self.font())), QFontMetrics(bold(_small(self.font())))
        heading, room = small.lineSpacing() + _AROUND, self.viewport().height()
        whole = metrics.lineSpacing() + small.lineSpacing() + _AROUND
        columns = 1 if room >= heading + TOUCH_PX * len(TOPICS) else _MOST_COLUMNS
        for_rows = (room - heading) // (len(TOPICS) // columns)
        has_lines = for_rows >= whole
        row = min(for_rows, whole + _AROUND) if columns == 1 else for_rows
        return _Heights(heading, max(row, TOUCH_PX), columns, has_lines=has_lines)

    def key_width(self) -> int:
        """Returns the width of the column of keys, in pixels."""
        return max(cap.sizeHint().width() for cap in self._caps) + _BESIDE

    def sizeHint(self) -> QSize:
        """Returns the size for the longest texts."""
        self.ensurePolished()
        lines = (QFontMetrics(_small(self.font())).horizontalAdvance(say(topic.line)) for topic in TOPICS)
        width = max(self._titles_width(), *lines) + self._beside()
        return QSize(width, self.minimumSizeHint().height())

    def minimumSizeHint(self) -> QSize:
        """Returns the size of a few rows with only their title."""
        metrics = QFontMetrics(bold(self.font()))
        height = len(TOPICS) // _MOST_COLUMNS * TOUCH_PX + self.heights().heading
        width = min(self._titles_width(), _LETTERS * metrics.averageCharWidth()) + self._beside()
        return QSize(width, height + 2 * self.frameWidth())

    def _titles_width(self) -> int:
        metrics = QFontMetrics(bold(self.font()))
        return max(metrics.horizontalAdvance(say(topic.title)) for topic in TOPICS)

    def _beside(self) -> int:
        """Returns the width of everything beside a row's text, in pixels."""
        return self.key_width() + 2 * _BESIDE + 2 * self.frameWidth() + 1

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves digits and letters to the form."""
        if typed_text(event):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        heading, _row, columns, _has_lines = self.heights()
        self.setWrapping(columns > 1)
        for row, around in enumerate(self._rows):
            has_heading = self.item(row).data(_HEADING) is not None
            around.setContentsMargins(0, heading if has_heading else 0, 0, 0)
        self.scheduleDelayedItemsLayout()

    def _add(self, topic: ActionTopic, group: str, why_not: Mapping[RefereeAction, str], *, is_headed: bool) -> None:
        reasons = [why_not[action] for action in topic.actions]
        reason, item = reasons[0] if all(reasons) else "", QListWidgetItem(say(topic.title), self)
        line, key = reason or say(topic.line), say(SHORTCUT, key=topic.key)
        item.setData(_LINE, line)
        item.setData(_IS_BLOCKED, bool(reason))
        item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, "\n".join((group, line, key)))
        item.setToolTip(plain_tip(f"{item.text()}\n{line}"))
        if is_headed:
            item.setData(_HEADING, group)
        around = QWidget()
        cap = KeyCap(around)
        cap.show_key(topic.key)
        cap.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        line_of_cap = across(1, cap)
        line_of_cap.addSpacing(_BESIDE)  # a margin would not be mirrored
        within(line_of_cap, around)
        around.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setItemWidget(item, around)
        self._caps.append(cap)
        self._rows.append(around)
