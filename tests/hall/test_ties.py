"""Team ties: from teams and a draw through the tables to the pages, the next tie and the sheet."""

import json
import re
from dataclasses import replace
from html import unescape
from io import BytesIO
from pathlib import Path
from urllib.parse import urlencode
from urllib.request import urlopen

import pytest
from openpyxl import load_workbook

from carrom_desk.desk.hall.hall_client import join, next_match
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.desk.imports import pairings_in
from carrom_desk.exchange.match_file import replay_match
from carrom_desk.hall.chief_desk import ChiefDesk
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.instructions import Instructions
from carrom_desk.hall.pages.chief import needs_now
from carrom_desk.hall.planning import setup_of
from carrom_desk.hall.recording import decide_here
from carrom_desk.hall.ties import teams_in
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Entry,
    LoggedEntry,
    Toss,
    TossChoice,
    Undone,
    WalkedOver,
)
from carrom_desk.match.ports.store import MatchId, StoreConflict, StoredMatch
from carrom_desk.match.record import summary_of
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.results import TIES_BY_MEETING
from carrom_desk.presentation.team_ties import MatchOfTie, TieScore
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.fakes import SINGLES
from tests.hall.logs import STARTED, stored
from tests.hall.running import RunningHub, wait_until

TEAMS = """\
Lake Club; Asha Kulkarni; Bilal Hussain; Asha Kulkarni / Bilal Hussain
Hill Club; Chitra Iyer; Dev Rao; Esha Shah / Dev Rao
Park; Farid Ali; Gita Sen; Farid Ali / Gita Sen
Shore; Hari Das; Indu Nair; Hari Das / Indu Nair"""
DRAWN = "lake club\nHill Club\nPark\nShore"
DATA = Path(__file__).parents[1] / "data"
FORM = {"event": "Club Cup", "laws": "icf-revised", "format": "1-25-8", "count": "2", "rule": "meeting"}
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
                assert self.hub.do(**dict(re.findall(r'name="(act|match|head)" value="(\w+)"', row))) == 303

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
    assert "Semi-finals" in chief.do(act="draw", kind="listed", sides=DRAWN, **FORM)
    chief.do(act="leave", side="Club Cup|Shore")
    assert chief.ties() == {
        SEMI: ("0–0", None, False),
        "Semi-finals: Park – Shore": ("3–0", "a", True),
    }
    chief.do(act="schedule", round="Club Cup|Semi-finals", tables="1، 2-3", at="10:00", minutes=30)
    order = chief.page("/next")
    assert (order.count("Lake Club 0–0 Hill Club"), order.count("If needed")) == (3, 1)
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
    wait_until(lambda: FINAL.format("Lake Club") not in chief.ties(), "nobody goes on from a tie that is open again")
    assert "Park" not in chief.page("/next")
    chief.approve("Bilal")
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


@pytest.fixture
def hub(hub_store: SqlHallStore) -> Hub:
    numbers = iter(range(999))
    hub = Hub(hub_store, lambda: MatchId(f"p{next(numbers)}"), lambda _: None)
    hub.open(4)
    ChiefDesk(hub).do({"act": "teams", "teams": TEAMS}, b"", "")
    return hub


def decide(hub: Hub, *winners: Side) -> None:
    """Decides the planned matches that are needed, first one first."""
    for winner in winners:
        views = HallViews(hub)
        known = next(each.known for each in views.planned() if not each.is_held)
        decide_here(hub.store, known, setup_of(known), WalkedOver(winner, "did not appear"))
        hub.draws.sync()


def lines(hub: Hub) -> list[str]:
    return [each.line for each in HallViews(hub).ties()]


A, B = Side.A, Side.B


@pytest.mark.parametrize(
    ("count", "winners", "needed"),
    [
        (3, "", "yyn"),
        (3, "a", "-yn"),
        (3, "ab", "--y"),
        (3, "aa", "--n"),
        (5, "aab", "---yn"),
        (5, "aaa", "---nn"),
        (3, "a.", "-yn"),
        (3, "ad", "--y"),
        (1, "", "y"),
    ],
)
def test_a_match_is_needed_when_those_before_it_cannot_decide(count: int, winners: str, needed: str) -> None:
    """One letter for each match: who won it, d for a drawn one."""
    pairing = replace(SINGLES, sides=BySide((Player("Lake"),), (Player("Hill"),)))
    results = [MatchOfTie(f"{at}", each != ".", {"a": A, "b": B}.get(each), True) for at, each in enumerate(winners)]
    matches = (*results, *(MatchOfTie(f"{at}") for at in range(len(winners), count)))
    tie = TieScore("t", pairing, matches)

    shown = "".join("-" if each.is_over else "y" if tie.needs(each.match_id) else "n" for each in matches)
    assert shown == needed
    all_played = replace(tie, is_played_out=True)
    assert all(all_played.needs(each.match_id) for each in matches)


def test_a_tie_that_lost_a_match_may_be_level_and_the_chief_referee_says_who_goes_on(hub: Hub) -> None:
    desk = ChiefDesk(hub)
    desk.do({"act": "draw", "kind": "listed", "sides": DRAWN, **FORM}, b"", "")
    decide(hub, A)
    second, third = (each.match_id for each in HallViews(hub).planned()[:2])
    undo = desk.do({"act": "remove", "match": third}, b"", "")
    assert HallViews(hub).ties()[0].open == 1
    desk.do({"act": "undo", "undo": undo}, b"", "")
    assert HallViews(hub).ties()[0].open == 2
    desk.do({"act": "remove", "match": third}, b"", "")
    hub.draws.walk_over(MatchId(second), B, "did not appear")
    decide(hub, A, A)
    assert lines(hub) == ["Lake Club 1–1 Hill Club", "Park 2–0 Shore"], "nobody goes on from a level tie"

    def needs() -> list[str]:
        return [each.text for each in needs_now(HallViews(hub), Instructions(hub)) if each.level is not None]

    assert needs() == [
        "Lake Club 1–1 Hill Club. Nobody goes on until a match has another result, or you decide who wins."
    ]
    tie = HallViews(hub).ties()[0]
    decided = desk.do({"act": "go_through", "tie": tie.id, "side": "b|Hill Club"}, b"", "")
    assert desk.told(decided).sentence == "Level tie decided. Hill Club goes on."
    assert (lines(hub)[2], needs()) == ("Hill Club 0–0 Park", [])
    assert HallViews(hub).ties()[0].swapped().winner is A
    desk.do({"act": "undo", "undo": decided}, b"", "")
    assert len(lines(hub)) == 2


WINS = ("Lake Club", "Hill Club"), ("Hill Club", "Park"), ("Park", "Lake Club")


@pytest.mark.parametrize(
    ("lost_by_lake", "places"),
    [(1, {"Hill Club": 1, "Park": 2, "Lake Club": 3}), (0, dict.fromkeys(("Hill Club", "Lake Club", "Park"), 1))],
)
def test_a_group_of_teams_counts_ties_then_matches_and_says_so(
    hub: Hub, lost_by_lake: int, places: dict[str, int]
) -> None:
    """Each team beats one: Lake Club in three matches or in two, the others in two."""
    form = {**FORM, "count": "1", "kind": "groups", "sides": "Lake Club\nHill Club\nPark"}
    ChiefDesk(hub).do({"act": "draw", **form}, b"", "")
    while planned := [each for each in HallViews(hub).planned() if not each.is_held]:
        tie = planned[0].tie
        assert tie is not None
        winner = A if (tie.teams.a, tie.teams.b) in WINS else B
        is_lost = tie.teams.of(winner) == "Lake Club" and tie.open == len(tie.matches) and lost_by_lake
        decide(hub, winner.other if is_lost else winner)

    (group,) = HallViews(hub).standings()
    assert {each.name: each.place for each in group.sides} == places
    assert {each.match_points for each in group.sides} == {2}
    assert group.order == TIES_BY_MEETING.order
    assert "matches of ties won less lost; net score" in group.order_line


def test_a_pairing_of_teams_is_typed_and_its_line_up_changed_until_a_match_begins(hub: Hub) -> None:
    desk = ChiefDesk(hub)
    told = desk.do({"act": "plan", "typed": "R1; lake club; Hill Club\nR1; Zoe; Yan", **FORM}, b"", "")
    assert desk.told(told).sentence == "4 matches added."
    doubts = desk.doubts({"typed": "R1; Hill Club; Park", **FORM})
    assert [str(each) for each in doubts] == ["Line 1: Hill Club is already in this round: Lake Club – Hill Club."]
    with pytest.raises(StoreConflict, match="one side is a team"):
        desk.do({"act": "plan", "typed": "R2; Lake Club; Zoe", **FORM}, b"", "")
    decide(hub, B)
    (tie,) = HallViews(hub).ties()
    changed = desk.do({"act": "line_up", "tie": f"{tie.id}|a", "players": "Ina; Jo; Ina / Bilal Hussain"}, b"", "")

    def shown() -> list[str]:
        return [each.setup.side_name(A) for each in HallViews(hub).planned()]

    assert shown() == ["Jo", "Ina / Bilal Hussain", "Zoe"], "what has begun stays"
    desk.do({"act": "undo", "undo": changed}, b"", "")
    assert shown() == ["Bilal Hussain", "Asha Kulkarni / Bilal Hussain", "Zoe"]
    for wrong in ("Ina; Jo", "Ina; Jo; Asha", "Ina; ; Ina / Jo"):
        with pytest.raises(StoreConflict):
            desk.do({"act": "line_up", "tie": f"{tie.id}|a", "players": wrong}, b"", "")
    desk.do({"act": "undo", "undo": told}, b"", "")
    assert (shown(), lines(hub)) == ([], [])


def test_a_team_that_withdraws_loses_its_ties_until_it_is_readmitted(hub: Hub) -> None:
    desk = ChiefDesk(hub)
    desk.do({"act": "draw", "kind": "listed", "sides": DRAWN, **FORM}, b"", "")
    left = desk.do({"act": "leave", "side": "Club Cup|Hill Club"}, b"", "")
    decide(hub, B, B)
    assert lines(hub) == ["Lake Club 3–0 Hill Club", "Park 0–2 Shore", "Lake Club 0–0 Shore"]

    desk.do({"act": "undo", "undo": left}, b"", "")
    assert lines(hub) == ["Lake Club 0–0 Hill Club", "Park 0–2 Shore"]
    with pytest.raises(StoreConflict, match="Park is in a draw"):
        desk.do({"act": "teams", "teams": TEAMS.replace("Park;", "Park Club;")}, b"", "")
    desk.do({"act": "teams", "teams": TEAMS, "all": "1"}, b"", "")
    assert sum(not each.is_held for each in HallViews(hub).planned()) == 4, "now every match is played"


@pytest.mark.parametrize("mark", ["؛", "；", "\t"])
def test_a_team_is_typed_with_the_semicolon_of_any_keyboard(mark: str) -> None:
    line = "Lake; A; B; C / D"

    assert teams_in(line.replace(";", mark)) == teams_in(line)


@pytest.mark.parametrize(
    "line", ["Lake", "Lake; A; B", "Lake; A; B; C / C", "Lake; A; B; C / D / E", "; A; B; C", "A/B; A", "A; B\na; B"]
)
def test_what_is_no_team_is_refused(line: str) -> None:
    assert teams_in("Lake; A") == {"Lake": ((Player("A", "Lake"),),)}
    with pytest.raises(StoreConflict):
        teams_in(line)


def test_teams_of_a_sol_file_play_ties_whose_matches_won_go_back_into_it(hub: Hub) -> None:
    case = json.loads((DATA / "sol_rankings.json").read_text())[-1]
    first = [{**each, "score1": 0, "score2": 0} for each in case["file"][1]["matches"][:2]]
    content = json.dumps([case["file"][0], {**case["file"][1], "matches": first}]).encode()
    assert pairings_in(content, "teams.sol") == (), "a desk without a hall is offered no tie as a match"
    desk = ChiefDesk(hub)
    assert desk.told(desk.do({"act": "plan"}, content, "teams.sol")).sentence == "6 matches added."
    sides = [[each.setup.side_name(side) for side in Side] for each in HallViews(hub).planned()]
    assert sides[:3] == [
        ["P2A Name2A", "P5A Name5A"],
        ["P2B Name2B", "P5B Name5B"],
        ["P2C Name2C / P2D Name2D", "P5B Name5B / P5C Name5C"],
    ]
    assert HallViews(hub).planned()[0].setup.player_at(Seat.A1) == Player("P2A Name2A", "South Club", "IND")
    decide(hub, A, B, A, B)

    found = hub.results(content, "teams.sol")
    assert len(found.written) == 1
    scores = [(each["score1"], each["score2"]) for each in json.loads(found.text)[1]["matches"]]
    assert scores == [(2, 1), (0, 0)], "a tie that is not over is not written"
    assert [each.name for each in HallViews(hub).standings()[0].sides][:1] == ["South Club"]
    assert HallViews(hub).standings()[0].is_by_games is False


def test_a_tie_of_which_every_match_was_removed_is_planned_again_from_its_file(hub: Hub) -> None:
    case = json.loads((DATA / "sol_rankings.json").read_text())[-1]
    first = [{**each, "score1": 0, "score2": 0} for each in case["file"][1]["matches"][:2]]
    content = json.dumps([case["file"][0], {**case["file"][1], "matches": first}]).encode()
    desk = ChiefDesk(hub)
    desk.do({"act": "plan"}, content, "teams.sol")
    before = lines(hub)
    for each in HallViews(hub).planned()[:3]:
        desk.do({"act": "remove", "match": each.match_id}, b"", "")

    told = desk.told(desk.do({"act": "plan"}, content, "teams.sol"))

    assert told.sentence == "3 matches added."
    assert sorted(lines(hub)) == sorted(before)
