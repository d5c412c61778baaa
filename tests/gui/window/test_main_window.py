"""The whole window: its contents, and everything is within reach."""

import gc
import weakref
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.window_controller import WindowController
from carrom_desk.match.entry.entries import PlayCalled
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk

# What is shown


def test_contradicting_marks_are_blocked_with_the_reason_and_stay(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key("w", "n", "enter")

    assert len(hands.record.entries) == 2
    assert "touched nothing" in hands.said()
    assert "touched nothing" in hands.part("ruling").accessibleName()
    assert not hands.part("confirm").isEnabled()
    assert hands.draft.pocketed.white == 1


def test_the_frame_of_the_window_names_the_match(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)
    assert hands.window.windowTitle() == "Player A1 – Player B1"

    hands.settings.put(replace(hands.settings.current, window_language="de"))
    assert hands.window.windowTitle() == "Player A1 – Player B1"

    hands.controller.matches.show_start()
    assert hands.window.windowTitle() == "Carrom Desk"


# Looks


def test_words_grow_with_the_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    before = hands.window.font().pixelSize()
    hands.window.resize(1920, 1080)
    hands.settle()

    qtbot.waitUntil(lambda: hands.window.font().pixelSize() > before)
    assert hands.window.theme().scale == 1.15


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)])
def test_everything_lies_on_one_screen_and_nothing_over_another(qtbot: QtBot, size: tuple[int, int]) -> None:
    hands = Hands(qtbot, size=size)
    hands.settle()
    names = ("top_bar", "board", "score", "stroke_bar", "ruling", "always_bar")
    boxes = [hands.part(name).geometry() for name in names]

    for name, box in zip(names, boxes, strict=True):
        least = hands.part(name).minimumSizeHint()
        assert hands.part("desk").rect().contains(box), name
        assert (box.width(), box.height()) >= (least.width(), 0), name
        assert box.height() >= least.height(), name
    for number, box in enumerate(boxes):
        assert not any(box.intersects(other) for other in boxes[number + 1 :])


def test_every_control_has_a_name_for_programs_and_one_that_is_read_out(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2))

    nameless = [
        button
        for button in hands.window.findChildren(QPushButton)
        if button.isVisible() and not (button.objectName() and button.accessibleName())
    ]
    assert nameless == []


NAMES = (
    "improper",
    "touched_nothing",
    "confirm",
    "undo",
    "redo",
    "play",
    "stroke_clock",
    "what_now",
    "ruling",
    "call",
    "saved",
    "score_a",
    "score_b",
    "games_a",
    "games_b",
    "board",
    "piece_queen",
)


def test_the_names_that_others_rely_on(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    assert [name for name in NAMES if len(hands.window.findChildren(QWidget, name)) != 1] == []


# Its end


def test_a_closed_window_is_freed(qtbot: QtBot, tmp_path: Path) -> None:
    kept = sat_at_a_desk(qtbot, tmp_path / "matches.sqlite3")
    gc.collect()

    assert kept() is None


def sat_at_a_desk(qtbot: QtBot, file: Path) -> "weakref.ref[WindowController]":
    """Opens a match at a desk, plays on, and closes the window."""
    desk = Desk(qtbot, file)
    desk.stored(*OPENING)
    hands = desk.sit()
    hands.key("enter", "enter")
    kept = weakref.ref(hands.controller)
    desk.db_controllers[0].leave()
    hands.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return kept
