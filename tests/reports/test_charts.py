"""Charts of a course: lines end at the score and have a description."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Drawing
from carrom_desk.reports.drawings.charts import STYLES, course_chart
from carrom_desk.rules.editions.club import CLUB
from tests.fakes import SINGLES, stroke
from tests.presentation.sheet.test_score_sheet import taken_over
from tests.reports.sheets import FILES, TOSS, WHITE_BOARD, record_of_file, sheet, sheet_of

SVG = "{http://www.w3.org/2000/svg}"
BOTTOM, TOP = 100, 8


def drawn(drawing: Drawing) -> ElementTree.Element:
    return ElementTree.fromstring(drawing.svg)


def course(found: ScoreSheet, game: int = 0) -> ElementTree.Element:
    return drawn(course_chart(found.names, found.games[game]))


def texts(chart: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in chart.iter(f"{SVG}text")]


def paths(chart: ElementTree.Element) -> list[str]:
    """Returns the lines of both sides; the second is drawn first."""
    return [path.attrib["d"] for path in reversed(chart.findall(f"{SVG}path"))]


def heights(path: str, most: int) -> list[int]:
    """Returns the scores along a line."""
    found = [float(y) for y in re.findall(r"(?:M\S+ |V)(\S+)", path)]
    return [round((BOTTOM - y) * most / (BOTTOM - TOP)) for y in found]


@pytest.mark.parametrize("name", FILES)
def test_lines_rise_as_the_score_does(name: str) -> None:
    found = sheet_of(record_of_file(name))
    for place, game in enumerate(found.games):
        for side, path in zip(Side, paths(course(found, place)), strict=True):
            scores = [0, *(board.score.of(side) for board in game.boards)]
            rises = [score for score, before in zip(scores[1:], scores, strict=False) if score != before]
            assert heights(path, found.setup.competition.points) == [0, *rises]


def test_everything_is_told_in_words_and_by_more_than_colour() -> None:
    chart = course(sheet(TOSS, *WHITE_BOARD))

    title = chart.find(f"{SVG}title")
    assert title is not None
    assert title.text == "Score by board in game 1. Side 1 is Player A1. Side 2 is Player B1. After board 1: 12–0."
    assert {"points", "board"} <= set(texts(chart)), "both axes say what they count"
    first, second = STYLES
    assert (first.dashes, first.is_round) != (second.dashes, second.is_round)
    assert [path.attrib.get("stroke-dasharray") for path in chart.findall(f"{SVG}path")] == ["5 3", None]


@pytest.mark.parametrize(
    ("setup", "levels"),
    [
        (SINGLES, ["0", "25", "22"]),
        (replace(SINGLES, laws=CLUB), ["0", "25", "24"]),
        (replace(SINGLES, competition=replace(SINGLES.competition, points=21)), ["0", "21", "1"]),
    ],
)
def test_a_chart_marks_where_the_queen_stops_counting(setup: object, levels: list[str]) -> None:
    assert isinstance(setup, type(SINGLES))

    assert texts(course(sheet(TOSS, stroke(), setup=setup)))[:3] == levels


def test_a_game_without_boards_is_drawn_empty() -> None:
    chart = course(sheet(TOSS))

    assert chart.findall(f"{SVG}circle") == []
    assert len(set(paths(chart))) == 1


def test_many_boards_are_numbered_by_twos() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, points=99))

    chart = course(sheet(TOSS, *[stroke(9)] * 12, setup=setup))

    assert texts(chart)[3:-4] == ["2", "4", "6", "8", "10", "12"]


def test_numbers_at_the_ends_keep_apart() -> None:
    upper, lower = course(sheet(TOSS, *WHITE_BOARD, *WHITE_BOARD)).findall(f"{SVG}text")[-2:]

    assert (upper.text, lower.text) == ("1", "2")
    assert float(lower.attrib["y"]) - float(upper.attrib["y"]) >= 11


def test_a_game_taken_over_begins_at_its_score() -> None:
    first, second = paths(course(sheet(*WHITE_BOARD, setup=taken_over(BySide(7, 5)))))

    assert heights(first, 25) == [7]
    assert heights(second, 25) == [5, 17]


def test_everything_stays_within_the_drawing() -> None:
    found = sheet_of(record_of_file("icf-revised-doubles-13"))
    charts = [course(found, place) for place in range(len(found.games))]
    for chart in charts:
        width, height = map(float, chart.attrib["viewBox"].split()[2:])
        for element in chart.iter():
            if element is not chart:
                for key, size in (("x", width), ("cx", width), ("x2", width), ("y", height), ("cy", height)):
                    assert 0 <= float(element.attrib.get(key, 0)) <= size
