"""Rare entries in the real window: by keyboard and mouse, in singles and doubles, from the log to the report."""

from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit
from pytestqt.qtbot import QtBot

from carrom_desk.match.entry.entries import DetailsChanged, MatchAbandoned, PlayersNamed, ViolationSeen
from carrom_desk.match.setup import Player
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import Status
from carrom_desk.rules.breaches import Breach
from tests.fakes import DOUBLES, MemoryStore, library, record_of, stroke
from tests.gui.at_match import at_match, last, open_another
from tests.gui.hands import Hands
from tests.gui.rare_entries.outcomes import entered, holds_after_export, log_row, log_rows, report_of
from tests.gui.rare_entries.rows import OPENED, PLAYED, ROWS, Row
from tests.gui.ways import accept_by_keys, choose_by_keys, name_file, tab_to
from tests.match.every_entry import every_entry, stored


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_it_is_entered_listed_undone_reported_and_exported(qtbot: QtBot, row: Row) -> None:
    hands = at_match(qtbot, *row.before, setup=row.setup)
    before, number = hands.record.state, len(row.before)

    for enter in (row.keys, row.mouse):
        enter(hands)
        after = hands.record.state
        assert entered(hands.record.entries[-1].entry) == row.entry
        assert after == record_of(*row.before, row.entry, setup=row.setup).state

        hands.settle()
        listed = log_row(hands, number)
        assert row.said in listed.what
        assert row.law in listed.law

        hands.key("ctrl+z")
        assert hands.record.state == before
        assert log_row(hands, number).is_undone
        hands.key("ctrl+y")
        assert hands.record.state == after
        assert not log_row(hands, number).is_undone
        if enter is row.keys:
            open_another(hands, *row.before, setup=row.setup)

    assert row.said in report_of(hands)  # both ways led to the same entry
    assert holds_after_export(hands)


def test_a_breach_of_the_partner_of_the_player_in_turn_is_a_technical_foul(qtbot: QtBot) -> None:
    # Law 63(b): A1 has struck and is in turn; a player not in turn loses one man and no turn.
    hands = at_match(qtbot, *OPENED, stroke(2), setup=DOUBLES)

    hands.key("f")
    tab_to(hands, "breach_search")
    QTest.keyClicks(hands.focus(), "133")
    choose_by_keys(hands, "by_a1")
    said = [hands.text("consequence")]
    choose_by_keys(hands, "by_a2")
    said.append(hands.text("consequence"))
    accept_by_keys(hands)

    assert said[0].startswith("“Foul.”")
    assert said[1].startswith("“Technical foul.”")
    assert entered(last(hands)) == ViolationSeen(Side.A, Breach.SOLID_OBJECT, player=2)
    board = hands.record.state.current_board
    assert (board.turn, board.on_board.a) == (Seat.A1, 8)
    hands.settle()
    assert log_row(hands, 3).who == "Player A2"


def test_current_details_are_filled_in_and_a_name_is_needed(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, DetailsChanged(umpire="B Umpire"), MatchAbandoned("storm"))
    next(each for each in hands.controller.menu.actions() if each.objectName() == "action_details").trigger()

    assert hands.find(QLineEdit, "details_umpire").text() == "B Umpire"
    assert hands.text("problem") == "No changes yet."
    hands.find(QLineEdit, "details_name_a1").clear()
    assert hands.text("problem") == "Enter the name of every player."
    assert not hands.part("accept").isEnabled()
    hands.find(QLineEdit, "details_name_a1").setText("Asha")
    hands.click("accept")

    assert last(hands) == DetailsChanged(players=PlayersNamed(a1=Player("Asha")))
    assert hands.record.state.status is Status.ABANDONED


def test_a_match_with_every_entry_goes_out_and_comes_in_through_the_file_dialogs(qtbot: QtBot, tmp_path: Path) -> None:
    match, path = stored(every_entry()), tmp_path / "a match.carrom"
    store = MemoryStore()
    library(store).add(match)
    hands = Hands(qtbot, store=store, match_id=match.id)
    hands.key("ctrl+l")
    action = hands.find(QDialog, "library_dialog").findChild(QAction, "export_files")
    assert action is not None
    action.trigger()
    name_file(hands, "export_dialog", path)
    qtbot.waitUntil(path.exists)

    other = Hands(qtbot)
    other.key("ctrl+l")
    other.click("import")
    name_file(other, "import_dialog", path)
    qtbot.waitUntil(lambda: bool(other.store.kept))
    other.controller.matches.open(match.id)

    assert other.record.state == hands.record.state
    assert other.record.entries == hands.record.entries
    assert [row.what for row in log_rows(other)] == [row.what for row in log_rows(hands)]
