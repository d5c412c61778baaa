"""One walk over a log: what stands, what was taken back, what was amended; and from a stored log back to the record.

Replay, reports and the window go this way. Where a log amends so often that counting again would take long, what stands
is counted once, at the end, and the states between are not known. In a replay the stored rulings stand.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Ruling

from .course import act_of, board_to_judge
from .decisions import leaves_impossible_board
from .entries import ActEntry, Amended, Entry, LoggedEntry, PlainEntry, Redone, Undone
from .log import MadeEntry, Step
from .problems import Reason, Refusal, Refused
from .record import (
    MatchRecord,
    decided,
    new_record,
    reason_of_correction,
    recounted,
    recounts_of,
    standing_entries,
    state_before,
    with_entry,
)
from .setup import Setup
from .state import MatchState

MOST_RECOUNTS = 10_000
"""Steps that amendments may have counted again on the way: some fifteen times a whole long match."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole match: what stands, and all that was entered."""

    steps: tuple[Step, ...]
    """Every standing entry that is no correction, in order; the last one leads to the match's state."""
    entries: tuple[MadeEntry, ...]
    """Every entry in the order in which it was made."""
    standing: frozenset[int]
    """The numbers of the entries that stand, amendments among them."""


def walk(record: MatchRecord) -> Walk:
    """The way through a match from its first entry."""
    if len(record.made) < len(record.entries):
        known, record = record, new_record(record.setup)
        for logged in known.entries:
            record = _with_entry(record, logged)
    return Walk(standing_entries(as_counted(record)), tuple(record.made), frozenset(record.standing))


def _with_entry(record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """The record with one entry more; where amendments take too long, its states are not counted from now on."""
    entry = logged.entry
    if isinstance(entry, Amended) and record.recounts + recounts_of(record, entry) > MOST_RECOUNTS:
        record = replace(record, counted=None, taken_back=(), is_counted=False)
    return with_entry(record, logged)


def as_counted(record: MatchRecord) -> MatchRecord:
    """A record that was read, with its state where it is not known on the way."""
    return record if record.is_counted else recounted(record)


def taken_back_by(entries: tuple[MadeEntry, ...]) -> dict[int, int]:
    """For each entry that does not stand any more, the number of the undo that took it back last."""
    found: dict[int, int] = {}
    for made in entries:
        if made.about is not None and isinstance(made.entry, Undone):
            found[made.about] = made.number
        elif made.about is not None and isinstance(made.entry, Redone):
            del found[made.about]
    return found


def amendments_of(found: Walk) -> dict[int, int]:
    """For each amended entry that stands, the number of the amendment that counts."""
    standing = (made for made in found.entries if made.number in found.standing)
    return {made.entry.number: made.number for made in standing if isinstance(made.entry, Amended)}


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
    record, differences = new_record(setup), []
    for logged in entries:
        record, difference = go_on(record, logged, rejudge=rejudge)
        if difference is not None:
            differences.append(difference)
    return Replay(as_counted(record), tuple(differences))


def go_on(
    record: MatchRecord, logged: LoggedEntry, *, rejudge: bool = False
) -> tuple[MatchRecord, RulingDifference | None]:
    """Take one entry of a log more: the record with it, and where today's rules would rule otherwise.

    Raises:
        ImpossibleEntry: it is not possible where it stands.
    """
    try:
        entry, difference = _as_it_stands(record, logged, rejudge=rejudge)
    except Refused as refused:
        raise ImpossibleEntry(logged.number, refused.refusal) from refused
    stands = logged if entry is logged.entry else replace(logged, entry=entry)
    return _with_entry(record, stands), difference


def _as_it_stands(record: MatchRecord, logged: LoggedEntry, *, rejudge: bool) -> tuple[Entry, RulingDifference | None]:
    """An entry with the ruling that stands, and where today's rules would give another.

    Raises:
        Refused: it is not possible.
    """
    entry = logged.entry
    reason = reason_of_correction(record, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    if isinstance(entry, Undone | Redone) or not record.is_counted:
        return entry, None
    state = state_before(record, entry.number) if isinstance(entry, Amended) else record.state
    act = entry.with_ if isinstance(entry, Amended) else entry
    today = decided(state, act)
    difference = _difference(logged.number, act, today)
    counts = today
    if difference is not None and not rejudge:
        assert isinstance(act, ActEntry)
        if not _can_stand(state, act, difference.stored):
            raise Refused(Refusal(Reason.OVERRIDE_IMPOSSIBLE))
        counts = replace(act, ruling=difference.stored)
    return (replace(entry, with_=counts) if isinstance(entry, Amended) else counts), difference


def _difference(number: int, act: PlainEntry, today: PlainEntry) -> RulingDifference | None:
    """Where a stored ruling is another than today's; a missing one is none."""
    if not isinstance(act, ActEntry) or not isinstance(today, ActEntry) or act.ruling is None or today.ruling is None:
        return None
    stored = act.ruling if act.ruling == today.ruling else _with_back(act.ruling, today.ruling)
    return None if stored == today.ruling else RulingDifference(number, stored, today.ruling)


def _with_back(stored: Ruling, today: Ruling) -> Ruling:
    """Files do not say which of the men to place are dues: it follows from the act."""
    back = ByParty(
        min(today.back.own, stored.place.men.own),
        min(today.back.opponent, stored.place.men.opponent),
    )
    return replace(stored, back=back)


def _can_stand(state: MatchState, act: ActEntry, ruling: Ruling) -> bool:
    """Whether the board can be as a stored ruling leaves it that today's rules would not give."""
    if ruling.board is not None:
        return True
    before = board_to_judge(state.current_board, act)
    return not leaves_impossible_board(before, act_of(state, act), ruling, state.setup.laws)
