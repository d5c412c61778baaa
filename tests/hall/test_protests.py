"""A protest decided on the chief referee's page: the table is notified until its log contains the decision."""

import json
import re

import pytest

from carrom_desk.exchange.hall_wire import DECIDED, read_message, read_push, write_push
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked
from carrom_desk.hall.protests import Protests
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import ProtestDecided, ProtestLodged
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId, StoreConflict
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.conftest import MakeStore
from tests.storage.stored_matches import OPENING, begun

TABLE = HallTable(1, "")
NUMBER = len(OPENING)
DECISION = {"act": "decide", "match": "m1", "number": str(NUMBER), "table": "1", "reason": "seen by the umpire"}


def test_a_protest_is_decided_on_the_page_and_recorded_at_the_table(
    new_store: MakeStore, hub_store: SqlHallStore
) -> None:
    table, hub = new_store(), Hub(hub_store, lambda: MatchId("p"), lambda _: None)
    umpire = begun(table, "m1", *OPENING, ProtestLodged(Side.A, "the line"))
    hub.receive(TABLE, read_push(write_push(table.stretch(MatchId("m1"), 0, 60), 1_000)))
    desk, protests, views = ChiefDesk(hub), Protests(hub), HallViews(hub)

    def page() -> str:
        views.note("m1")
        return whole(ChiefPages(hub, views).parts(Asked("en"), "1"))

    assert protests.for_table(TABLE) == {}
    assert "Overrule: result stands" in page()
    assert re.search("If upheld: .*0–0.*in progress.*If overruled: .*0–0.*in progress", page())

    token = desk.do({**DECISION, "upheld": ""}, b"", "")
    assert desk.told(token).sentence == "Decision sent to table 1."
    assert "Overruled. The umpire at the table records it." in page()
    desk.do({"act": "undo", "undo": token}, b"", "")
    assert protests.for_table(TABLE) == {}
    desk.do({**DECISION, "upheld": "1"}, b"", "")
    assert "Upheld. The umpire at the table records it." in page()
    assert "Overrule: result stands" not in page()

    told = read_message(DECIDED, json.loads(json.dumps(protests.for_table(TABLE)))["decided"].encode())
    assert (told.match, told.number, told.upheld, told.reason) == ("m1", NUMBER, True, "seen by the umpire")
    assert protests.for_table(HallTable(2, "")) == {}

    umpire.submit(ProtestDecided(told.upheld, told.reason, told.number))
    hub.receive(TABLE, read_push(write_push(table.stretch(MatchId("m1"), NUMBER + 1, 60), 1_000)))
    assert protests.for_table(TABLE) == {}
    assert "Protest by" not in page()
    with pytest.raises(StoreConflict, match="already been decided"):
        desk.do({**DECISION, "upheld": ""}, b"", "")
