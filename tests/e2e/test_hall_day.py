"""A day of a hall from the draw to the last final, on the hub's own pages, as its manual describes it.

Every standing is compared with the one that SoL 5.26 gives for the same results, and every published score with what
was entered at its table.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from html import unescape
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode, urlsplit

import pytest

from carrom_desk.desk.hall.instructed import record_instruction
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.sol.sol_pairings import read_sol
from carrom_desk.hall.planning import setup_of
from carrom_desk.match.entry.entries import ProtestLodged
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Side
from tests.exchange.sol.sol_documents import A_HAS_22, A_WINS_GAME
from tests.fakes import StoppedTime
from tests.gui.hall.test_planned_match import send_file
from tests.hall.running import RunningHub, wait_until
from tests.hall.test_ties import TableDesk

pytestmark = pytest.mark.nightly
DATA = Path(__file__).parents[1] / "data"
GROUPS = json.loads((DATA / "hall_day.json").read_text())["groups"]
SWISS = json.loads((DATA / "sol_rankings.json").read_text())[0]
PLAYERS = sorted({name for each in GROUPS for game in each["games"] for name in game[:2]})
"""By strength, too: their order is the draw's."""
GONE_IN_GROUPS = "Omar Said"
FORM = {"laws": "icf-revised", "format": "1-25-8", "event": "Cup", "count": 4, "rule": "net"}
PHONES, FINAL_TABLE, MOST_BOARDS, MOST_MEN = (1, 2, 3), 5, 8, 9
Score = tuple[int, int]


def boards_of(score: Score) -> list[tuple[str, int]]:
    """Returns boards, each with its winner and the men left, that make a score: up to 25, or in eight boards."""
    if max(score) == 25:
        first, last = ("b", "a") if score[0] == 25 else ("a", "b")
        return [*_parts(first, min(score), -(-min(score) // MOST_MEN)), *_parts(last, 25, 3)]
    for count in range(MOST_BOARDS + 1):
        parts = (score[0], count), (score[1], MOST_BOARDS - count)
        if all(number <= points <= MOST_MEN * number for points, number in parts):
            return [*_parts("a", *parts[0]), *_parts("b", *parts[1])]
    raise ValueError(score)


def _parts(side: str, points: int, count: int) -> list[tuple[str, int]]:
    shares = [points * (number + 1) // count - points * number // count for number in range(count)]
    return [(side, share) for share in shares]


class Day:
    """A hub with its chief referee, and what was entered at its tables."""

    def __init__(self, hub: RunningHub) -> None:
        self.hub = hub
        self.entered: dict[frozenset[str], dict[str, int]] = {}
        """Points of both sides by match."""

    def page(self, path: str) -> str:
        """Returns the text of a page as the chief referee sees it."""
        text = re.sub("[\u2066-\u2069]", "", self.hub.get(path, cookie=self.hub.logged_in()))
        return re.sub(r"\s+", " ", re.sub(r"<[^>]*>", "", unescape(text)))

    def do(self, **fields: object) -> str:
        """Submits a form of the chief referee; returns the text of the page that follows."""
        kind = "application/x-www-form-urlencoded"
        body, cookie = urlencode(fields).encode(), self.hub.logged_in()
        status, text, headers = self.hub.post("/hall/do", body, cookie=cookie, content_type=kind)
        assert status == 303, text
        return self.page(headers["location"])

    def planned(self, round_: str = "") -> dict[MatchId, tuple[str, str]]:
        """Returns the sides of the planned matches, of a round if one is named."""
        with self.hub.store() as store:
            setups = {each.match_id: setup_of(each) for each in store.hall_matches() if each.owner is None}
        wanted = {key: each for key, each in setups.items() if round_ in ("", each.round)}
        return {key: (each.side_name(Side.A), each.side_name(Side.B)) for key, each in wanted.items()}

    def note(self, sides: tuple[str, str], score: Score) -> None:
        self.entered[frozenset(sides)] = dict(zip(sides, score, strict=True))

    def type_result(self, match_id: MatchId, sides: tuple[str, str], score: Score) -> None:
        """Types the boards of a match without a desk on the chief referee's page."""
        lines = "\n".join(f"{winner} {men}" for winner, men in boards_of(score))
        form = {"act": "correct", "what": "boards", "match": match_id, "reason": "paper sheet", "sure": 1}
        assert "corrected" in self.do(breaker="a", boards=lines, **form)
        self.note(sides, score)

    def by_phones(self, number: int, sides: tuple[str, str], score: Score) -> None:
        """Enters the boards at a table on one phone, and confirms each on another."""
        for winner, men in boards_of(score):
            self._post(number, "a", act="propose", winner=winner, men=men, queen="", breaker="a", by="a")
            assert self._post(number, "a", act="confirm", by="b") == 503, "each side has its own phone"
            assert self._post(number, "b", act="confirm", by="b") == 303
        self.note(sides, score)

    def _post(self, number: int, phone: str, **typed: object) -> int:
        parts = urlsplit(self.hub.url)
        connection = HTTPConnection(parts.hostname or "", parts.port, timeout=60)
        path, headers = f"/join/{self.hub.invitation(number).code}", {"Cookie": f"phone={phone}"}
        connection.request("POST", path, urlencode(typed), headers)
        status = connection.getresponse().status
        connection.close()
        return status

    def approve_all(self) -> None:
        """Approves every result that is over, and compares all of them with what was entered."""
        page = self.hub.get("/results?lang=en", cookie=self.hub.logged_in())
        for row in page.split('<li id="m')[1:]:
            if "Approve result" in row:
                assert self.hub.do(**dict(re.findall(r'name="(act|match|head)" value="(\w+)"', row))) == 303
        for sides, found in self.published().items():
            assert found == self.entered.get(sides, found), sides

    def published(self) -> dict[frozenset[str], dict[str, int]]:
        """Returns the points of both sides of each match of one game, as `/results.json` has them."""
        found = {}
        for each in json.loads(self.hub.get("/results.json"))["matches"]:
            sides = [" / ".join(player["name"] for player in each["sides"][side]) for side in "ab"]
            if len(each["scores"]) == 1 and each["outcome"] != "walkover":
                found[frozenset(sides)] = dict(zip(sides, (each["scores"][0][side] for side in "ab"), strict=True))
        return found

    def standings(self, name: str) -> list[list[object]]:
        """Returns the cells of a table of the page with the standings."""
        page = re.sub("[\u2066-\u2069]", "", self.hub.get("/standings?lang=en"))
        table = page[page.index(f"<h2>{name}") :].partition("</table>")[0]
        rows = re.findall(r"<tr>(<td>.*?)</tr>", table, re.DOTALL)
        cells = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in rows]
        texts = [[re.sub("<small>.*?</small>|<[^>]*>", "", cell).strip() for cell in row] for row in cells]
        return [[int(cell) if re.fullmatch(r"-?\d+", cell) else cell for cell in row] for row in texts]


@pytest.fixture
def day(tmp_path: Path) -> Iterator[Day]:
    hub = RunningHub(str(tmp_path / "hall.sqlite3"))
    yield Day(hub)
    hub.stop()


def kill(day: Day) -> None:
    """Kills the hub, and starts it again."""
    day.hub.kill()
    day.hub.start()


def test_a_day_is_played_from_the_draw_to_the_final(day: Day, tmp_path: Path) -> None:
    groups(day)
    kill(day)
    knock_out(day, tmp_path)
    assert not re.search("Approve result", day.page("/hall"))


def groups(day: Day) -> None:
    """Sixteen players in four groups, three tables with phones, and a player who withdraws after one match."""
    assert "Draw of Cup made" in day.do(act="draw", kind="groups", sides="\n".join(PLAYERS), **FORM)
    day.do(act="schedule", round="", tables="1-8", at="09:00", minutes=30)
    games = [game for each in GROUPS for game in each["games"]]
    scores = {frozenset(game[:2]): dict(zip(game[:2], game[2:], strict=True)) for game in games}

    def score_of(sides: tuple[str, str]) -> Score:
        found = scores[frozenset(sides)]
        return found[sides[0]], found[sides[1]]

    first = dict(list(day.planned().items())[:8])
    for number, (match_id, sides) in enumerate(first.items(), 1):
        assert f"called to table {number}" in day.do(act="call", match=match_id)
        if number in PHONES:
            day.by_phones(number, sides, score_of(sides))
        else:
            day.type_result(match_id, sides, score_of(sides))
    day.approve_all()
    assert "withdrawn" in day.do(act="leave", side=f"Cup|{GONE_IN_GROUPS}")
    assert not any(GONE_IN_GROUPS in sides for sides in day.planned().values())
    for match_id, sides in day.planned().items():
        day.type_result(match_id, sides, score_of(sides))
    day.approve_all()
    assert len(day.published()) == len(games) - 2, "all but the two walkovers have their scores"
    for letter, each in zip("ABCD", GROUPS, strict=True):
        shown = day.standings(f"Cup · Group {letter}")
        assert [[row[1], *row[5:]] for row in shown] == each["ranking"], "SoL ranks the group otherwise"
        assert [row[0] for row in shown] == [1, 2, 3, 4]


def knock_out(day: Day, folder: Path) -> None:
    """The first two of each group, a semi-finalist who withdraws, and a final with a protest and a correction."""
    assert "Draw of Cup made" in day.do(act="go_on", event="Cup")
    firsts = {each["ranking"][0][0] for each in GROUPS}
    quarters = day.planned("Quarter-finals")
    assert all(len(firsts & {*sides}) == 1 for sides in quarters.values()), "winners of groups meet second ones"
    for number, (match_id, sides) in enumerate(quarters.items()):
        day.type_result(match_id, sides, (25, number))
    day.approve_all()
    semis = day.planned("Semi-finals")
    (_, (through, gone)), (match_id, sides) = semis.items()
    day.do(act="leave", side=f"Cup|{gone}")
    day.type_result(match_id, sides, (25, 24))
    day.approve_all()
    ((final, finalists),) = day.planned("Final").items()
    assert finalists == (through, sides[0])
    assert "Table and time" in day.do(act="assign", match=final, table=FINAL_TABLE, at="17:00")
    play_final(day, folder, finalists)


def play_final(day: Day, folder: Path, finalists: tuple[str, str]) -> None:
    """At a desk: a protest is overruled during the match, and a board corrected after the approval."""
    desk = TableDesk(day.hub, folder, FINAL_TABLE)
    library = MatchLibrary(desk.store, StoppedTime(), lambda: MatchId("new"))
    try:
        match = desk.load()
        assert match is not None
        umpire = library.open(match.id)
        for entry in (*A_HAS_22, ProtestLodged(Side.B, "the line")):
            umpire.submit(entry)
            desk.sender.wake()
        protest = len(umpire.record.entries) - 1
        wait_until(lambda: "Protest by" in day.page("/hall"), "the protest never arrived")
        decided = {"match": match.id, "number": protest, "table": FINAL_TABLE, "reason": "seen", "upheld": ""}
        assert "sent to table 5" in day.do(act="decide", **decided)
        recorded(desk, library)
        umpire = library.open(match.id)
        for entry in A_WINS_GAME[len(A_HAS_22) :]:
            umpire.submit(entry)
            desk.sender.wake()
        wait_until(lambda: "Approve result" in day.page("/hall"), "the result never arrived")
        day.note(finalists, (25, 0))
        day.approve_all()
        kill(day)
        form = {"act": "correct", "what": "board", "match": match.id, "board": "1.2", "winner": "b", "points": 4}
        told = day.do(sure=1, reason="the umpires agree", **form)
        assert "sent to table 5" in told
        recorded(desk, library)
        wait_until(lambda: "Changed after approval" in day.page("/hall"), "the correction never arrived")
        day.note(finalists, (24, 4))
    finally:
        desk.close()
    assert "24–4" in day.page("/results")


def recorded(desk: TableDesk, library: MatchLibrary) -> None:
    """Records what the chief referee sent to a table, as its window does."""

    def is_recorded() -> bool:  # one recorded before may still be among them
        changes = [record_instruction(library, given) for given in desk.sender.status.instructions]
        return any(changes)

    wait_until(is_recorded, "the table was not told")
    desk.sender.wake()


def test_a_swiss_event_of_nine_is_ranked_as_sol_ranks_it(day: Day) -> None:
    shared, tourney = SWISS["file"]
    results: Mapping[tuple[int, int], Score] = {
        (each["turn"], each["board"]): (each["score1"], each["score2"]) for each in tourney["matches"]
    }
    for turn in range(1, tourney["currentturn"] + 1):
        sheet = paired(shared, tourney, turn)
        send_file(day.hub, "plan", sheet)
        boards = [each for each in read_sol(sheet) if not each.has_result]
        played = day.planned()
        assert len(played) == len(boards) == 4, "the ninth player has a bye"
        for match_id, sides in played.items():
            pairing = next(each for each in boards if each.setup.side_name(Side.A) == sides[0])
            day.type_result(match_id, sides, results[turn, int(pairing.setup.table)])
        day.approve_all()
        filled = send_file(day.hub, "results", sheet)
        (link,) = re.findall(r'href="(/hall/results/[^"]+)"', filled)
        document = json.loads(day.hub.get(link, cookie=day.hub.logged_in()))[1]
        written = {(each["turn"], each["board"]): (each["score1"], each["score2"]) for each in document["matches"]}
        assert written == {key: results[key] for key in written}
        if turn == 2:
            kill(day)
    assert len(day.published()) == 4 * tourney["currentturn"]
    shown = [[row[1], *row[5:]] for row in day.standings("Open")]
    assert shown == SWISS["ranking"]


def paired(shared: Mapping[str, object], tourney: Mapping[str, object], turn: int) -> str:
    """Returns SoL's file when this round is paired and not played."""
    matches = tourney["matches"]
    assert isinstance(matches, Sequence)
    known = [dict(each) for each in matches if each["turn"] <= turn]
    for each in known:
        if each["turn"] == turn and each.get("competitor2"):
            each["score1"] = each["score2"] = 0
    return json.dumps([shared, {**tourney, "matches": known, "currentturn": turn, "rankedturn": turn - 1}])
