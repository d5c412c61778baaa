"""Names with markup, formulas, control characters or reversed text are displayed as plain names in every report."""

import cProfile
import csv
import io
import subprocess
import sys
import zlib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import load_workbook

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import CannotVerify, read_report
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entry.entries import Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.reports.match_documents import Options
from tests.fakes import SINGLES, record_of, stroke
from tests.reports.sheets import unpacked

from .killed_desk import environment

pytestmark = pytest.mark.nightly

PATH = "/etc/hostname"
MARKUP = f"<img src='file://{PATH}' onerror=alert(1)><script>alert(2)</script>"
FORMULA = "=cmd|' /C calc'!A0"
TURNED = "\u202eahsA\u0007\u001b[31m\u2028x"
FORBIDDEN = "\u202e\u0007\u001b"
SIDES: BySide[tuple[Player, ...]] = BySide((Player(MARKUP),), (Player(FORMULA),))
SETUP = replace(SINGLES, sides=SIDES, event=TURNED, round=MARKUP, umpire=FORMULA)


@pytest.fixture
def reports(tmp_path: Path) -> Mapping[str, bytes]:
    """Returns the report of a hostile match in every format."""
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
        assert action not in unpacked(reports["pdf"]), action
    assert reports["pdf"].count(b"/Type/EmbeddedFile") == 1  # the match file
    # The title in the file's own description is a name too: escaped there.
    assert b"<img src" not in reports["pdf"]
    assert b"<script>" not in reports["pdf"]
    assert reports["pdf"].startswith(b"%PDF")


# Reports that were made to keep the one who verifies them waiting


def _stream(content: bytes, many: int = 1) -> bytes:
    """Returns objects with this content, compressed."""
    return b"9 0 obj\n<<>>\nstream\n%b\nendstream\nendobj\n" % zlib.compress(content) * many


MATCH_HEAD = b'{"format": "carrom-desk/match", '
SLOW: dict[str, tuple[str, Callable[[bytes], bytes]]] = {
    "ends": ("pdf", lambda pdf: pdf + b"startxref\n1\n%%EOF\n" * 300_000),
    "streams": ("pdf", lambda pdf: b"%PDF-1.7\n" + _stream(b"x", 50_000) + pdf),
    "a stream that is endless unpacked": ("pdf", lambda pdf: b"%PDF-1.7\n" + _stream(bytes(110_000_000)) + pdf),
    "a match that is endless unpacked": ("pdf", lambda _: b"%PDF-1.7\n" + _stream(MATCH_HEAD + b" " * 110_000_000)),
    "matches without an end": ("pdf", lambda _: b"%PDF" + b"-stream\n" + zlib.compress(MATCH_HEAD) * 300_000),
    "tags": ("html", lambda _: b"<body>" + b"<a " * 300_000),
    "settings": ("html", lambda _: b'<meta name="a" content=' * 300_000),
    "words": ("html", lambda _: b"<body>" + b"a b " * 300_000),
    "rows": ("csv", lambda _: b"a,b\n" * 300_000),
}
MOST_CALLS = 5_000_000
"""Some five seconds; a genuine report of some twenty entries takes a fifth."""


def _read(content: bytes, ending: str) -> None:
    with suppress(CannotVerify):
        source = Source(MATCH, ComparedWith.FILE)
        assert verify(read_report(content, f"x.{ending}"), [source], version="1").verdict is not ReportVerdict.TRUE


MATCH = StoredMatch(MatchId("m1"), SINGLES, record_of(Toss(Side.B, TossChoice.BREAK), PlayCalled()).entries)


@pytest.mark.parametrize("kind", SLOW)
def test_nobody_waits_for_a_report_made_to_be_slow(kind: str) -> None:
    ending, make = SLOW[kind]
    content = make(written(match_report(MATCH, version="1"), Form.PDF, Options(), "x").content)
    profile = cProfile.Profile()

    profile.runcall(_read, content, ending)

    assert sum(entry.callcount for entry in profile.getstats()) < MOST_CALLS


def test_a_workbook_that_is_endless_unpacked_is_not_read() -> None:
    packed = io.BytesIO(written(match_report(MATCH, version="1"), Form.XLSX, Options(), "x").content)
    with ZipFile(packed, "a", ZIP_DEFLATED) as book:
        book.writestr("xl/endless.xml", bytes(110_000_000))

    _read(packed.getvalue(), "xlsx")
