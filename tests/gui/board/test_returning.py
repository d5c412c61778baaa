"""The board as a counter: the number that lies, men to place as ghosts, and words for the Queen."""

from dataclasses import replace

import pytest

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.presentation.board.board_text import queen_words
from carrom_desk.presentation.board.picture import COLOURS, BoardPicture, QueenPicture, QueenState
from carrom_desk.presentation.board.pieces import returning, standings
from carrom_desk.presentation.stroke_draft import Marks, PieceKind
from tests.gui.board.umpire import SINGLES, Umpire


@pytest.mark.parametrize(
    ("picture", "ghosts", "lying"),
    [
        (BoardPicture(), set(), (9, 9)),
        (BoardPicture(on_board=Marks(8, 9), to_place=Marks(white=2)), {"piece_white_8", "piece_white_7"}, (6, 9)),
        (BoardPicture(to_place=Marks(queen=1)), {"piece_queen"}, (9, 9)),
        (BoardPicture(on_board=Marks(8, 5), pocketed=Marks(white=1), jumped=Marks(black=2)), set(), (7, 3)),
        (
            BoardPicture(on_board=Marks(8, 9), to_place=Marks(white=2), pocketed=Marks(white=1)),
            {"piece_white_7", "piece_white_6"},
            (5, 9),
        ),
    ],
)
def test_men_to_place_are_ghosts_and_do_not_lie_yet(
    picture: BoardPicture, ghosts: set[str], lying: tuple[int, int]
) -> None:
    found = returning(picture, standings(picture, {}, None))

    assert {piece.object_name for piece in found} == ghosts
    assert tuple(picture.lying(kind) for kind in COLOURS) == lying


@pytest.mark.parametrize(
    ("picture", "is_there"),
    [
        (BoardPicture(seats=SINGLES), True),
        (BoardPicture(seats=SINGLES, to_place=Marks(black=1)), False),
        (BoardPicture(seats=SINGLES, to_place=Marks(queen=1)), False),
        (BoardPicture(refusal="Not now."), False),
        (BoardPicture(), True),
    ],
)
def test_the_striker_is_away_while_men_are_placed(picture: BoardPicture, is_there: bool) -> None:
    assert picture.is_striker_there is is_there


@pytest.mark.parametrize(
    ("queen", "name", "said"),
    [
        (QueenPicture(QueenState.TO_COVER, PieceKind.WHITE), "Asha", "Asha to cover"),
        (QueenPicture(QueenState.COVERED, PieceKind.BLACK), "Bilal", "covered by Bilal"),
        (QueenPicture(QueenState.TO_RETURN, PieceKind.BLACK), "Bilal", "returns"),
    ],
)
def test_words_say_where_the_queen_is(queen: QueenPicture, name: str, said: str) -> None:
    assert queen_words(BoardPicture(queen=queen), name) == said


@pytest.mark.parametrize("theme", ThemeName)
def test_a_man_to_place_looks_different_in_every_theme(umpire: Umpire, theme: ThemeName) -> None:
    board: BoardView = umpire.board
    picture = BoardPicture(on_board=Marks(8, 9))
    umpire.wear(theme)
    board.show_board(picture)
    before = board.grab().toImage()
    board.show_board(replace(picture, to_place=Marks(white=1)))

    assert board.grab().toImage() != before
