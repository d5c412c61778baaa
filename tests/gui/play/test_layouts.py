"""The window by keys under nine keyboard layouts, with the events that Qt makes of them on X11."""

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPlainTextEdit, QRadioButton, QTableView
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.keyed_list import KeyedList
from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.gui.kit.pressed_keys import native_code
from carrom_desk.match.entry.entries import ProtestLodged, ViolationSeen
from carrom_desk.match.side import Side
from carrom_desk.rules.position import Pieces
from tests.gui.at_match import TOSS, at_match, last, pocketed
from tests.gui.hands import Hands

_SIGNS = "WZFR0123456789"
_WITHOUT = Qt.KeyboardModifier.NoModifier
_CTRL = Qt.KeyboardModifier.ControlModifier


@dataclass(frozen=True, slots=True)
class Layout:
    """What the keys W, Z, F and R of a US keyboard and its digits type under a layout."""

    letters: str
    digits: str = "0123456789"
    has_latin_beside: bool = False
    """True when Qt finds the keys of shortcuts in another layout."""

    def key(self, sign: str) -> tuple[int, str]:
        """Returns Qt's key and the text of the key that counts as this sign."""
        text = (self.letters + self.digits)[_SIGNS.index(sign)]
        return ord(sign) if text.isdecimal() else ord(text.upper()), text


LAYOUTS = {
    "in": Layout("ैॆिी", "०१२३४५६७८९"),
    "bd": Layout("যঁবপ", "০১২৩৪৫৬৭৮৯"),
    "lk": Layout("ඇඤෆර"),
    "pk": Layout("وزفر"),
    "ara": Layout("صئبق"),
    "ru": Layout("цяак"),
    "fr": Layout("wzfr", "à&é\"'(-è_ç"),
    "us": Layout("wzfr"),
    "in,us": Layout("ैॆिी", "०१२३४५६७८९", has_latin_beside=True),
}


class Typist:
    """Hands on a keyboard with a layout."""

    def __init__(self, hands: Hands, layout: Layout) -> None:
        self._hands = hands
        self._layout = layout

    def press(self, *signs: str, held: Qt.KeyboardModifier = _WITHOUT) -> None:
        """Presses the keys that count as these signs; Qt has already tried the key as its shortcut."""
        for sign in signs:
            self._hands.let_a_moment_pass()
            key, text = self._layout.key(sign)
            focus = self._hands.focus()
            is_known = chr(key) == sign or (self._layout.has_latin_beside and sign.isalpha())
            if is_known and (held or not self._hands.has_dialog()):
                QTest.keyClick(focus, Qt.Key(ord(sign)), held)
                continue
            window = focus.window().windowHandle()
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                QApplication.sendEvent(window, QKeyEvent(kind, key, held, *native_code(sign), 0, text))


ALIKE = ("bd", "lk", "pk", "ara")
"""Layouts whose keys differ from those of "in" or "ru" in nothing but the script."""


@pytest.mark.parametrize(
    "layout",
    [
        pytest.param(layout, id=name, marks=pytest.mark.nightly if name in ALIKE else ())
        for name, layout in LAYOUTS.items()
    ],
)
def test_every_key_works_in_every_layout(qtbot: QtBot, layout: Layout) -> None:
    hands = at_match(qtbot)
    typist = Typist(hands, layout)
    typist.press("1")  # the first action of Next step: the toss
    hands.turn_to_dialog()
    typist.press("1", "3")
    hands.key("enter")
    hands.settle()
    assert last(hands) == TOSS
    hands.key("space")
    typist.press("W")
    assert hands.draft.pocketed.white == 1
    hands.key("enter")
    assert pocketed(hands) == Pieces(own=1)
    number = hands.record.next_number
    typist.press("Z", held=_CTRL)
    assert not hands.record.state.current_board.position.break_.made
    assert hands.record.next_number == number + 1

    answer_forms(hands, typist, layout)
    search_matches(hands, typist, layout)


def answer_forms(hands: Hands, typist: Typist, layout: Layout) -> None:
    """Answers forms by digits, which are text in a field."""
    typist.press("F")
    hands.turn_to_dialog()
    typist.press("1", "8")
    assert hands.find(BreachList, "breaches").chosen() is not None
    assert hands.find(QRadioButton, "by_b").isChecked()
    hands.key("enter")
    hands.settle()
    foul = last(hands)
    assert isinstance(foul, ViolationSeen)
    assert foul.by is Side.B

    typist.press("R")
    hands.turn_to_dialog()
    listed = hands.find(KeyedList, "acts")
    typist.press("5")
    assert listed.chosen().key == "5"
    typist.press("8")
    assert listed.chosen().key == "8"
    hands.find(QRadioButton, "act_side_a").click()
    text = hands.find(QPlainTextEdit, "act_text")
    text.setFocus()
    typist.press("5", "W")
    assert text.toPlainText() == layout.key("5")[1] + layout.key("W")[1]
    hands.key("ctrl+enter")
    hands.settle()
    assert isinstance(last(hands), ProtestLodged)


def search_matches(hands: Hands, typist: Typist, layout: Layout) -> None:
    """Uses shortcuts of a dialog and of a text field."""
    hands.key("ctrl+l")
    hands.turn_to_dialog()
    hands.find(QTableView, "matches").setFocus()
    typist.press("F", held=_CTRL)
    search = hands.focus()
    assert isinstance(search, QLineEdit)
    typist.press("W", "1")
    assert search.text() == layout.key("W")[1] + layout.key("1")[1]
    typist.press("Z", held=_CTRL)
    assert search.text() != layout.key("W")[1] + layout.key("1")[1]
