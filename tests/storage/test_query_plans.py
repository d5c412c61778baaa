"""Ten thousand matches open as fast as ten: queries at startup use an index, in order."""

import re
from dataclasses import replace

import pytest
import sqlalchemy as sa

from carrom_desk.match.ports.store import MatchOrder, MatchQuery
from carrom_desk.match.state import Status
from carrom_desk.storage import match_store as queries
from carrom_desk.storage import queries as lists
from carrom_desk.storage.database import Database
from carrom_desk.storage.queries import counting, listing

BY_INDEX = re.compile(r"(?:SEARCH|SCAN) \w+ USING (?:COVERING )?(?:INDEX )?(PRIMARY KEY|\w+)")

SEARCHED = MatchQuery(text="open ann", statuses=frozenset({Status.FINISHED}), offset=100)
QUERIES = {
    "a match": (queries.MATCH, ["sqlite_autoindex_matches_1"]),
    "its log": (queries.LOG, ["PRIMARY KEY"]),
    "its log with hashes": (queries.WHOLE_LOG, ["PRIMARY KEY"]),
    "where to append": (queries.HEAD, ["sqlite_autoindex_matches_1", "ix_matches_touched"]),
    "the next number": (queries.NEXT_TOUCHED, ["ix_matches_touched"]),
    "the match to go on with": (queries.LAST_TOUCHED, ["ix_matches_binned_at_touched"]),
    "one of the list": (lists.ONE, ["sqlite_autoindex_matches_1"]),
    "the list": (listing(MatchQuery()), ["ix_matches_by_begin"]),
    "the list, searched": (listing(SEARCHED), ["ix_matches_by_begin"]),
    "the list, by event": (listing(replace(SEARCHED, order=MatchOrder.EVENT)), ["ix_matches_by_event"]),
    "the list, by players": (listing(replace(SEARCHED, order=MatchOrder.SIDES)), ["ix_matches_by_sides"]),
    "the list, forwards": (listing(replace(SEARCHED, is_ascending=True)), ["ix_matches_by_begin"]),
    "the list of a day": (listing(MatchQuery(first_day="2026-11-21", last_day="2026-11-21")), ["ix_matches_by_begin"]),
    "the list of an event": (listing(MatchQuery(event="Open")), ["ix_matches_by_event"]),
    "how many in the bin": (counting(MatchQuery(in_bin=True)), ["ix_matches_binned_at_touched"]),
    "the bin": (listing(MatchQuery(in_bin=True, order=MatchOrder.BINNED)), ["ix_matches_by_begin"]),
    "the bin, by event": (listing(MatchQuery(in_bin=True, order=MatchOrder.EVENT)), ["ix_matches_binned_at_touched"]),
    "the events": (lists.events(500), ["ix_matches_by_event"]),
    "the latest players": (lists.players("", 20), ["ix_matches_binned_at_touched", "PRIMARY KEY"]),
    "players by name": (lists.players("an", 20), ["ix_players_folded", "sqlite_autoindex_matches_1"]),
}
SORTED_AFTERWARDS = {"the bin, by event", "the events", "the latest players", "players by name"}  # few rows

TABLES = {"matches", "entries", "players"}


@pytest.mark.parametrize("name", QUERIES)
def test_a_query_goes_by_an_index(database: Database, name: str) -> None:
    query, indices = QUERIES[name]
    plan = plan_of(database, query)
    reads = [step for step in plan if step.startswith(("SEARCH", "SCAN")) and step.split()[1] in TABLES]

    assert [found[1] for step in reads if (found := BY_INDEX.match(step))] == indices
    assert len(reads) == len(indices), reads
    assert ("USE TEMP B-TREE FOR ORDER BY" in plan) == (name in SORTED_AFTERWARDS)


def test_to_count_matches_no_row_is_read(database: Database) -> None:
    [step] = plan_of(database, counting(SEARCHED))

    assert re.match(r"SEARCH matches USING COVERING INDEX ix_matches_by_\w+ \(binned_at=\?\)", step)


def plan_of(database: Database, query: sa.Executable) -> list[str]:
    assert isinstance(query, sa.ClauseElement)
    with database.reading() as connection:
        text = query.params(match_id="m1").compile(connection, compile_kwargs={"literal_binds": True})
        return [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
