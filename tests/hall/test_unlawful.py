"""A ruling that differs from the laws is marked on every page until the umpire overrides it."""

import json

import pytest

from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.exchange.match_file import read_match, write_match
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import attention
from carrom_desk.hall.pages.needs import needs_of
from carrom_desk.hall.pages.public import Asked, PublicPages
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.hall.views.match_json import state_document
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import summary_of
from carrom_desk.match.replay import replay
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED
from tests.match.every_entry import stored
from tests.match.playing import play

UNLAWFUL = "differs from the laws"
ASKED = Asked("en")
PAGES = ("all tables", "board", "log", "overlay", "chief", "results", "data")
AT_TABLE_1 = HallTable(1, "")


def entered_at(hub: Hub, table: SqlHallStore, *, ends_with: tuple[dict[str, object], ...] = (), forged: bool) -> None:
    """Sends a match to a hub in which one stroke pockets a man; if forged, its ruling ends the turn."""
    document = json.loads(write_match(stored(play("toss a break; p1"))))
    if forged:
        document["entries"][1]["ruling"]["turn"] = "passes"
    document["entries"] += ends_with
    match = read_match(json.dumps(document))
    record = replay(match.setup, match.entries).record
    table.create(match, summary_of(match.id, STARTED, record))
    length = len(match.entries)
    hub.receive(AT_TABLE_1, read_push(write_push(table.stretch(match.id, 0, length), 1_000)))


@pytest.fixture
def hub(hub_store: SqlHallStore) -> Hub:
    hub = Hub(hub_store, lambda: MatchId("new"), lambda _: None)
    hub.open(2)
    return hub


def said(hub: Hub) -> dict[str, bool]:
    """Returns for each page whether it marks something as unlawful."""
    views = HallViews(hub)
    state = views.table("1")
    assert state is not None
    assert state.view is not None
    pages = PublicPages(hub, views)
    board = {name: str(whole({name: part})) for name, part in pages.parts("board", "1", ASKED).items()}
    shown = {
        "all tables": whole(pages.tables(ASKED)),
        "board": board["score"],
        "log": board["log"],
        "overlay": whole(pages.parts("overlay", "1", ASKED)),
        "chief": attention(ASKED, needs_of(views.attended(), (), ())),
        "results": whole(pages.parts("results", "", ASKED)),
    }
    documents = state_document(state.view)["unlawful"], any(each.result.is_unlawful for each in views.results())
    return {page: UNLAWFUL in text for page, text in shown.items()} | {"data": all(map(bool, documents))}


def test_a_forged_ruling_is_marked_on_every_page(hub: Hub, new_store: MakeStore) -> None:
    entered_at(hub, new_store(), forged=True)

    assert said(hub) == dict.fromkeys(PAGES, True)
    views = HallViews(hub)
    assert [view.unlawful for view in views.attended()] == [(1,)]
    assert "entry 1 differs from the laws" in attention(ASKED, needs_of(views.attended(), (), ()))


def test_it_is_marked_in_the_results_and_reported_when_the_match_is_over(hub: Hub, new_store: MakeStore) -> None:
    entered_at(hub, new_store(), forged=True, ends_with=({"entry": "concede", "by": "a", "what": "match"},))

    (view,) = HallViews(hub).attended()
    assert view.is_over
    assert said(hub) == dict.fromkeys(PAGES, True)


def test_a_hub_that_starts_again_finds_it_again(hub: Hub, hub_store: SqlHallStore, new_store: MakeStore) -> None:
    entered_at(hub, new_store(), forged=True)

    assert said(Hub(hub_store, lambda: MatchId("new"), lambda _: None))["chief"]


def test_a_lawful_ruling_is_not_marked(hub: Hub, new_store: MakeStore) -> None:
    entered_at(hub, new_store(), forged=False)

    assert not any(said(hub).values())


def test_what_the_umpire_overrode_is_marked_in_the_log_alone(hub: Hub, new_store: MakeStore) -> None:
    override = {"entry": "override", "of": 1, "turn": "passes", "reason": "seen so"}
    entered_at(hub, new_store(), forged=True, ends_with=(override,))

    assert {page for page, is_said in said(hub).items() if is_said} <= {"log"}
