"""The guided two-minute match: played by keyboard, along its hints, and left at any time."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.gui.practice.guide import GuideHint, beside
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.rules.breaches import Breach
from tests.gui.practice.test_practising import Hall

SIZES = [(1024, 600), (1366, 768), (1920, 1080)]


@pytest.fixture
def hall(qtbot: QtBot, tmp_path: Path) -> Iterator[Hall]:
    made = Hall(qtbot, tmp_path)
    yield made
    made.close()


def begin(hall: Hall) -> None:
    hall.practise(ActionName.GUIDED_MATCH)
    hall.hands.qtbot.waitUntil(lambda: hall.hands.window.findChild(GuideHint) is not None)
    shown(hall, "Step 1 of 9")


def shown(hall: Hall, number: str) -> None:
    """Waits for a step and checks the place of its hint."""
    hands = hall.hands
    hands.qtbot.waitUntil(
        lambda: hands.window.findChild(GuideHint) is not None and hands.text("guide_number") == number
    )
    page, hint = hands.part("desk"), hands.part("guide_hint")
    assert page.rect().contains(hint.geometry()), number
    assert not hint.geometry().intersects(hands.part("guide_frame").geometry().adjusted(4, 4, -4, -4)), number


def toss(hall: Hall) -> None:
    hands = hall.hands
    hands.key("enter")
    hands.click("winner_a", "choice_break", "accept")
    hands.settle()


def foul(hall: Hall) -> None:
    hands = hall.hands
    hands.key("f")
    hands.qtbot.waitUntil(lambda: hands.text("guide_press").startswith("Choose what happened"))
    shown(hall, "Step 6 of 9")
    hands.find(BreachList, "breaches").choose(Breach.MEN_TOUCHED)
    hands.click("by_b", "accept")
    hands.settle()


def test_the_whole_way_is_played_by_keys_and_leads_on_to_the_exercises(hall: Hall) -> None:
    begin(hall)
    hands = hall.hands
    toss(hall)
    shown(hall, "Step 2 of 9")
    hands.key("space")
    shown(hall, "Step 3 of 9")
    assert hands.text("guide_press").startswith("Mark what was pocketed. Press W")
    hands.key("w")
    hands.qtbot.waitUntil(lambda: hands.text("guide_press").startswith("Marked."))
    hands.key("enter")
    shown(hall, "Step 4 of 9")
    hands.key("s", "enter")
    shown(hall, "Step 5 of 9")
    hands.key("enter")
    shown(hall, "Step 6 of 9")
    foul(hall)
    shown(hall, "Step 7 of 9")
    hands.qtbot.waitUntil(lambda: len(hands.record.standing) == 11)
    hands.key("q", "enter")
    shown(hall, "Step 8 of 9")
    hands.key("w", "enter")
    shown(hall, "Step 9 of 9")
    hands.qtbot.waitUntil(lambda: len(hands.record.standing) == 14)
    hands.key("w", "enter")
    shown(hall, "All done")

    assert hands.record.state.is_over
    assert hands.record.state.winner is Side.A
    assert hands.text("what_now") == "The match is over."
    heard: list[object] = []
    hall.practice.asked.connect(heard.append)
    hands.key("tab")
    assert hands.focus().objectName() == "guide_topics"
    hands.key("enter")
    assert heard == [ActionName.SCHOOL]


def test_what_did_not_happen_is_taken_back(hall: Hall) -> None:
    begin(hall)
    hands = hall.hands
    toss(hall)
    shown(hall, "Step 2 of 9")
    hands.key("space")
    shown(hall, "Step 3 of 9")
    hands.key("b", "enter")
    hands.qtbot.waitUntil(lambda: hands.text("guide_press").startswith("That is not what happened."))
    assert "Ctrl+Z" in hands.text("guide_press")
    hands.key("ctrl+z")

    hands.qtbot.waitUntil(lambda: hands.text("guide_press").startswith("Mark what was pocketed"))


@pytest.mark.parametrize("way", ["button", "practice", "match"])
def test_it_is_left_at_any_time(hall: Hall, way: str) -> None:
    begin(hall)
    hands = hall.hands
    match way:
        case "button" | "practice":
            hands.click("guide_leave" if way == "button" else "practice_leave")
        case _:
            hall.menu(ActionName.SITUATIONS)
            hall.press(hall.take(3), "accept")
    hands.settle() if way != "practice" else hands.settle_dialogs()

    hands.qtbot.waitUntil(lambda: hands.window.findChild(GuideHint) is None)
    hall.menu(ActionName.UNDO)  # whatever changes now is nothing to the guide
    hands.window.resize(1200, 700)
    hands.settle_dialogs()


def test_it_is_begun_again_from_the_beginning(hall: Hall) -> None:
    begin(hall)
    toss(hall)
    shown(hall, "Step 2 of 9")
    hall.menu(ActionName.GUIDED_MATCH)
    shown_again = len(hall.hands.record.standing)
    hall.hands.settle()
    shown(hall, "Step 1 of 9")
    toss(hall)
    shown(hall, "Step 2 of 9")

    assert shown_again == 0


def test_in_another_language_the_hint_is_still_there(hall: Hall) -> None:
    begin(hall)
    window = hall.hands.window
    hall.hands.controller.translate(window.theme())
    window.setCentralWidget(hall.hands.controller.page)
    hall.hands.settle()

    shown(hall, "Step 1 of 9")


def test_whoever_reads_is_not_hurried(hall: Hall) -> None:
    begin(hall)
    toss(hall)
    hall.hands.key("space")
    shown(hall, "Step 3 of 9")
    hall.hands.wait(120_000)

    assert hall.hands.read_clock().state is ClockState.PAUSED


@pytest.mark.parametrize("about", [QRect(0, 0, 50, 40), QRect(900, 10, 120, 40), QRect(10, 540, 200, 50)])
@pytest.mark.parametrize("size", SIZES)
def test_a_hint_never_covers_what_it_is_about(about: QRect, size: tuple[int, int]) -> None:
    room = QRect(0, 0, *size)
    lies = beside(about, QSize(340, 180), room, 10)

    assert room.contains(lies)
    assert not lies.intersects(about)
