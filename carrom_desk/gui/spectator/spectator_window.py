"""Scoreboard window: the score, or only the clock, on a second screen."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedLayout, QWidget

from carrom_desk.gui.kit.theme import Theme
from carrom_desk.i18n import _

from .players_clock import PlayersClockFace
from .score_board import SpectatorBoard
from .screens import Screens, screen_for_spectators

_KEYS_THAT_CLOSE = ("Esc", "F9", "Shift+F9")


class SpectatorWindow(QWidget):
    """Fills the second screen, or is a normal window without one.

    It never takes the focus from the desk or stays on top of it. It closes when its screen is disconnected, and reopens
    with it.

    Signals:
        closed: emitted when it was closed.
        screen_lost: emitted when its screen was disconnected.
    """

    closed = Signal()
    screen_lost = Signal()

    def __init__(self, theme: Theme, screens: Screens) -> None:
        super().__init__()
        self.setObjectName("spectator_window")
        self.setWindowTitle(_("Carrom Desk: scoreboard"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._screens = screens
        self.screen_name = ""
        """Name of its screen; empty for a normal window."""
        self.board = SpectatorBoard(theme, self)
        self.clock = PlayersClockFace(theme, self)
        self._faces = QStackedLayout(self)
        self._faces.addWidget(self.board)
        self._faces.addWidget(self.clock)
        for key in _KEYS_THAT_CLOSE:
            QShortcut(QKeySequence(key), self, self.close)
        screens.removed.connect(self._lose)
        screens.added.connect(self._find_again)

    @property
    def is_clock(self) -> bool:
        return self._faces.currentWidget() is self.clock

    def show_clock_alone(self, *, is_alone: bool) -> None:
        self._faces.setCurrentWidget(self.clock if is_alone else self.board)

    def show_beside(self, desk_screen: str, remembered: str, size: QSize) -> bool:
        """Shows it on its screen; returns False and uses this size if there is only the desk's screen."""
        name = screen_for_spectators(self._screens.names(), desk_screen, remembered)
        if name is None:
            self.resize(size)
            self.show()
            self.raise_()
            return False
        self._fill(name)
        return True

    def _fill(self, name: str) -> None:
        self.screen_name = name
        self.setGeometry(self._screens.place(name))
        self.showFullScreen()

    def _lose(self, name: str) -> None:
        if name == self.screen_name and self.isVisible():
            self.hide()
            self.screen_lost.emit()

    def _find_again(self, name: str) -> None:
        if name == self.screen_name and not self.isVisible():
            self._fill(name)

    def closeEvent(self, event: QCloseEvent) -> None:
        super().closeEvent(event)
        self.screen_name = ""
        self.closed.emit()
