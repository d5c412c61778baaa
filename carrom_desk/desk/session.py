"""The open match and its umpire: commands, presses and clock ticks come in, and a screen goes out for each.

From Enter to the disk: the `QAction`, `press_enter`, `do_number`, `do`, `confirm`, `submit`, `MatchDesk.submit`, the
store.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

from carrom_desk.desk.marks import RepeatGuard, StrokeMarks
from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.desk.open_matches import interruption_of, resumed_words
from carrom_desk.desk.session_ports import Choices, Listener, RunningClock
from carrom_desk.formats import hours_and_minutes
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.effects.decisions import placed_before
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.phase import is_held_by_claim
from carrom_desk.match.entry.entries import (
    Amended,
    Entry,
    LoggedEntry,
    Noted,
    PlainEntry,
    PlayCalled,
    Redone,
    TimeOver,
    Undone,
)
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.problems import Reason, Refusal, Refused
from carrom_desk.match.record import MatchRecord, unknown_rules, with_entry
from carrom_desk.match.side import Side
from carrom_desk.match.state import BoardState
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.breach_choices import BreachChoice, stroke_breaches
from carrom_desk.presentation.clock import is_play_awaited
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.log.log_rows import is_part_of_decision, log_rows
from carrom_desk.presentation.log.outcomes import outcome_of
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.next_step import time_exceeded, why_no_time
from carrom_desk.presentation.next_step.offers import (
    PLAY_BY_SPACE,
    Intent,
    NextStep,
    now_only_shown,
    now_unsaved,
    unsaved_first,
    why_must_wait,
    with_match_of_hall,
)
from carrom_desk.presentation.next_step.preview import ANSWER_FIRST, is_play_asked, previewed
from carrom_desk.presentation.round_time import RoundState
from carrom_desk.presentation.screen import SavedView, Screen, StableScreen, empty_screen, screen_of, standing_of
from carrom_desk.presentation.stroke_draft import StrokeView, is_same_position
from carrom_desk.presentation.wording.decision_text import ending_question
from carrom_desk.presentation.wording.refusal_text import in_language, why_refused
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID, USUAL

MESSAGE_MS = 5_000
"""Time for which a message is shown, and what it asks for may be repeated."""
SETTLING_MS = 700
"""Time for which Enter does nothing after the first action has changed its meaning."""
_INTERVAL_RUNS = N_("The interval is not over yet. Press again to call “Play” anyway.")
_TIME_LEFT = N_("Time is not up yet. Press again to record it anyway.")
_UNDO = "undo"
"""Press that clears the marks; repeated within a moment, it does not undo an entry."""


class Session:
    """At most one open match, with its marks, its clock, and any entry that could not be saved."""

    def __init__(
        self, clock: RunningClock, choices: Choices, monotonic_ms: Callable[[], int], listener: Listener
    ) -> None:
        """Starts without a match."""
        self._clock = clock
        self._choices = choices
        self._listener = listener
        self._monotonic_ms = monotonic_ms
        self._guard = RepeatGuard(monotonic_ms, choices.guard_ms)
        self.desk: MatchDesk | None = None
        """The open match, or None."""
        self.read_only = ""
        """Sentence on why nothing can be entered; empty if entries are possible."""
        self.unsaved: Entry | None = None
        """Command that could not be saved and was not discarded; None if everything is saved."""
        self.marks = StrokeMarks(lambda: self.board, self._why_no_stroke, self._guard, listener.message, self._show)
        """Marks of the stroke being entered."""
        self.is_across = False
        """True when side B sits where side A usually does."""
        self._not_saved = ""
        self._error = StoreError()
        """Reason why it could not be saved."""
        self._is_free = False
        """True when the desk that was writing to a read-only match has closed."""
        self._round: RoundState | None = None
        self._is_in_hall = False
        self._interruption: Noted | None = None
        """Remark on an interruption, still to be stored."""
        self._undone = -1, 0
        """Number of the next entry after several were undone at once, and how many they were."""
        self._asked: tuple[Words | None, int, int] = None, -1, 0
        """Message that an entry comes too early, the number of the next entry then, and until when it is shown."""
        self._rows: tuple[LogLine, ...] = ()
        self._record: MatchRecord | None = None
        self._idle: Callable[[], tuple[NextStep, str]] = lambda: (NextStep(""), "")
        self._held = 0
        """Nesting depth of blocks that postpone showing the screen."""
        self.screen = Screen(NextStep(""))
        """The screen last shown."""
        self._settled_at = 0
        """Monotonic time from which Enter performs the first offer, in milliseconds."""
        self._standing: StableScreen | None = None
        self._breaches: tuple[BreachChoice, ...] = ()

    # Opening

    @property
    def record(self) -> MatchRecord:
        """The open match as stored, with sanitised names."""
        assert self._record is not None, "no match is open"
        return self._record

    @property
    def laws(self) -> Edition:
        """Laws of the open match, or the default laws."""
        return BY_ID.get(self._choices.laws, USUAL) if self.desk is None else self.record.setup.laws

    @property
    def board(self) -> BoardState | None:
        """The board in progress; None if there is none, while points may be claimed, and without a match."""
        return None if self._record is None else until_claimed(self._record.state).board

    @property
    def _is_turned(self) -> bool:
        """True when side A sits at the top of the board as the umpire sees it, before any change of sides."""
        return self._choices.is_board_turned is not self.is_across

    @property
    def at_bottom(self) -> Side:
        """Side at the bottom of the board as the umpire sees it, before any change of sides."""
        return Side.B if self._is_turned else Side.A

    def seat(self, bottom: Side) -> None:
        """Seats a side at the bottom of the board; that is no entry."""
        self.is_across = (bottom is Side.B) is not self._choices.is_board_turned
        self._stand()

    @property
    def match_id(self) -> MatchId | None:
        """Id of the open match, or None."""
        return None if self.desk is None else self.desk.id

    def open(
        self, desk: MatchDesk, read_only: str = "", *, was_left_open: bool = False, is_across: bool = False
    ) -> None:
        """Opens a match; if it has entries, its clock starts interrupted.

        After a kill or a power cut, which left it open, a remark on the interruption goes before its next entry.
        `is_across` tells that side B sits where side A usually does.
        """
        with self._at_once():
            self._forget_match()
            self.desk, self.read_only = desk, read_only or why_refused(unknown_rules(desk.record.setup))
            self.is_across = is_across
            self._interruption = interruption_of(desk.record, desk.opened_at) if was_left_open else None
            self._breaches = stroke_breaches(desk.record.setup.laws)
            self._follow(desk.record)
        self._listener.opened()
        if self._interruption is not None:
            self._listener.message(resumed_words(desk.record))

    def close(self, idle: Callable[[], tuple[NextStep, str]], *, not_saved: str = "") -> None:
        """Closes the match; `idle` says what can be done instead, and why nothing can be marked."""
        with self._at_once():
            self._forget_match()
            self._idle, self._not_saved = idle, not_saved
        self._listener.closed()

    def show_round(self, state: RoundState | None) -> None:
        """Sets the state of the round clock, by which the game may be ended on time."""
        if state is not self._round:
            self._round = state
            self._show()

    def show_hall(self, *, is_joined: bool) -> None:
        """Offers the hall's next match after this one, or a new one."""
        self._is_in_hall = is_joined
        self._show()

    def show_free(self) -> None:
        """Offers to edit a read-only match after the other desk has closed."""
        self._is_free = True
        self._show()

    def show_trouble(self, why: str) -> None:
        """Shows another problem with reading or saving where the saved state is shown."""
        self._not_saved = why
        self._stand()
        self._listener.message(why)

    def translate(self) -> None:
        """Retranslates everything in the current language."""
        if self.desk is not None:
            self._rows, self._breaches = log_rows(self.record), stroke_breaches(self.laws)
        self._stand()

    def apply_choices(self, choices: Choices) -> None:
        """Applies changed preferences."""
        self._choices = choices
        self._guard.set_window(choices.guard_ms)
        self._stand()

    @property
    def why_unsaved(self) -> str:
        """Returns a sentence on why the last command is not saved; empty if everything is."""
        return self._not_saved if self.unsaved is not None else ""

    @property
    def why_only_retry(self) -> str:
        """Returns a sentence on why only the unsaved entry can be repeated; otherwise empty."""
        return self.read_only or (unsaved_first() if self.unsaved is not None else "")

    def stored(self) -> StoredMatch:
        assert self.desk is not None, "no match is open"
        return self.desk.stored

    def with_unsaved(self) -> StoredMatch:
        """Returns the match including the unsaved command, if any, to be written elsewhere."""
        if self.desk is not None and self.unsaved is not None:
            try:
                return self.desk.with_unsaved(self.unsaved)
            except Refused:
                pass  # another desk wrote it: only the stored entries are available
        return self.stored()

    # Commands

    def press_enter(self) -> None:
        """Performs the first offer of Next step, or shows why it needs another key.

        Ignores a press just after the first offer has changed, because nobody can have read the new one.
        """
        why = self.screen.now.why_no_enter
        if why:
            self._listener.message(why)
        elif self._monotonic_ms() >= self._settled_at:
            self.do_number(1)

    def press_number(self, number: int) -> None:
        """Performs an offer of Next step by its key; "Play" only has the space bar."""
        offer = self.screen.now.numbered.get(number)
        if offer is not None and offer.key is ActionName.SPACE:
            self._listener.message(say(PLAY_BY_SPACE))
        else:
            self.do_number(number)

    def do_number(self, number: int) -> None:
        """Performs the offer of Next step with this number, or shows why it is blocked."""
        offer = self.screen.now.numbered.get(number)
        if offer is None:
            return
        if offer.blocked:
            self._listener.message(offer.blocked)
        else:
            self.do(offer.intent, f"number {number}")

    def do(self, intent: Intent, press: str) -> None:
        """Performs an action; decisions that end a board, a game or a match are confirmed first.

        `press` identifies the key or place pressed, since actions can change places.
        """
        if intent is ActionName.CONFIRM:
            self.confirm(press)
        elif isinstance(intent, PlayCalled):
            self.call_play(press=press)
        elif isinstance(intent, ActionName):
            self._listener.asked(intent)
        elif isinstance(intent, PlainEntry) and (question := ending_question(self.record.setup, intent)):
            if isinstance(intent, TimeOver):  # says the score that will stand
                question = " ".join((question, outcome_of(self.record, self.preview(intent)).whole))
            self._listener.question_wanted(intent, question)
        else:
            with self._at_once():
                if self.submit(intent, press) and isinstance(intent, Amended):
                    self.marks.clear()  # it was marked because it fell by itself

    def confirm(self, press: str) -> bool:
        """Submits the marked stroke, and clears the marks once it is stored; first asks whether "Play" was called."""
        if self.board is None:
            return False
        if is_play_asked(self.record.state, self.marks.draft):
            self._listener.message(say(ANSWER_FIRST))
            return False
        return self.submit(self.marks.draft.as_command(self.board), press)

    def confirm_after_play(self, press: str) -> None:
        """Submits "Play", which was called, and then the marked break."""
        with self._at_once():
            if self.submit(PlayCalled(), press):
                self.confirm("")

    def confirm_before_play(self, press: str) -> None:
        """Submits the marked break as one made before "Play"."""
        self.marks.put(self.marks.draft.made_before_play())
        self.confirm(press)

    def submit(self, command: Entry, press: str = "") -> bool:
        """Decides and stores a command; returns True if it is on disk.

        With `press`, repeated presses within a moment are ignored.
        """
        if self.desk is None:
            return False
        if press and not self._guard.lets_through(press):
            return False
        why = self.read_only or why_must_wait(self.unsaved, command)
        if why:
            self._listener.message(why)
            return False
        try:
            self._hold_for_claim(command, self.record)
            self._note_interruption(self.desk, command)
            self.desk.submit(command)
        except Refused as refused:
            self._listener.message(why_refused(refused.refusal))
            return False
        except StoreError as error:
            self._guard.reset()  # an immediate repetition is intended
            self.unsaved, self._not_saved, self._error = command, in_language(error), error
            self._stand()
            self._listener.message(in_language(error))  # in full, as it may be too long for the bar
            self._listener.not_saved(error)
            return False
        with self._at_once():
            self._follow(self.desk.record)
        self._listener.message("")
        self._listener.recorded(self.record)
        return True

    def _note_interruption(self, desk: MatchDesk, command: Entry) -> None:
        """Stores the remark on an interruption before the first entry after it; undo and redo concern earlier ones."""
        note = self._interruption
        if note is not None and not isinstance(command, Undone | Redone):
            desk.preview(command)  # what is refused leaves no remark behind
            desk.submit(note)
            self._interruption = None
            self._follow(desk.record)

    @property
    def is_interrupted(self) -> bool:
        """True while the remark on an interruption is still due."""
        return self._interruption is not None

    def give_up(self) -> None:
        """Discards the command that could not be saved."""
        self.unsaved, self._not_saved = None, ""
        self._stand()

    def press_space(self) -> None:
        """Calls "Play" if it is expected, otherwise pauses or resumes the clock."""
        if self.desk is not None and is_play_awaited(self.record.state):
            self.call_play()
        else:
            self._clock.toggle()

    def call_play(self, *, press: str = "play") -> None:
        """Enters the umpire's "Play"; while an interval runs, only if asked again."""
        reading = self._clock.reading
        is_interval = reading is not None and reading.rule.kind in (ClockKind.REST, ClockKind.CHANGE_OF_SIDES)
        if not (is_interval and self._is_too_early(_INTERVAL_RUNS)):
            self.submit(PlayCalled(), press)

    def enter_time_exceeded(self) -> None:
        """Enters that the timed player exceeded the time limit."""
        seen = time_exceeded(self.record)
        blocked = self.read_only or why_no_time(self.record)
        if blocked or seen is None:
            self._listener.message(blocked)
        elif not self._is_too_early(_TIME_LEFT):
            self.submit(seen, "time exceeded")

    def _is_too_early(self, words: Words) -> bool:
        """Returns True while time is left, and shows a message; False if asked again while it is shown."""
        reading, now, number = self._clock.reading, self._monotonic_ms(), self.record.next_number
        if reading is None or reading.state.is_over or not reading.state.is_running:
            return False
        # Their own watch may be right.
        if self._asked[:2] == (words, number) and now < self._asked[2]:
            return False
        self._asked = words, number, now + MESSAGE_MS
        self._listener.message(say(words))
        return True

    def undo(self) -> None:
        """Clears the marks, or undoes the last entry; repeated presses within a moment are ignored."""
        if self.marks.is_any and not why_must_wait(self.unsaved, Undone()):
            self.marks.clear()
            self._guard.lets_through(_UNDO)
            self._listener.message(_("Marks cleared. Undo again to undo the last entry."))
        elif not self._guard.is_repeated(_UNDO):
            made = self.record.made
            with self._at_once():
                if self.submit(Undone()) and made and is_part_of_decision(made, len(made) - 1):
                    self.submit(Undone())

    def undo_from(self, number: int) -> None:
        """Undoes an entry and all later ones, each by its own undo; the next redo restores them all."""
        undone = 0
        with self._at_once():
            while self.record.standing and self.record.standing[-1] >= number and self.submit(Undone()):
                undone += 1
        self._undone = self.record.next_number, undone

    def redo(self) -> None:
        """Restores what was undone last: one entry, or all that were undone at once."""
        next_number, count = self._undone
        with self._at_once():
            for _each in range(count if next_number == self.record.next_number else 1):
                if not self.submit(Redone()):
                    break

    def submit_decision(self, decision: PlainEntry) -> None:
        """Submits the umpire's override after confirming the marked stroke. Does not ask about men already placed that
        the decision leaves unchanged.
        """
        with self._at_once():
            if not self.marks.draft.is_empty() and not self.confirm(""):
                return
            placed = placed_before(self.record.state, decision)
            if self.submit(decision) and placed is not None:
                self.submit(placed)

    def with_marked_stroke(self) -> MatchRecord:
        """Returns the match as if the marked stroke were confirmed; unchanged if there are no marks or they contradict
        each other.
        """
        if self.board is None or self.marks.draft.is_empty():
            return self.record
        made = self.preview(self.marks.draft.as_command(self.board))
        if isinstance(made, Refusal):
            return self.record
        return with_entry(self.record, LoggedEntry(self.record.next_number, made))

    def preview(self, command: Entry, record: MatchRecord | None = None) -> Entry | Refusal:
        """Returns the entry for a command with its ruling, in a record or else in the match, or the refusal."""
        assert self.desk is not None, "no match is open"
        record = record or self.record
        try:
            self._hold_for_claim(command, record)
            return self.desk.preview(command, record)
        except Refused as refused:
            return refused.refusal

    def _hold_for_claim(self, command: Entry, record: MatchRecord) -> None:
        """Refuses entries that must wait for a claim at the end of a board; without a claim, all points count as
        claimed.
        """
        if is_held_by_claim(record.state, command):
            raise Refused(Refusal(Reason.CLAIM_AWAITED))

    def _why_no_stroke(self) -> str:
        """Returns a sentence on why nothing can be marked; empty if there just is no board."""
        is_claim_awaited = self._record is not None and self._record.state.is_claim_awaited
        return self.read_only or (say(Reason.CLAIM_AWAITED.words) if is_claim_awaited else "")

    # Display

    @contextmanager
    def _at_once(self) -> Iterator[None]:
        """Combines several changes into one screen."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self._show()

    def _forget_match(self) -> None:
        self.desk, self.read_only, self._record, self._rows = None, "", None, ()
        self.unsaved, self._not_saved, self._is_free, self._interruption = None, "", False, None
        self.marks.clear()
        self._clock.follow(None)

    def _follow(self, record: MatchRecord) -> None:
        """Follows a change of the match: marks stay if the position does."""
        before, self._record = self._record, record
        self.unsaved, self._not_saved = None, ""
        self._rows = log_rows(record, self._rows)
        if before is None or not is_same_position(before.state, record.state):
            self.marks.clear()
        rule = clock_for(record)
        gone_ms = self.desk.since_ms(rule.since) if self.desk is not None and rule is not None and rule.runs_once else 0
        self._clock.follow(rule, is_reopened=before is None and bool(record.entries), gone_ms=gone_ms)
        self._stand()

    def _stand(self) -> None:
        """Rebuilds the parts of the screen that do not depend on the marks, then shows it."""
        if self._record is not None:
            entries = self._record.entries
            at = hours_and_minutes(entries[-1].at) if entries else ""
            saved = SavedView(self._not_saved, self.read_only, at)
            self._standing = standing_of(
                self._record,
                self._rows,
                self._breaches,
                saved,
                self.unsaved,
                is_turned=self._is_turned,
            )
        self._show()

    def tick(self) -> None:
        """Shows a clock tick."""
        self._show()

    def _show(self) -> None:
        """Emits the screen, once per command; includes the clock, which freezes at the first mark."""
        if self._held:
            return
        draft = self.marks.draft
        self._held += 1
        self._clock.strike(is_made=not draft.is_empty())
        self._held -= 1
        before = self.screen.now.first_name
        if self._record is None or self._standing is None:
            self.screen = empty_screen(*self._idle(), SavedView(self._not_saved))
        else:
            stroke = StrokeView(draft, is_jumped_mode=self.marks.is_jumped_mode)
            self.screen = screen_of(
                self._standing,
                stroke,
                previewed(self._record, draft),
                self._clock.reading,
                self._instead(),
                self._round,
            )
            if self._is_in_hall:
                self.screen = replace(self.screen, now=with_match_of_hall(self.screen.now))
        if self.screen.now.first_name != before:
            self._settled_at = self._monotonic_ms() + SETTLING_MS
        self._listener.changed(self.screen)

    def _instead(self) -> NextStep | None:
        """Returns the text that replaces the next step when the match cannot be continued."""
        if self.read_only:
            is_known = unknown_rules(self.record.setup) is None
            return now_only_shown(self.read_only, is_free=self._is_free, can_take_over=is_known)
        return None if self.unsaved is None else now_unsaved(self.unsaved, self._error)
