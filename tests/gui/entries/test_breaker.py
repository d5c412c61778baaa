"""The breaker of a board, corrected from its heading in the log."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.panels.log import LogList, LogPanel
from carrom_desk.gui.panels.log_model import ROW_ROLE
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.entry.entries import Amended, BoardReplayed, Entry, PlayCalled, TurnCorrected
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat
from carrom_desk.presentation.breaker import play_of_board, why_no_breaker
from carrom_desk.presentation.corrections import consequence_of_correction
from carrom_desk.presentation.log.log_lines import BoardHeading
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.at_match import TOSS, at_match, last
from tests.gui.hands import Hands
from tests.gui.holding import press_firmly

LEFT = Qt.MouseButton.LeftButton
PLAY = PlayCalled()
WON = (TOSS, PLAY, stroke(4), stroke(4), stroke(queen=True), stroke(1))
BROKEN = (*WON, PLAY, stroke(), stroke(1), stroke(2))
LONG = tuple(Player(name.ljust(45, "x")) for name in ("Raghunathan", "Maria", "Nirmala", "Jean"))
SIZES = [((1366, 768), Settings()), ((1024, 600), Settings(text=TextChoice.LARGE))]


def log(hands: Hands) -> LogList:
    return hands.find(LogPanel, "log_panel").entries


def press_heading(hands: Hands) -> None:
    """Presses the heading of the board in progress."""
    heading = log(hands).model().index(0, 0)
    assert isinstance(heading.data(ROW_ROLE), BoardHeading)
    QTest.mouseClick(log(hands).viewport(), LEFT, pos=log(hands).visualRect(heading).center())


@pytest.mark.parametrize("setup", [SINGLES, replace(DOUBLES, sides=BySide(LONG[:2], LONG[2:]))])
@pytest.mark.parametrize(("size", "choices"), SIZES)
def test_the_breaker_is_corrected_by_mouse(
    qtbot: QtBot, size: tuple[int, int], choices: Settings, setup: Setup
) -> None:
    hands = at_match(qtbot, *BROKEN, setup=setup, size=size, choices=choices)
    before = hands.record
    was = before.state.current_board
    press_heading(hands)
    button = hands.find(KeyButton, "amend_row")
    assert (button.title, button.isEnabled()) == ("Correct breaker…", True)
    QTest.mouseClick(button, LEFT)
    assert hands.dialog("amend_dialog").windowTitle() == "Correct breaker"
    assert not hands.part("accept").isEnabled()
    QTest.mouseClick(hands.part("breaker_a1"), LEFT)
    outcome, told = hands.part("consequence"), hands.text("consequence")
    assert hands.window.rect().contains(QRect(outcome.mapTo(hands.window, QPoint(0, 0)), outcome.size()))
    hands.find(QLineEdit, "reason").setText("seen at the third stroke")
    press_firmly(hands.part("accept"))

    entry, board = last(hands), hands.record.state.current_board
    assert isinstance(entry, Amended)
    assert entry == Amended(6, TurnCorrected(Seat.A1, "Another player broke"), "seen at the third stroke")
    assert told == consequence_of_correction(before, entry).text
    assert (was.breaker.side, board.breaker) == (Seat.B1.side, Seat.A1)
    assert board.on_board == BySide(was.on_board.b, was.on_board.a)
    assert "breaks" in str(log(hands).model().index(0, 0).data())
    hands.key("ctrl+z")
    assert hands.record.state.current_board == was


def test_the_breaker_is_corrected_by_keys(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *BROKEN, setup=DOUBLES)
    log(hands).setFocus()
    hands.key("up", "enter")
    assert hands.dialog("amend_dialog").isVisible()
    hands.part("breaker_b1").setFocus()
    hands.key("down")
    hands.find(QLineEdit, "reason").setFocus()
    QTest.keyClicks(hands.focus(), "another player broke")
    press_firmly(hands.part("accept"))

    assert isinstance(last(hands), Amended)
    assert hands.record.state.current_board.breaker is Seat.A2  # who sits next to B1


@pytest.mark.parametrize(
    ("entries", "why"),
    [
        (
            (*WON, stroke(), stroke(1)),
            "“Play” was not recorded before this break. Undo to the start of the board, then enter it again.",
        ),
        (WON, "Before the break, use “Correct the turn”."),
    ],
)
def test_without_play_the_log_says_what_to_do_instead(qtbot: QtBot, entries: tuple[Entry, ...], why: str) -> None:
    hands = at_match(qtbot, *entries)
    if entries is not WON:
        press_heading(hands)
        button = hands.find(KeyButton, "amend_row")
        assert (button.isVisible(), button.isEnabled(), button.blocked) == (True, False, why)
        QTest.mouseClick(button, LEFT)
        assert hands.said() == why
        assert button.isVisible()
        hands.key("enter")
        assert hands.said() == why
        assert not hands.has_dialog()
    assert why_no_breaker(hands.record, (1, 2)) == why


@pytest.mark.parametrize(
    ("entries", "number"),
    [
        (BROKEN, 6),
        ((*WON, PLAY, TurnCorrected(Seat.A1, "agreed"), stroke(1)), 7),
        ((*BROKEN, Amended(6, TurnCorrected(Seat.A1, "broke"), "seen")), 6),
        ((*BROKEN, BoardReplayed("light"), PLAY, stroke(1)), 11),
        ((*BROKEN, BoardReplayed("light"), stroke(1)), None),
        ((*WON, stroke(1), PLAY, stroke(1)), None),
    ],
)
def test_only_the_last_beginning_of_a_board_counts(entries: tuple[Entry, ...], number: int | None) -> None:
    assert play_of_board(record_of(*entries), (1, 2)) == number
