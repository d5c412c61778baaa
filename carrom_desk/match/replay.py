"""From a stored log back to the record: the stored rulings stand."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Ruling

from .board_course import act_of, board_to_judge
from .decide import amendment_reason, decided
from .entries import ActEntry, Amended, Entry, LoggedEntry, PlainEntry, Redone, Undone
from .problems import Reason, Refusal, Refused
from .record import MatchRecord, ruling_in
from .refusal import leaves_impossible_board
from .setup import Setup
from .state import MatchState
from .walk import Course


class ImpossibleEntry(Exception):
    """An entry of a stored log that is not possible where it stands."""

    def __init__(self, number: int, refusal: Refusal) -> None:
        """Hold the entry's number and why."""
        super().__init__(f"entry {number}: {refusal.reason.sentence}")
        self.number = number
        self.refusal = refusal


@dataclass(frozen=True, slots=True)
class RulingDifference:
    """A stored ruling that today's rules would not give."""

    number: int
    stored: Ruling
    today: Ruling


@dataclass(frozen=True, slots=True)
class Replay:
    """A record read back from its log."""

    record: MatchRecord
    differences: tuple[RulingDifference, ...]


def replay(setup: Setup, entries: Iterable[LoggedEntry], *, rejudge: bool = False) -> Replay:
    """Read a log back; a missing ruling is judged now, a stored one stands unless `rejudge` asks otherwise.

    Raises:
        ImpossibleEntry: an entry is not possible where it stands. Where a log amends so often that not every state is
            known, what is not possible has no effect, as what an amendment makes impossible.
    """
    course, differences = Course(setup), []
    for logged in entries:
        difference = go_on(course, logged, rejudge=rejudge)
        if difference is not None:
            differences.append(difference)
    return Replay(course.record(), tuple(differences))


def go_on(course: Course, logged: LoggedEntry, *, rejudge: bool = False) -> RulingDifference | None:
    """Take one entry of a log more, and answer where today's rules would rule otherwise.

    Raises:
        ImpossibleEntry: it is not possible where it stands; the course is as it was.
    """
    try:
        entry, difference = _as_it_stands(course, logged, rejudge=rejudge)
    except Refused as refused:
        raise ImpossibleEntry(logged.number, refused.refusal) from refused
    course.take(replace(logged, entry=entry))
    return difference


def _as_it_stands(course: Course, logged: LoggedEntry, *, rejudge: bool) -> tuple[Entry, RulingDifference | None]:
    """An entry with the ruling that stands, and where today's rules would give another.

    Raises:
        Refused: it is not possible.
    """
    entry = logged.entry
    reason = _reason_of_correction(course, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    if isinstance(entry, Undone | Redone) or not course.is_counted:
        return entry, None
    state = course.state_before(entry.number) if isinstance(entry, Amended) else course.state
    act = entry.with_ if isinstance(entry, Amended) else entry
    today = decided(state, act)
    stored = _with_stored_ruling(today, act)
    difference = _difference(logged.number, stored, today)
    if difference is not None and not rejudge and not _can_stand(state, stored, difference.stored):
        raise Refused(Refusal(Reason.OVERRIDE_IMPOSSIBLE))
    counts = today if rejudge else stored
    return (replace(entry, with_=counts) if isinstance(entry, Amended) else counts), difference


def _reason_of_correction(course: Course, entry: Entry) -> Reason | None:
    match entry:
        case Undone():
            return None if course.standing else Reason.NOTHING_TO_UNDO
        case Redone():
            return None if course.undone else Reason.NOTHING_TO_REDO
        case Amended():
            return amendment_reason(course.entries, course.stands, entry)
        case _:
            return None


def _with_stored_ruling(decided: PlainEntry, stored: PlainEntry) -> PlainEntry:
    """An act as decided today, with the stored ruling put in where there is one."""
    if not isinstance(decided, ActEntry) or not isinstance(stored, ActEntry) or stored.ruling is None:
        return decided
    assert decided.ruling is not None
    if stored.ruling == decided.ruling:
        return decided
    return replace(decided, ruling=_with_back(stored.ruling, decided.ruling))


def _with_back(stored: Ruling, today: Ruling) -> Ruling:
    """Files do not say which of the men to place are dues: it follows from the act."""
    back = ByParty(
        min(today.back.own, stored.place.men.own),
        min(today.back.opponent, stored.place.men.opponent),
    )
    return replace(stored, back=back)


def _difference(number: int, stored: PlainEntry, decided: PlainEntry) -> RulingDifference | None:
    was, today = ruling_in(stored), ruling_in(decided)
    if was is None or today is None or was is today or was == today:
        return None
    return RulingDifference(number, was, today)


def _can_stand(state: MatchState, act: PlainEntry, ruling: Ruling) -> bool:
    """Whether the board can be as a stored ruling leaves it that today's rules would not give."""
    assert isinstance(act, ActEntry)
    assert state.board is not None
    if ruling.board is not None:
        return True
    before = board_to_judge(state.board, act)
    return not leaves_impossible_board(before, act_of(state, act), ruling, state.setup.laws)
