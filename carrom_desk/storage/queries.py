"""Queries of the library: matches, their order and number, events and players; and full-text search in passages."""

from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, time, timedelta
from typing import Any

import sqlalchemy as sa
from sqlalchemy.pool import StaticPool

from carrom_desk.match.plain_text import folded, without_accents
from carrom_desk.match.ports.store import MatchOrder, MatchQuery

from .schema import ENTRIES, MATCHES, PLAYERS

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

ONE = sa.select(*_summary).where(MATCHES.c.id == sa.bindparam("match_id"))
"""A single match, in the trash or not."""

_LAST_AT = sa.select(ENTRIES.c.at).where(ENTRIES.c.match_id == MATCHES.c.id, ENTRIES.c.number == MATCHES.c.length - 1)
OUTLINES = sa.select(*_summary, MATCHES.c.setup, _LAST_AT.scalar_subquery(), MATCHES.c.last_hash).where(
    MATCHES.c.id.in_(sa.bindparam("match_ids", expanding=True))
)
"""Several matches with their setups, and time and hash of their last entries."""


def listing(query: MatchQuery) -> sa.Select[Any]:
    """Returns the matches of a query, in its order."""
    columns = (*_sorted_by[query.order], MATCHES.c.started_ms, MATCHES.c.id)
    order = [column.asc() if query.is_ascending else column.desc() for column in columns]
    return sa.select(*_summary).where(*_fitting(query)).order_by(*order).limit(query.limit).offset(query.offset)


def counting(query: MatchQuery) -> sa.Select[Any]:
    return sa.select(sa.func.count()).select_from(MATCHES).where(*_fitting(query))


def events(limit: int) -> sa.Select[Any]:
    """Returns every event of matches outside the trash, latest first, in its first spelling."""
    return (
        sa.select(sa.func.min(MATCHES.c.event))
        .where(MATCHES.c.trashed_at.is_(None), MATCHES.c.event_folded != "")
        .group_by(MATCHES.c.event_folded)
        .order_by(sa.func.max(MATCHES.c.started_ms).desc(), MATCHES.c.event_folded)
        .limit(limit)
    )


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


# Passages

_TOKENS = "porter unicode61 remove_diacritics 2 categories ''L* N* Co Mn Mc''"
"""Tokenizer: stems English words, ignores accents, and keeps the vowel signs of Indian scripts as parts of words."""
_CREATE = f"CREATE VIRTUAL TABLE passage USING fts5(words, tokenize = '{_TOKENS}')"
_FIND = sa.text("SELECT rowid, -bm25(passage) AS relevance FROM passage WHERE passage MATCH :wanted")


class FtsIndex:
    """A `TextIndex` by SQLite's FTS5 in an in-memory database, dropped with this object."""

    def __init__(self, passages: Sequence[str]) -> None:
        """Indexes the passages by position."""
        engine = sa.create_engine("sqlite://", poolclass=StaticPool)
        self._connection = engine.connect()
        self._connection.exec_driver_sql(_CREATE)
        rows = list(enumerate(passages))
        self._connection.exec_driver_sql("INSERT INTO passage (rowid, words) VALUES (?, ?)", rows)

    def find(self, words: Sequence[str]) -> Mapping[int, float]:
        """Returns the relevance by BM25."""
        quoted = (f'"{word[:-1]}" *' if word.endswith("*") else f'"{word}"' for word in words)
        if not words:
            return {}
        found = self._connection.execute(_FIND, {"wanted": " OR ".join(quoted)})
        return {row[0]: row[1] for row in found.all()}
