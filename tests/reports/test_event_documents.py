"""Rules of an event, and games that time, a lead or a shoot-out decided, in every form of a report."""

import csv
import io
import json
from pathlib import Path

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader

from carrom_desk.cli import main
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from tests.match.playing import play

SETUP = {
    "laws": {"base": "icf-revised", "name": "Lake Club 2026", "rules": {"queen_until": 23, "stroke_s": 20}},
    "competition": {
        "games": 5,
        "points": 25,
        "boards": 4,
        "change_sides": "never",
        "minutes": 45,
        "timed_end": "count",
        "last_board_minutes": 5,
        "shoot_out": True,
    },
    "umpire": "A. Roy, B. Sen",
    "sides": {"a": {"players": [{"name": "Asha"}]}, "b": {"players": [{"name": "Bilal"}]}},
}
PLAYED = (
    "toss a break; won a 12; won a 6; won b 4; lead;"  # 18–4 with a board left, which is worth 12
    "play; p4; -; p1; time;"  # Bilal has 5 men left, Asha 8
    "play; -; time; shoot_out b 1 3;"
    "won a 12; won b 12; time; shoot_out a"
)
RULES = "he Queen counts up to a score of 23; 20 seconds for a stroke"
FORMAT = (
    "A round lasts 45 min.",
    "When time is up, the men left on the board count.",
    "No board is started with less than 5 min left.",
    "A shoot-out decides a level game.",
)
ENDINGS = (
    "won by Asha, 18–4 (lead stood)",
    "The lead stands: ",
    "Shoot-out won by Bilal, 1–3.",
    "Shoot-out won by Asha.",
    "counted when time was up",
)
FALSE = ("oncede", "verrid", "mpire’s decision")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns a folder with every form of the report."""
    folder = tmp_path_factory.mktemp("reports")
    record, match = play(PLAYED, read_setup(SETUP)), folder / "m.carrom"
    match.write_text(write_match(StoredMatch(MatchId("m1"), record.agreed, record.entries)))
    for ending in ("html", "pdf", "csv", "xlsx", "sol"):
        assert main(["report", str(match), "--to", str(folder / f"report.{ending}")]) == 0
    return folder


def plain(text: str) -> str:
    return " ".join(text.translate(dict.fromkeys(map(ord, "\u2066\u2067\u2068\u2069"))).split())


def test_the_sheet_says_what_was_played_by_and_how_each_game_ended(written: Path) -> None:
    html = plain((written / "report.html").read_text("utf-8"))
    pdf = plain(" ".join(page.extract_text() for page in PdfReader(written / "report.pdf").pages))

    for text in (html, pdf):
        told = ("≠ Rules of the event", "T" + RULES, "A. Roy", "B. Sen", *FORMAT, *ENDINGS)
        assert [words for words in told if words not in text] == []
        assert [words for words in FALSE if words in text] == []


def test_tables_have_the_rules_and_the_end_of_every_game(written: Path) -> None:
    rows = list(csv.DictReader(io.StringIO((written / "report.csv").read_text("utf-8-sig"))))
    columns = ("game", "board", "by_time", "game_ended_by", "shoot_out_a", "shoot_out_b")
    assert [tuple(row[column] for column in columns) for row in rows] == [
        ("1", "1", "0", "", "", ""),
        ("1", "2", "0", "", "", ""),
        ("1", "3", "0", "lead_stands", "", ""),
        ("2", "1", "1", "time_over", "", ""),
        ("3", "", "", "shoot_out", "1", "3"),
        ("4", "1", "0", "", "", ""),
        ("4", "2", "0", "shoot_out", "", ""),
    ]
    assert {row["laws"] for row in rows} == {"Lake Club 2026 (icf-revised: queen_until 23, stroke_s 20)"}

    sheets = load_workbook(written / "report.xlsx")
    cells = {str(cell.value) for sheet in sheets for row in sheet.iter_rows() for cell in row} - {"overrides"}
    assert {"t" + RULES, "lead_stands", "shoot_out", "time_over"} <= cells
    assert not any(words in cell for words in FALSE for cell in cells)


def test_sol_gets_scores_that_it_accepts_and_the_rest_is_told(
    written: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["report", str(written / "m.carrom"), "--to", str(tmp_path / "again.sol")]) == 0
    document = json.loads((tmp_path / "again.sol").read_text())
    games = [(match["score1"], match["score2"]) for match in document[-1]["matches"]]
    remarks = plain(capsys.readouterr().err)

    assert games == [(18, 4), (0, 3), (0, 1), (13, 12)]
    told = (
        "Game 3 was level at 0–0, and side B won the shoot-out. It is saved as 0–1, without boards.",
        "Game 1 ended because its lead could not be caught.",
        "Board 1 of game 2 was counted when time was up, by the men left.",
        "By the rules of the event: t" + RULES + ".",
    )
    assert [words for words in told if words not in remarks] == []
