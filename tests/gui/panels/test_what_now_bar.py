"""The bar at the bottom: the sentence, the call, numbered actions, and why one is blocked."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.now_view import NowAction, NowView
from carrom_desk.gui.panels.text_label import TextLabel
from carrom_desk.gui.panels.what_now_bar import WhatNowBar
from carrom_desk.gui.theme import Theme, ThemeName, load_theme
from tests.gui.panels.finding import found

WHY = "Nothing is marked."
ACTIONS = (
    NowAction("confirm", "Confirm", "Enter", is_primary=True),
    NowAction("clear", "Clear", "Esc", enabled=False, reason=WHY),
    NowAction("foul", "Foul…", "F"),
)
ALWAYS = (
    NowAction("foul", "Foul…", "F"),
    NowAction("chief_referee", "Chief referee…", "R"),
    NowAction("time_exceeded", "Time exceeded", "T", enabled=False, reason="No time runs before “Play”."),
)
VIEW = NowView("Confirm the stroke.", ("“Due.”", "“Queen covered.”"), ACTIONS, ALWAYS)


@pytest.fixture
def bar(theme: Theme, qtbot: QtBot) -> WhatNowBar:
    bar = WhatNowBar(theme)
    qtbot.addWidget(bar)
    bar.resize(1320, 68)
    bar.show_now(VIEW)
    bar.show()
    return bar


class Told:
    def __init__(self, bar: WhatNowBar) -> None:
        self.said: list[tuple[str, str]] = []
        bar.triggered.connect(lambda key: self.said.append(("triggered", key)))
        bar.blocked.connect(lambda reason: self.said.append(("blocked", reason)))


def button(bar: WhatNowBar, name: str) -> QPushButton:
    return found(bar, QPushButton, name)


def test_sentence_and_call_are_shown_and_said(bar: WhatNowBar) -> None:
    sentence, call = found(bar, QLabel, "what_now"), found(bar, QLabel, "call")

    assert (sentence.text(), sentence.accessibleName()) == ("Confirm the stroke.", "What now: Confirm the stroke.")
    assert (call.text(), call.accessibleName()) == ("“Due.” “Queen covered.”", "Call: “Due.” “Queen covered.”")
    bar.show_now(NowView("Call “Play”."))
    assert (call.text(), call.accessibleName()) == ("", "Nothing to call")


def test_actions_are_numbered_and_the_first_is_confirm_whatever_its_title(bar: WhatNowBar) -> None:
    bar.show_now(NowView("The toss comes first.", actions=(NowAction("toss", "Toss…", "Enter"), ACTIONS[2])))

    assert button(bar, "confirm").accessibleName() == "1 Toss…"
    assert button(bar, "action_2").accessibleName() == "2 Foul…"
    assert [button(bar, f"action_{number}").isVisible() for number in (3, 4, 7, 8, 9)] == [False] * 5


def test_a_press_tells_the_action(bar: WhatNowBar) -> None:
    told = Told(bar)

    QTest.mouseClick(button(bar, "confirm"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(bar, "action_3"), Qt.MouseButton.LeftButton)
    button(bar, "action_3").click()

    assert told.said == [("triggered", "confirm"), ("triggered", "foul"), ("triggered", "foul")]


def test_a_blocked_action_says_why_when_it_is_pressed(bar: WhatNowBar) -> None:
    told = Told(bar)
    blocked = button(bar, "action_2")

    QTest.mouseClick(blocked, Qt.MouseButton.LeftButton)

    assert told.said == [("blocked", WHY)]
    assert (blocked.isEnabled(), blocked.toolTip(), blocked.accessibleDescription()) == (False, WHY, WHY)


def test_a_press_beside_the_actions_tells_nothing(bar: WhatNowBar) -> None:
    told = Told(bar)

    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))

    assert told.said == []


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (1, [("triggered", "confirm")]),
        (2, [("blocked", WHY)]),
        (3, [("triggered", "foul")]),
        (4, []),
        (5, []),
        (7, [("triggered", "foul")]),
        (8, [("triggered", "chief_referee")]),
        (9, [("blocked", "No time runs before “Play”.")]),
        (0, []),
    ],
)
def test_numbers_do_what_presses_do(bar: WhatNowBar, number: int, said: list[tuple[str, str]]) -> None:
    told = Told(bar)

    bar.press(number)

    assert told.said == said


def test_an_action_that_is_possible_again_can_be_pressed_again(bar: WhatNowBar) -> None:
    told = Told(bar)
    bar.show_now(NowView("Confirm.", actions=(ACTIONS[0], NowAction("clear", "Clear", "Esc"))))

    QTest.mouseClick(button(bar, "action_2"), Qt.MouseButton.LeftButton)

    assert told.said == [("triggered", "clear")]


@pytest.mark.parametrize(
    ("enabled", "reason"),
    [(True, "Nothing is marked."), (False, "")],
)
def test_an_action_is_blocked_for_a_reason_and_only_then(enabled: bool, reason: str) -> None:
    with pytest.raises(ValueError, match="blocked for a reason"):
        NowAction("clear", "Clear", enabled=enabled, reason=reason)


def test_there_is_room_for_four_actions_and_three_that_are_always_there() -> None:
    assert NowView("", actions=ACTIONS[:1] * 4, always=ALWAYS).actions
    with pytest.raises(ValueError, match="room for 4"):
        NowView("", actions=ACTIONS[:1] * 5)
    with pytest.raises(ValueError, match="3 that are always there"):
        NowView("", always=ALWAYS[:1] * 4)


def test_what_is_always_there_keeps_its_number_its_key_and_its_place(bar: WhatNowBar) -> None:
    found_at = []
    for actions in (ACTIONS, ACTIONS[:1], (*ACTIONS, NowAction("no_space", "No space"))):
        bar.show_now(NowView("Who places?", actions=actions, always=ALWAYS))
        found_at.append([button(bar, f"action_{number}").geometry() for number in (7, 8, 9)])

    assert found_at[0] == found_at[1] == found_at[2]
    assert [button(bar, f"action_{number}").accessibleName() for number in (7, 8, 9)] == [
        "7 Foul…",
        "8 Chief referee…",
        "9 Time exceeded",
    ]
    assert button(bar, "action_7").accessibleDescription() == "Key: F"


SENTENCE = "Player B1 places 2 white men. Player A1 places 1 black man."


@pytest.mark.parametrize("size", [QSize(1000, 68), QSize(1320, 68), QSize(1880, 82)])
@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_nothing_is_cut_and_nothing_moves(size: QSize, scale: float, qtbot: QtBot) -> None:
    bar = WhatNowBar(load_theme(ThemeName.LIGHT, scale))
    qtbot.addWidget(bar)
    bar.resize(size.width(), max(size.height(), bar.sizeHint().height()))
    bar.show()
    places = []
    for shown in (VIEW, NowView(SENTENCE, ("“Due and foul.”",), ACTIONS), NowView("", (), ACTIONS[:1], ALWAYS)):
        bar.show_now(shown)
        places.append([button(bar, f"action_{number}").geometry() for number in (7, 8, 9)])
        for name in ("what_now", "call"):
            assert not found(bar, TextLabel, name).fitted().is_cut, name

    assert all(place == places[0] for place in places)


def test_captions_give_way_where_there_is_little_height(bar: WhatNowBar) -> None:
    caption = found(bar, QLabel, "what_now_caption")
    assert caption.isVisible()
    bar.setFixedHeight(52)
    assert not caption.isVisible()
    bar.setFixedHeight(80)
    bar.set_theme(load_theme(ThemeName.HIGH_CONTRAST))
    assert caption.isVisible()
    assert not bar.grab().isNull()


def test_larger_words_are_larger_in_the_sentence_before_there_is_a_caption(bar: WhatNowBar) -> None:
    bar.show_now(NowView("Time is over: the stroke, or “Time exceeded”?"))
    usual = found(bar, TextLabel, "what_now").fitted().font.pixelSize()
    bar.set_theme(load_theme(ThemeName.LIGHT, 1.4))
    bar.resize(1320, bar.sizeHint().height())

    assert not found(bar, QLabel, "what_now_caption").isVisible()
    assert found(bar, TextLabel, "what_now").fitted().font.pixelSize() >= 1.3 * usual
