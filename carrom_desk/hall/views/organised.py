"""Events of a hall: the rounds of a file, of typed matches and of draws, joined into standings and knock-outs."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import pairwise

from carrom_desk.exchange.sol.sol_pairings import KNOCKOUT, SolPairing, SolTourney
from carrom_desk.i18n import N_, say
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.plain_text import plain, plain_setup
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Side, leader
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import (
    BY_MEETING,
    SOL_ROUND_ROBIN,
    SOL_SWISS,
    TIES_BY_MEETING,
    TIES_BY_NET,
    MatchResult,
    Ranking,
    ranking_of,
)

from ..draws import BYE, ROUND_OF, TITLES, Draw, nodes_of

_WINNER_AT, _WINNER_OF = N_("Winner of table {place}"), N_("Winner of {match}")
_NO_OPPONENT = N_("bye")
_TRENDS = {"trend": Fraction(1), "trend70": Fraction(7, 10)}
"""SoL's rules for the opponents of retired sides."""


@dataclass(frozen=True, slots=True)
class KnockoutSide:
    """A side of a match."""

    names: str
    points: str = ""
    """Games won, or points if there is only one game; empty if not played yet."""
    is_winner: bool = False
    is_open: bool = False
    """True when it is not known yet, or there is no opponent."""


@dataclass(frozen=True, slots=True)
class KnockoutMatch:
    """A match of a knock-out, or a place for one."""

    sides: BySide[KnockoutSide]
    place: str = ""
    """Its table; empty if none."""

    @property
    def names(self) -> frozenset[str]:
        """Returns the sides that are known."""
        return frozenset(each.names for each in self.sides if not each.is_open)

    @property
    def next_side(self) -> KnockoutSide:
        """Returns who goes on: the winner, the side with a bye, or words for a winner to come."""
        won = next((each for each in self.sides if each.is_winner), None)
        if won is not None:
            return KnockoutSide(won.names)
        if self.place:
            return KnockoutSide(say(_WINNER_AT, place=self.place), is_open=True)
        match = " – ".join(each.names for each in self.sides)
        known = all(not each.is_open for each in self.sides)
        return KnockoutSide(say(_WINNER_OF, match=match) if known else "", is_open=True)


@dataclass(frozen=True, slots=True)
class KnockoutRound:
    """A round, with matches in the order of those that they lead to."""

    title: str
    matches: tuple[KnockoutMatch, ...]


@dataclass(frozen=True, slots=True)
class Knockout:
    """All rounds of a knock-out, first one first."""

    event: str
    rounds: tuple[KnockoutRound, ...]


# Standings


def rankings_of(tourneys: Sequence[SolTourney], results: Sequence[MatchResult]) -> list[Ranking]:
    """Returns the standings of every event in a file that has any result, without knock-outs."""
    found = []
    for tourney in tourneys:
        paired = _paired(tourney.pairings, results)
        # SoL keeps the final rounds of a Swiss event in the same file, but does not rank by them.
        played = [result for pairing, _, result in paired if result is not None and not pairing.is_knockout]
        if any(each.is_counted for each in played):
            found.append(_ranking(tourney, played))
    return found


def _ranking(tourney: SolTourney, played: Sequence[MatchResult]) -> Ranking:
    """Returns the standings in SoL's order."""
    usual = SOL_ROUND_ROBIN if tourney.system == "roundrobin" else SOL_SWISS
    counting = replace(
        usual,
        bye_net=tourney.phantom,
        retired=frozenset(map(plain, tourney.retired)),
        trend=_TRENDS.get(tourney.retirements, Fraction(0)),
    )
    byes = [(plain(side), points) for _, side, points in tourney.byes]
    return ranking_of(plain(tourney.event), played, counting, map(plain, tourney.sides), byes)


def group_rankings(draw: Draw, results: Sequence[MatchResult], ties: Collection[str] = ()) -> list[Ranking]:
    """Returns the standings of the groups of a draw; `ties` are the ids of ties among the results."""
    ids = set(draw.matches.values())
    of_players, of_teams = (BY_MEETING, TIES_BY_MEETING) if draw.is_by_meeting else (SOL_ROUND_ROBIN, TIES_BY_NET)
    counting = of_players if ids.isdisjoint(ties) else of_teams
    played = [each for each in results if each.match_id in ids]
    found = []
    for title, group in zip(draw.titles, draw.groups, strict=False):
        of_group = [each for each in played if each.setup.round == plain(title)]
        name = " · ".join(part for part in (plain(draw.event), plain(title)) if part)
        found.append(ranking_of(name, of_group, counting, map(plain, group)))
    return found


def _paired(
    pairings: Sequence[SolPairing], results: Iterable[MatchResult]
) -> Iterator[tuple[SolPairing, Setup, MatchResult | None]]:
    """Yields each pairing in a file with its result, from there or else from the hall; None if there is none."""
    known = {_key(each.setup): each for each in results}
    for pairing in pairings:
        setup = plain_setup(pairing.setup)
        # The file is the organiser's last word: a result corrected in SoL differs from the one played here.
        yield pairing, setup, _in_file(pairing, setup) if pairing.games else known.get(_key(setup))


def _key(setup: Setup) -> tuple[str, ...]:
    return setup.event, setup.round, *setup.names


def _in_file(pairing: SolPairing, setup: Setup) -> MatchResult:
    leaders = [leader(score) for score in pairing.games]
    won = BySide(leaders.count(Side.A), leaders.count(Side.B))
    outcome = Outcome(OutcomeKind.DRAWN if leader(won) is None else OutcomeKind.WON, leader(won), won)
    return MatchResult("", setup, Status.FINISHED, outcome, pairing.games, "", "", is_approved=True)


# Knock-outs


def knockouts_of(
    tourneys: Sequence[SolTourney],
    draws: Sequence[Draw],
    results: Sequence[MatchResult],
    planned: Mapping[str, Setup],
) -> list[Knockout]:
    """Returns every knock-out as a whole tree; results count once approved by the chief referee. `planned` has the
    matches that have not begun, by their ids and with the tables at which they are.

    Rounds of one event are joined, from the file and from the hall.
    """
    drawn = [each for each in draws if each.slots]
    of_draws = {match_id for draw in drawn for match_id in draw.matches.values()}
    rounds = _rounds_of_file(tourneys, results)
    elsewhere = {plain(each.event) for each in tourneys if each.system != KNOCKOUT}
    elsewhere |= {plain(each.event) for each in draws}
    known = {(event, each.names) for event, found in rounds.items() for matches in found.values() for each in matches}
    for event, title, match in _of_hall(results, planned, of_draws):
        # A match named by the file comes back from its table as well; it is in the tree once.
        if event not in elsewhere and (event, match.names) not in known:
            known.add((event, match.names))
            rounds.setdefault(event, {}).setdefault(title, []).append(match)
    files = {plain(each.event) for each in tourneys}
    joined = [(event, list(found.items())) for event, found in rounds.items() if event in files or _is_tree(found)]
    return [
        *(Knockout(event, _titled(event_rounds)) for event, event_rounds in joined),
        *(_of_draw(draw, results, planned) for draw in drawn),
    ]


def _rounds_of_file(
    tourneys: Sequence[SolTourney], results: Sequence[MatchResult]
) -> dict[str, dict[str, list[KnockoutMatch]]]:
    found: dict[str, dict[str, list[KnockoutMatch]]] = {}
    for tourney in tourneys:
        turns: dict[int, list[KnockoutMatch]] = {}
        for pairing, setup, result in _paired(tourney.pairings, results):
            if pairing.is_knockout:
                turns.setdefault(pairing.turn, []).append(_match(setup, result))
        for turn, side, _ in tourney.byes if tourney.system == KNOCKOUT else ():
            both = BySide(KnockoutSide(plain(side), is_winner=True), _bye())
            turns.setdefault(turn, []).append(KnockoutMatch(both))
        if turns:
            found.setdefault(plain(tourney.event), {}).update({str(turn): turns[turn] for turn in sorted(turns)})
    return found


def _of_hall(
    results: Sequence[MatchResult], planned: Mapping[str, Setup], of_draws: set[str]
) -> Iterator[tuple[str, str, KnockoutMatch]]:
    """Yields event, round and match for what the hall has, begun ones first."""
    for each in sorted(results, key=lambda each: each.started):
        if each.match_id not in of_draws:
            yield each.setup.event, each.setup.round, _match(each.setup, each)
    for match_id, setup in planned.items():
        if match_id not in of_draws:
            yield setup.event, setup.round, _match(setup, None)


def _is_tree(rounds: Mapping[str, Sequence[KnockoutMatch]]) -> bool:
    """Returns True when rounds look like a knock-out: each has at most half of the matches before, of sides from
    there.
    """
    if len(rounds) < 2:
        return False
    return all(
        len(later) <= (len(earlier) + 1) // 2
        and all(any(match.names & each.names for each in earlier) for match in later)
        for earlier, later in pairwise(rounds.values())
    )


def _titled(found: Sequence[tuple[str, Sequence[KnockoutMatch]]]) -> tuple[KnockoutRound, ...]:
    """Returns rounds titled by the number of sides left, as far as the final, with matches beside the one that their
    winner plays.
    """
    names, matches = [name for name, _ in found], _whole_tree([list(each) for _, each in found])
    # Typed lines may leave out those with a bye: the round is named after the next power of two.
    left = 1 << (2 * len(matches[0]) - 1).bit_length()
    rounds = []
    for number, each in enumerate(matches):
        left = max(left, 1 << (2 * len(each) - 1).bit_length())
        name = names[number] if number < len(names) and not names[number].isdecimal() else ""
        rounds.append(KnockoutRound(name or say(TITLES.get(left, ROUND_OF), count=left), tuple(each)))
        left //= 2
    return tuple(rounds)


def _whole_tree(matches: list[list[KnockoutMatch]]) -> list[list[KnockoutMatch]]:
    # From the final backwards, since only the later round tells which two matches lead to the same one.
    for earlier, later in reversed(list(pairwise(matches))):
        sides = (side for match in later for side in match.sides)
        order = {side.names: at for at, side in enumerate(sides)}
        earlier.sort(key=lambda match: min((order.get(name, len(order)) for name in match.names), default=len(order)))
    at = 0
    while at < len(matches):
        here = matches[at]
        later = matches[at + 1] if at + 1 < len(matches) else []
        is_whole = len(here) & (len(here) - 1) == 0
        # A round that is still being typed has no places after it yet: they would be wrong with the next line.
        if is_whole and len(later) < len(here) // 2:
            matches[at + 1 : at + 2] = [_following(here, later)]
        at += 1
    return matches


def _following(earlier: Sequence[KnockoutMatch], later: Sequence[KnockoutMatch]) -> list[KnockoutMatch]:
    """Returns the next round, with places for the matches that are not paired yet."""
    found = []
    for one, other in zip(earlier[::2], earlier[1::2], strict=True):
        there = [match for match in later if match.names & (one.names | other.names)]
        found.append(there[0] if there else KnockoutMatch(BySide(one.next_side, other.next_side)))
    return found


def _of_draw(draw: Draw, results: Sequence[MatchResult], planned: Mapping[str, Setup]) -> Knockout:
    by_id = {each.match_id: each for each in results}
    winners = {each.match_id: each.outcome.winner for each in results if each.is_approved and each.outcome.is_final}
    rounds: list[list[KnockoutMatch]] = [[] for _ in draw.titles]
    for key, sides in nodes_of(draw, winners):
        number, at = (int(part) for part in key.split("."))
        match_id = draw.matches.get(key, "")
        before = rounds[number - 1][2 * at : 2 * at + 2] if number else ()
        shown = [_drawn(side, before[place].next_side if before else None) for place, side in enumerate(sides)]
        result = by_id.get(match_id)
        match = KnockoutMatch(BySide(*shown), planned[match_id].table if match_id in planned else "")
        if result is not None:
            match = _match(result.setup, result)
        # Nobody plays here, so no result says who goes on.
        elif BYE in sides and any(sides):
            match = replace(match, sides=match.sides.map(lambda each: replace(each, is_winner=not each.is_open)))
        rounds[number].append(match)
    titled = zip(draw.titles, rounds, strict=True)
    return Knockout(plain(draw.event), tuple(KnockoutRound(plain(title), tuple(found)) for title, found in titled))


def _drawn(side: str | None, awaited: KnockoutSide | None) -> KnockoutSide:
    if side == BYE:
        return _bye()
    if side is None:
        return awaited or KnockoutSide("", is_open=True)
    return KnockoutSide(plain(side))


def _bye() -> KnockoutSide:
    return KnockoutSide(say(_NO_OPPONENT), is_open=True)


def _match(setup: Setup, result: MatchResult | None) -> KnockoutMatch:
    scores = () if result is None else result.scores
    winner = result.outcome.winner if result is not None and result.is_approved else None

    points = scores[0] if scores else NOUGHT
    # Points of the first game would say nothing about a match of several.
    if result is not None and setup.competition.games > 1:
        points = result.outcome.games

    def side_of(side: Side) -> KnockoutSide:
        return KnockoutSide(setup.side_name(side), str(points.of(side)) if scores else "", winner is side)

    return KnockoutMatch(BySide(side_of(Side.A), side_of(Side.B)), setup.table)


def lost_of(knockouts: Iterable[Knockout]) -> Mapping[tuple[str, str], str]:
    """Returns the winner over each side that has lost in a knock-out, by event and side."""
    found = {}
    for knockout in knockouts:
        for each in (match.sides for of_round in knockout.rounds for match in of_round.matches):
            for side in Side:
                if each.of(side).is_winner:
                    found[knockout.event, each.of(side.other).names] = each.of(side).names
    return found
