"""Reports of a day: its matches in order, their results, and everything in one ZIP."""

import io
import zipfile
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.match.entry.entries import Conceded, Concession, ProtestLodged, WalkedOver
from carrom_desk.match.plain_text import file_stem
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.presentation.names import clusters
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.match_documents import Extent, Options, day_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.results.day import LONGEST_NAME, Day, day_of, file_names, zip_of
from carrom_desk.reports.statistics.statistics_report import span_words
from carrom_desk.reports.tables import RESULT_COLUMNS, csv_of, results_table
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.reports.generated import NAMES, SEEDS, few, generated
from tests.reports.page import read_page
from tests.reports.sheets import TOSS, WHITE_BOARD, sheet, sheet_of, with_names
from tests.reports.test_tables import read_csv


def at(found: ScoreSheet, started: str, match_id: str = "m1") -> ScoreSheet:
    return replace(found, started=started, match_id=match_id)


def results_html(day: Day) -> str:
    return as_html(day_document(day, Options(extent=Extent.CARD)))


def results_csv(day: Day) -> str:
    return csv_of(results_table(day.results))


def a_day(*sheets: ScoreSheet, title: str = "Open") -> Day:
    return day_of(title, sheets)


TEN, NOON, NEXT = "2026-11-21T10:00:00+05:30", "2026-11-21T12:00:00+05:30", "2026-11-22T09:30:00+05:30"
WON = at(sheet(TOSS, *WHITE_BOARD, Conceded(Side.B, Concession.MATCH)), NOON, "won")
DECIDED = at(sheet(WalkedOver(Side.B, "absent"), setup=replace(SINGLES, table="2", category="Men")), TEN, "walkover")
OPEN = at(sheet(TOSS, stroke(1), setup=DOUBLES), NEXT, "open")
WITHHELD = at(sheet(TOSS, ProtestLodged(Side.A, "x")), "", "withheld")


def test_matches_stand_in_the_order_in_which_they_were_played() -> None:
    found = a_day(WITHHELD, OPEN, WON, DECIDED)

    assert [each.match_id for each in found.sheets] == ["walkover", "won", "open", "withheld"]
    assert span_words(found.sheets) == "21 November 2026 to 22 November 2026"
    assert span_words([WON, DECIDED]) == "21 November 2026"
    assert span_words([WITHHELD]) == ""


def test_at_the_same_time_the_table_decides() -> None:
    tables = [replace(WON, setup=replace(WON.setup, table=table)) for table in ("3", "1", "2")]

    assert [each.setup.table for each in a_day(*tables).sheets] == ["1", "2", "3"]


def test_the_results_list_has_a_row_for_each_match_by_round() -> None:
    page = read_page(results_html(a_day(DECIDED, WON)))

    assert page.all("h1")[0].text == "Open"
    results = page.all("section", "chapter")[0]
    assert [line.text for line in results.all("p", "place")] == ["21 November 2026", "Matches: 2"]
    (table,) = page.all("table", "results")
    assert table.rows() == [
        ["No.", "Time", "Table", "Match", "Games", "Points"],
        ["Quarter-final · Men"],
        ["1", "10:00", "2", "Player A1 – Player B1", "0–0", "walkover"],
        ["Quarter-final"],
        ["2", "12:00", "3", "Player A1 – Player B1", "0–0", "12–0, conceded"],
    ]
    assert [winner.text for winner in table.all("b")] == ["Player B1", "Player A1"]


def test_every_line_leads_to_the_page_of_its_match() -> None:
    page = read_page(results_html(a_day(DECIDED, WON)))

    (table,) = page.all("table", "results")
    links = [[link.attributes["href"] for link in row.all("a")] for row in table.all("tr", "line")]
    assert links == [["#match-1"], ["#match-2"]]
    chapters = {chapter.attributes["id"]: chapter for chapter in page.all("section", "chapter")}
    assert chapters["match-1"].all("p", "outcome")[0].text.startswith("Walkover to Side 2")
    assert [heading.text for heading in chapters["match-2"].all("h2")] == ["State Championship"]


def test_rounds_head_their_matches_in_the_order_in_which_they_began() -> None:
    rounds = [("Final", NOON), ("Semi-final", TEN), ("Semi-final", "2026-11-21T13:00:00+05:30")]
    sheets = [at(replace(WON, setup=replace(WON.setup, round=name)), when) for name, when in rounds]

    page = read_page(results_html(a_day(*sheets)))

    assert [row[0] for row in page.all("table", "results")[0].rows()[1:]] == ["Semi-final", "1", "2", "Final", "3"]


def met(one: str, other: str) -> ScoreSheet:
    """Returns a match that the first player won 12–0."""
    entries = (TOSS, *WHITE_BOARD, Conceded(Side.B, Concession.MATCH))
    return at(sheet(*entries, setup=with_names(one, other)), TEN, f"{one}{other}")


def test_where_all_met_there_are_standings() -> None:
    matches = met("Asha", "Bo"), met("Chi", "Asha"), met("Chi", "Bo")

    tables = read_page(results_html(a_day(*matches))).all("table", "list")
    standings = next(table for table in tables if table.attributes["aria-label"] == "Standings")
    assert standings.rows()[1:] == [
        ["1", "Chi", "2", "2", "0", "0–0", "24–0"],
        ["2", "Asha", "2", "1", "0", "0–0", "12–12"],
        ["3", "Bo", "2", "0", "0", "0–0", "0–24"],
    ]
    assert "Standings" not in results_html(a_day(*matches[:2])), "a knockout has none"


def test_several_dates_head_their_matches() -> None:
    page = read_page(results_html(a_day(WITHHELD, OPEN, WON)))

    assert [heading.text for heading in page.all("tr", "group")] == [
        "21 November 2026 · Quarter-final",
        "22 November 2026 · Quarter-final",
        "No date · Quarter-final",
    ]
    assert "Matches: 3, 1 decided" in page.text
    rows = page.all("table")[0].rows()
    assert rows[4][3:] == ["Player A1 / Player A2 – Player B1 / Player B2", "0–0", "0–0, in progress"]
    assert rows[6][-1] == "withheld: protest"


def test_a_day_without_matches_says_so() -> None:
    assert "No matches." in read_page(results_html(a_day(title=""))).text
    assert read_page(results_html(a_day(title=""))).all("h1")[0].text == "Matches"


def test_the_date_is_not_told_twice() -> None:
    page = read_page(results_html(a_day(WON, title="21 November 2026")))

    results = page.all("section", "chapter")[0]
    assert [line.text for line in results.all("p", "place")] == ["Matches: 1"]


def test_the_results_as_a_table() -> None:
    rows = read_csv(results_csv(a_day(OPEN, WON, DECIDED)))

    assert tuple(rows[0]) == RESULT_COLUMNS
    assert [row["outcome"] for row in rows] == ["walkover", "conceded", "in_progress"]
    assert [row["winner_side"] for row in rows] == ["b", "a", ""]
    assert [row["winner"] for row in rows] == ["Player B1", "Player A1", ""]
    assert [row["player_a2"] for row in rows] == ["", "", "Player A2"]
    assert rows[1]["scores"] == "12–0"
    assert rows[1]["fingerprint"] == WON.fingerprint


@given(st.lists(SEEDS, min_size=1, max_size=4))
@few(20)
def test_results_equal_the_replayed_matches(seeds: list[int]) -> None:
    records = [generated(seed) for seed in seeds]
    day = a_day(*(replace(sheet_of(record), match_id=str(place)) for place, record in enumerate(records)))

    for row in read_csv(results_csv(day)):
        state = records[int(row["id"])].state
        winner = state.announced_winner
        assert (row["status"], row["winner_side"]) == (state.status.value, winner.value if winner else "")
        is_known = row["outcome"] != "withheld"
        won, games = (state.games, [game.score for game in state.history]) if is_known else (NOUGHT, [])
        assert (int(row["games_a"]), int(row["games_b"])) == (won.a, won.b)
        told = [tuple(map(int, score.split("–"))) for score in row["scores"].split()]
        assert told[: len(games)] == [(score.a, score.b) for score in games]


@pytest.mark.parametrize(
    ("text", "stem"),
    [
        ("table 3 Asha Bilal", "table-3-Asha-Bilal"),
        ("../../etc/passwd", "etc-passwd"),
        ('a\\b:c*d?e"f<g>h|i', "a-b-c-d-e-f-g-h-i"),
        ("कुमारी ऐश्वर्या", "कुमारी-ऐश्वर्या"),
        ("முத்து", "முத்து"),
        ("\u202eabc\x00", "abc"),
        ("O’Neill", "O-Neill"),
        ("...", ""),
        ("CON.txt", "CON-txt"),
    ],
)
def test_names_of_files_are_what_every_system_takes(text: str, stem: str) -> None:
    assert file_stem(text) == stem


def test_files_are_numbered_and_none_is_too_long() -> None:
    longest = sheet(TOSS, setup=with_names("x" * 200, "y"))
    nameless = sheet(TOSS, setup=replace(with_names("???", "!!!"), table=""))

    names = file_names(a_day(longest, nameless, WON))

    assert [name[:3] for name in names] == ["01-", "02-", "03-"]
    assert len(set(names)) == 3
    assert all(len(clusters(name)) <= LONGEST_NAME + 3 for name in names)
    assert any(name.endswith("-match") for name in names)


def test_the_zip_holds_every_file_and_is_always_the_same() -> None:
    day, files = a_day(WON), [("results.csv", b"a,b"), (f"{NAMES[2]}.pdf", b"%PDF")]

    content = zip_of(day, files)

    with zipfile.ZipFile(io.BytesIO(content)) as found:
        assert found.testzip() is None
        assert {info.filename: found.read(info) for info in found.infolist()} == dict(files)
        assert {info.date_time[:3] for info in found.infolist()} == {(2026, 11, 21)}
    assert content == zip_of(day, files)
    with zipfile.ZipFile(io.BytesIO(zip_of(a_day(WITHHELD), files))) as undated:
        assert {info.date_time[:3] for info in undated.infolist()} == {(1980, 1, 1)}
