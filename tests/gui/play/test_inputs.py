"""Numbers of keys and clicks for a stroke, a foul, an override, a protest and its decision."""

from statistics import median

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.gui.panels.controls import Button
from carrom_desk.match.entry.entries import (
    Override,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    StrokeMade,
    ViolationSeen,
)
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import Intent
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.clocks import ClockKind
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last
from tests.gui.hands import Hands

OWN, OTHER = "own", "other"
"""Stand for the keys of the colour of whoever plays, and of the other one."""
MISSED: tuple[str, ...] = ()
ORDINARY: tuple[tuple[str, ...], ...] = (
    *((OWN,), MISSED) * 9,
    *((OWN, OWN), MISSED),
    *(("q",), (OWN,), MISSED),
    ("s",),
    *((OWN, "s"), MISSED),
    (OTHER,),
    ("i", "1"),
    (f"shift+{OTHER}",),
    MISSED,
)
"""Marks of thirty strokes in the usual mix before Enter: misses, men, the Queen and her cover, dues, an improper stroke
and a jump.
"""
MOST_KEYS = 54


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    return at_match(qtbot, TOSS, PlayCalled(), stroke(1), stroke())


def test_thirty_ordinary_strokes_take_54_keys(hands: Hands) -> None:
    before, pressed = len(hands.record.entries), []
    for marks in ORDINARY:
        board = hands.record.state.current_board
        own, other = ("w", "b") if board.turn.side is board.white else ("b", "w")
        keys = [mark.replace(OWN, own).replace(OTHER, other) for mark in marks]
        hands.key(*keys, "enter")
        pressed.append(len(keys) + 1)
        while first_offer(hands) is not ActionName.CONFIRM:  # men are placed, or what jumped is put back
            hands.key("enter")
            pressed[-1] += 1

    made = [logged.entry for logged in hands.record.entries[before:]]
    assert len([entry for entry in made if isinstance(entry, StrokeMade)]) == len(ORDINARY) == 30
    assert (median(pressed), sum(pressed)) <= (2, MOST_KEYS)


def test_the_clock_starts_when_the_queen_is_back(hands: Hands) -> None:
    hands.key("b", "enter", "q", "enter", "enter")  # the last leaves the Queen without its cover
    confirm = hands.find(Button, "confirm")
    assert (hands.read_clock().state, confirm.title) == (ClockState.WAITING, "Queen put back")
    before = len(hands.record.entries)

    hands.key("enter")

    assert (hands.read_clock().state, confirm.title) == (ClockState.RUNNING, "Missed")
    assert len(hands.record.entries) == before


@pytest.mark.parametrize("jumped", [("shift+b",), ("b", "shift+q"), ("shift+b", "shift+s")])
def test_the_clock_waits_until_a_jumped_piece_is_back(hands: Hands, jumped: tuple[str, ...]) -> None:
    hands.key(*jumped, "enter")
    confirm = hands.find(Button, "confirm")
    assert (hands.read_clock().state, confirm.title) == (ClockState.WAITING, "Put back")
    assert hands.text("what_now").startswith("Back to the centre: ")
    before = len(hands.record.entries)

    hands.key("enter")

    assert (hands.read_clock().state, confirm.title) == (ClockState.RUNNING, "Missed")
    assert len(hands.record.entries) == before


def test_a_jumped_striker_holds_nothing_up(hands: Hands) -> None:
    hands.key("shift+s", "enter")

    assert hands.read_clock().state is ClockState.RUNNING


def test_the_arrival_clock_runs_on_beside_a_form(qtbot: QtBot) -> None:
    hands = at_match(qtbot)
    hands.key("space")
    hands.wait(10_000)
    assert (hands.read_clock().rule.kind, hands.read_clock().left_s) == (ClockKind.APPEARANCE, 890)
    hands.key("enter")
    assert hands.has_dialog()
    hands.wait(20_000)
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 870)


def test_a_foul_needs_four_keys(hands: Hands) -> None:
    hands.key("f", "2", "7", "enter")

    made = last(hands)
    assert isinstance(made, ViolationSeen)
    assert (made.by, made.breach) == (Side.A, Breach.MEN_TOUCHED)


@pytest.mark.parametrize("leave", ["enter", "down"])
def test_a_foul_found_by_its_words_needs_them_and_the_same_keys(hands: Hands, leave: str) -> None:
    before = len(hands.record.entries)
    hands.key("f", *"touch", "7")
    search, breaches = hands.find(QLineEdit, "breach_search"), hands.find(BreachList, "breaches")
    assert search.text() == "touch7"
    hands.key("backspace", leave)
    assert breaches.hasFocus()
    hands.key("2")
    assert breaches.currentIndex().row() == 1
    chosen = breaches.chosen()
    assert (search.text(), len(hands.record.entries)) == ("touch", before)
    hands.key("8", "enter")

    made = last(hands)
    assert isinstance(made, ViolationSeen)
    assert chosen is not None
    assert (made.by, made.breach) == (Side.B, chosen.breach)


def test_an_override_needs_four_keys_and_its_reason(hands: Hands) -> None:
    hands.key("d", "up", "enter")
    write(hands, "reason", "it fell")
    hands.key("ctrl+enter")

    assert isinstance(last(hands), Override)


def test_a_protest_needs_four_keys_and_its_text_and_the_decision_two_and_its_reason(hands: Hands) -> None:
    hands.key("r", "8", "b")
    write(hands, "act_text", "The man moved.")
    hands.key("ctrl+enter")
    lodged = last(hands)
    hands.settle_dialogs()

    hands.key("2")
    write(hands, "act_text", "Nobody saw it.")
    hands.key("ctrl+enter")

    assert isinstance(lodged, ProtestLodged)
    assert lodged.by is Side.B
    assert isinstance(last(hands), ProtestDecided)


def test_a_stroke_that_is_marked_stays_struck_while_a_form_is_open(hands: Hands) -> None:
    hands.key("w")
    hands.wait(2_000)
    seen = hands.read_clock()
    hands.key("d")

    assert hands.read_clock() == seen
    assert seen.state is ClockState.STRUCK


def first_offer(hands: Hands) -> Intent:
    """Returns what Enter does."""
    view = hands.controller.page.view
    assert view is not None
    return view.now.offers[0].intent


def write(hands: Hands, name: str, words: str) -> None:
    """Types text into the field that has the keyboard."""
    assert hands.focus().objectName() == name
    QTest.keyClicks(hands.focus(), words)
