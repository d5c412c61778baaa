"""The bar at the bottom: the sentence, the call, numbered actions, and why one is blocked."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.what_now import NowAction, NowView, WhatNowBar
from carrom_desk.gui.theme import Theme, ThemeName, load_theme
from tests.gui.panels.finding import found, settle

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
    bar.setStyleSheet(theme.stylesheet())
    bar.resize(1366, 68)
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

    assert button(bar, "confirm").accessibleName() == "Toss…"
    assert button(bar, "action_2").accessibleName() == "Foul…"
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
        "Foul…",
        "Chief referee…",
        "Time exceeded",
    ]
    assert button(bar, "action_7").accessibleDescription() == "Key: F"


SENTENCE = "Player B1 places 2 white men. Player A1 places 1 black man."


@pytest.mark.parametrize(("width", "scale"), [(1000, 0.85), (1366, 1.0), (1920, 1.4)])
def test_what_is_always_there_stays_and_the_first_action_begins_where_it_did(
    width: int, scale: float, qtbot: QtBot
) -> None:
    theme = load_theme(ThemeName.LIGHT, scale)
    bar = WhatNowBar(theme)
    qtbot.addWidget(bar)
    bar.setStyleSheet(theme.stylesheet())
    bar.resize(width, bar.sizeHint().height())
    bar.show()
    places = []
    for shown in (VIEW, NowView(SENTENCE, ("“Due and foul.”",), ACTIONS, ALWAYS), NowView("", (), ACTIONS[:1], ALWAYS)):
        bar.show_now(shown)
        settle(bar)
        buttons = [found(bar, KeyButton, f"action_{number}") for number in (7, 8, 9)]
        first = found(bar, KeyButton, "confirm")
        places.append([first.geometry().topLeft(), *(button.geometry() for button in buttons)])
        assert not any(button.is_cut for button in (first, *buttons))

    assert places[0] == places[1] == places[2]


def test_a_long_sentence_is_written_smaller_and_needs_no_caption(bar: WhatNowBar) -> None:
    caption, sentence = found(bar, QLabel, "what_now_caption"), found(bar, QLabel, "what_now")
    bar.show_now(NowView("Confirm.", always=ALWAYS))
    short = (sentence.property("level"), caption.isVisible())
    bar.show_now(NowView(SENTENCE, always=ALWAYS))

    assert short == ("title", True)
    assert (sentence.property("level"), caption.isVisible()) == ("body", False)
    assert sentence.wordWrap()


def test_an_alarm_says_that_it_is_one(bar: WhatNowBar) -> None:
    plain = bar.grab().toImage()
    bar.show_now(NowView("NOT SAVED.", actions=ACTIONS, is_alarm=True))

    assert found(bar, QLabel, "what_now").accessibleName() == "Alarm: NOT SAVED."
    assert found(bar, QLabel, "what_now_caption").text() == "Alarm"
    assert bar.grab().toImage() != plain
