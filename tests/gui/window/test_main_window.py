"""The whole window: its contents, and everything is within reach."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.match.entry.entries import LoggedEntry, PlayCalled
from tests.fakes import DOUBLES, SINGLES, MemoryStore, StoppedTime, desk, stroke
from tests.gui.at_match import FIRST, TOSS, at_match
from tests.gui.hands import Hands

# What is shown


def test_the_window_shows_where_the_match_stands(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2), stroke())

    assert hands.text("what_now") == "Mark what was pocketed, then confirm."
    assert (hands.text("score_a"), hands.text("score_b")) == ("0", "0")
    assert (hands.text("games_a"), hands.text("games_b")) == ("0", "0")
    assert hands.text("match_place") == "Game 1 · board 1"
    assert "Turn passes to Player B1" in hands.part("ruling").accessibleName()


def test_the_ruling_forms_while_the_stroke_is_marked(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(1))

    hands.key("w", "s")

    assert (
        "If confirmed" in hands.part("ruling").accessibleName()
        or "if confirmed" in hands.part("ruling").accessibleName()
    )
    assert "Player A1 plays on" in hands.part("ruling").accessibleName()
    assert hands.text("call") == "“Due.”"
    assert len(hands.record.entries) == 3


def test_contradicting_marks_are_blocked_with_the_reason_and_stay(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())

    hands.key("w", "n", "enter")

    assert len(hands.record.entries) == 2
    assert "touched nothing" in hands.said()
    assert "touched nothing" in hands.part("ruling").accessibleName()
    assert not hands.part("confirm").isEnabled()
    assert hands.draft.pocketed.white == 1


def test_what_is_saved_is_shown(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled())
    hands.now.advance(64_600)

    hands.key("enter")

    assert "10:01" in hands.text("saved")


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


def test_marks_rulings_and_turns_move_nothing(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke(2))
    hands.settle()
    names = ("board", "score", "clock", "stroke_bar", "ruling", "log_panel", "always_bar", "improper", "confirm")
    before = [(hands.point(name), hands.part(name).size()) for name in names]

    hands.key("w", "s", "n", "n")
    hands.settle()

    assert [(hands.point(name), hands.part(name).size()) for name in names] == before


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


def test_doubles_are_shown_with_all_four_players(qtbot: QtBot) -> None:
    store, now = MemoryStore(), StoppedTime()
    desk(TOSS, setup=DOUBLES, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST)

    assert "Player B2" in hands.part("board").accessibleDescription()
    assert SINGLES.event in hands.text("match_title")
    assert isinstance(hands.record.entries[0], LoggedEntry)
