"""What ends a board, a game or a match by decision is held down, or pressed twice after a question."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QRadioButton
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.ask_dialog import HOLD_MS, HoldButton
from carrom_desk.gui.dialogs.chief_referee_actions import RefereeAction
from carrom_desk.gui.keys import SECOND_PRESS_MS
from carrom_desk.gui.wording import ending_question
from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Entry,
    IncidentSeen,
    Noted,
    Override,
    Passed,
    PlayCalled,
    ProtestDecided,
    Toss,
    TossChoice,
    WalkedOver,
)
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.ruling import Turn
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import at_match
from tests.gui.hands import Hands
from tests.gui.holding import hold

QUESTION = "Player B1 loses the match?"
TOSS, PLAY = Toss(Side.A, TossChoice.BREAK), PlayCalled()


class Pressed:
    """A button on the screen, at a time that moves only when told, and what it said."""

    def __init__(self, qtbot: QtBot, question: str = QUESTION) -> None:
        self.ms = 0
        self.confirmed = 0
        self.asked: list[str] = []
        self.button = HoldButton("Enter", now_ms=lambda: self.ms)
        self.button.confirmed.connect(self._count)
        self.button.asked.connect(self.asked.append)
        self.button.set_question(question)
        qtbot.addWidget(self.button)
        self.button.show()
        self.button.activateWindow()
        qtbot.waitUntil(self.button.isActiveWindow)
        self.button.setFocus()

    def _count(self) -> None:
        self.confirmed += 1

    def key(self, kind: QEvent.Type, *, is_repeated: bool = False) -> None:
        event = QKeyEvent(kind, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", is_repeated)
        QApplication.sendEvent(self.button, event)

    def pass_by(self, ms: int) -> None:
        self.ms += ms
        self.button.poll()


def test_without_a_question_a_press_counts_at_once(qtbot: QtBot) -> None:
    pressed = Pressed(qtbot, question="")

    QTest.mouseClick(pressed.button, Qt.MouseButton.LeftButton)
    QTest.keyClick(pressed.button, Qt.Key.Key_Space)

    assert (pressed.confirmed, pressed.asked) == (2, [])


@pytest.mark.parametrize(("ms", "confirmed"), [(0, 0), (HOLD_MS - 1, 0), (HOLD_MS, 1)])
def test_it_counts_once_it_is_full(qtbot: QtBot, ms: int, confirmed: int) -> None:
    pressed = Pressed(qtbot)

    QTest.mousePress(pressed.button, Qt.MouseButton.LeftButton)
    pressed.pass_by(ms)
    assert pressed.confirmed == confirmed
    QTest.mouseRelease(pressed.button, Qt.MouseButton.LeftButton)
    pressed.pass_by(HOLD_MS)

    assert pressed.confirmed == confirmed
    assert bool(pressed.asked) is not bool(confirmed)  # let go too soon it says what to do


def test_it_fills_up_in_sight(qtbot: QtBot) -> None:
    pressed = Pressed(qtbot)
    QTest.mousePress(pressed.button, Qt.MouseButton.LeftButton)
    pictures = []
    for _ in range(3):
        pressed.pass_by(HOLD_MS // 4)
        pictures.append(pressed.button.grab().toImage())

    assert pressed.button.progress == 0.75
    assert pictures[0] != pictures[1] != pictures[2]


def test_a_key_is_held_down_as_well(qtbot: QtBot) -> None:
    pressed = Pressed(qtbot)

    pressed.key(QEvent.Type.KeyPress)
    pressed.key(QEvent.Type.KeyRelease, is_repeated=True)
    pressed.key(QEvent.Type.KeyPress, is_repeated=True)
    pressed.pass_by(HOLD_MS)
    pressed.key(QEvent.Type.KeyRelease)

    assert (pressed.confirmed, pressed.asked) == (1, [])


@pytest.mark.parametrize(("between", "confirmed"), [(0, 0), (SECOND_PRESS_MS - 1, 0), (SECOND_PRESS_MS, 1)])
def test_pressed_twice_by_a_key_it_asks_and_then_counts_but_not_at_a_slip(
    qtbot: QtBot, between: int, confirmed: int
) -> None:
    pressed = Pressed(qtbot)

    QTest.keyClick(pressed.button, Qt.Key.Key_Return)
    assert (pressed.confirmed, pressed.asked) == (0, [f"{QUESTION} Press again to confirm."])
    pressed.ms += between
    QTest.keyClick(pressed.button, Qt.Key.Key_Return)

    assert pressed.confirmed == confirmed


def test_a_screen_reader_is_asked_too(qtbot: QtBot) -> None:
    pressed = Pressed(qtbot)
    assert QUESTION in pressed.button.accessibleDescription()

    pressed.button.click()
    pressed.ms += SECOND_PRESS_MS
    pressed.button.click()

    assert pressed.confirmed == 1


def test_whatever_changes_withdraws_the_question(qtbot: QtBot) -> None:
    pressed = Pressed(qtbot)
    pressed.button.click()
    pressed.button.withdraw()
    pressed.ms += SECOND_PRESS_MS
    pressed.button.click()

    assert pressed.confirmed == 0
    assert pressed.asked[1] == ""


@pytest.mark.parametrize(
    ("entry", "question"),
    [
        (Conceded(Side.A, Concession.GAME), "Player A1 gives up the game?"),
        (Conceded(Side.A, Concession.MATCH), "Player A1 gives up the match?"),
        (Disqualified(Side.B, "x"), "Player B1 loses the match?"),
        (WalkedOver(Side.B, "x"), "Player B1 wins the match by walkover?"),
        (IncidentSeen(IncidentKind.LEFT_SEAT, Side.A), "Player A1 loses the board?"),
        (BoardReplayed("x"), "The board does not count and is played again?"),
        (ProtestDecided(upheld=True), "The board is played again from its start?"),
        (ProtestDecided(upheld=False), "The result stands?"),
        (Override("x", turn=Turn.BOARD_OVER), "The board ends otherwise than the laws say?"),
        (Override("x", turn=Turn.PASSES), ""),
        (Noted("x"), ""),
        (Passed(), ""),
        (stroke(9, queen=True), ""),
        (None, ""),
    ],
)
def test_only_what_ends_something_by_decision_is_asked_about(entry: Entry | None, question: str) -> None:
    assert ending_question(SINGLES, entry) == question


def tell(hands: Hands, *names: str) -> None:
    """Press what is asked in the dialog."""
    for name in names:
        choice = hands.dialog("chief_referee_dialog").findChild(QRadioButton, name)
        assert choice is not None
        QTest.mouseClick(choice, Qt.MouseButton.LeftButton)


def test_a_side_that_gives_up_is_asked_about_in_the_window(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PLAY, stroke(1))
    hands.key("r")
    hands.turn_to_dialog()
    hands.key("home", *["down"] * list(RefereeAction).index(RefereeAction.CONCEDE))
    tell(hands, "side_b", "option_match")
    accept = hands.find(HoldButton, "accept")

    QTest.mouseClick(accept, Qt.MouseButton.LeftButton)
    assert len(hands.record.entries) == 3
    assert hands.text("problem") == "Player B1 gives up the match? Hold the button until it is full."
    hold(accept)

    assert hands.record.entries[-1].entry == Conceded(Side.B, Concession.MATCH)
    assert hands.record.state.winner is Side.A


def test_by_keys_it_is_asked_and_answered(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PLAY, stroke(1))
    hands.key("r")
    hands.turn_to_dialog()
    hands.key("home", *["down"] * list(RefereeAction).index(RefereeAction.CONCEDE))
    tell(hands, "side_a", "option_game")

    hands.key("ctrl+enter")
    assert len(hands.record.entries) == 3
    assert hands.text("problem") == "Player A1 gives up the game? Press again to confirm."
    hands.find(HoldButton, "accept").age(SECOND_PRESS_MS)
    hands.key("ctrl+enter")

    assert hands.record.entries[-1].entry == Conceded(Side.A, Concession.GAME)
