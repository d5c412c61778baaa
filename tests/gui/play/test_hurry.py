"""Nothing is done twice in a hurry: what Enter does not do, and when it does nothing."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.desk.session import SETTLING_MS
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, open_dialog
from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.matches.file_import import ReplaceDialog
from carrom_desk.match.entry.entries import Conceded, Concession, Entry, PlacingDone, PlayCalled, StrokeMade
from carrom_desk.match.side import Side
from carrom_desk.presentation.stroke_draft import PieceKind
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last
from tests.gui.hands import Hands
from tests.gui.parts import part

OPENED: tuple[Entry, ...] = (TOSS, PlayCalled(), stroke(2))
TO_PLACE: tuple[Entry, ...] = (*OPENED, stroke(1, striker=True))
CLAIM: tuple[Entry, ...] = (*OPENED[:2], stroke(8), stroke(1, striker=True))


def press_enter(hands: Hands) -> None:
    """Presses Enter without any wait before it."""
    QTest.keyClick(hands.focus(), Qt.Key.Key_Return)


def test_enter_does_nothing_for_a_moment_after_the_first_action_became_another_one(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w", "s", "enter")
    assert isinstance(last(hands), StrokeMade)
    hands.now.advance(SETTLING_MS - 1)
    press_enter(hands)
    assert isinstance(last(hands), StrokeMade), "“Placed” has not been read yet"
    hands.now.advance(1)
    press_enter(hands)

    assert isinstance(last(hands), PlacingDone)


def test_marks_that_turn_missed_into_confirm_do_not_delay_enter(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w")
    entries = len(hands.record.entries)
    press_enter(hands)

    assert len(hands.record.entries) == entries + 1


def test_while_a_claim_is_open_the_men_of_its_board_are_shown(qtbot: QtBot) -> None:
    score = at_match(qtbot, *CLAIM).controller.match.session.screen.score

    assert score is not None
    assert [side.kind for side in (score.sides.a, score.sides.b)] == [PieceKind.WHITE, PieceKind.BLACK]
    assert [side.men is None for side in (score.sides.a, score.sides.b)] == [False, False]


def test_missed_loses_enter_when_time_is_up(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.clock.start()
    hands.wait(16_000)
    entries = len(hands.record.entries)
    hands.key("enter")
    assert len(hands.record.entries) == entries
    hands.key("1")

    assert len(hands.record.entries) == entries + 1


def loss(hands: Hands) -> DeskDialog:
    return LossDialog("Delete?", ("It is lost.",), "Delete", lambda: lost.append("lost"), hands.window)


def replacing(hands: Hands) -> DeskDialog:
    dialog = ReplaceDialog((), hands.window)
    dialog.answered.connect(lambda _found: lost.append("replaced"))
    return dialog


lost: list[str] = []


@pytest.mark.parametrize(("make", "name"), [(loss, "lose"), (replacing, "accept")])
@pytest.mark.parametrize("held", [Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier])
def test_what_deletes_or_replaces_takes_no_enter(
    qtbot: QtBot, make: Callable[[Hands], DeskDialog], name: str, held: Qt.KeyboardModifier
) -> None:
    hands = at_match(qtbot, *OPENED)
    lost.clear()
    dialog = make(hands)
    open_dialog(dialog)
    hands.turn_to_dialog()
    button = part(dialog, QPushButton, name)
    button.setFocus()
    QTest.keyClick(button, Qt.Key.Key_Return, held)
    assert lost == []
    if dialog.isVisible():
        QTest.keyClick(button, Qt.Key.Key_Space)
        assert len(lost) == 1


def test_the_report_at_the_end_takes_no_enter(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, Conceded(Side.A, Concession.MATCH))
    hands.key("enter")
    assert not hands.has_dialog()
    hands.key("1")

    assert hands.has_dialog()


def test_a_button_with_the_keyboard_gives_enter_no_other_meaning(qtbot: QtBot) -> None:
    hands = at_match(qtbot, OPENED[0])
    play = hands.part("play")
    play.setFocus()
    assert hands.focus() is play
    press_enter(hands)
    assert last(hands) == OPENED[0]
    QTest.keyClick(play, Qt.Key.Key_Space)
    assert last(hands) == PlayCalled()
    confirm = hands.part("confirm")
    confirm.setFocus()
    hands.now.advance(SETTLING_MS - 1)
    press_enter(hands)
    assert last(hands) == PlayCalled()
    hands.now.advance(1)
    press_enter(hands)

    assert isinstance(last(hands), StrokeMade)
