"""Standings of the events in the organiser's file, including results of the hall that it lacks."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from carrom_desk.exchange.sol.sol_pairings import SolPairing
from carrom_desk.match.plain_text import plain
from carrom_desk.match.side import BySide, Side, leader

from .results import ResultView

_WIN, _DRAW = 2, 1
"""Points for a win and a draw, as in SoL."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A side in the standings of an event."""

    names: str
    played: int = 0
    won: int = 0
    drawn: int = 0
    difference: int = 0
    """Points on the board: for minus against."""

    @property
    def points(self) -> int:
        """Points in the standings."""
        return _WIN * self.won + _DRAW * self.drawn


@dataclass(frozen=True, slots=True)
class EventStandings:
    """Sides of an event, best first."""

    event: str
    sides: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class _Played:
    event: str
    sides: BySide[str]
    scores: tuple[BySide[int], ...]
    winner: Side | None


def standings_of(pairings: Sequence[SolPairing], results: Iterable[ResultView]) -> list[EventStandings]:
    """Returns the standings of every event in a file, without knock-out rounds."""
    found: dict[str, dict[str, Standing]] = {}
    for played in _played(pairings, results):
        sides = found.setdefault(played.event, {})
        for side in Side:
            name = played.sides.of(side)
            sides[name] = _after(sides.get(name, Standing(name)), played, side)
    return [EventStandings(event, tuple(sorted(sides.values(), key=_best_first))) for event, sides in found.items()]


def _best_first(standing: Standing) -> tuple[int, int, str]:
    return -standing.points, -standing.difference, standing.names


def _after(before: Standing, played: _Played, side: Side) -> Standing:
    difference = sum(score.of(side) - score.of(side.other) for score in played.scores)
    return replace(
        before,
        played=before.played + 1,
        won=before.won + (played.winner is side),
        drawn=before.drawn + (played.winner is None),
        difference=before.difference + difference,
    )


def _played(pairings: Sequence[SolPairing], results: Iterable[ResultView]) -> Iterator[_Played]:
    """Yields the matches that count, each once, from the file or else from the hall."""
    for pairing, result in by_pairing(pairings, results):
        setup = pairing.setup
        if pairing.is_knockout:
            continue
        names = BySide(*(plain(setup.side_name(side)) for side in Side))
        if pairing.games:
            won = [leader(score) for score in pairing.games]
            yield _Played(setup.event, names, pairing.games, leader(BySide(won.count(Side.A), won.count(Side.B))))
        elif result is not None and result.is_over and result.is_counted:
            yield _Played(setup.event, names, result.scores, result.winner)


def by_pairing(
    pairings: Sequence[SolPairing], results: Iterable[ResultView]
) -> Iterator[tuple[SolPairing, ResultView | None]]:
    """Yields each pairing in a file with the hall's result; None if there is none."""
    known = {_key(each.event, each.round, each.sides.map(lambda side: side.names)): each for each in results}
    for pairing in pairings:
        setup = pairing.setup
        names = BySide(*(plain(setup.side_name(side)) for side in Side))
        yield pairing, known.get(_key(plain(setup.event), plain(setup.round), names))


def _key(event: str, round_: str, names: BySide[str]) -> tuple[str, str, str, str]:
    return event, round_, names.a, names.b
