"""The tray shows what is off the board, as men and as text."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QLabel

from carrom_desk.gui.board.tray import BoardTray
from carrom_desk.presentation.board.picture import BoardPicture, QueenPicture, QueenState
from carrom_desk.presentation.stroke import Mark, Marks, PieceKind
from tests.gui.board.umpire import Umpire

OPEN = BoardPicture()

ROWS = [
    (OPEN, "on the board: 9 white, 9 black, Queen"),
    (BoardPicture(on_board=Marks(7, 6)), "on the board: 7 white, 6 black, Queen"),
    (
        BoardPicture(queen=QueenPicture(QueenState.TO_COVER, PieceKind.WHITE)),
        "on the board: 9 white, 9 black · Queen to be covered",
    ),
    (
        BoardPicture(queen=QueenPicture(QueenState.COVERED, PieceKind.WHITE)),
        "on the board: 9 white, 9 black · Queen covered by white",
    ),
    (
        BoardPicture(queen=QueenPicture(QueenState.TO_RETURN, PieceKind.BLACK)),
        "on the board: 9 white, 9 black · Queen to return",
    ),
    (
        BoardPicture(owed=Marks(2, 1)),
        "on the board: 9 white, 9 black, Queen · white owes 2 · black owes 1",
    ),
    (
        BoardPicture(pressed_mark=Mark.JUMPED),
        "next piece: jumped off · on the board: 9 white, 9 black, Queen",
    ),
]


def tray_of(umpire: Umpire) -> BoardTray:
    found = umpire.board.findChild(BoardTray, "board_tray")
    assert isinstance(found, BoardTray)
    return found


@pytest.mark.parametrize(("picture", "text"), ROWS)
def test_it_says_what_lies_on_the_board(umpire: Umpire, picture: BoardPicture, text: str) -> None:
    umpire.board.show_board(picture)
    label = umpire.board.findChild(QLabel, "board_count")

    assert isinstance(label, QLabel)
    assert label.text() == label.toolTip() == text
    assert tray_of(umpire).accessibleDescription() == text
    assert tray_of(umpire).accessibleName() == "Off the board"


def test_men_lie_in_it_as_they_leave_the_board(umpire: Umpire) -> None:
    umpire.board.show_board(replace(OPEN, on_board=Marks(8, 9)))
    one = tray_of(umpire).grab().toImage()
    umpire.board.show_board(replace(OPEN, on_board=Marks(7, 9)))
    two = tray_of(umpire).grab().toImage()
    left, right = one.rect().adjusted(0, 0, -one.width() // 2, -one.height() // 2), one.rect()
    right.setLeft(one.width() // 2)
    right.setBottom(one.height() // 2)

    assert one.copy(left) != two.copy(left)
    assert one.copy(right) == two.copy(right)


def test_men_and_words_begin_at_one_line_away_from_the_edge(umpire: Umpire) -> None:
    umpire.board.show_board(replace(OPEN, on_board=Marks(0, 9)))
    tray = tray_of(umpire)
    drawn, ground = tray.grab().toImage(), tray.palette().color(tray.backgroundRole())
    label = umpire.board.findChild(QLabel, "board_count")
    assert label is not None

    rows = range(drawn.height() // 2)
    first = next(x for x in range(drawn.width()) if any(drawn.pixelColor(x, y) != ground for y in rows))

    assert label.x() >= 8
    assert abs(first - label.x()) <= 2


def test_its_height_does_not_depend_on_what_it_shows(umpire: Umpire) -> None:
    heights = set()
    for picture, _ in ROWS:
        umpire.board.show_board(picture)
        heights.add((tray_of(umpire).wanted_height, tray_of(umpire).height()))

    assert len(heights) == 1
