"""Standings from the organiser's file, and from the hall's own results that it lacks."""

import json
from pathlib import Path

import pytest

from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.exchange.sol.sol_pairings import FINAL, read_sol, read_tourneys
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked, PublicPages
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.hall.views.organised import knockouts_of, rankings_of
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.results import MatchResult, TieBreak
from carrom_desk.storage.hall_store import SqlHallStore
from tests.exchange.sol.sol_documents import IN_YAML
from tests.hall.conftest import MakeStore
from tests.hall.logs import GrowingMatch, seed_of_finished


def test_standings_add_up_what_the_file_and_the_hall_have(hub_store: SqlHallStore) -> None:
    numbers = iter(range(100))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(8)
    views = HallViews(hub)
    assert views.standings() == []
    played = [each for each in read_sol(IN_YAML) if each.has_result and each.setup.round != FINAL]

    desk = ChiefDesk(hub)
    told = desk.told(desk.do({"act": "plan"}, IN_YAML.encode(), "day.sol"))

    assert told.undo
    sides = [side for each in views.standings() for side in each.sides]
    byes = sum(len(each.byes) for each in read_tourneys(IN_YAML))
    assert sum(side.played for side in sides) == 2 * len(played) + byes
    assert sum(2 * side.won + side.drawn for side in sides) == 2 * (len(played) + byes)
    assert sum(side.points[0] - side.points[1] for side in sides) == 0
    assert sides[0].won == max(side.won for side in sides)


DATA = Path(__file__).parents[1] / "data"


@pytest.mark.parametrize("number", range(10))
def test_standings_are_those_of_sol(number: int) -> None:
    """Tourneys that SoL 5.26 paired and ranked: Swiss and round robin, with byes, draws, retired players and teams."""
    case = json.loads((DATA / "sol_rankings.json").read_text())[number]

    (ranking,) = rankings_of(read_tourneys(json.dumps(case["file"])), [])

    shown = [[each.name, each.match_points, each.buchholz, each.net, each.total] for each in ranking.sides]
    assert sorted(shown) == sorted(case["ranking"])
    sol = [tuple(row[1:] if TieBreak.BUCHHOLZ in ranking.order else (row[1], *row[3:])) for row in case["ranking"]]
    names = [row[0] for row in case["ranking"]]
    assert {each.name: each.place for each in ranking.sides} == {
        name: sol.index(worth) + 1 for name, worth in zip(names, sol, strict=True)
    }


KNOCKOUT = """
clubs:
- {description: Carrom Club Pune}
players:
- {firstname: Anna, lastname: Rossi}
- {firstname: Bina, lastname: No}
- {firstname: Chandra, lastname: Roy}
- {firstname: Dinesh, lastname: Das}
---
description: Cup
date: 2025-11-20
system: knockout
competitors:
- players: [1]
- players: [2]
- players: [3]
- players: [4]
matches:
- {turn: 1, board: 1, competitor1: 1, competitor2: 2, score1: 25, score2: 4}
- {turn: 1, board: 2, competitor1: 3, competitor2: 4, score1: 0, score2: 0}
- {turn: 2, board: 1, competitor1: 4, competitor2: 1}
"""


def test_knock_out_rounds_show_who_went_on(hub_store: SqlHallStore) -> None:
    hub = Hub(hub_store, lambda: MatchId("p"), lambda _: None)
    views = HallViews(hub)
    hub.planning.keep_file(KNOCKOUT.encode(), "cup.sol")
    assert views.standings() == []

    (event,) = views.knockouts()

    assert [each.title for each in event.rounds] == ["Semi-finals", "Final"]
    semi, final = (each.matches for each in event.rounds)
    # The match that leads to the first side of the final stands first.
    assert [match.sides.a.names for match in semi] == ["Chandra Roy", "Anna Rossi"]
    won, open_ = semi[1].sides, semi[0].sides
    assert (won.a.is_winner, won.a.points, won.b.points) == (True, "25", "4")
    assert (open_.a.is_winner, open_.b.is_winner, open_.a.points) == (False, False, "")
    assert final[0].sides.map(lambda side: side.names) == BySide("Dinesh Das", "Anna Rossi")


@pytest.mark.parametrize("is_approved", [False, True])
def test_a_result_goes_on_once_it_is_approved(*, is_approved: bool) -> None:
    pairing = next(each for each in read_sol(KNOCKOUT) if not each.games)
    outcome = Outcome(OutcomeKind.WON, Side.B, NOUGHT)
    result = MatchResult(
        "m", pairing.setup, Status.FINISHED, outcome, (BySide(3, 25),), "", "", is_approved=is_approved
    )

    (event,) = knockouts_of(read_tourneys(KNOCKOUT), (), [result], {})

    sides = next(each.sides for each in event.rounds[0].matches if each.sides.a.names == "Chandra Roy")
    assert (sides.b.is_winner, sides.b.points) == (is_approved, "25")


def test_details_are_worded_again_only_when_their_match_has_changed(
    new_store: MakeStore, hub_store: SqlHallStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, table = Hub(hub_store, lambda: MatchId("new"), lambda _: None), new_store()
    hub.open(2)
    views, read = HallViews(hub), list[str]()
    matches = [GrowingMatch(table, seed, name) for seed, name in ((6, "one"), (7, "two"))]

    def heard(number: int) -> None:
        match = matches[number - 1]
        match.grow(5)
        hub.receive(HallTable(number, ""), read_push(write_push(table.stretch(match.id, 0, 60), 1_000)))
        views.note(match.id)

    def read_log(match_id: MatchId) -> MatchRecord:
        read.append(match_id)
        return matches[0].record

    monkeypatch.setattr(hub, "log_of", read_log)
    pages = ChiefPages(hub, views)
    for changed in (1, 2, 2, 1):
        heard(changed)
        assert 'id="detail"' in whole(pages.parts(Asked("en"), "1"))

    assert read == ["one", "one"]


def test_a_free_table_and_the_wall_show_the_match_that_comes_next(
    new_store: MakeStore, hub_store: SqlHallStore
) -> None:
    hub, table = Hub(hub_store, iter((MatchId("p1"), MatchId("p2"))).__next__, lambda _: None), new_store()
    hub.open(3)
    desk, views = ChiefDesk(hub), HallViews(hub)
    over = GrowingMatch(table, seed_of_finished(), "over")
    over.grow(60)
    hub.receive(HallTable(1, ""), read_push(write_push(table.stretch(over.id, 0, 60), 1_000)))
    desk.do({"act": "plan", "typed": "QF; Asha; Bina\nQF; Chitra; Dev"}, b"", "")
    for match, place in (("p1", "1"), ("p2", "2")):
        desk.do({"act": "assign", "match": match, "table": place, "at": "14:45"}, b"", "")

    def shown() -> dict[str, str]:
        views.note("")
        return {place: state.view.match_id for place, state in views.tables().items() if state.view is not None}

    assert shown() == {"1": "over", "2": "p2"}, "a winner is shown until the next match is called"
    assert "Asha" in str(PublicPages(hub, views).parts("board", "1", Asked("en"))["following"])
    plan = str(ChiefPages(hub, views).parts(Asked("en"), "")["plan"])
    assert 'value="p1"' in plan[plan.index("Drag a match") : plan.index("Call next")]
    called = desk.do({"act": "call", "match": "p1"}, b"", "")
    assert desk.told(called).sentence == "Asha – Bina called to table 1."
    assert shown() == {"1": "p1", "2": "p2"}
    bar = str(PublicPages(hub, views).parts("wall", "", Asked("en"))["bar"])
    assert bar.index("Report by") < bar.index("Asha") < bar.index("14:45") < bar.index("Chitra")


def test_pairings_go_to_the_boards_of_the_file_and_can_be_moved_and_undone(hub_store: SqlHallStore) -> None:
    numbers = iter(range(100))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(8)
    desk, views = ChiefDesk(hub), HallViews(hub)

    def order() -> list[tuple[str, str, str]]:
        views.note("")
        return [(each.match_id, each.place, each.known.planned_at) for each in views.planned()]

    planned = desk.do({"act": "plan"}, IN_YAML.encode(), "day.sol")
    first = order()
    desk.do({"act": "assign", "match": first[0][0], "table": "", "at": ""}, b"", "")
    views.note("")
    assert "Any table" in whole(PublicPages(hub, views).parts("next", "", Asked("en")))
    desk.do({"act": "assign", "match": first[0][0], "table": first[0][1], "at": ""}, b"", "")
    wanted = [each.setup.table for each in read_sol(IN_YAML) if not each.has_result]
    assert [place for _, place, _ in first] == wanted

    desk.do({"act": "assign", "match": first[0][0], "table": "7", "at": "14:50"}, b"", "")
    assert order()[0] == (first[0][0], "7", "14:50")
    desk.do({"act": "delay", "minutes": "15"}, b"", "")
    assert order()[0][2] == "15:05"
    moved = desk.do({"act": "shift", "match": first[-1][0], "by": str(1 - len(first))}, b"", "")
    assert [each[0] for each in order()] == [first[-1][0], *(each[0] for each in first[:-1])]
    desk.do({"act": "undo", "undo": moved}, b"", "")
    later = desk.do({"act": "later", "match": first[0][0]}, b"", "")
    assert [each[0] for each in order()[:2]] == [first[1][0], first[0][0]]
    desk.do({"act": "undo", "undo": later}, b"", "")
    removed = desk.do({"act": "remove", "match": first[1][0]}, b"", "")
    assert [each[0] for each in order()] == [each[0] for each in first if each != first[1]]
    desk.do({"act": "undo", "undo": removed}, b"", "")
    assert [each[0] for each in order()] == [each[0] for each in first]
    typed = {"act": "plan", "typed": "F; Asha; Bina", "event": "Cup", "laws": "club", "format": "1-29-0"}
    desk.do(typed, b"", "")
    setup = hub.match(MatchId(order()[-1][0]))
    assert setup is not None
    assert (setup.setup.laws.id, setup.setup.competition.games, setup.setup.competition.points) == ("club", 1, 29)

    desk.do({"act": "undo", "undo": planned}, b"", "")
    assert len(order()) == 1
