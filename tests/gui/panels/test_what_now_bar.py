"""The bottom bar: sentence, call, numbered actions, and reasons for blocked ones."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.arrangement import text_scale, window_scale
from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.panels.cards import ScrolledWords
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.what_now_bar import WhatNowBar
from carrom_desk.gui.settings.keys import BACKSPACE
from carrom_desk.gui.settings.settings import TextChoice
from carrom_desk.match.entry.entries import PlacingDone, PlacingOutcome
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import NextStep, Offer, offer_of
from tests.gui.panels.finding import found, settle

WHY = "Nothing is marked."
ACTIONS = (
    offer_of(ActionName.CONFIRM),
    offer_of(ActionName.CLEAR, blocked=WHY),
    offer_of(ActionName.FOUL),
)
ALWAYS = (
    offer_of(ActionName.FOUL),
    offer_of(ActionName.CHIEF_REFEREE),
    offer_of(ActionName.TIME_EXCEEDED, blocked="The clock does not run before “Play”."),
)
VIEW = NextStep("Confirm the stroke.", ("“Due.”", "“Queen covered.”"), ACTIONS, ALWAYS)


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
        self.said: list[int | str] = []
        bar.pressed.connect(self.said.append)
        for button in bar.findChildren(KeyButton):
            button.refused.connect(self.said.append)


def button(bar: WhatNowBar, name: str) -> QPushButton:
    return found(bar, QPushButton, name)


def test_sentence_and_call_are_shown_and_said(bar: WhatNowBar) -> None:
    sentence, call = found(bar, QLabel, "what_now"), found(bar, QLabel, "call")

    assert (sentence.text(), sentence.accessibleName()) == ("Confirm the stroke.", "Next step: Confirm the stroke.")
    assert (call.text(), call.accessibleName()) == ("“Due.”", "Call: “Due.” “Queen covered.”")
    bar.show_now(NextStep("Call “Play”."))
    assert (call.text(), call.accessibleName()) == ("", "No call")


def test_actions_are_numbered_and_the_first_is_confirm_whatever_its_title(bar: WhatNowBar) -> None:
    bar.show_now(NextStep("The toss comes first.", offers=(offer_of(ActionName.TOSS), ACTIONS[2])))

    assert button(bar, "confirm").accessibleName() == "Toss…"
    assert button(bar, "action_2").accessibleName() == "Foul…"
    assert [button(bar, f"action_{number}").isVisible() for number in (3, 4, 7, 8, 9)] == [False] * 5


def test_a_press_tells_the_action(bar: WhatNowBar) -> None:
    told = Told(bar)

    QTest.mouseClick(button(bar, "confirm"), Qt.MouseButton.LeftButton)
    QTest.mouseClick(button(bar, "action_3"), Qt.MouseButton.LeftButton)
    button(bar, "action_3").click()

    assert told.said == [1, 3, 3]


def test_a_blocked_action_says_why_when_it_is_pressed(bar: WhatNowBar) -> None:
    told = Told(bar)
    blocked = button(bar, "action_2")

    QTest.mouseClick(blocked, Qt.MouseButton.LeftButton)

    assert told.said == [WHY]
    assert (blocked.isEnabled(), blocked.toolTip(), blocked.accessibleDescription()) == (False, WHY, WHY)


def test_a_press_beside_the_actions_tells_nothing(bar: WhatNowBar) -> None:
    told = Told(bar)

    QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=QPoint(3, 3))

    assert told.said == []


def test_offers_have_their_numbers() -> None:
    assert dict(VIEW.numbered) == {
        1: ACTIONS[0],
        2: ACTIONS[1],
        3: ACTIONS[2],
        7: ALWAYS[0],
        8: ALWAYS[1],
        9: ALWAYS[2],
    }


def test_the_first_offer_has_enter_and_is_the_primary_one(bar: WhatNowBar) -> None:
    buttons = [found(bar, KeyButton, name) for name in ("confirm", "action_2", "action_3")]

    assert [each.key for each in buttons] == ["Enter", BACKSPACE, "F"]
    assert [each.property("primary") for each in buttons] == [True, False, False]


@pytest.mark.parametrize(("consequence", "is_shown"), [("Asha plays", True), ("Asha plays " * 9, False)])
def test_the_primary_action_says_what_it_leads_to_and_keeps_its_place(
    bar: WhatNowBar, consequence: str, *, is_shown: bool
) -> None:
    first = found(bar, KeyButton, "confirm")
    before = first.geometry()
    bar.show_now(replace(VIEW, offers=(replace(ACTIONS[0], consequence=consequence), *ACTIONS[1:])))

    assert first.accessibleName() == f"{first.title}: {consequence}"
    assert (consequence in first.text(), first.is_cut) == (is_shown, False)
    assert first.geometry() == before


def test_an_action_that_is_possible_again_can_be_pressed_again(bar: WhatNowBar) -> None:
    told = Told(bar)
    bar.show_now(NextStep("Confirm.", offers=(ACTIONS[0], offer_of(ActionName.CLEAR))))

    QTest.mouseClick(button(bar, "action_2"), Qt.MouseButton.LeftButton)

    assert told.said == [2]


def test_what_is_always_there_keeps_its_number_its_key_and_its_place(bar: WhatNowBar) -> None:
    found_at = []
    for offers in (
        ACTIONS,
        ACTIONS[:1],
        (*ACTIONS, Offer("no_space", "No space", PlacingDone(PlacingOutcome.NO_SPACE))),
    ):
        bar.show_now(NextStep("Who places?", offers=offers, always=ALWAYS))
        found_at.append([button(bar, f"action_{number}").geometry() for number in (7, 8, 9)])

    assert found_at[0] == found_at[1] == found_at[2]
    assert [button(bar, f"action_{number}").accessibleName() for number in (7, 8, 9)] == [
        "Foul…",
        "More…",
        "Time exceeded",
    ]
    assert button(bar, "action_7").accessibleDescription() == "Shortcut: F"


SENTENCE = "Player B1 places 2 white men. Player A1 places 1 black man."


@pytest.mark.parametrize(("width", "scale"), [(1150, 0.85), (1366, 1.0), (1920, 1.4)])
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
    foul, empty = NextStep(SENTENCE, ("“Due and foul.”",), ACTIONS, ALWAYS), NextStep("", (), ACTIONS[:1], ALWAYS)
    for shown in (VIEW, foul, empty):
        bar.show_now(shown)
        settle(bar)
        buttons = [found(bar, KeyButton, f"action_{number}") for number in (7, 8, 9)]
        first = found(bar, KeyButton, "confirm")
        places.append([first.geometry().topLeft(), *(button.geometry() for button in buttons)])
        assert not any(button.is_cut for button in (first, *buttons))

    assert places[0] == places[1] == places[2]


def test_no_words_are_written_smaller_however_long_they_are(bar: WhatNowBar) -> None:
    sentence, call = found(bar, QLabel, "what_now"), found(bar, QLabel, "call")
    levels = []
    for words in ("Confirm.", SENTENCE, " ".join([SENTENCE] * 5)):
        bar.show_now(NextStep(words, ("“Due.”",), always=ALWAYS))
        levels.append((sentence.property("level"), call.property("level"), sentence.wordWrap()))

    assert levels == [("body", "decision", True)] * 3
    assert bar.findChildren(ScrolledWords)[0].verticalScrollBar().maximum() > 0


@pytest.mark.parametrize("text", TextChoice)
@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768), (1920, 1080)])
def test_the_call_is_at_least_22_pixels_high(size: tuple[int, int], text: TextChoice, qtbot: QtBot) -> None:
    scales = window_scale(*size, text.factor), text_scale(*size, text.factor)
    theme = load_theme(ThemeName.LIGHT, *scales)
    bar = WhatNowBar(theme)
    qtbot.addWidget(bar)
    bar.setStyleSheet(theme.stylesheet())
    bar.resize(size[0], bar.sizeHint().height())
    bar.show()
    bar.show_now(NextStep("Mark what was pocketed, then confirm.", ("“Queen covered.”",), ACTIONS, ALWAYS))
    settle(bar)

    call = found(bar, QLabel, "call")
    assert call.font().pixelSize() >= 22
    assert call.fontMetrics().horizontalAdvance(call.text()) <= call.width()


def test_buttons_keep_distances_to_scale_with_larger_text(qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, window_scale(1920, 1080, 1.2), text_scale(1920, 1080, 1.2))
    bar = WhatNowBar(theme)
    qtbot.addWidget(bar)
    bar.resize(1920, bar.sizeHint().height())
    bar.show_now(VIEW)
    bar.show()
    settle(bar)

    before, last = button(bar, "action_8").geometry(), button(bar, "action_9").geometry()
    assert bar.width() - last.right() > theme.px(12)
    assert last.left() - before.right() > theme.px(4)


def test_one_call_is_shown_at_a_time(bar: WhatNowBar) -> None:
    bar.show_now(NextStep("Player A1 breaks.", ("“Board, 9 points.”", "“Play.”"), always=ALWAYS))

    assert found(bar, QLabel, "call").text() == "“Board, 9 points.”"


def test_an_alarm_says_that_it_is_one(bar: WhatNowBar) -> None:
    plain = bar.grab().toImage()
    bar.show_now(NextStep("NOT SAVED.", offers=ACTIONS, is_alarm=True))

    assert found(bar, QLabel, "what_now").accessibleName() == "Alarm: NOT SAVED."
    assert found(bar, QLabel, "what_now_caption").text() == "Alarm"
    assert bar.grab().toImage() != plain
