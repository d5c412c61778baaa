"""Events of the organiser's file, with results of the hall that it lacks: standings, and knock-outs by round."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from carrom_desk.exchange.sol.sol_pairings import SolPairing
from carrom_desk.i18n import N_, say
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Side, leader
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import MatchResult, Ranking, ranking_of

_TITLES = {2: N_("Final"), 4: N_("Semi-finals"), 8: N_("Quarter-finals")}
"""Titles by number of sides."""
_ROUND_OF = N_("Round of {count}")


@dataclass(frozen=True, slots=True)
class KnockoutSide:
    """A side of a match."""

    names: str
    points: str = ""
    """Games won, or points if there is only one game; empty if not played yet."""
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class KnockoutRound:
    """A round, with matches in the order of those that they lead to."""

    title: str
    matches: tuple[BySide[KnockoutSide], ...]


@dataclass(frozen=True, slots=True)
class Knockout:
    """The rounds paired so far, first one first."""

    event: str
    rounds: tuple[KnockoutRound, ...]


def rankings_of(pairings: Sequence[SolPairing], results: Iterable[MatchResult]) -> list[Ranking]:
    """Returns the standings of every event in a file that has any, without knock-out rounds."""
    found: dict[str, list[MatchResult]] = {}
    for pairing, setup, result in _paired(pairings, results):
        if result is not None and result.is_counted and not pairing.is_knockout:
            found.setdefault(setup.event, []).append(result)
    return [ranking_of(event, played) for event, played in found.items()]


def knockouts_of(pairings: Sequence[SolPairing], results: Iterable[MatchResult]) -> list[Knockout]:
    """Returns the knock-out rounds of every event in a file; results count once approved by the chief referee."""
    found: dict[str, dict[int, list[BySide[KnockoutSide]]]] = {}
    for pairing, setup, result in _paired(pairings, results):
        if pairing.is_knockout:
            found.setdefault(setup.event, {}).setdefault(pairing.turn, []).append(_match(setup, result))
    return [Knockout(event, _rounds([turns[turn] for turn in sorted(turns)])) for event, turns in found.items()]


def _paired(
    pairings: Sequence[SolPairing], results: Iterable[MatchResult]
) -> Iterator[tuple[SolPairing, Setup, MatchResult | None]]:
    """Yields each pairing in a file with its result, from there or else from the hall; None if there is none."""
    known = {_key(each.setup): each for each in results}
    for pairing in pairings:
        setup = plain_setup(pairing.setup)
        yield pairing, setup, _in_file(pairing, setup) if pairing.games else known.get(_key(setup))


def _key(setup: Setup) -> tuple[str, ...]:
    return setup.event, setup.round, *(setup.side_name(side) for side in Side)


def _in_file(pairing: SolPairing, setup: Setup) -> MatchResult:
    """Returns the result that the organiser has."""
    leaders = [leader(score) for score in pairing.games]
    won = BySide(leaders.count(Side.A), leaders.count(Side.B))
    outcome = Outcome(OutcomeKind.DRAWN if leader(won) is None else OutcomeKind.WON, leader(won), won)
    return MatchResult("", setup, Status.FINISHED, outcome, pairing.games, "", "", is_approved=True)


def _match(setup: Setup, result: MatchResult | None) -> BySide[KnockoutSide]:
    scores = () if result is None else result.scores
    winner = result.outcome.winner if result is not None and result.is_approved else None
    won = [leader(score) for score in scores]

    def side_of(side: Side) -> KnockoutSide:
        points = [won.count(side)] if setup.competition.games > 1 else [each.of(side) for each in scores]
        return KnockoutSide(setup.side_name(side), str(points[0]) if scores else "", winner is side)

    return BySide(side_of(Side.A), side_of(Side.B))


def _rounds(matches: list[list[BySide[KnockoutSide]]]) -> tuple[KnockoutRound, ...]:
    """Returns rounds titled by the number of sides left, with matches beside the one that their winner plays."""
    for earlier, later in reversed(list(pairwise(matches))):
        order = {name: at for at, name in enumerate(name for match in later for name in _names(match))}
        earlier.sort(key=lambda match: min(order.get(name, len(order)) for name in _names(match)))
    left = 1 << (2 * len(matches[0]) - 1).bit_length()
    rounds = []
    for each in matches:
        left = max(left, 1 << (2 * len(each) - 1).bit_length())
        rounds.append(KnockoutRound(say(_TITLES.get(left, _ROUND_OF), count=left), tuple(each)))
        left //= 2
    return tuple(rounds)


def _names(match: BySide[KnockoutSide]) -> tuple[str, str]:
    return match.a.names, match.b.names
