"""Table reports: changed cells are found, and harmless changes by spreadsheet programs accepted."""

import csv
import io
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import which
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import load_workbook
from openpyxl.comments import Comment
from openpyxl.styles import Alignment, Color, Font

from carrom_desk.desk.documents import Form, written
from carrom_desk.desk.verify.report_files import CannotVerify
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Options
from tests.desk.verified import REPORT, made, truth_of


@pytest.mark.parametrize("form", [Form.CSV, Form.STROKES])
def test_a_changed_digit_of_a_table_is_found(form: Form) -> None:
    text = made(form).decode("utf-8-sig")
    end = text.index("\n")
    for found in list(re.finditer(r"\d", text))[::25]:
        if found.start() > end:
            other = str((int(found[0]) + 1) % 10)
            changed = text[: found.start()] + other + text[found.end() :]
            assert truth_of(changed.encode("utf-8-sig"), form) is ReportVerdict.ALTERED


def test_a_changed_cell_of_a_workbook_is_found() -> None:
    book = load_workbook(io.BytesIO(made(Form.XLSX)))
    book["Boards"]["G2"] = 11
    changed = io.BytesIO()
    book.save(changed)

    assert truth_of(changed.getvalue(), Form.XLSX) is ReportVerdict.ALTERED


def test_a_workbook_of_which_one_cell_is_far_away_is_none_of_ours() -> None:
    book = load_workbook(io.BytesIO(made(Form.XLSX)))
    book.worksheets[0].cell(1_048_576, 16_384, "far")
    saved = io.BytesIO()
    book.save(saved)

    with pytest.raises(CannotVerify, match="Only PDF, HTML, CSV and XLSX reports"):
        verify(saved.getvalue(), "x.xlsx", REPORT, version="1")


def test_a_cell_beyond_what_a_page_says_it_holds_is_found() -> None:
    altered = io.BytesIO()
    with ZipFile(io.BytesIO(made(Form.XLSX))) as book, ZipFile(altered, "w") as packed:
        for name in book.namelist():
            row = b'<row r="900"><c r="A900"><v>1</v></c></row></sheetData>'
            packed.writestr(name, book.read(name).replace(b"</sheetData>", row))

    assert truth_of(altered.getvalue(), Form.XLSX) is ReportVerdict.ALTERED


def test_a_workbook_that_is_endless_unpacked_is_not_read() -> None:
    packed = io.BytesIO(made(Form.XLSX))
    with ZipFile(packed, "a", ZIP_DEFLATED) as book:
        book.writestr("xl/endless.xml", bytes(60_000_000))

    with pytest.raises(CannotVerify, match="Only PDF, HTML, CSV and XLSX reports"):
        verify(packed.getvalue(), "x.xlsx", REPORT, version="1")


def test_a_table_saved_by_a_spreadsheet_is_set_anew() -> None:
    table = made(Form.CSV)
    rows = list(csv.reader(io.StringIO(table.decode("utf-8-sig"), newline="")))
    saved = io.StringIO(newline="")
    csv.writer(saved, delimiter=";", quoting=csv.QUOTE_ALL).writerows(rows)

    assert truth_of(table.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n"), Form.CSV) is ReportVerdict.TRUE
    assert truth_of(saved.getvalue().encode(), Form.CSV) is ReportVerdict.RESET
    *before, last = table.split(b",")
    assert truth_of(b",".join(before) + b"\r\n" + last, Form.CSV) is ReportVerdict.ALTERED


def styled(part: str, value: object) -> Callable[[Any], object]:
    """Changes the style of a cell."""
    return lambda book: setattr(book["Boards"]["G2"], part, value)


def test_a_workbook_on_other_paper_is_true() -> None:
    assert (
        truth_of(written(REPORT.report, Form.XLSX, Options(Paper.LETTER), "").content, Form.XLSX) is ReportVerdict.TRUE
    )


WORKBOOKS: dict[str, tuple[Callable[[Any], object], ReportVerdict]] = {
    "saved again": (lambda _: None, ReportVerdict.TRUE),
    "a note": (lambda book: setattr(book["Boards"]["A1"], "comment", Comment("x", "y")), ReportVerdict.ANNOTATED),
    "a format": (lambda book: setattr(book["Boards"]["G2"], "number_format", '"99"'), ReportVerdict.ALTERED),
    "white": (lambda book: setattr(book["Boards"]["G2"], "font", Font(color="FFFFFFFF")), ReportVerdict.ALTERED),
    "a hidden row": (lambda book: setattr(book["Boards"].row_dimensions[2], "hidden", True), ReportVerdict.ALTERED),
    "a narrow column": (
        lambda book: setattr(book["Boards"].column_dimensions["G"], "width", 0.1),
        ReportVerdict.ALTERED,
    ),
    "a hidden sheet": (lambda book: setattr(book["Boards"], "sheet_state", "hidden"), ReportVerdict.ALTERED),
    "a formula": (lambda book: setattr(book["Boards"]["G2"], "value", "=6+6"), ReportVerdict.ALTERED),
    "a struck cell": (styled("font", Font(name="Calibri", strike=True)), ReportVerdict.ALTERED),
    "letters that are signs": (styled("font", Font(name="Wingdings")), ReportVerdict.ALTERED),
    "tiny letters": (styled("font", Font(name="Calibri", sz=1)), ReportVerdict.ALTERED),
    "a white tint": (
        styled("font", Font(name="Calibri", color=Color(rgb="FF000000", tint=1.0))),
        ReportVerdict.ALTERED,
    ),
    "of another palette": (styled("font", Font(name="Calibri", color=Color(indexed=8))), ReportVerdict.ALTERED),
    "repeated": (styled("alignment", Alignment(horizontal="fill")), ReportVerdict.ALTERED),
    "upside down": (styled("alignment", Alignment(textRotation=180)), ReportVerdict.ALTERED),
    "a date for a number": (styled("number_format", "d"), ReportVerdict.ALTERED),
    "noughts unseen": (lambda book: setattr(book["Boards"].sheet_view, "showZeros", False), ReportVerdict.ALTERED),
    "rows of no height": (lambda book: setattr(book["Boards"].sheet_format, "zeroHeight", True), ReportVerdict.ALTERED),
    "seen from below": (lambda book: setattr(book["Boards"].sheet_view, "topLeftCell", "A3"), ReportVerdict.ALTERED),
    "a line above the print": (
        lambda book: setattr(book["Boards"].oddHeader.center, "text", "B wins"),
        ReportVerdict.ALTERED,
    ),
    "a cut name": (lambda book: setattr(book["Boards"].column_dimensions["D"], "width", 3), ReportVerdict.ALTERED),
    "another sheet": (lambda book: book.create_sheet("More"), ReportVerdict.RESET),
}


@pytest.mark.parametrize("name", WORKBOOKS)
def test_a_workbook_that_shows_other_numbers_is_altered(name: str) -> None:
    change, truth = WORKBOOKS[name]
    book = load_workbook(io.BytesIO(made(Form.XLSX)))
    change(book)
    saved = io.BytesIO()
    book.save(saved)

    assert truth_of(saved.getvalue(), Form.XLSX) is truth


PARTS: dict[str, tuple[str, bytes, bytes, ReportVerdict]] = {
    "an empty drawing": ("xl/drawings/drawing1.xml", b"", b"<xdr:wsDr xmlns:xdr='x'></xdr:wsDr>", ReportVerdict.RESET),
    "a drawing": ("xl/drawings/drawing1.xml", b"", b"<xdr:wsDr xmlns:xdr='x'><a/></xdr:wsDr>", ReportVerdict.ALTERED),
    "white ink": ("xl/theme/theme1.xml", b'lastClr="000000"', b'lastClr="FFFFFF"', ReportVerdict.ALTERED),
    "what newer programs add": (
        "xl/worksheets/sheet1.xml",
        b"</worksheet>",
        b"<extLst/></worksheet>",
        ReportVerdict.ALTERED,
    ),
}


@pytest.mark.parametrize("name", PARTS)
def test_what_a_reader_of_workbooks_does_not_see_is_found(name: str) -> None:
    part, old, new, truth = PARTS[name]
    saved, packed = io.BytesIO(), io.BytesIO()
    load_workbook(io.BytesIO(made(Form.XLSX))).save(saved)
    with ZipFile(saved) as before, ZipFile(packed, "w", ZIP_DEFLATED) as after:
        for each in before.namelist():
            content = before.read(each)
            assert each != part or old in content
            after.writestr(each, content.replace(old, new) if each == part else content)
        if not old:
            after.writestr(part, new)

    assert truth_of(packed.getvalue(), Form.XLSX) is truth


@pytest.mark.skipif(which("soffice") is None, reason="LibreOffice is not installed")
def test_a_workbook_that_libreoffice_saved_is_set_anew(tmp_path: Path) -> None:
    (tmp_path / "x.xlsx").write_bytes(made(Form.XLSX))
    user = f"-env:UserInstallation=file://{tmp_path}/user"
    words = ["soffice", "--headless", user, "--convert-to", "xlsx", "--outdir", str(tmp_path / "saved")]
    subprocess.run([*words, str(tmp_path / "x.xlsx")], check=True, capture_output=True, timeout=120)

    assert truth_of((tmp_path / "saved" / "x.xlsx").read_bytes(), Form.XLSX) is ReportVerdict.RESET
