"""The pages in a real browser: live, at every size, and reconnected after the hub was away."""

import os
import sys
from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path

import pytest

from carrom_desk.desk.hall.hall_client import call_chief_referee
from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.imports import pairings_in
from tests.exchange.sol.sol_documents import IN_YAML
from tests.hall.browser import Browser
from tests.hall.running import RunningHub, Table, assert_all_there, seated, wait_until
from tests.needs import needs_chromium

pytestmark = [needs_chromium, pytest.mark.nightly]
AXE = os.environ.get("CARROM_DESK_AXE", "")
"""The file axe.min.js of axe-core, which checks every page for accessibility."""
PLAYED = int(os.environ.get("CARROM_DESK_OVERLAY_ENTRIES", "10"))
"""Number of entries while an overlay is open; an hour has about two hundred."""
PAGES = ("/", "/wall", "/next", "/clock/1", "/board/1", "/board/9", "/results", "/hall", "/stickers", "/join/ABC")
PAGES_OF_CHIEF = ("/hall/setup", "/hall", "/stickers")
"""Pages with additional contents for the chief referee."""
LOG = "document.querySelectorAll('.log tbody tr').length"
OVER = 23
"""Seed of a short match."""
SIZES = ((360, 740), (1366, 768), (1920, 1080))
SERIOUS = (
    "axe.run().then(found => found.violations.filter(each => ['serious', 'critical'].includes(each.impact))"
    ".map(each => each.id + ': ' + each.nodes[0].html))"
)
ATTACHED = (
    "(() => { const walk = document.createTreeWalker(document); let count = 1;"
    " while (walk.nextNode()) count += 1; return count; })()"
)
"""Number of nodes of the page; a board with more pieces has more."""
WIDER = "document.documentElement.scrollWidth > document.documentElement.clientWidth"


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path_factory.mktemp("hub") / "hall.sqlite3"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def tables() -> Iterator[int]:
    """Returns the hub's tables; each test takes its own."""
    return count(1)


@pytest.fixture
def number(tables: Iterator[int]) -> int:
    return next(tables)


@pytest.fixture
def table(hub: RunningHub, tmp_path: Path, number: int) -> Iterator[Table]:
    made = seated(hub, tmp_path, number, seed=6, most=400)
    made.enter(15)
    assert_all_there(hub, [made])
    yield made
    made.close()


def test_a_page_is_live_and_goes_on_after_the_hub_was_away(
    hub: RunningHub, table: Table, number: int, browser: Browser
) -> None:
    browser.open(f"{hub.url}/board/{number}?lang=en")
    assert browser.run(LOG) == 15
    browser.run("source.readyState === 1 ? 1 : new Promise(done => source.addEventListener('open', () => done(1)))")

    browser.run(
        "window.changed = new Promise(done => new MutationObserver(() => "
        f"{LOG} === 16 && done(Date.now())).observe(live, {{childList: true, subtree: true}})); 1"
    )
    begun = browser.run("Date.now()")
    table.enter()
    took = browser.run("window.changed") - begun
    sys.stdout.write(f"\na stroke was on the page after {took} ms\n")

    hub.kill()
    wait_until(lambda: bool(browser.run("document.body.classList.contains('is-lost')")), "nobody said that it is old")
    table.enter(2)
    hub.start()
    wait_until(lambda: browser.run(LOG) == 18, "the page did not go on")
    assert not browser.run("document.body.classList.contains('is-lost')")


def enter(hub: RunningHub, browser: Browser) -> None:
    """Enters the chief referee's password."""
    browser.open(f"{hub.url}/hall?lang=de&look=dark")
    browser.submit("input[name=password]", f"form.elements.password.value = {hub.password!r}")
    assert browser.run("document.querySelectorAll('form').length") > 3, browser.run("document.body.innerText")
    assert browser.run("location.search") == "?lang=de&look=dark"


def test_the_chief_referee_does_by_forms_what_he_may(
    hub: RunningHub, table: Table, browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "day.sol").write_text(IN_YAML, encoding="utf-8")
    link = link_of(table.store)
    assert link is not None
    call_chief_referee(link, table.match.id, is_calling=True)
    enter(hub, browser)

    browser.run("document.querySelector('form:has(input[value=coming])').requestSubmit()")
    wait_until(lambda: bool(browser.run("document.getElementById('said').innerText")), "nothing says what was done")
    browser.open(f"{hub.url}/hall/setup?lang=de")
    browser.submit("textarea", "form.elements.typed.value = 'nonsense'")
    assert "Zeile 1: Eine Paarung hat die Form" in browser.run("document.body.innerText")
    browser.open(f"{hub.url}/hall/setup?lang=de")
    browser.choose_file("form:has(input[value=plan]) input[type=file]", tmp_path / "day.sol")
    browser.submit("input[value=plan]")
    browser.choose_file("form:has(input[value=results]) input[type=file]", tmp_path / "day.sol")
    browser.submit("input[value=results]")

    assert browser.run("document.querySelector('main a').getAttribute('href')").startswith("/hall/results/")
    with hub.store() as store:
        assert not any(each.is_calling for each in store.hall_matches())
        assert sum(1 for each in store.hall_matches() if each.setup) == len(pairings_in(IN_YAML.encode(), "day.sol"))


def test_pages_fit_from_a_telephone_to_a_projector(
    hub: RunningHub, table: Table, tables: Iterator[int], browser: Browser, tmp_path: Path
) -> None:
    over = seated(hub, tmp_path, next(tables), seed=OVER)
    over.enter(60)
    assert_all_there(hub, [table, over])
    assert hub.do(act="plan", event="Open", typed=f"Final; {'Asha ' * 12}; B") == 303
    link = link_of(over.store)
    assert link is not None
    call_chief_referee(link, over.match.id, is_calling=True)
    over.close()

    assert_fits(hub, browser, PAGES)
    enter(hub, browser)
    assert_fits(hub, browser, PAGES_OF_CHIEF)


def assert_fits(hub: RunningHub, browser: Browser, pages: Sequence[str]) -> None:
    for size, look in ((SIZES[0], "dark"), (SIZES[0], "large"), (SIZES[1], "light"), (SIZES[2], "large")):
        browser.size(*size)
        for path in pages:
            browser.open(f"{hub.url}{path}?lang=de&look={look}")
            assert not browser.run(WIDER), (path, size, look)
            if AXE:
                # The page's own rules let no foreign script in: it is handed in from outside.
                browser.run(Path(AXE).read_text(encoding="utf-8"))
                assert browser.run(SERIOUS) == [], (path, look)


def test_an_overlay_stays_small_and_transparent(hub: RunningHub, table: Table, number: int, browser: Browser) -> None:
    browser.size(1920, 1080)
    browser.open(f"{hub.url}/overlay/{number}?lang=en")
    assert browser.run("getComputedStyle(document.body).backgroundColor") == "rgba(0, 0, 0, 0)"
    assert not browser.run(WIDER)
    table.enter(5)
    assert_all_there(hub, [table])
    nodes, size = browser.kept()
    loose = nodes - int(browser.run(ATTACHED))

    for each in range(PLAYED):
        table.enter()
        if each == PLAYED // 2:
            hub.kill()
            hub.start()
    assert_all_there(hub, [table])

    state = table.match.record.state
    where = f"Game {state.game.number}" if state.game is not None else "over"
    wait_until(lambda: where in str(browser.run("live.textContent")), "the overlay stands still")
    wait_until(lambda: not browser.run("document.body.classList.contains('is-lost')"), "it believes the hub is away")
    # What the page let go is collected when the browser finds the time.
    wait_until(lambda: browser.kept()[0] - int(browser.run(ATTACHED)) <= loose + 20, "nodes no longer shown are kept")
    shown, (nodes_now, size_now) = int(browser.run(ATTACHED)), browser.kept()
    sys.stdout.write(f"\n{PLAYED} entries: {nodes} nodes and {size} bytes, then {nodes_now} and {size_now}\n")
    assert size_now <= size + 500_000
    browser.open(f"{hub.url}/overlay/{number}?lang=en")
    assert abs(shown - int(browser.run(ATTACHED))) <= 10, "it shows more than the same page opened now"
