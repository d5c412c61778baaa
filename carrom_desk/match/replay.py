"""Replay of a log: restores the record of a stored log, and tells undone and amended entries apart.

Used for replays, reports and the window. A replay keeps the stored rulings.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import Enum, auto, unique

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
from carrom_desk.rules.ruling import Ruling, Turn, differing

from .counting import changes_rules, decided, keeps_former_ruling
from .problems import Reason, Refusal, Refused, RulingDifference
from .record import (
    MatchRecord,
    may_give_turn,
    new_record,
    not_any_more,
    possible,
    refuse_if_full,
    standing_entries,
    state_to_amend,
    with_entry,
    with_steps,
)
from .setup import Setup
from .state import MatchState

MOST_RECOUNTED = 100_000
"""Number of steps that the corrections of a file may have counted again: some ten seconds. A hundred and sixty
corrections of the longest real match take as many."""


@unique
class Corrections(Enum):
    """What becomes of corrections that are refused today, such as those that rewrite what was played."""

    KEPT = auto()
    """They stand, as an earlier version stored them."""
    REPORTED = auto()
    """They stand and are reported."""
    REFUSED = auto()


def undos_by_entry(record: MatchRecord) -> dict[int, int]:
    """Maps each undone entry to the undo that last removed it."""
    found: dict[int, int] = {}
    for made in with_steps(record).made:
        if made.about is not None and isinstance(made.entry, Undone):
            found[made.about] = made.number
        elif made.about is not None and isinstance(made.entry, Redone):
            del found[made.about]
    return found


def amendments_of(record: MatchRecord) -> dict[int, int]:
    """Maps each amended standing entry to the amendment that counts."""
    standing = (record.entries[number] for number in record.standing)
    return {logged.entry.number: logged.number for logged in standing if isinstance(logged.entry, Amended)}


class ImpossibleEntry(Exception):
    """Raised for an entry of a stored log that is not possible at its place."""

    def __init__(self, number: int, refusal: Refusal, unlawful: "tuple[RulingDifference, ...]" = ()) -> None:
        """Stores the entry's number, the reason, and earlier unlawful rulings, which may be the cause."""
        super().__init__(f"entry {number}: {refusal.sentence}")
        self.number = number
        self.refusal = refusal
        self.unlawful = unlawful


class _RulingCannotStand(Refused):
    """Raised for a stored ruling that is not lawful and leaves an impossible board."""

    def __init__(self, difference: RulingDifference) -> None:
        super().__init__(Refusal(Reason.OVERRIDE_IMPOSSIBLE))
        self.difference = difference


@dataclass(frozen=True, slots=True)
class Broken:
    """An entry that is refused today, but stands because an earlier version stored it."""

    number: int
    refusal: Refusal


@dataclass(frozen=True, slots=True)
class Replay:
    """A record restored from its log."""

    record: MatchRecord
    differences: tuple[RulingDifference, ...] = ()
    broken: tuple[Broken, ...] = ()
    recounted: int = 0
    """Number of steps that corrections have had counted again."""

    @property
    def unlawful(self) -> tuple[RulingDifference, ...]:
        """The differences of standing rulings in what the umpire did not override."""
        if not self.differences:
            return ()
        standing, decided = self.record.standing, dict[int, frozenset[str]]()
        for step in standing_entries(self.record):
            if isinstance(step.entry, Override) and step.entry.of is not None and not step.is_impossible:
                decided[step.entry.of] = decided.get(step.entry.of, frozenset()) | _decided_by(step.entry)
        return tuple(
            each
            for each in self.differences
            if each.number in standing
            and each.act in standing
            and (each.lawful is None or differing(each.stored, each.lawful) - decided.get(each.act, frozenset()))
        )


def _decided_by(override: Override) -> frozenset[str]:
    """Returns the fields of a ruling that no longer count after an override."""
    found = {"laws", "calls"}
    if override.board is not None or override.board_goes_on or override.turn is Turn.BOARD_OVER:
        return frozenset(found | {"turn", "place", "due", "on_board", "board", "queen", "has_pocketed", "break_"})
    named = {"turn": override.turn, "place": override.place, "due": override.due, "queen": override.queen}
    found |= {name for name, value in named.items() if value is not None}
    return frozenset(found | ({"on_board"} if override.place is not None else set()))


def replay(
    setup: Setup,
    entries: Iterable[LoggedEntry],
    *,
    rejudge: bool = False,
    corrections: Corrections = Corrections.KEPT,
) -> Replay:
    """Replays a log; missing rulings are added, and stored ones kept unless `rejudge` is set.

    Raises:
        ImpossibleEntry: an entry is not possible at its place.
    """
    played = Replay(new_record(setup))
    for logged in entries:
        try:
            played = replay_next(played, logged, rejudge=rejudge, corrections=corrections)
        except ImpossibleEntry as error:
            unlawful = (*played.unlawful, *error.unlawful)
            raise ImpossibleEntry(error.number, error.refusal, unlawful) from error
    return played


def replay_next(
    played: Replay,
    logged: LoggedEntry,
    *,
    rejudge: bool = False,
    corrections: Corrections = Corrections.REFUSED,
) -> Replay:
    """Replays another entry.

    Raises:
        ImpossibleEntry: the entry is not possible at its place.
    """
    record, differences, broken = played.record, played.differences, played.broken
    try:
        refuse_if_full(record)
        if corrections is Corrections.REFUSED and played.recounted > MOST_RECOUNTED:
            raise Refused(Refusal(Reason.TOO_MANY_CORRECTIONS))
        entry, difference = _as_stored(record, logged, rejudge=rejudge)
        refused = None if corrections is Corrections.KEPT else not_any_more(record, entry)
        if refused is not None and corrections is Corrections.REFUSED:
            raise Refused(refused)
    except Refused as error:
        unlawful = (error.difference,) if isinstance(error, _RulingCannotStand) else ()
        raise ImpossibleEntry(logged.number, error.refusal, unlawful) from error
    stands = logged if entry is logged.entry else replace(logged, entry=entry)
    if difference is not None:
        differences = (*differences, difference)
    if refused is not None:
        broken = (*broken, Broken(logged.number, refused))
    return Replay(with_entry(record, stands), differences, broken, played.recounted + _recounted(record, entry))


def _recounted(record: MatchRecord, entry: Entry) -> int:
    """Returns about how many steps an entry has counted again: all for a correction, and for its undo again those
    that stand.
    """
    match entry:
        case Undone():
            made = record.entries[record.standing[-1]].entry
            standing = sum(isinstance(record.entries[number].entry, Amended) for number in record.standing)
        case Redone():
            made, standing = record.entries[record.undone[-1]].entry, 0
        case _:
            made, standing = entry, 0
    is_plain = not (isinstance(made, Amended | Override) or changes_rules(made))
    return 0 if is_plain else len(record.steps) * (1 + standing)


def _as_stored(record: MatchRecord, logged: LoggedEntry, *, rejudge: bool) -> tuple[Entry, RulingDifference | None]:
    """Returns an entry with its stored ruling, and the difference from today's ruling, if any.

    Raises:
        Refused: the entry is not possible.
    """
    entry = logged.entry
    act = entry.with_ if isinstance(entry, Amended) else entry
    if not isinstance(act, ActEntry) or act.ruling is None:
        return possible(record, entry), None
    number, state = logged.number, record.state
    if isinstance(entry, Amended):
        number, state = entry.number, state_to_amend(record, entry)
    today = _decided(state, act, rejudge=rejudge)
    if isinstance(entry, Amended) and not may_give_turn(state, today or act, entry):
        raise Refused(Refusal(Reason.TURN_NOT_GIVEN))
    difference = _difference(logged.number, number, act, today)
    if rejudge:
        assert today is not None
        counts: PlainEntry = today
    elif difference is None:
        assert isinstance(today, ActEntry)
        assert today.ruling is not None
        is_same = today.ruling.board is None and today.ruling.readings == act.ruling.readings
        # The ruling is the same: its original readings are kept.
        counts = today if is_same else replace(today, ruling=_with_back(act.ruling, today.ruling))
    else:
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
    if not differing(act.ruling, today.ruling):
        return None
    return RulingDifference(number, about, _with_back(act.ruling, today.ruling), today.ruling)


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
