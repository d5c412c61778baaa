"""After a board: its last position, who breaks next, and protest and correction in place of foul and time."""

import pytest

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.panels.action_button import ActionButton
from carrom_desk.match.entry.entries import BoardEntered, Conceded, Concession, Entry, PlayCalled, ProtestLodged
from carrom_desk.match.side import Side
from carrom_desk.presentation.board.board_text import plate_text
from carrom_desk.presentation.stroke_draft import Marks
from tests.fakes import DOUBLES, SINGLES, stroke
from tests.gui.at_match import TOSS, last, open_another
from tests.gui.hands import Hands

WON = (TOSS, PlayCalled(), stroke(3), stroke(), stroke(), stroke(4, queen=True), stroke(2))
"""Side A wins the first board with the Queen, against nine black men."""
ALWAYS = ("action_7", "action_8", "action_9")


def titles(hands: Hands) -> list[str]:
    return [hands.find(ActionButton, name).title for name in ALWAYS]


def test_the_last_position_stays_until_something_happens_on_the_next_board(shared_window: Hands) -> None:
    hands = open_another(shared_window, *WON)
    ended = hands.controller.match.session.screen

    assert (ended.board.on_board, ended.board.is_striker_there) == (Marks(white=0, black=9), False)
    plates = [plate_text(ended.board, seat, seat.name) for seat in ended.board.seats]
    assert plates == ["Player A1", "Player B1 breaks next"]
    assert ended.score is not None
    assert [side.status for side in (ended.score.sides.a, ended.score.sides.b)] == ["broke", "breaks next"]
    assert [side.men for side in (ended.score.sides.a, ended.score.sides.b)] == [0, 9]
    assert ended.clock.title == "Board 1 is over"
    assert ended.place == "Game 1 · Board 1 is over"
    assert hands.find(ActionButton, "confirm").consequence == "board 2, Player B1 breaks"

    hands.key("b")
    marked = hands.controller.match.session.screen.board
    assert (marked.on_board, marked.pocketed) == (Marks(white=9, black=9), Marks(black=1))
    assert titles(hands) == ["Foul…", "Time exceeded", "More…"]
    hands.key("backspace")
    assert hands.controller.match.session.screen.board == ended.board

    hands.key("space")
    begun = hands.controller.match.session.screen
    assert (begun.board.on_board, begun.board.is_striker_there) == (Marks(white=9, black=9), True)
    assert begun.place == "Game 1 · board 2"


def test_a_press_on_a_place_without_a_man_marks_one_of_the_next_board(shared_window: Hands) -> None:
    hands = open_another(shared_window, *WON)

    hands.click("piece_white_9")

    assert hands.draft.pocketed == Marks(white=1)
    assert [offer.name for offer in hands.controller.match.session.screen.now.offers][:1] == ["play_called"]


@pytest.mark.parametrize("press", ["p", "action_7"])
def test_a_protest_is_at_hand_after_a_board(shared_window: Hands, press: str) -> None:
    hands = open_another(shared_window, *WON)
    assert titles(hands) == ["Protest…", "Correct result…", "More…"]
    assert [hands.find(ActionButton, name).key for name in ALWAYS] == ["P", "C", "R"]

    hands.key(press) if press == "p" else hands.click(press)
    assert hands.text("act_title") == "Protest"
    hands.key("a", "x", "ctrl+enter")

    assert last(hands) == ProtestLodged(Side.A, "x")


@pytest.mark.parametrize("press", ["f", "action_2"])
def test_a_foul_after_a_board_is_beside_play(shared_window: Hands, press: str) -> None:
    hands = open_another(shared_window, *WON)
    foul = hands.find(ActionButton, "action_2")
    assert (foul.title, foul.key, foul.isVisible()) == ("Foul…", "F", True)

    hands.key(press) if press == "f" else hands.click(press)

    assert hands.part("foul_dialog").isVisible()


def test_the_result_of_the_board_is_corrected_after_it(shared_window: Hands) -> None:
    hands = open_another(shared_window, *WON)

    hands.click("action_8")

    assert hands.dialog("board_result_dialog").windowTitle() == "Result of game 1, board 1"


@pytest.mark.parametrize("entry", [Conceded(Side.B, Concession.GAME), BoardEntered(Side.A, None, 4)])
def test_what_else_ended_a_board_or_a_game_is_amended(shared_window: Hands, entry: Entry) -> None:
    hands = open_another(shared_window, TOSS, entry)

    hands.key("c")

    assert hands.part("amend_dialog").isVisible()
    assert "Game 1" in hands.text("amended")


def test_no_result_is_corrected_in_the_course_of_a_board(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, PlayCalled(), stroke(1))

    hands.key("c")

    assert hands.said() == "No board has just ended."
    assert not hands.has_dialog()


def test_a_pair_in_the_corners_says_in_few_words_who_plays_after_a_placing(shared_window: Hands) -> None:
    owing = (TOSS, PlayCalled(), stroke(2), stroke(1, striker=True))
    for setup, said in ((SINGLES, "Player A1, then plays on"), (DOUBLES, "Player A1, then plays")):
        hands = open_another(shared_window, *owing, setup=setup)
        picture = hands.controller.match.session.screen.board
        assert said in [plate_text(picture, seat, seat.name) for seat in picture.seats]
        assert said in hands.find(BoardView, "board").accessibleDescription()
