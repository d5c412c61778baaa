"""A paper sheet typed in the window becomes a match."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.sol.sol_document import sol_bytes
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.gui.matches.paper.paper_dialog import PaperDialog
from carrom_desk.match.ports.store import MatchQuery
from carrom_desk.match.side import BySide
from carrom_desk.match.state import Status
from tests.gui.hands import Hands
from tests.gui.paper.sheets import FINISHED, ONE_GAME, fill
from tests.gui.parts import part
from tests.reports.sheets import sheet_of


def test_a_paper_sheet_becomes_a_match_in_the_library(qtbot: QtBot, tmp_path: Path) -> None:
    hands = Hands(qtbot)
    agree(hands)
    dialog = hands.find(PaperDialog, "paper_dialog")
    fill(dialog, FINISHED)
    part(dialog, QPushButton, "accept").click()

    (summary,) = hands.library.store.matches(MatchQuery())
    assert (summary.status, summary.games, summary.started[:10]) == (Status.FINISHED, BySide(1, 0), "2026-11-21")
    assert "Match saved." in hands.said()
    match = hands.library.store.load(summary.id)
    boards = sheet_of(hands.library.open(summary.id).record).games[0].boards
    assert [(each.points.men, each.points.queen) for each in boards] == [(9, 3), (4, 0), (7, 3), (3, 0)]
    content, notes = sol_bytes((match,), "x.sol")
    assert b'"coins1": 7' in content
    assert notes == ()


def test_what_was_typed_is_there_again(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    agree(hands)
    dialog = hands.find(PaperDialog, "paper_dialog")
    fill(dialog, FINISHED[:2])
    hands.store.is_full = True
    part(dialog, QPushButton, "accept").click()
    assert "full" in part(dialog, QWidget, "problem").accessibleName()
    dialog.reject()
    dialog.setParent(None)

    hands.store.is_full = False
    hands.window.findChildren(QAction, "action_type_sheet")[0].trigger()
    again = hands.find(NewMatchDialog, "new_match_dialog")
    assert part(again, QLineEdit, "player_a1").text() == "Asha"
    part(again, QPushButton, "accept").click()
    boards = hands.find(PaperDialog, "paper_dialog")
    assert boards.form().boards(0) == FINISHED[:2]
    assert boards.form().started[11:16] == "10:30"
    part(boards, QPushButton, "accept").click()

    assert hands.controller.match.session.desk is not None, "a match that is not over is gone on with"
    assert hands.controller.match.session.record.state.game is not None
    assert hands.controller.match.session.record.state.game.score == BySide(12, 4)


def test_who_played_is_there_again_too(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.window.findChildren(QAction, "action_type_sheet")[0].trigger()
    first = hands.find(NewMatchDialog, "new_match_dialog")
    part(first, QLineEdit, "player_a1").setText("Asha")
    first.reject()
    first.setParent(None)

    hands.window.findChildren(QAction, "action_type_sheet")[0].trigger()

    again = hands.find(NewMatchDialog, "new_match_dialog")
    assert part(again, QLineEdit, "player_a1").text() == "Asha"
    again.reject()


def agree(hands: Hands) -> None:
    """Opens the form for a paper sheet and enters the players of one game."""
    hands.window.findChildren(QAction, "action_type_sheet")[0].trigger()
    agreed = hands.find(NewMatchDialog, "new_match_dialog")
    for name, text in (("player_a1", "Asha"), ("player_b1", "Bilal")):
        part(agreed, QLineEdit, name).setText(text)
    agreed.show_form(replace(agreed.form(), competition=ONE_GAME.competition))
    part(agreed, QPushButton, "accept").click()
    agreed.setParent(None)
