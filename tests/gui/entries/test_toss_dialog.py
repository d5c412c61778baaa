"""The toss is asked for in order of events."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.entries.consequence import ConsequenceView
from carrom_desk.gui.entries.toss import TossDialog
from carrom_desk.match.entry.entries import DetailsChanged, PlayersNamed, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.side import Side
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from tests.fakes import DOUBLES, SINGLES, MemoryStore, desk
from tests.gui.asked import Asked
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands


def test_the_toss_is_asked_in_order(qtbot: QtBot) -> None:
    asked = Asked(qtbot, TossDialog(SINGLES, is_extra_board=False))
    said = [asked.problem()]
    asked.click("winner_b")
    said.append(asked.problem())
    asked.click("choice_side")

    assert said == ["Choose who won the toss.", "Choose whether the winner takes the break or the side."]
    assert asked.find(ConsequenceView, "consequence").text() == (
        "1. Player A1 sits down first. 2. Player B1 chooses the side. 3. Player A1 breaks and plays white. (law 39)"
    )
    asked.click("accept")
    assert asked.answers == [Toss(Side.B, TossChoice.SIDE)]


@pytest.mark.parametrize(("laws", "law"), [(ICF_1993, "(law 13)"), (CLUB, ""), (TECHNITIA_2K20, "")])
def test_the_toss_cites_the_law_of_the_edition(qtbot: QtBot, laws: Edition, law: str) -> None:
    asked = Asked(qtbot, TossDialog(replace(SINGLES, laws=laws), is_extra_board=False))
    asked.click("winner_a", "choice_break")

    assert (
        asked.find(ConsequenceView, "consequence").text().endswith(f"Player A1 breaks and plays white. {law}".strip())
    )


def test_in_doubles_the_breaking_player_is_asked_by_name(qtbot: QtBot) -> None:
    asked = Asked(qtbot, TossDialog(DOUBLES, is_extra_board=False))
    asked.click("winner_a", "choice_side")
    assert asked.problem() == "Choose which player breaks."
    assert asked.find(QAbstractButton, "player_2").text() == "Player B2"
    pairs = "1. Player B1 / Player B2 sit down first. 2. Player A1 / Player A2 choose the side."
    said = asked.find(ConsequenceView, "consequence")
    assert said.text() == f"{pairs} 3. Player B1 / Player B2 break and play white. (law 39)"
    asked.click("player_2")
    assert said.text().splitlines()[0] == f"{pairs} 3. Player B2 breaks and plays white. (law 39)"
    asked.click("accept")

    assert asked.answers == [Toss(Side.A, TossChoice.SIDE, player=2)]


def test_before_an_extra_board_the_toss_decides_the_break_only(qtbot: QtBot) -> None:
    asked = Asked(qtbot, TossDialog(SINGLES, is_extra_board=True))
    asked.click("winner_b")

    assert asked.find(ConsequenceView, "consequence").text() == "Player B1 breaks and plays white."
    asked.click("accept")
    assert asked.answers == [Toss(Side.B, TossChoice.BREAK)]


def test_digits_answer_the_toss_and_name_who_sits_where(qtbot: QtBot) -> None:
    dialog, seated = TossDialog(DOUBLES, is_extra_board=False), list[DetailsChanged]()
    dialog.seated.connect(seated.append)
    asked = Asked(qtbot, dialog)
    QTest.keyClicks(asked.dialog, "136")
    asked_first = [asked.find(QAbstractButton, f"right_{number}").isChecked() for number in (1, 2)]
    follows = asked.find(ConsequenceView, "consequence")
    seats = follows.text().splitlines()[-1]
    QTest.keyClicks(asked.dialog, "7")

    assert asked_first == [False, True]
    assert seats.endswith("1: Player A2 · 2: Player B2 · 3: Player A1 · 4: Player B1")
    assert "2: Player B1" in follows.text()
    asked.click("accept")
    (one, other) = DOUBLES.sides.b
    assert seated == [DetailsChanged(players=PlayersNamed(b1=other, b2=one))]
    assert asked.answers == [Toss(Side.A, TossChoice.BREAK, player=2)]


def seated(qtbot: QtBot, store: MemoryStore, folder: Path) -> Hands:
    return Hands(qtbot, store=store, match_id=MatchId("m1"), data_folder=folder)


def test_who_sits_at_the_bottom_stays_with_the_match_at_this_desk_and_is_no_entry(qtbot: QtBot, tmp_path: Path) -> None:
    store = MemoryStore()
    desk(setup=SINGLES, store=store)
    hands = seated(qtbot, store, tmp_path)
    hands.key("enter")
    hands.turn_to_dialog()
    assert hands.find(QAbstractButton, "bottom_a").isChecked()
    hands.click("winner_a", "choice_break", "bottom_b", "accept")
    hands.settle()
    session = hands.controller.match.session

    assert [logged.entry for logged in hands.record.entries] == [TOSS]
    assert hands.record.setup == SINGLES
    assert session.screen.board.quarter_turns == 2
    again = seated(qtbot, store, tmp_path)
    assert again.controller.match.session.screen.board.quarter_turns == 2
    again.key("ctrl+t")
    assert again.controller.match.session.screen.board.quarter_turns == 0


def test_in_doubles_and_before_an_extra_board_nobody_is_asked_who_sits_at_the_bottom(qtbot: QtBot) -> None:
    dialogs = (TossDialog(DOUBLES, is_extra_board=False), TossDialog(SINGLES, is_extra_board=True))
    asked = [Asked(qtbot, dialog) for dialog in dialogs]

    assert [each.dialog.findChild(QAbstractButton, "bottom_a") is None for each in asked] == [True, False]
    assert not asked[1].find(QAbstractButton, "bottom_a").isVisible()
