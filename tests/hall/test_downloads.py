"""Downloads of a hall: results with reasons, for programs and spreadsheets, and score sheets."""

import csv
import io
import json

import pytest
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from carrom_desk.hall.downloads import Downloads
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import Disqualified, MatchAbandoned, Noted, PlainEntry, WalkedOver
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import summary_of
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import record_of
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED
from tests.schema import faults, schema
from tests.storage.stored_matches import OPENING


def downloads(store: SqlHallStore, *entries: PlainEntry) -> Downloads:
    """Returns the downloads of a hall with a match played like this."""
    record, match_id = record_of(*OPENING, *entries), MatchId("m1")
    store.create(StoredMatch(match_id, record.setup, record.entries), summary_of(match_id, STARTED, record))
    store.note(HallMatch(match_id, 1, owner=1, place="1", seen_ms=1), None)
    hub = Hub(store, lambda: MatchId("p"), lambda _: None)
    return Downloads(hub, HallViews(hub))


def asked(query: bytes = b"", **named: str) -> Request:
    """Returns a request with these parts in its address."""
    return Request({"type": "http", "path_params": named, "query_string": query})


def text_of(response: Response) -> str:
    return bytes(response.body).decode("utf-8-sig")


@pytest.mark.parametrize(
    ("entries", "outcome", "reason"),
    [
        ((WalkedOver(Side.A, "did not report"),), "walkover", "did not report"),
        ((Disqualified(Side.A, reason="left the match area"),), "disqualified", "left the match area"),
        ((MatchAbandoned("no light"),), "abandoned", "no light"),
        ((WalkedOver(Side.A, "did not report"), Noted("later")), "walkover", ""),
        ((), "in_progress", ""),
    ],
)
def test_results_say_why_a_match_ended_otherwise(
    new_store: MakeStore, entries: tuple[PlainEntry, ...], outcome: str, reason: str
) -> None:
    files = downloads(new_store(), *entries)

    document = json.loads(text_of(files.results(asked())))
    assert list(faults(document, schema("results"))) == []
    [result] = document["matches"]
    assert (result["outcome"], result["reason"]) == (outcome, reason)
    for query, separator in ((b"", ","), (b"separator=%3B", ";"), (b"separator=x", ",")):
        [row] = csv.DictReader(io.StringIO(text_of(files.spreadsheet(asked(query)))), delimiter=separator)
        assert (row["outcome"], row["reason"], row["player_a1"]) == (outcome, reason, "Player A1")


def test_a_match_has_a_score_sheet(new_store: MakeStore) -> None:
    files = downloads(new_store(), WalkedOver(Side.A, "did not report"))

    page = text_of(files.sheet(asked(match="m1")))

    assert "Player A1" in page
    assert "did not report" in page
    with pytest.raises(HTTPException):
        files.sheet(asked(match="m2"))
