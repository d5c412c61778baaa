"""A blank sheet shows the known details, and has room for handwriting."""

import io
from dataclasses import replace

import pytest
from pypdf import PdfReader

from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Options, blank_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.output.typeset import set_pages
from carrom_desk.reports.sheet.blank_sheet import BOARDS_WITHOUT_LIMIT, blank_pages
from tests.fakes import DOUBLES, SINGLES
from tests.reports.page import read_page
from tests.reports.sheets import with_names

LIMITED = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))


def test_the_rows_of_a_game() -> None:
    assert blank_pages(LIMITED).boards == (*map(str, range(1, 9)), "Extra")
    assert len(blank_pages(SINGLES).boards) == BOARDS_WITHOUT_LIMIT
    assert blank_pages(SINGLES).games == ("Game 1", "Game 2", "Game 3")


def test_what_is_known_is_written_in() -> None:
    setup = replace(SINGLES, umpire="U. One", number=41)
    page = blank_pages(setup)

    fields = {name: known for line in page.fields for name, known in line if known}
    assert fields["Event"] == "State Championship"
    assert (fields["Umpire"], fields["Match no."]) == ("U. One", "41")
    players = [known for line in page.fields for name, known in line if name == "Player"]
    assert players == ["Player A1", "Player B1"]
    assert page.terms.startswith("ICF Laws of Carrom, revised. Singles · best of 3 · 25 points")
    assert page.roles == ("Side 1", "Side 2", "Umpire", "Chief referee")
    assert len(blank_pages(DOUBLES).roles) == 6
    assert blank_pages(replace(SINGLES, umpire="A. Roy, B. Sen")).roles[2:] == ("Umpire", "Umpire", "Chief referee")


def test_the_title_names_who_plays_where_that_is_known() -> None:
    document = blank_document(SINGLES, Options())
    nobodys = blank_document(with_names("", ""), Options())

    assert document.title == "Blank score card: Player A1 – Player B1"
    assert nobodys.title == "Blank score card"


def test_the_web_page_has_the_columns_of_the_report() -> None:
    page = read_page(as_html(blank_document(LIMITED, Options())))

    tables = page.all("table", "blank")
    assert len(tables) == 3
    assert tables[0].rows()[0] == ["Board", "Break by", *["C/m", "Queen", "+", "Points", "Total"] * 2]
    assert [row[0] for row in tables[0].rows()[1:]] == [*map(str, range(1, 9)), "Extra"]
    assert len(page.all("table", "tally")) == 3
    scrolled = [table for box in page.all("div", "scroll") for table in box.all("table")]
    assert len(scrolled) == len(page.all("table")), "on a phone each scrolls for itself"


@pytest.mark.parametrize(("games", "pages"), [(1, 2), (5, 8)])
def test_more_games_than_a_page_holds_take_a_page_each(games: int, pages: int) -> None:
    setup = replace(LIMITED, competition=replace(LIMITED.competition, games=games))

    assert len(set_pages(blank_document(setup, Options()), with_pictures=True).pictures) == pages


@pytest.mark.parametrize("doubles", [False, True])
@pytest.mark.parametrize("paper", Paper)
def test_best_of_three_takes_two_pages_with_the_signatures_on_the_first(paper: Paper, *, doubles: bool) -> None:
    setup = replace(DOUBLES if doubles else SINGLES, competition=LIMITED.competition)

    pages = PdfReader(io.BytesIO(set_pages(blank_document(setup, Options(paper))).pdf)).pages

    first, second = (page.extract_text() for page in pages)
    assert ("Game 3" in first, "Match won by" in first) == (True, True)
    assert ("Game 3" in second, "Match won by" in second) == (True, False)
