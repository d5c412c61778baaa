"""A match planned on the hub, played in a real window with keys, and read on the hub's pages and in the organiser's
file."""

import json
import re
from contextlib import closing

from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.match.side import BySide
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from tests.e2e.referee import Referee
from tests.exchange.sol.sol_documents import A_WINS_GAME, IN_YAML
from tests.gui.hall.at_hall import PATIENCE_MS, Windows, join, pill
from tests.gui.kept_desk import Desk
from tests.hall.running import RunningHub, wait_until

BOUNDARY = "x"


def send_file(hub: RunningHub, act: str, content: str) -> str:
    """Submits a form of the chief referee with a file, and returns the page that answers."""
    parts = (
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="act"\r\n\r\n{act}\r\n',
        f'--{BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="day.sol"\r\n\r\n{content}\r\n',
        f"--{BOUNDARY}--\r\n",
    )
    kind = f"multipart/form-data; boundary={BOUNDARY}"
    status, text, headers = hub.post("/hall/do", "".join(parts).encode(), cookie=hub.logged_in(), content_type=kind)
    assert status in (200, 303), text
    return text or hub.get(headers["location"], cookie=hub.logged_in())


def test_a_planned_match_is_played_by_keys_and_read_in_the_results(
    windows: Windows, table: Desk, hub: RunningHub
) -> None:
    assert "2 matches added." in send_file(hub, "plan", IN_YAML)
    hands = windows.sit(table)
    join(hands, hub.invitation(1).code)
    hands.qtbot.waitUntil(lambda: hands.controller.match.session.match_id is not None, timeout=PATIENCE_MS)
    match_id = hands.controller.match.session.match_id
    assert match_id is not None
    toss, *strokes = A_WINS_GAME

    referee = Referee(hands)
    referee.enter(toss)
    for stroke in strokes:
        referee.enter(stroke)
    hands.qtbot.waitUntil(lambda: pill(hands).text().endswith("✓"), timeout=PATIENCE_MS)

    def arrived() -> dict[str, object]:
        found = json.loads(hub.get("/results.json"))["results"]
        return dict(found[0]) if found else {}

    wait_until(lambda: arrived().get("winner") == "a", "the result never arrived")
    result, record = arrived(), hands.record
    assert (result["games"], result["approved"]) == ([[25, 0]], False)
    assert all(f"{result[key]}" in hub.get("/results.csv") for key in ("started", "ended"))
    assert result["started"]
    page = hub.get("/results?lang=en")
    assert all(words in page for words in ("Dinesh Das", "Esha Eta", "25–0"))
    with hub.store() as there, closing(SqlMatchStore(open_database(str(table.file), read_only=True))) as here:
        listed = [store.summary(match_id) for store in (there, here)]
        assert [each.started for each in listed if each is not None] == [record.entries[0].at] * 2

    filled = send_file(hub, "results", IN_YAML)
    (link,) = re.findall(r'href="(/hall/results/[^"]+)"', filled)
    found = read_sol(hub.get(link, cookie=hub.logged_in()))
    played = next(each for each in found if each.setup.sides.a[0].name == "Dinesh Das")
    assert played.games == (BySide(25, 0),)
