"""The open match and the umpire: what he marks and enters goes to the desk, and one value shows what came of it.

From a press of Enter to the disk: the `QAction`, `do_number`, `do`, `confirm`, `submit`, `MatchDesk.submit`, the store.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.i18n import _, say
from carrom_desk.match.entries import (
    Amended,
    Entry,
    PlainEntry,
    PlayCalled,
    Undone,
)
from carrom_desk.match.evolve import is_held_by_claim, until_claimed
from carrom_desk.match.problems import Reason, Refusal, Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import BoardState
from carrom_desk.match.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.actions import ActionName
from carrom_desk.presentation.clock import ClockReading, is_play_awaited
from carrom_desk.presentation.log_rows import LogRows
from carrom_desk.presentation.next_step import previewed, time_exceeded, why_no_time
from carrom_desk.presentation.offers import Intent, Now, now_only_shown, now_unsaved, unsaved_first, why_held_up
from carrom_desk.presentation.screen import MatchView, SavedView, match_view, standing_view, view_without_match
from carrom_desk.presentation.stroke import StrokeView, is_same_position
from carrom_desk.presentation.wording.decision_text import ending_question
from carrom_desk.presentation.wording.refusal_text import in_language, why_refused
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, USUAL

from .clock.umpire_clock import UmpireClock
from .keys import RepeatGuard
from .settings import ClockAid, Settings, SettingsModel
from .stroke_marks import StrokeMarks
from .theme import ThemeName

_UNDO = "undo"
"""The press that clears the marks: two of them within a moment undo no entry."""
_TIME_OF_DAY = slice(11, 19)
"""Where hours, minutes and seconds stand in an ISO 8601 wall time."""


class MatchController(QObject):
    """One match at a time, or none: its marks, its clock, and the entry that could not be saved.

    Signals:
        changed: the `MatchView` to be shown now.
        message: a sentence for the umpire; empty: what was said before is out of date.
        opened: another match is open.
        recorded: the `MatchRecord` after an entry that is on disk.
        closed: no match is open any more.
        not_saved: a `StoreError`: an entry could not be saved.
        asked: an `ActionName` that an offer stands for.
        question_wanted: a command that ends something by a decision, and the question to be asked before.
    """

    changed = Signal(object)
    message = Signal(str)
    opened = Signal()
    recorded = Signal(object)
    closed = Signal()
    not_saved = Signal(object)
    asked = Signal(object)
    question_wanted = Signal(object, str)

    def __init__(
        self,
        clock: UmpireClock,
        settings: SettingsModel,
        theme: ThemeName,
        monotonic_ms: Callable[[], int],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._clock = clock
        self._settings = settings.current
        self._guard = RepeatGuard(monotonic_ms, self._settings.guard_ms)
        self.theme = theme
        """That of the window, for the boards in its dialogs."""
        self.desk: MatchDesk | None = None
        """The open match; None while there is none."""
        self.read_only = ""
        """Why nothing can be entered, a sentence; empty when it can."""
        self.unsaved: Entry | None = None
        """The command that could not be saved and was not given up; None when all is saved."""
        self.marks = StrokeMarks(lambda: self.board, self._why_no_stroke, self._guard, self.message.emit, self._show)
        """Those of the stroke that is being entered."""
        self._not_saved = ""
        self._error = StoreError()
        """Why it could not be saved."""
        self._is_free = False
        """Whether nobody writes any more to a match that is only shown here."""
        self._is_round_over = False
        self._early_at = -1
        """The number of the entry to come when time was said to be exceeded before it was over."""
        self._rows: LogRows | None = None
        self._record: MatchRecord | None = None
        self._idle: Callable[[], tuple[Now, str]] = lambda: (Now(""), "")
        self._held = 0
        """How many times over nothing is to be shown yet."""
        self.view = MatchView(Now(""))
        """What is shown."""
        self._standing = self.view
        clock.changed.connect(self._show)
        settings.changed.connect(self._follow_settings)

    # Opening

    @property
    def record(self) -> MatchRecord:
        """The open match as it is on disk, its names made plain."""
        assert self._record is not None, "no match is open"
        return self._record

    @property
    def laws(self) -> Edition:
        """Those of the open match, else those that the umpire chose."""
        return BY_ID.get(self._settings.laws, USUAL) if self.desk is None else self.record.setup.laws

    @property
    def board(self) -> BoardState | None:
        """The board that is played; None where there is none, while points may be claimed, and without a match."""
        return None if self._record is None else until_claimed(self._record.state).board

    @property
    def match_id(self) -> MatchId | None:
        """The open match; None while there is none."""
        return None if self.desk is None else self.desk.id

    def open(self, desk: MatchDesk, read_only: str = "") -> None:
        """Work on a match from now on; one with a log comes back with its clock interrupted."""
        with self._at_once():
            self._forget_match()
            self.desk, self.read_only = desk, read_only
            self._follow(desk.record)
        self.opened.emit()

    def close(self, idle: Callable[[], tuple[Now, str]], *, not_saved: str = "") -> None:
        """Work on no match; `idle` says what can be done instead, and why nothing can be marked."""
        with self._at_once():
            self._forget_match()
            self._idle, self._not_saved = idle, not_saved
        self.closed.emit()

    def show_round(self, *, is_over: bool) -> None:
        """Say whether the time of the round is over, so that the game may be ended on time."""
        if is_over is not self._is_round_over:
            self._is_round_over = is_over
            self._show()

    def show_free(self) -> None:
        """Nobody writes any more to a match that is only shown here."""
        self._is_free = True
        self._show()

    def show_trouble(self, why: str) -> None:
        """Something else could not be read or saved: say so where it is said whether all is saved."""
        self._not_saved = why
        self._stand()
        self.message.emit(why)

    def translate(self) -> None:
        """Word everything in the language of now."""
        if self.desk is not None:
            self._rows = LogRows(self.record)
        self._stand()

    @property
    def why_unsaved(self) -> str:
        """Why the last command is not saved, a sentence; empty when all is."""
        return self._not_saved if self.unsaved is not None else ""

    @property
    def why_nothing_else(self) -> str:
        """Why nothing can be entered but what is still to be saved, a sentence; empty when all can."""
        return self.read_only or (unsaved_first() if self.unsaved is not None else "")

    def stored(self) -> StoredMatch:
        """The match as it is on disk."""
        assert self.desk is not None, "no match is open"
        return self.desk.stored

    def with_unsaved(self) -> StoredMatch:
        """The match with the command that could not be saved, if there is one, to be written elsewhere."""
        if self.desk is not None and self.unsaved is not None:
            try:
                return self.desk.with_unsaved(self.unsaved)
            except Refused:
                pass  # it was written by another desk: what is on disk is all there is
        return self.stored()

    # Commands

    def do_number(self, number: int) -> None:
        """Do what the offer of What now with this number asks for, or say why it is blocked."""
        offer = self.view.now.numbered.get(number)
        if offer is None:
            return
        if offer.blocked:
            self.message.emit(offer.blocked)
        else:
            self.do(offer.intent, f"number {number}")

    def do(self, intent: Intent, press: str) -> None:
        """Do what is asked for; what ends a board, a game or a match by decision is asked about first.

        `press` names what was pressed, where several things can stand in one place.
        """
        if intent is ActionName.CONFIRM:
            self.confirm(press)
        elif isinstance(intent, ActionName):
            self.asked.emit(intent)
        elif isinstance(intent, PlainEntry) and (question := ending_question(self.record.setup, intent)):
            self.question_wanted.emit(intent, question)
        else:
            with self._at_once():
                if self.submit(intent, press) and isinstance(intent, Amended):
                    self.marks.clear()  # what fell by itself was marked for it

    def confirm(self, press: str) -> None:
        """Submit the stroke as it is marked; the marks go once it is on disk."""
        if self.board is not None:
            self.submit(self.marks.draft.as_command(self.board), press)

    def submit(self, command: Entry, press: str = "") -> bool:
        """Have a command decided and stored; True when the entry is on disk.

        One that a press asked for is submitted once, however often the same is pressed within a moment.
        """
        if self.desk is None:
            return False
        if press and not self._guard.lets_through(press):
            self._say_not_counted()
            return False
        why = self.read_only or why_held_up(self.unsaved, command)
        if why:
            self.message.emit(why)
            return False
        try:
            self._hold_for_claim(command)
            self.desk.submit(command)
        except Refused as refused:
            self.message.emit(why_refused(refused.refusal))
            return False
        except StoreError as error:
            self._guard.reset()  # trying again at once is meant
            self.unsaved, self._not_saved, self._error = command, in_language(error), error
            self._stand()
            self.message.emit(in_language(error))  # at its full length, where it may be too long for the bar
            self.not_saved.emit(error)
            return False
        with self._at_once():
            self._follow(self.desk.record)
        self.message.emit("")
        self.recorded.emit(self.record)
        return True

    def _say_not_counted(self) -> None:
        self.message.emit(_("The second press was not counted."))

    def give_up(self) -> None:
        """Forget the command that could not be saved."""
        self.unsaved, self._not_saved = None, ""
        self._stand()

    def press_space(self) -> None:
        """Call "Play" when it is expected, else hold the clock or let it go on."""
        if self.desk is not None and is_play_awaited(self.record.state):
            self.call_play()
        else:
            self._clock.toggle()

    def call_play(self) -> None:
        """Enter the umpire's "Play"."""
        self.submit(PlayCalled(), "play")

    def enter_time_exceeded(self) -> None:
        """Enter that time was exceeded, by the one who is timed."""
        seen = time_exceeded(self.record)
        blocked = self.read_only or why_no_time(self.record)
        reading = self._clock.reading
        is_time_left = reading is not None and reading.state.is_running and not reading.state.is_over
        if blocked or seen is None:
            self.message.emit(blocked)
        elif is_time_left and self._early_at != self.record.next_number:
            # His own watch may be right: asked once more with nothing entered in between, the desk gives in.
            self._early_at = self.record.next_number
            self.message.emit(_("The time is not over yet. Press again to enter it all the same."))
        else:
            self.submit(seen, "time exceeded")

    def undo(self) -> None:
        """Clear the marks, if there are any, else undo the last entry; a second press within a moment does not."""
        if self.marks.is_any and not why_held_up(self.unsaved, Undone()):
            self.marks.clear()
            self._guard.lets_through(_UNDO)
            self.message.emit(_("Marks cleared. Undo again to undo the last entry."))
        elif self._guard.is_repeated(_UNDO):
            self._say_not_counted()
        else:
            self.submit(Undone())

    def preview(self, command: Entry) -> Entry | Refusal:
        """The entry with the ruling it would be given, or why there can be none."""
        assert self.desk is not None, "no match is open"
        try:
            self._hold_for_claim(command)
            return self.desk.preview(command)
        except Refused as refused:
            return refused.refusal

    def _hold_for_claim(self, command: Entry) -> None:
        """Refuse what waits for the claim at a board's end; a log without one counts all points as claimed."""
        if is_held_by_claim(self.record.state, command):
            raise Refused(Refusal(Reason.CLAIM_AWAITED))

    def _why_no_stroke(self) -> str:
        """Why nothing can be marked, a sentence; empty where it is only that no board is played."""
        is_claim_awaited = self._record is not None and self._record.state.is_claim_awaited
        return self.read_only or (say(Reason.CLAIM_AWAITED.words) if is_claim_awaited else "")

    # Showing

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Show several changes as one."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._show()

    def _forget_match(self) -> None:
        self.desk, self.read_only, self._record, self._rows = None, "", None, None
        self.unsaved, self._not_saved, self._is_free = None, "", False
        self.marks.clear()
        self._clock.follow(None)

    def _follow(self, record: MatchRecord) -> None:
        """The match has gone on, or another one is open: marks stay while the position stays as they were made at."""
        before, self._record = self._record, record
        self.unsaved, self._not_saved = None, ""
        self._rows = LogRows(record, self._rows)
        if before is None or not is_same_position(before.state, record.state):
            self.marks.clear()
        rule = clock_for(record)
        aid = ClockAid.AUTOMATIC if rule is None else self._settings.aid(rule.kind)
        gone_ms = self.desk.since_ms(rule.since) if self.desk is not None and rule is not None and rule.runs_once else 0
        self._clock.follow(rule, aid, is_reopened=before is None and bool(record.entries), gone_ms=gone_ms)
        self._stand()

    def _stand(self) -> None:
        """Show again what does not depend on the marks, and then these."""
        if self._record is not None:
            entries = self._record.entries
            at = entries[-1].at[_TIME_OF_DAY] if entries else ""
            saved = SavedView(self._not_saved, self.read_only, at, is_stored=True)
            self._standing = standing_view(
                self._record, self._rows or (), saved, self.unsaved, is_turned=self._settings.is_board_turned
            )
        self._show()

    def _show(self, _reading: ClockReading | None = None) -> None:
        if self._held:
            return
        draft = self.marks.draft
        self._clock.strike(is_made=not draft.is_empty())
        if self._record is None:
            self.view = view_without_match(*self._idle(), not_saved=self._not_saved)
        else:
            stroke = StrokeView(draft, is_jumped_mode=self.marks.is_jumped_mode)
            self.view = match_view(
                self._standing,
                self._record,
                stroke,
                previewed(self._record, draft),
                self._clock.reading,
                self._instead(),
                is_round_over=self._is_round_over,
            )
        self.changed.emit(self.view)

    def _instead(self) -> Now | None:
        """What to say in place of the next step, where the match cannot be gone on with."""
        if self.read_only:
            return now_only_shown(self.read_only, is_free=self._is_free)
        return None if self.unsaved is None else now_unsaved(self.unsaved, self._error)

    def _follow_settings(self, settings: Settings) -> None:
        self._settings = settings
        self._guard.set_window(settings.guard_ms)
        reading = self._clock.reading
        if reading is not None:
            self._clock.take_aid(settings.aid(reading.rule.kind))
        self._stand()
