"""Ten thousand matches open as fast as ten: what is asked at every start finds its rows by an index, in order."""

import re

import pytest
import sqlalchemy as sa

from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchQuery
from carrom_desk.storage import match_queries as queries
from carrom_desk.storage.database import Database

BY_INDEX = re.compile(r"(?:SEARCH|SCAN) \w+ USING (?:COVERING )?(?:INDEX )?(PRIMARY KEY|\w+)")

QUERIES = {
    "a match": (queries.MATCH, ["sqlite_autoindex_matches_1"]),
    "its log": (queries.LOG, ["PRIMARY KEY"]),
    "its log with hashes": (queries.WHOLE_LOG, ["PRIMARY KEY"]),
    "where to append": (queries.HEAD, ["sqlite_autoindex_matches_1", "ix_matches_touched"]),
    "the next number": (queries.NEXT_TOUCHED, ["ix_matches_touched"]),
    "the match to go on with": (queries.LAST_TOUCHED, ["ix_matches_binned_at_touched"]),
    "the list": (queries.listing(MatchQuery()), ["ix_matches_binned_at_started_ms_id_search"]),
    "the list, searched": (
        queries.listing(MatchQuery(text="open", status=Status.FINISHED, offset=100)),
        ["ix_matches_binned_at_started_ms_id_search"],
    ),
    "the bin": (queries.BINNED, ["ix_matches_binned_at_started_ms_id_search"]),
    "the latest players": (queries.players("", 20), ["ix_matches_binned_at_touched", "PRIMARY KEY"]),
    "players by name": (queries.players("an", 20), ["ix_players_folded", "sqlite_autoindex_matches_1"]),
}
SORTED_AFTERWARDS = {"the bin", "the latest players", "players by name"}  # few rows

TABLES = {"matches", "entries", "players"}


@pytest.mark.parametrize("name", QUERIES)
def test_a_query_goes_by_an_index(database: Database, name: str) -> None:
    query, indices = QUERIES[name]
    plan = plan_of(database, query)
    reads = [step for step in plan if step.startswith(("SEARCH", "SCAN")) and step.split()[1] in TABLES]

    assert [found[1] for step in reads if (found := BY_INDEX.match(step))] == indices
    assert len(reads) == len(indices), reads
    assert ("USE TEMP B-TREE FOR ORDER BY" in plan) == (name in SORTED_AFTERWARDS)


def plan_of(database: Database, query: sa.Executable) -> list[str]:
    assert isinstance(query, sa.ClauseElement)
    with database.reading() as connection:
        text = query.params(match_id="m1").compile(connection, compile_kwargs={"literal_binds": True})
        return [row.detail for row in connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {text}")]
