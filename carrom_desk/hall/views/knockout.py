"""Progress of knock-out events and finals by round: matches and winners."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise

from carrom_desk.exchange.sol.sol_pairings import SolPairing
from carrom_desk.i18n import N_, say
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import BySide, Side, leader

from .results import ResultView
from .standings import by_pairing

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


def knockouts_of(pairings: Sequence[SolPairing], results: Iterable[ResultView]) -> list[Knockout]:
    """Returns the knock-out rounds of every event in a file; results count once approved by the chief referee."""
    found: dict[str, dict[int, list[BySide[KnockoutSide]]]] = {}
    for pairing, result in by_pairing(pairings, results):
        if pairing.is_knockout:
            found.setdefault(pairing.setup.event, {}).setdefault(pairing.turn, []).append(_match(pairing, result))
    return [Knockout(event, _rounds([turns[turn] for turn in sorted(turns)])) for event, turns in found.items()]


def _match(pairing: SolPairing, result: ResultView | None) -> BySide[KnockoutSide]:
    scores, winner = pairing.games, None
    won = [leader(score) for score in scores]
    if scores:
        winner = leader(BySide(won.count(Side.A), won.count(Side.B)))
    elif result is not None:
        scores, winner = result.scores, result.winner if result.is_approved else None
        won = [leader(score) for score in scores]

    def side_of(side: Side) -> KnockoutSide:
        points = [won.count(side)] if pairing.setup.competition.games > 1 else [each.of(side) for each in scores]
        return KnockoutSide(plain(pairing.setup.side_name(side)), str(points[0]) if scores else "", winner is side)

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
