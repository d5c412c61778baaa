"""Asks for a paper sheet, what was agreed and then its boards, and keeps the match that it tells of."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.new_match import NewMatchDialog
from carrom_desk.gui.dialogs.set_up_form import SetUpForm
from carrom_desk.gui.setting_up import KnownMatches
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.typed_sheet import TypedSheet

from .paper_dialog import PaperDialog
from .paper_form import PaperForm


class PaperTyping(QObject):
    """One dialog at a time, shown over a window. What was typed is there again until the match is kept.

    Signals:
        kept: the `MatchId` of the match, and whether it is over.
        failed: why earlier matches cannot be read, a sentence.
    """

    kept = Signal(object, bool)
    failed = Signal(str)

    def __init__(self, new_id: Callable[[], MatchId], window: QWidget) -> None:
        super().__init__(window)
        self._new_id = new_id
        self._window = window
        self._agreed: SetUpForm | None = None
        self._typed = PaperForm()

    def ask(self, library: MatchLibrary) -> None:
        """Ask what was agreed, and then for the boards."""
        known = KnownMatches(library, lambda _match_id: 0, self.failed.emit)
        form, note = self._agreed, ""
        if form is not None:
            note = self.tr("This was typed before; “Clear all” begins with an empty page.")
        dialog = NewMatchDialog(known, form or SetUpForm(), note, self._window, is_from_paper=True)
        dialog.answered.connect(lambda setup: self._ask_boards(library, setup, dialog.form()))
        dialog.rejected.connect(lambda: self._remember(dialog.form() if dialog.is_touched() else self._agreed))
        _open(dialog)

    def _remember(self, form: SetUpForm | None) -> None:
        self._agreed = form

    def _ask_boards(self, library: MatchLibrary, setup: Setup, form: SetUpForm) -> None:
        if self._agreed is None or self._agreed.is_doubles is not form.is_doubles:
            self._typed = replace(PaperForm(), remarks=self._typed.remarks)
        self._agreed = form
        # What a form with fewer games does not show cannot be put right there.
        typed = replace(self._typed, games=self._typed.games[: setup.competition.games])
        dialog = PaperDialog(setup, typed, library.today(), lambda typed: self._keep(library, typed), self._window)
        dialog.rejected.connect(lambda: self._put_aside(dialog.form()))
        _open(dialog)

    def _put_aside(self, form: PaperForm) -> None:
        self._typed = form

    def _keep(self, library: MatchLibrary, typed: TypedSheet) -> str:
        """Keep the match; why it could not be kept, or nothing."""
        record = typed.record
        match_id = self._new_id()
        try:
            library.add(StoredMatch(match_id, record.setup, record.entries))
        except StoreError as error:
            return str(error)
        self._agreed, self._typed = None, PaperForm()
        self.kept.emit(match_id, record.state.is_over)
        return ""


def _open(dialog: QDialog) -> None:
    dialog.finished.connect(dialog.deleteLater)
    dialog.open()
