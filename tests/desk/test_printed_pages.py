"""A report printed by a browser is recognised, and every change in it is found."""

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pypdf import PageObject, PdfReader, PdfWriter
from pypdf.generic import DecodedStreamObject, DictionaryObject, NameObject

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.painted_text import NotReadable, runs_by_page
from carrom_desk.desk.verify.verification import ComparedWith, ReportVerdict, Source, Verification, verify
from carrom_desk.match.entry.entries import ProtestLodged, WalkedOver
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from tests.fakes import DOUBLES, stroke
from tests.hall.browser import Browser
from tests.needs import needs_chromium
from tests.reports.sheets import EVENTFUL, TOSS, WHITE_BOARD, timed

MATCH_ID = "0123456789abcdef0123456789abcdef"
LONG = ("Wolfeschlegelsteinhausenbergerdorff Maximilian", "Ramakrishnan Venkatasubramaniam Chidambaram Iy")
FOREIGN = ("Ñuñez-Müllerßen fficier Đặng", "محمد عبد الرحمن بن عوف")
LONG_NAMED = replace(DOUBLES, sides=BySide(tuple(map(Player, LONG)), tuple(map(Player, FOREIGN))))
PRINTED = {
    "eventful": (timed(*EVENTFUL), Options()),
    "unfinished, long names": (timed(TOSS, stroke(2), stroke(0), setup=LONG_NAMED), Options(Paper.LETTER)),
    "long names in German": (timed(TOSS, stroke(2), *WHITE_BOARD[1:], setup=LONG_NAMED), Options(language="de")),
    "Urdu": (timed(*EVENTFUL), Options(language="ur")),
    "long names in Urdu": (timed(TOSS, stroke(2), setup=LONG_NAMED), Options(extent=Extent.CARD, language="ur")),
    "walkover": (timed(WalkedOver(Side.A, "absent")), Options()),
    "protest": (timed(TOSS, *WHITE_BOARD, ProtestLodged(Side.B, "The Queen was covered.")), Options()),
}


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    running = Browser(tmp_path_factory.mktemp("browser"))
    yield running
    running.close()


def source_of(name: str) -> Source:
    record = PRINTED[name][0]
    match = StoredMatch(MatchId(MATCH_ID), record.setup, record.entries)
    return Source(match_report(match, version="9"), ComparedWith.FILE)


def page_of(name: str) -> str:
    return written(source_of(name).report, Form.HTML, PRINTED[name][1], "x").content.decode()


def verified(page: str, name: str, browser: Browser, folder: Path) -> Verification:
    """Returns the verdict on a printed page of this match."""
    file = folder / "report.html"
    file.write_text(page, encoding="utf-8")
    browser.open(file.as_uri())
    return verify(browser.printed(), "x.pdf", source_of(name), version="9")


@needs_chromium
@pytest.mark.parametrize("name", PRINTED)
def test_a_page_that_a_browser_prints_is_set_anew(name: str, browser: Browser, tmp_path: Path) -> None:
    verdict = verified(page_of(name), name, browser, tmp_path)

    assert (verdict.truth, verdict.differences) == (ReportVerdict.RESET, ())


@needs_chromium
@pytest.mark.parametrize("name", ["eventful", "Urdu"])
def test_a_digit_changed_before_a_page_was_printed_is_found(name: str, browser: Browser, tmp_path: Path) -> None:
    page = page_of(name)
    body = page.index("<body>")
    places = [found.start() for found in re.finditer(r"(?<=>)\d(?=[^<>]*<)", page) if found.start() > body]
    place = Random(7).choice(places)
    other = str((int(page[place]) + 1) % 10)

    verdict = verified(page[:place] + other + page[place + 1 :], name, browser, tmp_path)

    assert verdict.truth is ReportVerdict.ALTERED
    assert verdict.differences


@needs_chromium
def test_words_changed_before_a_page_was_printed_are_found(browser: Browser, tmp_path: Path) -> None:
    page = page_of("eventful")
    for changed in (
        page.replace(">Player A1<", ">Player B1<", 1),
        page.replace("</main>", "<p>25</p></main>"),
        page.replace("counter(page)", '"B wins the match"'),
    ):
        verdict = verified(changed, "eventful", browser, tmp_path)

        assert verdict.truth is ReportVerdict.ALTERED
        assert verdict.differences


# What is painted


def page_painted(orders: bytes) -> bytes:
    """Returns a PDF that paints this text; the codes of its font are letters, 9 is ﬁ."""
    writer = PdfWriter()
    page: PageObject = writer.add_blank_page(100, 100)
    codes = b"1 beginbfrange\n<41> <5A> <0041>\nendbfrange\n1 beginbfchar\n<09> <FB01>\nendbfchar"
    font = DictionaryObject({NameObject("/Subtype"): NameObject("/Type3")})
    font[NameObject("/ToUnicode")] = writer._add_object(stream_of(codes))
    form = stream_of(b"BT /F 1 Tf (F) Tj ET")
    form[NameObject("/Subtype")] = NameObject("/Form")
    image = stream_of(b"")
    image[NameObject("/Subtype")] = NameObject("/Image")
    drawings = {NameObject("/Form"): writer._add_object(form), NameObject("/Image"): writer._add_object(image)}
    page[NameObject("/Resources")] = DictionaryObject(
        {
            NameObject("/Font"): DictionaryObject({NameObject("/F"): writer._add_object(font)}),
            NameObject("/XObject"): DictionaryObject(drawings),
        }
    )
    page[NameObject("/Contents")] = writer._add_object(stream_of(orders))
    content = io.BytesIO()
    writer.write(content)
    return content.getvalue()


def stream_of(data: bytes) -> DecodedStreamObject:
    stream = DecodedStreamObject()
    stream.set_data(data)
    return stream


@pytest.mark.parametrize(
    ("orders", "painted"),
    [
        (b"BT /F 1 Tf 0 50 Td (AB) Tj 0 -10 Td [(C) 5 (D)] TJ ET", {0.5: "AB", 0.4: "CD"}),
        (b"q .5 0 0 .5 0 0 cm BT /F 1 Tf 1 0 0 1 0 50 Tm (A) Tj 20 TL (B) ' ET Q", {0.25: "A", 0.15: "B"}),
        (b"BT /F 1 Tf <09> Tj <01> Tj ET", {0.0: "\ufb01\ufffd"}),
        (b"BT /F 1 Tf /Span <</ActualText (X)>> BDC (A) Tj EMC (B) Tj ET", {0.0: "XB"}),
        (b"BT /F 1 Tf /Span <</ActualText (25)>> BDC (A) Tj EMC ET", {0.0: "A"}),
        (b"q 1 0 0 1 0 70 cm /Form Do Q", {0.7: "F"}),
    ],
)
def test_the_text_of_a_page_is_read_as_it_is_painted(orders: bytes, painted: dict[float, str]) -> None:
    found: dict[float, str] = {}
    for run in runs_by_page(page_painted(orders))[0]:
        height = round(run.height, 3)
        found[height] = found.get(height, "") + run.text

    assert found == painted


@pytest.mark.parametrize("orders", [b"/Image Do", b"BT 3 Tr /F 1 Tf (A) Tj ET", b"/Form Do Q", b"/None Do"])
def test_what_hides_text_or_is_damaged_is_not_read(orders: bytes) -> None:
    with pytest.raises(NotReadable):
        runs_by_page(page_painted(orders))


def test_pages_that_another_program_took_out_of_a_report_are_set_anew() -> None:
    source = source_of("walkover")
    report = PdfReader(io.BytesIO(written(source.report, Form.PDF, Options(extent=Extent.CARD), "x").content))

    def taken_out(change: bytes = b"") -> bytes:
        writer = PdfWriter()
        page = writer.add_page(report.pages[0])
        contents = page.get_contents()
        assert contents is not None
        page[NameObject("/Contents")] = writer._add_object(stream_of(contents.get_data() + change))
        content = io.BytesIO()
        writer.write(content)
        return content.getvalue()

    assert verify(taken_out(), "x.pdf", source, version="9").truth is ReportVerdict.RESET
    assert verify(taken_out(b"\n0 0 9 9 re f"), "x.pdf", source, version="9").truth is ReportVerdict.ALTERED
