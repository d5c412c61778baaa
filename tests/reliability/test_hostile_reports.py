"""Names with markup, formulas, control characters or reversed text are displayed as plain names in every report."""

import cProfile
import csv
import io
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader, PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject, TextStringObject

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.report_files import CannotVerify
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


def _trailers(pdf: bytes, many: int) -> bytes:
    """Adds many trailers, each pointing to the previous one."""
    last = int(pdf.rpartition(b"startxref")[2].split()[0])
    parts, at = [pdf], len(pdf)
    for _ in range(many):
        parts.append(b"xref\n0 0\ntrailer\n<</Size 9/Root 1 0 R/Prev %d>>\n" % last)
        last, at = at, at + len(parts[-1])
    return b"".join((*parts, b"startxref\n%d\n%%%%EOF\n" % last))


def _orders(pdf: bytes, many: int) -> bytes:
    """Adds a page that repeats a word endlessly; compressed it is small."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    stream = DecodedStreamObject()
    stream.set_data(b"BT /F1 1 Tf " + b"(a) Tj " * many + b"ET")
    writer.pages[0][NameObject("/Contents")] = writer._add_object(stream.flate_encode())
    return _written(writer)


def _bookmarks(pdf: bytes, _many: int) -> bytes:
    """Adds circular bookmarks, and a different last one."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    mark = DictionaryObject({NameObject("/Title"): TextStringObject("x")})
    found = writer._add_object(mark)
    mark[NameObject("/First")] = mark[NameObject("/Next")] = found
    writer._root_object[NameObject("/Outlines")] = found
    return _written(writer)


def _written(writer: PdfWriter) -> bytes:
    content = io.BytesIO()
    writer.write(content)
    return content.getvalue()


def _names(pdf: bytes, _many: int) -> bytes:
    """Adds a page with an unreadable reference, whose name turns a terminal red."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    stream = DecodedStreamObject()
    stream.set_data(b"/X#1b#5b31m#07 Do")
    page = writer.pages[0]
    page[NameObject("/Contents")] = writer._add_object(stream)
    unreadable = DictionaryObject({NameObject("/X\x1b[31m\x07"): writer._add_object(DictionaryObject())})
    resources = page["/Resources"]
    assert isinstance(resources, DictionaryObject)
    resources[NameObject("/XObject")] = unreadable
    return _written(writer)


SLOW: dict[str, Callable[[bytes, int], bytes]] = {
    "beginnings of an end": lambda pdf, many: pdf + b"startxref\n1\n" * many,
    "lines without an end": lambda pdf, many: pdf + b"x\n" * many,
    "trailers": _trailers,
    "words on a page": _orders,
    "bookmarks in a circle": _bookmarks,
}
MOST_CALLS = 2
"""Maximum ratio of calls to those for a report of the same size with a single altered word."""


def _calls(pdf: bytes) -> int:
    """Counts the calls needed to reject a report."""

    def work() -> None:
        with suppress(CannotVerify):
            assert verify(pdf, "x.pdf", None, version="1").truth is ReportVerdict.ALTERED

    profile = cProfile.Profile()
    profile.runcall(work)
    return sum(entry.callcount for entry in profile.getstats())


@pytest.fixture
def pdf() -> bytes:
    """Returns a genuine report."""
    match = StoredMatch(MatchId("m1"), SINGLES, record_of(Toss(Side.B, TossChoice.BREAK), PlayCalled()).entries)
    return written(match_report(match, version="1"), Form.PDF, Options(), "x").content


@pytest.mark.parametrize("make", [_names, _trailers, _bookmarks])
def test_nothing_in_a_report_is_said_to_a_terminal(
    pdf: bytes, make: Callable[[bytes, int], bytes], caplog: pytest.LogCaptureFixture
) -> None:
    with suppress(CannotVerify):
        assert verify(make(pdf, 9), "x.pdf", None, version="1").truth is ReportVerdict.ALTERED

    assert caplog.records == []


@pytest.mark.parametrize("kind", SLOW)
def test_nobody_waits_for_a_report_made_to_be_slow(pdf: bytes, kind: str) -> None:
    expected = _calls(_orders(pdf, 1))

    assert _calls(SLOW[kind](pdf, 300_000)) < MOST_CALLS * expected
