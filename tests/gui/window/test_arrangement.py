"""Arrangement of the window's parts."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.desk_page import DeskPage
from carrom_desk.gui.kit.arrangement import LARGEST_TEXT, LEAST_HEIGHT, LEAST_WIDTH, desk_places, window_scale
from carrom_desk.gui.kit.theme import SCALES, ThemeName, load_fonts, load_theme
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from tests.gui.at_match import at_match
from tests.gui.hands import Hands

SIZES = ((LEAST_WIDTH, LEAST_HEIGHT), (1024, 600), (1366, 768), (1920, 1080), (3840, 2160))


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


def page_of(qtbot: QtBot, width: int, height: int) -> tuple[DeskPage, list[QWidget]]:
    theme = load_theme(ThemeName.LIGHT, window_scale(width, height))
    page = DeskPage(theme)
    page.setStyleSheet(theme.stylesheet())
    qtbot.addWidget(page)
    page.resize(width, height)
    page.show()
    parts = (page.top, page.strip, page.board, page.stroke, page.ruling, page.always, page.log)
    return page, [part for part in parts if part.isVisible()]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_lies_over_another_or_beyond_the_window(qtbot: QtBot, width: int, height: int) -> None:
    page, parts = page_of(qtbot, width, height)
    places = [part.geometry() for part in parts]

    for number, place in enumerate(places):
        assert QRect(0, 0, width, height).contains(place)
        assert not any(place.intersects(other) for other in places[number + 1 :])
    assert page.board.geometry().bottom() == page.ruling.geometry().bottom()
    assert page.stroke.geometry().bottom() == page.always.geometry().bottom()
    assert page.board.y() == page.ruling.y()


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


def text_sizes(hands: Hands, text: TextChoice) -> list[int]:
    """Heights of text in pixels, from every part of the window."""
    hands.settings.put(replace(hands.settings.current, text=text))
    parts = (
        "match_title",
        "name_a1",
        "score_a",
        "clock_title",
        "ruling_title",
        "saved",
        "what_now",
    )
    return [hands.part(name).fontInfo().pixelSize() for name in parts]


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_the_largest_text_is_a_fifth_larger_than_normal(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = Hands(qtbot, size=size)
    qtbot.waitUntil(lambda: hands.window.width() == size[0])
    normal, largest = text_sizes(hands, TextChoice.NORMAL), text_sizes(hands, TextChoice.LARGEST)

    assert [each for each, usual in zip(largest, normal, strict=True) if each < 1.19 * usual] == []


def test_on_the_largest_screens_there_is_a_theme() -> None:
    for width, height in ((7_680, 4_320), (15_360, 8_640)):
        assert load_theme(ThemeName.LIGHT, window_scale(width, height, 1.3)).scale <= SCALES[1]


@pytest.mark.parametrize("text", TextChoice)
def test_every_key_stays_at_every_size(qtbot: QtBot, text: TextChoice) -> None:
    load_fonts()
    hands = at_match(qtbot, Toss(Side.A, TossChoice.BREAK), PlayCalled())
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
