"""Overrides that depart from the laws are marked on every page and in the tables."""

import io
from dataclasses import replace

import pytest
from openpyxl import load_workbook
from pypdf import PdfReader

from carrom_desk.match.entry.entries import Amended, Entry, Noted, Override, ProtestDecided, ProtestLodged, Undone
from carrom_desk.match.side import Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.match_documents import Extent, Options, day_document, match_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.reports.output.workbook import as_xlsx
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.sheet.score_page import score_page
from carrom_desk.reports.tables import match_table, results_table
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult, Turn
from tests.fakes import stroke
from tests.match.playing import a_setup, play
from tests.reports.sheets import TOSS, WHITE_BOARD, sheet

MARK = "with umpire’s decisions"
PLAYED: tuple[Entry, ...] = (TOSS, stroke(2), *(Noted(f"Remark {number}") for number in range(60)))
STANDS: tuple[Entry, ...] = (*PLAYED, Override("Both players saw it", turn=Turn.PASSES))
CASES: list[tuple[str, tuple[Entry, ...], int]] = [
    ("none", PLAYED, 0),
    ("stands", STANDS, 1),
    ("undone", (*STANDS, Undone()), 0),
    ("amended into another", (*STANDS, Amended(len(PLAYED), Override("All saw it", turn=Turn.CONTINUES), "")), 1),
    ("amended into a remark", (*STANDS, Amended(len(PLAYED), Noted("No more"), "Undone")), 0),
]


@pytest.fixture(params=CASES, ids=lambda case: case[0])
def case(request: pytest.FixtureRequest) -> tuple[ScoreSheet, int]:
    _, entries, overrides = request.param
    return sheet(*entries), overrides


def test_every_page_of_the_pdf_says_so(case: tuple[ScoreSheet, int]) -> None:
    found, overrides = case

    pages = PdfReader(io.BytesIO(set_pages(match_document(found, Options())).pdf)).pages
    texts = [" ".join(page.extract_text().split()) for page in pages]

    assert len(texts) > 3
    assert [MARK in text for text in texts] == [bool(overrides)] * len(texts)


def test_both_pages_of_a_sheet_too_long_for_one_say_so() -> None:
    """Seven games of doubles with three boards each do not fit on the signed page."""
    record = play("toss a break", a_setup(games=7, doubles=True))
    while not record.state.is_over:
        side = "ab"[record.state.current_game.number % 2]
        record = play("; ".join(f"won {side} {points}" for points in (12, 11, 9)), after=record)
    log = [each.entry for each in record.entries]

    found = sheet(*log[:2], Override("Both saw it", turn=Turn.CONTINUES), *log[2:], setup=record.agreed)

    pages = PdfReader(io.BytesIO(set_pages(match_document(found, Options(extent=Extent.CARD))).pdf)).pages
    assert [MARK in " ".join(page.extract_text().split()) for page in pages] == [True, True]


def test_every_part_of_the_web_page_says_so_on_screen_and_in_print(case: tuple[ScoreSheet, int]) -> None:
    found, overrides = case
    escaped = MARK.replace("’", r"\2019 ").replace(" ", r"\20 ").replace(r"\2019\20 s", r"\2019 s")

    page = as_html(match_document(found, Options()))

    assert page.count(f"{MARK}</p></section>") == (3 if overrides else 0)
    assert page.count(escaped) == (3 if overrides else 0)


def test_a_day_marks_the_pages_of_this_match_alone() -> None:
    other, decided = sheet(*PLAYED), sheet(*STANDS)

    page = as_html(day_document(day_of("Cup", (other, decided)), Options()))

    assert page.count(f"{MARK}</p></section>") == 3


def test_the_tables_count_overrides(case: tuple[ScoreSheet, int]) -> None:
    found, overrides = case
    results = results_table(day_of("Cup", (found,)).results)

    assert ("overrides", overrides) in match_table(found, "").rows
    assert dict(zip(results.columns, results.rows[0], strict=True))["overrides"] == overrides


DECIDED = Override("The umpire counted again", board=BoardResult(Party.OWN, 5, 0))
GOES_ON = Override("Both saw it", turn=Turn.CONTINUES, board_goes_on=True)


@pytest.mark.parametrize(
    ("entries", "is_decided"),
    [
        (WHITE_BOARD, False),
        ((*WHITE_BOARD, DECIDED), True),
        ((*WHITE_BOARD, DECIDED, Undone()), False),
        ((*WHITE_BOARD, DECIDED, ProtestLodged(Side.B, "No"), ProtestDecided(upheld=True), *WHITE_BOARD), False),
        ((stroke(2), DECIDED), True),
        ((stroke(2), DECIDED, GOES_ON, stroke(7, queen=True)), False),
        ((stroke(2), Override("Both saw it", turn=Turn.CONTINUES), stroke(7, queen=True)), False),
        ((*WHITE_BOARD, stroke(1), replace(DECIDED, of=len(WHITE_BOARD))), True),
    ],
)
def test_a_board_decided_by_the_umpire_is_marked_with_the_reason(entries: tuple[Entry, ...], is_decided: bool) -> None:
    found = sheet(TOSS, *entries)
    page = score_page(found, "Carrom Desk 1")
    document = match_document(found, Options(extent=Extent.CARD))
    printed = " ".join(PdfReader(io.BytesIO(set_pages(document).pdf)).pages[0].extract_text().split())
    card = load_workbook(io.BytesIO(as_xlsx(found)))["Card"].values

    assert page.cards[0].rows[0].board.endswith(" U") is is_decided
    for text in (printed, as_html(document), " ".join(str(cell) for row in card for cell in row)):
        assert ("U: decided by the umpire." in text) is is_decided
        assert ("The umpire counted again." in text) is is_decided
