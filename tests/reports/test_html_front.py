"""How small a browser has to print head and card: never larger than full size, smaller the more there is."""

from dataclasses import replace

import pytest

from carrom_desk.match.entries import Entry, Toss, TossChoice
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.reports.as_html import as_html
from carrom_desk.reports.html_front import SMALLEST, front_mm, front_scale
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.reports.page import read_page
from tests.reports.sheets import TOSS, WHITE_BOARD, sheet, with_names

LONG = replace(SINGLES, competition=replace(SINGLES.competition, games=3, boards=8, points=99))
LEVEL: tuple[Entry, ...] = (stroke(9),) * 8
NINTH, B_BREAKS = stroke(9), Toss(Side.B, TossChoice.BREAK)


def full(setup: Setup = LONG) -> ScoreSheet:
    """Three games of nine boards: as much as a match to eight boards can have."""
    return sheet(TOSS, *LEVEL, TOSS, NINTH, *LEVEL, B_BREAKS, NINTH, *LEVEL, TOSS, NINTH, setup=setup)


def test_a_short_match_is_printed_at_full_size() -> None:
    assert front_scale(sheet(TOSS, *WHITE_BOARD), Paper.A4) == 1


def test_three_games_of_nine_boards_are_made_to_fit() -> None:
    found = full()

    assert [len(game.boards) for game in found.games] == [9, 9, 9]
    for paper in Paper:
        scale = front_scale(found, paper)
        assert SMALLEST <= scale < 1
        assert scale * front_mm(found) <= paper.height_mm - 24


@pytest.mark.parametrize(
    "other",
    [
        full(replace(with_names("x" * 60, "y"), competition=LONG.competition)),
        full(replace(DOUBLES, competition=LONG.competition)),
        full(replace(LONG, event="A championship with a name that takes more than a line of the page")),
    ],
)
def test_what_takes_more_lines_is_printed_smaller(other: ScoreSheet) -> None:
    assert front_mm(other) > front_mm(full())


def test_a_card_that_fits_no_page_is_not_made_too_small_to_read() -> None:
    endless = sheet(TOSS, *[stroke(9)] * 64, setup=replace(LONG, competition=replace(LONG.competition, boards=None)))

    assert front_scale(endless, Paper.A4) == SMALLEST


def test_the_page_tells_the_browser() -> None:
    found = full()
    page = read_page(as_html(found))

    front = page.all("div", "front")[0]
    assert front.attributes["style"] == f"--front: {front_scale(found, Paper.A4):g}"
    assert len(front.all("table", "card")) == 3
    assert page.all("h2", "part")[0].text == "Details"
    assert "size: a4" in page.all("style")[0].text
