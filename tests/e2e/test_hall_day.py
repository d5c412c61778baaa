"""A day of a hall from the draw to the last final, in a real browser, as its manual describes it.

Every standing is compared with the one that SoL 5.26 gives for the same results, and every published score with what
was entered at its table. With `CARROM_DESK_AXE`, every page is checked for accessibility.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest

from carrom_desk.desk.hall.instructed import record_instruction
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.sol.sol_pairings import SolPairing, read_sol
from carrom_desk.hall.planning import setup_of
from carrom_desk.match.entry.entries import ProtestLodged
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Side
from tests.e2e.person import Person
from tests.exchange.sol.sol_documents import A_HAS_22, A_WINS_GAME
from tests.fakes import StoppedTime
from tests.hall.browser import Browser
from tests.hall.running import RunningHub, wait_until
from tests.hall.test_browser import AXE, SERIOUS, WIDER
from tests.hall.test_ties import TableDesk
from tests.needs import needs_chromium

pytestmark = [needs_chromium, pytest.mark.nightly]
DATA = Path(__file__).parents[1] / "data"
GROUPS = json.loads((DATA / "hall_day.json").read_text())["groups"]
CASES = json.loads((DATA / "sol_rankings.json").read_text())
SWISS, TEAMS = CASES[0], CASES[-1]
PLAYERS = sorted({name for each in GROUPS for game in each["games"] for name in game[:2]})
"""By strength, too: their order is the draw's."""
GONE_IN_GROUPS = "Omar Said"
FORM = {"laws": "icf-revised", "format": "1-25-8", "event": "Cup", "count": 4, "rule": "net"}
PHONE, LAPTOP = (390, 844), (1366, 768)
SIZES, LANGUAGES = (PHONE, LAPTOP, (1920, 1080)), ("de", "ta", "ur")
SETTING_UP = frozenset({"draw", "go_on", "plan", "results", "teams"})
PUBLIC = (
    "/",
    "/wall",
    "/next",
    "/results",
    "/standings",
    "/board/5",
    "/overlay/5",
    "/clock/5",
    "/board/9999",
    "/join/ABC",
)
OF_CHIEF = ("/hall", "/hall?at=5", "/hall/setup", "/hall/log", "/stickers")
PHONES, FINAL_TABLE, MOST_BOARDS, MOST_MEN = (1, 2, 3), 5, 8, 9
_OPEN = "document.querySelector('form:has([value=approve]) [name=match]')"
"""The match of the first result that can be approved."""
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

    def __init__(self, hub: RunningHub, browser: Browser) -> None:
        self.hub, self.browser = hub, browser
        self.entered: dict[frozenset[str], dict[str, int]] = {}
        """Points of both sides by match."""
        visitors = [(browser.another_visitor(), size) for size in (LAPTOP, PHONE, PHONE)]
        self.chief, *self.phones = (Person(browser, hub.url, *each) for each in visitors)
        self.chief.look_at("/hall")
        self.chief.submit(name="Meera Iyer", password=hub.password)

    def page(self, path: str) -> str:
        """Returns the text of a page as the chief referee sees it."""
        return self.chief.look_at(path)

    def do(self, file: Path | None = None, /, **fields: object) -> str:
        """Submits a form of the chief referee; returns the text of the page that follows."""
        act = fields["act"]
        path = "/hall/setup" if act in SETTING_UP else f"/hall?at={fields.get('table', '')}"
        self.page(f"/hall/correct/{fields['match']}" if act == "correct" else path)
        return self.chief.submit(file, **fields)

    def planned(self, round_: str = "") -> dict[MatchId, tuple[str, str]]:
        """Returns the sides of the planned matches, of a round if one is named."""
        with self.hub.store() as store:
            setups = {each.match_id: setup_of(each) for each in store.hall_matches() if each.owner is None}
        wanted = {key: each for key, each in setups.items() if round_ in ("", each.round)}
        return {key: (each.side_name(Side.A), each.side_name(Side.B)) for key, each in wanted.items()}

    def note(self, sides: tuple[str, str], score: Score) -> None:
        self.entered[frozenset(sides)] = dict(zip(sides, score, strict=True))

    def correct(self, **fields: object) -> str:
        """Corrects a match, once the page has said what changes; returns the text of the page that follows."""
        self.do(act="correct", **fields)
        return self.chief.submit(act="correct", **fields, sure=1)

    def type_result(self, match_id: MatchId, sides: tuple[str, str], score: Score) -> None:
        """Types the boards of a match without a desk on the chief referee's page."""
        lines = "\n".join(f"{winner} {men}" for winner, men in boards_of(score))
        form = {"what": "boards", "match": match_id, "reason": "paper sheet", "breaker": "a", "boards": lines}
        assert "corrected" in self.correct(**form)
        self.note(sides, score)

    def by_phones(self, number: int, sides: tuple[str, str], score: Score) -> None:
        """Enters the boards at a table on one phone, and confirms each on another."""
        path, (mine, theirs) = f"/join/{self.hub.invitation(number).code}", self.phones
        for at, (winner, men) in enumerate(boards_of(score)):
            mine.look_at(path)
            toss = {} if at else {"breaker": "a"}
            mine.submit(act="propose", winner=winner, men=men, queen="", by="a", **toss)
            if not at:
                refused = mine.submit(act="confirm", by="b")
                assert "phone" in refused, "each side has its own phone"
            theirs.look_at(path)
            theirs.submit(act="confirm", by="b")
        self.note(sides, score)

    def approve_all(self) -> None:
        """Approves every result that is over, and compares all of them with what was entered."""
        self.page("/results")
        while match := self.chief.read(f"({_OPEN} || {{}}).value"):
            self.chief.submit(act="approve", match=match)
            wait_until(lambda: self.chief.read(f"({_OPEN} || {{}}).value") != match, "it can still be approved")
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
        self.page("/standings")
        texts = next(rows for title, rows in self.chief.tables() if title.startswith(name))
        return [[int(cell) if re.fullmatch(r"-?\d+", cell) else cell for cell in row] for row in texts]

    def rows_found(self, name: str) -> list[bool]:
        """Looks for a player or a team in the results, and returns whether each row that is left names a tie."""
        self.page("/results")
        self.chief.read(f"document.getElementById('find').value = {json.dumps(name)}")
        self.chief.read("document.getElementById('find').dispatchEvent(new Event('input', {bubbles: true}))")
        rows: list[bool] = self.chief.read(
            "[...document.querySelectorAll('.row:not([hidden])')].map(row => row.matches('.of-tie'))"
        )
        return rows

    def assert_readable(self, *paths: str) -> None:
        """Checks every page in several sizes and languages: nothing is wider than the window, or hard to access."""
        self.chief.look_at("/")
        for size, language, path in product(SIZES, LANGUAGES, paths):
            self.browser.size(*size)
            self.browser.open(f"{self.hub.url}{path}{'&' if '?' in path else '?'}lang={language}")
            is_of_stream = path.startswith("/overlay/")  # as large as a video
            assert is_of_stream or not self.browser.run(WIDER), (path, size, language)
            if AXE:
                self.browser.run(Path(AXE).read_text(encoding="utf-8"))
                assert self.browser.run(SERIOUS) == [], (path, size, language)


@pytest.fixture
def day(tmp_path: Path, browser: Browser) -> Iterator[Day]:
    hub = RunningHub(str(tmp_path / "hall.sqlite3"))
    yield Day(hub, browser)
    hub.stop()


def kill(day: Day) -> None:
    """Kills the hub, and starts it again."""
    day.hub.kill()
    day.hub.start()


def test_team_ties_are_played_and_ranked_as_sol_ranks_them(day: Day, tmp_path: Path) -> None:
    """A Swiss event of five teams: two singles decide each tie, and its doubles is not played."""
    shared, tourney = TEAMS["file"]
    results = results_of(tourney)
    for turn in range(1, tourney["currentturn"] + 1):
        boards = planned_from(day, tmp_path, paired(shared, tourney, turn))
        matches = list(day.planned(boards[0].setup.round).items())
        assert len(matches) == 3 * len(boards) == 6, "the fifth team has a bye"
        for at, pairing in enumerate(boards):
            score = results[turn, int(pairing.setup.table)]
            for match_id, sides in matches[3 * at : 3 * at + max(score)]:
                day.type_result(match_id, sides, (25, turn) if score[0] else (turn, 25))
        assert "If needed" not in day.page("/next"), "what a decided tie no longer needs has left the order of play"
        assert_written(day, tmp_path, results)
    assert [[row[1], *row[5:]] for row in day.standings(tourney["description"])] == TEAMS["ranking"]
    name = "South Club"
    assert f"{name} 2–0" in day.page("/results") or f"0–2 {name}" in day.page("/results")
    of_team, of_player = day.rows_found(name), day.rows_found("P2A Name2A")
    assert of_team[:3] == [True, False, False], "a team is found with the matches of its ties"
    assert of_player == [True, False] * (len(of_team) // 3), "a player is found under the heading of the tie"
    day.assert_readable("/results", "/standings", f"/player/{quote(name)}", "/hall")


def test_a_day_is_played_from_the_draw_to_the_final(day: Day, tmp_path: Path) -> None:
    groups(day)
    kill(day)
    knock_out(day, tmp_path)
    assert not re.search("Approve result", day.page("/hall"))
    match = json.loads(day.hub.get("/results.json"))["matches"][0]["id"]
    day.assert_readable(*PUBLIC, f"/player/{quote(PLAYERS[0])}", *OF_CHIEF, f"/hall/correct/{match}")


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
    assert "Table and time" in day.do(act="assign", match=final, table=FINAL_TABLE)
    assert "Table and time" in day.do(act="assign", match=final, at="17:00")
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
        form = {"what": "board", "match": match.id, "board": "1.2", "winner": "b", "points": 4}
        told = day.correct(reason="the umpires agree", **form)
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


def test_a_swiss_event_of_nine_is_ranked_as_sol_ranks_it(day: Day, tmp_path: Path) -> None:
    shared, tourney = SWISS["file"]
    results = results_of(tourney)
    for turn in range(1, tourney["currentturn"] + 1):
        sheet = paired(shared, tourney, turn)
        boards = planned_from(day, tmp_path, sheet)
        played = day.planned()
        assert len(played) == len(boards) == 4, "the ninth player has a bye"
        for match_id, sides in played.items():
            pairing = next(each for each in boards if each.setup.side_name(Side.A) == sides[0])
            day.type_result(match_id, sides, results[turn, int(pairing.setup.table)])
        assert_written(day, tmp_path, results)
        if turn == 2:
            kill(day)
    assert len(day.published()) == 4 * tourney["currentturn"]
    assert [[row[1], *row[5:]] for row in day.standings("Open")] == SWISS["ranking"]


def results_of(tourney: Mapping[str, Any]) -> Mapping[tuple[int, int], Score]:
    """Returns the scores of SoL's file by round and board."""
    return {(each["turn"], each["board"]): (each["score1"], each["score2"]) for each in tourney["matches"]}


def planned_from(day: Day, folder: Path, sheet: str) -> list[SolPairing]:
    """Plans the round that a file pairs, and returns its pairings."""
    file = folder / "day.sol"
    file.write_text(sheet, encoding="utf-8")
    assert "added" in day.do(file, act="plan")
    return [each for each in read_sol(sheet) if not each.has_result]


def assert_written(day: Day, folder: Path, results: Mapping[tuple[int, int], Score]) -> None:
    """Approves what was played, and compares the file that goes back to SoL."""
    day.approve_all()
    day.do(folder / "day.sol", act="results")
    link = day.chief.read("document.querySelector('main a[href*=\"/hall/results/\"]').href")
    document = json.loads(day.chief.read(f"fetch({link!r}).then((answer) => answer.text())"))[1]
    written = {(each["turn"], each["board"]): (each["score1"], each["score2"]) for each in document["matches"]}
    assert written == {key: results[key] for key in written}


def paired(shared: Mapping[str, object], tourney: Mapping[str, object], turn: int) -> str:
    """Returns SoL's file when this round is paired and not played."""
    matches = tourney["matches"]
    assert isinstance(matches, Sequence)
    known = [dict(each) for each in matches if each["turn"] <= turn]
    for each in known:
        if each["turn"] == turn and each.get("competitor2"):
            each["score1"] = each["score2"] = 0
    return json.dumps([shared, {**tourney, "matches": known, "currentturn": turn, "rankedturn": turn - 1}])
