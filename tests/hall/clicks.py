"""Clicks with a real mouse on links of pages that change all the time."""

from pathlib import Path

from tests.hall.browser import Browser
from tests.hall.running import RunningHub, wait_until

PAGES = {"/": "#t{} a", "/board/1": "#chip{}", "/hall": "#tile{} a"}
"""Links to tables by page."""
_RECORD = (
    "window.clicked = []; addEventListener('click', event => { event.preventDefault(); "
    "const link = event.target.closest('a'); clicked.push(link ? link.href : ''); }); 1"
)
_IS_LIVE = "source !== null && source.readyState === EventSource.OPEN"


def missed_clicks(hub: RunningHub, folder: Path, clicks: int, tables: int) -> int:
    """Clicks links of different tables, each time pressing until a change arrives; returns how many clicks did not
    reach their link.
    """
    browser, missed = Browser(folder / "browser"), 0
    try:
        browser.size(1366, 768)
        browser.open(f"{hub.url}/hall?lang=en")
        browser.submit("input[name=password]", f"form.elements.password.value = {hub.password!r}")
        for page, links in PAGES.items():
            browser.open(f"{hub.url}{page}?lang=en")
            wait_until(lambda: bool(browser.run(_IS_LIVE)), "the page is not live")
            browser.run(_RECORD)
            for number in range(clicks // len(PAGES)):
                link = links.format(number * 7 % tables + 1)
                missed += not _is_reached(browser, link)
    finally:
        browser.close()
    return missed


def _is_reached(browser: Browser, link: str) -> bool:
    """Clicks a link; returns True if exactly it was reached."""
    found = f"document.querySelector({link!r})"
    wanted = browser.run(f"clicked.length = 0; {found}.scrollIntoView({{block: 'center'}}); {found}.href")
    browser.press(link, is_down=True)
    wait_until(lambda: browser.run("waiting.length") > 0, "no change arrived while the mouse was down")
    browser.press(link, is_down=False)
    wait_until(lambda: browser.run("waiting.length") == 0, "the change was not shown after the click")
    return bool(browser.run("clicked") == [wanted])
