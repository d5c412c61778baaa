"""Replay of a log: a single walk that tells standing, undone and amended entries apart, and restores the record of a
stored log.

Used for replays, reports and the window. With very many amendments, entries are counted once at the end and the states
in between stay unknown. A replay keeps the stored rulings.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from carrom_desk.match.effects.course import act_of, board_to_judge
from carrom_desk.match.effects.decisions import leaves_impossible_board
from carrom_desk.match.entry.entries import (
    ActEntry,
    Amended,
    Entry,
    LoggedEntry,
    Override,
    PlainEntry,
    Redone,
    StrokeMade,
    Undone,
)
from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Ruling, is_same_decision

from .log import GrowingTuple, MadeEntry, Step
from .problems import Reason, Refusal, Refused
from .record import (
    MatchRecord,
    decided,
    keeps_former_ruling,
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
"""Limit of steps recounted because of amendments, about fifteen times a long match."""


@dataclass(frozen=True, slots=True)
class Walk:
    """A whole match: the standing entries, and everything that was entered."""

    steps: tuple[Step, ...]
    """Every standing entry except corrections, in order; the last one leads to the current state."""
    entries: tuple[MadeEntry, ...]
    """Every entry in the order of entry."""
    standing: frozenset[int]
    """Numbers of the standing entries, including amendments."""


def walk(record: MatchRecord) -> Walk:
    """Walks through a match from its first entry."""
    if len(record.made) < len(record.entries):
        known, record = record, new_record(record.agreed)
        for logged in known.entries:
            record = _with_entry(record, logged)
    return Walk(standing_entries(as_counted(record)), tuple(record.made), frozenset(record.standing))


def _with_entry(record: MatchRecord, logged: LoggedEntry) -> MatchRecord:
    """Returns the record with another entry; after too many amendments, states are no longer counted."""
    entry = logged.entry
    if isinstance(entry, Amended) and record.recounts + recounts_of(record, entry) > MOST_RECOUNTS:
        record = replace(record, counted=None, taken_back=GrowingTuple(), is_counted=False)
    return with_entry(record, logged)


def as_counted(record: MatchRecord) -> MatchRecord:
    """Returns a record with its state counted, if that was skipped while reading."""
    return record if record.is_counted else recounted(record)


def undos_by_entry(entries: tuple[MadeEntry, ...]) -> dict[int, int]:
    """Maps each undone entry to the undo that last removed it."""
    found: dict[int, int] = {}
    for made in entries:
        if made.about is not None and isinstance(made.entry, Undone):
            found[made.about] = made.number
        elif made.about is not None and isinstance(made.entry, Redone):
            del found[made.about]
    return found


def amendments_of(found: Walk) -> dict[int, int]:
    """Maps each amended standing entry to the amendment that counts."""
    standing = (made for made in found.entries if made.number in found.standing)
    return {made.entry.number: made.number for made in standing if isinstance(made.entry, Amended)}


class ImpossibleEntry(Exception):
    """Raised for an entry of a stored log that is not possible at its place."""

    def __init__(self, number: int, refusal: Refusal, unlawful: "tuple[RulingDifference, ...]" = ()) -> None:
        """Stores the entry's number, the reason, and earlier unlawful rulings, which may be the cause."""
        super().__init__(f"entry {number}: {refusal.reason.sentence}")
        self.number = number
        self.refusal = refusal
        self.unlawful = unlawful


@dataclass(frozen=True, slots=True)
class RulingDifference:
    """A stored ruling that differs from the laws."""

    number: int
    """Number of the entry that contains the ruling."""
    act: int
    """Number of the act that was ruled on; differs if the ruling is in an amendment."""
    stored: Ruling
    lawful: Ruling | None
    """None if the laws give no ruling because the act does not cost a man."""


class _RulingCannotStand(Refused):
    """Raised for a stored ruling that is not lawful and leaves an impossible board."""

    def __init__(self, difference: RulingDifference) -> None:
        super().__init__(Refusal(Reason.OVERRIDE_IMPOSSIBLE))
        self.difference = difference


@dataclass(frozen=True, slots=True)
class Replay:
    """A record restored from its log."""

    record: MatchRecord
    differences: tuple[RulingDifference, ...]

    @property
    def unlawful(self) -> tuple[RulingDifference, ...]:
        """The differences that the umpire has not corrected by an override, an amendment or an undo."""
        if not self.differences:
            return ()
        steps, entries = standing_entries(self.record), self.record.entries
        decided = {step.entry.of for step in steps if isinstance(step.entry, Override) and not step.is_impossible}
        ruled_at = {step.number: step.number for step in steps if not step.is_judged_again}
        for number in self.record.standing:
            entry = entries[number].entry
            if isinstance(entry, Amended) and entry.number in ruled_at:
                ruled_at[entry.number] = number
        found = (each for each in self.differences if each.act not in decided)
        return tuple(each for each in found if ruled_at.get(each.act) == each.number)


def replay(setup: Setup, entries: Iterable[LoggedEntry], *, rejudge: bool = False) -> Replay:
    """Replays a log; missing rulings are added, and stored ones kept unless `rejudge` is set.

    Raises:
        ImpossibleEntry: an entry is not possible at its place. After too many amendments for every state to be known,
            an impossible entry has no effect instead.
    """
    record = new_record(setup)
    differences: list[RulingDifference] = []
    for logged in entries:
        try:
            record, difference = go_on(record, logged, rejudge=rejudge)
        except ImpossibleEntry as error:
            unlawful = Replay(as_counted(record), tuple(differences)).unlawful
            raise ImpossibleEntry(error.number, error.refusal, (*unlawful, *error.unlawful)) from error
        if difference is not None:
            differences.append(difference)
    return Replay(as_counted(record), tuple(differences))


def go_on(
    record: MatchRecord, logged: LoggedEntry, *, rejudge: bool = False
) -> tuple[MatchRecord, RulingDifference | None]:
    """Replays another entry; returns the record with it, and its difference from today's ruling, if any.

    Raises:
        ImpossibleEntry: the entry is not possible at its place.
    """
    try:
        entry, difference = _as_stored(record, logged, rejudge=rejudge)
    except Refused as refused:
        unlawful = (refused.difference,) if isinstance(refused, _RulingCannotStand) else ()
        raise ImpossibleEntry(logged.number, refused.refusal, unlawful) from refused
    stands = logged if entry is logged.entry else replace(logged, entry=entry)
    return _with_entry(record, stands), difference


def _as_stored(record: MatchRecord, logged: LoggedEntry, *, rejudge: bool) -> tuple[Entry, RulingDifference | None]:
    """Returns an entry with its stored ruling, and the difference from today's ruling, if any.

    Raises:
        Refused: the entry is not possible.
    """
    entry = logged.entry
    reason = reason_of_correction(record, entry)
    if reason is not None:
        raise Refused(Refusal(reason))
    if isinstance(entry, Undone | Redone) or not record.is_counted:
        return entry, None
    state = state_before(record, entry.number) if isinstance(entry, Amended) else record.state
    act = entry.with_ if isinstance(entry, Amended) else entry
    number = entry.number if isinstance(entry, Amended) else logged.number
    today = _decided(state, act, rejudge=rejudge)
    difference = _difference(logged.number, number, act, today)
    counts = act if today is None else today
    if difference is None and isinstance(act, ActEntry) and act.ruling is not None and not rejudge:
        # The decision is the same: its original laws and calls are kept.
        counts = replace(act, ruling=_with_back(act.ruling, _ruling_of(counts)))
    if difference is not None and not rejudge:
        assert isinstance(act, ActEntry)
        if not _can_stand(state, act, difference.stored):
            raise _RulingCannotStand(difference)
        counts = replace(act, ruling=difference.stored)
    return (replace(entry, with_=counts) if isinstance(entry, Amended) else counts), difference


def _decided(state: MatchState, act: PlainEntry, *, rejudge: bool) -> PlainEntry | None:
    """Returns an entry with today's ruling; None if it is refused today but its stored ruling stands.

    Raises:
        Refused: the entry is not possible.
    """
    try:
        return decided(state, act)
    except Refused as refused:
        if rejudge or not keeps_former_ruling(act, refused.refusal):
            raise
        return None


def _difference(number: int, about: int, act: PlainEntry, today: PlainEntry | None) -> RulingDifference | None:
    """Returns how a stored ruling differs from today's; None for a missing one."""
    if today is None and isinstance(act, ActEntry) and act.ruling is not None:
        return RulingDifference(number, about, act.ruling, None)
    if not isinstance(act, ActEntry) or not isinstance(today, ActEntry) or act.ruling is None or today.ruling is None:
        return None
    if is_same_decision(act.ruling, today.ruling):
        return None
    return RulingDifference(number, about, _with_back(act.ruling, today.ruling), today.ruling)


def _ruling_of(entry: PlainEntry) -> Ruling:
    assert isinstance(entry, ActEntry)
    assert entry.ruling is not None
    return entry.ruling


def _with_back(stored: Ruling, today: Ruling) -> Ruling:
    """Adds `back` to a stored ruling: files leave it out, since it follows from the act."""
    back = ByParty(
        min(today.back.own, stored.place.men.own),
        min(today.back.opponent, stored.place.men.opponent),
    )
    return replace(stored, back=back)


def _can_stand(state: MatchState, act: ActEntry, ruling: Ruling) -> bool:
    """Returns True when a stored ruling that differs from today's still leaves a possible board."""
    if ruling.board is not None:
        return True
    before = board_to_judge(state.current_board, act)
    if isinstance(act, StrokeMade) and act.stroke.before_play:
        # Earlier versions continued play after such a break, although a side had no man left.
        lying = ruling.on_board
        ruling = replace(ruling, on_board=ByParty(max(1, lying.own), max(1, lying.opponent)))
    return not leaves_impossible_board(before, act_of(state, act), ruling, state.setup.laws)
