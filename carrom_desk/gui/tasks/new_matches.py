"""New matches: from the dialog, a paper sheet, or pairings in a file."""

from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING
from uuid import uuid4

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.actions import Handlers
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.wording import TYPED_BEFORE, Notify
from carrom_desk.gui.match_controller import MatchController
from carrom_desk.gui.round_clock.round_button import RoundControl
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Setup
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.wording.format_text import SET_UP_BY
from carrom_desk.rules.edition_register import BY_ID, USUAL

from .stored_matches import StoredMatches

if TYPE_CHECKING:
    from collections.abc import Callable

    from carrom_desk.desk.forms.known_matches import KnownMatches
    from carrom_desk.desk.forms.new_match_form import SetUpForm
    from carrom_desk.exchange.event_file import EventTerms
    from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
    from carrom_desk.gui.matches.new_match.pairings import PairingImport
    from carrom_desk.gui.matches.paper.paper_dialog import PaperTyping


class NewMatches(QObject):
    """Asks for new matches and starts them."""

    def __init__(
        self,
        match: MatchController,
        matches: StoredMatches,
        rounds: RoundControl,
        settings: SettingsModel,
        window: QWidget,
        notify: Notify,
        terms: "Callable[[], EventTerms | None]",
    ) -> None:
        """`terms` returns the rules by which the hall plays that was joined."""
        super().__init__(window)
        self._terms = terms
        self._match, self._matches, self._rounds, self._settings = match, matches, rounds, settings
        self._window, self._notify = window, notify
        matches.event_wanted.connect(lambda path: matches.with_library(partial(self.open_event, path), is_writing=True))
        self._draft: SetUpForm | None = None
        """Values typed for a match not started yet."""

    @cached_property
    def typing(self) -> "PaperTyping":
        """Entry of paper sheets."""
        from carrom_desk.gui.matches.paper.paper_dialog import PaperTyping

        typing = PaperTyping(lambda: MatchId(uuid4().hex), self._window, self._notify)
        typing.kept.connect(self._go_on_with_sheet)
        return typing

    @cached_property
    def pairings(self) -> "PairingImport":
        from carrom_desk.gui.matches.new_match.pairings import PairingImport

        return PairingImport(self._window, self._notify)

    def handlers(self) -> Handlers:
        """Returns the handlers of the menu entries about new matches."""
        return {
            ActionName.NEW_MATCH: partial(self._matches.with_library, self.ask, is_writing=True),
            ActionName.TYPE_SHEET: lambda: self._matches.with_library(self.typing.ask, is_writing=True),
            ActionName.PAIRINGS: lambda: self._matches.with_library(self.pairings.ask, is_writing=True),
        }

    def open_event(self, path: Path, library: MatchLibrary) -> None:
        """Asks for players of a match by the rules in an event's file."""
        from carrom_desk.gui.matches.new_match.event_files import form_in

        form, said = form_in(path, self._draft or self._empty_form())
        if form is None:
            self._notify(said)
        else:
            self._draft = form
            self.ask(library, said)

    def ask(self, library: MatchLibrary, said: str = "") -> None:
        """Asks for players, laws and format; `said` is a sentence on their source."""
        from carrom_desk.desk.forms.known_matches import KnownMatches
        from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog

        known = KnownMatches(library, self._rounds.minutes_of, self._show_trouble)
        empty = self._empty_form()
        form, note = self._first_form(known, empty)
        last = known.just_before(MatchId(self._settings.current.begun_last))
        dialog = NewMatchDialog(known, form, said or note, self._window, empty=empty)
        if last is not None:
            dialog.offer_last(last)
        if self._settings.current.is_board_turned:
            dialog.turn_board()
        dialog.board_turned.connect(lambda: self._turn_board(dialog))
        dialog.pairings_wanted.connect(partial(self.pairings.ask, library))
        dialog.answered.connect(lambda setup: self._agreed(setup, dialog.form()))
        dialog.rejected.connect(lambda: self._keep_draft(dialog, empty))
        open_dialog(dialog)

    def _turn_board(self, dialog: "NewMatchDialog") -> None:
        self._settings.change(is_board_turned=not self._settings.current.is_board_turned)
        dialog.turn_board()

    def _empty_form(self) -> "SetUpForm":
        from carrom_desk.desk.forms.new_match_form import form_by

        return form_by(BY_ID.get(self._settings.current.laws, USUAL))

    def _first_form(self, known: "KnownMatches", empty: "SetUpForm") -> "tuple[SetUpForm, str]":
        """Returns the form to fill in, with a note on its source."""
        from carrom_desk.desk.forms.new_match_form import form_of_event

        if self._draft is not None:
            return self._draft, say(TYPED_BEFORE)
        form, terms = known.just_before(MatchId(self._settings.current.begun_last)), self._terms()
        if terms is not None:
            return form_of_event(terms, form or empty), say(SET_UP_BY, event=terms.event)
        if form is None:
            return empty, ""
        return form, _("As last time")

    def _keep_draft(self, dialog: "NewMatchDialog", empty: "SetUpForm") -> None:
        if dialog.is_touched() or self._draft is not None:
            form = dialog.form()
            self._draft = form if form != empty else None

    def _agreed(self, setup: Setup, form: "SetUpForm") -> None:
        """Starts the match, or asks for the state of one in progress."""
        self._draft = form  # kept until it has started, since storing it may fail
        if not form.is_in_progress:
            self.begin(setup)
            return
        from carrom_desk.gui.matches.new_match.take_over import TakeOverDialog

        dialog = TakeOverDialog(setup, self._window)
        dialog.answered.connect(self.begin)
        open_dialog(dialog)

    def _show_trouble(self, sentence: str) -> None:
        if isValid(self):  # a page closed with the window asks again
            self._match.session.show_trouble(sentence)

    def begin(self, setup: Setup) -> None:
        if self._matches.begin(setup):
            self._draft = None
            if not self._matches.is_practice:
                self._settings.change(begun_last=self._match.session.stored().id)

    def _go_on_with_sheet(self, match_id: MatchId, is_over: bool) -> None:
        """Opens a match unless it is over."""
        if is_over:
            self._notify(_("Match saved. Find it in the list of matches."))
            return
        self._matches.open(match_id)
        self._notify(_("Match saved. It continues from here."))
