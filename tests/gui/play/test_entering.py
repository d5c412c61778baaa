"""Entering a stroke in the whole window: by keys, by clicks and on the board."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from carrom_desk.match.entry.entries import PlayCalled, StrokeMade
from carrom_desk.match.side import Side
from carrom_desk.rules.position import Pieces
from tests.fakes import stroke
from tests.gui.at_match import TOSS, last_stroke, open_another, pocketed
from tests.gui.hands import Hands

# Inputs


def test_pieces_are_marked_on_the_board(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled())

    hands.press_piece("piece_white_1")
    hands.press_piece("piece_black_2", Qt.MouseButton.RightButton)
    hands.press_piece("piece_striker")
    hands.press_piece("piece_striker", after_a_moment=True)
    hands.click("confirm")

    entry = last_stroke(hands)
    assert entry.stroke.pocketed == Pieces(own=1)
    assert entry.stroke.jumped == Pieces(opponent=1)


@pytest.mark.parametrize("keys", [("j", "w"), ("shift+w",)])
def test_a_man_that_jumped_is_marked_by_key(shared_window: Hands, keys: tuple[str, ...]) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled())

    hands.key(*keys, "w", "enter")

    entry = last_stroke(hands)
    assert (entry.stroke.pocketed.own, entry.stroke.jumped.own) == (1, 1)


def test_jumped_mode_is_cancelled_by_escape(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled())

    hands.key("j", "esc", "w", "enter")

    assert pocketed(hands) == Pieces(own=1)


@pytest.mark.parametrize(
    ("key", "is_marked"),
    [
        ("i", lambda entry: entry.stroke.improper),
        ("n", lambda entry: not entry.stroke.touched),
    ],
)
def test_the_marks_on_a_stroke_have_keys_that_turn_them_on_and_off(
    shared_window: Hands, key: str, is_marked: Callable[[StrokeMade], bool]
) -> None:
    hands = open_another(shared_window, TOSS)

    hands.key(key, key, key, "enter", "1")  # “Play” was called

    assert is_marked(last_stroke(hands))


def test_backspace_clears_the_marks(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled())

    hands.key("w", "s", "i", "backspace", "enter")

    assert last_stroke(hands).stroke == stroke().stroke


def test_quick_taps_on_marks_all_count(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled())
    hands.let_a_moment_pass()

    for _ in range(4):
        QTest.keyClick(hands.focus(), Qt.Key.Key_W)
    for _ in range(3):  # as the window gets them: the second is a double click
        QTest.mouseClick(
            hands.window.windowHandle(),
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            hands.point("piece_black_1"),
        )
    QTest.keyClick(hands.focus(), Qt.Key.Key_Return)

    assert pocketed(hands) == Pieces(own=4, opponent=3)


BOARD_BY_KEYS = (
    *("space", "w", "w", "w", "enter"),  # Play, three white men
    *("w", "s", "enter", "enter"),  # a man and the striker: two come back and are placed
    *("enter",),  # nothing
    *("b", "b", "i", "enter", "enter"),  # two black men, improper: three come back and are placed
    *("w", "w", "q", "enter"),  # two white men and the Queen
    *("w", "w", "w", "w", "w", "enter"),  # the last five
)
BOARD_BY_CLICKS = (
    *("play", "piece_white_1", "piece_white_1", "piece_white_1", "confirm"),
    *("piece_white_1", "piece_striker", "confirm", "confirm"),
    *("confirm",),
    *("piece_black_1", "piece_black_1", "improper", "confirm", "confirm"),
    *("piece_white_1", "piece_white_1", "piece_queen", "confirm"),
    *("piece_white_1", "piece_white_1", "piece_white_1", "piece_white_1", "piece_white_1", "confirm"),
)


@pytest.mark.parametrize("presses", [BOARD_BY_KEYS, BOARD_BY_CLICKS], ids=["keys", "clicks"])
def test_a_whole_board_is_played_by_keys_alone_and_by_clicks_alone(
    shared_window: Hands, presses: tuple[str, ...]
) -> None:
    hands = open_another(shared_window, TOSS)

    if presses is BOARD_BY_KEYS:
        hands.key(*presses)
    else:
        hands.click(*presses)

    assert hands.record.state.game is not None
    board = hands.record.state.game.boards[0]
    assert (board.winner, board.queen, board.points) == (Side.A, Side.A, 12)
    assert hands.text("score_a") == "12"
    assert hands.text("match_place") == "Game 1 · Board 1 is over"


# Undo


def test_undo_and_redo_reach_across_boards(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(9, queen=True), PlayCalled(), stroke())
    assert hands.text("score_a") == "12"

    hands.key("ctrl+z", "ctrl+z", "ctrl+z")
    assert (hands.text("score_a"), hands.text("match_place")) == ("0", "Game 1 · board 1")

    hands.click("redo", "redo", "redo")
    assert (hands.text("score_a"), hands.text("match_place")) == ("12", "Game 1 · board 2")
    assert hands.record.state.board is not None
    assert not hands.part("redo").isEnabled()


def test_undo_has_no_bottom_that_it_does_not_explain(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS)

    hands.key("ctrl+z", "ctrl+z")

    assert hands.said() == "There is nothing to undo."
    assert hands.text("what_now") == "Enter the toss."
