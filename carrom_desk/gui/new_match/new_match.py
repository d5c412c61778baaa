"""Asks what is agreed for a new match, and keeps what was typed until the match has begun.

Its pages are loaded when they are opened first.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from carrom_desk.desk.match_library import EarlierMatch, MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.languages import say
from carrom_desk.gui.settings import SettingsModel
from carrom_desk.gui.wording import TYPED_BEFORE
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.store import MatchId, StoreError

if TYPE_CHECKING:
    from .dialog import NewMatchDialog
    from .form import SetUpForm

_T = TypeVar("_T")

RoundMinutes = Callable[[MatchId], int]
"""The minutes that were agreed for a match's round; 0: none."""


class NewMatchDialogs(QObject):
    """One dialog at a time, shown over a window.

    Signals:
        begun: the `Setup` of a new match, and the minutes of its round, 0 for none.
        failed: the earlier matches cannot be read, a sentence.
    """

    begun = Signal(object, int)
    failed = Signal(str)

    def __init__(self, round_minutes: RoundMinutes, settings: SettingsModel, window: QWidget) -> None:
        super().__init__(window)
        self._settings = settings
        self._round_minutes = round_minutes
        self._window = window
        self._draft: SetUpForm | None = None

    def ask(self, library: MatchLibrary) -> None:
        """Ask who plays, by which laws, in which format."""
        from .dialog import NewMatchDialog

        known = KnownMatches(library, self._round_minutes, self._fail)
        form, note = self._beginning(known)
        dialog = NewMatchDialog(known, form, note, self._window)
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
            self.failed.emit(sentence)

    def _beginning(self, known: "KnownMatches") -> "tuple[SetUpForm, str]":
        from .form import SetUpForm

        if self._draft is not None:
            return self._draft, say(TYPED_BEFORE)
        form = known.just_before()
        if form is None:
            return SetUpForm(), ""
        return form, self.tr("Filled in as in the last match. Change what differs.")

    def _left(self, dialog: "NewMatchDialog") -> None:
        from .form import SetUpForm

        if dialog.is_touched() or self._draft is not None:
            form = dialog.form()
            self._draft = form if form != SetUpForm() else None

    def _agreed(self, setup: Setup, form: "SetUpForm") -> None:
        """A match that has begun elsewhere needs to be told how it stands."""
        self._draft = form  # until it has begun: it may not be possible to keep it
        if not form.is_in_progress:
            self.begun.emit(setup, form.round_minutes)
            return
        from .take_over import TakeOverDialog

        dialog = TakeOverDialog(setup, self._window)
        dialog.answered.connect(lambda told: self.begun.emit(told, form.round_minutes))
        open_dialog(dialog)


class KnownMatches:
    """What earlier matches tell; where they cannot be read, nothing, and that is said."""

    def __init__(self, library: MatchLibrary, minutes: RoundMinutes, fail: Callable[[str], object]) -> None:
        self._library = library
        self._minutes = minutes
        self._fail = fail

    def players(self, prefix: str) -> Sequence[str]:
        """Names of players that begin so."""
        return self._read(lambda: self._library.known_players(prefix), ())

    def player(self, name: str) -> Player | None:
        """A player with the club and country he was last entered with."""
        return self._read(lambda: self._library.earlier.player(name), None)

    def events(self, prefix: str) -> Sequence[str]:
        """Names of events that begin so."""
        return self._read(lambda: self._library.earlier.events(prefix), ())

    def last_of(self, event: str) -> "SetUpForm | None":
        """What the latest match of an event has in common with the next one."""
        return self._form(self._read(lambda: self._library.earlier.last_of(event), None))

    def just_before(self) -> "SetUpForm | None":
        """What the match begun last has in common with the next one, if it is of the same event."""
        return self._form(self._read(self._library.earlier.just_before, None))

    def _form(self, found: EarlierMatch | None) -> "SetUpForm | None":
        from .form import form_after

        return None if found is None else form_after(found.setup, self._minutes(found.id))

    def _read(self, ask: Callable[[], _T], otherwise: _T) -> _T:
        try:
            return ask()
        except StoreError as error:
            self._fail(str(error))
            return otherwise
