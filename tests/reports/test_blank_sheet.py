"""A blank sheet: what is known stands on it, and a hand has room for the rest."""

from dataclasses import replace

import pytest

from carrom_desk.reports.blank_sheet import BOARDS_WITHOUT_LIMIT, blank_pages
from carrom_desk.reports.match_documents import Options, blank_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.output.typeset import set_pages
from tests.fakes import DOUBLES, SINGLES
from tests.reports.page import read_page
from tests.reports.sheets import with_names

LIMITED = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))


def test_the_rows_of_a_game() -> None:
    assert blank_pages(LIMITED).boards == (*map(str, range(1, 9)), "Extra")
    assert len(blank_pages(SINGLES).boards) == BOARDS_WITHOUT_LIMIT
    assert blank_pages(SINGLES).games == ("Game 1", "Game 2", "Game 3")


def test_what_is_known_is_written_in() -> None:
    setup = replace(SINGLES, umpire="U. One")
    page = blank_pages(setup)

    fields = {name: known for line in page.fields for name, known in line if known}
    assert fields["Event"] == "State Championship"
    assert fields["Umpire"] == "U. One"
    players = [known for line in page.fields for name, known in line if name == "Player"]
    assert players == ["Player A1", "Player B1"]
    assert page.terms.startswith("ICF Laws of Carrom, revised. Singles · best of 3 · 25 points")
    assert page.roles == ("Side 1", "Side 2", "Umpire", "Chief referee")
    assert len(blank_pages(DOUBLES).roles) == 6


def test_the_title_names_who_plays_where_that_is_known() -> None:
    document = blank_document(SINGLES, Options(), version="1")
    nobodys = blank_document(with_names("", ""), Options(), version="1")

    assert document.title == "Blank score card: Player A1 – Player B1"
    assert nobodys.title == "Blank score card"


def test_the_web_page_has_the_columns_of_the_report() -> None:
    page = read_page(as_html(blank_document(LIMITED, Options(), version="1")))

    tables = page.all("table", "blank")
    assert len(tables) == 3
    assert tables[0].rows()[0] == ["Board", "Break by", *["Queen", "C/m", "+", "Total"] * 2]
    assert [row[0] for row in tables[0].rows()[1:]] == [*map(str, range(1, 9)), "Extra"]
    assert len(page.all("table", "tally")) == 3
    scrolled = [table for box in page.all("div", "scroll") for table in box.all("table")]
    assert len(scrolled) == len(page.all("table")), "on a phone each scrolls for itself"


@pytest.mark.parametrize("setup", [LIMITED, replace(LIMITED, competition=replace(LIMITED.competition, games=1))])
def test_the_sheet_is_set_on_pages(setup: object) -> None:
    assert isinstance(setup, type(SINGLES))
    games = setup.competition.games

    pages = set_pages(blank_document(setup, Options(), version="1")).pictures()

    # A page a game where three do not fit, and the boxes for strokes of two games on a page.
    assert len(pages) == games + (games + 1) // 2
