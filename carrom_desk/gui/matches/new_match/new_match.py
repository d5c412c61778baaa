"""Asks what is agreed for a new match, and keeps what was typed until the match has begun."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.kit.wording import TYPED_BEFORE, Notify
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import _, say
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.setup import Setup
from carrom_desk.rules.edition_register import BY_ID, USUAL

if TYPE_CHECKING:
    from carrom_desk.desk.forms.new_match_form import KnownMatches, RoundMinutes, SetUpForm

    from .new_match_dialog import NewMatchDialog


class NewMatchDialogs(QObject):
    """One dialog at a time, shown over a window; each is loaded when it is opened first."""

    begun = Signal(object, int)
    """The `Setup` of a new match, and the minutes of its round, 0 for none."""

    def __init__(self, round_minutes: "RoundMinutes", settings: SettingsModel, window: QWidget, notify: Notify) -> None:
        """`notify` is told why earlier matches cannot be read."""
        super().__init__(window)
        self._notify = notify
        self._settings = settings
        self._round_minutes = round_minutes
        self._window = window
        self._draft: SetUpForm | None = None

    def ask(self, library: MatchLibrary) -> None:
        """Ask who plays, by which laws, in which format."""
        from carrom_desk.desk.forms.new_match_form import KnownMatches

        from .new_match_dialog import NewMatchDialog

        known = KnownMatches(library, self._round_minutes, self._fail)
        form, note = self._beginning(known)
        dialog = NewMatchDialog(known, form, note, self._window, empty=self._empty)
        if self._settings.current.is_board_turned:
            dialog.turn_board()
        dialog.answered.connect(lambda setup: self._agreed(setup, dialog.form()))
        dialog.rejected.connect(lambda: self._left(dialog))
        open_dialog(dialog)

    def forget_draft(self) -> None:
        """The match has begun: the next form is a new one."""
        self._draft = None

    def _fail(self, sentence: str) -> None:
        if isValid(self):  # a page that goes down with the window asks once more
            self._notify(sentence)

    def _beginning(self, known: "KnownMatches") -> "tuple[SetUpForm, str]":
        if self._draft is not None:
            return self._draft, say(TYPED_BEFORE)
        form = known.just_before(MatchId(self._settings.current.begun_last))
        if form is None:
            return self._empty, ""
        return form, _("Filled in from the last match. Change what is different.")

    def _left(self, dialog: "NewMatchDialog") -> None:
        if dialog.is_touched() or self._draft is not None:
            form = dialog.form()
            self._draft = form if form != self._empty else None

    @property
    def _empty(self) -> "SetUpForm":
        from carrom_desk.desk.forms.new_match_form import form_by

        return form_by(BY_ID.get(self._settings.current.laws, USUAL))

    def _agreed(self, setup: Setup, form: "SetUpForm") -> None:
        """A match that has begun elsewhere needs to be told how it stands."""
        self._draft = form  # until it has begun: it may not be possible to keep it
        if not form.is_in_progress:
            self.begun.emit(setup, form.round_minutes)
            return
        from .take_over import TakeOverDialog

        dialog = TakeOverDialog(setup, self._window)
        dialog.answered.connect(lambda start: self.begun.emit(start, form.round_minutes))
        open_dialog(dialog)
