"""Progress of knock-out events and finals: by round who plays whom, and who went on."""

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
"""By the number of sides."""
_ROUND_OF = N_("Round of {count}")


@dataclass(frozen=True, slots=True)
class KnockoutSide:
    """One side of a match."""

    names: str
    points: str = ""
    """Games won, or points where only one game is played; empty: not played yet."""
    is_winner: bool = False


@dataclass(frozen=True, slots=True)
class KnockoutRound:
    """A round, its matches in the order of those they lead to."""

    title: str
    matches: tuple[BySide[KnockoutSide], ...]


@dataclass(frozen=True, slots=True)
class Knockout:
    """The rounds of an event that are paired, the first one first."""

    event: str
    rounds: tuple[KnockoutRound, ...]


def knockouts_of(pairings: Sequence[SolPairing], results: Iterable[ResultView]) -> list[Knockout]:
    """Returns the knock-out rounds of every event of a file; a result counts once the chief referee has approved it."""
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
    """Titles by the number of sides that are left, and matches beside the one that their winner plays."""
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
