"""Men that come back are shown on the board: a plus on each man, and the circle where they are placed."""

from dataclasses import replace

import pytest

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.match.entry.entries import PlayCalled, StrokeMade, Toss, TossChoice
from carrom_desk.match.record import decide
from carrom_desk.match.side import Side
from carrom_desk.presentation.board.picture import BoardPicture, board_picture, with_coming_back, with_marks
from carrom_desk.presentation.board.pieces import (
    returning,
    standings,
)
from carrom_desk.presentation.stroke import Marks, StrokeDraft
from tests.fakes import record_of, stroke
from tests.gui.board.umpire import Umpire

OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled())


def signs(picture: BoardPicture) -> dict[str, bool]:
    """Returns the pieces with a plus, and whether each has another mark beside it."""
    found = standings(picture, {}, None)
    return {piece.object_name: found[piece].is_marked for piece in returning(picture, found)}


@pytest.mark.parametrize(
    ("picture", "expected"),
    [
        (BoardPicture(), {}),
        (
            BoardPicture(on_board=Marks(8, 9), to_place=Marks(white=2)),
            {"piece_white_8": False, "piece_white_7": False},
        ),
        (BoardPicture(to_place=Marks(queen=1)), {"piece_queen": False}),
        (
            BoardPicture(on_board=Marks(8, 9), pocketed=Marks(white=1), coming_back=Marks(white=2)),
            {"piece_white_8": True, "piece_white_9": False},
        ),
        (
            BoardPicture(pocketed=Marks(queen=1), coming_back=Marks(queen=1)),
            {"piece_queen": True},
        ),
    ],
)
def test_every_piece_that_comes_back_bears_a_plus(picture: BoardPicture, expected: dict[str, bool]) -> None:
    assert signs(picture) == expected


@pytest.mark.parametrize(
    ("picture", "is_there"),
    [
        (BoardPicture(to_place=Marks(black=1)), True),
        (BoardPicture(to_place=Marks(queen=1)), True),
        (BoardPicture(pocketed=Marks(white=1), coming_back=Marks(white=1)), False),
        (BoardPicture(), False),
    ],
)
def test_the_circle_for_placing_stands_out_while_men_are_placed(picture: BoardPicture, is_there: bool) -> None:
    assert picture.is_placing is is_there


def test_a_ruling_that_forms_says_what_would_come_back() -> None:
    record = record_of(*OPENED, stroke(2))
    draft = StrokeDraft(pocketed=Marks(white=1, striker=1))
    assert record.state.board is not None
    made = decide(record, draft.as_command(record.state.board))
    assert isinstance(made, StrokeMade)
    picture = with_marks(board_picture(record, is_turned=False), draft, is_jumped_mode=False)

    assert with_coming_back(picture, record, made.ruling).coming_back == Marks(white=2)
    assert with_coming_back(picture, record, None) == picture


@pytest.mark.parametrize("theme", ThemeName)
def test_a_man_that_comes_back_looks_different_in_every_theme(umpire: Umpire, theme: ThemeName) -> None:
    board: BoardView = umpire.board
    picture = BoardPicture(on_board=Marks(8, 9))
    umpire.wear(theme)
    board.show_board(picture)
    before = board.grab().toImage()
    board.show_board(replace(picture, to_place=Marks(white=1)))

    assert board.grab().toImage() != before
