"""The log beside the board: the newest on top, each row to be amended, undo and redo with their reasons."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.gui.models.log_row import LogRow, LogRows
from carrom_desk.gui.panels.key_button import KeyButton
from carrom_desk.gui.panels.log_panel import LogPanel, LogView
from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme, ThemeName, load_theme
from tests.gui.panels.finding import found

ROWS = tuple(LogRow(number, "A1", f"{number} white", "continues", "48") for number in range(60))


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> LogPanel:
    panel = LogPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(288, 620)
    panel.show_log(LogRows(ROWS))
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


def log(panel: LogPanel) -> LogView:
    return found(panel, LogView, "log")


def row(panel: LogPanel, number: int) -> QModelIndex:
    """The index of an entry, counted from the newest."""
    return log(panel).model().index(number, 0)


def test_the_newest_entry_is_in_sight_and_comes_into_sight(panel: LogPanel) -> None:
    view = log(panel)
    assert view.visualRect(row(panel, 0)).top() == 0
    view.scrollToBottom()
    assert view.visualRect(row(panel, 0)).top() < 0

    panel.show_log(LogRows((*ROWS, LogRow(60, "B1", "nothing", "passes", "48"))))

    assert view.visualRect(row(panel, 0)).top() == 0
    assert row(panel, 0).data() == "60 B1 nothing"


def test_a_row_that_changes_leaves_the_umpire_where_he_reads(panel: LogPanel) -> None:
    log(panel).scrollToBottom()
    place = log(panel).verticalScrollBar().value()

    panel.show_log(LogRows((LogRow(0, "A1", "0 white", "continues", "48", is_undone=True), *ROWS[1:])))

    assert log(panel).verticalScrollBar().value() == place


def test_a_double_click_asks_to_amend_the_row(panel: LogPanel) -> None:
    asked: list[int] = []
    panel.amend_requested.connect(asked.append)
    place = log(panel).visualRect(row(panel, 2)).center()

    QTest.mouseClick(log(panel).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == []
    QTest.mouseDClick(log(panel).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert asked == [57]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_enter_asks_to_amend_once_the_log_has_the_keyboard(panel: LogPanel, key: Qt.Key) -> None:
    asked: list[int] = []
    window: list[int] = []
    panel.amend_requested.connect(asked.append)
    shortcut = QShortcut(QKeySequence(key), panel)
    shortcut.activated.connect(lambda: window.append(1))

    panel.setFocus()
    QTest.keyClick(panel, key)
    assert (asked, window) == ([], [1])

    log(panel).setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(log(panel), key)
    assert (asked, window) == ([59], [1])
    QTest.keyClick(log(panel), Qt.Key.Key_Down)
    QTest.keyClick(log(panel), key)
    assert (asked, window) == ([59, 58], [1])


def test_a_click_on_a_row_gives_its_enter_to_the_log(panel: LogPanel) -> None:
    asked: list[int] = []
    window: list[int] = []
    panel.amend_requested.connect(asked.append)
    shortcut = QShortcut(QKeySequence(Qt.Key.Key_Return), panel)
    shortcut.activated.connect(lambda: window.append(1))
    panel.setFocus()
    place = log(panel).visualRect(row(panel, 2)).center()

    QTest.mouseClick(log(panel).viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.keyClick(log(panel), Qt.Key.Key_Return)

    assert (asked, window) == ([57], [])


def test_a_log_that_lets_the_keyboard_go_lights_no_row(panel: LogPanel) -> None:
    place = log(panel).visualRect(row(panel, 2)).center()
    QTest.mouseClick(log(panel).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert log(panel).currentIndex().isValid()

    panel.let_go()

    assert not log(panel).hasFocus()
    assert not log(panel).currentIndex().isValid()
    assert log(panel).selectedIndexes() == []


def test_undo_and_redo_are_asked_for_or_say_why_not(panel: LogPanel) -> None:
    said: list[str] = []
    panel.undo_pressed.connect(lambda: said.append("undo"))
    panel.redo_pressed.connect(lambda: said.append("redo"))
    undo, redo = found(panel, KeyButton, "undo"), found(panel, KeyButton, "redo")
    panel.show_undo("")
    panel.show_redo("There is nothing to give again.")

    undo.click()
    redo.click()

    assert said == ["undo"]
    assert (redo.isEnabled(), redo.toolTip()) == (False, "There is nothing to give again.")


def test_the_head_says_where_the_match_is(panel: LogPanel) -> None:
    panel.show_head("Game 2 · board 4", "12 – 22")

    assert found(panel, QLabel, "log_head").text() == "Game 2 · board 4"
    assert found(panel, QLabel, "log_score").text() == "12 – 22"


@pytest.mark.parametrize("name", ThemeName)
@pytest.mark.parametrize("scale", [1.0, 1.4])
@pytest.mark.parametrize("width", [200, 288, 560])
def test_every_kind_of_row_looks_its_own(name: ThemeName, scale: float, width: int, qtbot: QtBot) -> None:
    panel = LogPanel(load_theme(name, scale))
    qtbot.addWidget(panel)
    panel.resize(width, 300)
    kinds = [
        LogRow(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)"),
        LogRow(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", is_undone=True),
        LogRow(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", is_amended=True),
        LogRow(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", is_impossible=True),
        LogRow(7, "", "1 white, push", "back 1 + 1, passes", "", is_correction=True),
    ]
    pictures = []
    for kind in kinds:
        panel.show_log(LogRows((kind,)))
        pictures.append(log(panel).grab().toImage())

    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


@pytest.mark.parametrize(
    ("what", "is_below"), [("1 white", False), ("striker, 1 black jumped off", True)], ids=["short", "long"]
)
def test_the_laws_make_room_for_what_would_be_written_smaller(what: str, is_below: bool, qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, 1.4)
    panel = LogPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(288, 300)
    panel.show()
    panel.show_log(LogRows((LogRow(16, "A1", what, "due 1, passes", "72(a)"),)))
    place, picture = log(panel).visualRect(row(panel, 0)), log(panel).viewport().grab().toImage()

    found_in = [
        y
        for y in range(place.top(), place.bottom())
        for x in range(place.left(), place.right())
        if picture.pixelColor(x, y) == theme.colour(Role.ACCENT)
    ]

    assert found_in
    assert all((y > place.center().y()) is is_below for y in found_in)


def test_larger_words_make_higher_rows(panel: LogPanel) -> None:
    before = log(panel).visualRect(row(panel, 0)).height()
    panel.set_theme(load_theme(ThemeName.DARK, 1.4))

    assert log(panel).visualRect(row(panel, 0)).height() > before


def test_the_row_that_has_the_keyboard_is_seen(panel: LogPanel) -> None:
    before = log(panel).grab().toImage()
    log(panel).setFocus(Qt.FocusReason.TabFocusReason)
    log(panel).setCurrentIndex(row(panel, 1))

    assert log(panel).grab().toImage() != before
