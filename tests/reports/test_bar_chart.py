"""Bar charts: as high as what they count, told in words too."""

from xml.etree import ElementTree

import pytest

from carrom_desk.reports.bar_chart import HEIGHT, WIDTH, BarChart, Series, bar_chart, bar_sample
from carrom_desk.reports.statistics import Statistics, TurnPlayed
from carrom_desk.reports.statistics_charts import men_chart, times_chart

SVG = "{http://www.w3.org/2000/svg}"
BOTTOM, TOP = 104, 18
ONE = Statistics((TurnPlayed(1, 0), TurnPlayed(2, 1), TurnPlayed(1, 0)), (4_999, 5_000, 29_999, 30_000, 90_000))
OTHER = Statistics((TurnPlayed(7, 6),), ())


def chart(*counts: int, number: int = 1) -> BarChart:
    bins = tuple(str(place) for place in range(len(counts)))
    return BarChart("c", "Title", "across", "up", bins, (Series("Asha", number, counts),))


def drawn(found: BarChart) -> ElementTree.Element:
    return ElementTree.fromstring(bar_chart(found))


def bars(found: ElementTree.Element) -> list[ElementTree.Element]:
    """Every bar: the first rectangle is the ground."""
    return found.findall(f"{SVG}rect")[1:]


def labels(found: ElementTree.Element) -> list[str]:
    return ["".join(text.itertext()) for text in found.findall(f"{SVG}text")]


@pytest.mark.parametrize(
    ("counts", "levels"),
    [
        ((0, 0), ["0", "1"]),
        ((1,), ["0", "1"]),
        ((3, 4), ["0", "1", "2", "3", "4"]),
        ((5,), ["0", "2", "4", "6"]),
        ((19,), ["0", "5", "10", "15", "20"]),
        ((21,), ["0", "10", "20", "30"]),
        ((1_234,), ["0", "500", "1000", "1500"]),
    ],
)
def test_levels_are_round_numbers_up_to_the_highest_bar(counts: tuple[int, ...], levels: list[str]) -> None:
    assert labels(drawn(chart(*counts)))[: len(levels) + 1] == [*levels, "up"]


def test_bars_are_as_high_as_they_count_and_none_stands_for_nothing() -> None:
    found = bars(drawn(chart(3, 0, 4)))

    heights = [float(bar.attrib["height"]) for bar in found]
    assert [round(height * 4 / (BOTTOM - TOP), 2) for height in heights] == [3, 4]
    assert [title.text for bar in found for title in bar] == ["Asha, 0: 3", "Asha, 2: 4"]


def test_two_series_stand_beside_each_other_and_differ_without_colour() -> None:
    both = BarChart("c", "T", "x", "y", ("a", "b"), (Series("One", 1, (1, 2)), Series("Two", 2, (2, 1))))

    found = bars(drawn(both))

    one_a, one_b, two_a, two_b = (float(bar.attrib["x"]) for bar in found)
    assert one_a < two_a < one_b < two_b
    first, second = {bar.attrib["fill"] for bar in found[:2]}, {bar.attrib["fill"] for bar in found[2:]}
    assert second == {"#ffffff"}
    assert first != second
    assert bar_sample(1) != bar_sample(2)


def test_it_is_told_in_words() -> None:
    found = drawn(chart(3, 0))

    title, description = found.find(f"{SVG}title"), found.find(f"{SVG}desc")
    assert title is not None
    assert description is not None
    assert (title.text, description.text) == ("Title", "Asha, up by across: 0: 3, 1: 0.")
    assert found.attrib["aria-labelledby"] == "c-title c-desc"


def test_everything_stays_within_the_drawing() -> None:
    for element in drawn(chart(*range(12))).iter():
        x, y = float(element.attrib.get("x", 0)), float(element.attrib.get("y", 0))
        assert 0 <= x <= WIDTH
        assert 0 <= y <= HEIGHT
        if element.tag == f"{SVG}rect":
            assert x + float(element.attrib["width"]) <= WIDTH
            assert y + float(element.attrib["height"]) <= HEIGHT


def test_men_in_a_turn_are_counted_for_every_side() -> None:
    found = men_chart("men", (("Asha", 1, ONE), ("Bilal", 2, OTHER)))

    assert found is not None
    assert found.bins == ("0", "1", "2", "3", "4", "5", "6")
    assert [each.counts for each in found.series] == [(2, 1, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0, 1)]


def test_a_few_men_leave_room_for_more() -> None:
    found = men_chart("men", (("Asha", 1, ONE),))

    assert found is not None
    assert found.bins == ("0", "1", "2", "3", "4")


def test_times_go_into_bins_of_five_seconds() -> None:
    found = times_chart("times", (("Asha", 1, ONE),))

    assert found is not None
    assert found.bins == ("0–5", "5–10", "10–15", "15–20", "20–25", "25–30", "30+")
    assert found.series[0].counts == (1, 1, 0, 0, 0, 1, 2)


def test_nothing_to_show_is_no_chart() -> None:
    nobody = (("Asha", 1, Statistics()),)

    assert men_chart("men", nobody) is None
    assert times_chart("times", nobody) is None
    assert times_chart("times", (("Bilal", 2, OTHER),)) is None
