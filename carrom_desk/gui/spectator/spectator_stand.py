"""Opens and closes the window for the hall, and keeps it showing what is on disk."""

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.settings import SettingsModel
from carrom_desk.gui.theme import Theme
from carrom_desk.match.record import MatchRecord

from .score_board import SpectatorView, spectator_view
from .screens import Screens
from .spectator_window import SpectatorWindow

_SHARE_OF_DESK = 0.66
"""How large the window is, beside the desk, where both are on one screen."""


class SpectatorStand(QObject):
    """Where those who watch sit; empty until the umpire opens it.

    Signals:
        told: a sentence for the umpire.
    """

    told = Signal(str)

    def __init__(
        self, clock: UmpireClock, settings: SettingsModel, screens: Screens, theme: Theme, desk: QWidget
    ) -> None:
        super().__init__(desk)
        self._clock = clock
        self._settings = settings
        self._screens = screens
        self._theme = theme
        self._desk = desk
        self._record: MatchRecord | None = None
        self._window: SpectatorWindow | None = None

    @property
    def window(self) -> SpectatorWindow | None:
        """The window, while it is open."""
        return self._window

    def toggle(self) -> None:
        """Open the window, or close it."""
        if self._window is not None:
            self.leave()
            return
        self._window = window = SpectatorWindow(self._theme, self._screens)
        window.closed.connect(self._forget)
        window.screen_lost.connect(lambda: self.told.emit(self.tr("The screen for the hall was unplugged.")))
        self._clock.changed.connect(window.board.show_clock)
        window.board.show_clock(self._clock.reading)
        self._show()
        size = self._desk.size() * _SHARE_OF_DESK
        if window.show_beside(self._desk.screen().name(), self._settings.current.spectator_screen, size):
            self._settings.put(replace(self._settings.current, spectator_screen=window.screen_name))
        else:
            self.told.emit(self.tr("There is one screen only: move the window for the hall to where it is seen."))
        self._desk.activateWindow()

    def leave(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()

    def follow(self, match: MatchController) -> None:
        """Show whatever match is open."""
        match.opened.connect(lambda: self._take(match.record))
        match.recorded.connect(self._take)
        match.closed.connect(lambda: self._take(None))

    def set_theme(self, theme: Theme) -> None:
        """Take another look."""
        self._theme = theme
        if self._window is not None:
            self._window.board.set_theme(theme)

    def renew(self) -> None:
        """Say everything in another language."""
        if self._window is not None:
            self.leave()
            self.toggle()

    def _take(self, record: MatchRecord | None) -> None:
        self._record = record
        self._show()

    def _show(self) -> None:
        if self._window is not None:
            view = spectator_view(self._record) if self._record is not None else SpectatorView()
            self._window.board.show_view(view)

    def _forget(self) -> None:
        window, self._window = self._window, None
        if window is not None:
            self._clock.changed.disconnect(window.board.show_clock)
            window.deleteLater()
