"""Corrections on the chief referee's page: plans, results of tables without a desk, and matches that a desk has."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import pytest

from carrom_desk.desk.hall.instructed import record_instruction
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.hall_wire import INSTRUCTION, Receipt, read_message, read_push, write_push
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.instructions import Instructions
from carrom_desk.hall.planning import TypedPairings, pairings_of
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import BySide
from carrom_desk.storage.hall_store import SqlHallStore
from tests.exchange.sol.sol_documents import A_WINS_GAME, ONE_GAME
from tests.fakes import StoppedTime
from tests.hall.conftest import MakeStore
from tests.hall.test_event import FORM, planned
from tests.storage.stored_matches import begun

LATER_MS = 10**14
DESK = HallTable(1, "", key_hash="k", seen_ms=LATER_MS)
FIRST = MatchId("m1")


@pytest.fixture
def hub(hub_store: SqlHallStore) -> Hub:
    numbers = iter(range(99))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(2)
    return hub


def do(hub: Hub, what: str, match_id: str, **typed: str) -> tuple[str, Callable[[], object]]:
    """Corrects a match; returns what was said and its undo."""
    desk = ChiefDesk(hub)
    form = {"act": "correct", "match": match_id, "what": what, "reason": "as on the sheet", **typed}
    token = desk.do(form, b"", "")
    return desk.told(token).sentence, partial(desk.do, {"act": "undo", "undo": token}, b"", "")


def scores(hub: Hub) -> list[BySide[int]]:
    views = HallViews(hub)
    return [score for each in views.results() for score in each.result.scores]


def send(hub: Hub, store: SqlHallStore, table: HallTable = DESK) -> Receipt:
    return hub.receive(table, read_push(write_push(store.stretch(FIRST, 0, 200), 1_000))).verdict


def test_a_planned_pairing_and_its_format_are_corrected(hub: Hub) -> None:
    hub.planning.plan(pairings_of(TypedPairings("QF; Asha; Bilal"), ()))

    said, undo = do(hub, "players", "p0", a1="Asha", b1="Bina")
    assert said == "Asha – Bilal corrected. Asha – Bina · best of 3 · 25 points · 8 boards. Reason: as on the sheet"
    assert set(planned(hub)) == {"QF: Asha-Bina"}
    undo()
    assert set(planned(hub)) == {"QF: Asha-Bilal"}
    do(hub, "format", "p0", format="1-29-0")
    known = hub.store.hall_match(MatchId("p0"))
    assert known is not None
    assert hub.at_table(known).setup.competition.points == 29
    with pytest.raises(InvalidDocument, match="named twice"):
        do(hub, "players", "p0", a1="Asha", b1="asha")


def test_a_correction_changes_the_whole_draw(hub: Hub) -> None:
    ChiefDesk(hub).do({"act": "draw", "kind": "seeded", "sides": "Asha\nBina\nChitra\nDev", **FORM}, b"", "")
    assert set(planned(hub)) == {"Semi-finals: Asha-Dev", "Semi-finals: Bina-Chitra"}

    _, undo = do(hub, "players", planned(hub)["Semi-finals: Asha-Dev"], a1="Asha", b1="Chitra")
    assert set(planned(hub)) == {"Semi-finals: Asha-Chitra", "Semi-finals: Bina-Dev"}, "two sides are exchanged"
    undo()
    do(hub, "players", planned(hub)["Semi-finals: Asha-Dev"], a1="Asha Rao", b1="Dev")
    assert set(planned(hub)) == {"Semi-finals: Asha Rao-Dev", "Semi-finals: Bina-Chitra"}
    assert hub.draws.all()[0].slots == ("Asha Rao", "Dev", "Bina", "Chitra")


def test_a_result_is_typed_for_a_table_without_a_desk(hub: Hub) -> None:
    hub.planning.plan(pairings_of(TypedPairings("QF; Asha; Bilal", format="1-25-8"), ()))

    with pytest.raises(InvalidDocument) as caught:
        do(hub, "boards", "p0", breaker="b", boards="A 9 A\nB x")
    assert [each.at for each in caught.value.problems] == ["/line/2"]
    assert scores(hub) == [], "nothing was entered"
    said, _ = do(hub, "boards", "p0", breaker="b", boards="A 9 A\nB 4 B\n\na 9 a")
    assert "24–7" in said
    do(hub, "boards", "p0", boards="A 1")
    assert scores(hub) == [BySide(25, 7)]
    with pytest.raises(InvalidDocument, match="would not be possible"):
        do(hub, "board", "p0", board="1.2", winner="a", points="7")
    do(hub, "board", "p0", board="1.2", winner="b", points="8")
    assert scores(hub) == [BySide(25, 8)]
    known = hub.store.hall_match(MatchId("p0"))
    assert known is not None
    do(hub, "players", "p0", a1="Asha Rao", b1="Bilal")
    assert [each.result.setup.names.a for each in HallViews(hub).results()] == ["Asha Rao"]


def test_a_match_that_a_desk_has_is_corrected_there(hub: Hub, new_store: MakeStore) -> None:
    table = new_store()
    begun(table, FIRST, *A_WINS_GAME, setup=ONE_GAME)
    send(hub, table)
    hub.store.put_table(DESK)
    instructions = Instructions(hub)

    with pytest.raises(InvalidDocument, match="desk records"):
        do(hub, "boards", FIRST, boards="A 1")
    said, undo = do(hub, "board", FIRST, board="1.2", winner="b", points="4")
    assert "sent to table 1" in said
    assert scores(hub) == [BySide(25, 0)], "the desk owns its log"
    undo()
    assert instructions.all() == []
    do(hub, "board", FIRST, board="1.2", winner="b", points="4")
    (text,) = instructions.for_table(DESK)["instructions"]
    library = MatchLibrary(table, StoppedTime(), lambda: MatchId("new"))
    given = read_message(INSTRUCTION, text.encode())
    assert "Board 2 goes to" in record_instruction(library, given)
    assert record_instruction(library, given) == "", "it is recorded once"
    send(hub, table)
    assert instructions.all() == []
    assert scores(hub) == [BySide(24, 4)]


def test_a_desk_that_was_switched_off_finds_its_match_corrected(hub: Hub, new_store: MakeStore) -> None:
    table = new_store()
    umpire = begun(table, FIRST, *A_WINS_GAME, setup=ONE_GAME)
    send(hub, table)
    hub.store.put_table(replace(DESK, seen_ms=1))

    said, undo = do(hub, "board", FIRST, board="1.2", winner="b", points="4")
    assert "sent" not in said
    assert scores(hub) == [BySide(24, 4)]
    undo()
    assert scores(hub) == [BySide(25, 0)]
    assert send(hub, table) is Receipt.STORED, "what the desk has is the beginning of the hall's log"
    assert umpire.record.state.is_over
