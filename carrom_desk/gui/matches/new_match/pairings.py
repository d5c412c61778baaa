"""Import of pairings from a file."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.imports import OfferedPairing, begin_all, offered, pairings_in
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.background_jobs import PREPARING_MATCHES, BackgroundJobs
from carrom_desk.gui.dialogs.desk_dialog import open_dialog, plain_button, voiced
from carrom_desk.gui.dialogs.fields import choice_box
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.dialogs.tick_list import CheckList
from carrom_desk.gui.kit.background import Background
from carrom_desk.gui.kit.file_dialogs import SOL_FILES, ask_file
from carrom_desk.gui.kit.layouts import across
from carrom_desk.gui.kit.wording import PAIRINGS_FROM_SOL, Notify
from carrom_desk.i18n import _, say
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.store import Progress, StoreError
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.names import full_names
from carrom_desk.presentation.wording.refusal_text import fault_line, in_language
from carrom_desk.rules.edition_register import BY_ID, EDITIONS


class PairingImport(QObject):
    """Asks for a file, then for the pairings to umpire here."""

    def __init__(self, window: QWidget, notify: Notify) -> None:
        super().__init__(window)
        self._notify = notify
        self._window = window
        self._jobs = BackgroundJobs(Background("pairings", self), window, notify)

    def ask(self, library: MatchLibrary) -> None:
        title, read = say(PAIRINGS_FROM_SOL), partial(self.read, library)
        ask_file(self._window, "pairing_file_dialog", title, read, filters=SOL_FILES)

    def read(self, library: MatchLibrary, path: Path) -> None:
        """Reads a file and asks for the pairings to umpire here."""

        def work(progress: Progress) -> Sequence[OfferedPairing] | InvalidDocument:
            try:
                return offered(library, pairings_in(bytes_of(path), path.name, progress))
            except InvalidDocument as invalid:
                return invalid

        self._jobs.do(
            say(PAIRINGS_FROM_SOL),
            _("Reading {name}…").format(name=path.name),
            work,
            lambda found: self._show(library, path, found),
            stopped=self._not_imported(path),
        )

    def _show(self, library: MatchLibrary, path: Path, found: Sequence[OfferedPairing] | InvalidDocument) -> None:
        match found:
            case InvalidDocument():
                self._show_faults(path, found)
            case []:
                text = _("{name} has no pairing without a result. Nothing was imported.")
                self._notify(text.format(name=path.name))
            case _:
                dialog = PairingsDialog(found, self._window)
                dialog.answered.connect(lambda setups: self.store(library, setups))
                dialog.rejected.connect(lambda: self._notify(self._not_imported(path)))
                open_dialog(dialog)

    def store(self, library: MatchLibrary, setups: Sequence[Setup]) -> None:
        """Stores a match for each setup."""
        self._jobs.do(
            say(PAIRINGS_FROM_SOL),
            say(PREPARING_MATCHES),
            partial(begin_all, library, setups),
            lambda kept: self._say_kept(len(setups), *kept),
            of_matches=True,
        )

    def _say_kept(self, wanted: int, kept: int, why_no_more: StoreError | None) -> None:
        if kept < wanted:
            text = _("{kept} of {all} matches are ready. {why}")
            self._notify(
                text.format(kept=kept, all=wanted, why="" if why_no_more is None else in_language(why_no_more)).strip()
            )
        else:
            text = _("Matches ready to umpire: {count}. Find them in the list of matches.")
            self._notify(text.format(count=kept))

    def _not_imported(self, path: Path) -> str:
        return _("{name} was not imported.").format(name=path.name)

    def _show_faults(self, path: Path, invalid: InvalidDocument) -> None:
        said = self._not_imported(path)
        self._notify(said)
        details = [fault_line(fault) for fault in invalid.problems]
        open_dialog(OutcomeDialog("outcome_dialog", say(PAIRINGS_FROM_SOL), said, details, self._window))


class PairingsDialog(AskDialog):
    """Answers with a list of `Setup`, one for each selected pairing."""

    def __init__(self, offered: Sequence[OfferedPairing], parent: QWidget | None = None) -> None:
        super().__init__("pairings_dialog", say(PAIRINGS_FROM_SOL), _("Import"), parent)
        editions = [(say(edition.name), edition.id) for edition in EDITIONS]
        self._laws = choice_box("laws", _("Laws"), editions)
        ticks = [not pairing.is_known for pairing in offered]
        self._list = CheckList("pairings", _("Pairings without a result"), offered, self._words, ticks)
        every = plain_button("all", _("Select all"), lambda: self._list.tick_all(is_on=True))
        none = plain_button("none", _("Select none"), lambda: self._list.tick_all(is_on=False))
        said = _("Each selected pairing becomes a match to umpire. Space selects or deselects.")
        line = across(self._laws.accessibleName(), (self._laws, 1), every, none)
        self.add(voiced(said, "muted"), (self._list, 1), line)
        self.set_size(820, 520)
        self._list.changed.connect(self.check)
        self.begin_at(self._list)
        self.check()

    def answer(self) -> list[Setup] | None:
        """Returns the setups; None if nothing is selected."""
        laws = BY_ID[self._laws.currentData()]
        return [replace(pairing.setup, laws=laws) for pairing in self._list.ticked()] or None

    def problems(self) -> list[str]:
        """Returns why nothing can be imported."""
        return [] if self._list.ticked() else [_("Select the pairings that you will umpire here.")]

    def _words(self, pairing: OfferedPairing) -> str:
        setup = plain_setup(pairing.setup)
        names = full_names(setup)
        text = _("{event}, round {round}, table {table}: {a} – {b}").format(
            event=setup.event,
            round=setup.round,
            table=setup.table,
            a=names.side(Side.A),
            b=names.side(Side.B),
        )
        return _("{pairing} (already imported)").format(pairing=text) if pairing.is_known else text
