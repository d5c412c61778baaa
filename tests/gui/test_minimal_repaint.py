"""A press repaints what it changes and nothing else."""

from collections import Counter

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.match.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.match.store import MatchId
from tests.fakes import MemoryStore, StoppedNow, desk, stroke
from tests.gui.hands import Hands

BYSTANDERS = {"score", "side_a", "side_b", "stroke_clock", "log", "undo", "saved", "action_7", "override", "mark_white"}
"""What a mark on the striker leaves as it is."""


class Painted(QObject):
    """The names of the widgets that are painted, each as often as it is, and of those that are laid out."""

    def __init__(self, window: QWidget) -> None:
        super().__init__()
        self.times: Counter[str] = Counter()
        self.laid_out: set[str] = set()
        for widget in window.findChildren(QWidget):
            widget.installEventFilter(self)

    @property
    def names(self) -> set[str]:
        return set(self.times)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.times[watched.objectName()] += 1
        if event.type() == QEvent.Type.LayoutRequest:
            self.laid_out.add(watched.objectName())
        return False


@pytest.fixture
def hands(qtbot: QtBot) -> Hands:
    store, now = MemoryStore(), StoppedNow()
    desk(Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(1), store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=MatchId("m1"))
    hands.key("b")
    hands.settle()
    return hands


def test_a_mark_repaints_the_piece_its_button_and_the_ruling(hands: Hands) -> None:
    hands.press_piece("piece_striker")  # whatever the pointer lights on its way is lit now
    hands.settle()
    painted = Painted(hands.window)

    hands.press_piece("piece_striker")
    hands.settle()

    assert {"board", "mark_striker", "ruling_details"} <= painted.names
    assert not painted.names & BYSTANDERS


def test_the_card_that_matters_now_changes_its_border_and_its_button(hands: Hands) -> None:
    painted = Painted(hands.window)

    hands.key("backspace")
    hands.settle()

    assert {"ruling", "override"} <= painted.names
    assert not painted.names & {"law_1", "score", "log"}


def test_a_confirmed_stroke_is_painted_once_and_lays_no_card_out_anew(hands: Hands) -> None:
    hands.key("backspace", "w", "enter", "w")
    hands.settle()
    painted = Painted(hands.window)

    hands.key("enter")
    hands.settle()

    assert {"desk", "board", "log_panel", "ruling"} <= painted.names
    assert painted.times["desk"] == 1
    assert not painted.laid_out & {"ruling", "log_panel", "clock", "score", "top_bar", "board_tray"}


COURSE = (
    "w",
    "s",
    "i",
    "j",
    "backspace",
    "w",
    "enter",
    "w",
    "enter",
    "enter",
    "b",
    "b",
    "s",
    "enter",
    "enter",
    "ctrl+z",
)
"""Marks of every kind, a cleared stroke, men that come back and are placed, and something taken back."""


def on_screen(hands: Hands) -> QImage:
    window = hands.window
    return window.screen().grabWindow(window.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_what_was_repainted_bit_by_bit_looks_as_if_it_were_painted_anew(hands: Hands) -> None:
    hands.key("backspace")
    for press in COURSE:
        hands.key(press)
        hands.wait(1_000)
        hands.settle()

        bit_by_bit = on_screen(hands)
        assert bit_by_bit == hands.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32), press
    assert len(hands.record.entries) > len(COURSE) / 2
