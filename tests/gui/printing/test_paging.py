"""Where things are set on pages: nothing is lost, nothing overlaps, headings stay with what they head."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.gui.printing.paging import (
    Measured,
    MeasuredBlock,
    MeasuredRow,
    MeasuredRows,
    Placed,
    heading_to_repeat,
    paged,
)

HEIGHT = 100.0


def block(height: float, space: float = 5, *, keeps: bool = False, begins: bool = False) -> MeasuredBlock:
    return MeasuredBlock(height, space, keeps_with_next=keeps, begins_page=begins)


def rows(*heights: float, headings: tuple[int, ...] = (), titles: float = 10, space: float = 5) -> MeasuredRows:
    return MeasuredRows(titles, tuple(MeasuredRow(each, n in headings) for n, each in enumerate(heights)), space)


def numbers(pages: tuple[tuple[Placed, ...], ...]) -> list[list[object]]:
    """What stands on every page: the number of a block, or number and rows of a table."""
    return [
        [each.item if each.rows is None else (each.item, each.rows.start, each.rows.stop) for each in page]
        for page in pages
    ]


ROWS: dict[str, tuple[tuple[Measured, ...], list[list[object]]]] = {
    "nothing": ((), [[]]),
    "two that fit": ((block(40), block(55)), [[0, 1]]),
    "the space counts": ((block(40), block(56)), [[0], [1]]),
    "a new page when asked": ((block(10), block(10, begins=True)), [[0], [1]]),
    "no empty page when asked first": ((block(10, begins=True),), [[0]]),
    "a heading goes with its block": ((block(60), block(10, keeps=True), block(30)), [[0], [1, 2]]),
    "a heading at the very end": ((block(60), block(10, keeps=True)), [[0, 1]]),
    "two headings": ((block(60), block(5, keeps=True), block(5, keeps=True), block(20)), [[0], [1, 2, 3]]),
    "a heading goes with a table's first row": ((block(60), block(10, keeps=True), rows(20)), [[0], [1, (2, 0, 1)]]),
    "a table goes on": ((rows(40, 40, 40),), [[(0, 0, 2)], [(0, 2, 3)]]),
    "a table begins where there is room": ((block(50), rows(30, 30)), [[0, (1, 0, 1)], [(1, 1, 2)]]),
    "or on the next page": ((block(80), rows(30, 30)), [[0], [(1, 0, 2)]]),
    "no heading last": ((rows(40, 20, 40, headings=(1,)),), [[(0, 0, 1)], [(0, 1, 3)]]),
    "a heading repeated takes room": ((rows(10, 70, 70, 20, headings=(0,)),), [[(0, 0, 2)], [(0, 2, 3)], [(0, 3, 4)]]),
    "a row higher than a page": ((rows(20, 200, 20),), [[(0, 0, 1)], [(0, 1, 2)], [(0, 2, 3)]]),
    "a heading with such a row": ((rows(20, 200, headings=(0,)),), [[(0, 0, 2)]]),
    "a block higher than a page": ((block(10), block(300), block(10)), [[0], [1], [2]]),
    "an empty table": ((block(10), rows()), [[0]]),
}


@pytest.mark.parametrize(("items", "expected"), ROWS.values(), ids=ROWS)
def test_what_stands_on_which_page(items: tuple[Measured, ...], expected: list[list[object]]) -> None:
    assert numbers(paged(items, HEIGHT)) == expected


def test_things_stand_below_each_other_with_their_space() -> None:
    ((first, second, third),) = paged((block(10, 7), block(20, 7), rows(5, 5, space=3)), HEIGHT)

    assert (first.top, second.top, third.top) == (0, 17, 40)
    assert (first.height, second.height, third.height) == (10, 20, 20)


@pytest.mark.parametrize(
    ("headings", "first", "expected"),
    [([True, False], 0, None), ([True, False], 1, 0), ([False, False], 1, None), ([True, False, True], 2, None)],
)
def test_which_heading_is_repeated(headings: list[bool], first: int, expected: int | None) -> None:
    assert heading_to_repeat(headings, first) == expected


heights = st.floats(1, 130)
blocks = st.builds(MeasuredBlock, heights, st.floats(0, 10), st.booleans(), st.booleans())
tables = st.builds(
    MeasuredRows,
    st.floats(1, 20),
    st.lists(st.builds(MeasuredRow, heights, st.booleans()), max_size=12).map(tuple),
    st.floats(0, 10),
)


@given(st.lists(st.one_of(blocks, tables), max_size=8).map(tuple))
def test_nothing_is_lost_and_nothing_overlaps(items: tuple[Measured, ...]) -> None:
    pages = paged(items, HEIGHT)

    seen = [(each.item, each.rows) for page in pages for each in page]
    assert [item for item, of_table in seen if of_table is None] == [
        place for place, item in enumerate(items) if isinstance(item, MeasuredBlock)
    ]
    for place, item in enumerate(items):
        if isinstance(item, MeasuredRows):
            shown = [row for number, of_table in seen if number == place and of_table for row in of_table]
            assert shown == list(range(len(item.rows)))
    for page in pages:
        below = 0.0
        for each in page:
            assert each.top >= below
            below = each.top + each.height
        assert below <= HEIGHT + 1e-6 or len(page) == 1
