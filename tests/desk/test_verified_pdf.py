"""PDF reports: changes that other programs may make, and changes that alter a report."""

import io
import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from shutil import which
from typing import Any

import pytest
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

from carrom_desk.desk.documents import Form
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from tests.desk.verified import MATCH, REPORT, made, truth_of


def test_an_altered_description_of_a_drawing_is_found() -> None:
    pdf = made(Form.PDF)
    writer = PdfWriter(clone_from=PdfReader(io.BytesIO(pdf)))
    drawing = next(each for each in writer._objects if isinstance(each, DictionaryObject) and "/Alt" in each)
    drawing[NameObject("/Alt")] = TextStringObject("After board 1: 25–0.")
    content = io.BytesIO()
    writer.write(content)

    assert truth_of(content.getvalue(), Form.PDF, None) is ReportVerdict.ALTERED


def redrawn(pdf: bytes, page: int, old: bytes, new: bytes) -> bytes:
    """Returns the file with a page's drawing operators changed."""
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
    assert truth_of(redrawn(pdf, 0, b"BT", b"BT"), Form.PDF, None) is ReportVerdict.TRUE, (
        "written again by another program"
    )

    contents = PdfReader(io.BytesIO(pdf)).pages[0].get_contents()
    assert contents is not None
    text = re.findall(rb"<[0-9a-fA-F]{8,}>|\([^()]{3,}\)", contents.get_data())[3]

    assert truth_of(redrawn(pdf, 0, text, b"<" + b"0024" * 3 + b">"), Form.PDF, None) is ReportVerdict.ALTERED


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

    assert truth_of(content.getvalue(), Form.PDF, None) is ReportVerdict.ALTERED


def written_again(change: Callable[[PdfWriter], object], pdf: bytes = b"") -> bytes:
    """Returns the PDF report after a change by another program."""
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
    """Adds a field to the first page."""
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
"""Empty places on the first page: the signature area of side 1, and the middle."""
SIGNED = DictionaryObject(
    {
        NameObject("/Type"): NameObject("/Sig"),
        NameObject("/ByteRange"): ArrayObject(map(NumberObject, (0, 9, 99, 9))),
        NameObject("/Contents"): TextStringObject("x"),
    }
)
SCRIPT = DictionaryObject({NameObject("/S"): NameObject("/JavaScript"), NameObject("/JS"): TextStringObject("x")})
CHANGES: dict[str, tuple[Callable[[PdfWriter], object], ReportVerdict]] = {
    "nothing": (lambda _: None, ReportVerdict.TRUE),
    "signed unseen": (lambda writer: with_form(writer, "/Sig", NO_PLACE), ReportVerdict.TRUE),
    "signed in its place": (lambda writer: with_form(writer, "/Sig", FOR_SIGNING, SIGNED), ReportVerdict.TRUE),
    "not signed yet": (lambda writer: with_form(writer, "/Sig", FOR_SIGNING), ReportVerdict.ANNOTATED),
    "signed over words": (lambda writer: with_form(writer, "/Sig", A_PLACE, SIGNED), ReportVerdict.ANNOTATED),
    "signed in the middle": (lambda writer: with_form(writer, "/Sig", ABOVE, SIGNED), ReportVerdict.ANNOTATED),
    "signed from the other corner": (
        lambda writer: with_form(writer, "/Sig", (200, 320, 40, 62), SIGNED),
        ReportVerdict.ANNOTATED,
    ),
    "a field": (lambda writer: with_form(writer, "/Tx", A_PLACE), ReportVerdict.ANNOTATED),
    "a note": (lambda writer: writer.add_annotation(0, FreeText(text="25", rect=A_PLACE)), ReportVerdict.ANNOTATED),
    "a file": (lambda writer: writer.add_attachment("x.carrom", b"x"), ReportVerdict.ANNOTATED),
    "a file of our name": (lambda writer: writer.add_attachment("match-1.carrom", b"x"), ReportVerdict.ANNOTATED),
    "an action": (in_root("/OpenAction", SCRIPT), ReportVerdict.ANNOTATED),
    "a subject": (lambda writer: writer.add_metadata({"/Subject": "x"}), ReportVerdict.ANNOTATED),
    "a title": (lambda writer: writer.add_metadata({"/Title": "x"}), ReportVerdict.ALTERED),
    "crop box": (on_first_page("/CropBox", RectangleObject((0, 0, 300, 300))), ReportVerdict.ALTERED),
    "media box": (on_first_page("/MediaBox", RectangleObject((0, 0, 300, 300))), ReportVerdict.ALTERED),
    "turned": (on_first_page("/Rotate", NumberObject(180)), ReportVerdict.ALTERED),
    "a unit": (on_first_page("/UserUnit", NumberObject(9)), ReportVerdict.ALTERED),
    "turned above": (
        turned_above,
        ReportVerdict.ALTERED,
    ),
    "layers": (in_root("/OCProperties", DictionaryObject()), ReportVerdict.ALTERED),
    "transparent": (unseen, ReportVerdict.ALTERED),
    "covered": (lambda writer: over_each_page(writer, b"\nq 1 1 1 rg 0 0 999 999 re f Q"), ReportVerdict.ALTERED),
    "another order": (in_another_order, ReportVerdict.ALTERED),
    "a page less": (lambda writer: writer.remove_page(1), ReportVerdict.ALTERED),
    "a page more": (lambda writer: writer.add_blank_page(), ReportVerdict.ALTERED),
}


OF_PAGES = ("another order", "a page less")
"""Changes for which a report has to have several pages."""


@pytest.mark.parametrize("name", CHANGES)
def test_what_lies_over_or_beside_a_pdf_is_never_true(name: str) -> None:
    change, truth = CHANGES[name]
    pdf = made(Form.PDF, Options(extent=Extent.ALL if name in OF_PAGES else Extent.CARD))

    verdict = verify(written_again(change, pdf), "x.pdf", REPORT, version="1.2.3")

    assert verdict.truth is truth
    assert bool(verdict.differences) is (truth is not ReportVerdict.TRUE)


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
        assert truth_of(printed(made(Form.PDF, options)), Form.PDF) is ReportVerdict.RESET
    assert truth_of(printed(made(Form.PDF, Options(extent=Extent.CARD), other)), Form.PDF) is ReportVerdict.ALTERED
