"""Changed shortcuts apply at once, on every button and in the menu."""

from dataclasses import replace

from PySide6.QtGui import QAction
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.settings.keys import KeyTable, key_table
from carrom_desk.presentation.next_step.actions import USUAL_KEYS, ActionName
from tests.gui.at_match import OPENED, at_match
from tests.gui.hands import Hands

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


def test_a_key_whose_button_is_blocked_says_why(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("d")

    assert hands.said() == hands.find(Button, "override").blocked != ""
