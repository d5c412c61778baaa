"""Draws made by the hub: knock-outs whose winners move on once approved, groups, and withdrawals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique
from itertools import chain, zip_longest
from random import SystemRandom
from typing import Any

from carrom_desk.exchange.event_file import EventTerms
from carrom_desk.i18n import N_, say
from carrom_desk.match.entry.entries import WalkedOver
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId, StoreConflict
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.hall import hall_refusals, hall_text
from carrom_desk.presentation.results import FEWEST, Ranking, listed_result
from carrom_desk.rules.edition_register import USUAL
from carrom_desk.rules.texts.words import PAIR
from carrom_desk.storage.hall_store import SqlHallStore

from .planning import FORMATS, Planning, TypedPairings, match_of, setup_of
from .recording import OF_THE_HALL, decide_here
from .ties import Ties

_DRAWS, _WITHDRAWN = "draws", "withdrawn"
"""Settings with the draws, and with the sides that withdrew, as JSON."""
BYE = ""
MOST_SIDES, MOST_GROUPS = 256, 26
TITLES = {2: N_("Final"), 4: N_("Semi-finals"), 8: N_("Quarter-finals")}
"""Titles of rounds by number of sides."""
ROUND_OF = N_("Round of {count}")
_GROUP = N_("Group {letter}")
_THROUGH = 2
"""Sides of each group that go on to the knock-out."""


@unique
class DrawOrder(StrEnum):
    """How the sides of a knock-out are placed."""

    SEEDED = "seeded"
    LOT = "lot"
    LISTED = "listed"


@dataclass(frozen=True, slots=True)
class Draw:
    """A knock-out, or the groups, of an event."""

    event: str
    laws: str = USUAL.id
    format: str = next(iter(FORMATS))
    slots: tuple[str, ...] = ()
    """Sides of a knock-out from top to bottom, as many as a power of two, with byes; empty for groups."""
    groups: tuple[tuple[str, ...], ...] = ()
    titles: tuple[str, ...] = ()
    """Names of the rounds, or of the groups."""
    is_by_meeting: bool = True
    """True when equal sides of a group are ordered by their own matches first."""
    matches: Mapping[str, str] = field(default_factory=dict)
    """Ids of the matches of a knock-out by round and number, such as 0.3."""

    def renamed(self, names: Mapping[str, str]) -> "Draw":
        """Returns the draw with other names of sides."""
        slots, *groups = (tuple(names.get(side, side) for side in each) for each in (self.slots, *self.groups))
        return replace(self, slots=slots, groups=tuple(groups))

    def setup(self, round_: str, sides: Sequence[str], terms: EventTerms | None) -> Setup:
        """Returns a match of this event; raises `LookupError` for unknown laws or an unknown format."""
        typed = TypedPairings("", self.event, self.laws, self.format, terms)
        return match_of(typed, [round_, *sides])


def sides_in(lines: str) -> tuple[str, ...]:
    """Returns the sides typed one per line; a line with a dash is a bye.

    Raises:
        StoreConflict: there are too few or too many, one is named twice, or single players and pairs are mixed.
    """
    typed = (" ".join(line.split()) for line in lines.splitlines())
    found = [PAIR.join(name.strip() for name in line.split("/")) if line != "-" else BYE for line in typed if line]
    named = [side for side in found if side]
    names = [name.casefold() for side in named for name in side.split(PAIR)]
    is_mixed = len({len(side.split(PAIR)) for side in named}) > 1
    if not 2 <= len(named) <= MOST_SIDES or not all(names):
        raise StoreConflict(hall_refusals.NOT_ENOUGH_SIDES, most=MOST_SIDES)
    if is_mixed or any(len(side.split(PAIR)) > 2 for side in named) or len(set(names)) < len(names):
        raise StoreConflict(hall_refusals.SIDES_NOT_ALIKE)
    return tuple(found)


def slots_of(sides: Sequence[str], placing: DrawOrder) -> tuple[str, ...]:
    """Returns the sides of a knock-out from top to bottom: the first seed meets the last, and byes go to the first."""
    size = 1 << (len(sides) - 1).bit_length()
    if placing is DrawOrder.LISTED:
        return (*sides, *[BYE] * (size - len(sides)))
    named = [side for side in sides if side]
    if placing is DrawOrder.LOT:
        SystemRandom().shuffle(named)
    # Each seed in turn is joined by the one with whom it adds up to the weakest: 0; 0 1; 0 3 1 2; 0 7 3 4 1 6 2 5.
    size, order = 1 << (len(named) - 1).bit_length(), [0]
    while len(order) < size:
        order = [seed for each in order for seed in (each, 2 * len(order) - 1 - each)]
    return tuple(named[seed] if seed < len(named) else BYE for seed in order)


def groups_in(sides: Sequence[str], count: int) -> tuple[tuple[tuple[str, ...], ...], tuple[str, ...]]:
    """Returns groups with their titles: the strongest sides in different groups, the next ones the other way round.

    Raises:
        StoreConflict: a group would have fewer than three sides.
    """
    if not 0 < count <= min(MOST_GROUPS, len(sides) // FEWEST):
        raise StoreConflict(hall_refusals.TOO_FEW_IN_GROUPS)
    groups: list[list[str]] = [[] for _ in range(count)]
    for at, side in enumerate(sides):
        row, place = divmod(at, count)
        # There and back again: the last group takes two in a row, so that the groups are equally strong.
        groups[count - 1 - place if row % 2 else place].append(side)
    titles = tuple(say(_GROUP, letter=chr(ord("A") + number)) for number in range(count))
    return tuple(map(tuple, groups)), titles


def titles_of(size: int) -> tuple[str, ...]:
    """Returns the titles of the rounds of a knock-out with so many places, in the current language."""
    left = [size >> number for number in range(size.bit_length() - 1)]
    return tuple(say(TITLES.get(count, ROUND_OF), count=count) for count in left)


def in_turns(group: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yields every pairing of a group, turn by turn, so that each side plays once a turn."""
    # The first side stays and all others move on by one; of an odd number, one rests each turn.
    ring = [*group, *([BYE] if len(group) % 2 else [])]
    for _ in range(len(ring) - 1):
        for one, other in zip(ring[: len(ring) // 2], reversed(ring), strict=False):
            if one and other:
                yield one, other
        ring = [ring[0], ring[-1], *ring[1:-1]]


class Draws:
    """The draws of a hall. Every method may raise `StoreError`."""

    def __init__(self, store: SqlHallStore, planning: Planning, ties: Ties) -> None:
        """Plans the matches of draws, and the ties of teams."""
        self._store, self._planning, self._ties = store, planning, ties

    def all(self) -> tuple[Draw, ...]:
        return tuple(_read(each) for each in self._store.value(_DRAWS, ()))

    def _keep(self, draws: Sequence[Draw]) -> None:
        self._store.put_value(_DRAWS, draws)

    def add(self, draw: Draw) -> None:
        """Adds a draw and plans its matches.

        Raises:
            StoreConflict: the event has such a draw already.
        """
        known = self.all()
        if any((each.event, bool(each.slots)) == (draw.event, bool(draw.slots)) for each in known):
            raise StoreConflict(hall_refusals.DRAWN_ALREADY)
        if not draw.slots:
            turns = [
                [draw.setup(title, pair, self._planning.terms()) for pair in in_turns(group)]
                for title, group in zip(draw.titles, draw.groups, strict=True)
            ]
            mixed = chain.from_iterable(zip_longest(*turns))  # so that no group waits for the others
            planned = self._ties.plan([each for each in mixed if each is not None], again=True)
            draw = replace(draw, matches={str(number): each for number, each in enumerate(planned)})
        self._keep((*known, draw))
        self.sync()

    def remove(self, draw: Draw) -> None:
        """Removes a draw with its matches that have not begun."""
        known = next((each for each in self.all() if each.titles == draw.titles and each.event == draw.event), None)
        if known is not None:
            self._keep([each for each in self.all() if each != known])
            for match_id in known.matches.values():
                self._ties.drop(match_id)

    def winners(self) -> Mapping[str, Side | None]:
        """Returns the approved winners by match; None for a match that nobody has won."""
        begun = [each for each in self._store.hall_matches() if each.owner is not None and each.approval is not None]
        outlines = self._store.outlines([each.match_id for each in begun])
        return {
            each.match_id: listed_result(outlines[each.match_id].summary).winner
            for each in begun
            if each.match_id in outlines and each.is_approved_at(outlines[each.match_id].head)
        } | {each.id: each.winner for each in self._ties.scores() if each.goes_on}

    def sync(self) -> None:
        """Plans the matches whose sides are known, and drops those planned with a side that no longer goes on."""
        draws, withdrawn = self.all(), self.withdrawn()
        if not draws and not withdrawn:
            return
        moved = tuple(self._moved_on(draw) if draw.slots else draw for draw in draws)
        if moved != draws:
            self._keep(moved)
            self._planning.changed("")
        # Planned first, so that also the match to which a winner has just moved on becomes a walkover.
        if self._walk_over(withdrawn):
            self.sync()  # whoever won by walkover moves on

    def recount(self, match_id: MatchId) -> None:
        """Plans what follows from a match again, if its log continued after the approval."""
        known = self._store.hall_match(match_id)
        if known is not None and known.approval is not None:
            self.sync()

    def _moved_on(self, draw: Draw) -> Draw:
        matches, winners = dict(draw.matches), self.winners()
        known = {each.match_id: each for each in self._store.hall_matches()}
        ties = {each.id: each for each in self._ties.all()}
        for key, sides in nodes_of(draw, winners):
            there, tie = known.get(MatchId(matches.get(key, ""))), ties.get(matches.get(key, ""))
            wanted = None if None in sides or BYE in sides else [each for each in sides if each]
            # A match that has begun is kept even if an earlier result changes: the page warns instead.
            if there is not None and (there.owner is not None or wanted == list(setup_of(there).names)):
                continue
            if tie is not None and (self._ties.has_begun(tie) or wanted == list(tie.setup.names)):
                continue
            if there is not None or tie is not None:
                self._ties.drop(matches[key])
                del matches[key]
            if wanted is not None:
                title = draw.titles[int(key.partition(".")[0])]
                (matches[key],) = self._ties.plan([draw.setup(title, wanted, self._planning.terms())], again=True)
                if there is not None:
                    # The organiser gave the table and the time to the place in the draw, not to the players.
                    self._planning.assign(MatchId(matches[key]), there.place, there.planned_at)
        return replace(draw, matches=matches)

    def rename(self, match_id: MatchId, names: Mapping[str, str]) -> bool:
        """Gives sides other names in the draws of a match and in all planned matches there. A name that another side
        of a draw has is exchanged. Returns False, and does nothing, for a match without a draw.
        """
        draws = self.all()
        event = next((each.event for each in draws if match_id in each.matches.values()), None)
        if event is None:
            return False
        mine = [each for each in draws if each.event == event]
        there = {side for each in mine for side in chain(each.slots, *each.groups)}
        # Two sides were drawn at each other's place: otherwise one would be there twice.
        names = {**{new: old for old, new in names.items() if new in there}, **names}
        self._keep([each.renamed(names) if each in mine else each for each in draws])
        for known in self._planning.planned():
            if any(known.match_id in each.matches.values() for each in mine):
                self._planning.put_setup(known.match_id, _renamed(setup_of(known), names))
        self.sync()
        return True

    # Withdrawals

    def withdrawn(self) -> frozenset[tuple[str, str]]:
        """Returns the sides that withdrew, each with its event."""
        return frozenset(map(tuple, self._store.value(_WITHDRAWN, ())))

    def withdraw(self, event: str, side: str) -> None:
        """Withdraws a side: its planned matches, also later ones, become walkovers."""
        self._put_withdrawn(self.withdrawn() | {(event, side)})
        self.sync()

    def readmit(self, event: str, side: str) -> None:
        """Undoes a withdrawal with its walkovers."""
        self._put_withdrawn(self.withdrawn() - {(event, side)})
        decided = [each for each in self._store.hall_matches() if each.owner == OF_THE_HALL and each.setup]
        winners = self.winners()
        for known in decided:
            setup, winner = setup_of(known), winners.get(known.match_id)
            sides = self._ties.teams_at(known.match_id) or setup.names
            is_won = winner is not None and sides.of(winner) == side
            # Walkovers that it won, over another side that withdrew, stand.
            if setup.event == event and side in sides and not is_won:
                self._plan_again(known, setup)
        self.sync()

    def walk_over(self, match_id: MatchId, winner: Side, reason: str) -> None:
        """Decides a planned match as a walkover, approved at once.

        Raises:
            NoSuchMatch: the match is not planned.
        """
        known = self._planning.one(match_id)
        decide_here(self._store, known, setup_of(known), WalkedOver(winner, reason))
        self.sync()

    def reopen(self, match_id: MatchId) -> None:
        """Plans a match again that was decided without a table."""
        known = self._store.hall_match(match_id)
        if known is not None and known.owner == OF_THE_HALL:
            self._plan_again(known, setup_of(known))
            self.sync()

    def _plan_again(self, known: HallMatch, setup: Setup) -> None:
        # A match without an owner counts as planned, and only a planned match can be dropped.
        self._store.note(replace(known, owner=None), OF_THE_HALL)
        self._store.drop_planned(known.match_id)
        self._store.delete([known.match_id])
        new = self._planning.plan([setup], again=True)[0]
        if known.place or known.planned_at:
            self._planning.assign(new, known.place, known.planned_at)
        self._ties.rename(known.match_id, new)
        draws = []
        for draw in self.all():
            ids = {key: new if each == known.match_id else each for key, each in draw.matches.items()}
            draws.append(replace(draw, matches=ids))
        self._keep(draws)

    def _put_withdrawn(self, sides: frozenset[tuple[str, str]]) -> None:
        self._store.put_value(_WITHDRAWN, sorted(sides))

    def _walk_over(self, withdrawn: frozenset[tuple[str, str]]) -> bool:
        """Decides the planned matches of sides that withdrew; returns True if there were any."""
        found = False
        for known in self._planning.planned() if withdrawn else ():
            setup = setup_of(known)
            names = self._ties.teams_at(known.match_id) or setup.names
            gone = [side for side in Side if (setup.event, names.of(side)) in withdrawn]
            if gone:
                found = True
                # If both sides withdrew, the match has no winner, and the next opponent has a bye.
                winner = None if len(gone) > 1 else gone[0].other
                decide_here(self._store, known, setup, WalkedOver(winner, say(hall_text.WITHDREW)))
        return found


def _renamed(setup: Setup, names: Mapping[str, str]) -> Setup:
    new = (names.get(name, name).split(PAIR) for name in setup.names)
    sides = (
        tuple(replace(each, name=name) for each, name in zip(players, of_side, strict=True))
        for players, of_side in zip(setup.sides, new, strict=True)
    )
    return replace(setup, sides=BySide(*sides))


def nodes_of(draw: Draw, winners: Mapping[str, Side | None]) -> list[tuple[str, tuple[str | None, str | None]]]:
    """Returns every match of a knock-out with its sides: None for one not known yet, and an empty text for a bye."""
    left: list[str | None] = list(draw.slots)
    found = []
    for round_ in range(len(draw.titles)):
        pairs = list(zip(left[::2], left[1::2], strict=True))
        keys = [f"{round_}.{number}" for number in range(len(pairs))]
        found += list(zip(keys, pairs, strict=True))
        left = [_next(pair, draw.matches.get(key, ""), winners) for key, pair in zip(keys, pairs, strict=True)]
    return found


def _next(pair: tuple[str | None, str | None], match_id: str, winners: Mapping[str, Side | None]) -> str | None:
    """Returns who goes on from a match; None if that is not known yet."""
    one, other = pair
    if one == BYE or other == BYE:
        return other if one == BYE else one
    if one is None or other is None or match_id not in winners:
        return None
    winner = winners[match_id]
    return BYE if winner is None else BySide(one, other).of(winner)


def from_groups(draw: Draw, rankings: Sequence[Ranking]) -> tuple[str, ...]:
    """Returns the first two of each group as the sides of a knock-out, so that those of a group meet again in the
    final at the earliest.

    Raises:
        StoreConflict: a group is not complete, or equal sides share a place that decides.
    """
    best = [ranking.sides[: _THROUGH + 1] for ranking in rankings]
    for ranking, group, found in zip(rankings, draw.groups, best, strict=True):
        is_complete = len(ranking.sides) == len(group) and all(each.played == len(group) - 1 for each in ranking.sides)
        if not is_complete or len({each.place for each in found}) < len(found):
            raise StoreConflict(hall_refusals.GROUP_NOT_DECIDED, group=ranking.name)
    if len(best) < _THROUGH or len(best) & (len(best) - 1):
        raise StoreConflict(hall_refusals.GROUPS_NOT_EVEN)
    # The winner of each group meets the second of its neighbour: the two of a group are in different halves.
    numbers = [int(each) for each in slots_of([str(number) for number in range(len(best))], DrawOrder.SEEDED)]
    return tuple(side.name for each in numbers for side in (best[each][0], best[each ^ 1][1]))


def _read(values: Mapping[str, Any]) -> Draw:
    listed = {name: tuple(values[name]) for name in ("slots", "titles")}
    return Draw(**{**values, **listed, "groups": tuple(tuple(each) for each in values["groups"])})
