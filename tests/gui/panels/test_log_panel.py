"""The log panel: newest entry first, every row can be amended, undo and redo are blocked with reasons."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QTabBar
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.log import LogList, LogPanel
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.match.entry.entries import Amended, Noted
from carrom_desk.presentation.log.log_lines import BoardHeading, LineStatus, LogLine
from carrom_desk.presentation.log.log_rows import LogView, SheetRow
from tests.fakes import a_line
from tests.gui.panels.finding import found

FIRST, SECOND = BoardHeading(1, 1, "Board 1 · Asha breaks", "0–0"), BoardHeading(1, 2, "Board 2 · Bilal breaks", "9–0")
ROWS = tuple(
    a_line(number, "Asha", f"{number} white", "continues", "48", heading=FIRST if number < 10 else SECOND)
    for number in range(60)
)
SHEET = (
    SheetRow(1, 1, "Asha", ("9", "–"), "Asha", "9–0"),
    SheetRow(1, 2, "Bilal", ("–", "25"), "–", "9–25"),
    SheetRow(2, 1, "Bilal", ("", ""), "", ""),
)


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> LogPanel:
    panel = LogPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(288, 620)
    panel.show_log(LogView(ROWS, SHEET, ("Asha", "Bilal")))
    panel.show()
    panel.activateWindow()
    qtbot.waitUntil(panel.isActiveWindow)
    return panel


def log(panel: LogPanel) -> LogList:
    return found(panel, LogList, "log")


def row(panel: LogPanel, number: int) -> QModelIndex:
    """Returns the index of an entry, counted from the newest, which is below the heading of its board."""
    return log(panel).model().index(number + 1, 0)


def test_a_row_is_high_enough_for_a_thumb_in_a_small_window_too(panel: LogPanel) -> None:
    panel.set_theme(load_theme(ThemeName.LIGHT, 0.85))

    assert log(panel).visualRect(row(panel, 1)).height() == 36


def test_the_newest_entry_is_in_sight_and_comes_into_sight(panel: LogPanel) -> None:
    view = log(panel)
    at = view.visualRect(row(panel, 0)).top()
    view.scrollToBottom()
    assert view.visualRect(row(panel, 0)).top() < 0

    panel.show_log(LogView((*ROWS, a_line(60, "Bilal", "nothing", "passes", "48", heading=SECOND))))

    assert view.visualRect(row(panel, 0)).top() == at
    assert row(panel, 0).data() == "60 Bilal nothing"


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


@pytest.mark.parametrize(
    ("entry", "is_offered"),
    [
        (a_line(0, "A1", "1 white"), True),
        (a_line(0, "A1", "1 white", status=LineStatus.AMENDED), True),
        (a_line(0, "A1", "1 white", status=LineStatus.TAKEN_BACK), False),
        (a_line(0, "", "amendment", entry=Amended(0, Noted("note"), "why")), False),
    ],
)
def test_amending_is_offered_only_where_it_is_possible(panel: LogPanel, entry: LogLine, is_offered: bool) -> None:
    asked: list[int] = []
    panel.amend_requested.connect(asked.append)
    panel.show_log(LogView((entry,)))

    log(panel).setCurrentIndex(row(panel, 0))
    QTest.keyClick(log(panel), Qt.Key.Key_Return)

    assert found(panel, QAbstractButton, "amend_row").isVisible() is is_offered
    assert asked == [0] * is_offered


def test_a_log_that_lets_the_keyboard_go_lights_no_row(panel: LogPanel) -> None:
    place = log(panel).visualRect(row(panel, 2)).center()
    QTest.mouseClick(log(panel).viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert log(panel).currentIndex().isValid()

    panel.release_focus()

    assert not log(panel).hasFocus()
    assert not log(panel).currentIndex().isValid()
    assert log(panel).selectedIndexes() == []


@pytest.mark.parametrize("name", ThemeName)
def test_every_kind_of_row_looks_its_own(name: ThemeName, qtbot: QtBot) -> None:
    panel = LogPanel(load_theme(name))
    qtbot.addWidget(panel)
    panel.resize(200, 300)
    kinds = [
        a_line(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)"),
        a_line(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", status=LineStatus.TAKEN_BACK),
        a_line(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", status=LineStatus.AMENDED),
        a_line(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", status=LineStatus.WITHOUT_EFFECT),
        a_line(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", is_white=True),
        a_line(7, "A1", "1 white, push", "back 1 + 1, passes", "77(a)", is_white=False),
        a_line(7, "", "1 white, push", "back 1 + 1, passes", "", entry=Amended(0, Noted("note"), "why")),
    ]
    pictures = []
    for kind in kinds:
        panel.show_log(LogView((kind,)))
        pictures.append(log(panel).grab().toImage())

    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


LONG = "Imran Sheikh plays on. 1 white man comes back as a due, and Kavitha Raman places it in the outer circle."


def test_every_row_has_one_line_and_the_current_one_its_ruling(panel: LogPanel) -> None:
    rows = (a_line(7, "", "1 white", LONG, "48"), a_line(8, "", " ".join([LONG] * 2), LONG, "48"))
    panel.show_log(LogView(rows))
    heights = {log(panel).visualRect(row(panel, number)).height() for number in (0, 1)}
    assert heights == {36}

    log(panel).setCurrentIndex(row(panel, 1))
    QApplication.processEvents()
    assert log(panel).visualRect(row(panel, 0)).height() == 36
    assert log(panel).visualRect(row(panel, 1)).height() > 72


def test_in_a_wide_window_every_row_has_its_ruling_and_the_sheet_stands_below(panel: LogPanel) -> None:
    panel.show_log(LogView((a_line(7, "", "1 white", LONG, "48"),), SHEET, ("Asha", "Bilal")))
    panel.resize(420, 620)
    panel.set_wide(is_wide=True)
    QApplication.processEvents()

    assert log(panel).visualRect(row(panel, 0)).height() > 36
    assert found(panel, ScoreTable, "score_sheet").isVisible()
    assert found(panel, ScoreTable, "score_sheet").rowCount() == 5
    panel.set_wide(is_wide=False)
    assert not found(panel, ScoreTable, "score_sheet").isVisible()


def test_entries_undone_in_a_row_are_one_line_that_tells_them(panel: LogPanel) -> None:
    undone = [a_line(number, "Asha", f"{number} white", status=LineStatus.TAKEN_BACK) for number in (1, 2, 3)]
    panel.show_log(LogView((a_line(0, "Asha", "missed"), *undone, a_line(4, "Asha", "1 black"))))

    assert shown(panel)[1:] == ["4 Asha 1 black", "3 undone", "0 Asha missed"]
    said = row(panel, 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.split("\n")[1:] == [f"Entry {number}, Asha, {number} white, undone" for number in (3, 2, 1)]


def shown(panel: LogPanel) -> list[str]:
    model = log(panel).model()
    return [str(model.index(number, 0).data()) for number in range(model.rowCount())]


def test_the_score_sheet_is_the_third(panel: LogPanel) -> None:
    sheet = found(panel, ScoreTable, "score_sheet")
    assert not sheet.isVisible()
    found(panel, QTabBar, "log_tabs").setCurrentIndex(2)
    texts = [
        [item.text() for column in range(6) if (item := sheet.item(line, column)) is not None]
        for line in range(sheet.rowCount())
    ]

    assert sheet.isVisible()
    said = [sheet.model().index(1, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(6)]
    assert said == ["Bd: 1", "Break: Asha", "Asha: 9", "Bilal: –", "Queen: Asha", "Total: 9–0"]
    assert texts == [
        ["Game 1"],
        ["1", "Asha", "9", "–", "Asha", "9–0"],
        ["2", "Bilal", "–", "25", "–", "9–25"],
        ["Game 2"],
        ["1", "Bilal", "", "", "", ""],
    ]


def test_the_row_that_is_lit_offers_to_be_amended(panel: LogPanel) -> None:
    asked: list[int] = []
    panel.amend_requested.connect(asked.append)
    amend = found(panel, KeyButton, "amend_row")
    assert not amend.isVisible()

    place = log(panel).visualRect(row(panel, 3))
    QTest.mouseClick(log(panel).viewport(), Qt.MouseButton.LeftButton, pos=place.center())
    QApplication.processEvents()
    assert (amend.isVisible(), amend.text()) == (True, "Amend…")
    assert log(panel).visualRect(row(panel, 3)).top() == place.top()  # no row moves under the pointer
    assert log(panel).visualRect(row(panel, 3)).contains(amend.geometry())
    amend.click()
    log(panel).clear()

    assert asked == [56]
    assert not amend.isVisible()
