"""The open match as the window sees it: commands in, states out."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entries import Entry
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.problems import Refusal, Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import MatchId, StoredMatch, StoreError

from .repeat_guard import RepeatGuard

_TIME_OF_DAY = slice(11, 19)
"""Where hours, minutes and seconds stand in an ISO 8601 wall time."""


class MatchSession(QObject):
    """One match at the desk: hands commands to it and tells every view what came of them.

    Signals:
        state_changed: the new `MatchRecord`, which is on disk.
        refused: a `Refusal`: the command is not possible now.
        failed: a `StoreError`: the command could not be kept; nothing has changed.
        saved: the time of day of the entry last kept, "10:04:05".
        ignored: a press came so soon after the last that it cannot have been meant.
        held_back: why nothing can be entered here at all, a sentence.
    """

    state_changed = Signal(object)
    refused = Signal(object)
    failed = Signal(object)
    saved = Signal(str)
    ignored = Signal()
    held_back = Signal(str)

    def __init__(
        self, desk: MatchDesk, monotonic_ms: Callable[[], int], parent: QObject | None = None, *, blocked: str = ""
    ) -> None:
        """Work on an open match; where it can only be looked at, `blocked` says why in a sentence."""
        super().__init__(parent)
        self._blocked = blocked
        self._desk = desk
        shown = plain_setup(desk.record.setup)
        self._shown_setup = shown if shown != desk.record.setup else None
        """The names as they are shown, where they hold what could reorder or break the words around them."""
        self._guard = RepeatGuard(monotonic_ms)

    def set_guard(self, window_ms: int) -> None:
        """A second press of the same within so many milliseconds is not counted; 0 counts every one."""
        self._guard.set_window(window_ms)

    @property
    def match_id(self) -> MatchId:
        """The open match."""
        return self._desk.id

    @property
    def blocked(self) -> str:
        """Why nothing can be entered here at all, a sentence; empty when it can."""
        return self._blocked

    @property
    def record(self) -> MatchRecord:
        """The match as it is on disk, its names made plain."""
        return self._plain(self._desk.record)

    @property
    def lately(self) -> MatchRecord:
        """The match as it was before the entries that are seen first, its names made plain."""
        return self._plain(self._desk.lately)

    def _plain(self, record: MatchRecord) -> MatchRecord:
        shown = self._shown_setup
        if shown is None:
            return record
        return replace(record, setup=shown, state=replace(record.state, setup=shown))

    @property
    def saved_at(self) -> str:
        """The time of day of the entry last kept; empty before the first."""
        entries = self._desk.record.entries
        return entries[-1].at[_TIME_OF_DAY] if entries else ""

    def refusal(self, command: Entry) -> Refusal | None:
        """Why a command is not possible now; None when it is."""
        return self._desk.refusal(command)

    def preview(self, command: Entry) -> Entry | Refusal:
        """The entry with the ruling it would be given, or why there can be none."""
        try:
            return self._desk.preview(command)
        except Refused as refused:
            return refused.refusal

    def with_unsaved(self, command: Entry) -> StoredMatch:
        """The match with a command that could not be kept, to be written elsewhere.

        Raises:
            Refused: the command is not possible now.
        """
        return self._desk.with_unsaved(command)

    def as_stored(self) -> StoredMatch:
        """The match as it is on disk, to be written elsewhere."""
        record = self._desk.record
        return StoredMatch(self._desk.id, record.setup, record.entries)

    def noted_input(self) -> None:
        """Something was entered: whatever is confirmed next is meant, however soon it comes."""
        self._guard.reset()

    def submit_once(self, command: Entry, press: str) -> bool:
        """Submit what a single press asked for, unless it repeats the last press of the same within a moment."""
        if not self._guard.lets_through(press):
            self.ignored.emit()
            return False
        return self.submit(command)

    def submit(self, command: Entry) -> bool:
        """Submit a command; True when it is on disk."""
        if self._blocked:
            self.held_back.emit(self._blocked)
            return False
        try:
            logged = self._desk.submit(command)
        except Refused as refused:
            self.refused.emit(refused.refusal)
            return False
        except StoreError as error:
            self.noted_input()  # trying again at once is meant
            self.failed.emit(error)
            return False
        self.state_changed.emit(self.record)
        self.saved.emit(logged.at[_TIME_OF_DAY])
        return True
