"""The top bar: match, laws, and whether everything is saved."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QMenu
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.panels.top_bar import TitleButton, TopBar
from carrom_desk.presentation.screen import SavedView
from tests.gui.panels.finding import found, settle


@pytest.fixture
def bar(theme: Theme, qtbot: QtBot) -> TopBar:
    bar = TopBar(theme)
    qtbot.addWidget(bar)
    bar.resize(1366, 44)
    bar.title.show_title(("State Championship · Quarter-final · Table 3", "ICF revised · best of 3"))
    bar.show()
    return bar


def test_the_match_is_named(bar: TopBar) -> None:
    title = found(bar, TitleButton, "match_title")

    assert title.title == title.accessibleName() == "State Championship · Quarter-final · Table 3"
    assert "ICF revised · best of 3" in title.toolTip()


def test_the_time_of_saving_is_shown_and_not_saved_is_loud(bar: TopBar) -> None:
    pill = found(bar, QLabel, "saved")
    assert pill.isHidden()
    bar.saved.show_saved(SavedView(at="10:04:05"))
    assert pill.text() == pill.accessibleName() == "Saved 10:04:05"
    bar.saved.show_saved(SavedView("The disk is full. Make room, then try again."))

    assert pill.text() == "NOT SAVED"
    assert pill.accessibleName() == pill.toolTip() == "Not saved: The disk is full. Make room, then try again."
    bar.saved.show_saved(SavedView(at="10:05:00"))
    assert (pill.text(), pill.toolTip()) == ("Saved 10:05:00", "")


@pytest.mark.parametrize("name", ThemeName)
def test_saved_is_quiet_and_not_saved_has_the_colour_of_alarm(name: ThemeName, qtbot: QtBot) -> None:
    theme = load_theme(name)
    bar = TopBar(theme)
    qtbot.addWidget(bar)
    bar.setStyleSheet(theme.stylesheet())
    bar.resize(1000, 48)
    bar.show()
    pill = found(bar, QLabel, "saved")

    def ground() -> QColor:
        settle(bar)
        return bar.grab().toImage().pixelColor(pill.mapTo(bar, QPoint(8, 4)))

    bar.saved.show_saved(SavedView(at="10:04:05"))
    saved = ground()
    bar.saved.show_saved(SavedView("The disk is full."))
    not_saved = ground()

    assert (saved, not_saved) == (theme.colour(Role.TOP), theme.colour(Role.ALARM))


def test_a_menu_that_was_given_opens(bar: TopBar) -> None:
    menu = QMenu(bar)
    menu.addAction("New match…")
    bar.menu.use_menu(menu)

    found(bar, Button, "menu").click()

    assert menu.isVisible()
    assert found(bar, Button, "menu").accessibleName() == "Menu"
    menu.close()
