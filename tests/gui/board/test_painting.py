"""Painting of the board: every change is visible, by shape as well as by colour, and nothing jumps."""

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.board_view import BoardView
from carrom_desk.gui.board.layout import COUNTER_FRAME_MM
from carrom_desk.gui.board.piece_controls import PieceButton
from carrom_desk.gui.kit.theme import ThemeName, load_theme
from carrom_desk.presentation.board.picture import BoardPicture, QueenPicture, QueenState
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind
from tests.gui.board.umpire import DOUBLES, SINGLES, Umpire
from tests.gui.parts import part


def picture_of(umpire: Umpire) -> QImage:
    return umpire.board.grab().toImage()


def difference(one: QImage, other: QImage) -> int:
    """Returns the largest difference in brightness between two images, 0 to 255."""
    apart = one.copy()
    painter = QPainter(apart)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    lights = apart.convertToFormat(QImage.Format.Format_Grayscale8)
    return max(bytes(lights.constBits()))


Change = Callable[[BoardPicture], BoardPicture]

MIRRORED: tuple[str, Change] = ("mirrored", lambda picture: replace(picture, quarter_turns=2))
CHANGES: list[tuple[str, Change]] = [
    ("pocketed", lambda picture: replace(picture, pocketed=Marks(white=1))),
    ("jumped", lambda picture: replace(picture, jumped=Marks(white=1))),
    ("striker", lambda picture: replace(picture, pocketed=Marks(striker=1))),
    ("men off", lambda picture: replace(picture, on_board=Marks(6, 6))),
    ("queen to cover", lambda picture: replace(picture, queen=QueenPicture(QueenState.TO_COVER, PieceKind.WHITE))),
    ("to place", lambda picture: replace(picture, to_place=Marks(1, 0))),
    ("queen to place", lambda picture: replace(picture, to_place=Marks(queen=1))),
    ("owed", lambda picture: replace(picture, owed=Marks(0, 1))),
    ("doubles", lambda picture: replace(picture, seats=DOUBLES)),
    ("striker in doubles", lambda picture: replace(picture, seats=DOUBLES, jumped=Marks(striker=1))),
    ("next press", lambda picture: replace(picture, pressed_mark=Mark.JUMPED)),
]
EVERY_CHANGE = pytest.mark.parametrize(
    "change", [row[1] for row in (*CHANGES, MIRRORED)], ids=[row[0] for row in (*CHANGES, MIRRORED)]
)


@EVERY_CHANGE
def test_a_change_is_seen_and_leaves_no_trace_when_it_goes(umpire: Umpire, change: Change) -> None:
    before = picture_of(umpire)
    umpire.board.show_board(change(umpire.picture))
    during = picture_of(umpire)
    umpire.board.show_board(umpire.picture)

    assert difference(during, before) > 20
    assert difference(picture_of(umpire), before) == 0


def test_colours_are_told_apart_by_shape_too(umpire: Umpire) -> None:
    umpire.wear(ThemeName.HIGH_CONTRAST)
    umpire.show(replace(umpire.picture, on_board=Marks(9, 9)))
    image = picture_of(umpire)

    def edges(name: str) -> int:
        """Counts the changes between light and dark on the way from the rim to the middle."""
        box = umpire.button(name).geometry()
        ratio = image.devicePixelRatio()
        y = round(box.center().y() * ratio)
        lights = [
            QColor(image.pixel(x, y)).lightnessF() > 0.3
            for x in range(round(box.left() * ratio), round(box.center().x() * ratio))
        ]
        return sum(one != other for one, other in pairwise(lights))

    assert edges("piece_white_4") != edges("piece_black_5")


@pytest.mark.parametrize(("width", "height"), [(300, 360), (600, 680), (900, 500), (500, 900), (1400, 1400)])
def test_the_board_is_a_square_within_its_widget(qtbot: QtBot, width: int, height: int) -> None:
    board = BoardView(load_theme(ThemeName.LIGHT))
    qtbot.addWidget(board)
    board.resize(width, height)
    board.show_board(BoardPicture(seats=SINGLES))
    board.show()
    queen = part(board, PieceButton, "piece_queen")
    middle = queen.geometry().center()

    assert abs(middle.x() - width / 2) <= 1
    assert abs(middle.y() - height / 2) <= 1
    assert queen.width() == pytest.approx(73 / (740 + 2 * COUNTER_FRAME_MM) * min(width, height), abs=3)


def test_nothing_jumps_whatever_the_picture_shows(umpire: Umpire) -> None:
    def where() -> list[QRect]:
        names = ("piece_queen", "piece_white_1", "piece_black_9")
        return [umpire.button(name).geometry() for name in names]

    before = where()
    for _, change in CHANGES:
        umpire.board.show_board(change(umpire.picture))
        assert where() == before


@pytest.mark.parametrize("quarter_turns", [1, 2, 3])
def test_the_stacks_stay_where_they_are_on_a_turned_board(umpire: Umpire, quarter_turns: int) -> None:
    before = {piece.objectName(): piece.geometry() for piece in umpire.pieces()}
    umpire.show(replace(umpire.picture, quarter_turns=quarter_turns))

    moved = {piece.objectName() for piece in umpire.pieces() if piece.geometry() != before[piece.objectName()]}
    assert moved == {"piece_striker"}
    assert umpire.at("piece_white_1").y() > umpire.at("piece_queen").y() > umpire.at("piece_black_9").y()
    umpire.press("piece_striker")
    umpire.press("piece_white_1")
    assert set(umpire.marked()) == {"piece_striker", "piece_white_7"}


@pytest.mark.parametrize("refusal", ["Not now.", ""])
def test_the_striker_is_dim_where_there_is_none_to_play(umpire: Umpire, refusal: str) -> None:
    umpire.show(BoardPicture(seats=SINGLES))
    bright = umpire.board.grab(umpire.button("piece_striker").geometry()).toImage()
    umpire.show(BoardPicture(refusal=refusal))

    assert (umpire.board.grab(umpire.button("piece_striker").geometry()).toImage() != bright) is bool(refusal)
