"""Where everything lies."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.gui.arrangement import LEAST_HEIGHT, LEAST_WIDTH, Arrangement, Bars, Box, Row, arrange, window_scale

ROWS = (Row(116, 94), Row(108, 94), Row(164, 145), Row(196, 110))
BARS = Bars(41, 55, 44)


def boxes(found: Arrangement) -> list[Box]:
    return [found.top, found.board, *found.rows, found.log, found.now]


@given(width=st.integers(LEAST_WIDTH, 7680), height=st.integers(LEAST_HEIGHT, 4320))
def test_nothing_lies_over_another_or_beyond_the_window(width: int, height: int) -> None:
    found = boxes(arrange(width, height, BARS, ROWS, window_scale(width, height)))

    for number, box in enumerate(found):
        assert 0 <= box.x < box.right <= width
        assert 0 <= box.y < box.bottom <= height
        for other in found[number + 1 :]:
            assert box.right <= other.x or other.right <= box.x or box.bottom <= other.y or other.bottom <= box.y, (
                box,
                other,
            )


@given(width=st.integers(LEAST_WIDTH, 7680), height=st.integers(LEAST_HEIGHT, 4320))
def test_every_card_has_what_it_needs(width: int, height: int) -> None:
    found = arrange(width, height, BARS, ROWS, window_scale(width, height))

    assert all(box.height >= row.least for box, row in zip(found.rows, ROWS, strict=True))
    assert min(box.width for box in found.rows) >= 340
    assert found.board.width >= 356
    assert found.log.width >= 200


@given(width=st.integers(LEAST_WIDTH, 3840), height=st.integers(LEAST_HEIGHT, 2160))
def test_a_window_one_pixel_larger_looks_the_same(width: int, height: int) -> None:
    before, after = (boxes(arrange(width + more, height + more, BARS, ROWS, 0.85)) for more in (0, 1))
    steps = {1200, 700, 1000}
    if {width + 1, height + 1} & steps:
        return  # here the gaps grow once

    for one, other in zip(before, after, strict=True):
        assert abs(one.x - other.x) <= 3
        assert abs(one.y - other.y) <= 3
        assert abs(one.width - other.width) <= 3
        assert abs(one.height - other.height) <= 3


def test_the_column_is_filled() -> None:
    found = arrange(1366, 768, BARS, ROWS, 1.0)

    assert found.rows[0].y == found.board.y
    assert found.rows[-1].bottom == found.board.bottom == found.log.bottom


@pytest.mark.parametrize(
    ("width", "height", "scale", "largest"),
    [
        (1024, 600, 0.85, 0.95),
        (1280, 720, 0.9, 1.01),
        (1366, 768, 1.0, 1.12),
        (1366, 900, 1.0, 1.12),
        (1600, 900, 1.15, 1.29),
        (1920, 1080, 1.4, 1.57),
        (2560, 1440, 1.85, 2.07),
        (3840, 2160, 2.8, 3.14),
    ],
)
def test_everything_grows_with_the_window_in_steps_and_with_the_umpires_choice(
    width: int, height: int, scale: float, largest: float
) -> None:
    assert window_scale(width, height) == scale
    assert window_scale(width, height, 1.3) == largest
