"""The organiser's name and logo: accepted images, and their use in reports."""

import struct
import zlib
from dataclasses import replace
from pathlib import Path

import pytest

from carrom_desk.cli import main
from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.desk.verify.looked_up import ComparedWith, Source
from carrom_desk.desk.verify.report_files import read_report
from carrom_desk.desk.verify.verification import ReportVerdict, verify
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.reports.drawings import charts
from carrom_desk.reports.drawings.charts import code_drawing
from carrom_desk.reports.drawings.qr_code import qr_code
from carrom_desk.reports.match_documents import Extent, Options
from carrom_desk.reports.organiser import LARGEST_LOGO, NOBODY, NotALogo, Organiser, logo_of, organiser_from
from tests.reports.sheets import TOSS, WHITE_BOARD, timed


def png(width: int = 3, height: int = 2) -> bytes:
    """Returns a red image."""

    def part(name: bytes, content: bytes) -> bytes:
        return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))

    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    pixels = zlib.compress((b"\0" + b"\xc8\x1e\x1e" * width) * height)
    return b"\x89PNG\r\n\x1a\n" + part(b"IHDR", head) + part(b"IDAT", pixels) + part(b"IEND", b"")


JPEG = b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x0b\x08\x00\x02\x00\x03\x01\x11\x00\xff\xd9"


@pytest.mark.parametrize("content", [png(), JPEG])
def test_a_picture_can_be_a_logo_and_is_read_back(content: bytes) -> None:
    organiser = Organiser("Club", logo_of(content))

    assert organiser_from(organiser.text()) == organiser
    drawing = organiser.drawing()
    assert drawing is not None
    assert 'viewBox="0 0 3 2"' in drawing.svg


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"<svg/>", "not a PNG or JPEG"),
        (png()[:30], "not a PNG or JPEG"),
        (png(0), "not a PNG or JPEG"),
        (png() + b"x" * LARGEST_LOGO, "too large"),
    ],
)
def test_what_is_no_picture_or_too_large_is_refused_in_a_sentence(content: bytes, why: str) -> None:
    with pytest.raises(NotALogo, match=why):
        logo_of(content)


@pytest.mark.parametrize(
    "text", ["", "[]", '{"name": "x"}', '{"name": "x", "logo": "data:image/svg+xml;base64,PHN2Zy8+"}']
)
def test_a_forged_logo_is_not_taken(text: str) -> None:
    assert organiser_from(text) == NOBODY


RECORD = timed(TOSS, *WHITE_BOARD)
REPORT = match_report(StoredMatch(MatchId("one"), RECORD.setup, RECORD.entries))
OPTIONS = Options(extent=Extent.CARD, organiser=Organiser("Chennai District", logo_of(png())))


NOT_VERIFIED = "Not verified, because it is not part of the match: "


@pytest.mark.parametrize("form", [Form.PDF, Form.HTML])
@pytest.mark.parametrize("hall", ["", "http://10.0.0.7:8080"])
def test_a_report_is_true_and_says_that_organiser_and_hall_are_not_verified(form: Form, hall: str) -> None:
    content = written(REPORT, form, replace(OPTIONS, hall=hall), "").content

    found = verify(read_report(content, f"x.{form}"), [Source(REPORT.match.stored, ComparedWith.FILE)])

    beside = " · ".join(filter(None, ("Organised by Chennai District", "The organiser’s logo", hall)))
    assert (found.verdict, found.notes) == (ReportVerdict.TRUE, (f"{NOT_VERIFIED}{beside}.",))


def test_the_code_leads_to_the_hall_or_says_how_to_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    def noted(text: str, scale: int) -> str:
        made.append(text)
        return qr_code(text, scale)

    monkeypatch.setattr(charts, "qr_code", noted)

    code_drawing("m1", "3f0a 91c2 77de 0b45")
    code_drawing("m1", "3f0a 91c2 77de 0b45", "http://10.0.0.7:8080")

    assert made == ["carrom-desk verify --fingerprint 3f0a91c277de0b45 m1", "http://10.0.0.7:8080/results#mm1"]


def test_a_web_page_shows_and_carries_the_logo_once() -> None:
    text = written(REPORT, Form.HTML, OPTIONS, "").content.decode()

    assert "Organised by Chennai District" in text
    assert text.count("data:image/png") == 2


def test_a_command_refuses_a_logo_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    logo, target = tmp_path / "logo.png", tmp_path / "x.pdf"
    logo.write_text("no picture")

    assert main(["blank", "--to", str(target), "--logo", str(logo)]) != 0
    assert "not a PNG or JPEG picture" in capsys.readouterr().err
    assert not target.exists()
