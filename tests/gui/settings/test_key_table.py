"""Shortcuts of every action, and hand-edited settings files."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from carrom_desk.gui.actions import Actions
from carrom_desk.gui.settings.keys import BACKSPACE, KeyTable, aloud, is_reserved, key_table, written
from carrom_desk.presentation.next_step.actions import GROUPS, USUAL_KEYS, ActionGroup, ActionName

ANY_KEY = st.sampled_from(["W", "X", "Ctrl+Z", "Space", "Return", "Enter", "7", "Num+7", "Tab", "Foo", "", "w", "Ö"])
OWN = st.dictionaries(st.sampled_from(list(USUAL_KEYS)), st.lists(ANY_KEY, max_size=3).map(tuple))


def pairs(table: KeyTable) -> list[str]:
    return [key for keys in table.keys.values() for key in keys]


# The usual keys


def test_every_action_has_a_usual_key_and_a_group() -> None:
    grouped = [action for group in ActionGroup for action in GROUPS[group]]

    assert set(USUAL_KEYS) == set(grouped)
    assert len(grouped) == len(set(grouped))


def test_usual_keys_are_spelt_as_qt_spells_them_and_none_is_reserved() -> None:
    keys = [key for keys in USUAL_KEYS.values() for key in keys]
    spelt = [QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) for key in keys]

    assert spelt == keys
    assert len(set(keys)) == len(keys)
    assert not any(map(is_reserved, keys))


def test_what_is_as_usual_need_not_be_remembered() -> None:
    assert key_table({}).keys == USUAL_KEYS
    assert key_table({}).own == {}


# Settings


@given(OWN)
def test_no_key_ever_does_two_things(own: dict[ActionName, tuple[str, ...]]) -> None:
    table = key_table(own)

    assert len(set(pairs(table))) == len(pairs(table))
    assert not any(map(is_reserved, pairs(table)))
    assert "" not in pairs(table)
    assert "Foo" not in pairs(table)


@given(OWN)
def test_what_is_remembered_gives_the_same_table(own: dict[ActionName, tuple[str, ...]]) -> None:
    table = key_table(own)

    assert key_table(table.own) == table


@given(OWN, st.sampled_from(list(USUAL_KEYS)), st.sampled_from(["X", "W", "Space", "Return", "Ctrl+Z"]))
def test_a_key_that_is_given_is_had_by_nobody_else(
    own: dict[ActionName, tuple[str, ...]], action: ActionName, key: str
) -> None:
    table = key_table(own)
    for after in (table.with_key(action, key), table.swapped(action, key), table.usual(action)):
        assert len(set(pairs(after))) == len(pairs(after))
        assert key_table(after.own) == after
    assert table.with_key(action, key).holder(key) is action
    assert table.usual(action).keys[action] == USUAL_KEYS[action]


def test_a_key_that_is_taken_is_lost_by_who_had_it() -> None:
    table = key_table({}).with_key(ActionName.FOUL, "W")

    assert table.keys[ActionName.FOUL] == ("W",)
    assert table.keys[ActionName.WHITE] == ()
    assert table.holder("F") is None


def test_swapped_keys_are_both_there() -> None:
    table = key_table({}).swapped(ActionName.FOUL, "W")

    assert (table.keys[ActionName.FOUL], table.keys[ActionName.WHITE]) == (("W",), ("F",))
    assert table.swapped(ActionName.FOUL, "F") == key_table({})


def test_a_usual_key_belongs_to_who_chose_it() -> None:
    table = key_table({ActionName.QUIT: ("W",)})

    assert table.holder("W") is ActionName.QUIT
    assert table.keys[ActionName.WHITE] == ()


def test_both_enters_are_one_key() -> None:
    table = key_table({}).swapped(ActionName.SPACE, "Enter")

    assert table.keys[ActionName.SPACE] == ("Return", "Enter")
    assert table.keys[ActionName.FIRST] == ("Space", "PgDown")


def test_a_key_may_be_removed_and_comes_back() -> None:
    table = key_table({}).without(ActionName.QUIT)

    assert table.keys[ActionName.QUIT] == ()
    assert key_table(table.own).keys[ActionName.QUIT] == ()
    assert table.usual(ActionName.QUIT) == key_table({})


# As they are written


@pytest.mark.parametrize(
    ("key", "shown"),
    [("Backspace", BACKSPACE), ("Space", "Space"), ("Return", "Enter"), ("Enter", "Enter"), ("Ctrl+Z", "Ctrl+Z")],
)
def test_keys_are_written_as_on_the_keyboard(key: str, shown: str) -> None:
    assert written(key) == shown


def test_only_the_first_key_is_shown_and_each_is_listed_once() -> None:
    keys = KeyTable()

    assert keys.shown(ActionName.REDO) == "Ctrl+Y"
    assert keys.all_shown(ActionName.REDO) == ("Ctrl+Y", "Ctrl+Shift+Z")
    assert keys.all_shown(ActionName.FIRST) == ("Enter", "Page Down")
    assert keys.shown(None) == ""
    assert aloud(keys.shown(ActionName.CLEAR)) == "Backspace"


# In the window


def test_every_key_does_its_own_thing_once_and_follows_the_table(qtbot: QtBot) -> None:
    window = QMainWindow()
    qtbot.addWidget(window)
    done: list[object] = []
    made = Actions(window, {name: partial(done.append, name) for name in ActionName}, done.append)
    made.set_keys(key_table({}))
    actions = {action.objectName(): action for action in window.actions()}
    for name in ActionName:
        assert not actions[f"action_{name}"].autoRepeat(), name
        actions[f"action_{name}"].trigger()
    actions["number_7"].trigger()
    made.set_keys(key_table({}).swapped(ActionName.FOUL, "W").without(ActionName.QUIT))

    assert done == [*ActionName, 7]
    assert shown(actions["action_foul"]) == ["W"]
    assert shown(actions["action_white"]) == ["F"]
    assert shown(actions["action_quit"]) == []
    assert shown(actions["number_7"]) == ["7"]


def shown(action: QAction) -> list[str]:
    return [key.toString() for key in action.shortcuts()]
