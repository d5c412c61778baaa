"""Blank sheets: room for everything that the published card asks, and what is known of a match."""

from dataclasses import replace
from itertools import pairwise
from xml.etree import ElementTree

import pytest

from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.reports.blank_html import blank_html
from carrom_desk.reports.blank_sheet import (
    LONGEST_LINE_MM,
    LONGEST_ROW_MM,
    SHORTEST_ROW_MM,
    BlankSheet,
    blank_sheet_of,
    card_note,
)
from carrom_desk.reports.drawings import Drawing
from carrom_desk.reports.paper import MARGIN_MM, Paper
from carrom_desk.rules.edition_id import EditionId
from tests.fakes import DOUBLES, SINGLES
from tests.reports.page import read_page

SVG = "{http://www.w3.org/2000/svg}"
EIGHT = replace(SINGLES, competition=replace(SINGLES.competition, boards=8))
NOBODYS = replace(EIGHT, sides=BySide((Player(""),), (Player(""),)), event="", round="", table="")


def blank(setup: Setup = EIGHT, paper: Paper = Paper.A4) -> BlankSheet:
    return blank_sheet_of(setup, paper, version="1.2.3")


def drawn(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg)


def texts(drawing: Drawing) -> list[str]:
    return ["".join(text.itertext()) for text in drawn(drawing).findall(f"{SVG}text")]


def test_the_card_has_the_columns_of_the_published_one() -> None:
    *cards, foot = blank().cards()

    assert len(cards) == 3
    titles = ["Board", "(1) Break by", "(2) Queen", "(3) C/m", "(4) Total", "(5) Queen", "(6) C/m", "(7) Total"]
    assert [text for text in texts(cards[0]) if text in titles] == titles
    assert {"Game 1", "Started", "Finished", "Won by", "1", "2"} <= set(texts(cards[0]))
    assert texts(foot) == [
        "Remarks of the umpire",
        "Match won by",
        "Games",
        "Umpire",
        "Chief referee",
        "Side 1",
        "Side 2",
    ]


@pytest.mark.parametrize(
    ("boards", "rows"),
    [
        (8, [*"12345678", "Extra"]),
        (1, ["1", "Extra"]),
        (None, [str(number) for number in range(1, 11)]),
    ],
)
def test_there_is_a_row_for_every_board_and_one_more_for_level_scores(boards: int | None, rows: list[str]) -> None:
    setup = replace(EIGHT, competition=replace(EIGHT.competition, boards=boards))

    assert list(blank(setup).rows) == rows
    assert set(rows) <= set(texts(blank(setup).cards()[0]))


def test_every_board_has_boxes_for_both_colours() -> None:
    drawings = blank().strokes()

    assert len(drawings) == 3
    assert texts(drawings[1])[0] == "Game 2"
    assert texts(drawings[1]).count("W") == texts(drawings[1]).count("B") == 9


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("setup", [EIGHT, replace(DOUBLES, competition=EIGHT.competition)])
def test_three_games_stand_on_a_page_with_room_to_write(setup: Setup, paper: Paper) -> None:
    sheet = blank(setup, paper)

    assert sum(drawing.height_mm for drawing in sheet.cards()) < sheet.height_mm - 45
    assert sum(drawing.height_mm for drawing in sheet.strokes()) < sheet.height_mm - 20
    ruled = [float(line.attrib["y1"]) for line in drawn(sheet.cards()[0]).findall(f"{SVG}line")]
    rows = sorted(set(ruled))[-9:]
    assert min(below - above for above, below in pairwise(rows)) >= SHORTEST_ROW_MM * 10


def test_few_boards_are_not_stretched_without_end() -> None:
    sheet = blank(replace(EIGHT, competition=replace(EIGHT.competition, games=1, boards=2)))

    card, _ = sheet.cards()
    (strokes,) = sheet.strokes()
    assert card.height_mm <= 3 * LONGEST_ROW_MM + 15
    assert strokes.height_mm <= 3 * 2.5 * LONGEST_LINE_MM + 10


@pytest.mark.parametrize("paper", Paper)
def test_drawings_are_as_wide_as_the_page(paper: Paper) -> None:
    for drawing in (*blank(paper=paper).cards(), *blank(paper=paper).strokes()):
        _, _, width, height = (float(number) for number in drawn(drawing).attrib["viewBox"].split())
        assert width == pytest.approx((paper.width_mm - 2 * MARGIN_MM) * 10, abs=0.1)
        assert height == pytest.approx(drawing.height_mm * 10, abs=0.1)
        for line in drawn(drawing).findall(f"{SVG}line"):
            assert all(0 <= float(line.attrib[key]) <= width + 0.1 for key in ("x1", "x2"))
            assert all(0 <= float(line.attrib[key]) <= height + 0.1 for key in ("y1", "y2"))


def fields(setup: Setup) -> list[tuple[str, str]]:
    cells = [cell.text for cell in read_page(blank_html(blank(setup))).all("table", "blank")[0].all("td")]
    return list(zip(cells[::2], cells[1::2], strict=True))


def test_what_is_known_is_filled_in() -> None:
    setup = replace(EIGHT, umpire="U. One", category="Men")

    known = dict(fields(setup))
    assert [known[key] for key in ("Event", "Round", "Category", "Table", "Umpire")] == [
        "State Championship",
        "Quarter-final",
        "Men",
        "3",
        "U. One",
    ]
    assert [value for key, value in fields(setup) if key == "Player"] == ["Player A1", "Player B1"]
    assert known["Date"] == known["Match no."] == known["Toss won by"] == known["Choice"] == ""
    assert read_page(blank_html(blank(setup))).all("title")[0].text == (
        "Score card to be filled in: Player A1 – Player B1"
    )


def test_what_is_not_known_is_left_to_be_written() -> None:
    page = read_page(blank_html(blank(NOBODYS)))

    assert all(value == "" for _, value in fields(NOBODYS))
    assert page.all("title")[0].text == "Score card to be filled in"
    assert "Singles, best of 3 games to 25 points, at most 8 boards a game" in page.text


def test_every_player_of_a_pair_is_named() -> None:
    players = [value for key, value in fields(DOUBLES) if key == "Player"]

    assert players == ["Player A1", "Player B1", "Player A2", "Player B2"]


@pytest.mark.parametrize(("laws", "queen"), [(EditionId.ICF_REVISED, "Queen: 3 "), (EditionId.CLUB, "Queen: 5 ")])
def test_the_note_tells_how_to_fill_it_in_under_these_laws(laws: EditionId, queen: str) -> None:
    note = card_note(blank(replace(EIGHT, laws=laws)))

    assert queen in note
    assert "at most 25." in note


def test_the_page_stands_alone_and_is_of_the_paper_asked() -> None:
    html = blank_html(blank(paper=Paper.LETTER))
    page = read_page(html)

    assert "size: letter; margin: 12mm" in page.all("style")[0].text
    assert page.all("script") == page.all("link") == page.all("img") == []
    assert len(page.all("svg")) == 7
    identities = [element.attributes["id"] for element in page.everything() if "id" in element.attributes]
    assert len(set(identities)) == len(identities)


def test_a_name_is_shown_and_never_obeyed() -> None:
    setup = replace(EIGHT, sides=BySide((Player("<script>x</script>"),), (Player("B"),)))

    assert "<script" not in blank_html(blank(setup))
