"""Log panel: this board, all boards or the score sheet, with Undo, Redo and Amend below."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX, Theme
from carrom_desk.i18n import _, say
from carrom_desk.match.plain_text import always_isolated, isolated_lines
from carrom_desk.presentation.log.log_items import tag_of
from carrom_desk.presentation.log.log_rows import BoardHeading, LogRow, LogView
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.texts.words import NAMED

from .cards import Card, in_lines
from .controls import KeyButton
from .log_model import ROW_ROLE, LogModel
from .score_table import ScoreTable

_Index = QModelIndex | QPersistentModelIndex
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_PASSING = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""Reasons for which the list loses the focus only for a while."""
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_PAD, _GAP = 12, 8
"""Padding of a row and spacing of its parts, in design pixels."""
_MOST_LINES = 2
"""Maximum number of lines for the event, and for the ruling."""


class LogDelegate(QStyledItemDelegate):
    """Delegate with number, entry and deciding law, and the ruling below; each wraps to two lines and is then elided,
    with the full text in the tool tip.
    """

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._plain, self._bold = theme.font(TextSize.SMALL), theme.font(TextSize.SMALL, bold=True)
        self._metrics, self._bold_metrics = QFontMetrics(self._plain), QFontMetrics(self._bold)
        self._indent = theme.px(_PAD) + self._metrics.horizontalAdvance("888") + theme.px(_GAP)
        self._broken: dict[tuple[str, int], list[str]] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line, item, view = self._metrics.height(), index.data(ROW_ROLE), option.widget
        width = view.viewport().width() if isinstance(view, QAbstractItemView) else option.rect.width()
        if isinstance(item, BoardHeading):
            return QSize(120, len(self._titled(item, width)) * line + self.theme.px(12))
        if item is None:
            return QSize(120, line)
        upper, lower, _right = self._lines(item, width)
        return QSize(120, max(TOUCH_PX, (len(upper) + len(lower)) * line + self.theme.px(14)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        item, box, view = index.data(ROW_ROLE), option.rect, option.widget
        painter.save()
        is_current = isinstance(view, QAbstractItemView) and view.currentIndex() == index
        if isinstance(item, BoardHeading):
            painter.fillRect(box, self.theme.colour(Role.ROW_CURRENT if is_current else Role.KEY))
            inner = box.adjusted(self.theme.px(_PAD), 0, -self.theme.px(_PAD), 0)
            self._write(painter, box, inner, in_order(item.score), Role.TEXT, bold=True, is_right=True)
            lines, height = self._titled(item, box.width()), self._metrics.height()
            inner.setHeight(height)
            inner.moveTop(box.center().y() - height * len(lines) // 2)
            for line in lines:
                self._write(painter, box, inner, line, Role.TEXT, bold=True)
                inner.translate(0, height)
        elif isinstance(item, LogRow):
            if is_current:
                painter.fillRect(box, self.theme.colour(Role.ROW_CURRENT))
            painter.setPen(self.theme.colour(Role.ROW_LINE))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            self._paint_row(painter, box, item)
        if item is not None and is_current and view.hasFocus():
            painter.setPen(self.theme.colour(Role.FOCUS))
            for inset in (0, 1):
                painter.drawRect(box.adjusted(inset, inset, -1 - inset, -1 - inset))
        painter.restore()

    def _titled(self, heading: BoardHeading, width: int) -> list[str]:
        """Returns a heading wrapped to the width beside its score."""
        score = self._bold_metrics.horizontalAdvance(in_order(heading.score)) + self.theme.px(_GAP)
        return in_lines(self._bold, heading.title, width - 2 * self.theme.px(_PAD) - score).split("\n")

    def _lines(self, row: LogRow, width: int) -> tuple[list[str], list[str], str]:
        """Returns entry and ruling wrapped to the available width, and the text on the right."""
        at_right = tag_of(row) or always_isolated(row.laws)
        room = width - self._indent - self.theme.px(_PAD)
        beside = self._bold_metrics.horizontalAdvance(at_right) + self.theme.px(_GAP) if at_right else 0
        mark = self._metrics.height() + self.theme.px(4) if row.is_correction else 0
        what = say(NAMED, name=always_isolated(row.who), text=row.what) if row.who else row.what
        return self._in_two(what, room - beside - mark), self._in_two(row.ruling, room), at_right

    def _in_two(self, text: str, room: int) -> list[str]:
        """Returns the text on at most two lines."""
        if not text:
            return []
        lines = self._broken.get((text, room))
        if lines is None:
            lines = in_lines(self._plain, text, room).split("\n")
            if len(lines) > _MOST_LINES:
                rest = " ".join(lines[_MOST_LINES - 1 :])
                last = self._metrics.elidedText(rest, Qt.TextElideMode.ElideRight, room)
                lines = [*lines[: _MOST_LINES - 1], last]
            self._broken[text, room] = lines = isolated_lines(lines)
        return lines

    def _paint_row(self, painter: QPainter, box: QRect, row: LogRow) -> None:
        theme, height = self.theme, self._metrics.height()
        upper, lower, at_right = self._lines(row, box.width())
        top = box.center().y() - height * (len(upper) + len(lower)) // 2
        place = QRect(box.left() + self._indent, top, box.width() - self._indent - theme.px(_PAD), height)
        number = QRect(box.left() + theme.px(_PAD), top, self._indent, height)
        self._write(painter, box, number, str(row.number), Role.TEXT_MUTED)
        role = Role.WARNING if tag_of(row) else Role.ACCENT
        self._write(painter, box, place, at_right, role, bold=True, is_right=True)
        at = QRect(place)
        if row.is_correction:
            icon = QStyle.visualRect(painter.layoutDirection(), box, QRect(place.topLeft(), QSize(height, height)))
            paint_icon(painter, icon.toRectF(), Icon.AMEND, theme.colour(Role.TEXT_MUTED))
            at.setLeft(at.left() + height + theme.px(4))
        is_struck = row.is_undone or row.is_impossible
        for line in upper:
            self._write(painter, box, at, line, Role.TEXT_STRUCK if is_struck else Role.TEXT, is_struck=is_struck)
            at.translate(0, height)
        at.setLeft(place.left())
        is_struck = is_struck or row.is_overridden
        for line in lower:
            role = Role.TEXT_STRUCK if is_struck else Role.TEXT_MUTED
            self._write(painter, box, at, line, role, is_struck=is_struck)
            at.translate(0, height)

    def _write(
        self,
        painter: QPainter,
        row: QRect,
        box: QRect,
        text: str,
        role: Role,
        *,
        bold: bool = False,
        is_right: bool = False,
        is_struck: bool = False,
    ) -> None:
        """Paints a line; the box has left-to-right coordinates, mirrored in a right-to-left window."""
        font = self._bold if bold else self._plain
        if is_struck:
            font = QFont(font)
            font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(self.theme.colour(role))
        painter.drawText(
            QStyle.visualRect(painter.layoutDirection(), row, box), _AT_RIGHT if is_right else _AT_LEFT, text
        )


class LogList(QListView):
    """List of log rows. While it has the focus, Enter amends the current row, or the breaker of a board's heading.

    Signals:
        chosen: emitted when something is wanted with the current row.
        lit: emitted with the current `LogRow` or `Heading`, or None.
    """

    chosen = Signal()
    lit = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewport(QWidget())  # asking Qt for its own style would load every kind of widget
        self.doubleClicked.connect(self.chosen)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.key() in _ENTER:
            event.accept()  # the window's Enter is disabled while the log has the focus
            return True
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # texts wrap differently

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(1, 0))  # the newest entry, below its heading

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.clear()  # a row is only highlighted while Enter refers to it

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.lit.emit(current.data(ROW_ROLE))

    def clear(self) -> None:
        """Clears the current row."""
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())
        self.lit.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.chosen.emit()
            return
        super().keyPressEvent(event)


class LogPanel(Card):
    """Shows every entry, with Undo, Redo and, for the current row, Amend or the breaker of its board.

    Signals:
        amend_requested: emitted with the number of an entry to amend.
        breaker_requested: emitted with the numbers of game and board.
    """

    amend_requested = Signal(int)
    breaker_requested = Signal(object)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("log_panel")
        self.setAccessibleName(_("Log"))
        self._view = LogView()
        self._model = LogModel(self)
        self._delegate = LogDelegate(theme, self)
        self.entries = LogList()
        """List in which a row can be selected for amending."""
        self.entries.setObjectName("log")
        self.entries.setAccessibleName(_("Log, newest entry first"))
        self.entries.setModel(self._model)
        self.entries.setItemDelegate(self._delegate)
        self._sheet = ScoreTable()
        self._tabs = QTabBar()
        self._tabs.setObjectName("log_tabs")
        self._tabs.setAccessibleName(_("Log view"))
        self._tabs.setDrawBase(False)
        self._tabs.setExpanding(True)
        self._tabs.setUsesScrollButtons(False)
        self._tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        for title in (_("This board"), _("All boards"), _("Score sheet")):
            self._tabs.addTab(title)
        self._tabs.currentChanged.connect(self._turn_to)
        self._amend = KeyButton(_("Amend…"), name="amend_row")
        self._amend.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter does the same in the list, which keeps the focus
        # Otherwise Qt would give the focus of a press to the next parent that takes it, and the row would be cleared.
        self._amend.setFocusProxy(self.entries)
        self._amend.hide()
        self._amend.clicked.connect(self._request)
        self.entries.chosen.connect(self._choose)
        self.entries.lit.connect(self._offer)
        self._undo = KeyButton(_("Undo"), name="undo")
        self._redo = KeyButton(_("Redo"), name="redo")
        sheet = QWidget()
        statistics = KeyButton(_("Statistics…"), name="statistics")
        self.spaced(put(QVBoxLayout(sheet), (self._sheet, 1), statistics), 8, (8, 0, 8, 0))
        self._pages = QStackedLayout()
        self._pages.addWidget(self.entries)
        self._pages.addWidget(sheet)
        amend = self.spaced(across((self._amend, 1)), 0, (8, 0, 8, 0))
        foot = self.spaced(across((self._undo, 1), (self._redo, 1)), 8, (8, 0, 8, 8))
        self.spaced(put(QVBoxLayout(self), self._tabs, (self._pages, 1), amend, foot), 8, (1, 1, 1, 1))

    def show_log(self, view: LogView) -> None:
        """Shows the log and scrolls to the newest entry."""
        if self._model.show_rows(view.rows, view.games):
            self.entries.clear()
            self.entries.scrollToTop()
        self._view = view
        self._show_sheet()

    def _show_sheet(self) -> None:
        if self._pages.currentIndex() == 1:
            self._sheet.show_sheet(self._view.sheet, (self._view.names["A"], self._view.names["B"]))

    def _offer(self, item: object) -> None:
        """Offers to amend the current row or the breaker of its board, and keeps it visible above the button."""
        title, why_not = "", ""
        if isinstance(item, LogRow) and item.can_be_amended:
            title = _("Amend entry {number}…").format(number=item.number)
        elif isinstance(item, BoardHeading) and item.is_of_board:
            title, why_not = _("Correct breaker…"), self._view.why_no_breaker(item)
        self._amend.setVisible(bool(title))
        if title:
            self._amend.set_title(title)
            self._amend.set_blocked(why_not)
            QTimer.singleShot(0, self.entries, lambda: self.entries.scrollTo(self.entries.currentIndex()))

    def _choose(self) -> None:
        """Does what the button below the list offers, or says why it is not possible."""
        if self._amend.isVisible():
            self._amend.press()

    def _request(self) -> None:
        item = self.entries.currentIndex().data(ROW_ROLE)
        if isinstance(item, LogRow):
            self.amend_requested.emit(item.number)
        elif isinstance(item, BoardHeading):
            self.breaker_requested.emit(item.place)

    @property
    def foot_height(self) -> int:
        """Returns the height of Undo and Redo with their margins, in pixels."""
        return self._undo.sizeHint().height() + self.theme.px(12)

    def release_focus(self) -> None:
        """Gives the focus back to the desk, so that Enter confirms strokes again."""
        if self.entries.hasFocus():
            (self.parentWidget() or self).setFocus()

    def set_theme(self, theme: Theme) -> None:
        self._delegate.set_theme(theme)
        super().set_theme(theme)
        self.entries.doItemsLayout()

    def _turn_to(self, tab: int) -> None:
        self._pages.setCurrentIndex(1 if tab == 2 else 0)
        self._show_sheet()
        self.entries.clear()
        if tab != 2:
            self._model.list_boards(is_all=tab == 1)
            self.entries.scrollToTop()

    def minimumSizeHint(self) -> QSize:
        return QSize(190, 200)
