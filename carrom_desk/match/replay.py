"""From a stored log back to the record: the stored rulings stand."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Ruling

from .board_course import act_of, board_to_judge
from .decide import decide
from .entries import ActEntry, Amended, Entry, LoggedEntry
from .log import ruling_in
from .problems import Reason, Refusal, Refused
from .record import MatchRecord, new_record, state_before, with_entry
from .refusal import leaves_impossible_board
from .setup import Setup


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
        ImpossibleEntry: an entry is not possible where it stands.
    """
    return carried_on(new_record(setup), entries, rejudge=rejudge)


def carried_on(record: MatchRecord, entries: Iterable[LoggedEntry], *, rejudge: bool = False) -> Replay:
    """Read back the part of a log that comes after a record, in the same way.

    Raises:
        ImpossibleEntry: an entry is not possible where it stands.
    """
    differences = []
    for logged in entries:
        try:
            decided = decide(record, logged.entry)
        except Refused as refused:
            raise ImpossibleEntry(logged.number, refused.refusal) from refused
        stored = _with_stored_ruling(decided, logged.entry)
        difference = _difference(logged.number, stored, decided)
        if difference is not None:
            if not rejudge and not _can_stand(record, stored, difference.stored):
                raise ImpossibleEntry(logged.number, Refusal(Reason.OVERRIDE_IMPOSSIBLE))
            differences.append(difference)
        entry = decided if rejudge else stored
        record = with_entry(record, LoggedEntry(logged.number, entry, logged.at, logged.elapsed_ms))
    return Replay(record, tuple(differences))


def _with_stored_ruling(decided: Entry, stored: Entry) -> Entry:
    """The entry as decided today, with the stored ruling put in where there is one."""
    if isinstance(stored, Amended) and isinstance(decided, Amended):
        if isinstance(stored.with_, ActEntry) and isinstance(decided.with_, ActEntry):
            return replace(decided, with_=_act_as_stored(decided.with_, stored.with_))
        return decided
    if isinstance(stored, ActEntry) and isinstance(decided, ActEntry):
        return _act_as_stored(decided, stored)
    return decided


def _act_as_stored(decided: ActEntry, stored: ActEntry) -> ActEntry:
    if stored.ruling is None:
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


def _difference(number: int, stored: Entry, decided: Entry) -> RulingDifference | None:
    was, today = ruling_in(stored), ruling_in(decided)
    if was is None or today is None or was is today or was == today:
        return None
    return RulingDifference(number, was, today)


def _can_stand(record: MatchRecord, stored: Entry, ruling: Ruling) -> bool:
    """Whether the board can be as a stored ruling leaves it that today's rules would not give."""
    state, act = (record.state, stored)
    if isinstance(stored, Amended):
        state, act = state_before(record, stored.number), stored.with_
    assert isinstance(act, ActEntry)
    assert state.board is not None
    if ruling.board is not None:
        return True
    before = board_to_judge(state.board, act)
    return not leaves_impossible_board(before, act_of(state, act), ruling, state.setup.laws)
