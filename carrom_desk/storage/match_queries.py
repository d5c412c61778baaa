"""What is asked of the tables, each statement built once."""

from typing import Any

import sqlalchemy as sa

from carrom_desk.match.store import MatchQuery

from .schema import EntryRow, MatchRow, PlayerRow

_matches = MatchRow.__table__

_is_asked_for = MatchRow.id == sa.bindparam("match_id")
_next_touched = sa.select(
    sa.func.coalesce(sa.func.max(MatchRow.touched), sa.literal_column("0")) + sa.literal_column("1")
)
_summary = (
    MatchRow.id,
    MatchRow.started,
    MatchRow.event,
    MatchRow.round,
    MatchRow.side_a,
    MatchRow.side_b,
    MatchRow.status,
    MatchRow.games_a,
    MatchRow.games_b,
    MatchRow.score_a,
    MatchRow.score_b,
)
_RECENT = 400
"""Seats to look at while nothing is typed: of the last hundred matches or two."""
_newest_first = (MatchRow.started_ms.desc(), MatchRow.id.desc())

MATCH = sa.select(_matches).where(_is_asked_for)
"""A match's own row."""

HEAD = (
    sa.select(
        MatchRow.length,
        MatchRow.last_hash,
        _next_touched.scalar_subquery().label("next_touched"),
    )
    .where(_is_asked_for)
    .with_for_update(of=MatchRow)
)
"""The end of a match's log; on a server it keeps other writers waiting, in a file they wait already."""

LOG = (
    sa.select(EntryRow.number, EntryRow.payload)
    .where(EntryRow.match_id == sa.bindparam("match_id"))
    .order_by(EntryRow.number)
)
"""A match's log in order."""

WHOLE_LOG = (
    sa.select(
        EntryRow.number,
        EntryRow.payload,
        EntryRow.at,
        EntryRow.elapsed_ms,
        EntryRow.previous_hash,
        EntryRow.hash,
    )
    .where(EntryRow.match_id == sa.bindparam("match_id"))
    .order_by(EntryRow.number)
)
"""A match's log with all that is kept beside it, for a check."""

ALL_IDS = sa.select(MatchRow.id).order_by(MatchRow.touched)
"""Every match, in the bin or not, in the order of their last entries."""

NEXT_TOUCHED = _next_touched
"""The number of the next write."""

LAST_TOUCHED = (
    sa.select(MatchRow.id, MatchRow.status)
    .where(MatchRow.binned_at.is_(None))
    .order_by(MatchRow.touched.desc())
    .limit(1)
)
"""The match last written to."""

BINNED = sa.select(*_summary).where(MatchRow.binned_at.is_not(None)).order_by(*_newest_first)
"""The matches in the bin."""

ADD_MATCH = sa.insert(MatchRow)
ADD_ENTRY = sa.insert(EntryRow)
ADD_PLAYER = sa.insert(PlayerRow)
CHANGE_MATCH = sa.update(MatchRow).where(_is_asked_for)


def listing(query: MatchQuery) -> sa.Executable:
    """The matches that fit a query."""
    statement = sa.select(*_summary).where(MatchRow.binned_at.is_(None))
    if query.text.strip():
        statement = statement.where(MatchRow.search.contains(query.text.strip().casefold(), autoescape=True))
    if query.status is not None:
        statement = statement.where(MatchRow.status == query.status.value)
    return statement.order_by(*_newest_first).limit(query.limit).offset(query.offset)


def players(prefix: str, limit: int) -> sa.Select[Any]:
    """Names that begin so, of matches that are not in the bin, the one written to last first."""
    seated = sa.select(PlayerRow.name, MatchRow.touched).join(MatchRow)
    folded = prefix.strip().casefold()
    if folded:
        # A range and not LIKE, which no index of SQLite answers; and nothing that would have it begin at the matches.
        is_kept = sa.func.coalesce(MatchRow.binned_at, "") == ""
        seated = seated.where(PlayerRow.folded >= folded, PlayerRow.folded < f"{folded}\U0010ffff", is_kept)
    else:
        seated = seated.where(MatchRow.binned_at.is_(None)).order_by(MatchRow.touched.desc()).limit(_RECENT)
    found = seated.subquery()
    latest = sa.func.max(found.c.touched)
    return sa.select(found.c.name).group_by(found.c.name).order_by(latest.desc(), found.c.name).limit(limit)
