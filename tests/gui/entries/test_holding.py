"""A decision that ends a board, a game or a match takes two presses: the first asks, the second confirms."""

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPlainTextEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.ask_dialog import ConfirmButton
from carrom_desk.gui.dialogs.messages import ConfirmEndDialog
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.match.entry.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Entry,
    Override,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    TimeOver,
    WalkedOver,
)
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.presentation.wording.decision_text import ending_question
from carrom_desk.rules.ruling import Turn
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import TOSS, at_match
from tests.gui.hands import Hands
from tests.gui.holding import let_it_be_read
from tests.gui.parts import part

QUESTION = "Record that Player B1 loses the match?"
PLAY = PlayCalled()


class Pressed:
    """A button on the screen, and its messages."""

    def __init__(self, qtbot: QtBot, question: str = QUESTION) -> None:
        self.confirmed = 0
        self.asked: list[str] = []
        self.button = ConfirmButton("Enter")
        self.button.confirmed.connect(self._count)
        self.button.asked.connect(self.asked.append)
        self.button.set_question(question)
        qtbot.addWidget(self.button)
        self.button.show()

    def _count(self) -> None:
        self.confirmed += 1

    def press(self, by: str) -> None:
        """Presses by mouse, by keyboard, or like a screen reader."""
        match by:
            case "mouse":
                QTest.mouseClick(self.button, Qt.MouseButton.LeftButton)
            case "key":
                QTest.keyClick(self.button, Qt.Key.Key_Space)
            case _:
                self.button.click()


BY = ("mouse", "key", "screen reader")


@pytest.mark.parametrize("by", BY)
def test_without_a_question_a_press_counts_at_once(qtbot: QtBot, by: str) -> None:
    pressed = Pressed(qtbot, question="")

    pressed.press(by)
    pressed.press(by)

    assert (pressed.confirmed, pressed.asked) == (2, [])


@pytest.mark.parametrize("by", BY)
def test_it_asks_and_a_second_press_counts(qtbot: QtBot, by: str) -> None:
    pressed = Pressed(qtbot)
    assert QUESTION in pressed.button.accessibleDescription()

    pressed.press(by)
    assert (pressed.confirmed, pressed.asked) == (0, [f"{QUESTION} Press again to confirm."])
    let_it_be_read(pressed.button)
    pressed.press(by)
    assert pressed.confirmed == 1
    pressed.press(by)

    assert pressed.confirmed == 1


@pytest.mark.parametrize("by", BY)
def test_a_second_press_at_once_is_a_slip(qtbot: QtBot, by: str) -> None:
    pressed = Pressed(qtbot)
    timer = part(pressed.button, QTimer)
    timer.setInterval(60_000)

    for _ in range(3):
        pressed.press(by)
    assert pressed.confirmed == 0
    timer.stop()
    pressed.press(by)

    assert pressed.confirmed == 1


def test_whatever_changes_withdraws_the_question(qtbot: QtBot) -> None:
    pressed = Pressed(qtbot)
    pressed.press("mouse")
    pressed.button.set_question("")
    pressed.button.set_question(QUESTION)
    let_it_be_read(pressed.button)
    pressed.press("mouse")

    assert pressed.confirmed == 0
    assert pressed.asked[1] == ""


@pytest.mark.parametrize(
    ("entry", "is_asked_about"),
    [
        (Override("x", turn=Turn.BOARD_OVER), True),
        (Override("x", turn=Turn.PASSES), False),
        (stroke(9, queen=True), False),
        (None, False),
    ],
)
def test_only_what_ends_something_by_decision_is_asked_about(entry: Entry | None, is_asked_about: bool) -> None:
    assert bool(ending_question(SINGLES, entry)) is is_asked_about


@pytest.mark.parametrize(
    ("entry", "verb"),
    [
        (TimeOver(), "End game"),
        (BoardReplayed("x"), "Replay the board"),
        (WalkedOver(Side.B, "x"), "Record"),
    ],
)
def test_the_button_that_ends_something_says_what_it_does(entry: PlainEntry, verb: str, qtbot: QtBot) -> None:
    dialog = ConfirmEndDialog(entry, "?", "")
    qtbot.addWidget(dialog)

    assert dialog.findChildren(QPushButton, "accept")[0].text() == verb


def tell(hands: Hands, *names: str) -> None:
    """Presses the confirming button of the dialog."""
    for name in names:
        choice = part(hands.dialog("chief_referee_dialog"), QRadioButton, name)
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton)


def test_a_side_that_gives_up_is_asked_about_in_the_window(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PLAY, stroke(1))
    hands.key("r")
    hands.turn_to_dialog()
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.CONCEDE)
    tell(hands, "act_side_b", "option_match")
    accept = hands.find(ConfirmButton, "accept")

    QTest.mouseClick(accept, Qt.MouseButton.LeftButton)
    assert len(hands.record.entries) == 3
    assert hands.text("problem") == "Record that Player B1 concedes the match? Press again to confirm."
    let_it_be_read(accept)
    QTest.mouseClick(accept, Qt.MouseButton.LeftButton)

    assert hands.record.entries[-1].entry == Conceded(Side.B, Concession.MATCH)
    assert hands.record.state.winner is Side.A


@pytest.mark.parametrize("by", ["mouse", "enter"])
def test_a_protest_on_offer_is_decided_with_its_reason_and_one_press(qtbot: QtBot, by: str) -> None:
    hands = at_match(qtbot, TOSS, ProtestLodged(Side.A, "the striker"), WalkedOver(Side.B, "left"))
    assert "Overrule" in hands.part("confirm").accessibleName()
    if by == "mouse":
        hands.click("confirm")
    else:
        hands.key(by)
    assert len(hands.record.entries) == 3
    hands.find(QPlainTextEdit, "act_text").setPlainText("He saw it himself.")
    QTest.mouseClick(hands.find(ConfirmButton, "accept"), Qt.MouseButton.LeftButton)

    *_, decided = hands.record.entries
    assert decided.entry == ProtestDecided(upheld=False, reason="He saw it himself.")
