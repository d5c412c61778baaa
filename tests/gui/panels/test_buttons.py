"""Buttons: large, usable by mouse and keyboard, and blocked with a reason that they report."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFontMetrics, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.icons import Icon
from carrom_desk.gui.kit.names import short_in_cell
from carrom_desk.gui.kit.theme import TOUCH_PX, Theme, ThemeName, font_of, load_fonts, load_theme
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.gui.panels.action_button import ActionButton, ActionToggle
from carrom_desk.gui.panels.cards import NameLabel
from carrom_desk.gui.panels.controls import SOFT_HYPHEN, Button, IconButton, KeyButton
from carrom_desk.gui.panels.ruling_card import LawButton
from carrom_desk.gui.settings.keys import BACKSPACE

_B = TypeVar("_B", bound=Button)


def button(qtbot: QtBot, made: _B) -> _B:
    qtbot.addWidget(made)
    return made


def test_a_button_says_its_title_and_its_key(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton("Push & pull", "Ctrl+Z"))

    assert made.accessibleName() == "Push & pull"
    assert made.accessibleDescription() == "Shortcut: Ctrl+Z"
    assert made.toolTip() == plain_tip("Push & pull (Ctrl+Z)")
    made.resize(made.sizeHint())
    made.show()
    assert made.text() == "Push && pull"  # else Qt would underline a letter


def test_a_title_that_may_be_divided_is_read_as_one_word(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton(f"Ober{SOFT_HYPHEN}schiedsrichter", "R"))
    whole = KeyButton("Oberschiedsrichter", "R")
    qtbot.addWidget(whole)

    assert made.accessibleName() == made.title == "Oberschiedsrichter"
    assert made.toolTip() == "Oberschiedsrichter (R)"
    assert made.sizeHint() == whole.sizeHint()


def test_a_key_is_shown_anew_and_goes(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton("Undo", "Ctrl+Z"))
    made.set_key("F3")
    said = (made.key, made.toolTip(), made.accessibleDescription())
    made.set_key("")

    assert said == ("F3", "Undo (F3)", "Shortcut: F3")
    assert (made.key, made.toolTip(), made.accessibleDescription()) == ("", "Undo", "")


def test_a_press_from_elsewhere_tells_why_it_is_blocked(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton("Undo"))
    told: list[str] = []
    made.clicked.connect(lambda: told.append("pressed"))
    made.refused.connect(told.append)
    made.press()
    made.set_blocked("Nothing.")
    made.press()

    assert told == ["pressed", "Nothing."]


def test_a_key_that_is_drawn_is_named(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton("Clear", BACKSPACE))

    assert made.accessibleDescription() == "Shortcut: Backspace"
    made.set_title("Clear", "")
    assert (made.accessibleDescription(), made.toolTip()) == ("", "Clear")


def test_a_blocked_button_says_why_and_cannot_be_pressed(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton("Undo", "Ctrl+Z"))
    made.set_blocked("Not now.")

    assert not made.isEnabled()
    assert made.blocked == made.toolTip() == made.accessibleDescription() == "Not now."
    made.set_blocked("")
    assert made.isEnabled()
    assert made.toolTip() == "Undo (Ctrl+Z)"


def test_a_button_shows_the_key_of_its_action_and_why_it_is_not_possible(theme: Theme, qtbot: QtBot) -> None:
    made, action, triggered = button(qtbot, KeyButton("Undo")), QAction(), list[int]()
    action.triggered.connect(lambda: triggered.append(1))
    action.setShortcut(QKeySequence("Ctrl+Z"))
    made.show_action(action)
    made.click()
    action.setShortcut(QKeySequence("F3"))
    action.setStatusTip("Not now.")
    made.click()

    assert (made.key, made.blocked, made.isEnabled()) == ("F3", "Not now.", False)
    assert triggered == [1]


@pytest.mark.parametrize("scale", [1.0, 1.4, 1.6])
def test_a_button_is_large_enough_for_a_thumb(scale: float, qtbot: QtBot) -> None:
    large = load_theme(ThemeName.LIGHT, scale)
    for made in (
        KeyButton("Go", "G"),
        ActionButton(large, "go"),
        LawButton(),
    ):
        button(qtbot, made).setStyleSheet(large.stylesheet())
        for size in (made.minimumSizeHint(), made.sizeHint()):
            assert size.width() >= TOUCH_PX
            assert size.height() >= TOUCH_PX


def in_window(qtbot: QtBot, *parts: QWidget) -> QWidget:
    window = QWidget()
    layout = QHBoxLayout(window)
    for part in parts:
        layout.addWidget(part)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_window_keeps_its_keys_until_a_button_was_reached_by_tab(key: Qt.Key, theme: Theme, qtbot: QtBot) -> None:
    made, pressed, window_pressed = KeyButton("Go"), [], []
    window = in_window(qtbot, made)
    made.clicked.connect(lambda: pressed.append(1))
    shortcut = QShortcut(QKeySequence(key), window)
    shortcut.activated.connect(lambda: window_pressed.append(1))

    window.setFocus()
    QTest.mouseClick(made, Qt.MouseButton.LeftButton)
    assert not made.hasFocus()
    QTest.keyClick(window, key)
    assert (len(pressed), len(window_pressed)) == (1, 1)

    made.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(made, key)
    assert (len(pressed), len(window_pressed)) == (2, 1)


def test_a_held_enter_presses_once(theme: Theme, qtbot: QtBot) -> None:
    made, pressed = KeyButton("Go"), []
    window = in_window(qtbot, made)
    made.clicked.connect(lambda: pressed.append(1))
    made.setFocus()
    assert window.focusWidget() is made
    QTest.keyPress(made, Qt.Key.Key_Return)
    QTest.sendKeyEvent(QTest.KeyAction.Release, made, Qt.Key.Key_Return, "", Qt.KeyboardModifier.NoModifier)

    assert len(pressed) == 1


def test_the_key_goes_before_the_title_is_cut(theme: Theme, qtbot: QtBot) -> None:
    made = button(qtbot, KeyButton("Touched nothing", "N"))
    made.setStyleSheet(theme.stylesheet())
    made.show()
    seen = []
    for width in (made.sizeHint().width(), made.minimumSizeHint().width() - 10, 60):
        made.resize(width, 44)
        seen.append((made.is_key_shown, made.is_cut))

    assert seen == [(True, False), (False, False), (False, True)]
    assert made.text().endswith("…")
    assert made.accessibleName() == "Touched nothing"


def test_an_icon_says_its_title_in_words(qtbot: QtBot) -> None:
    made = button(qtbot, IconButton("Menu", Icon.MENU))
    made.show()

    assert (made.text(), made.accessibleName(), made.toolTip()) == ("", "Menu", "Menu")
    assert not made.icon().isNull()


@pytest.mark.parametrize(
    ("text", "width", "shown"),
    [
        ("Kavitha Raman", 400, "Kavitha Raman"),
        ("Kavitha Raman", 90, "K. Raman"),
        ("Raghunathan Venkatesh / Bo Ek", 180, "R. Venkatesh / Bo Ek"),
        ("Raghunathan Venkatesh / Lakshmi Iyer", 180, "R. Venkatesh / L. Iyer"),
        ("Raghunathan Venkatesh / Maria Zimmermann", 190, "Venkatesh / Zimmermann"),
        ("Mohammed Abdul Aziz Siddiqui / Mohammed Abdul Amin Siddiqui", 210, "Aziz Siddiqui / Amin Siddiqui"),
        ("Mohammed Abdul Aziz Siddiqui / Mohammed Abdul Amin Siddiqui", 160, "Aziz / Amin Siddiqui"),
        ("Venkatanarasimha Krishnamurthy I / Nirmala Perera", 230, "V. Krishnamurthy I / N. Perera"),
        ("Venkatanarasimha Krishnamurthy I", 120, "Krishnamurthy I"),
        ("Kavitha", 40, "Kav…"),
    ],
)
def test_a_name_is_shortened_by_its_width_and_a_pair_by_each_name(
    text: str, width: int, shown: str, qtbot: QtBot
) -> None:
    label = NameLabel()
    qtbot.addWidget(label)
    label.setFont(font_of(15))
    label.resize(width, 20)
    label.setText(text)
    drawn = QLabel.text(label)

    assert drawn == shown
    assert label.fontMetrics().horizontalAdvance(drawn) <= width
    assert label.is_cut is (drawn != text)
    assert (label.text(), label.accessibleName()) == (text, text)
    assert label.toolTip() == (text if label.is_cut else "")


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Nagajothi P.", 44, "Nag…"),
        ("Nagajothi P.", 25, "N."),
        ("Chaminda B. / N. Fernando", 100, "C. / N."),
    ],
)
def test_a_name_in_a_narrow_column_stays_recognisable(qapp: QApplication, name: str, width: int, shown: str) -> None:
    load_fonts()

    assert short_in_cell(QFontMetrics(font_of(13, bold=True)), name, width) == shown


@pytest.mark.parametrize("press", [ActionToggle.click, ActionToggle.toggle], ids=["pressed", "by a screen reader"])
def test_a_toggle_waits_for_the_answer(theme: Theme, qtbot: QtBot, press: Callable[[ActionToggle], None]) -> None:
    toggle, wanted = ActionToggle(theme, "improper"), []
    qtbot.addWidget(toggle)
    toggle.clicked.connect(lambda: wanted.append(1))

    press(toggle)
    assert (toggle.isChecked(), len(wanted)) == (False, 1)
    toggle.show_on(True)
    assert (toggle.isChecked(), len(wanted)) == (True, 1)
