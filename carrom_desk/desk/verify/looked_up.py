"""Lookup of the match for a report if none is named: stored here, or else in the hall."""

from contextlib import suppress

from carrom_desk.desk.documents import match_report
from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.ports.store import MatchId, StoredMatch, StoreError
from carrom_desk.match.problems import InvalidDocument

from .verification import Against, Source


def looked_up(library: MatchLibrary, match_id: str, *, version: str) -> Source | None:
    """The match of this id; None where neither has it. Only a desk that has joined a hall asks there, for seconds.

    Raises:
        InvalidDocument: the stored match has an entry that is not possible where it stands.
    """
    if not match_id:
        return None
    with suppress(StoreError):
        return Source(match_report(library.store.load(MatchId(match_id)), version=version), Against.DATABASE)
    match = _in_hall(library, MatchId(match_id))
    if match is None or match.id != match_id:
        return None
    with suppress(InvalidDocument):
        return Source(match_report(match, version=version), Against.HUB)
    return None


def _in_hall(library: MatchLibrary, match_id: MatchId) -> StoredMatch | None:
    """The match as the hall has it; None where no hall was joined, it has none, or it does not answer."""
    with suppress(StoreError):
        link = None if library.logs is None else link_of(library.logs)
        if link is not None:
            # What speaks to a network is loaded where a hall is joined.
            from carrom_desk.desk.hall.hall_client import HallUnreachable
            from carrom_desk.desk.hall.hall_sender import match_in_hall

            with suppress(HallUnreachable):
                return match_in_hall(link, match_id)
    return None
