"""Promises of a hub, without its web server."""

import socket
from dataclasses import replace

import pytest

from carrom_desk.commands.hall import listener_at
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import AtTable, Hub
from carrom_desk.hall.planning import CHIEF_NAME, EVENT, HALL_NAME
from carrom_desk.hall.receiving import now_ms
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.languages import speaking
from carrom_desk.match.effects.outcome import outcome_of
from carrom_desk.match.ports.hall_store import Divergence, HallMatch, HallTable
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import new_record, summary_of
from carrom_desk.match.side import BySide
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import SINGLES, record_of, stroke
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED, GrowingMatch, seed_of_finished, stored
from tests.reports.sheets import TOSS


def test_another_password_ends_what_was_signed_before(hub_store: SqlHallStore) -> None:
    hub = Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    hub.open(2)
    first = hub.make_password()
    signed = hub.sign("chief")

    hub.set_password(first)
    assert hub.sign("chief") == signed

    second = hub.make_password()
    assert hub.sign("chief") != signed
    assert (hub.is_password(first), hub.is_password(second)) == (False, True)


def test_a_page_costs_no_more_than_what_has_changed(
    new_store: MakeStore, hub_store: SqlHallStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, changed = new_store(), list[str]()
    hub = Hub(hub_store, lambda: MatchId("new"), changed.append)
    played = []
    for number, (seed, name) in enumerate(((seed_of_finished(), "over"), (6, "played"), (7, "beside")), 1):
        match = GrowingMatch(table, seed, name)
        match.grow(60 if name == "over" else 20)
        played.append(match)
        hub.receive(HallTable(number, ""), read_push(write_push(table.stretch(match.id, 0, 60), 1_000)))
    views, read = HallViews(hub), list[str]()
    at_table = hub.at_table

    def noted(known: HallMatch, divergence: Divergence | None = None) -> AtTable:
        read.append(known.match_id)
        return at_table(known, divergence)

    monkeypatch.setattr(hub, "at_table", noted)
    results = views.results()
    assert {view.result.match_id: view.result.is_over for view in results} == {
        "over": True,
        "played": False,
        "beside": False,
    }
    assert read == [], "results are known without any log"
    first = views.tables()
    assert read == ["over", "played", "beside"]
    with speaking("de"):
        assert len(views.results()) == len(results)
    assert read == ["over", "played", "beside"]

    played[1].grow()
    changed.clear()
    hub.receive(HallTable(2, ""), read_push(write_push(table.stretch(MatchId("played"), 20, 60), 1_000)))
    for match_id in changed:
        views.note(match_id)
    then = views.tables()

    assert read[3:] == ["played"]
    assert [then[place] is first[place] for place in "123"] == [True, False, True]


def test_that_a_table_was_heard_of_is_no_change(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    table, changed = new_store(), list[str]()
    hub = Hub(hub_store, lambda: MatchId("new"), changed.append)
    GrowingMatch(table, 6, "played").grow(10)
    push = read_push(write_push(table.stretch(MatchId("played"), 0, 60), 1_000))
    hub.receive(HallTable(1, ""), push)
    assert changed == ["played"]

    hub.receive(HallTable(1, ""), replace(push, now_ms=2_000))

    assert changed == ["played"]


def test_a_finished_match_has_its_winner_its_games_and_its_times(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    table, hub = new_store(), Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    match = GrowingMatch(table, seed_of_finished(), "over")
    match.grow(60)
    hub.receive(HallTable(1, ""), read_push(write_push(table.stretch(match.id, 0, 60), now_ms())))
    state = match.record.state

    result = HallViews(hub).results()[0].result

    assert result.is_over
    assert result.outcome == outcome_of(state)
    assert result.scores == tuple(game.score for game in state.history)
    assert (result.started, result.finished) == (STARTED, match.record.entries[-1].at or STARTED)


def test_a_match_with_an_open_claim_has_no_winner_yet(new_store: MakeStore, hub_store: SqlHallStore) -> None:
    table, hub = new_store(), Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    setup = replace(SINGLES, competition=replace(SINGLES.competition, games=1, points=4))
    record, match = record_of(TOSS, stroke(8), stroke(1, striker=True), setup=setup), MatchId("m1")
    table.create(StoredMatch(match, setup, ()), summary_of(match, STARTED, new_record(setup)))
    before = new_record(setup)
    for logged in record.entries:
        before = stored(table, match, before, logged)
    hub.receive(HallTable(1, ""), read_push(write_push(table.stretch(match, 0, 60), now_ms())))

    views = HallViews(hub)
    result = views.results()[0].result

    assert (result.is_over, result.outcome.winner, result.ending) == (False, None, "claim open")
    assert result.scores == (BySide(0, 3),)
    assert "claim open" in str(views.tables()["1"].view)


def test_former_names_come_back(hub_store: SqlHallStore) -> None:
    desk = ChiefDesk(Hub(hub_store, lambda: MatchId("new"), lambda _: None))
    desk.do({"act": "name", "event": "Cup", "hall": "Main", "chief": "Meera"}, b"", "")
    told = desk.told(desk.do({"act": "name", "event": "Cub", "hall": "", "chief": ""}, b"", ""))

    desk.do({"act": "undo", "undo": told.undo}, b"", "")

    assert [hub_store.setting(name) for name in (EVENT, HALL_NAME, CHIEF_NAME)] == ["Cup", "Main", "Meera"]


def test_a_port_is_taken_alone_where_the_system_has_a_word_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    # Windows has it; any option shows here that it takes the place of the other.
    monkeypatch.setattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_KEEPALIVE, raising=False)

    with listener_at("127.0.0.1:0") as listener:
        assert listener.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE)
        assert not listener.getsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR)


def test_matches_are_outlined_at_once_as_each_is_alone(hub_store: SqlHallStore) -> None:
    names = [f"m{number}" for number in range(3)]
    for seed, name in enumerate(names):
        GrowingMatch(hub_store, seed, name).grow(10 * seed)

    found = hub_store.outlines([MatchId(name) for name in (*names, "not there")])

    assert sorted(found) == names
    for match_id, outline in found.items():
        assert outline.summary == hub_store.summary(match_id)
        assert outline.setup == hub_store.load(match_id).setup
        assert outline.last_at == hub_store.last_at(match_id)
        assert outline.head == hub_store.stretch(match_id, 0, 0).end.hash
