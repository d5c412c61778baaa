"""Team ties: from teams and a draw through the tables to the pages, the next tie and the sheet."""

import json
import re
from html import unescape
from io import BytesIO
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

from openpyxl import load_workbook

from carrom_desk.desk.hall.hall_client import join, next_match
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.exchange.match_file import replay_match
from carrom_desk.match.entry.entries import Conceded, Concession, Entry, LoggedEntry, Toss, TossChoice, Undone
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.record import summary_of
from carrom_desk.match.side import Side
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.logs import STARTED, stored
from tests.hall.running import RunningHub, wait_until

TEAMS = """\
Lake Club; Asha Kulkarni; Bilal Hussain; Asha Kulkarni / Bilal Hussain
Hill Club; Chitra Iyer; Dev Rao; Esha Shah / Dev Rao
Park; Farid Ali; Gita Sen; Farid Ali / Gita Sen
Shore; Hari Das; Indu Nair; Hari Das / Indu Nair"""
FORM = {"event": "Club Cup", "laws": "icf-revised", "format": "1-25-8", "count": 2, "rule": "meeting"}
PAGES = ("/", "/wall", "/board/1", "/overlay/1", "/results", "/player/Asha%20Kulkarni", "/player/Hill%20Club")


class TableDesk:
    """A desk without a window: it joins a table, loads its match and sends what is entered."""

    def __init__(self, hub: RunningHub, folder: Path, number: int) -> None:
        self.store = SqlHallStore(open_database(str(folder / f"desk{number}.sqlite3")))
        self.link = join(self.store, hub.invitation(number))
        self.sender = HallSender(self.store, self.link, lambda _: None)
        self.sender.start()

    def load(self) -> StoredMatch | None:
        """Loads the match of this table."""
        match = next_match(self.link)
        if match is not None:
            self.record = replay_match(match).record
            self.match = match
            self.store.create(match, summary_of(match.id, STARTED, self.record))
        return match

    def enter(self, *entries: Entry) -> None:
        for entry in entries:
            logged = LoggedEntry(self.record.next_number, entry, at=STARTED)
            self.record = stored(self.store, self.match.id, self.record, logged)
            self.sender.wake()

    def close(self) -> None:
        self.sender.stop()
        self.store.close()


class Chief:
    """The chief referee in a browser."""

    def __init__(self, hub: RunningHub) -> None:
        self.hub = hub

    def page(self, path: str) -> str:
        text = self.hub.get(f"{path}?lang=en", cookie=self.hub.logged_in())
        text = re.sub("[\u2066-\u2069]", "", unescape(text))
        return re.sub(r"\s+", " ", re.sub(r"</?(?:bdi|b|a|span|small|strong)\b[^>]*>", "", text))

    def do(self, **fields: object) -> str:
        form, body = "application/x-www-form-urlencoded", urlencode(fields).encode()
        status, text, headers = self.hub.post("/hall/do", body, cookie=self.hub.logged_in(), content_type=form)
        return self.page("/hall") if status == 303 and headers else f"{status} {unescape(text)}"

    def approve(self, *names: str) -> None:
        """Approves the result of each side's match."""
        page = self.hub.get("/results?lang=en", cookie=self.hub.logged_in())
        for row in page.split('<li id="m')[1:]:
            if any(name in row for name in names) and "Approve result" in row:
                self.hub.do(**dict(re.findall(r'name="(act|match|head)" value="(\w+)"', row)))

    def stop(self, match: StoredMatch) -> str:
        """Presses the button that stops a match; returns what it would do."""
        page = self.hub.get("/hall?lang=en", cookie=self.hub.logged_in())
        form = next(each for each in page.split("<form") if "Stop match" in each and match.id in each)
        return self.do(**dict(re.findall(r'name="(\w+)" value="([^"]*)"', form)))

    def ties(self) -> dict[str, tuple[str, object, bool]]:
        """Returns score, winner and approval of each tie by its name."""
        found = json.loads(self.hub.get("/results.json"))["ties"]
        return {
            f"{each['round']}: {each['name']}": (
                f"{each['score']['a']}–{each['score']['b']}",
                each["winner"],
                each["approved"],
            )
            for each in found
        }


LOST = {side: (Toss(Side.A, TossChoice.BREAK), Conceded(side, Concession.MATCH)) for side in Side}
SEMI, FINAL = "Semi-finals: Lake Club – Hill Club", "Final: {} – Park"


def test_a_tie_is_drawn_played_decided_corrected_and_read(own_hub: RunningHub, tmp_path: Path) -> None:
    chief = Chief(own_hub)
    assert chief.do(act="teams", teams=TEAMS).count("409") == 0
    assert "Semi-finals" in chief.do(act="draw", kind="listed", sides="Lake Club\nHill Club\nPark\nShore", **FORM)
    chief.do(act="leave", side="Club Cup|Shore")
    assert chief.ties() == {
        SEMI: ("0–0", None, False),
        "Semi-finals: Park – Shore": ("3–0", "a", True),
    }
    chief.do(act="schedule", round="Club Cup|Semi-finals", tables="1-3", at="10:00", minutes=30)
    order = chief.page("/next")
    assert (order.count("Lake Club 0–0 Hill Club"), order.count("If the tie needs it")) == (3, 1)
    desks = [TableDesk(own_hub, tmp_path, number) for number in (1, 2, 3)]
    try:
        loaded = [desk.load() for desk in desks]
        assert [None if each is None else each.setup.tie for each in loaded] == [
            "Lake Club – Hill Club",
            "Lake Club – Hill Club",
            None,
        ]
        play_the_tie(chief, desks)
    finally:
        for desk in desks:
            desk.close()


def play_the_tie(chief: Chief, desks: list[TableDesk]) -> None:
    """The first two matches decide the tie; then the second is corrected, and the third decides."""
    first, second, third = desks
    first.enter(*LOST[Side.B])
    wait_until(lambda: chief.ties()[SEMI][0] == "1–0", "the first result")
    assert [path for path in PAGES if "Lake Club 1–0 Hill Club" not in chief.page(path)] == []
    assert json.loads(chief.hub.get("/table/1.json"))["tie"]["score"] == {"a": 1, "b": 0}
    assert "Only if the tie needs it: Lake Club 1–0 Hill Club." in chief.page("/hall")

    second.enter(*LOST[Side.B])
    wait_until(lambda: chief.ties()[SEMI] == ("2–0", "a", False), "the second result")
    assert third.load() is None, "the third match is stopped"
    assert "Esha Shah" not in chief.page("/next") + chief.page("/hall")
    assert set(chief.ties()) == {SEMI, "Semi-finals: Park – Shore"}, "winners wait for the approval"
    chief.approve("Asha", "Bilal")
    assert chief.ties()[FINAL.format("Lake Club")] == ("0–0", None, False)
    assert "Lake Club – Park" in chief.page("/next") or "Lake Club 0–0 Park" in chief.page("/next")

    second.enter(Undone(), Conceded(Side.A, Concession.MATCH))
    wait_until(lambda: chief.ties()[SEMI] == ("1–1", None, False), "the correction")
    assert "Changed after approval" in chief.page("/hall")
    chief.approve("Bilal")
    assert FINAL.format("Lake Club") not in chief.ties(), "nobody goes on from a tie that is open again"
    match = third.load()
    assert match is not None, "the third match is offered again"
    third.enter(LOST[Side.A][0])
    second.enter(Undone(), LOST[Side.B][1])
    wait_until(lambda: "Its tie is decided: Lake Club 2–0 Hill Club" in chief.page("/hall"), "a match to be stopped")
    assert "The match ends without a result" in chief.stop(match)
    second.enter(Undone(), Conceded(Side.A, Concession.MATCH))
    third.enter(LOST[Side.A][1])
    wait_until(lambda: chief.ties()[SEMI] == ("1–2", "b", False), "the third result")
    chief.approve("Bilal")
    chief.approve("Esha")
    assert (chief.ties()[SEMI], chief.ties()[FINAL.format("Hill Club")]) == (("1–2", "b", True), ("0–0", None, False))
    read(chief, match)


def read(chief: Chief, match: StoredMatch) -> None:
    """Bracket, workbook and the sheet of the last match have the tie."""
    assert re.search(r"Lake Club 1</p><p class=\"winner\">Hill Club.* 2</p>", chief.page("/standings"))
    sheet = chief.page(f"/hall/sheet/{match.id}")
    assert "Team tie" in sheet
    assert "Lake Club – Hill Club" in sheet
    with urlopen(f"{chief.hub.url}/results.xlsx") as answer:
        book = load_workbook(BytesIO(answer.read()))
    rows = [[cell.value for cell in row][1:7] for row in book["Ties"].iter_rows(min_row=2)]
    assert rows[0] == ["Semi-finals", "Lake Club", "Hill Club", 1, 2, "Hill Club"]
    results = [[cell.value for cell in row] for row in book["Results"].iter_rows()]
    assert [row[results[0].index("tie")] for row in results[1:]].count("Lake Club – Hill Club") == 3
