"""The chart of a game's course: its lines end where the score does."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from carrom_desk.match.side import BySide
from carrom_desk.reports.course_chart import HEIGHT, STYLES, WIDTH, course_chart, line_sample
from carrom_desk.reports.drawings import course_drawing, line_drawing
from carrom_desk.rules.edition_id import EditionId
from tests.fakes import SINGLES, stroke
from tests.reports.sheets import FILES, TOSS, WHITE_BOARD, record_of_file, sheet, sheet_of
from tests.reports.test_score_sheet import taken_over

SVG = "{http://www.w3.org/2000/svg}"
BOTTOM, TOP = 106, 8


def drawing(found: object) -> ElementTree.Element:
    assert isinstance(found, str)
    return ElementTree.fromstring(found)


def paths(chart: ElementTree.Element) -> list[str]:
    """The lines of the first and of the second side; the second is drawn first."""
    return [path.attrib["d"] for path in reversed(chart.findall(f"{SVG}path"))]


def heights(path: str, most: int) -> list[int]:
    """The scores that a line goes through."""
    found = [float(y) for y in re.findall(r"(?:M\S+ |V)(\S+)", path)]
    return [round((BOTTOM - y) * most / (BOTTOM - TOP)) for y in found]


@pytest.mark.parametrize("name", FILES)
def test_lines_rise_as_the_score_does(name: str) -> None:
    found = sheet_of(record_of_file(name))
    for game in found.games:
        chart = drawing(course_chart(found.names, game))
        for side, path in zip(found.names.order, paths(chart), strict=True):
            scores = [0, *(board.score.of(side) for board in game.boards)]
            rises = [score for score, before in zip(scores[1:], scores, strict=False) if score != before]
            assert heights(path, found.setup.competition.points) == [0, *rises]


def test_everything_is_told_in_words_and_by_more_than_colour() -> None:
    found = sheet(TOSS, *WHITE_BOARD)
    chart = drawing(course_chart(found.names, found.games[0]))

    title, description = chart.find(f"{SVG}title"), chart.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert title.text == "Course of game 1"
    assert description.text == "Side 1 is Player A1. Side 2 is Player B1. After board 1: 12–0."
    assert chart.attrib["role"] == "img"
    assert chart.attrib["aria-labelledby"] == f"{title.attrib['id']} {description.attrib['id']}"
    first, second = STYLES
    assert (first.dashes, first.is_round) != (second.dashes, second.is_round)
    assert [path.attrib.get("stroke-dasharray") for path in chart.findall(f"{SVG}path")] == ["5 3", None]


def texts(chart: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in chart.findall(f"{SVG}text")]


@pytest.mark.parametrize(
    ("setup", "levels"),
    [
        (SINGLES, ["0", "25 points win the game25", "from 22 on the Queen adds nothing22"]),
        (
            replace(SINGLES, laws=EditionId.CLUB),
            ["0", "25 points win the game25", "from 24 on the Queen adds nothing24"],
        ),
        (
            replace(SINGLES, competition=replace(SINGLES.competition, points=21)),
            ["0", "21 points win the game21"],
        ),
    ],
)
def test_levels_are_marked(setup: object, levels: list[str]) -> None:
    assert isinstance(setup, type(SINGLES))
    found = sheet(TOSS, stroke(), setup=setup)

    assert texts(drawing(course_chart(found.names, found.games[0])))[: len(levels)] == levels


def test_a_game_without_boards_is_drawn_empty() -> None:
    found = sheet(TOSS)

    chart = drawing(course_chart(found.names, found.games[0]))

    assert chart.findall(f"{SVG}circle") == []
    assert paths(chart) == ["M20.0 106.0", "M20.0 106.0"]


def test_many_boards_are_numbered_by_twos() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, points=99))

    found = sheet(TOSS, *[stroke(9)] * 12, setup=setup)

    numbers = texts(drawing(course_chart(found.names, found.games[0])))[3:-2]
    assert numbers == ["2", "4", "6", "8", "10", "12"]


def test_numbers_at_the_ends_keep_apart() -> None:
    found = sheet(TOSS, *WHITE_BOARD, *WHITE_BOARD)

    upper, lower = drawing(course_chart(found.names, found.games[0])).findall(f"{SVG}text")[-2:]

    assert (upper.text, lower.text) == ("1", "2")
    assert float(lower.attrib["y"]) - float(upper.attrib["y"]) >= 11


def test_a_game_taken_over_begins_at_its_score() -> None:
    found = sheet(*WHITE_BOARD, setup=taken_over(BySide(7, 5)))

    first, second = paths(drawing(course_chart(found.names, found.games[0])))

    assert heights(first, 25) == [5, 17]
    assert heights(second, 25) == [7]
    assert first.startswith("M75.5 ")


def test_everything_stays_within_the_drawing() -> None:
    found = sheet_of(record_of_file("icf-revised-doubles-13"))
    for game in found.games:
        for element in drawing(course_chart(found.names, game)).iter():
            for key, size in (("x", WIDTH), ("cx", WIDTH), ("x2", WIDTH), ("y", HEIGHT), ("cy", HEIGHT)):
                assert 0 <= float(element.attrib.get(key, 0)) <= size


def test_drawings_are_those_of_the_game_and_the_side() -> None:
    found = sheet(TOSS, *WHITE_BOARD)
    game = found.games[0]

    course = course_drawing(found.names, game)

    assert (course.name, course.svg) == ("course-1", course_chart(found.names, game))
    assert (line_drawing(2).name, line_drawing(2).svg) == ("line-2", line_sample(2))
    assert line_sample(1) != line_sample(2)
