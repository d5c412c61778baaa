"""The log: this board, all boards, or the score sheet, with undo and redo below; any entry can be amended."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QListView,
    QPushButton,
    QStackedLayout,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTabBar,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from carrom_desk.gui.kit.icons import Icon, paint_icon
from carrom_desk.gui.kit.layouts import across, put
from carrom_desk.gui.kit.names import short_in_cell
from carrom_desk.gui.kit.roles import Role, TextSize
from carrom_desk.gui.kit.theme import TOUCH_PX, Theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.settings.languages import in_order
from carrom_desk.i18n import _, pgettext, say
from carrom_desk.match.plain_text import always_isolated
from carrom_desk.presentation.log.log_rows import Heading, LogRow, LogView, SheetRow
from carrom_desk.rules.texts.words import NAMED

from .cards import Card, place_within
from .controls import KeyButton
from .log_model import ROW_ROLE, LogModel, tag_of

_Index = QModelIndex | QPersistentModelIndex
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})
_PASSING = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""The keyboard comes back by itself."""
_AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_PAD, _GAP = 12, 8
"""At both ends of a row and between its parts, in designed pixels."""


class LogDelegate(QStyledItemDelegate):
    """Number, who, what, and the law that decides; below it the ruling. Whatever is too long is in the tip."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.set_theme(theme)

    def set_theme(self, theme: Theme) -> None:
        self.theme = theme
        self._plain, self._bold = theme.font(TextSize.SMALL), theme.font(TextSize.SMALL, bold=True)
        self._metrics, self._bold_metrics = QFontMetrics(self._plain), QFontMetrics(self._bold)

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = self._metrics.height()
        is_heading = isinstance(index.data(ROW_ROLE), Heading)
        return QSize(120, line + self.theme.px(12) if is_heading else max(40, 2 * line + self.theme.px(14)))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        item, box, view = index.data(ROW_ROLE), option.rect, option.widget
        painter.save()
        if isinstance(item, Heading):
            painter.fillRect(box, self.theme.colour(Role.BUTTON_HOVER))
            inner = box.adjusted(self.theme.px(_PAD), 0, -self.theme.px(_PAD), 0)
            room = self._write(painter, box, inner, in_order(item.score), Role.TEXT, bold=True, is_right=True)
            self._write(painter, box, inner.adjusted(0, 0, -room, 0), item.title, Role.TEXT, bold=True)
        elif isinstance(item, LogRow):
            is_current = isinstance(view, QAbstractItemView) and view.currentIndex() == index
            if is_current:
                painter.fillRect(box, self.theme.colour(Role.ROW_CURRENT))
            painter.setPen(self.theme.colour(Role.ROW_LINE))
            painter.drawLine(box.bottomLeft(), box.bottomRight())
            self._paint_row(painter, box, item, self.theme.px(64) if is_current else 0)
            if is_current and view.hasFocus():
                painter.setPen(self.theme.colour(Role.FOCUS))
                for inset in (0, 1):
                    painter.drawRect(box.adjusted(inset, inset, -1 - inset, -1 - inset))
        painter.restore()

    def _paint_row(self, painter: QPainter, box: QRect, row: LogRow, kept: int) -> None:
        """Both lines; the lower one leaves room for what can be done with the entry."""
        theme, metrics = self.theme, self._metrics
        height = metrics.height()
        upper = QRect(box.left() + theme.px(_PAD), box.center().y() - height, box.width() - 2 * theme.px(_PAD), height)
        number = metrics.horizontalAdvance("888")
        self._write(painter, box, upper, str(row.number), Role.TEXT_MUTED)
        upper.setLeft(upper.left() + number + theme.px(_GAP))
        lower = upper.translated(0, height).adjusted(0, 0, -kept, 0)
        is_struck = row.is_undone or row.is_impossible
        tag = tag_of(row)
        laws = always_isolated(row.laws)
        at_right, role = (tag, Role.WARNING) if tag else (laws, Role.ACCENT)
        room = self._write(painter, box, upper, at_right, role, bold=True, is_right=True)
        upper.setRight(upper.right() - room)
        if row.is_correction:
            place = QStyle.visualRect(painter.layoutDirection(), box, QRect(upper.topLeft(), QSize(height, height)))
            paint_icon(painter, place.toRectF(), Icon.AMEND, theme.colour(Role.TEXT_MUTED))
            upper.setLeft(upper.left() + height + theme.px(4))
        what = say(NAMED, name=always_isolated(row.who), text=row.what) if row.who else row.what
        self._write(painter, box, upper, what, Role.TEXT_STRUCK if is_struck else Role.TEXT, is_struck=is_struck)
        self._write(
            painter, box, lower, row.ruling, Role.TEXT_STRUCK if is_struck else Role.TEXT_MUTED, is_struck=is_struck
        )

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
    ) -> int:
        """Write a line, shortened where it must be; answers the room that it takes with a gap beside it.

        The box is that of a window from left to right; in one from right to left it is mirrored within the row.
        """
        if not text:
            return 0
        font = self._bold if bold else self._plain
        if is_struck:
            font = QFont(font)
            font.setStrikeOut(True)
        painter.setFont(font)
        metrics = self._bold_metrics if bold else self._metrics
        most = box.width() * 2 // 3 if is_right else box.width()
        width = metrics.horizontalAdvance(text)
        if width > most:
            text, width = metrics.elidedText(text, Qt.TextElideMode.ElideRight, most), most
        painter.setPen(self.theme.colour(role))
        painter.drawText(
            QStyle.visualRect(painter.layoutDirection(), row, box), _AT_RIGHT if is_right else _AT_LEFT, text
        )
        return width + self.theme.px(_GAP)


class LogList(QListView):
    """The rows; while it has the keyboard, by Tab or by a click, Enter asks for the row that is lit.

    Signals:
        amend_requested: the number of an entry that is to be amended.
    """

    amend_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        ground = QWidget()
        self.setViewport(ground)  # to ask Qt for its own would load every kind of widget there is
        self._amend = QPushButton(_("Amend…"), ground)
        self._amend.setObjectName("amend_row")
        self._amend.setAccessibleName(_("Amend entry"))
        self._amend.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._amend.hide()
        self._amend.clicked.connect(lambda: self._choose(self.currentIndex()))
        self.doubleClicked.connect(self._choose)
        self.verticalScrollBar().valueChanged.connect(self._place_amend)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.key() in _ENTER:
            event.accept()  # the window's Enter waits while the log has the keyboard
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(1, 0))  # the newest entry, below its heading

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.clear()  # no row stays lit that Enter does not mean

    def currentChanged(
        self, current: QModelIndex | QPersistentModelIndex, previous: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().currentChanged(current, previous)
        self._place_amend()

    def _place_amend(self) -> None:
        """The button stands at the right of the lower line of the row that is lit."""
        index = self.currentIndex()
        is_entry = index.isValid() and isinstance(index.data(ROW_ROLE), LogRow)
        self._amend.setVisible(is_entry)
        if is_entry:
            row = self.visualRect(index)
            width = max(TOUCH_PX, self._amend.sizeHint().width())
            place_within(self._amend, QRect(row.right() - width, row.top(), width, row.height()))

    def clear(self) -> None:
        """Light no row."""
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())
        self._place_amend()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self._choose(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        row = index.data(ROW_ROLE)
        if isinstance(row, LogRow):
            self.amend_requested.emit(row.number)


class NameDelegate(QStyledItemDelegate):
    """Names in a column of which nobody knows the width; the whole name is in the tip."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: _Index) -> None:
        super().initStyleOption(option, index)
        option.text = short_in_cell(option.fontMetrics, option.text, option.rect.width() - _GAP)


class ScoreTable(QTableWidget):
    """The boards of the match below one another, as the players are going to sign them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 6, parent)
        self._rows: tuple[SheetRow, ...] = ()
        self._names: tuple[str, str] | None = None
        self.setObjectName("score_sheet")
        self.setAccessibleName(pgettext("ScoreTable", "Score sheet"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        head = self.horizontalHeader()
        head.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (0, 5):
            head.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for column in (1, 4):
            self.setItemDelegateForColumn(column, NameDelegate(self))
        head.sectionResized.connect(self._fit_head)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_sheet(self, rows: tuple[SheetRow, ...], names: tuple[str, str]) -> None:
        """Show these boards, with a line before each game."""
        if names != self._names:
            self._names = names
            heads = (_("Bd"), _("Break"), *names, _("Queen"), pgettext("ScoreTable", "Total"))
            for column, head in enumerate(heads):
                item = QTableWidgetItem(head)
                item.setToolTip(plain_tip(head))
                self.setHorizontalHeaderItem(column, item)
                self._fit_head(column)
        if rows == self._rows:
            return
        self._rows, at = rows, self.currentIndex()
        self.clearSpans()
        self.setRowCount(0)
        game = 0  # a sheet of one game needs no line that names it
        for row in rows:
            if row.game != game:
                game = row.game
                self._add([_("Game {number}").format(number=game)], is_bold=True)
                self.setSpan(self.rowCount() - 1, 0, 1, 6)
            self._add([str(row.board), row.breaks, *row.points, row.queen, in_order(row.total)])
        self.scrollToBottom()
        if at.isValid():  # the one who reads on does not begin again
            self.setCurrentCell(min(at.row(), self.rowCount() - 1), at.column())

    def focusInEvent(self, event: QFocusEvent) -> None:
        if not self.currentIndex().isValid():
            self.setCurrentCell(self.rowCount() - 1, 0)  # the board that is played
        super().focusInEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        for column in (2, 3):  # nothing was told of what was resized while it was hidden
            self._fit_head(column)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.scrollToBottom()  # where there is room for some boards only, those are the last

    def _fit_head(self, column: int) -> None:
        """The name of a side as there is room for it."""
        head, item = self.horizontalHeader(), self.horizontalHeaderItem(column)
        if column in (2, 3) and item is not None and self._names is not None:
            font = head.font()
            font.setBold(True)
            item.setText(short_in_cell(QFontMetrics(font), self._names[column - 2], head.sectionSize(column) - _GAP))

    def _add(self, texts: list[str], *, is_bold: bool = False) -> None:
        number = self.rowCount()
        self.insertRow(number)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setToolTip(plain_tip(text))
            side = Qt.AlignmentFlag.AlignLeft if is_bold else Qt.AlignmentFlag.AlignHCenter
            item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
            font = item.font()
            font.setBold(is_bold)
            item.setFont(font)
            self.setItem(number, column, item)


class LogPanel(Card):
    """Every entry, and what can be done about it."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("log_panel")
        self.setAccessibleName(_("Log"))
        self._view = LogView()
        self._model = LogModel(self)
        self._delegate = LogDelegate(theme, self)
        self.entries = LogList()
        """Where a row can be chosen, to be amended."""
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
        self._undo = self._button("undo", _("Undo"))
        self._redo = self._button("redo", _("Redo"))
        sheet = QWidget()
        statistics = self._button("statistics", _("Statistics…"))
        self.spaced(put(QVBoxLayout(sheet), (self._sheet, 1), statistics), 8, (8, 0, 8, 0))
        self._pages = QStackedLayout()
        self._pages.addWidget(self.entries)
        self._pages.addWidget(sheet)
        foot = self.spaced(across((self._undo, 1), (self._redo, 1)), 8, (8, 0, 8, 8))
        self.spaced(put(QVBoxLayout(self), self._tabs, (self._pages, 1), foot), 8, (1, 1, 1, 1))

    def show_log(self, view: LogView) -> None:
        """Show the log; the newest entry comes into sight."""
        if self._model.show_rows(view.rows):
            self.entries.clear()
            self.entries.scrollToTop()
        self._view = view
        self._show_sheet()

    def _show_sheet(self) -> None:
        if self._pages.currentIndex() == 1:
            self._sheet.show_sheet(self._view.sheet, (self._view.names["A"], self._view.names["B"]))

    @property
    def foot_height(self) -> int:
        """How high undo and redo are with what lies around them, in pixels."""
        return self._undo.sizeHint().height() + self.theme.px(12)

    def release_focus(self) -> None:
        """Give the keyboard back to the desk: Enter means the stroke again, and no row."""
        if self.entries.hasFocus():
            (self.parentWidget() or self).setFocus()

    def set_theme(self, theme: Theme) -> None:
        self._delegate.set_theme(theme)
        super().set_theme(theme)
        self.entries.doItemsLayout()

    def _turn_to(self, tab: int) -> None:
        self._pages.setCurrentIndex(1 if tab == 2 else 0)
        self._show_sheet()
        if tab != 2:
            self._model.list_boards(is_all=tab == 1)
            self.entries.clear()
            self.entries.scrollToTop()

    def _button(self, name: str, title: str) -> KeyButton:
        button = KeyButton(title)
        button.setObjectName(name)
        return button

    def minimumSizeHint(self) -> QSize:
        return QSize(190, 200)
