"""An approval belongs to the result that the chief referee saw, and ends with the next entry."""

import re
from dataclasses import dataclass, replace

import pytest

from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked, PublicPages
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import Disqualified, Entry, Noted, ProtestLodged, Undone
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId, StoreConflict, StoreError
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.exchange.sol.sol_documents import A_WINS_GAME, IN_YAML
from tests.fakes import stroke
from tests.hall.conftest import MakeStore
from tests.storage.stored_matches import begun

PAIRING = next(each.setup for each in read_sol(IN_YAML) if each.setup.sides.a[0].name == "Dinesh Das")
NOTHING, APPROVE = "Nothing needs your attention", "Approve result"


@dataclass
class Hall:
    """A hub with a match that is over, the chief referee, and the umpire at the table."""

    hub: Hub
    table: SqlHallStore

    def __post_init__(self) -> None:
        self.views, self.desk = HallViews(self.hub), ChiefDesk(self.hub)
        self.umpire = begun(self.table, "m1", *A_WINS_GAME, setup=PAIRING)
        self.send()

    def send(self, *entries: Entry) -> None:
        """Enters more at the table, and sends everything."""
        for entry in entries:
            self.umpire.submit(entry)
        self.hub.receive(HallTable(1, ""), read_push(write_push(self.table.stretch(MatchId("m1"), 0, 600), 1_000)))
        self.views.note("m1")

    def page(self) -> str:
        """Returns the chief referee's page."""
        return whole(ChiefPages(self.hub, self.views).parts(Asked("en"), "1"))

    def results(self, *, is_chief: bool = True) -> str:
        """Returns the page with the results."""
        return whole(PublicPages(self.hub, self.views).parts("results", "", Asked("en", is_chief=is_chief)))

    def approve(self, page: str) -> str:
        """Submits the form of a page, and returns the confirmation's token."""
        form = {"act": "approve", "match": "m1", "head": re.findall(r'name="head" value="(\w+)"', page)[0]}
        token = self.desk.do(form, b"", "")
        self.views.note("m1")
        return token

    def approved(self) -> bool:
        """Returns True when the result is approved wherever it is read."""
        table, (result,) = self.views.table("1"), self.views.results()
        assert table is not None
        assert table.view is not None
        said = {
            table.view.is_approved,
            bool(result.result.is_approved),
            "'approved': True" in str(self.views.document()),
        }
        assert len(said) == 1
        return said.pop()


@pytest.fixture
def hall(new_store: MakeStore, hub_store: SqlHallStore) -> Hall:
    hub = Hub(hub_store, lambda: MatchId("p"), lambda _: None)
    hub.open(4)
    return Hall(hub, new_store())


WON = "Dinesh Das wins · 25–0"
CHANGES: dict[str, tuple[tuple[Entry, ...], str, bool]] = {
    "reopened": ((Undone(),), f"It was: {WON}. It is now: 22–0 · in progress.", False),
    "the other wins": (
        (Undone(), Disqualified(Side.A, "wrong player")),
        f"It was: {WON}. It is now: Esha Eta wins · 22–0 · disqualified.",
        True,
    ),
    "a protest": ((ProtestLodged(Side.B, "line"),), f"It was: {WON}. It is now: withheld: protest.", False),
    "a remark": ((Noted("seen"),), f"Entries were added after the approval. The result is: {WON}.", True),
    "won in another way": (
        (Undone(), stroke(9, queen=True)),
        f"Entries were added after the approval. The result is: {WON}.",
        True,
    ),
}


@pytest.mark.parametrize(("entries", "words", "can_be_approved"), CHANGES.values(), ids=CHANGES)
def test_an_approval_ends_with_the_next_entry(
    hall: Hall, entries: tuple[Entry, ...], words: str, *, can_be_approved: bool
) -> None:
    hall.approve(hall.page())
    assert hall.approved()
    assert NOTHING in hall.page()

    hall.send(*entries)

    assert not hall.approved()
    for page in (hall.page(), hall.results()):
        assert words in re.sub("[\u2066-\u2069]", "", page)
        assert (APPROVE in page) is can_be_approved
    assert "Changed after approval" in hall.page()
    if can_be_approved:
        hall.approve(hall.results())
        assert hall.approved()
        assert NOTHING in hall.page()


def test_a_result_that_the_page_did_not_show_is_not_approved(hall: Hall) -> None:
    before = hall.page()
    hall.send(Undone(), Disqualified(Side.A, "wrong player"))

    with pytest.raises(StoreConflict) as refused:
        hall.approve(before)

    assert "It is now: Esha Eta wins · 22–0 · disqualified." in refused.value.sentence
    assert not hall.approved()
    hall.send(Undone())
    with pytest.raises(StoreError):
        hall.desk.do({"act": "approve", "match": "m1"}, b"", "")


def test_an_approval_can_be_undone(hall: Hall) -> None:
    told = hall.desk.told(hall.approve(hall.page()))
    hall.desk.do({"act": "undo", "undo": told.undo}, b"", "")
    hall.views.note("m1")

    assert not hall.approved()
    assert APPROVE in hall.page()


def test_a_result_can_be_approved_the_next_day_also_among_the_results(hall: Hall) -> None:
    known = hall.hub.store.hall_match(MatchId("m1"))
    assert known is not None
    hall.hub.store.note(replace(known, seen_ms=known.seen_ms - 30 * 3_600_000), 1)
    hall.views.note("")

    assert APPROVE in hall.page()
    assert APPROVE in hall.results()
    assert APPROVE not in hall.results(is_chief=False)
    hall.approve(hall.results())
    assert APPROVE not in hall.page() + hall.results()
