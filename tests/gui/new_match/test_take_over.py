"""Taking over a match in progress in the real window."""

import pytest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QLineEdit, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from carrom_desk.gui.matches.new_match.take_over import TakeOverDialog
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.editions.technitia_2k20 import TECHNITIA_2K20
from carrom_desk.rules.position import QueenPlace
from tests.gui.hands import Hands
from tests.gui.parts import part

SINGLES = Setup(ICF_REVISED, BySide((Player("Asha"),), (Player("Ravi"),)))
DOUBLES = Setup(
    TECHNITIA_2K20,
    BySide((Player("Asha"), Player("Anil")), (Player("Ravi"), Player("Rosa"))),
    doubles=True,
)


def test_a_match_is_taken_over_and_goes_on(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.key("ctrl+n")
    new = hands.dialog("new_match_dialog")
    for seat, name in (("a1", "Asha"), ("b1", "Ravi")):
        player = part(new, QLineEdit, f"player_{seat}")
        player.setText(name)
    _press(new.findChild(QPushButton, "in_progress"))
    _press(new.findChild(QPushButton, "accept"))

    dialog = hands.dialog("take_over_dialog")
    assert isinstance(dialog, TakeOverDialog)
    for field, value in (("games_a", 1), ("score_b", 22), ("men_a", 7), ("men_b", 4), ("due_a", 1), ("boards", 3)):
        _set(dialog, field, value)
    _choose(dialog, "breaker", Side.B)
    _choose(dialog, "turn", Seat.B1)
    _choose(dialog, "queen", Side.A.value)
    _tick(dialog.findChild(QCheckBox, "break_made"))
    _press(dialog.findChild(QPushButton, "accept"))

    state = hands.record.state
    assert state.game is not None
    assert state.board is not None
    assert (state.games, state.game.number, state.game.score) == (BySide(1, 0), 2, BySide(0, 22))
    assert (state.board.number, state.board.white, state.board.turn) == (4, Side.B, Seat.B1)
    assert (state.board.on_board, state.board.due) == (BySide(7, 4), BySide(1, 0))
    assert state.board.queen_holder is Side.A
    hands.key("w", "enter")
    assert hands.record.state.board is not None
    assert hands.text("score_b") == "22"


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"men_a": 7}, "Before the break, all nine men of each side are on the board."),
        ({"boards": 8, "score_a": 5}, "A game goes on after 8 boards only if the scores are level."),
    ],
)
def test_a_match_that_cannot_stand_so_is_not_taken_over(qtbot: QtBot, fields: dict[str, int], problem: str) -> None:
    dialog = TakeOverDialog(SINGLES)
    qtbot.addWidget(dialog)
    for field, value in fields.items():
        _set(dialog, field, value)

    said = dialog.findChild(QLabel, "problem")
    accept = dialog.findChild(QPushButton, "accept")
    assert said is not None
    assert accept is not None
    assert (said.text(), accept.isEnabled(), dialog.answer()) == (problem, False, None)


def test_in_doubles_any_of_the_four_can_be_in_turn(qtbot: QtBot) -> None:
    dialog = TakeOverDialog(DOUBLES)
    qtbot.addWidget(dialog)
    _set(dialog, "men_a", 8)
    _tick(dialog.findChild(QCheckBox, "break_made"))
    _choose(dialog, "turn", Seat.B2)
    _choose(dialog, "queen", QueenPlace.TO_RETURN.value)

    setup = dialog.answer()

    assert setup is not None
    assert setup.start is not None
    assert (setup.start.board.turn, setup.start.board.position.queen) == (Seat.B2, QueenPlace.TO_RETURN)


def _set(dialog: TakeOverDialog, name: str, value: int) -> None:
    field = part(dialog, QSpinBox, name)
    field.setValue(value)


def _choose(dialog: TakeOverDialog, name: str, value: object) -> None:
    choice = part(dialog, QComboBox, name)
    choice.setCurrentIndex(choice.findData(value))


def _tick(box: QCheckBox | None) -> None:
    assert box is not None
    box.click()


def _press(button: QPushButton | None) -> None:
    assert button is not None
    button.click()
