"""Which key does what, and what a hand may write into the file of choices."""

from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.keys.key_action import GROUPS, USUAL_KEYS, KeyAction, KeyGroup
from carrom_desk.gui.keys.key_table import KeyTable, is_reserved, key_table
from carrom_desk.gui.keys.window_keys import WindowKeys
from carrom_desk.gui.keys.written_keys import BACKSPACE, WrittenKeys, aloud, written

ANY_KEY = st.sampled_from(["W", "X", "Ctrl+Z", "Space", "Return", "Enter", "7", "Num+7", "Tab", "Foo", "", "w", "Ö"])
OWN = st.dictionaries(st.sampled_from(KeyAction), st.lists(ANY_KEY, max_size=3).map(tuple))


def pairs(table: KeyTable) -> list[str]:
    return [key for keys in table.keys.values() for key in keys]


# The usual keys


def test_every_action_has_a_usual_key_and_a_group() -> None:
    grouped = [action for group in KeyGroup for action in GROUPS[group]]

    assert set(USUAL_KEYS) == set(KeyAction)
    assert sorted(grouped) == sorted(KeyAction)


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
def test_no_key_ever_does_two_things(own: dict[KeyAction, tuple[str, ...]]) -> None:
    table = key_table(own)

    assert len(set(pairs(table))) == len(pairs(table))
    assert not any(map(is_reserved, pairs(table)))
    assert "" not in pairs(table)
    assert "Foo" not in pairs(table)


@given(OWN)
def test_what_is_remembered_gives_the_same_table(own: dict[KeyAction, tuple[str, ...]]) -> None:
    table = key_table(own)

    assert key_table(table.own) == table


@given(OWN, st.sampled_from(KeyAction), st.sampled_from(["X", "W", "Space", "Return", "Ctrl+Z"]))
def test_a_key_that_is_given_is_had_by_nobody_else(
    own: dict[KeyAction, tuple[str, ...]], action: KeyAction, key: str
) -> None:
    table = key_table(own)
    for after in (table.with_key(action, key), table.swapped(action, key), table.usual(action)):
        assert len(set(pairs(after))) == len(pairs(after))
        assert key_table(after.own) == after
    assert table.with_key(action, key).holder(key) is action
    assert table.usual(action).of(action) == USUAL_KEYS[action]


def test_a_key_that_is_taken_is_lost_by_who_had_it() -> None:
    table = key_table({}).with_key(KeyAction.FOUL, "W")

    assert table.of(KeyAction.FOUL) == ("W",)
    assert table.of(KeyAction.WHITE) == ()
    assert table.holder("F") is None


def test_swapped_keys_are_both_there() -> None:
    table = key_table({}).swapped(KeyAction.FOUL, "W")

    assert (table.of(KeyAction.FOUL), table.of(KeyAction.WHITE)) == (("W",), ("F",))
    assert table.swapped(KeyAction.FOUL, "F") == key_table({})


def test_a_usual_key_belongs_to_who_chose_it() -> None:
    table = key_table({KeyAction.QUIT: ("W",)})

    assert table.holder("W") is KeyAction.QUIT
    assert table.of(KeyAction.WHITE) == ()


def test_both_enters_are_one_key() -> None:
    table = key_table({}).swapped(KeyAction.SPACE, "Enter")

    assert table.of(KeyAction.SPACE) == ("Return", "Enter")
    assert table.of(KeyAction.FIRST) == ("Space",)


def test_a_key_may_be_removed_and_comes_back() -> None:
    table = key_table({}).without(KeyAction.QUIT)

    assert table.of(KeyAction.QUIT) == ()
    assert key_table(table.own).of(KeyAction.QUIT) == ()
    assert table.usual(KeyAction.QUIT) == key_table({})


# As they are written


@pytest.mark.parametrize(
    ("key", "shown"),
    [("Backspace", BACKSPACE), ("Space", "Space"), ("Return", "Enter"), ("Enter", "Enter"), ("Ctrl+Z", "Ctrl+Z")],
)
def test_keys_are_written_as_on_the_keyboard(key: str, shown: str) -> None:
    assert written(key) == shown


def test_only_the_first_key_is_shown_and_each_is_listed_once() -> None:
    keys = WrittenKeys()

    assert keys.of(KeyAction.REDO) == "Ctrl+Y"
    assert keys.all_of(KeyAction.REDO) == ("Ctrl+Y", "Ctrl+Shift+Z")
    assert keys.all_of(KeyAction.FIRST) == ("Enter",)
    assert keys.of(None) == ""
    assert aloud(keys.of(KeyAction.CLEAR)) == "Backspace"


# In the window


def test_every_key_does_its_own_thing_once_and_follows_the_table(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    done: list[object] = []
    keys = WindowKeys(
        window, {name: partial(done.append, name) for name in KeyAction}, done.append, key_table({}), window
    )
    actions = {action.objectName(): action for action in window.actions()}
    for name in KeyAction:
        assert not actions[f"key_{name}"].autoRepeat(), name
        actions[f"key_{name}"].trigger()
    actions["key_7"].trigger()
    keys.take(key_table({}).swapped(KeyAction.FOUL, "W").without(KeyAction.QUIT))

    assert done == [*KeyAction, 7]
    assert shown(actions["key_foul"]) == ["W"]
    assert shown(actions["key_white"]) == ["F"]
    assert shown(actions["key_quit"]) == []
    assert shown(actions["key_7"]) == ["7"]


def shown(action: QAction) -> list[str]:
    return [key.toString() for key in action.shortcuts()]
