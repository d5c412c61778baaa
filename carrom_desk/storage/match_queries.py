"""What is asked of the tables, each statement built once."""

from typing import Any

import sqlalchemy as sa

from .schema import ENTRIES, MATCHES, PLAYERS

_is_asked_for = MATCHES.c.id == sa.bindparam("match_id")
_next_touched = sa.select(
    sa.func.coalesce(sa.func.max(MATCHES.c.touched), sa.literal_column("0")) + sa.literal_column("1")
)
_RECENT = 400
"""Seats to look at while nothing is typed: of the last hundred matches or two."""

MATCH = sa.select(MATCHES).where(_is_asked_for)
"""A match's own row."""

HEAD = (
    sa.select(
        MATCHES.c.length,
        MATCHES.c.last_hash,
        MATCHES.c.status,
        _next_touched.scalar_subquery().label("next_touched"),
    )
    .where(_is_asked_for)
    .with_for_update(of=MATCHES)
)
"""The end of a match's log; on a server it keeps other writers waiting, in a file they wait already."""

LOG = (
    sa.select(ENTRIES.c.number, ENTRIES.c.payload)
    .where(ENTRIES.c.match_id == sa.bindparam("match_id"))
    .order_by(ENTRIES.c.number)
)
"""A match's log in order."""

WHOLE_LOG = (
    sa.select(
        ENTRIES.c.number,
        ENTRIES.c.payload,
        ENTRIES.c.at,
        ENTRIES.c.elapsed_ms,
        ENTRIES.c.previous_hash,
        ENTRIES.c.hash,
    )
    .where(ENTRIES.c.match_id == sa.bindparam("match_id"))
    .order_by(ENTRIES.c.number)
)
"""A match's log with all that is kept beside it, for a check."""

ALL_IDS = sa.select(MATCHES.c.id).order_by(MATCHES.c.touched)
"""Every match, in the bin or not, in the order of their last entries."""

NEXT_TOUCHED = _next_touched
"""The number of the next write."""

LAST_TOUCHED = (
    sa.select(MATCHES.c.id, MATCHES.c.status)
    .where(MATCHES.c.binned_at.is_(None))
    .order_by(MATCHES.c.touched.desc())
    .limit(1)
)
"""The match last written to."""

ADD_MATCH = sa.insert(MATCHES)
ADD_ENTRY = sa.insert(ENTRIES)
ADD_PLAYER = sa.insert(PLAYERS)
CHANGE_MATCH = sa.update(MATCHES).where(_is_asked_for)

BIN_MATCH = CHANGE_MATCH.values(binned_at=sa.func.coalesce(MATCHES.c.binned_at, sa.bindparam("when")))
"""Put a match into the bin; one that lies there keeps its time."""

PUT_BACK = CHANGE_MATCH.values(binned_at=None)
"""Take a match out of the bin."""

ERASE = sa.delete(MATCHES).where(_is_asked_for, MATCHES.c.binned_at.is_not(None))
"""Delete a match that lies in the bin, and with it its log and who played in it."""


def players(prefix: str, limit: int) -> sa.Select[Any]:
    """Names that begin so, of matches that are not in the bin, the one written to last first."""
    seated = sa.select(PLAYERS.c.name, MATCHES.c.touched).join(MATCHES)
    folded = prefix.strip().casefold()
    if folded:
        # A range and not LIKE, which no index of SQLite answers; and nothing that would have it begin at the matches.
        is_kept = sa.func.coalesce(MATCHES.c.binned_at, "") == ""
        seated = seated.where(PLAYERS.c.folded >= folded, PLAYERS.c.folded < f"{folded}\U0010ffff", is_kept)
    else:
        seated = seated.where(MATCHES.c.binned_at.is_(None)).order_by(MATCHES.c.touched.desc()).limit(_RECENT)
    found = seated.subquery()
    latest = sa.func.max(found.c.touched)
    return sa.select(found.c.name).group_by(found.c.name).order_by(latest.desc(), found.c.name).limit(limit)
