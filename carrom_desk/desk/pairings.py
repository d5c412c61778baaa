"""Pairings of the tournament desk as matches to be umpired."""

from collections.abc import Sequence
from dataclasses import dataclass

from carrom_desk.exchange.sol_pairings import SolPairing, read_sol, without_result
from carrom_desk.exchange.sol_reading import sol_text
from carrom_desk.exchange.sol_results import SolResults, with_results
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchQuery, MatchSummary
from carrom_desk.reports.plain_text import plain

from .match_library import MatchLibrary

MOST_OF_AN_EVENT = 5_000
"""Matches of an event that are looked through for one that is there already."""


@dataclass(frozen=True, slots=True)
class OfferedPairing:
    """A pairing that can become a match."""

    setup: Setup
    is_known: bool
    """Whether the library has a match of this event and round between these sides already."""


def pairings_in(content: bytes, name: str) -> tuple[SolPairing, ...]:
    """The pairings of a file that have no result yet.

    Raises:
        InvalidDocument: with every fault and its place.
    """
    return without_result(read_sol(sol_text(content, name)))


def offered(library: MatchLibrary, pairings: Sequence[SolPairing]) -> tuple[OfferedPairing, ...]:
    """What of them is there already, and what is not.

    Raises:
        StoreError: the library cannot be read.
    """
    known = {event: _known(library, event) for event in {pairing.setup.event for pairing in pairings}}
    return tuple(OfferedPairing(each.setup, _likeness(each.setup) in known[each.setup.event]) for each in pairings)


def results_into(
    library: MatchLibrary, content: bytes, name: str, *, to: str = "", replace: bool = False
) -> SolResults:
    """The organiser's file with the results of all stored matches of its events; see `with_results`.

    Raises:
        InvalidDocument: the file is none of SoL's, with every fault and its place.
        StoreError: the library cannot be read.
    """
    events = {pairing.setup.event for pairing in read_sol(sol_text(content, name))}
    found = [
        library.read(summary.id)
        for event in sorted(events)
        for summary in library.matches(MatchQuery(event=event, limit=MOST_OF_AN_EVENT))
    ]
    return with_results(content, name, found, to=to, replace=replace)


_Likeness = tuple[str, frozenset[str]]


def _known(library: MatchLibrary, event: str) -> frozenset[_Likeness]:
    found = library.matches(MatchQuery(event=event, limit=MOST_OF_AN_EVENT))
    return frozenset(_of_summary(summary) for summary in found)


def _of_summary(summary: MatchSummary) -> _Likeness:
    return summary.round, frozenset(map(_folded, (summary.sides.a, summary.sides.b)))


def _likeness(setup: Setup) -> _Likeness:
    sides = (" / ".join(player.name for player in players) for players in (setup.sides.a, setup.sides.b))
    return setup.round, frozenset(map(_folded, sides))


def _folded(side: str) -> str:
    return plain(side).casefold()
