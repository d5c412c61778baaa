"""Arrangement of the window's parts."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.arrangement import LARGEST_TEXT, LEAST_HEIGHT, LEAST_WIDTH, desk_places, window_scale
from carrom_desk.gui.kit.theme import SCALES, ThemeName, load_fonts, load_theme
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.entry.entries import PlayCalled
from tests.gui.at_match import TOSS, at_match


@given(
    width=st.integers(LEAST_WIDTH, 7680), height=st.integers(LEAST_HEIGHT, 4320), factor=st.floats(1.0, LARGEST_TEXT)
)
def test_board_and_log_leave_room_for_the_ruling(width: int, height: int, factor: float) -> None:
    scale = window_scale(width, height, factor)
    found = desk_places(width, height, scale)
    gaps = found.column_gap * (2 if found.log else 1)

    assert found.board >= 320
    assert width - 2 * found.side - gaps - found.board - found.log >= round(350 * scale)
    assert found.head + found.strip + found.board + found.buttons + 3 * found.row_gap + found.side <= height


@given(width=st.integers(LEAST_WIDTH, 3840), height=st.integers(LEAST_HEIGHT, 2160))
def test_a_window_one_pixel_larger_looks_the_same(width: int, height: int) -> None:
    before, after = (desk_places(width + more, height + more, 0.85) for more in (0, 1))
    if (before.log, before.is_wide) != (after.log, after.is_wide):
        return  # here the window shows more

    assert abs(before.board - after.board) <= 3


@pytest.mark.parametrize(
    ("size", "scales"),
    [
        ((1024, 600), [0.85, 0.9, 0.95]),
        ((1280, 720), [0.9, 1.02, 1.14]),
        ((1366, 768), [1.0, 1.11, 1.22]),
        ((1366, 900), [1.0, 1.13, 1.27]),
        ((1600, 900), [1.05, 1.23, 1.43]),
        ((1920, 1080), [1.15, 1.36, 1.58]),
        ((2560, 1440), [1.35, 1.59, 1.85]),
        ((3840, 2160), [1.65, 1.95, 2.26]),
    ],
)
def test_everything_grows_with_the_window_in_steps_and_with_the_umpires_choice(
    size: tuple[int, int], scales: list[float]
) -> None:
    assert [window_scale(*size, text.factor) for text in TextChoice] == scales


def test_on_the_largest_screens_there_is_a_theme() -> None:
    for width, height in ((7_680, 4_320), (15_360, 8_640)):
        assert load_theme(ThemeName.LIGHT, window_scale(width, height, 1.3)).scale <= SCALES[1]


@pytest.mark.parametrize("text", TextChoice)
def test_every_key_stays_at_every_size(qtbot: QtBot, text: TextChoice) -> None:
    load_fonts()
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.settings.put(Settings(text=text))
    hidden = []  # the clock has no room for its key, which is on the button below the board
    hands.window.setUpdatesEnabled(False)
    for size in ((1920, 1080), (1366, 768), (1280, 720), (1024, 600)):
        hands.window.resize(*size)
        hands.settle()
        buttons = [
            each
            for each in hands.controller.page.findChildren(KeyButton)
            if each.isVisible() and each.key and each.objectName() != "play"
        ]
        hidden += [(size, each.objectName()) for each in buttons if not each.is_key_shown]

    assert hidden == []
