"""Tables without an umpire in a real browser: phones enter boards, calls reach the chief referee, desks take over."""

import json
import os
import random
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from carrom_desk.desk.hall.hall_client import join, next_match
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.record import new_record, summary_of
from tests.fakes import StoppedTime
from tests.hall.browser import Browser
from tests.hall.conftest import MakeStore
from tests.hall.logs import STARTED
from tests.hall.running import RunningHub, wait_until
from tests.needs import needs_chromium

pytestmark = needs_chromium
PHONES = int(os.environ.get("CARROM_DESK_PHONES", "2"))
"""Number of tables without an umpire; a large hall has about twenty."""
TAKEN_OVER = min(2, PHONES - 1)
"""Number of tables at which a desk continues the match."""
POINTS, BOARDS, FROM_WHERE_THE_QUEEN_IS_WORTH_NOTHING = 25, 8, 22
CALLED = "document.querySelectorAll('.need .gavel').length"


@dataclass(slots=True)
class Phone:
    """A phone at a table, and the score calculated by hand."""

    number: int
    page: str
    others: str
    """The phone of the other side."""
    url: str
    chance: random.Random
    score: dict[str, int] = field(default_factory=lambda: {"a": 0, "b": 0})
    boards: int = 0

    @property
    def is_over(self) -> bool:
        """True when the game is won."""
        is_last = self.boards >= BOARDS and self.score["a"] != self.score["b"]
        return is_last or POINTS in self.score.values()

    def enter(self, browser: Browser) -> None:
        """Enters a board for one side and confirms it for the other."""
        browser.visit_as(self.page)
        winner = self.chance.choice("ab")
        men, queen = self.chance.randint(1, 9), self.chance.choice(("a", "b", ""))
        typed = {"winner": winner, "men": str(men), "queen": queen}
        if not self.boards:
            typed |= {"breaker": self.chance.choice("ab"), "by": self.chance.choice("ab")}
        else:
            remembered = "document.querySelector('[name=by]:checked') !== null"
            assert browser.run(remembered), "the side of a phone is chosen once"
        chosen = (f"[name={name}][value='{value}']" for name, value in typed.items())
        filled = "; ".join(f'form.querySelector("{each}").checked = true' for each in chosen)
        browser.submit("input[value=propose]", filled)
        browser.visit_as(self.others)
        browser.open(self.url)
        browser.submit("input[value=confirm]")
        browser.visit_as(self.page)
        browser.open(self.url)
        is_worth_more = queen == winner and self.score[winner] < FROM_WHERE_THE_QUEEN_IS_WORTH_NOTHING
        self.score[winner] = min(POINTS, self.score[winner] + men + 3 * is_worth_more)
        self.boards += 1


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path / "hall.sqlite3"), tables=PHONES)
    yield running
    running.stop()


@pytest.fixture
def phones(hub: RunningHub, browser: Browser) -> list[Phone]:
    typed = "\n".join(f"R1; Player {number} A; Player {number} B" for number in range(1, PHONES + 1))
    assert hub.do(act="plan", event="Open", format="1-25-8", typed=typed) == 303
    with hub.store() as store:
        planned = [each.match_id for each in store.hall_matches()]
    made = []
    for number, match_id in enumerate(planned, 1):
        assert hub.do(act="assign", match=match_id, table=number, at="") == 303
        url = f"{hub.url}/join/{hub.invitation(number).code}?lang=en"
        pages = []
        for _ in range(2):
            pages.append(browser.another_visitor())
            browser.size(390, 844)
            browser.open(url)
        made.append(Phone(number, pages[0], pages[1], url, random.Random(number)))
    return made


def scores(hub: RunningHub) -> dict[int, list[int]]:
    """Returns the score of every table's game as shown by the hub."""
    shown = (json.loads(hub.get(f"/table/{number}.json")) for number in range(1, PHONES + 1))
    return {int(each["table"]): [each["sides"][side]["score"] for side in "ab"] for each in shown}


def test_every_total_is_right_and_a_call_reaches_the_chief_referee(
    hub: RunningHub, phones: list[Phone], browser: Browser, new_store: MakeStore
) -> None:
    for phone in phones:
        phone.enter(browser)
    assert scores(hub) == {phone.number: [phone.score["a"], phone.score["b"]] for phone in phones}

    chief = browser.another_visitor()
    browser.open(f"{hub.url}/hall?lang=en")
    browser.submit("input[name=password]", f"form.elements.password.value = {hub.password!r}")
    browser.visit_as(phones[-1].page)
    begun = time.monotonic()
    browser.submit("input[value=call]")
    browser.visit_as(chief)
    wait_until(lambda: browser.run(CALLED) == 1, "the call never reached the chief referee")
    took = [time.monotonic() - begun]

    for phone in phones[:TAKEN_OVER]:
        begun = time.monotonic()
        take_over(hub, phone, new_store)
        took.append(time.monotonic() - begun)
    for phone in phones[TAKEN_OVER:]:
        while not phone.is_over:
            phone.enter(browser)

    assert scores(hub) == {phone.number: [phone.score["a"], phone.score["b"]] for phone in phones}
    boards = sum(phone.boards for phone in phones)
    sys.stdout.write(f"\n{len(phones)} phones, {boards} boards; seconds of a call and of each takeover: {took}\n")


def take_over(hub: RunningHub, phone: Phone, new_store: MakeStore) -> None:
    """Joins a desk at a table, which continues the match of the players."""
    store = new_store()
    link = join(store, hub.invitation(phone.number))
    taken = next_match(link)
    assert taken is not None
    store.create(taken, summary_of(taken.id, STARTED, new_record(taken.setup)))
    desk = MatchDesk(taken.id, store, StoppedTime())
    score = desk.record.state.score
    assert {"a": score.a, "b": score.b} == phone.score
    sender = HallSender(store, link, lambda _: None)
    sender.start()
    desk.submit(Noted("taken over"))
    sender.wake()
    with hub.store() as there:
        made = len(desk.record.entries)
        wait_until(lambda: len(there.load(taken.id).entries) == made, "the desk’s entry never arrived")
    sender.stop()
