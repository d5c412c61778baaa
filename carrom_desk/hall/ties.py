"""Team ties: a pairing between two teams is planned as the matches of their line-ups."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from carrom_desk.exchange.codec.state_codec import write_setup
from carrom_desk.exchange.sol.sol_pairings import SolPairing
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId, StoreConflict, canonical
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.presentation.results import listed_result
from carrom_desk.presentation.team_ties import MatchOfTie, TieScore, match_of_tie
from carrom_desk.rules.texts.words import PAIR
from carrom_desk.storage.hall_store import SqlHallStore

from .planning import SEPARATOR, Planning, setup_in, setup_of

TEAMS, PLAYED_OUT = "teams", "ties_played_out"
"""Settings with the teams as typed, one per line, and with a text if every match of a tie is played."""
_TIES = "ties"
"""Setting with the ties, as JSON."""
MOST_IN_TIE = 9
LineUp = tuple[tuple[Player, ...], ...]
"""A team's players in each match of a tie."""


@dataclass(frozen=True, slots=True)
class Tie:
    """A tie between two teams; who plays is in the setups of its matches."""

    id: str
    pairing: str
    """Setup with the teams as its sides, as canonical JSON."""
    matches: tuple[str, ...]
    """Ids of its matches in order, also of those removed from the order of play."""
    goes_through: str = ""
    """Side that goes on by decision of the chief referee, where the tie is level; empty without a decision."""

    @property
    def setup(self) -> Setup:
        return setup_in(self.pairing)


def teams_in(lines: str) -> dict[str, LineUp]:
    """Returns the line-ups typed one per line, by team: the team, then who plays each match.

    Raises:
        StoreConflict: a line is no team, or a team is named twice.
    """
    found: dict[str, LineUp] = {}
    for line in filter(None, map(str.strip, lines.splitlines())):
        name, *rest = map(str.strip, SEPARATOR.split(line, maxsplit=1))
        if not name or name.casefold() in map(str.casefold, found) or "/" in name:
            raise StoreConflict(hall_refusals.NO_TEAM, line=line)
        found[name] = line_up_in("".join(rest), name)
    return found


def line_up_in(text: str, team: str, known: Iterable[Player] = ()) -> LineUp:
    """Returns who plays each match of a tie: a player, or a pair with a slash, separated by semicolons. Players that
    are not known belong to the team as their club.

    Raises:
        StoreConflict: it is no line-up.
    """
    by_name = {each.name.casefold(): each for each in known}
    matches = [[" ".join(name.split()) for name in part.split("/")] for part in SEPARATOR.split(text)]
    # An even number of matches could leave every tie level.
    is_odd = len(matches) % 2 == 1 and len(matches) <= MOST_IN_TIE
    if not is_odd or any(len(names) > 2 or not all(names) or len(set(names)) < len(names) for names in matches):
        raise StoreConflict(hall_refusals.NO_TEAM, line=text or team)
    return tuple(tuple(by_name.get(name.casefold(), Player(name, team)) for name in names) for names in matches)


def teams_of(pairings: Iterable[SolPairing]) -> dict[str, LineUp]:
    """Returns the line-ups of the teams in a file: singles of the first two players, and a doubles of the last two."""
    found: dict[str, LineUp] = {}
    for pairing in pairings:
        if pairing.teams is not None:
            for name, players in zip(pairing.setup.names, pairing.teams, strict=True):
                # SoL knows who is in a team but not who plays what: the chief referee may change the line-up.
                found[name] = (players[:1], players[1:2], players[-2:])
    return found


def matches_of(pairing: Setup, line_ups: BySide[LineUp]) -> list[Setup]:
    """Returns the matches of a tie.

    Raises:
        StoreConflict: the teams differ in the number of matches, or one has a single player where the other has a pair.
    """
    if _kinds(line_ups.a) != _kinds(line_ups.b):
        raise StoreConflict(hall_refusals.LINE_UPS_NOT_ALIKE, tie=pairing.versus)
    pairs = zip(line_ups.a, line_ups.b, strict=True)
    return [
        replace(pairing, sides=BySide(*sides), doubles=len(sides[0]) > 1, tie=pairing.versus, table="")
        for sides in pairs
    ]


class Ties:
    """The ties of a hall. Every method may raise `StoreError`."""

    def __init__(self, store: SqlHallStore, planning: Planning, new_id: Callable[[], MatchId]) -> None:
        self._store, self._planning, self._new_id = store, planning, new_id

    def all(self) -> tuple[Tie, ...]:
        return tuple(Tie(**{**each, "matches": tuple(each["matches"])}) for each in self._store.value(_TIES, ()))

    def _keep(self, ties: Iterable[Tie]) -> None:
        self._store.put_value(_TIES, list(ties))

    def has_begun(self, tie: Tie) -> bool:
        known = {each.match_id: each for each in self._store.hall_matches()}
        return any(known[MatchId(each)].owner is not None for each in tie.matches if MatchId(each) in known)

    def teams_at(self, match_id: str) -> BySide[str] | None:
        """Returns the teams whose tie a match belongs to; None for any other match."""
        tie = next((each for each in self.all() if match_id in each.matches), None)
        return None if tie is None else tie.setup.names

    def teams(self) -> dict[str, LineUp]:
        return teams_in(self._store.setting(TEAMS))

    def named(self, sides: Sequence[str]) -> tuple[str, ...]:
        """Returns the sides of a draw, teams by their own spelling.

        Raises:
            StoreConflict: some sides are teams and others are not, or teams differ in kinds of matches.
        """
        teams = {name.casefold(): (name, _kinds(line_up)) for name, line_up in self.teams().items()}
        found = [teams.get(side.casefold(), (side, None)) for side in sides]
        if len({str(kinds) for name, kinds in found if name}) > 1:
            raise StoreConflict(hall_refusals.SIDES_NOT_ALL_TEAMS)
        return tuple(name for name, _ in found)

    def put_teams(self, lines: str, played_out: str, drawn: Collection[str]) -> Callable[[], object]:
        """Stores the teams, one per line, and whether every match of a tie is played; returns what undoes it.

        Raises:
            StoreConflict: a line is no team, or a drawn team is missing or has other kinds of matches.
        """
        before, after = self.teams(), teams_in(lines)
        changed = (each for each in before if _kinds(before[each]) != _kinds(after.get(each, ())) and each in drawn)
        team = next(changed, None)
        if team is not None:
            raise StoreConflict(hall_refusals.TEAM_IS_DRAWN, team=team)
        former = {name: self._store.setting(name) for name in (TEAMS, PLAYED_OUT)}
        for name, value in ((TEAMS, lines), (PLAYED_OUT, played_out)):
            self._store.put_setting(name, value)
        return partial(self.put_teams, former[TEAMS], former[PLAYED_OUT], drawn)

    def plan(
        self, pairings: Sequence[Setup], *, again: bool = False, teams: Mapping[str, LineUp] | None = None
    ) -> tuple[MatchId, ...]:
        """Plans pairings: those of two teams as ties; see `Planning.plan`. A tie of which every match was removed is
        planned again. Returns ids: that of a tie in place of its matches.

        Raises:
            StoreConflict: a team meets a player, or line-ups are not alike.
        """
        known = {name.casefold(): (name, line_up) for name, line_up in {**(teams or {}), **self.teams()}.items()}
        in_hall = {str(each.match_id) for each in self._store.hall_matches()}
        # Compared as written, since the same teams may meet again in another round.
        there = {each.pairing for each in self.all() if not in_hall.isdisjoint(each.matches)}
        found = [_between_teams(each, known) for each in pairings]
        if not any(matches for _, matches in found):
            return self._planning.plan(pairings, again=again)
        planned: list[MatchId] = []
        for pairing, matches in found:
            if not matches:
                planned += self._planning.plan([pairing], again=again)
            elif again or canonical(write_setup(pairing)) not in there:
                planned.append(self._add(pairing, matches))
        return tuple(planned)

    def _add(self, pairing: Setup, matches: Sequence[Setup]) -> MatchId:
        tie_id = self._new_id()
        # In the order of the line-up, which is the order in which they are called.
        planned = self._planning.plan(matches, again=True)
        self._keep((*self.all(), Tie(tie_id, canonical(write_setup(pairing)), planned)))
        return tie_id

    def count(self, planned: Iterable[str]) -> int:
        """Returns the number of matches planned, from their ids and those of ties."""
        ties = {each.id: len(each.matches) for each in self.all()}
        return sum(ties.get(each, 1) for each in planned)

    def unplan(self, planned: Iterable[MatchId]) -> None:
        """Undoes `plan`."""
        for each in planned:
            self.drop(each)
        self._planning.changed("")

    def drop(self, planned: str) -> None:
        """Removes a match that has not begun, or a tie with its matches that have not."""
        ties = {each.id: each for each in self.all()}
        tie = ties.pop(planned, None)
        if tie is not None:
            self._keep(ties.values())
        for match_id in (planned,) if tie is None else tie.matches:
            self._store.drop_planned(MatchId(match_id))

    def rename(self, match_id: str, new_id: str) -> None:
        """Puts a match that was planned again in the place of the one before."""
        ties = self.all()
        if any(match_id in each.matches for each in ties):
            renamed = (tuple(new_id if known == match_id else known for known in each.matches) for each in ties)
            self._keep(replace(each, matches=matches) for each, matches in zip(ties, renamed, strict=True))

    def line_up(self, tie_id: str, side: Side, text: str) -> Callable[[], object]:
        """Changes who plays the matches of a tie that have not begun; returns a function that undoes it.

        Raises:
            StoreConflict: it is no line-up, or another kind of match than before.
        """
        tie = next(each for each in self.all() if each.id == tie_id)
        known = {each.match_id: each for each in self._store.hall_matches()}
        ids = [each for each in map(MatchId, tie.matches) if each in known]
        begun = self._store.outlines([each for each in ids if known[each].owner is not None])
        setups = [begun[key].setup if key in begun else setup_of(known[key]) for key in ids]
        before = [each.sides.of(side) for each in setups]
        team = tie.setup.side_name(side)
        wanted = line_up_in(text, team, (player for players in before for player in players))
        if _kinds(wanted) != _kinds(before):
            raise StoreConflict(hall_refusals.LINE_UPS_NOT_ALIKE, tie=tie.setup.versus)
        for match_id, setup, players in zip(ids, setups, wanted, strict=True):
            # A match that has begun keeps its players: they are in its log and on its sheet.
            if match_id not in begun and setup.sides.of(side) != players:
                text = canonical(write_setup(replace(setup, sides=setup.sides.with_(side, players))))
                self._store.note(replace(known[match_id], setup=text), None)
        former = "; ".join(PAIR.join(player.name for player in players) for players in before)
        return partial(self.line_up, tie_id, side, former)

    def let_through(self, tie_id: str, side: str) -> Callable[[], object]:
        """Decides which side goes on from a level tie, none if empty; returns a function that undoes it."""
        ties = {each.id: each for each in self.all()}
        self._keep({**ties, tie_id: replace(ties[tie_id], goes_through=side and Side(side))}.values())
        return partial(self.let_through, tie_id, ties[tie_id].goes_through)

    # Scores

    def scores(self, results: Mapping[str, MatchOfTie] | None = None) -> tuple[TieScore, ...]:
        """Returns the ties as their matches stand, by these results, or those in the store. A match that was removed
        from the order of play does not count, nor does a tie without any other.
        """
        ties = self.all()
        known = {str(each.match_id): each for each in (self._store.hall_matches() if ties else ())}
        there = [(each, [match_id for match_id in each.matches if match_id in known]) for each in ties]
        if results is None:
            results = self._results(known[match_id] for _, ids in there for match_id in ids)
        is_played_out = bool(self._store.setting(PLAYED_OUT))
        return tuple(
            TieScore(
                tie.id,
                plain_setup(tie.setup),
                tuple(results.get(match_id, MatchOfTie(match_id)) for match_id in ids),
                is_played_out,
                Side(tie.goes_through) if tie.goes_through else None,
            )
            for tie, ids in there
            # Without a match nothing of a tie could be played or shown.
            if ids
        )

    def _results(self, matches: Iterable[HallMatch]) -> dict[str, MatchOfTie]:
        begun = {each.match_id: each for each in matches if each.owner is not None}
        outlines = self._store.outlines(list(begun))
        return {
            key: match_of_tie(key, listed_result(each.summary), is_approved=begun[key].is_approved_at(each.head))
            for key, each in outlines.items()
        }

    def held(self) -> frozenset[str]:
        """Returns the matches that are not to be played, or not yet: their tie is decided, or may be without them."""
        return frozenset(
            match.match_id for each in self.scores() for match in each.matches if not each.needs(match.match_id)
        )


def _kinds(line_up: Iterable[Sequence[Player]]) -> list[int]:
    """Returns the number of players in each match."""
    return [len(players) for players in line_up]


def _between_teams(pairing: Setup, teams: Mapping[str, tuple[str, LineUp]]) -> tuple[Setup, list[Setup]]:
    """Returns a pairing with the matches of its tie, none for players; teams are named by their own spelling."""
    known = [teams.get(name.casefold()) for name in pairing.names]
    if known[0] is None or known[1] is None:
        if known != [None, None]:
            raise StoreConflict(hall_refusals.TEAM_MEETS_PLAYER, tie=pairing.versus)
        return pairing, []
    names = (known[0][0], known[1][0])
    sides = ((replace(player, name=name),) for (player, *_), name in zip(pairing.sides, names, strict=True))
    pairing = replace(pairing, sides=BySide(*sides))
    return pairing, matches_of(pairing, BySide(known[0][1], known[1][1]))
