"""A day of a hall: a match planned on the hub is played in a real window with keys, silent and restarted in between,
approved, undone, and read on the hub's pages and in the organiser's file.
"""

import json
import re
from collections.abc import Callable, Mapping
from contextlib import closing
from urllib.parse import urlencode

from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.match.side import BySide
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.e2e.referee import Referee
from tests.exchange.sol.sol_documents import A_WINS_GAME, IN_YAML
from tests.gui.hall.at_hall import PATIENCE_MS, Windows, join, pill, press
from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.hall.running import RunningHub

BOUNDARY = "x"
LATEST_MS = 10_000
PLAYERS = ("Dinesh Das", "Esha Eta")


def send_file(hub: RunningHub, act: str, content: str, name: str = "day.sol") -> str:
    """Submits a form of the chief referee with a file, and returns the page that answers."""
    parts = (
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="act"\r\n\r\n{act}\r\n',
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n{content}\r\n',
        f"--{BOUNDARY}--\r\n",
    )
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    status, text, headers = hub.post("/hall/do", "".join(parts).encode(), cookie=hub.logged_in(), content_type=kind)
    assert status in (200, 303), text
    return text or hub.get(headers["location"], cookie=hub.logged_in())


def chief_page(hub: RunningHub, path: str = "/hall") -> str:
    """Returns a page as the chief referee sees it."""
    return re.sub("[\u2066-\u2069]", "", hub.get(f"{path}?lang=en", cookie=hub.logged_in()))


def approve(hub: RunningHub, page: str) -> tuple[int, str]:
    """Presses Approve on a page as it was shown; returns status and text of the answer."""
    fields = re.findall(r'name="(act|match|head)" value="(\w+)"', page[: page.index("Approve result")])[-3:]
    form = "application/x-www-form-urlencoded"
    status, text, _ = hub.post("/hall/do", urlencode(fields).encode(), cookie=hub.logged_in(), content_type=form)
    return status, re.sub("[\u2066-\u2069]", "", text)


def result(hub: RunningHub) -> Mapping[str, object]:
    """Returns the only result of the hall; empty before there is one."""
    found = json.loads(hub.get("/results.json"))["matches"]
    return dict(found[0]) if found else {}


def until(hands: Hands, is_so: Callable[[], bool], patience_ms: int = PATIENCE_MS) -> None:
    """Waits for a condition while the window goes on."""
    hands.qtbot.waitUntil(is_so, timeout=patience_ms)


def arrived(hands: Hands) -> None:
    """Waits until the hub has everything entered so far."""
    shown = pill(hands)
    until(hands, lambda: shown.isVisibleTo(hands.window) and shown.text().endswith("✓"))


def test_a_planned_match_is_played_approved_undone_and_read(windows: Windows, table: Desk, hub: RunningHub) -> None:
    assert "2 matches added." in send_file(hub, "plan", IN_YAML)
    hands = windows.sit(table)
    join(hands, hub.invitation(1).code)
    until(hands, lambda: hands.controller.match.session.match_id is not None)
    referee, (toss, *strokes) = Referee(hands), A_WINS_GAME
    referee.enter(toss)
    referee.enter(strokes[0])
    arrived(hands)
    silence_and_restart(hands, hub)
    for stroke in strokes[1:]:
        referee.enter(stroke)

    until(hands, lambda: result(hub).get("winner") == "a")
    offered = [each.intent for each in hands.controller.match.session.screen.now.offers]
    assert ActionName.HALL_MATCH in offered, "at a table of a hall, its next match follows"
    before = chief_page(hub)
    hands.key("ctrl+z")
    until(hands, lambda: result(hub).get("outcome") == "in_progress")
    status, refusal = approve(hub, before)
    assert (status, "It is now: 22–0 · in progress. Nothing was approved." in refusal) == (503, True)
    hands.key("ctrl+y")
    until(hands, lambda: result(hub).get("winner") == "a")
    approve(hub, chief_page(hub, "/results"))
    assert result(hub)["approved"]
    assert "Approve result" not in chief_page(hub) + chief_page(hub, "/results")
    hands.key("ctrl+z")
    until(hands, lambda: "Changed after approval" in chief_page(hub))
    assert (result(hub)["approved"], result(hub)["winner"]) == (False, None)
    assert "It was: Dinesh Das wins · 25–0. It is now: 22–0 · in progress." in chief_page(hub)
    hands.key("ctrl+y")
    arrived(hands)
    approve(hub, chief_page(hub))
    read(hands, table, hub)


def silence_and_restart(hands: Hands, hub: RunningHub) -> None:
    """Leaves the hall, which notices it, joins again, and kills and restarts the hub."""

    def silent() -> set[bool]:
        pages = (chief_page(hub, path) for path in ("/", "/board/1", "/clock/1", "/overlay/1", "/results", "/hall"))
        return {bool(re.search(r"No news since \d", page)) for page in pages}

    press(hands, "leave_hall")
    until(hands, lambda: silent() == {True}, LATEST_MS)
    join(hands, hub.invitation(1).code)
    arrived(hands)
    until(hands, lambda: silent() == {False})
    hub.kill()
    hub.start()


def read(hands: Hands, table: Desk, hub: RunningHub) -> None:
    """Reads the approved result everywhere."""
    match_id, began = hands.controller.match.session.match_id, hands.record.entries[0].at
    assert match_id is not None
    found = result(hub)
    assert (found["scores"], found["approved"]) == ([{"a": 25, "b": 0}], True)
    assert found["started"]
    assert all(f"{found[key]}" in hub.get("/results.csv") for key in ("started", "finished"))
    assert all(words in hub.get("/results?lang=en") for words in (*PLAYERS, "25–0"))
    with hub.store() as there, closing(SqlMatchStore(open_database(str(table.file), read_only=True))) as here:
        listed = [store.summary(match_id) for store in (there, here)]
        assert [each.started for each in listed if each is not None] == [began] * 2

    filled = send_file(hub, "results", IN_YAML)
    (link,) = re.findall(r'href="(/hall/results/[^"]+)"', filled)
    pairings = read_sol(hub.get(link, cookie=hub.logged_in()))
    played = next(each for each in pairings if each.setup.sides.a[0].name == PLAYERS[0])
    assert played.games == (BySide(25, 0),)
