"""The window for those who watch, on a screen of its own."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget

from carrom_desk.gui.theme import Theme

from .score_board import SpectatorBoard
from .screens import Screens, screen_for_spectators

_KEYS_THAT_CLOSE = ("Esc", "F9")


class SpectatorWindow(QWidget):
    """Fills the second screen; where there is none it is a window like others, to be moved by hand.

    It never takes the keyboard from the desk nor lies over it for good. When its screen is unplugged it goes, and
    comes back with it.

    Signals:
        closed: it was closed.
        screen_lost: its screen was unplugged.
    """

    closed = Signal()
    screen_lost = Signal()

    def __init__(self, theme: Theme, screens: Screens) -> None:
        super().__init__()
        self.setObjectName("spectator_window")
        self.setWindowTitle(self.tr("Carrom Desk: for the hall"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._screens = screens
        self._screen = ""
        self.board = SpectatorBoard(theme, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.board)
        for key in _KEYS_THAT_CLOSE:
            QShortcut(QKeySequence(key), self, self.close)
        screens.removed.connect(self._lose)
        screens.added.connect(self._find_again)

    @property
    def screen_name(self) -> str:
        """The screen it fills; empty while it is a window among others."""
        return self._screen

    def show_beside(self, desk_screen: str, remembered: str, size: QSize) -> bool:
        """Show it where the hall sees it; False where the desk's screen is the only one: then in this size."""
        name = screen_for_spectators(self._screens.names(), desk_screen, remembered)
        if name is None:
            self.resize(size)
            self.show()
            return False
        self._fill(name)
        return True

    def _fill(self, name: str) -> None:
        self._screen = name
        self.setGeometry(self._screens.place(name))
        self.showFullScreen()

    def _lose(self, name: str) -> None:
        if name == self._screen and self.isVisible():
            self.hide()
            self.screen_lost.emit()

    def _find_again(self, name: str) -> None:
        if name == self._screen and not self.isVisible():
            self._fill(name)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self._screen = ""
        self.closed.emit()
