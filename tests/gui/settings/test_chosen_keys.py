"""Changed shortcuts apply at once, on every button and in the menu."""

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.settings.keys import KeyTable, key_table
from carrom_desk.gui.settings.settings import TextChoice
from carrom_desk.match.entry.entries import PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.next_step.actions import USUAL_KEYS, ActionName
from tests.fakes import stroke
from tests.gui.at_match import at_match
from tests.gui.hands import Hands

OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled())

BUTTONS = {
    "improper": ActionName.IMPROPER,
    "touched_nothing": ActionName.TOUCHED_NOTHING,
    "jumped_mode": ActionName.JUMPED_MODE,
    "confirm": ActionName.FIRST,
    "undo": ActionName.UNDO,
    "redo": ActionName.REDO,
    "override": ActionName.OVERRIDE,
}


def choose(hands: Hands, table: KeyTable) -> None:
    hands.settings.put(replace(hands.settings.current, keys=table.own))


def test_a_button_shows_the_key_in_force(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    for name, action in BUTTONS.items():
        button = hands.find(Button, name)
        choose(hands, key_table({}).with_key(action, "F7"))
        after = button.toolTip()
        choose(hands, key_table({}).without(action))

        assert after.endswith("(F7)") or button.blocked, name
        assert hands.find(Button, name).key == ("1" if name == "confirm" else ""), name
        choose(hands, key_table({}))
        assert button.key != "F7", name
        assert USUAL_KEYS[action][0] in (button.key, "Return", "Backspace"), name


def test_another_key_does_it_and_the_usual_one_no_longer(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    choose(hands, key_table({}).swapped(ActionName.WHITE, "B"))
    hands.key("w")

    assert hands.draft.pocketed.black == 1
    assert hands.draft.pocketed.white == 0


def test_the_menu_and_what_now_show_the_keys_in_force(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    choose(
        hands,
        key_table({}).with_key(ActionName.UNDO, "F3").with_key(ActionName.OPEN_MATCH, "F4").without(ActionName.FOUL),
    )
    menu = hands.window.findChildren(QAction, "action_open_match")[0]
    actions = [hands.find(Button, f"action_{number}") for number in (2, 3, 4, 7)]

    assert (menu.text(), menu.shortcut().toString()) == ("Matches…", "F4")
    assert [action.key for action in actions if "Foul" in action.title] == ["7"]


def test_seconds_are_given_and_taken_by_key(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))
    hands.key("enter", "space")
    before = hands.read_clock().left_s
    QTest.keyClick(hands.focus(), Qt.Key.Key_Minus)
    less = hands.read_clock().left_s
    for _ in range(2):
        QTest.keyClick(hands.focus(), Qt.Key.Key_Plus)

    assert hands.read_clock().state is ClockState.PAUSED
    assert (before - less, hands.read_clock().left_s - less) == (5, 10)


def test_a_key_whose_button_is_blocked_says_why(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("d")

    assert hands.said() == "No match is open."


def test_larger_text_is_worn_at_once_and_beside_the_window_s_own(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.settings.put(replace(hands.settings.current, text=TextChoice.LARGEST))
    chosen = hands.window.theme().scale
    hands.window.resize(1920, 1080)
    qtbot.waitUntil(lambda: hands.window.theme().scale > chosen)

    assert chosen == 1.22
    assert hands.window.theme().scale == 1.58
