"""Names that are markup, formulas, control characters or turn writing round: in every report they are names."""

import csv
import io
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook

from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entries import Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.store import MatchId, StoredMatch
from tests.fakes import SINGLES, record_of, stroke

from .killed_desk import environment

PATH = "/etc/hostname"
MARKUP = f"<img src='file://{PATH}' onerror=alert(1)><script>alert(2)</script>"
FORMULA = "=cmd|' /C calc'!A0"
TURNED = "\u202eahsA\u0007\u001b[31m\u2028x"
FORBIDDEN = "\u202e\u0007\u001b"
SIDES: BySide[tuple[Player, ...]] = BySide((Player(MARKUP),), (Player(FORMULA),))
SETUP = replace(SINGLES, sides=SIDES, event=TURNED, round=MARKUP, umpire=FORMULA)


@pytest.fixture
def reports(tmp_path: Path) -> Mapping[str, bytes]:
    """The report of a hostile match in every form."""
    entries = record_of(
        *(Toss(Side.B, TossChoice.BREAK), PlayCalled(), Noted(MARKUP), Noted(FORMULA)), stroke(9, queen=True)
    )
    source = tmp_path / "match.carrom"
    source.write_text(write_match(StoredMatch(MatchId("m1"), SETUP, entries.entries)), encoding="utf-8")
    found = {}
    for ending in ("html", "csv", "xlsx", "pdf"):
        target = tmp_path / f"report.{ending}"
        program = [sys.executable, "-m", "carrom_desk", "report", str(source), "--to", str(target)]
        subprocess.run(program, check=True, env=environment())
        found[ending] = target.read_bytes()
    return found


def test_no_report_runs_loads_or_turns_round_what_a_name_says(reports: Mapping[str, bytes]) -> None:
    html = reports["html"].decode("utf-8")
    assert "&lt;script&gt;alert(2)" in html
    assert "<script>alert(2)" not in html
    assert "<img src='file" not in html
    assert not set(FORBIDDEN) & set(html)

    table = reports["csv"].decode("utf-8-sig")
    cells = [cell for row in csv.reader(io.StringIO(table, newline="")) for cell in row]
    assert [cell for cell in cells if cell.startswith(("=", "+", "@", "\t", "\r"))] == []
    assert f"'{FORMULA}" in cells
    assert not set(FORBIDDEN) & set(table)

    book = load_workbook(io.BytesIO(reports["xlsx"]))
    values = [cell for page in book.worksheets for row in page.iter_rows() for cell in row]
    assert "f" not in {cell.data_type for cell in values}
    assert f"'{FORMULA}" in [cell.value for cell in values]
    assert [cell.value for cell in values if set(FORBIDDEN) & set(str(cell.value))] == []
    assert not any(cell.hyperlink for cell in values)

    for action in (b"/JavaScript", b"/Launch", b"/URI", b"/AcroForm"):
        assert action not in reports["pdf"], action
    assert reports["pdf"].count(b"/Type/EmbeddedFile") == 1  # the match file
    # The title in the file's own description is a name too: escaped there.
    assert b"<img src" not in reports["pdf"]
    assert b"<script>" not in reports["pdf"]
    assert reports["pdf"].startswith(b"%PDF")
