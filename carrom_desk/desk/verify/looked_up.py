"""Finds the matches of a report: stored here, or else in the hall."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError


@unique
class ComparedWith(StrEnum):
    """Where the match came from that a report was compared with, the most reliable first."""

    DATABASE = "database"
    """The match stored at this desk."""
    HUB = "hub"
    """The match stored in the hall."""
    FILE = "file"
    """A match file given by the user."""
    ITSELF = "itself"
    """The match inside the report itself."""


@dataclass(frozen=True, slots=True)
class Source:
    """A match to compare a report with, and its origin."""

    match: StoredMatch
    against: ComparedWith


def looked_up(library: MatchLibrary, ids: Sequence[MatchId]) -> tuple[Source, ...]:
    """Returns those of the matches that are stored here or in the joined hall, which may take seconds to respond."""
    found: dict[MatchId, Source] = {}
    for match_id in ids:
        with suppress(StoreError):
            found[match_id] = Source(library.store.load(match_id), ComparedWith.DATABASE)
    return (*found.values(), *_in_hall(library, [each for each in ids if each not in found]))


def _in_hall(library: MatchLibrary, ids: Sequence[MatchId]) -> Iterator[Source]:
    """Yields the matches that the hall has; none if no hall was joined, or from the time it does not respond."""
    with suppress(StoreError):
        link = link_of(library.store)
        if link is None or not ids:
            return
        # Network code is only loaded if a hall was joined.
        from carrom_desk.desk.hall.hall_client import HallUnreachable, match_in_hall

        with suppress(HallUnreachable):
            for match_id in ids:
                match = match_in_hall(link, match_id)
                if match is not None and match.id == match_id:
                    yield Source(match, ComparedWith.HUB)
