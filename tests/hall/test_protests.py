"""A protest decided on the chief referee's page: the table is notified until its log contains the decision."""

import json
import re

import pytest

from carrom_desk.exchange.hall_wire import INSTRUCTION, read_message, read_push, write_push
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.instructions import Instructions
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import ProtestDecided, ProtestLodged
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.conftest import MakeStore
from tests.storage.stored_matches import OPENING, begun

TABLE = HallTable(1, "", key_hash="k", seen_ms=10**14)
NOTHING: dict[str, list[str]] = {"instructions": []}
NUMBER = len(OPENING)
DECISION = {"act": "decide", "match": "m1", "number": str(NUMBER), "table": "1", "reason": "seen by the umpire"}


def test_a_protest_is_decided_on_the_page_and_recorded_at_the_table(
    new_store: MakeStore, hub_store: SqlHallStore
) -> None:
    table, hub = new_store(), Hub(hub_store, lambda: MatchId("p"), lambda _: None)
    umpire = begun(table, "m1", *OPENING, ProtestLodged(Side.A, "the line"))
    hub.receive(TABLE, read_push(write_push(table.stretch(MatchId("m1"), 0, 60), 1_000)))
    desk, instructions, views = ChiefDesk(hub), Instructions(hub), HallViews(hub)
    hub_store.put_table(TABLE)

    def page() -> str:
        views.note("m1")
        return whole(ChiefPages(hub, views).parts(Asked("en"), "1"))

    assert instructions.for_table(TABLE) == NOTHING
    assert "Overrule: result stands" in page()
    assert re.search("If upheld: .*0–0.*in progress.*If overruled: .*0–0.*in progress", page())

    token = desk.do({**DECISION, "upheld": ""}, b"", "")
    assert desk.told(token).sentence == "Decision on Player A1 – Player B1 sent to table 1."
    assert "Overruled. The umpire at the table records it." in page()
    desk.do({"act": "undo", "undo": token}, b"", "")
    assert instructions.for_table(TABLE) == NOTHING
    desk.do({**DECISION, "upheld": "1"}, b"", "")
    assert "Upheld. The umpire at the table records it." in page()
    assert "Overrule: result stands" not in page()

    (text,) = json.loads(json.dumps(instructions.for_table(TABLE)))["instructions"]
    told = read_message(INSTRUCTION, text.encode())
    assert (told.match, told.entry) == ("m1", ProtestDecided(upheld=True, reason="seen by the umpire", of=NUMBER))
    assert instructions.for_table(HallTable(2, "")) == NOTHING

    umpire.submit(told.entry)
    hub.receive(TABLE, read_push(write_push(table.stretch(MatchId("m1"), NUMBER + 1, 60), 1_000)))
    assert instructions.for_table(TABLE) == NOTHING
    assert "Protest by" not in page()
    with pytest.raises(InvalidDocument, match="no protest"):
        desk.do({**DECISION, "upheld": ""}, b"", "")
