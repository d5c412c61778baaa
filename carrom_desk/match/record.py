"""A match as its record: setup, log, the state that follows from them; and how a command comes into it."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import overload

from carrom_desk.rules.impossible import ImpossibleAct
from carrom_desk.rules.judge import judge
from carrom_desk.rules.ruling import Ruling

from .course import act_of, board_to_judge, initial_state
from .entries import ActEntry, Amended, Correction, Entry, LoggedEntry, PlainEntry, Redone, Undone, Warned
from .entry_codec import is_readable
from .evolve import act_reason, evolve, refusal
from .problems import Reason, Refusal, Refused
from .setup import Setup
from .side import NOUGHT, BySide, Seat, Side, seat_of
from .state import MatchState
from .store import MatchId, MatchSummary


class Log(Sequence[LoggedEntry]):
    """Every entry of a match, numbered from 0; it never changes, and a log with one entry more shares what it has."""

    __slots__ = ("_entries", "_length")

    def __init__(self, entries: Iterable[LoggedEntry] = ()) -> None:
        """A log of these entries."""
        self._entries = list(entries)
        self._length = len(self._entries)

    def with_one_more(self, logged: LoggedEntry) -> "Log":
        """The log with another entry at its end."""
        longer = Log()
        longer._entries = self._entries if self._length == len(self._entries) else self._entries[: self._length]
        longer._entries.append(logged)
        longer._length = self._length + 1
        return longer

    def of_kind(self, kind: type[Entry]) -> Iterator[LoggedEntry]:
        """All entries of a kind, in order."""
        return (logged for logged in self if isinstance(logged.entry, kind))

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, place: int) -> LoggedEntry: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[LoggedEntry, ...]: ...

    def __getitem__(self, place: int | slice) -> LoggedEntry | tuple[LoggedEntry, ...]:
        if isinstance(place, slice):
            return tuple(self._entries[: self._length][place])
        number = place + self._length if place < 0 else place
        if not 0 <= number < self._length:
            raise IndexError(place)
        return self._entries[number]

    def __iter__(self) -> Iterator[LoggedEntry]:
        return iter(self._entries[: self._length])

    def __eq__(self, other: object) -> bool:
        return tuple(self) == tuple(other) if isinstance(other, Log | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """A match: what was agreed, everything that happened, and the state it is in."""

    setup: Setup
    entries: Log
    state: MatchState
    standing: tuple[int, ...] = ()
    """Numbers of the entries that stand, amendments among them; entries taken back, undo and redo are missing."""
    undone: tuple[int, ...] = ()
    """Numbers of the entries taken back that can be given again, the next one last."""
    impossible: tuple[int, ...] = ()
    """Standing entries that an amendment made impossible: they stay in the log and change nothing."""

    @property
    def next_number(self) -> int:
        """The number the next entry gets."""
        return len(self.entries)


@dataclass(frozen=True, slots=True)
class Step:
    """An entry that stands, as it counts: amended, and judged again where something before it was amended."""

    number: int
    at: str
    """Wall time in ISO 8601; empty where the log does not say."""
    elapsed_ms: int
    """Milliseconds since the match was opened first; 0 throughout where the log does not say."""
    entry: PlainEntry
    before: MatchState
    after: MatchState
    is_amended: bool = False
    is_judged_again: bool = False
    is_impossible: bool = False
    """Whether an amendment made it impossible: it has no effect."""


def new_record(setup: Setup) -> MatchRecord:
    """A match before its first entry."""
    return MatchRecord(setup, Log(), initial_state(setup))


def with_entry(record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """The record with one entry more, which `decide` found possible."""
    entries = record.entries.with_one_more(logged)
    match logged.entry:
        case Undone():
            standing, undone = record.standing[:-1], (*record.undone, record.standing[-1])
        case Redone():
            standing, undone = (*record.standing, record.undone[-1]), record.undone[:-1]
        case Amended():
            standing, undone = (*record.standing, logged.number), ()
        case entry:
            state = evolve(record.state, entry, logged.number)
            return MatchRecord(record.setup, entries, state, (*record.standing, logged.number), (), record.impossible)
    state, steps = fold(record.setup, entries, standing)
    impossible = tuple(step.number for step in steps if step.is_impossible)
    return MatchRecord(record.setup, entries, state, standing, undone, impossible)


def fold(setup: Setup, entries: Sequence[LoggedEntry], standing: Iterable[int]) -> tuple[MatchState, tuple[Step, ...]]:
    """The state that the standing entries lead to, and each of them as it counts."""
    numbers = tuple(standing)
    amendments = {
        entry.number: (at, entry) for at in numbers if isinstance(entry := entries[at].entry, Amended)
    }  # of several that stand the latest counts
    state, steps, latest = initial_state(setup), [], -1
    for number in numbers:
        logged = entries[number]
        if isinstance(logged.entry, Correction):
            continue
        ruled_at, entry = number, logged.entry
        if number in amendments:
            ruled_at, amendment = amendments[number]
            entry = amendment.with_
        # What was amended before it later on has it judged again.
        is_judged_again = latest > ruled_at
        latest = max(latest, ruled_at if ruled_at != number else -1)
        is_impossible = bool(amendments) and refusal(state, entry) is not None
        if not is_impossible and (is_judged_again or lacks_ruling(entry)):
            entry = with_ruling(state, entry)
        after = state if is_impossible else evolve(state, entry, number)
        is_amended = ruled_at != number
        step = Step(
            number, logged.at, logged.elapsed_ms, entry, state, after, is_amended, is_judged_again, is_impossible
        )
        steps.append(step)
        state = after
    return state, tuple(steps)


def ruling_in(entry: Entry) -> Ruling | None:
    """The ruling of an act, or of the act that an amendment puts in place of another."""
    act = entry.with_ if isinstance(entry, Amended) else entry
    return act.ruling if isinstance(act, ActEntry) else None


def lacks_ruling(entry: Entry) -> bool:
    """Whether an act, or one that an amendment puts in place of another, was written without its ruling."""
    act = entry.with_ if isinstance(entry, Amended) else entry
    return isinstance(act, ActEntry) and act.ruling is None


def with_ruling(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """The entry with the ruling that today's rules give it; entries that are no acts stay as they are."""
    return judged(state, entry) if isinstance(entry, ActEntry) else entry


def judged(state: MatchState, entry: ActEntry) -> ActEntry:
    """An act with its ruling.

    Raises:
        ImpossibleAct: the act cannot happen at this position.
    """
    assert state.board is not None
    position = board_to_judge(state.board, entry).position
    return replace(entry, ruling=judge(position, act_of(state, entry), state.setup.laws))


def standing_entries(record: MatchRecord) -> tuple[Step, ...]:
    """Every standing entry that is no correction, as it counts now."""
    return fold(record.setup, record.entries, record.standing)[1]


def latest_first(record: MatchRecord) -> Iterator[PlainEntry]:
    """Every standing entry that is no correction as it was worded last, without counting the match again."""
    amended: dict[int, PlainEntry] = {}
    log = tuple(record.entries)
    for number in reversed(record.standing):
        entry = log[number].entry
        if isinstance(entry, Amended):
            amended.setdefault(entry.number, entry.with_)
        elif not isinstance(entry, Undone) and not isinstance(entry, Redone):
            yield amended.get(number, entry)


def state_before(record: MatchRecord, number: int) -> MatchState:
    """The state just before a standing entry."""
    before = (each for each in record.standing if each < number or isinstance(record.entries[each].entry, Amended))
    return fold(record.setup, record.entries, before)[0]


def warned(setup: Setup, warning: Warned) -> Seat | Side:
    """Whom a warning is for: a player, or in doubles the pair where none of it is named."""
    if warning.player is None and setup.doubles:
        return warning.by
    return seat_of(warning.by, warning.player or 1)


def warnings_of(record: MatchRecord) -> Mapping[Seat | Side, int]:
    """How often each player, or pair of whom nobody was named, was warned in this match; those who were."""
    latest = [warned(record.setup, entry) for entry in latest_first(record) if isinstance(entry, Warned)]
    return Counter(reversed(latest))


def refusal_of(record: MatchRecord, command: Entry) -> Refusal | None:
    """Why a command is not possible now; None when it is."""
    match command:
        case Undone():
            return None if record.standing else Refusal(Reason.NOTHING_TO_UNDO)
        case Redone():
            return None if record.undone else Refusal(Reason.NOTHING_TO_REDO)
        case Amended():
            reason = _amendment_reason(record, command)
            if reason is not None:
                return Refusal(reason)
            return refusal(state_before(record, command.number), command.with_)
        case _:
            return refusal(record.state, command)


def decide(record: MatchRecord, command: Entry) -> Entry:
    """The entry to store for a command: an act gets the ruling of today's rules.

    Raises:
        Refused: the command is not possible now, or could not be read back; holds why.
    """
    entry = _decided(record, command)
    if not is_readable(entry):
        raise Refused(Refusal(Reason.NOT_READABLE))
    return entry


def _decided(record: MatchRecord, command: Entry) -> Entry:
    match command:
        case Undone() | Redone():
            refused = refusal_of(record, command)
            if refused is not None:
                raise Refused(refused)
            return command
        case Amended():
            reason = _amendment_reason(record, command)
            if reason is not None:
                raise Refused(Refusal(reason))
            return replace(command, with_=decided(state_before(record, command.number), command.with_))
        case _:
            return decided(record.state, command)


def decided(state: MatchState, entry: PlainEntry) -> PlainEntry:
    """An entry in this state, an act with the ruling of today's rules.

    Raises:
        Refused: it is not possible in this state.
    """
    if not isinstance(entry, ActEntry):
        refused = refusal(state, entry)
        if refused is not None:
            raise Refused(refused)
        return entry
    reason = act_reason(state, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    try:
        # Whether an act can be is asked by the one who judges it: not twice.
        return judged(state, entry)
    except ImpossibleAct as impossible:
        raise Refused(Refusal(Reason.ACT_IMPOSSIBLE, impossible.problems)) from impossible


def _amendment_reason(record: MatchRecord, amendment: Amended) -> Reason | None:
    return amendment_reason(record.entries, record.standing.__contains__, amendment)


def amendment_reason(
    entries: Sequence[LoggedEntry], stands: Callable[[int], bool], amendment: Amended
) -> Reason | None:
    """Why what is to be amended cannot be."""
    if not 0 <= amendment.number < len(entries):
        return Reason.NO_SUCH_ENTRY
    is_correction = isinstance(entries[amendment.number].entry, Correction)
    return Reason.ENTRY_NOT_STANDING if is_correction or not stands(amendment.number) else None


def summary_of(match_id: MatchId, started: str, record: MatchRecord) -> MatchSummary:
    """Sum up a match for a list."""
    setup, state = record.setup, record.state
    game = state.game or state.unfinished
    last = state.history[-1].score if state.history else NOUGHT
    return MatchSummary(
        id=match_id,
        started=started,
        event=setup.event,
        round=setup.round,
        sides=BySide(setup.side_name(Side.A), setup.side_name(Side.B)),
        status=state.status,
        games=state.games,
        score=game.score if game is not None else last,
    )
