"""The dialog of stored matches: how it opens, and its messages."""

from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QDateEdit, QLineEdit, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.matches.match_list import MatchList
from carrom_desk.gui.matches.match_model import FIRST_PAGE
from carrom_desk.match.ports.store import StoreUnavailable
from tests.fakes import MemoryStore
from tests.gui.library.at_library import AtLibrary
from tests.gui.library.four_matches import CONTROL, SHIFT, at_four, four
from tests.gui.library.shelf import put
from tests.gui.parts import part

# Opening


def test_a_match_pressed_twice_is_opened(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    place = at.table.visualRect(at.table.model().index(2, 1)).center()

    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert at.opened == ["m2"]


def test_of_several_none_is_opened(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    at.key(Qt.Key.Key_Down, SHIFT)
    at.key(Qt.Key.Key_Return)

    assert (at.chosen(), at.opened, at.can("open"), at.can("delete")) == ([0, 1], [], False, True)


def test_thumbs_choose_several(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.click("several")
    for row in (2, 3, 2, 1):
        place = at.table.visualRect(at.table.model().index(row, 1)).center()
        QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert at.chosen() == [0, 1, 3]
    assert at.text("count") == "4 matches · 3 selected"


# What it says


def test_without_matches_it_says_what_to_do(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, MemoryStore())

    assert "New match" in at.text("nothing")
    assert at.find(QWidget, "nothing").isVisible()
    assert [at.can(name) for name in ("open", "report", "export", "delete", "import")] == [False] * 4 + [True]
    at.key(Qt.Key.Key_Return)
    at.key(Qt.Key.Key_Delete)
    assert at.opened == []


def test_an_empty_bin_says_what_it_is(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.show_bin()

    assert at.text("nothing").startswith("The trash is empty.")
    assert not at.can("show_all")


def test_where_nothing_fits_one_press_shows_all(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.choose("state_filter", "Finished")
    at.choose("date_filter", "Today")
    at.key(Qt.Key.Key_F, CONTROL)
    at.write("zzz")
    assert (at.text("nothing"), at.text("count")) == ("No matches found.", "0 matches")

    at.click("show_all")

    assert len(at.listed()) == 4


def test_a_desk_that_only_looks_on_changes_nothing_and_says_why(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, four(), read_only="Another desk writes here.")

    at.key(Qt.Key.Key_Delete)
    assert (len(at.listed()), at.text("status")) == (4, "Another desk writes here.")
    at.key(Qt.Key.Key_Return)
    assert at.opened == ["m4"]


@pytest.mark.parametrize("way", ["search", "events", "count"])
def test_matches_that_cannot_be_read_are_told_of(qtbot: QtBot, way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, why = MemoryStore(), "The stick is gone. Put it back."
    for number in range(FIRST_PAGE + 1):
        put(store, f"m{number}")
    if way == "count":  # which comes a moment after the first page
        monkeypatch.setattr(store, "count", Mock(side_effect=StoreUnavailable(why)))
    at = AtLibrary(qtbot, store)
    if way != "count":
        store.why_gone = why

    if way == "search":
        at.write("a")
    elif way == "events":
        at.find(QWidget, "event_filter").setFocus()
    else:
        part(part(at.dialog, MatchList), QTimer).start()

    qtbot.waitUntil(lambda: at.text("status") == why)


def test_everything_has_a_name_and_room_for_a_thumb(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.choose("date_filter", "Custom range")
    controls = [
        each
        for each in at.dialog.findChildren(QWidget)
        if each.isVisible()
        and each.focusPolicy() != Qt.FocusPolicy.NoFocus
        and isinstance(each, QAbstractButton | QLineEdit | QDateEdit | QTabBar | QAbstractItemView)
        and not each.objectName().startswith("qt_")
    ]

    assert len(controls) >= 12
    for control in controls:
        assert control.objectName(), control
        assert control.accessibleName(), control.objectName()
    assert at.table.verticalHeader().defaultSectionSize() >= TOUCH_PX


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_the_events_are_read_when_the_box_is_opened_by_a_press_too(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    box = at.find(QComboBox, "event_filter")
    assert box.count() == 1

    box.showPopup()
    box.hidePopup()

    assert [box.itemText(place) for place in range(box.count())] == ["All events", "Open", "City League"]
