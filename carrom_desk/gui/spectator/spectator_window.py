"""The score or the clock alone on a second screen: the screens of this machine, the window, and when it is shown."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QScreen, QShortcut
from PySide6.QtWidgets import QStackedLayout, QWidget

from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.kit.theme import Theme, load_theme
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import _
from carrom_desk.match.record import MatchRecord
from carrom_desk.presentation.clock import ClockReading
from carrom_desk.presentation.players_clock import players_clock
from carrom_desk.presentation.score import SpectatorView, spectator_view

from .players_clock import PlayersClockFace
from .score_board import SpectatorBoard

_KEYS_THAT_CLOSE = ("Esc", "F9", "Shift+F9")
_SHARE_OF_DESK = 0.66
"""How large the window is, beside the desk, where both are on one screen."""


class Screens(QObject):
    """Knows the screens, and tells when one is plugged in or out, if it is given the application.

    Signals:
        added: the name of a screen that is there now.
        removed: the name of one that has gone.
    """

    added = Signal(str)
    removed = Signal(str)

    def __init__(self, application: QGuiApplication | None = None) -> None:
        super().__init__(application)
        if application is not None:
            application.screenAdded.connect(lambda screen: self.added.emit(screen.name()))
            application.screenRemoved.connect(lambda screen: self.removed.emit(screen.name()))

    def names(self) -> Sequence[str]:
        """Every screen, the main one first."""
        return tuple(screen.name() for screen in QGuiApplication.screens())

    def place(self, name: str) -> QRect:
        """Where a screen lies; nothing at all for one that is not there."""
        found: list[QScreen] = [screen for screen in QGuiApplication.screens() if screen.name() == name]
        return found[0].geometry() if found else QRect()


def screen_for_spectators(names: Sequence[str], desk: str, remembered: str) -> str | None:
    """The screen the hall looks at: the one used last if it is there, else the first that the desk is not on.

    None where the desk's is the only one: it is never covered.
    """
    others = [name for name in names if name != desk]
    if remembered in others:
        return remembered
    return others[0] if others else None


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
        self.setWindowTitle(_("Carrom Desk: scoreboard"))
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_QuitOnClose, on=False)
        self._screens = screens
        self.screen_name = ""
        """The screen it fills; empty while it is a window among others."""
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
        """Whether the clock is shown alone, and not the score."""
        return self._faces.currentWidget() is self.clock

    def show_clock_alone(self, *, is_alone: bool) -> None:
        """Show the clock alone, or the score."""
        self._faces.setCurrentWidget(self.clock if is_alone else self.board)

    def show_beside(self, desk_screen: str, remembered: str, size: QSize) -> bool:
        """Show it where the hall sees it; False where the desk's screen is the only one: then in this size."""
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


class SpectatorController(QObject):
    """Opens and closes the window for the hall, and shows in it whatever match is open."""

    def __init__(
        self,
        clock: UmpireClock,
        settings: SettingsModel,
        screens: Screens,
        theme: Theme,
        desk: QWidget,
        notify: Notify,
    ) -> None:
        super().__init__(desk)
        self._notify = notify
        self._clock = clock
        self._settings = settings
        self._screens = screens
        self._theme = theme
        self._desk = desk
        self._record: MatchRecord | None = None
        self.window: SpectatorWindow | None = None
        """The window, while it is open."""
        settings.changed.connect(self._restyle)

    def toggle_score(self) -> None:
        """Open the window with the score, or close it; where the clock is shown, the score takes its place."""
        self._toggle(is_clock=False)

    def toggle_clock(self) -> None:
        """Open the window with the clock alone, or close it; where the score is shown, the clock takes its place."""
        self._toggle(is_clock=True)

    def _toggle(self, *, is_clock: bool) -> None:
        if self.window is None:
            self._open(is_clock=is_clock)
        elif self.window.is_clock is is_clock:
            self.leave()
        else:
            self.window.show_clock_alone(is_alone=is_clock)

    def _open(self, *, is_clock: bool) -> None:
        self.window = window = SpectatorWindow(self._hall_theme(), self._screens)
        window.show_clock_alone(is_alone=is_clock)
        window.closed.connect(self._forget)
        window.screen_lost.connect(lambda: self._notify(_("The scoreboard screen was disconnected.")))
        self._clock.changed.connect(self._show_clock)
        self._show()
        size = self._desk.size() * _SHARE_OF_DESK
        if window.show_beside(self._desk.screen().name(), self._settings.current.spectator_screen, size):
            self._settings.change(spectator_screen=window.screen_name)
            self._desk.activateWindow()
        else:  # in front until the desk is used again, or nobody would know that it is there
            self._notify(_("Only one screen is connected. Move the scoreboard window to where spectators can see it."))

    def leave(self) -> None:
        """Close the window."""
        if self.window is not None:
            self.window.close()

    def follow(self, match: MatchController) -> None:
        """Show whatever match is open."""
        match.opened.connect(lambda: self._take(match.session.record))
        match.recorded.connect(self._take)
        match.closed.connect(lambda: self._take(None))

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._restyle()

    def _restyle(self) -> None:
        if self.window is not None:
            self.window.board.set_theme(self._hall_theme())
            self.window.clock.set_theme(self._hall_theme())

    def _hall_theme(self) -> Theme:
        """The colours that are chosen for the hall, else those of the desk."""
        chosen = self._settings.current.spectator_theme
        return self._theme if chosen is None else load_theme(chosen.theme(self._theme.name))

    def renew(self) -> None:
        """Say everything in another language."""
        if self.window is not None:
            is_clock = self.window.is_clock
            self.leave()
            self._open(is_clock=is_clock)

    def _take(self, record: MatchRecord | None) -> None:
        self._record = record
        self._show()

    def _show(self) -> None:
        if self.window is not None:
            view = spectator_view(self._record) if self._record is not None else SpectatorView()
            self.window.board.show_view(view)
            self._show_clock(self._clock.reading)

    def _show_clock(self, reading: ClockReading | None) -> None:
        if self.window is not None:
            self.window.board.show_clock(reading)
            self.window.clock.show_view(players_clock(self._record, reading))

    def _forget(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            self._clock.changed.disconnect(self._show_clock)
            window.deleteLater()
