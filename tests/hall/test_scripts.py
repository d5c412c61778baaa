"""JavaScript of the hall's pages: clicks and focus survive every change, and each visitor sees their own selection."""

from collections.abc import Iterator

import pytest

from carrom_desk.desk.hall.hall_client import call_chief_referee
from carrom_desk.match.entry.entries import Override
from tests.hall.browser import Browser
from tests.hall.running import RunningHub, Table, assert_all_there, seated, wait_until
from tests.needs import needs_chromium

pytestmark = [needs_chromium, pytest.mark.nightly]
OVER, LONG = 23, 6
"""Seeds of a short match and of a long one."""
CLICKS = 10
SHOWN = "[...document.querySelectorAll('.row')].filter(each => each.offsetParent).length"


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path_factory.mktemp("hub") / "hall.sqlite3"))
    yield running
    running.stop()


@pytest.fixture(scope="module")
def tables(hub: RunningHub, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Table]]:
    """Returns a hub with a match in progress at table 1, and a finished one at table 2."""
    folder = tmp_path_factory.mktemp("tables")
    made = [seated(hub, folder, number, seed, most=400) for number, seed in ((1, LONG), (2, OVER))]
    for table in made:
        table.enter(20)
    assert_all_there(hub, made)
    yield made
    for table in made:
        table.close()


def follow(browser: Browser, url: str) -> None:
    """Opens a page and waits until it is live."""
    browser.open(url)
    browser.run("source.readyState === 1 ? 1 : new Promise(done => source.addEventListener('open', () => done(1)))")


def test_every_click_reaches_its_link_while_the_page_changes(
    hub: RunningHub, tables: list[Table], browser: Browser
) -> None:
    follow(browser, f"{hub.url}/board/1?lang=en")
    browser.run(
        "window.clicked = []; addEventListener('click', event => "
        "{ event.preventDefault(); clicked.push(event.target.closest('a').pathname); }); 1"
    )
    for _ in range(CLICKS):
        browser.press("#chip2", is_down=True)
        tables[0].enter()
        wait_until(lambda: browser.run("waiting.length") > 0, "no change arrived while the mouse was down")
        browser.press("#chip2", is_down=False)
        wait_until(lambda: browser.run("waiting.length") == 0, "the change was not shown after the click")

    assert browser.run("clicked") == ["/board/2"] * CLICKS


def test_focus_stays_while_the_page_changes(hub: RunningHub, tables: list[Table], browser: Browser) -> None:
    follow(browser, f"{hub.url}/board/1?lang=en")
    browser.run("document.querySelector('#chip1').focus(); 1")
    rows = "document.querySelectorAll('.log tbody tr').length"
    before = browser.run(rows)

    tables[0].enter()
    wait_until(lambda: browser.run(rows) > before, "no change arrived")

    assert browser.run("document.activeElement.id") == "chip1"


def test_results_show_one_event_and_one_player(hub: RunningHub, tables: list[Table], browser: Browser) -> None:
    follow(browser, f"{hub.url}/results?lang=en")
    assert browser.run(SHOWN) == 2
    find = (
        "const field = document.getElementById('find'); "
        "window.seek = name => { field.value = name; field.dispatchEvent(new Event('input', {bubbles: true})); }; 1"
    )
    browser.run(find)

    browser.run(f"seek({tables[1].match.record.setup.sides.a[0].name!r})")
    assert browser.run(SHOWN) == 1
    tables[0].enter()
    assert_all_there(hub, tables)
    assert browser.run(SHOWN) == 1
    browser.run("seek('nobody')")
    assert browser.run("document.querySelector('.none-found').innerText") == "No match of this player."


def test_a_followed_table_comes_first(hub: RunningHub, tables: list[Table], browser: Browser) -> None:
    browser.open(f"{hub.url}/board/2?lang=en")
    browser.run("document.querySelector('.follow').click()")
    browser.open(f"{hub.url}/board/1?lang=en")

    first = "[...document.querySelectorAll('.chip')].sort((a, b) => a.offsetLeft - b.offsetLeft)[0].id"
    assert browser.run(first) == "chip2"
    assert browser.run("document.querySelector('.following').pathname") == "/board/2"
    assert browser.run("document.querySelector('.follow').ariaPressed") == "false"


def test_the_keyboard_reorders_matches_and_stays_where_it_is(
    hub: RunningHub, tables: list[Table], browser: Browser
) -> None:
    assert hub.do(act="plan", event="Cup", typed="QF; Asha; Bina\nQF; Chitra; Dev") == 303
    browser.open(f"{hub.url}/hall?lang=en")
    browser.submit("input[name=password]", f"form.elements.password.value = {hub.password!r}")
    first = "document.querySelector('.plan .who bdi').innerText"
    assert "Asha" in browser.run(first)

    browser.run(
        "const last = document.querySelector('.plan li:last-child select'); last.focus(); last.dispatchEvent("
        "new KeyboardEvent('keydown', {key: 'ArrowUp', altKey: true, bubbles: true})); 1"
    )
    wait_until(lambda: "Chitra" in browser.run(first), "the order of play was not changed")

    assert browser.run("document.activeElement === last")
    said = "document.getElementById('said').innerText"
    wait_until(lambda: browser.run(said).startswith("Order of play changed."), "the change was not said")


def test_the_chief_referee_opens_a_table_beside_the_others(
    hub: RunningHub, tables: list[Table], browser: Browser
) -> None:
    while not isinstance(tables[0].match.record.entries[-1].entry, Override):
        tables[0].enter()
    assert_all_there(hub, tables)
    browser.open(f"{hub.url}/hall?lang=en")
    browser.submit("input[name=password]", f"form.elements.password.value = {hub.password!r}")
    while not any(isinstance(logged.entry, Override) for logged in tables[0].match.record.entries):
        tables[0].enter()
    wait_until(lambda: browser.run("document.title") == "(1) Chief referee", "the override was not counted")
    opened = "document.querySelector('.detail-head b').innerText"
    browser.run("document.querySelector('#tile1 a').click()")
    wait_until(lambda: browser.run(opened) == "1", "the table was not opened")

    browser.run("document.querySelector('#tile2 a').focus(); document.activeElement.click()")

    wait_until(lambda: browser.run(opened) == "2", "the table was not opened")
    assert browser.run("location.search").endswith("at=2")
    assert browser.run("document.activeElement.closest('li').id") == "tile2"
    call_chief_referee(tables[0].sender.link, tables[0].match.id, is_calling=True)
    answer = "document.querySelector('.need form:has([value=coming]) button')"
    wait_until(lambda: browser.run(f"Boolean({answer})"), "the call is not shown")
    browser.run(f"{answer}.focus(); document.activeElement.click()")
    wait_until(lambda: not browser.run(f"Boolean({answer})"), "the call is still there")
    focused = "document.activeElement.closest('section').id"
    assert browser.run(focused) == "needs", "what was pressed has gone, what stood around it is still there"
    browser.run("follow()")
    wait_until(lambda: browser.run("source.readyState") == 1, "the page is not followed again")
    assert browser.run(opened) == "2"


def test_the_wall_names_the_rounds_that_it_shows(hub: RunningHub, tables: list[Table], browser: Browser) -> None:
    follow(browser, f"{hub.url}/wall?lang=en")
    matches = (("playing", "Quarter-final"), ("over", "Final"), ("playing", "Final"), ("planned", "Semi-final"))
    cards = "".join(f'<p class="card {stage}"><b class=round title={name}></b></p>' for stage, name in matches)

    shown = browser.run(f"take(`<div id=live>{cards}</div>`); document.querySelector('.rounds').textContent")

    assert shown == "Quarter-final and Final"


def test_the_top_bar_of_the_chief_referee_has_their_name_and_lost_tables(hub: RunningHub, browser: Browser) -> None:
    assert hub.do(act="name", event="Cup", hall="Main hall", chief="Meera Iyer") == 303
    browser.open(f"{hub.url}/hall?lang=en")
    browser.submit("input[name=password]", f"form.elements.password.value = {hub.password!r}")
    bar = "document.querySelector('.unreachable').textContent"
    patch = (
        "take('<section id=needs data-count=1><ul><li id=silent6><h3><a href=/hall?at=6>6 Not responding</a></h3></li>"
        f"</ul></section>'); {bar}"
    )

    assert browser.run("document.querySelector('.chief').textContent") == "Meera Iyer"
    assert browser.run(bar) == ""
    assert browser.run(patch) == "6 Not responding"
    assert browser.run(f"take('<section id=needs data-count=0></section>'); {bar}") == ""
