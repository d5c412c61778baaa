"""New matches: agreed on a page, typed in from a paper sheet, or taken from the pairings of a file."""

from functools import cached_property, partial
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.matches.new_match.new_match import NewMatchDialogs
from carrom_desk.gui.round_clock.round_button import RoundControl
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import _
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Setup
from carrom_desk.presentation.next_step.actions import ActionName

from .stored_matches import StoredMatches

if TYPE_CHECKING:
    from carrom_desk.gui.matches.new_match.pairings import PairingImport
    from carrom_desk.gui.matches.paper.paper_dialog import PaperTyping


class NewMatches(QObject):
    """Asks for new matches, and begins one once it is agreed."""

    def __init__(
        self,
        match: MatchController,
        matches: StoredMatches,
        rounds: RoundControl,
        settings: SettingsModel,
        window: QWidget,
        notify: Notify,
    ) -> None:
        super().__init__(window)
        self._match, self._matches, self._rounds, self._settings = match, matches, rounds, settings
        self._window, self._notify = window, notify
        self._dialogs = NewMatchDialogs(rounds.minutes_of, settings, window, match.session.show_trouble)
        self._dialogs.begun.connect(self.begin)

    @cached_property
    def typing(self) -> "PaperTyping":
        """Takes paper sheets."""
        from carrom_desk.gui.matches.paper.paper_dialog import PaperTyping

        typing = PaperTyping(lambda: MatchId(uuid4().hex), self._window, self._notify)
        typing.kept.connect(self._go_on_with_sheet)
        return typing

    @cached_property
    def pairings(self) -> "PairingImport":
        """Takes pairings of the tournament desk."""
        from carrom_desk.gui.matches.new_match.pairings import PairingImport

        return PairingImport(self._window, self._notify)

    def handlers(self) -> Handlers:
        """What the entries of the menu about new matches do."""
        return {
            ActionName.NEW_MATCH: partial(self._matches.with_library, self._dialogs.ask, is_writing=True),
            ActionName.TYPE_SHEET: lambda: self._matches.with_library(self.typing.ask, is_writing=True),
            ActionName.PAIRINGS: lambda: self._matches.with_library(self.pairings.ask, is_writing=True),
        }

    def begin(self, setup: Setup, round_minutes: int = 0) -> None:
        """Begin a new match, in a round of so many minutes; 0: without a round clock."""
        if self._matches.begin(setup):
            self._rounds.clock.give(round_minutes)
            self._dialogs.forget_draft()
            if not self._matches.is_practice:
                self._settings.change(begun_last=self._match.session.stored().id)

    def _go_on_with_sheet(self, match_id: MatchId, is_over: bool) -> None:
        """A match that is not over is there to be gone on with."""
        if is_over:
            self._notify(_("Match saved. Find it in the list of matches."))
            return
        self._matches.open(match_id)
        self._notify(_("Match saved. It continues from here."))
