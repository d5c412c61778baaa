"""Stored matches are deleted, restored and permanently deleted by keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.match.ports.store import MatchId, MatchQuery
from tests.gui.library.at_library import AtLibrary
from tests.gui.library.four_matches import CONTROL, M1, M2, M3, M4, SHIFT, at_four, four


def test_a_match_is_deleted_and_the_notice_stays_until_it_is_taken_back(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_Down)

    at.key(Qt.Key.Key_Delete)
    assert (at.listed(), at.chosen(), at.changes) == ([M4, M2, M1], [1], 1)
    told = at.text("status")
    assert (M3 in told, at.can("take_back")) == (True, True)
    at.write("x")
    assert at.text("status") == told
    at.search.clear()
    at.click("take_back")

    assert (at.listed(), at.chosen(), at.changes) == ([M4, M3, M2, M1], [1], 2)
    assert (at.text("status"), at.can("take_back")) == (f"{M3} restored.", False)


def test_the_notice_stays_while_one_looks_into_the_bin(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_Delete)
    at.show_bin()
    assert (M4 in at.text("status"), at.can("take_back"), at.listed()) == (True, True, [M4])

    at.click("take_back")

    assert at.listed() == []


def test_in_the_search_delete_and_ctrl_z_are_about_letters(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_F, CONTROL)
    at.write("bil")
    at.key(Qt.Key.Key_Home)
    at.key(Qt.Key.Key_Delete)
    assert at.search.text() == "il"
    at.key(Qt.Key.Key_Z, CONTROL)

    assert at.search.text() == "bil"
    assert at.store.count(MatchQuery(in_trash=True)) == 0


def test_the_match_at_the_desk_is_gone_back_to_and_not_opened_anew(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, four(), open_id="m4")
    at.key(Qt.Key.Key_Return)

    assert (at.opened, at.dialog.isVisible()) == ([], False)


def test_the_bin_shows_what_was_deleted_last_first_and_gives_it_back(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    for number in ("m4", "m1", "m3"):
        at.library.store.delete([MatchId(number)])
    at.show_bin()
    assert at.listed() == [M3, M1, M4]
    assert (at.can("put_back"), at.can("erase"), at.can("open"), at.can("report")) == (True, True, False, False)

    at.key(Qt.Key.Key_Return)  # puts back what is chosen
    assert (at.listed(), at.opened) == ([M1, M4], [])
    at.key(Qt.Key.Key_Z, CONTROL)
    assert at.listed()[0] == M3
    at.show_bin(on=False)

    assert at.listed() == [M2]
    assert (at.can("open"), at.can("put_back")) == (True, False)


@pytest.mark.parametrize(("width", "shown"), [(1000, 5), (1300, 6)])
def test_in_a_narrow_bin_scores_make_room_for_names(qtbot: QtBot, width: int, shown: int) -> None:
    at = at_four(qtbot)
    at.dialog.resize(width, 560)
    columns = range(at.table.model().columnCount())
    before = [at.table.isColumnHidden(column) for column in columns].count(False)
    at.show_bin()

    assert (before, [at.table.isColumnHidden(column) for column in columns].count(False)) == (5, shown)


def test_matches_are_deleted_permanently_only_after_a_question_that_enter_does_not_answer(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_A, CONTROL)
    at.key(Qt.Key.Key_Delete)
    at.show_bin()
    at.key(Qt.Key.Key_Down, SHIFT)
    at.click("erase")
    asked = at.find(QDialog, "loss_dialog")
    assert len(at.find(QPlainTextEdit, "outcome_details").toPlainText().splitlines()) == 2
    QTest.keyClick(asked, Qt.Key.Key_Return)
    assert at.store.count(MatchQuery(in_trash=True)) == 4

    at.click("erase")
    at.click("lose")

    assert at.store.count(MatchQuery(in_trash=True)) == 2
    assert len(at.listed()) == 2
