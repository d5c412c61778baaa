"""Statements about matches: one and its log, and those of the library, their order and number, events and players."""

from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import sqlalchemy as sa

from carrom_desk.match.plain_text import folded, without_accents
from carrom_desk.match.ports.store import MatchOrder, MatchQuery

from .schema import ENTRIES, MATCHES, PLAYERS

# One match

_is_asked_for = MATCHES.c.id == sa.bindparam("match_id")
_is_of_it = ENTRIES.c.match_id == sa.bindparam("match_id")
LAST_NUMBER = sa.select(sa.func.max(MATCHES.c.touched))
"""Number of the latest write; null if there is none."""
NEXT_TOUCHED = sa.select(
    sa.func.coalesce(sa.func.max(MATCHES.c.touched), sa.literal_column("0")) + sa.literal_column("1")
)
"""Number of the next write."""
MATCH = sa.select(MATCHES).where(_is_asked_for)
"""Row of a match."""

HEAD = (
    sa.select(
        MATCHES.c.length,
        MATCHES.c.last_hash,
        *(MATCHES.c[column] for column in ("started", "status", "event", "round", "side_a", "side_b")),
        NEXT_TOUCHED.scalar_subquery().label("next_touched"),
    )
    .where(_is_asked_for)
    .with_for_update(of=MATCHES)
)
"""Head of a match's log; on a server, this locks out other writers, who already wait when it is a file."""

LOG = sa.select(ENTRIES.c.number, ENTRIES.c.payload).where(_is_of_it).order_by(ENTRIES.c.number)
"""Log of a match in order."""

LAST_AT = sa.select(ENTRIES.c.at).where(_is_of_it).order_by(ENTRIES.c.number.desc()).limit(1)
"""Time of the last entry of a match."""

WHOLE_LOG = (
    sa.select(*(column for column in ENTRIES.c if column.name != "match_id"))
    .where(_is_of_it)
    .order_by(ENTRIES.c.number)
)
"""Log of a match with its other columns, for a check."""

ALL_IDS = sa.select(MATCHES.c.id).order_by(MATCHES.c.touched)
"""Every match, including the trash, in the order of their last entries."""

LAST_TOUCHED = (
    sa.select(MATCHES.c.id, MATCHES.c.status)
    .where(MATCHES.c.trashed_at.is_(None))
    .order_by(MATCHES.c.touched.desc())
    .limit(1)
)
"""Match last written to."""

ADD_MATCH = sa.insert(MATCHES)
ADD_ENTRY = sa.insert(ENTRIES)
ADD_PLAYER = sa.insert(PLAYERS)
CHANGE_MATCH = sa.update(MATCHES).where(_is_asked_for)

TRASH_MATCH = CHANGE_MATCH.values(trashed_at=sa.func.coalesce(MATCHES.c.trashed_at, sa.bindparam("when")))
"""Moves a match to the trash; one that is already there keeps its time."""

PUT_BACK = CHANGE_MATCH.values(trashed_at=None)
"""Restores a match from the trash."""

ERASE = sa.delete(MATCHES).where(_is_asked_for, MATCHES.c.trashed_at.is_not(None))
"""Deletes a match in the trash with its log and players."""

# The library

_summary = (
    MATCHES.c.id,
    MATCHES.c.started,
    MATCHES.c.event,
    MATCHES.c.round,
    MATCHES.c.side_a,
    MATCHES.c.side_b,
    MATCHES.c.status,
    MATCHES.c.games_a,
    MATCHES.c.games_b,
    MATCHES.c.score_a,
    MATCHES.c.score_b,
    MATCHES.c.result,
    MATCHES.c.trashed_at,
)
_sorted_by = {
    MatchOrder.BEGUN: (),
    MatchOrder.EVENT: (MATCHES.c.event_folded,),
    MatchOrder.SIDES: (MATCHES.c.sides_folded,),
    MatchOrder.TRASHED: (MATCHES.c.trashed_at,),
}
_AWAY = timedelta(hours=26)
"""Largest difference between time zones."""
_RECENT = 400
"""Number of seats searched without a prefix: those of the last hundred matches or more."""

_MOST_NAMES = 20

SUMMARY = sa.select(*_summary).where(_is_asked_for)
"""Summary of a match, in the trash or not."""

_LAST_AT = sa.select(ENTRIES.c.at).where(ENTRIES.c.match_id == MATCHES.c.id, ENTRIES.c.number == MATCHES.c.length - 1)
OUTLINES = sa.select(*_summary, MATCHES.c.setup, _LAST_AT.scalar_subquery(), MATCHES.c.last_hash).where(
    MATCHES.c.id.in_(sa.bindparam("match_ids", expanding=True))
)
"""Several matches with their setups, and time and hash of their last entries."""


EVENTS = (
    sa.select(sa.func.min(MATCHES.c.event))
    .where(MATCHES.c.trashed_at.is_(None), MATCHES.c.event_folded != "")
    .group_by(MATCHES.c.event_folded)
    .order_by(sa.func.max(MATCHES.c.started_ms).desc(), MATCHES.c.event_folded)
    .limit(500)
)
"""Every event of matches outside the trash, latest first, in its first spelling."""


def listing(query: MatchQuery) -> sa.Select[Any]:
    """Returns the matches of a query, in its order."""
    columns = (*_sorted_by[query.order], MATCHES.c.started_ms, MATCHES.c.id)
    order = [column.asc() if query.is_ascending else column.desc() for column in columns]
    return sa.select(*_summary).where(*_fitting(query)).order_by(*order).limit(query.limit).offset(query.offset)


def counting(query: MatchQuery) -> sa.Select[Any]:
    return sa.select(sa.func.count()).select_from(MATCHES).where(*_fitting(query))


def players(prefix: str) -> sa.Select[Any]:
    """Returns the names with this prefix in matches outside the trash, the latest first."""
    seated = sa.select(PLAYERS.c.name, MATCHES.c.touched).join(MATCHES)
    begins = folded(prefix)
    if begins:
        # A range instead of LIKE, for which SQLite has no index; and nothing that makes it start with the matches.
        is_kept = sa.func.coalesce(MATCHES.c.trashed_at, "") == ""
        seated = seated.where(PLAYERS.c.folded >= begins, PLAYERS.c.folded < f"{begins}\U0010ffff", is_kept)
    else:
        seated = seated.where(MATCHES.c.trashed_at.is_(None)).order_by(MATCHES.c.touched.desc()).limit(_RECENT)
    found = seated.subquery()
    latest = sa.func.max(found.c.touched)
    return sa.select(found.c.name).group_by(found.c.name).order_by(latest.desc(), found.c.name).limit(_MOST_NAMES)


def _fitting(query: MatchQuery) -> list[sa.ColumnElement[bool]]:
    """Returns the conditions for a match, each covered by the index of the sort order."""
    # Not IS NOT NULL, for which SQLite would scan the table.
    wanted = [MATCHES.c.trashed_at > "" if query.in_trash else MATCHES.c.trashed_at.is_(None)]
    wanted += [MATCHES.c.search.contains(word, autoescape=True) for word in without_accents(query.text).split()]
    if query.statuses:
        wanted.append(MATCHES.c.status.in_(sorted(status.value for status in query.statuses)))
    if query.event:
        wanted.append(MATCHES.c.event_folded == folded(query.event))
    # The date is in the hall's time, as recorded; the timestamp only narrows the search.
    day = sa.func.substr(MATCHES.c.started, 1, len("2026-11-21"))
    if query.first_day:
        wanted += [MATCHES.c.started_ms >= _ms(query.first_day, -_AWAY), day >= query.first_day]
    if query.last_day:
        wanted += [MATCHES.c.started_ms <= _ms(query.last_day, _AWAY + timedelta(days=1)), day <= query.last_day]
    return wanted


def _ms(day: str, shift: timedelta) -> int:
    begin = datetime.combine(date.fromisoformat(day), time.min, UTC)
    return int((begin.timestamp() + shift.total_seconds()) * 1_000)
