"""Tables and hubs that are not heard any more: every page says so within ten seconds, and shows no time running out."""

import os
import re
import signal
from collections.abc import Callable

import pytest

from carrom_desk.desk.hall.hall_client import join
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.hall import hub as hubs
from carrom_desk.hall import receiving
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.live import whole
from carrom_desk.hall.pages.chief import ChiefPages
from carrom_desk.hall.pages.public import Asked, PublicPages
from carrom_desk.hall.players import PlayersTables
from carrom_desk.hall.views import clock_views, table_views
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import WalkedOver
from carrom_desk.match.ports.hall_store import HallTable
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Side
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.browser import Browser
from tests.hall.conftest import MakeStore
from tests.hall.running import RunningHub, wait_until
from tests.needs import needs_chromium
from tests.storage.stored_matches import OPENING, begun

NOW = 1_800_000_000_000
OF_A_TABLE = ("board", "clock", "overlay", "wall", "tables", "results")
WITH_A_CLOCK = ("board", "clock", "overlay", "wall")
LATEST_S = 10.0
NO_NEWS = "No news since"


SAID = f"document.querySelector('main').innerText.includes({NO_NEWS!r})"
NO_CLOCK = "!document.querySelector('[data-ends]')"
DASH = "document.querySelector('.digits, .ring .clock, .strip .clock').innerText"
WITH_CLOCK = ("/board/1", "/clock/1", "/overlay/1")


class Pages:
    """Open pages of a browser."""

    def __init__(self, browser: Browser, hub: RunningHub, paths: tuple[str, ...]) -> None:
        self._browser, self._pages, self.paths = browser, dict[str, str](), paths
        for path in paths:
            self._pages[path] = browser.another_visitor()
            browser.open(f"{hub.url}{path}?lang=en")

    def all_say(self, script: str, paths: tuple[str, ...] = ()) -> bool:
        """Returns True when a script is true on these pages, or on all."""
        return all(self._says(path, script) for path in paths or self.paths)

    def _says(self, path: str, script: str) -> bool:
        self._browser.visit_as(self._pages[path])
        return bool(self._browser.run(script))


class Clock:
    """Time of the hub."""

    def __init__(self) -> None:
        self.ms = NOW

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    now = Clock()
    for module in (hubs, receiving, clock_views, table_views):
        monkeypatch.setattr(module, "now_ms", now)
    return now


class Seated:
    """A desk at table 1 of a hub, with a match in progress, and the pages of the hall."""

    def __init__(self, hub: Hub, desk: SqlHallStore, clock: Clock) -> None:
        self.hub, self.clock, self.views, self._desk = hub, clock, HallViews(hub), desk
        joined = hub.join(1, hub.store.tables()[0].code)
        assert joined is not None
        self._key = joined.key
        self.umpire = begun(desk, "m1", *OPENING[:4])
        self.speak()

    def speak(self) -> None:
        """Sends everything to the hub."""
        table = self.greet()
        self.hub.receive(table, read_push(write_push(self._desk.stretch(MatchId("m1"), 0, 60), self.clock.ms)))
        self.views.note("m1")

    def greet(self) -> HallTable:
        """Tells the hub that the desk is still there."""
        table = self.hub.table_of(self._key)
        assert table is not None
        self.hub.note_contact(table)
        return table

    def wait(self, seconds: int) -> None:
        """Lets time pass, after which the hub looks at the tables again."""
        self.clock.ms += seconds * 1_000
        self.views.note("")

    def shown(self, kind: str) -> str:
        """Returns a page."""
        if kind == "hall":
            return whole(ChiefPages(self.hub, self.views).parts(Asked("en"), "1"))
        return whole(PublicPages(self.hub, self.views).parts(kind, "1", Asked("en")))

    def everywhere(self, is_so: Callable[[str], bool]) -> bool:
        """Returns True when something is true of every page with tables."""
        return all(is_so(self.shown(kind)) for kind in (*OF_A_TABLE, "hall"))

    @property
    def is_needed(self) -> bool:
        """True when the chief referee is told."""
        return "Not responding" in self.shown("hall")


@pytest.fixture
def seated(new_store: MakeStore, hub_store: SqlHallStore, clock: Clock) -> Seated:
    hub = Hub(hub_store, lambda: MatchId("p"), lambda _: None)
    hub.open(2)
    return Seated(hub, new_store(), clock)


def test_a_silent_table_shows_a_dash_on_every_page(seated: Seated) -> None:
    seated.wait(5)
    assert seated.everywhere(lambda page: NO_NEWS not in page)
    assert all("data-ends" in seated.shown(kind) for kind in WITH_A_CLOCK)

    seated.wait(3)
    assert seated.views.silence() == {(1, False)}
    assert seated.everywhere(lambda page: NO_NEWS in page and "data-ends" not in page)
    assert all(">–<" in seated.shown(kind) for kind in WITH_A_CLOCK)

    seated.wait(14 * 3_600)
    assert seated.everywhere(lambda page: NO_NEWS in page)
    assert "Time" not in re.sub("<[^>]+>", "", seated.shown("clock"))
    assert "ran out" not in seated.shown("hall")

    seated.speak()
    assert seated.everywhere(lambda page: NO_NEWS not in page)


def test_the_stroke_of_a_silent_table_shows_at_once_that_it_is_heard(seated: Seated) -> None:
    seated.wait(8)
    assert NO_NEWS in seated.shown("tables")

    seated.umpire.submit(OPENING[4])
    seated.speak()  # before the hub looks at the tables again

    assert all(NO_NEWS not in seated.shown(kind) for kind in OF_A_TABLE)


def test_a_table_that_only_greets_is_never_shown_as_silent(seated: Seated) -> None:
    for _ in range(3):
        seated.clock.ms += 4_000
        seated.greet()
        seated.views.note("m1")  # a stroke elsewhere makes the page anew
        assert NO_NEWS not in seated.shown("tables")


def test_the_chief_referee_looks_after_a_silent_table_until_its_match_is_over(seated: Seated) -> None:
    phones = PlayersTables(seated.hub)
    seated.wait(8)
    assert (seated.is_needed, phones.at_phone(1).has_desk) == (False, True)
    seated.wait(40)
    assert (seated.is_needed, phones.at_phone(1).has_desk) == (True, False)

    seated.umpire.submit(WalkedOver(Side.A, "left"))
    seated.speak()
    seated.wait(60)

    assert not seated.is_needed


@needs_chromium
def test_pages_notice_a_desk_and_a_hub_that_stand_still(
    own_hub: RunningHub, browser: Browser, new_store: MakeStore
) -> None:
    desk = new_store()
    link = join(desk, own_hub.invitation(1))
    begun(desk, "m1", *OPENING[:4])
    sender = HallSender(desk, link, lambda _: None)
    sender.start()
    pages = Pages(browser, own_hub, ("/board/1", "/clock/1", "/overlay/1", "/", "/wall", "/results", "/next"))
    of_table = pages.paths[:-1]
    wait_until(lambda: pages.all_say("!!document.querySelector('[data-ends]')", WITH_CLOCK), "there is no clock")

    sender.stop()
    wait_until(lambda: pages.all_say(f"{SAID} && {NO_CLOCK}", of_table), "a page shows a silent table", LATEST_S)
    sender = HallSender(desk, link, lambda _: None)
    sender.start()
    wait_until(lambda: pages.all_say(f"!{SAID}"), "a page still believes that the table is silent")

    os.kill(own_hub.pid, signal.SIGSTOP)
    try:
        wait_until(lambda: pages.all_say(SAID), "a page believes a hub that stands still", LATEST_S)
        assert pages.all_say(f"{DASH} === '–' && !document.querySelector('.over, .five')", WITH_CLOCK)
    finally:
        os.kill(own_hub.pid, signal.SIGCONT)
    wait_until(lambda: pages.all_say(f"!{SAID}"), "a page did not go on")
    sender.stop()
