"""The log: one line an entry, the newest first, with undo and redo below it."""

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QSizePolicy, QVBoxLayout, QWidget

from carrom_desk.gui.action_table import ActionName
from carrom_desk.gui.keys.written_keys import WrittenKeys
from carrom_desk.gui.models.log_model import LogModel
from carrom_desk.gui.models.log_row import LogRows
from carrom_desk.gui.roles import TextSize
from carrom_desk.gui.theme import Theme

from .card import Card
from .key_button import LEAST_SIDE, KeyButton
from .log_delegate import LogDelegate
from .painting import Sign
from .text_label import Fit, TextLabel

_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})

_PASSING = frozenset({Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason})
"""The keyboard comes back by itself."""


class LogView(QListView):
    """The rows; while it has the keyboard, by Tab or by a click, Enter asks for the row that is lit.

    Signals:
        row_asked_for: the index of a row that was double clicked or entered.
    """

    row_asked_for = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.doubleClicked.connect(self.row_asked_for)

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()  # the window's Enter waits while the log has the keyboard
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(0, 0))

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if event.reason() not in _PASSING:
            self.clear()  # no row stays lit that Enter does not mean

    def clear(self) -> None:
        """Light no row."""
        self.clearSelection()
        self.setCurrentIndex(QModelIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.currentIndex().isValid():
            if not event.isAutoRepeat():
                self.row_asked_for.emit(self.currentIndex())
            return
        super().keyPressEvent(event)


class LogPanel(Card):
    """Every entry, and what can be done about it.

    Signals:
        amend_requested: the number of an entry that was double clicked or entered.
        undo_pressed, redo_pressed: the last entry is to be taken back, or given again.
    """

    amend_requested = Signal(int)
    undo_pressed = Signal()
    redo_pressed = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setObjectName("log_panel")
        self.setAccessibleName(self.tr("Log"))
        self._head = TextLabel(theme, TextSize.BODY, bold=True, fit=Fit.PARTS)
        self._head.setObjectName("log_head")
        self._head.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self._score = TextLabel(theme, TextSize.BODY, bold=True)
        self._score.setObjectName("log_score")
        self._score.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._model = LogModel(self)
        self._delegate = LogDelegate(theme, self)
        self._view = LogView()
        self._view.setObjectName("log")
        self._view.setAccessibleName(self.tr("Log, the newest entry first"))
        self._view.setModel(self._model)
        self._view.setItemDelegate(self._delegate)
        self._view.row_asked_for.connect(self._ask_for)
        self._undo = self._button("undo", self.tr("Undo"), Sign.UNDO)
        self._undo.clicked.connect(self.undo_pressed)
        self._redo = self._button("redo", self.tr("Redo"), Sign.REDO)
        self._redo.clicked.connect(self.redo_pressed)
        self._lay_out()
        self.show_keys(WrittenKeys())

    def show_log(self, rows: LogRows) -> None:
        """Show the log, given with the oldest entry first; the newest comes into sight."""
        grows = len(rows) != self._model.rowCount()
        self._model.show_rows(rows)
        if grows:
            self._view.clear()
            self._view.doItemsLayout()  # at once: the rows are painted together with all else that changed
            self._view.scrollToTop()

    def show_keys(self, keys: WrittenKeys) -> None:
        """Show on every button the key that does the same."""
        self._undo.set_key(keys.of(ActionName.UNDO))
        self._redo.set_key(keys.of(ActionName.REDO))

    def let_go(self) -> None:
        """Give the keyboard back to the desk: Enter means the stroke again, and no row."""
        if self._view.hasFocus():
            (self.parentWidget() or self).setFocus()

    def show_head(self, place: str, score: str) -> None:
        """Show where the match is, such as "Game 2 · board 4", and its score."""
        self._head.setText(place)
        self._score.setText(score)

    def show_undo(self, blocked: str) -> None:
        """Say why nothing can be taken back; an empty reason allows it."""
        self._undo.set_blocked(blocked)

    def show_redo(self, blocked: str) -> None:
        """Say why nothing can be given again; an empty reason allows it."""
        self._redo.set_blocked(blocked)

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._delegate.set_theme(theme)
        super().set_theme(theme)
        self._view.doItemsLayout()
        self._style_view()

    def _ask_for(self, index: QModelIndex) -> None:
        row = self._model.row_at(index)
        if row is not None:
            self.amend_requested.emit(row.number)

    # Parts

    def _button(self, name: str, title: str, sign: Sign) -> KeyButton:
        button = KeyButton(self.theme, title, sign=sign, is_bold=True)
        button.setObjectName(name)
        button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        return button

    def _lay_out(self) -> None:
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setContentsMargins(8, 0, 8, 0)
        head.addWidget(self._head, 1)
        head.addWidget(self._score)
        foot.setContentsMargins(4, 0, 4, 0)
        foot.setSpacing(8)
        foot.addWidget(self._undo, 1)
        foot.addWidget(self._redo, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 10, 8, 10)
        layout.setSpacing(8)
        layout.addLayout(head)
        layout.addWidget(self._view, 1)
        layout.addLayout(foot)
        self._style_view()

    def _style_view(self) -> None:
        """The rows lie on the card itself."""
        self._view.setStyleSheet("QListView { background: transparent; border: none; }")

    def sizeHint(self) -> QSize:
        return QSize(round(288 * self.theme.text_scale), 600)

    def minimumSizeHint(self) -> QSize:
        return QSize(190, 3 * LEAST_SIDE + 60)
