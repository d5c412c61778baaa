"""Names in Arabic script stand in elements of their own on the hall's pages, and without marks in its JSON."""

import json
import re
from dataclasses import replace

from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import attention
from carrom_desk.hall.pages.needs import needs_of
from carrom_desk.hall.pages.public import Asked, PublicPages
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.hall.views.match_json import state_document
from carrom_desk.match.entry.entries import PlayCalled, ProtestLodged
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import summary_of
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from tests.fakes import SINGLES, record_of, stroke
from tests.gui.at_match import TOSS
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED

IMRAN = "عمران شیخ"
SETUP = replace(SINGLES, event="", round="", table="", sides=BySide((Player(IMRAN),), (Player("Bilal Khan"),)))


def test_pages_isolate_names_and_json_has_them_as_typed(new_store: MakeStore) -> None:
    hub, table = Hub(new_store(), lambda: MatchId("new"), lambda _: None), new_store()
    hub.open(2)
    record = record_of(TOSS, PlayCalled(), stroke(1), ProtestLodged(Side.A, "Why?"), setup=SETUP)
    match = StoredMatch(MatchId("m1"), SETUP, record.entries)
    table.create(match, summary_of(match.id, STARTED, record))
    hub.receive(HallTable(1, ""), read_push(write_push(table.stretch(match.id, 0, len(match.entries)), 1_000)))
    views = HallViews(hub)
    pages, state = PublicPages(hub, views), views.table("1")
    assert state is not None
    assert state.view is not None

    asked = Asked("en")
    parts = (*pages.parts("board", "1", asked).items(), ("chief", attention(asked, needs_of(views.attended(), (), ()))))
    shown = "".join(str(whole({name: part})) for name, part in parts)
    written = json.dumps(state_document(state.view), ensure_ascii=False)

    assert f"<bdi>{IMRAN}</bdi>" in shown
    assert not re.search("[\u2066-\u2069]", shown)
    assert IMRAN in written
    assert not re.search("[\u2066-\u2069]", written)
