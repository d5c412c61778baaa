"""A report is compared with its match: the truth is told, and every changed digit found."""

import csv
import io
import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from shutil import which
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from openpyxl import load_workbook
from openpyxl.comments import Comment
from openpyxl.styles import Alignment, Color, Font
from pypdf import PdfReader, PdfWriter
from pypdf.annotations import FreeText
from pypdf.generic import (
    ArrayObject,
    DecodedStreamObject,
    DictionaryObject,
    FloatObject,
    NameObject,
    NumberObject,
    PdfObject,
    RectangleObject,
    TextStringObject,
)

from carrom_desk.desk.documents import DayReport, Form, MatchNumbers, match_report, written
from carrom_desk.desk.verify.report_files import CannotVerify
from carrom_desk.desk.verify.verification import Against, Source, Truth, match_named, verify
from carrom_desk.exchange.match_file import write_match
from carrom_desk.languages import languages, speaking
from carrom_desk.match.entry.entries import ActEntry
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options, match_document
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.reports.results.day import day_of
from tests.fakes import stroke
from tests.reports.sheets import EVENTFUL, TOSS, WHITE_BOARD, timed

RECORD = timed(*EVENTFUL)
MATCH = StoredMatch(MatchId("one"), RECORD.setup, RECORD.entries)
REPORT = Source(match_report(MATCH, version="9"), Against.FILE)
OTHER_RECORD = timed(TOSS, *WHITE_BOARD, stroke(1))
OTHER = StoredMatch(MatchId("other"), OTHER_RECORD.setup, OTHER_RECORD.entries)
NOT_COMPARED = (Form.MATCH_FILE, Form.SOL, Form.ZIP, Form.JSON, Form.PNG)
"""They hold matches and tell nobody about them, or are made to be shared."""
FORMS = [form for form in Form if form not in NOT_COMPARED]


def made(form: Form, options: Options | None = None, match: StoredMatch = MATCH) -> bytes:
    return written(match_report(match, version="1.2.3"), form, options or Options(), "x").content


def truth_of(content: bytes, form: Form, source: StoredMatch | None = MATCH) -> Truth:
    # By another version of the program than the report was made by.
    report = None if source is None else Source(match_report(source, version="9"), Against.FILE)
    return verify(content, f"x{form.ending}", report, version="9").truth


@pytest.mark.parametrize("form", FORMS)
def test_what_was_not_touched_is_true(form: Form) -> None:
    verdict = verify(made(form), f"x{form.ending}", REPORT, version="9")

    assert verdict.differences == ()
    assert (verdict.truth, verdict.match_id) == (Truth.TRUE, "one")
    assert re.fullmatch("[0-9a-f]{4}( [0-9a-f]{4}){3}", verdict.fingerprint)


def test_a_pdf_carries_its_own_proof_in_every_language_and_extent() -> None:
    for options in (Options(Paper.LETTER, Extent.CARD, "de"), Options(extent=Extent.LOG)):
        assert truth_of(made(Form.PDF, options), Form.PDF, None) is Truth.TRUE


@pytest.mark.parametrize("form", FORMS)
def test_a_report_in_another_language_is_true(form: Form) -> None:
    content = made(form, Options(language="de"))

    assert truth_of(content, form) is Truth.TRUE


@pytest.mark.parametrize("language", languages())
def test_a_page_is_true_whatever_language_the_program_speaks(language: str) -> None:
    content = made(Form.HTML, Options(language=language))

    for spoken in ("en", "de"):
        with speaking(spoken):
            assert truth_of(content, Form.HTML) is Truth.TRUE


def test_an_altered_description_of_a_drawing_is_found() -> None:
    pdf = made(Form.PDF)
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    drawing = next(each for each in writer._objects if isinstance(each, DictionaryObject) and "/Alt" in each)
    drawing[NameObject("/Alt")] = TextStringObject("After board 1: 25–0.")
    content = io.BytesIO()
    writer.write(content)

    assert truth_of(content.getvalue(), Form.PDF, None) is Truth.ALTERED


def test_the_statistics_and_a_day_are_verified_too() -> None:
    report = match_report(MATCH, version="1")
    numbers = written(MatchNumbers(report.sheet), Form.HTML, Options(), "x").content
    sheets = [report.sheet, match_report(OTHER, version="1").sheet]
    day = DayReport(day_of("State Open", sheets, version="1"), (OTHER, MATCH))
    pdf = written(day, Form.PDF, Options(extent=Extent.CARD), "x").content

    assert truth_of(numbers, Form.HTML) is Truth.TRUE
    assert truth_of(pdf, Form.PDF, None) is Truth.TRUE


@pytest.mark.parametrize("seed", range(12))
def test_a_changed_digit_of_a_page_is_found(seed: int) -> None:
    html = made(Form.HTML).decode()
    body = html.index("<body>")
    digits = [found.start() for found in re.finditer(r"(?<=[>\s–:(])\d(?=[^<>]*<)", html) if found.start() > body]
    place = Random(seed).choice(digits)
    other = str((int(html[place]) + 1) % 10)

    verdict = verify((html[:place] + other + html[place + 1 :]).encode(), "x.html", REPORT, version="9")

    assert verdict.truth is Truth.ALTERED
    assert verdict.differences


@pytest.mark.parametrize("form", [Form.CSV, Form.STROKES])
def test_a_changed_digit_of_a_table_is_found(form: Form) -> None:
    text = made(form).decode("utf-8-sig")
    end = text.index("\n")
    for found in list(re.finditer(r"\d", text))[::25]:
        if found.start() > end:
            other = str((int(found[0]) + 1) % 10)
            changed = text[: found.start()] + other + text[found.end() :]
            assert truth_of(changed.encode("utf-8-sig"), form) is Truth.ALTERED


def test_a_changed_cell_of_a_workbook_is_found() -> None:
    book = load_workbook(io.BytesIO(made(Form.XLSX)))
    book["Boards"]["G2"] = 11
    changed = io.BytesIO()
    book.save(changed)

    assert truth_of(changed.getvalue(), Form.XLSX) is Truth.ALTERED


def redrawn(pdf: bytes, page: int, old: bytes, new: bytes) -> bytes:
    """The file with other drawing orders on a page."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    found = writer.pages[page]
    contents = found.get_contents()
    assert contents is not None
    data = contents.get_data()
    assert old in data
    stream = DecodedStreamObject()
    stream.set_data(data.replace(old, new, 1))
    found[NameObject("/Contents")] = writer._add_object(stream)
    content = io.BytesIO()
    writer.write(content)
    return content.getvalue()


def test_a_page_drawn_otherwise_is_found() -> None:
    pdf = made(Form.PDF)
    assert truth_of(redrawn(pdf, 0, b"BT", b"BT"), Form.PDF, None) is Truth.TRUE, "written again by another program"

    contents = PdfReader(io.BytesIO(pdf)).pages[0].get_contents()
    assert contents is not None
    text = re.findall(rb"<[0-9a-fA-F]{8,}>|\([^()]{3,}\)", contents.get_data())[3]

    assert truth_of(redrawn(pdf, 0, text, b"<" + b"0024" * 3 + b">"), Form.PDF, None) is Truth.ALTERED


@pytest.mark.parametrize("parts", [("/ToUnicode",), ("/FontFile2", "/FontFile3")])
def test_letters_that_are_read_or_drawn_as_others_are_found(parts: tuple[str, ...]) -> None:
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(made(Form.PDF))))
    fonts = [
        (each, part)
        for each in writer._objects
        for part in parts
        if isinstance(each, DictionaryObject) and part in each
    ]
    assert fonts
    for font, part in fonts:
        found: Any = font
        stream = DecodedStreamObject()
        stream.set_data(found[part].get_data()[:-1])
        found[NameObject(part)] = writer._add_object(stream)
    content = io.BytesIO()
    writer.write(content)

    assert truth_of(content.getvalue(), Form.PDF, None) is Truth.ALTERED


def test_what_differs_in_a_report_of_another_version_may_come_from_that() -> None:
    altered = made(Form.HTML).replace(b"Player A1", b"Player A2")

    by_same, by_other = (verify(altered, "x.html", REPORT, version=version) for version in ("1.2.3", "9"))

    assert by_same.truth is by_other.truth is Truth.ALTERED
    assert by_other.differences == (
        (
            "The report was made by version 1.2.3, and this is version 9. That alone may explain the "
            "differences. Verify it with version 1.2.3."
        ),
        *by_same.differences,
    )


def test_another_match_is_told_from_an_altered_report() -> None:
    for form in (Form.PDF, Form.HTML, Form.XLSX):
        assert truth_of(made(form), form, OTHER) is Truth.OTHER
    assert truth_of(made(Form.CSV), Form.CSV, OTHER) is Truth.ALTERED, "a table does not say what match it is of"


def test_a_match_that_has_gone_on_is_told() -> None:
    shorter = replace(MATCH, entries=MATCH.entries[:-2])

    verdict = verify(made(Form.PDF, match=shorter), "x.pdf", REPORT, version="9")

    assert verdict.truth is Truth.ALTERED
    assert verdict.differences == ("The stored match one is different. It has continued since, or was changed.",)


def test_a_report_made_from_a_file_without_rulings_is_true_of_the_imported_match() -> None:
    unruled = tuple(
        replace(each, entry=replace(each.entry, ruling=None)) if isinstance(each.entry, ActEntry) else each
        for each in MATCH.entries
    )

    for form in (Form.PDF, Form.HTML):
        assert truth_of(made(form, match=replace(MATCH, entries=unruled)), form) is Truth.TRUE


def test_a_match_inside_that_was_altered_is_found() -> None:
    sheet = match_report(MATCH, version="1").sheet
    shorter = write_match(replace(MATCH, entries=MATCH.entries[:-1]))

    for text in (shorter, shorter.replace("stroke", "strike"), "{}"):
        pdf = set_pages(match_document(sheet, Options(), text)).pdf
        assert truth_of(pdf, Form.PDF, None) is Truth.ALTERED


@pytest.mark.parametrize(
    ("content", "name"), [(b"x", "x.txt"), (b"x", "x.pdf"), (b"x", "x.xlsx"), (b"a,b\n1,2\n", "x.csv")]
)
def test_what_is_no_report_is_told(content: bytes, name: str) -> None:
    with pytest.raises(CannotVerify, match="Only PDF, HTML, CSV and XLSX reports"):
        verify(content, name, REPORT, version="9")


@pytest.mark.parametrize("many", ["<a b='", "<a ", "<!-- ", "<![CDATA[", "</", "&", "<a b='>", "<script></scr"])
def test_a_page_that_never_comes_to_an_end_was_altered(many: str) -> None:
    page = made(Form.HTML) + many.encode() * 50_000

    assert truth_of(page, Form.HTML) is Truth.ALTERED
    assert truth_of(many.encode() * 50_000, Form.HTML) is Truth.ALTERED


def test_a_page_that_is_much_longer_than_it_ought_to_be_was_altered() -> None:
    page = made(Form.HTML)
    words = b" ".join(re.sub(rb"<[^>]*>", b" ", page).split())
    verdict = verify(page.replace(b"</body>", words * 100 + b"</body>"), "x.html", REPORT, version="1.2.3")

    assert verdict.truth is Truth.ALTERED
    assert len(verdict.differences) == 1


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

    assert truth_of(altered.getvalue(), Form.XLSX) is Truth.ALTERED


def test_a_workbook_that_is_endless_unpacked_is_not_read() -> None:
    packed = io.BytesIO(made(Form.XLSX))
    with ZipFile(packed, "a", ZIP_DEFLATED) as book:
        book.writestr("xl/endless.xml", bytes(60_000_000))

    with pytest.raises(CannotVerify, match="Only PDF, HTML, CSV and XLSX reports"):
        verify(packed.getvalue(), "x.xlsx", REPORT, version="1")


def test_without_a_match_there_is_nothing_to_compare_with() -> None:
    html = made(Form.HTML)

    assert match_named(html, "x.html") == "one"
    assert match_named(b"x", "x.pdf") == ""
    with pytest.raises(CannotVerify, match="This file contains no match"):
        verify(html, "x.html", None, version="1")


# What is no change of a word


def written_again(change: Callable[[PdfWriter], object], pdf: bytes = b"") -> bytes:
    """The report as PDF after a change by another program."""
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf or made(Form.PDF))))
    change(writer)
    content = io.BytesIO()
    writer.write(content)
    return content.getvalue()


def on_first_page(key: str, value: PdfObject) -> Callable[[PdfWriter], object]:
    return lambda writer: writer.pages[0].update({NameObject(key): value})


def in_root(key: str, value: PdfObject) -> Callable[[PdfWriter], object]:
    return lambda writer: writer.root_object.update({NameObject(key): value})


def with_form(writer: PdfWriter, kind: str, place: tuple[int, ...], value: PdfObject | None = None) -> None:
    """A field on the first page."""
    names = {"/Type": "/Annot", "/Subtype": "/Widget", "/FT": kind}
    field = DictionaryObject({NameObject(key): NameObject(value) for key, value in names.items()})
    field[NameObject("/Rect")] = ArrayObject(map(NumberObject, place))
    if value is not None:
        field[NameObject("/V")] = value
    found = writer._add_object(field)
    writer.pages[0][NameObject("/Annots")] = ArrayObject([found])
    writer.root_object[NameObject("/AcroForm")] = DictionaryObject({NameObject("/Fields"): ArrayObject([found])})


def over_each_page(writer: PdfWriter, orders: bytes) -> None:
    for page in writer.pages:
        contents = page.get_contents()
        stream = DecodedStreamObject()
        stream.set_data((contents.get_data() if contents else b"") + orders)
        page[NameObject("/Contents")] = writer._add_object(stream)


def unseen(writer: PdfWriter) -> None:
    for page in writer.pages:
        resources: Any = page["/Resources"]
        for state in resources.get("/ExtGState", {}).values():
            state.get_object()[NameObject("/ca")] = FloatObject(0)


def in_another_order(writer: PdfWriter) -> None:
    pages: Any = writer.root_object["/Pages"]
    pages["/Kids"].reverse()


def turned_above(writer: PdfWriter) -> None:
    pages: Any = writer.root_object["/Pages"]
    pages[NameObject("/Rotate")] = NumberObject(90)


NO_PLACE, A_PLACE = (0, 0, 0, 0), (9, 9, 300, 300)
FOR_SIGNING, ABOVE = (40, 65, 200, 83), (40, 300, 200, 320)
"""Empty places on the first page: where side 1 signs, and in its middle."""
SIGNED = DictionaryObject(
    {
        NameObject("/Type"): NameObject("/Sig"),
        NameObject("/ByteRange"): ArrayObject(map(NumberObject, (0, 9, 99, 9))),
        NameObject("/Contents"): TextStringObject("x"),
    }
)
SCRIPT = DictionaryObject({NameObject("/S"): NameObject("/JavaScript"), NameObject("/JS"): TextStringObject("x")})
CHANGES: dict[str, tuple[Callable[[PdfWriter], object], Truth]] = {
    "nothing": (lambda _: None, Truth.TRUE),
    "signed unseen": (lambda writer: with_form(writer, "/Sig", NO_PLACE), Truth.TRUE),
    "signed in its place": (lambda writer: with_form(writer, "/Sig", FOR_SIGNING, SIGNED), Truth.TRUE),
    "not signed yet": (lambda writer: with_form(writer, "/Sig", FOR_SIGNING), Truth.ANNOTATED),
    "signed over words": (lambda writer: with_form(writer, "/Sig", A_PLACE, SIGNED), Truth.ANNOTATED),
    "signed in the middle": (lambda writer: with_form(writer, "/Sig", ABOVE, SIGNED), Truth.ANNOTATED),
    "signed from the other corner": (
        lambda writer: with_form(writer, "/Sig", (200, 320, 40, 62), SIGNED),
        Truth.ANNOTATED,
    ),
    "a field": (lambda writer: with_form(writer, "/Tx", A_PLACE), Truth.ANNOTATED),
    "a note": (lambda writer: writer.add_annotation(0, FreeText(text="25", rect=A_PLACE)), Truth.ANNOTATED),
    "a file": (lambda writer: writer.add_attachment("x.carrom", b"x"), Truth.ANNOTATED),
    "a file of our name": (lambda writer: writer.add_attachment("match-1.carrom", b"x"), Truth.ANNOTATED),
    "an action": (in_root("/OpenAction", SCRIPT), Truth.ANNOTATED),
    "a subject": (lambda writer: writer.add_metadata({"/Subject": "x"}), Truth.ANNOTATED),
    "a title": (lambda writer: writer.add_metadata({"/Title": "x"}), Truth.ALTERED),
    "crop box": (on_first_page("/CropBox", RectangleObject((0, 0, 300, 300))), Truth.ALTERED),
    "media box": (on_first_page("/MediaBox", RectangleObject((0, 0, 300, 300))), Truth.ALTERED),
    "turned": (on_first_page("/Rotate", NumberObject(180)), Truth.ALTERED),
    "a unit": (on_first_page("/UserUnit", NumberObject(9)), Truth.ALTERED),
    "turned above": (
        turned_above,
        Truth.ALTERED,
    ),
    "layers": (in_root("/OCProperties", DictionaryObject()), Truth.ALTERED),
    "transparent": (unseen, Truth.ALTERED),
    "covered": (lambda writer: over_each_page(writer, b"\nq 1 1 1 rg 0 0 999 999 re f Q"), Truth.ALTERED),
    "another order": (in_another_order, Truth.ALTERED),
    "a page less": (lambda writer: writer.remove_page(1), Truth.ALTERED),
    "a page more": (lambda writer: writer.add_blank_page(), Truth.ALTERED),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_lies_over_or_beside_a_pdf_is_never_true(name: str) -> None:
    change, truth = CHANGES[name]

    verdict = verify(written_again(change), "x.pdf", REPORT, version="1.2.3")

    assert verdict.truth is truth
    assert bool(verdict.differences) is (truth is not Truth.TRUE)


@pytest.mark.parametrize(
    "words",
    [
        pytest.param(each, marks=pytest.mark.skipif(which(each[0]) is None, reason=f"{each[0]} is not installed"))
        for each in (
            ("pdftocairo", "-pdf", "in.pdf", "out.pdf"),
            ("gs", "-q", "-dNOPAUSE", "-dBATCH", "-sDEVICE=pdfwrite", "-sOutputFile=out.pdf", "in.pdf"),
        )
    ],
    ids=lambda words: words[0],
)
def test_a_pdf_that_another_program_set_with_the_same_words_is_told_from_an_altered_one(
    words: tuple[str, ...], tmp_path: Path
) -> None:
    def printed(pdf: bytes) -> bytes:
        (tmp_path / "in.pdf").write_bytes(pdf)
        subprocess.run(words, check=True, cwd=tmp_path)
        return (tmp_path / "out.pdf").read_bytes()

    other = replace(MATCH, setup=replace(MATCH.setup, event="Another"))

    for options in (Options(), Options(Paper.LETTER, Extent.CARD, "de")):
        assert truth_of(printed(made(Form.PDF, options)), Form.PDF) is Truth.RESET
    assert truth_of(printed(made(Form.PDF, match=other)), Form.PDF) is Truth.ALTERED


def page_with(old: str, new: str) -> bytes:
    html = made(Form.HTML).decode()
    assert old in html
    return html.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    ("content", "truth"),
    [
        (made(Form.HTML).replace(b"\n", b"\r\n"), Truth.TRUE),
        (page_with("</main>", "<!-- x --></main>"), Truth.ANNOTATED),
        (page_with("</main>", "<!--><b>25</b>--></main>"), Truth.ALTERED),
        (page_with("</style>", "td{display:none}</style>"), Truth.ALTERED),
        (page_with("</style>", 'td::after{content:"5"}</style>'), Truth.ALTERED),
        (page_with("<body>", '<body style="color:#fff">'), Truth.ALTERED),
        (page_with("</main>", "</main><p>25</p>"), Truth.ALTERED),
        (page_with('<html lang="en"', "<html lang='en'"), Truth.RESET),
        (page_with("<td", '<td style="display:none"').replace(b'name="generator"', b'name="by"'), Truth.ALTERED),
        (page_with('<html lang="en"', '<html lang="xx" lang="en"'), Truth.ALTERED),
        (page_with("Player A1", "Play\u200ber A1"), Truth.ALTERED),
        (page_with("</h1>", "<img alt='' src='data:,'></h1>"), Truth.ALTERED),
    ],
)
def test_a_page_with_something_beside_its_words_is_not_true(content: bytes, truth: Truth) -> None:
    assert truth_of(content, Form.HTML) is truth


def test_a_table_saved_by_a_spreadsheet_is_set_anew() -> None:
    table = made(Form.CSV)
    rows = list(csv.reader(io.StringIO(table.decode("utf-8-sig"), newline="")))
    saved = io.StringIO(newline="")
    csv.writer(saved, delimiter=";", quoting=csv.QUOTE_ALL).writerows(rows)

    assert truth_of(table.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n"), Form.CSV) is Truth.TRUE
    assert truth_of(saved.getvalue().encode(), Form.CSV) is Truth.RESET
    *before, last = table.split(b",")
    assert truth_of(b",".join(before) + b"\r\n" + last, Form.CSV) is Truth.ALTERED


def styled(part: str, value: object) -> Callable[[Any], object]:
    """A cell with another look."""
    return lambda book: setattr(book["Boards"]["G2"], part, value)


def test_a_workbook_on_other_paper_is_true() -> None:
    assert truth_of(written(REPORT.report, Form.XLSX, Options(Paper.LETTER), "").content, Form.XLSX) is Truth.TRUE


WORKBOOKS: dict[str, tuple[Callable[[Any], object], Truth]] = {
    "saved again": (lambda _: None, Truth.TRUE),
    "a note": (lambda book: setattr(book["Boards"]["A1"], "comment", Comment("x", "y")), Truth.ANNOTATED),
    "a format": (lambda book: setattr(book["Boards"]["G2"], "number_format", '"99"'), Truth.ALTERED),
    "white": (lambda book: setattr(book["Boards"]["G2"], "font", Font(color="FFFFFFFF")), Truth.ALTERED),
    "a hidden row": (lambda book: setattr(book["Boards"].row_dimensions[2], "hidden", True), Truth.ALTERED),
    "a narrow column": (lambda book: setattr(book["Boards"].column_dimensions["G"], "width", 0.1), Truth.ALTERED),
    "a hidden sheet": (lambda book: setattr(book["Boards"], "sheet_state", "hidden"), Truth.ALTERED),
    "a formula": (lambda book: setattr(book["Boards"]["G2"], "value", "=6+6"), Truth.ALTERED),
    "a struck cell": (styled("font", Font(name="Calibri", strike=True)), Truth.ALTERED),
    "letters that are signs": (styled("font", Font(name="Wingdings")), Truth.ALTERED),
    "tiny letters": (styled("font", Font(name="Calibri", sz=1)), Truth.ALTERED),
    "a white tint": (styled("font", Font(name="Calibri", color=Color(rgb="FF000000", tint=1.0))), Truth.ALTERED),
    "of another palette": (styled("font", Font(name="Calibri", color=Color(indexed=8))), Truth.ALTERED),
    "repeated": (styled("alignment", Alignment(horizontal="fill")), Truth.ALTERED),
    "upside down": (styled("alignment", Alignment(textRotation=180)), Truth.ALTERED),
    "a date for a number": (styled("number_format", "d"), Truth.ALTERED),
    "noughts unseen": (lambda book: setattr(book["Boards"].sheet_view, "showZeros", False), Truth.ALTERED),
    "rows of no height": (lambda book: setattr(book["Boards"].sheet_format, "zeroHeight", True), Truth.ALTERED),
    "seen from below": (lambda book: setattr(book["Boards"].sheet_view, "topLeftCell", "A3"), Truth.ALTERED),
    "a line above the print": (lambda book: setattr(book["Boards"].oddHeader.center, "text", "B wins"), Truth.ALTERED),
    "a cut name": (lambda book: setattr(book["Boards"].column_dimensions["D"], "width", 3), Truth.ALTERED),
    "another sheet": (lambda book: book.create_sheet("More"), Truth.RESET),
}


@pytest.mark.parametrize("name", WORKBOOKS)
def test_a_workbook_that_shows_other_numbers_is_altered(name: str) -> None:
    change, truth = WORKBOOKS[name]
    book = load_workbook(io.BytesIO(made(Form.XLSX)))
    change(book)
    saved = io.BytesIO()
    book.save(saved)

    assert truth_of(made(Form.XLSX), Form.XLSX) is Truth.TRUE
    assert truth_of(saved.getvalue(), Form.XLSX) is truth


PARTS: dict[str, tuple[str, bytes, bytes, Truth]] = {
    "an empty drawing": ("xl/drawings/drawing1.xml", b"", b"<xdr:wsDr xmlns:xdr='x'></xdr:wsDr>", Truth.RESET),
    "a drawing": ("xl/drawings/drawing1.xml", b"", b"<xdr:wsDr xmlns:xdr='x'><a/></xdr:wsDr>", Truth.ALTERED),
    "white ink": ("xl/theme/theme1.xml", b'lastClr="000000"', b'lastClr="FFFFFF"', Truth.ALTERED),
    "what newer programs add": ("xl/worksheets/sheet1.xml", b"</worksheet>", b"<extLst/></worksheet>", Truth.ALTERED),
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

    assert truth_of((tmp_path / "saved" / "x.xlsx").read_bytes(), Form.XLSX) is Truth.RESET
