"""Days, statistics and blank sheets as PDF."""

import re
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from carrom_desk.desk.documents import DayReport
from carrom_desk.gui.printing.blank_pages import blank_printable
from carrom_desk.gui.printing.day_work import PdfWork, day_content
from carrom_desk.gui.printing.pdf_blank import blank_pdf
from carrom_desk.gui.printing.pdf_report import pdf_of
from carrom_desk.gui.printing.pdf_statistics import match_statistics_pdf, player_statistics_pdf
from carrom_desk.match.setup import Competition, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.reports.blank_sheet import blank_sheet_of
from carrom_desk.reports.day import Day, day_of
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.player_statistics import player_statistics_of
from tests.fakes import DOUBLES, SINGLES
from tests.needs import needs_poppler
from tests.reports.generated import NAMES
from tests.reports.sheets import TOSS, WHITE_BOARD, eventful, sheet

EIGHT = Competition(games=3, points=25, boards=8)


def day_pdf(day: Day) -> bytes:
    return day_content(PdfWork(DayReport(day, ()), Paper.A4))


def pages_of(content: bytes, path: Path) -> list[str]:
    """The text of every page."""
    path.write_bytes(content)
    read = subprocess.run(["pdftotext", "-layout", str(path), "-"], capture_output=True, check=True)
    text = read.stdout.decode("utf-8")
    return text.removesuffix("\f").split("\f")


def page_count(content: bytes) -> int:
    return len(re.findall(rb"/Type\s*/Page\b(?!s)", content))


@needs_poppler
def test_a_day_begins_with_its_results_and_every_sheet_numbers_its_own_pages(
    qapp: QApplication, tmp_path: Path
) -> None:
    one, other = eventful(), sheet(TOSS, *WHITE_BOARD, setup=replace(SINGLES, event="", table="9"))
    day = day_of("Autumn Cup", (one, other), version="1")

    pages = pages_of(day_pdf(day), tmp_path / "day.pdf")

    alone = [page_count(pdf_of(each)) for each in day.sheets]
    assert len(pages) == 1 + sum(alone)
    assert pages[0].split("\n")[0].strip() == "Results"
    assert "Page 1 of 1" in pages[0]
    for sheet_pages, found in ((pages[1 : 1 + alone[0]], day.sheets[0]), (pages[1 + alone[0] :], day.sheets[1])):
        for number, page in enumerate(sheet_pages, 1):
            assert f"fingerprint {found.fingerprint} · Page {number} of {len(sheet_pages)}" in page


@needs_poppler
def test_statistics_of_a_match_and_of_a_player(qapp: QApplication, tmp_path: Path) -> None:
    found = eventful()
    player = player_statistics_of("player a1", [found], version="1")

    of_match = pages_of(match_statistics_pdf(found), tmp_path / "match.pdf")[0]
    of_player = pages_of(player_statistics_pdf(player, Paper.LETTER), tmp_path / "player.pdf")[0]

    strokes = found.statistics.sides
    assert re.search(rf"^ *Strokes +{strokes.a.strokes} +{strokes.b.strokes}$", of_match, re.MULTILINE)
    assert re.search(rf"^ *Strokes +{strokes.a.strokes}$", of_player, re.MULTILINE)
    assert "Player A1 – Player B1" in of_match
    assert "1 match: 0 won, 0 lost" in of_player
    for page in (of_match, of_player):
        assert "Men in a turn" in page
        assert "seconds a stroke" in page


@needs_poppler
@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize(
    "setup",
    [
        replace(SINGLES, competition=EIGHT),
        replace(DOUBLES, competition=EIGHT),
        replace(
            DOUBLES,
            competition=EIGHT,
            sides=BySide((Player(NAMES[2]), Player(NAMES[3])), (Player(NAMES[4]), Player(NAMES[5]))),
        ),
        replace(SINGLES, competition=EIGHT, sides=BySide((Player(""),), (Player(""),)), event="", round="", table=""),
    ],
)
def test_a_blank_sheet_has_a_page_of_cards_and_one_of_boxes(
    qapp: QApplication, tmp_path: Path, setup: Setup, paper: Paper
) -> None:
    blank = blank_sheet_of(setup, paper, version="1")

    cards, boxes = pages_of(blank_pdf(blank), tmp_path / "blank.pdf")

    for game in ("Game 1", "Game 2", "Game 3"):
        assert game in cards
        assert game in boxes
    assert "Chief referee" in cards.split("Match won by")[1]
    assert "Strokes" in boxes.split("\n")[0]
    for side in Side:
        for player in setup.sides.of(side):
            assert player.name.split(" ")[0] in cards or not player.name.isascii()


@needs_poppler
def test_fonts_of_every_document_are_embedded(qapp: QApplication, tmp_path: Path) -> None:
    players = [Player(name) for name in NAMES[2:6]]
    setup = replace(DOUBLES, sides=BySide(tuple(players[:2]), tuple(players[2:])), event=NAMES[2])
    found = sheet(TOSS, *WHITE_BOARD, setup=setup)
    documents = (
        day_pdf(day_of(NAMES[3], (found,), version="1")),
        match_statistics_pdf(found),
        player_statistics_pdf(player_statistics_of(NAMES[4], (found,), version="1")),
        blank_pdf(blank_sheet_of(setup, Paper.A4, version="1")),
    )

    for content in documents:
        path = tmp_path / "x.pdf"
        path.write_bytes(content)
        fonts = subprocess.run(["pdffonts", str(path)], capture_output=True, check=True, text=True).stdout
        lines = fonts.splitlines()[2:]
        assert {line.split("-")[0] for line in lines} >= {"NotoSans", "NotoSansDevanagari", "NotoSansTamil"}
        assert all(line.startswith("NotoSans") and re.search(r" yes (yes|no) +yes ", line) for line in lines)


def test_what_is_ruled_is_vectors(qapp: QApplication) -> None:
    blank = blank_sheet_of(SINGLES, Paper.A4, version="1")

    assert b"/Subtype /Image" not in blank_pdf(blank)
    assert set(blank_printable(blank).drawings) == {
        "card-1",
        "card-2",
        "card-3",
        "foot",
        "strokes-1",
        "strokes-2",
        "strokes-3",
    }
