"""Finds the match of a report if none is named: stored here, or else in the hall."""

from contextlib import suppress

from carrom_desk.desk.documents import match_report
from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.problems import InvalidDocument

from .verification import ComparedWith, Source


def looked_up(library: MatchLibrary, match_id: str, *, version: str) -> Source | None:
    """Returns the match with this id; None if it is neither stored here nor in the joined hall, which may take seconds
    to respond.

    Raises:
        InvalidDocument: the stored match has an entry that is not possible at its place.
    """
    if not match_id:
        return None
    with suppress(StoreError):
        return Source(match_report(library.store.load(MatchId(match_id)), version=version), ComparedWith.DATABASE)
    match = _in_hall(library, MatchId(match_id))
    if match is None or match.id != match_id:
        return None
    with suppress(InvalidDocument):
        return Source(match_report(match, version=version), ComparedWith.HUB)
    return None


def _in_hall(library: MatchLibrary, match_id: MatchId) -> StoredMatch | None:
    """Returns the match from the hall; None if no hall was joined, it lacks the match, or it does not respond."""
    with suppress(StoreError):
        link = None if library.logs is None else link_of(library.logs)
        if link is not None:
            # Network code is only loaded if a hall was joined.
            from carrom_desk.desk.hall.hall_client import HallUnreachable, match_in_hall

            with suppress(HallUnreachable):
                return match_in_hall(link, match_id)
    return None
