"""Controller of the scoreboard window, loaded when it is opened."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

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

from .screens import Screens

if TYPE_CHECKING:
    from .spectator_window import SpectatorWindow

_SHARE_OF_DESK = 0.66
"""Size of the window relative to the desk if both are on one screen."""


class SpectatorController(QObject):
    """Opens and closes the scoreboard window, and shows the open match in it."""

    def __init__(
        self,
        match: MatchController,
        clock: UmpireClock,
        settings: SettingsModel,
        screens: Screens,
        theme: Theme,
        desk: QWidget,
        notify: Notify,
    ) -> None:
        super().__init__(desk)
        self._notify = notify
        self._match = match
        self._clock = clock
        self._settings = settings
        self._screens = screens
        self._theme = theme
        self._desk = desk
        self.window: SpectatorWindow | None = None
        """The window; None while closed."""
        settings.changed.connect(self._restyle)
        for signal in (match.opened, match.recorded, match.closed):
            signal.connect(self._show)

    def toggle(self, *, is_clock: bool) -> None:
        """Toggles the window with the clock or the score, which replace each other."""
        if self.window is None:
            self._open(is_clock=is_clock)
        elif self.window.is_clock is is_clock:
            self.leave()
        else:
            self.window.show_clock_alone(is_alone=is_clock)

    def _open(self, *, is_clock: bool) -> None:
        from .spectator_window import SpectatorWindow

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
        else:  # in front until the desk is used again, so that it is noticed
            self._notify(_("Only one screen is connected. Move the scoreboard window to where spectators can see it."))

    def leave(self) -> None:
        """Closes the window."""
        if self.window is not None:
            self.window.close()

    def set_theme(self, theme: Theme) -> None:
        self._theme = theme
        self._restyle()

    def _restyle(self) -> None:
        if self.window is not None:
            self.window.board.set_theme(self._hall_theme())
            self.window.clock.set_theme(self._hall_theme())

    def _hall_theme(self) -> Theme:
        """Returns the scoreboard's theme, or the desk's."""
        chosen = self._settings.current.spectator_theme
        return self._theme if chosen is None else load_theme(chosen.theme(self._theme.name))

    def renew(self) -> None:
        """Retranslates everything."""
        if self.window is not None:
            is_clock = self.window.is_clock
            self.leave()
            self._open(is_clock=is_clock)

    @property
    def _record(self) -> MatchRecord | None:
        session = self._match.session
        return session.record if session.desk is not None else None

    def _show(self) -> None:
        if self.window is not None:
            record = self._record
            self.window.board.show_view(SpectatorView() if record is None else spectator_view(record))
            self._show_clock(self._clock.reading)

    def _show_clock(self, reading: ClockReading | None) -> None:
        if self.window is not None:
            clock = players_clock(self._record, reading)
            self.window.board.show_clock(clock)
            self.window.clock.show_view(clock)

    def _forget(self) -> None:
        window, self.window = self.window, None
        if window is not None:
            self._clock.changed.disconnect(self._show_clock)
            window.deleteLater()
