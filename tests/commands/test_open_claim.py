"""While the winner of the last board may still claim points, nothing that others read names a winner."""

import json
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader

from carrom_desk.match.entry.entries import Demanded, Entry
from tests.commands.test_report_commands import ASHA, Hall
from tests.fakes import stroke
from tests.reports.sheets import TOSS, timed

CLAIMABLE = (TOSS, stroke(8), stroke(1, striker=True))
"""Three points for Bilal, who may claim one more: with it he has the four that win the match."""
ONE_GAME = replace(ASHA, competition=replace(ASHA.competition, games=1, points=4))


def text_of(path: Path) -> str:
    """Returns all words of a file, whatever its format."""
    content = path.read_bytes()
    match path.suffix:
        case ".pdf":
            return " ".join(page.extract_text() for page in PdfReader(BytesIO(content)).pages)
        case ".xlsx":
            pages = load_workbook(BytesIO(content)).worksheets
            return " ".join(str(cell) for page in pages for row in page.values for cell in row)
        case _:
            return content.decode()


def told(hall: Hall, *entries: Entry) -> dict[str, str]:
    """Returns all that is written about a match of these entries, by file."""
    hall.keep("m1", timed(*entries, setup=ONE_GAME))
    report = [f"m1.{form}" for form in ("pdf", "html", "xlsx")]
    day = [f"day.{form}" for form in ("pdf", "html", "csv", "xlsx", "json")]
    for name in report:
        assert hall.run("report", "m1", "--to", hall.to(name)) == 0
    for name in day:
        assert hall.run("day", "--event", ASHA.event, "--to", hall.to(name)) == 0
    return {name: text_of(hall.folder / name) for name in (*report, *day)}


@pytest.fixture
def hall(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Hall:
    """Returns an empty database."""
    return Hall(tmp_path, capsys)


def test_every_document_says_that_the_claim_is_open(hall: Hall) -> None:
    for name, text in told(hall, *CLAIMABLE).items():
        assert "claim open" in text.lower().replace("_", " "), name
        assert "wins the match" not in text, name
    for name in ("m1.pdf", "m1.html", "m1.xlsx"):
        assert "Bilal may claim 1 extra point." in text_of(hall.folder / name)
    assert [row["winner"] for row in hall.rows("day.csv")] == [""]


def test_every_document_names_the_winner_once_the_claim_is_settled(hall: Hall) -> None:
    for name, text in told(hall, *CLAIMABLE, Demanded(1)).items():
        assert "claim open" not in text.lower().replace("_", " "), name
    assert [row["winner"] for row in hall.rows("day.csv")] == ["Bilal"]


def test_lists_and_sol_files_leave_the_match_open(hall: Hall) -> None:
    path = hall.keep("m1", timed(*CLAIMABLE, setup=ONE_GAME))

    assert hall.run("matches") == 0
    listed = json.loads(hall.answered)
    assert (listed["status"], listed["score"], listed["claim_open"]) == ("in_progress", {"a": 0, "b": 3}, True)
    assert hall.run("report", "m1", "--to", hall.to("m1.sol")) == 0
    assert "Claim open" in hall.messages
    [match] = json.loads(text_of(hall.folder / "m1.sol"))[1]["matches"]
    assert (match["score1"], match["score2"]) == (0, 3)
    # Replaying a file counts every point that was not forgone.
    assert hall.run("replay", str(path)) == 0
    assert json.loads(hall.answered)["winner"] == "b"
