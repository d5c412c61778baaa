"""Charts: lines end at the score, bars have the right heights, and both have a description."""

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.statistics import Statistics, TurnPlayed
from carrom_desk.reports.content import Drawing
from carrom_desk.reports.drawings.charts import (
    STYLES,
    Numbered,
    bar_sample,
    course_chart,
    line_sample,
    men_chart,
    times_chart,
)
from carrom_desk.rules.editions.club import CLUB
from tests.fakes import SINGLES, stroke
from tests.presentation.sheet.test_score_sheet import taken_over
from tests.reports.sheets import FILES, TOSS, WHITE_BOARD, record_of_file, sheet, sheet_of

SVG = "{http://www.w3.org/2000/svg}"
BOTTOM, TOP = 100, 8
BAR_BOTTOM, BAR_TOP = 104, 18


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
    assert line_sample(1) != line_sample(2)


@pytest.mark.parametrize(
    ("setup", "levels"),
    [
        (SINGLES, ["0", "25", "22"]),
        (replace(SINGLES, laws=CLUB), ["0", "25", "24"]),
        (replace(SINGLES, competition=replace(SINGLES.competition, points=21)), ["0", "21", "1"]),
    ],
)
def test_levels_are_marked(setup: object, levels: list[str]) -> None:
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
    charts += [bars(tuple(TurnPlayed(1, men) for men in range(10)))]
    for chart in charts:
        width, height = map(float, chart.attrib["viewBox"].split()[2:])
        for element in chart.iter():
            if element is not chart:
                for key, size in (("x", width), ("cx", width), ("x2", width), ("y", height), ("cy", height)):
                    assert 0 <= float(element.attrib.get(key, 0)) <= size


# Bars

ONE = Statistics((TurnPlayed(1, 0), TurnPlayed(2, 1), TurnPlayed(1, 0)), (4_999, 5_000, 29_999, 30_000, 90_000))
OTHER = Statistics((TurnPlayed(7, 6),), ())


def men(*parts: Numbered) -> Drawing:
    found = men_chart(parts)
    assert found is not None
    assert found[0] == "Men in a turn"
    return found[1]


def bars(turns: tuple[TurnPlayed, ...]) -> ElementTree.Element:
    return drawn(men(("Asha", 1, Statistics(turns))))


@pytest.mark.parametrize(
    ("count", "levels"),
    [
        (1, ["0", "1"]),
        (4, ["0", "1", "2", "3", "4"]),
        (5, ["0", "2", "4", "6"]),
        (19, ["0", "5", "10", "15", "20"]),
        (21, ["0", "10", "20", "30"]),
        (1_234, ["0", "500", "1000", "1500"]),
    ],
)
def test_levels_are_round_numbers_up_to_the_highest_bar(count: int, levels: list[str]) -> None:
    assert texts(bars((TurnPlayed(1, 0),) * count))[: len(levels) + 1] == [*levels, "turns"]


def test_bars_are_as_high_as_they_count_and_none_stands_for_nothing() -> None:
    turns = (*(TurnPlayed(1, 0),) * 3, *(TurnPlayed(1, 2),) * 4)

    heights = [float(bar.attrib["height"]) for bar in bars(turns).findall(f"{SVG}rect")]

    assert [round(height * 4 / (BAR_BOTTOM - BAR_TOP), 1) for height in heights] == [3, 4]


def test_two_series_stand_beside_each_other_and_differ_without_colour() -> None:
    both = (TurnPlayed(1, 0), TurnPlayed(1, 1))

    found = drawn(men(("One", 1, Statistics(both)), ("Two", 2, Statistics(both)))).findall(f"{SVG}rect")

    one_a, one_b, two_a, two_b = (float(bar.attrib["x"]) for bar in found)
    assert one_a < two_a < one_b < two_b
    assert {bar.attrib["fill"] for bar in found[2:]} == {"#ffffff"} != {bar.attrib["fill"] for bar in found[:2]}
    assert bar_sample(1) != bar_sample(2)


def test_men_in_a_turn_are_counted_for_every_side() -> None:
    told = men(("Asha", 1, ONE), ("Bilal", 2, OTHER)).alt

    assert told == (
        "Asha, turns by men pocketed: 0: 2, 1: 1, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0. "
        "Bilal, turns by men pocketed: 0: 0, 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 1."
    )


def test_times_go_into_bins_of_five_seconds() -> None:
    found = times_chart((("Asha", 1, ONE),))

    assert found is not None
    assert found[1].alt.endswith(": 0–5: 1, 5–10: 1, 10–15: 0, 15–20: 0, 20–25: 0, 25–30: 1, 30+: 2.")


def test_nothing_to_show_is_no_chart() -> None:
    nobody = (("Asha", 1, Statistics()),)

    assert men_chart(nobody) is None
    assert times_chart(nobody) is None
    assert times_chart((("Bilal", 2, OTHER),)) is None
