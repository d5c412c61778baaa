"""Log panel: this board, all boards or the score sheet, with Undo and Redo below."""

from collections.abc import Sequence
from itertools import islice

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QSizePolicy,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.board.piece_painting import paint_piece
from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.layouts import across, put, within
from carrom_desk.gui.kit.pressed_keys import ENTERS, keep_key
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import Theme, elided, font_of, metrics_of
from carrom_desk.i18n import _, say
from carrom_desk.match.plain_text import always_isolated, isolated_lines
from carrom_desk.presentation.log.log_items import LogItem, log_items, tag_of, undone_line
from carrom_desk.presentation.log.log_lines import BoardHeading, LogLine
from carrom_desk.presentation.log.log_rows import LogView, UndoneRows
from carrom_desk.presentation.stroke_draft import PieceKind
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.rules.texts.words import NAMED

from .cards import Card, in_lines
from .controls import KeyButton
from .log_model import ROW_ROLE, LogModel
from .score_table import ScoreTable

_Index = QModelIndex | QPersistentModelIndex
_PASSING = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""Reasons for which the list loses the focus only for a while."""
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_PAD, _GAP, _ROW, _DISC = 14, 8, 36, 13
"""Padding of a row, spacing of its parts, its height and the diameter of its disc, in design pixels."""
MOST_LAST = 3
"""Number of entries listed where there is no room for a log."""


class RowPainter:
    """Paints the lines of the log: number, colour, what happened and the deciding law, and below a line that was
    selected its ruling.
    """

    def __init__(self, theme: Theme, least: int = 0) -> None:
        """`least` is the least height of a line in pixels."""
        self.theme = theme
        """Current theme."""
        self.row = max(least, theme.px(_ROW))
        """Height of a line in pixels."""
        self._px, self._small_px = theme.px(TextSize.BODY), theme.px(TextSize.SMALL)
        self._small, self._small_height = theme.font(TextSize.SMALL), metrics_of(self._small_px).lineSpacing()
        self._number = metrics_of(self._px).horizontalAdvance("888")

    @property
    def _indent(self) -> int:
        px = self.theme.px
        return px(_PAD) + self._number + px(_GAP) + px(_DISC) + px(_GAP)

    def more(self, item: LogItem, width: int) -> list[str]:
        """Returns the lines below a line: its ruling, in full for a selected one, or what was undone."""
        if isinstance(item, BoardHeading):
            return []
        if isinstance(item, UndoneRows):
            texts = [f"{row.number}  {_whole(row)}" for row in item.rows]
        else:
            texts = [_whole(item), item.ruled]
        room = width - self._indent - self.theme.px(_PAD)
        lines = [line for text in texts if text for line in in_lines(self._small, text, room).split("\n")]
        return isolated_lines(lines)

    def more_height(self, item: LogItem, width: int) -> int:
        """Returns the height in pixels of the lines below a selected one."""
        return len(self.more(item, width)) * self._small_height + self.theme.px(6)

    def paint(self, painter: QPainter, box: QRect, item: LogItem, *, is_wide: bool = False) -> None:
        """Paints a line in the upper part of a box; `is_wide` has the ruling below."""
        px = self.theme.px
        line = QRect(box.left(), box.top(), box.width(), self.row)
        inner = line.adjusted(px(_PAD), 0, -px(_PAD), 0)
        if isinstance(item, BoardHeading):
            self._write(painter, line, inner, in_order(item.score), Role.TEXT_MUTED, is_right=True, is_bold=True)
            inner.setRight(inner.right() - metrics_of(self._px, bold=True).horizontalAdvance(item.score) - px(_GAP))
            self._write(painter, line, inner, item.title, Role.TEXT_MUTED, is_bold=True)
            return
        place = line.adjusted(self._indent, 0, -px(_PAD), 0)
        if isinstance(item, UndoneRows):
            self._write(painter, line, place, undone_line(item), Role.TEXT_STRUCK)
        else:
            self._paint_row(painter, line, place, item)
        if is_wide:
            self._paint_more(painter, box, item)

    def _paint_row(self, painter: QPainter, line: QRect, place: QRect, row: LogLine) -> None:
        px, tag = self.theme.px, tag_of(row)
        self._write(painter, line, line.adjusted(px(_PAD), 0, 0, 0), str(row.number), Role.TEXT_MUTED)
        disc = px(_DISC)
        sign = QRect(place.left() - px(_GAP) - disc, line.center().y() - disc // 2, disc, disc)
        sign_box = QStyle.visualRect(painter.layoutDirection(), line, sign).toRectF()
        if row.is_white is not None:
            kind = PieceKind.WHITE if row.is_white else PieceKind.BLACK
            paint_piece(painter, sign_box.center(), disc / 2, kind, self.theme, has_shadow=False)
        elif row.is_correction:
            paint_icon(painter, sign_box, Icon.AMEND, self.theme.colour(Role.TEXT_MUTED))
        at_right = tag or always_isolated(row.law)
        self._write(painter, line, place, at_right, Role.WARNING if tag else Role.TEXT_MUTED, is_right=True)
        if at_right:
            place.setRight(place.right() - metrics_of(self._px).horizontalAdvance(at_right) - px(_GAP))
        role = Role.TEXT_STRUCK if row.is_impossible else Role.TEXT
        self._write(painter, line, place, row.short or row.what, role, is_struck=row.is_impossible)

    def _paint_more(self, painter: QPainter, box: QRect, item: LogLine | UndoneRows) -> None:
        height = self._small_height
        place = QRect(box.left() + self._indent, box.top() + self.row - self.theme.px(4), 0, height)
        place.setRight(box.right() - self.theme.px(_PAD))
        is_struck = isinstance(item, UndoneRows) or item.is_overridden or item.is_impossible
        role = Role.TEXT_STRUCK if is_struck else Role.TEXT_MUTED
        for text in self.more(item, box.width()):
            self._write(painter, box, place, text, role, is_small=True, is_struck=is_struck)
            place.translate(0, height)

    def _write(
        self,
        painter: QPainter,
        row: QRect,
        box: QRect,
        text: str,
        role: Role,
        *,
        is_small: bool = False,
        is_bold: bool = False,
        is_right: bool = False,
        is_struck: bool = False,
    ) -> None:
        """Paints a line, elided at its end; the box has left-to-right coordinates, mirrored right to left."""
        px = self._small_px if is_small else self._px
        font = font_of(px, bold=is_bold)
        if is_struck:
            font.setStrikeOut(True)
        painter.setFont(font)
        painter.setPen(self.theme.colour(role))
        place = QStyle.visualRect(painter.layoutDirection(), row, box)
        shown = elided(text, box.width(), px, bold=is_bold)
        painter.drawText(place, _AT_RIGHT if is_right else _AT_LEFT, shown)


def is_correctable(item: object) -> bool:
    """Returns True for an entry that can be amended, or a board whose breaker can be corrected."""
    return item.can_be_amended if isinstance(item, LogLine) else isinstance(item, BoardHeading) and item.is_of_board


def _whole(row: LogLine) -> str:
    return say(NAMED, name=always_isolated(row.who), text=row.what) if row.who else row.what


class LogDelegate(QStyledItemDelegate):
    """Delegate with a line for each entry; the selected one has its ruling and room for a button."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.is_ruling_shown = False
        """True when every line has its ruling."""
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.theme, self.painter = theme, RowPainter(theme, _ROW)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        view, height = option.widget, self.painter.row
        if isinstance(view, QAbstractItemView) and not (self.is_ruling_shown or view.currentIndex().isValid()):
            return QSize(120, height)  # no row has more than its line
        item = index.data(ROW_ROLE)
        if item is not None and isinstance(view, QAbstractItemView) and self._is_wide(view, index, item):
            height += self.painter.more_height(item, view.viewport().width())
            if view.currentIndex() == index and is_correctable(item):
                height += self.theme.touch() + self.theme.px(_GAP)
        return QSize(120, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        item, box, view = index.data(ROW_ROLE), option.rect, option.widget
        if item is None or not isinstance(view, QAbstractItemView):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_current = view.currentIndex() == index
        if is_current:
            painter.fillRect(box, self.theme.colour(Role.ROW_CURRENT))
        self.painter.paint(painter, box, item, is_wide=self._is_wide(view, index, item))
        if is_current and view.hasFocus():
            painter.setPen(self.theme.colour(Role.FOCUS))
            for inset in (0, 1):
                painter.drawRect(box.adjusted(inset, inset, -1 - inset, -1 - inset))
        painter.restore()

    def _is_wide(self, view: QAbstractItemView, index: _Index, item: LogItem) -> bool:
        is_ruled = self.is_ruling_shown and isinstance(item, LogLine) and bool(item.ruled)
        return is_ruled or view.currentIndex() == index


class LastLines(QWidget):
    """The last entries of the log, where there is no room for it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("last_lines")
        self._painter = RowPainter(theme)
        self._rows: Sequence[LogLine] = ()
        self.is_wanted = False
        """True where there is no log beside it."""
        self.hide()

    def show_rows(self, rows: Sequence[LogLine]) -> None:
        self._rows = rows
        self.update()

    def set_theme(self, theme: Theme) -> None:
        self._painter = RowPainter(theme)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        return QSize(0, MOST_LAST * self._painter.row)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        pad = self._painter.theme.px(_PAD)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setLayoutDirection(self.layoutDirection())
            items = (item for item in log_items(self._rows, None) if not isinstance(item, BoardHeading))
            for number, item in enumerate(islice(items, MOST_LAST)):
                box = QRect(-pad, number * self._painter.row, self.width() + 2 * pad, self._painter.row)
                self._painter.paint(painter, box, item)


class LogList(QListView):
    """List of log rows. While it has the focus, Enter amends the current row, or the breaker of a board's heading.

    Signals:
        chosen: emitted when something is wanted with the current row.
        lit: emitted with the current `LogLine` or `BoardHeading`, or None.
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
        # It keeps its room, so that no row changes its width once the list is full.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._show_handle)
        self.setViewport(QWidget())  # asking Qt for its own style would load every kind of widget
        self.doubleClicked.connect(self.chosen)

    def _show_handle(self, _least: int, most: int) -> None:
        """Shows the handle of the scroll bar only where there is something to scroll."""
        self.verticalScrollBar().setEnabled(most > 0)

    def event(self, event: QEvent) -> bool:
        return keep_key(event, ENTERS) or super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()  # texts wrap differently

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason and not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(1, 0))  # the newest entry, below its heading

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.clear()  # a row is only highlighted while Enter refers to it

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self.scheduleDelayedItemsLayout()  # the current row is higher
        self.lit.emit(current.data(ROW_ROLE))

    def clear(self) -> None:
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())
        self.lit.emit(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTERS and self.currentIndex().isValid():
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
        self._amend.setParent(self.entries.viewport())
        self._amend.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Enter does the same in the list, which keeps the focus
        # Otherwise Qt would give the focus of a press to the next parent that takes it, and the row would be cleared.
        self._amend.setFocusProxy(self.entries)
        self._amend.hide()
        self._amend.clicked.connect(self._request)
        self.entries.chosen.connect(self._choose)
        self.entries.lit.connect(self._offer)
        self._lay_out()

    def _lay_out(self) -> None:
        self._undo = KeyButton(_("Undo"), name="undo")
        self._redo = KeyButton(_("Redo"), name="redo")
        self._sheet_page = QWidget()
        statistics = KeyButton(_("Statistics…"), name="statistics")
        self.spaced(put(QVBoxLayout(self._sheet_page), (self._sheet, 1), statistics), 8, (8, 0, 8, 0))
        self._pages = QStackedLayout()
        self._pages.addWidget(self.entries)
        self._pages.addWidget(self._sheet_page)
        buttons = across((self._undo, 1), (self._redo, 1))
        self.foot = within(buttons)
        """Undo and Redo."""
        self.spaced(buttons, 8, (10, 0, 10, 0))
        self._column = put(QVBoxLayout(self), self._tabs, (self._pages, 2), self.foot)
        self.spaced(self._column, 8, (1, 1, 1, 10))
        self.entries.verticalScrollBar().valueChanged.connect(self._place_button)

    def set_wide(self, *, is_wide: bool) -> None:
        """Shows every ruling, and the score sheet below, or each only on request."""
        if is_wide is self._delegate.is_ruling_shown:
            return
        self._delegate.is_ruling_shown = is_wide
        self._tabs.setTabVisible(2, not is_wide)
        if is_wide:
            self._pages.removeWidget(self._sheet_page)
            self._column.insertWidget(2, self._sheet_page, 1)
            self._sheet_page.show()
        else:
            self._column.removeWidget(self._sheet_page)
            self._pages.addWidget(self._sheet_page)
        self._show_sheet()
        self.entries.doItemsLayout()

    def hold(self, foot: QWidget) -> None:
        """Takes Undo and Redo below the log again."""
        foot.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._column.addWidget(foot)

    def show_log(self, view: LogView) -> None:
        """Shows the log and scrolls to the newest entry."""
        if self._model.show_rows(view.rows, view.games):
            self.entries.clear()
            self.entries.scrollToTop()
        self._view = view
        self._show_sheet()

    def _show_sheet(self) -> None:
        if self._delegate.is_ruling_shown or self._pages.currentIndex() == 1:
            self._sheet.show_sheet(self._view.sheet, self._view.sides)

    def _offer(self, item: object) -> None:
        """Offers to amend the current row, or the breaker of its board, on the row."""
        self._amend.setVisible(is_correctable(item))
        if is_correctable(item):
            is_board = isinstance(item, BoardHeading)
            self._amend.set_title(_("Correct breaker…") if is_board else _("Amend…"))
            self._amend.set_blocked(self._view.why_no_breaker(item) if isinstance(item, BoardHeading) else "")
            QTimer.singleShot(0, self.entries, self._show_current)

    def _show_current(self) -> None:
        self.entries.scrollTo(self.entries.currentIndex())
        self._place_button()

    def _place_button(self) -> None:
        """Places the button at the end of the current row."""
        row, size = self.entries.visualRect(self.entries.currentIndex()), self._amend.sizeHint()
        gap = self.theme.px(_GAP) // 2
        place = QRect(row.right() - size.width() - gap, row.bottom() - size.height() - gap, size.width(), size.height())
        self._amend.setGeometry(QStyle.visualRect(self.layoutDirection(), row, place))

    def amend_current(self) -> None:
        """Requests to amend the current row, or else the newest entry that can be amended."""
        if not is_correctable(self.entries.currentIndex().data(ROW_ROLE)):
            rows = (self._model.index(number, 0) for number in range(self._model.rowCount()))
            found = next((row for row in rows if isinstance(row.data(ROW_ROLE), LogLine)), None)
            if found is not None:
                self.entries.setCurrentIndex(found)
        self._choose()

    def _choose(self) -> None:
        """Does what the button on the row offers, or says why it is not possible."""
        if not self._amend.isHidden():
            self._amend.press()

    def _request(self) -> None:
        item = self.entries.currentIndex().data(ROW_ROLE)
        if isinstance(item, LogLine):
            self.amend_requested.emit(item.number)
        elif isinstance(item, BoardHeading):
            self.breaker_requested.emit(item.place)

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
        return QSize(0, 0)
