"""Large libraries are loaded page by page."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractItemView
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.matches.match_model import FIRST_PAGE, PAGE
from carrom_desk.match.ports.store import MatchQuery
from tests.gui.library.at_library import AtLibrary
from tests.gui.library.four_matches import CONTROL, at_four
from tests.gui.library.shelf import shelf


def test_of_many_a_page_is_shown_and_all_are_counted(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(3 * PAGE))
    # All are counted a moment later, on a busy machine before the dialog is the active one.
    assert at.text("count") in (f"More than {FIRST_PAGE} matches", f"{3 * PAGE} matches")

    qtbot.waitUntil(lambda: at.text("count") == f"{3 * PAGE} matches")

    assert len(at.listed()) == FIRST_PAGE


def test_the_list_reads_on_as_it_is_scrolled(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(3 * PAGE))
    bar = at.table.verticalScrollBar()

    bar.setValue(bar.maximum())

    assert len(at.listed()) == FIRST_PAGE + PAGE


def test_a_tall_screen_is_filled(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(FIRST_PAGE + PAGE))
    at.dialog.resize(1000, TOUCH_PX * 2 * FIRST_PAGE)
    qtbot.waitUntil(lambda: len(at.listed()) > FIRST_PAGE)

    at.write("player")

    qtbot.waitUntil(lambda: len(at.listed()) > FIRST_PAGE)


def test_end_and_home_go_to_the_last_and_the_first_of_all(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(3 * PAGE))

    at.key(Qt.Key.Key_End)
    assert at.chosen() == [3 * PAGE - 1]
    at.key(Qt.Key.Key_Home)
    assert at.chosen() == [0]


def test_all_that_fit_are_chosen_read_or_not(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(2 * PAGE + 1))

    at.key(Qt.Key.Key_A, CONTROL)
    at.key(Qt.Key.Key_Delete)

    assert at.store.count(MatchQuery()) == 0


def test_after_a_page_was_deleted_the_next_one_is_there(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(FIRST_PAGE + 5))
    at.table.setFocus()
    QAbstractItemView.selectAll(at.table)

    at.key(Qt.Key.Key_Delete)

    assert at.listed() == [f"Player {number} – Bilal" for number in range(4, -1, -1)]
    assert at.chosen() == [0]


def test_the_row_the_keys_are_at_is_marked_chosen_or_not(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.click("several")
    at.key(Qt.Key.Key_Space)  # takes the choice of the first row away
    row = at.table.visualRect(at.table.model().index(0, 0))
    other = at.table.visualRect(at.table.model().index(1, 0))
    shown = at.table.viewport().grab().toImage()

    assert at.chosen() == []
    assert shown.pixelColor(2, row.top()) != shown.pixelColor(2, other.top())
    assert shown.pixelColor(2, row.center().y()) == shown.pixelColor(2, other.center().y())
