"""Verification of reports: every document is true as it was written, and never after a change."""

import csv
import io
import json
import os
import re
import subprocess
import sys
import zlib
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from openpyxl import load_workbook
from pypdf import PdfReader, PdfWriter
from pypdf.annotations import FreeText

from carrom_desk import __version__
from carrom_desk.cli import main
from carrom_desk.desk.documents import Form, MatchNumbers, PlayerReport, Subject, day_report, match_report, written
from carrom_desk.desk.gathering import Found, replayed
from carrom_desk.desk.verify.report_files import CannotVerify, read_report
from carrom_desk.desk.verify.verification import ReportVerdict
from carrom_desk.exchange.match_file import write_match
from carrom_desk.languages import speaking
from carrom_desk.match.entry.entries import ActEntry
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options, match_document
from carrom_desk.reports.output.packed_workbook import _archive, _Part, without_times
from carrom_desk.reports.output.typeset import set_pages
from tests.desk.verified import FORMS, MATCH, OTHER, made, verdict_of, verified

TRUE, ANNOTATED, ALTERED = ReportVerdict.TRUE, ReportVerdict.ANNOTATED, ReportVerdict.ALTERED
GERMAN_CARD = Options(Paper.LETTER, Extent.CARD, "de", hall="http://10.0.0.7:8080", separator=";")


MATCHES = (MATCH, replace(OTHER, setup=replace(OTHER.setup, category="Under 14, girls")))


def day(title: str, initials: str | None = None) -> Subject:
    return day_report(title, Found(tuple(map(replayed, MATCHES)), ()), initials)


def subjects() -> dict[str, Subject]:
    """Returns every kind of document about matches."""
    matches = tuple(map(replayed, MATCHES))
    return {
        "match": match_report(MATCH),
        "statistics": MatchNumbers(matches[0]),
        "player": PlayerReport("Player B1", matches),
        "day": day("State Championship, 2026-11-21"),
        "chosen": day(""),
        "initials": day("State Championship", ""),
        "initials of a category": day("2026-11-21", "under 14, girls"),
    }


NO_WORKBOOK = ("statistics", "player")


@pytest.mark.parametrize("options", [Options(), GERMAN_CARD], ids=["usual", "German"])
@pytest.mark.parametrize("name", subjects())
def test_every_document_is_true_as_it_was_written(name: str, options: Options) -> None:
    matches = MATCHES
    for form in FORMS:
        if (form is Form.STROKES and name != "match") or (form is Form.XLSX and name in NO_WORKBOOK):
            continue
        with speaking(options.language):
            content = written(subjects()[name], form, options, "x").content
        about = read_report(content, f"x{form.ending}").ids
        sources = [each for each in matches if each.id in about] or [MATCH]

        found = verified(content, form, *sources)

        assert (found.verdict, found.differences) == (TRUE, ()), (name, form)


def test_a_document_is_the_same_on_another_computer(tmp_path: Path) -> None:
    """Another time zone, language, order of hashes, user and folder, in a process of its own."""
    source = tmp_path / "one.carrom"
    source.write_text(write_match(MATCH), encoding="utf-8")
    elsewhere = {
        "TZ": "Pacific/Kiritimati",
        "LC_ALL": "tr_TR.UTF-8",
        "LANGUAGE": "hi",
        "PYTHONHASHSEED": "77",
        "USER": "Ünal",
        "HOME": str(tmp_path),
        "CARROM_DESK_DATABASE": str(tmp_path / "none.sqlite3"),
    }
    for ending in ("pdf", "html", "csv", "xlsx"):
        here, there = tmp_path / f"here.{ending}", tmp_path / f"there.{ending}"
        assert main(["report", str(source), "--to", str(here)]) == 0
        words = [sys.executable, "-m", "carrom_desk", "report", str(source), "--to", str(there)]
        subprocess.run(words, check=True, env={**os.environ, **elsewhere}, umask=0o077)

        assert here.read_bytes() == there.read_bytes(), ending
        verify = [sys.executable, "-m", "carrom_desk", "verify", str(there), str(source)]
        done = subprocess.run(verify, check=False, capture_output=True, env={**os.environ, **elsewhere})
        assert json.loads(done.stdout)["report"] == "true", done.stderr


@pytest.mark.parametrize("form", [Form.PDF, Form.XLSX])
def test_another_zlib_makes_no_difference(form: Form, monkeypatch: pytest.MonkeyPatch) -> None:
    compress, compressor, here = zlib.compress, zlib.compressobj, made(form)
    monkeypatch.setattr(zlib, "compress", lambda content: compress(content, 1))
    monkeypatch.setattr(zlib, "compressobj", lambda *_, **__: compressor(1, wbits=-15))
    there = written(match_report(MATCH), form, Options(), "x").content
    monkeypatch.undo()

    assert there != here
    assert verdict_of(there, form) is TRUE
    for place in range(len(there) - 3_000, len(there), 700):
        assert verdict_of(there[:place] + bytes([there[place] ^ 1]) + there[place + 1 :], form) is not TRUE
    if form is Form.PDF:
        assert (
            PdfReader(io.BytesIO(there)).pages[0].extract_text() == PdfReader(io.BytesIO(here)).pages[0].extract_text()
        )
        assert verdict_of(there + b"signed", form) is ANNOTATED


# Changes


@pytest.mark.parametrize("form", FORMS)
def test_no_document_with_a_changed_byte_is_true(form: Form) -> None:
    content = made(form, Options(extent=Extent.CARD))
    line_ends = b"\r\n" if form not in (Form.PDF, Form.XLSX) else b""

    @settings(max_examples=12, deadline=None)
    @given(st.integers(0, len(content) - 1), st.integers(1, 255))
    def check(place: int, change: int) -> None:
        byte = bytes([content[place] ^ change])
        if byte not in line_ends and content[place : place + 1] not in line_ends:
            try:
                found = verdict_of(content[:place] + byte + content[place + 1 :], form)
            except CannotVerify:
                return
            assert found is not TRUE

    check()


def test_only_the_times_of_a_workbook_do_not_count() -> None:
    content = made(Form.XLSX)
    expected = without_times(content)
    with ZipFile(io.BytesIO(content)) as packed:
        infos = packed.infolist()
        indexed = content.index(b"PK\1\2")
    times = {info.header_offset + place for info in infos for place in range(10, 14)}
    saved = content.index(b"docProps/core.xml")

    for place in (*range(0, len(content), 29), *range(saved - 30, saved), *range(indexed, indexed + 100)):
        changed = content[:place] + bytes([content[place] ^ 1]) + content[place + 1 :]
        # A time stands twice; changed in one place only, it is no file that another program packed.
        is_alike = without_times(changed) == expected
        assert not is_alike or place in times or unpacked(changed) == unpacked(content), place
    for more in (content + b"x", b"x" + content, content[:-1]):
        assert without_times(more) != expected
    later = repacked(lambda name, part: re.sub(rb"\d{4}(?=-\d\d-\d\dT)", b"2031", part) if "core" in name else part)
    assert without_times(later) == expected
    assert verdict_of(later, Form.XLSX) is TRUE


def unpacked(workbook: bytes) -> list[bytes]:
    """Returns the parts; a changed bit of a packed part may stand for the same text from another place."""
    with ZipFile(io.BytesIO(workbook)) as found:
        return [re.sub(rb"\d{4}-[-0-9T:]+Z", b"", found.read(info)) for info in found.infolist()]


def repacked(change: Callable[[str, bytes], bytes]) -> bytes:
    """Returns the workbook with changed parts, packed as Carrom Desk packs it."""
    parts = []
    with ZipFile(io.BytesIO(made(Form.XLSX))) as packed:
        for name in packed.namelist():
            content = change(name, packed.read(name))
            packer = zlib.compressobj(wbits=-15)
            deflated = packer.compress(content) + packer.flush()
            checksum = zlib.crc32(content)
            part = _Part(name.encode(), b"\0\0\x21\x5a", deflated, checksum, len(content))
            parts.append(part)
    return _archive(parts)


def pdf() -> bytes:
    return made(Form.PDF, Options(extent=Extent.CARD))


def appended(change: Callable[[PdfWriter], object]) -> bytes:
    """Returns the PDF as a program saves it that appends its changes."""
    writer = PdfWriter(io.BytesIO(pdf()), incremental=True)
    change(writer)
    content = io.BytesIO()
    writer.write(content)
    return content.getvalue()


def saved_again() -> bytes:
    content = io.BytesIO()
    PdfWriter(clone_from=PdfReader(io.BytesIO(pdf()))).write(content)
    return content.getvalue()


def newer_generation() -> bytes:
    """Returns the PDF with the contents of the first page once more, as a newer generation that viewers prefer."""
    number = re.search(rb"(\d+) 0 obj\n<</Length \d+/Filter/FlateDecode>>", pdf())
    assert number is not None
    start = len(pdf()) + 1
    update = b"\n%b 1 obj\n<</Length 0>>\nstream\n\nendstream\nendobj\n" % number[1]
    table = b"xref\n%b 1\n%010d 00001 n \ntrailer\n<</Size 9999/Prev 9>>\n" % (number[1], start)
    return pdf() + update + table + b"startxref\n%d\n%%%%EOF\n" % (start + len(update))


NOTE = FreeText(text="25", rect=(9, 9, 300, 300))
PDFS: dict[str, tuple[Callable[[], bytes], ReportVerdict]] = {
    "a note": (lambda: appended(lambda writer: writer.add_annotation(0, NOTE)), ANNOTATED),
    "another match attached": (
        lambda: appended(lambda writer: writer.add_attachment("match-1.carrom", b"")),
        ANNOTATED,
    ),
    "a page more": (lambda: appended(lambda writer: writer.add_blank_page()), ANNOTATED),
    "a newer generation": (newer_generation, ANNOTATED),
    "a line end": (lambda: pdf() + b"\n", ANNOTATED),
    "saved again": (saved_again, ALTERED),
    "something before it": (lambda: b"\n" + pdf(), ALTERED),
    "cut off": (lambda: pdf()[:-1], ALTERED),
    "an entry that is free": (lambda: pdf().replace(b"/Type/XRef", b"/Type/XREF"), ALTERED),
}


@pytest.mark.parametrize("name", PDFS)
def test_a_changed_pdf_is_annotated_only_if_it_begins_with_the_original(name: str) -> None:
    change, verdict = PDFS[name]

    alone, stored = verified(change(), Form.PDF), verified(change(), Form.PDF, MATCH)

    for found in (alone, stored):
        assert (found.verdict, found.differences, found.original) == (verdict, (), pdf())


def page_with(old: str, new: str) -> bytes:
    html = made(Form.HTML).decode()
    assert old in html
    return html.replace(old, new, 1).encode()


@pytest.mark.parametrize(
    ("content", "verdict", "differences"),
    [
        (made(Form.HTML).replace(b"\n", b"\r\n"), TRUE, ()),
        (page_with("</main>", "<!-- x --></main>"), ALTERED, ()),
        (page_with("</style>", "td{display:none}</style>"), ALTERED, ()),
        (page_with("</h1>", "\u200bx</h1>"), ALTERED, None),
        (page_with("</main>", "<p>25</p></main>"), ALTERED, ("“25” appears where the match has “”.",)),
        (page_with(">12<", ">13<"), ALTERED, ("“13” appears where the match has “12”.",)),
        (made(Form.HTML) + b" ", ALTERED, ()),
        (page_with("about=match", "about=day"), ALTERED, None),
        (page_with("about=match", "about=player"), ALTERED, None),
    ],
)
def test_a_changed_page_is_altered(content: bytes, verdict: ReportVerdict, differences: tuple[str, ...] | None) -> None:
    found = verified(content, Form.HTML, MATCH)

    assert found.verdict is verdict
    assert found.differences == differences or (differences is None and found.differences)


def test_a_table_that_a_spreadsheet_saved_again_is_altered() -> None:
    table = made(Form.CSV)
    rows = list(csv.reader(io.StringIO(table.decode("utf-8-sig"), newline="")))
    saved = io.StringIO(newline="")
    csv.writer(saved, delimiter=";", quoting=csv.QUOTE_ALL).writerows(rows)
    book = io.BytesIO()
    load_workbook(io.BytesIO(made(Form.XLSX))).save(book)

    assert verdict_of(table.replace(b"\r\n", b"\n"), Form.CSV) is TRUE
    assert verdict_of(saved.getvalue().encode(), Form.CSV) is ALTERED
    assert verdict_of(book.getvalue(), Form.XLSX) is ALTERED
    changed = verified(made(Form.STROKES, Options(language="de")).replace(b",2,", b",9,", 1), Form.STROKES, MATCH)
    assert (changed.verdict, len(changed.differences)) == (ALTERED, 1), "compared in the language that fits best"


@pytest.mark.parametrize(
    ("content", "name"), [(b"x", "x.txt"), (b"x", "x.pdf"), (b"x", "x.xlsx"), (b"%PDF-1.7", "x.docx")]
)
def test_what_is_no_report_is_told(content: bytes, name: str) -> None:
    with pytest.raises(CannotVerify, match="Only PDF, HTML, CSV and XLSX reports"):
        read_report(content, name)


@pytest.mark.parametrize(
    ("content", "form"),
    [(b"%PDF-1.7\nprinted", Form.PDF), (b"<p>25", Form.HTML), (b"a,b\n1,2\n", Form.CSV), (b"PK\3\4", Form.XLSX)],
)
def test_what_another_program_made_is_altered(content: bytes, form: Form) -> None:
    found = verified(content, form, MATCH)

    assert (found.verdict, verdict_of(found.original, form)) == (ALTERED, TRUE)
    with pytest.raises(CannotVerify, match="This file contains no match"):
        verified(content, form)


# Matches


def test_another_match_is_told_from_an_altered_report() -> None:
    for form in (Form.PDF, Form.HTML, Form.XLSX, Form.STROKES):
        found = verified(made(form), form, OTHER)
        assert (found.verdict, found.notes) == (ReportVerdict.OTHER, ("The report is for match one, not other.",))
    assert verdict_of(made(Form.CSV), Form.CSV, OTHER) is ALTERED, "a table does not say what match it is of"


def test_a_match_that_has_gone_on_is_told() -> None:
    shorter = replace(MATCH, entries=MATCH.entries[:-2])

    found = verified(made(Form.PDF, match=shorter), Form.PDF, MATCH)

    assert (found.verdict, found.original) == (ALTERED, made(Form.PDF))
    assert found.notes == ("The stored match one is different. It has continued since, or was changed.",)


def test_a_report_of_a_file_without_rulings_is_true_of_the_imported_match() -> None:
    unruled = tuple(
        replace(each, entry=replace(each.entry, ruling=None)) if isinstance(each.entry, ActEntry) else each
        for each in MATCH.entries
    )

    for form in (Form.PDF, Form.HTML):
        assert verdict_of(made(form, match=replace(MATCH, entries=unruled)), form) is TRUE


def test_a_match_inside_that_was_altered_is_found() -> None:
    sheet = replayed(MATCH).sheet()
    shorter = write_match(replace(MATCH, entries=MATCH.entries[:-1]))

    for text in (shorter, shorter.replace("one", "two"), write_match(OTHER)):
        content = set_pages(match_document(sheet, Options(), text)).pdf
        for matches in ((), (MATCH,)):
            try:
                assert verified(content, Form.PDF, *matches).verdict is ALTERED
            except CannotVerify:
                assert matches == ()


def test_a_report_of_several_matches_needs_all_of_them() -> None:
    content = written(day(""), Form.HTML, Options(), "x").content

    with pytest.raises(CannotVerify, match="Import match one and try again"):
        verified(content, Form.HTML)
    assert verified(written(day(""), Form.PDF, Options(), "x").content, Form.PDF).verdict is TRUE


def test_a_made_up_title_of_a_day_is_told() -> None:
    notes = [
        verified(written(day(title), Form.HTML, Options(), "x").content, Form.HTML, *MATCHES).notes
        for title in ("2026-11-21", "Player B1 wins the final")
    ]

    assert notes == [(), ("Not verified, because it is not part of the match: Player B1 wins the final.",)]


# Versions


@pytest.mark.parametrize("form", [Form.PDF, Form.HTML, Form.XLSX])
def test_a_report_of_another_version_that_differs_is_altered_and_names_the_version(form: Form) -> None:
    content = made(form)
    assert verified(content, form, MATCH, version="9").verdict is TRUE, "the same but for the version"
    altered = {
        Form.PDF: saved_again(),
        Form.HTML: content.replace(b"Player A1", b"Player A2", 1),
        Form.XLSX: content + b"x",
    }

    found = verified(altered[form], form, MATCH, version="9")

    assert (found.verdict, found.version) == (ALTERED, __version__)
    assert f"made by version {__version__}" in found.notes[0]
    assert f"Carrom Desk {__version__}".encode() not in found.original


def test_a_report_that_another_version_of_the_typesetter_made_is_told() -> None:
    found = verified(re.sub(rb"Typst [\d.]+</xmp", b"Typst 0.1</xmp", pdf()), Form.PDF, MATCH)

    assert (found.verdict, found.version) == (ALTERED, "")
    assert f"made by version {__version__} (Typst 0.1), and this is version {__version__} (Typst " in found.notes[0]


def test_a_version_that_is_a_sentence_is_altered() -> None:
    content = made(Form.HTML).replace(f"Carrom Desk {__version__}".encode(), b"Carrom Desk B1-wins")

    assert verdict_of(content, Form.HTML) is ALTERED


def test_a_page_is_true_whatever_language_the_program_speaks() -> None:
    with speaking("de"):
        assert verdict_of(made(Form.HTML), Form.HTML) is TRUE
