"""The bare board is painted as fine as the screen, and only when it has to be."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from carrom_desk.gui.board.canvas import Canvas
from carrom_desk.gui.board.palette import BoardPalette, board_palette
from carrom_desk.gui.board.parts import Disc, PiecePart
from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.match.stroke_draft import PieceKind

SQUARE = QRect(10, 20, 300, 300)
MAN = PiecePart(PieceKind.BLACK, Disc(160.0, 100.0, 12.0), is_off_board=False)


@pytest.fixture
def palette(qtbot: QtBot) -> BoardPalette:
    return board_palette(load_theme(ThemeName.LIGHT))


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_it_has_a_pixel_for_every_pixel_of_the_screen(palette: BoardPalette, ratio: float) -> None:
    pixmap = Canvas().pixmap(SQUARE, palette, ratio)

    assert pixmap.width() == pixmap.height() == 300 * ratio
    assert pixmap.deviceIndependentSize().width() == pytest.approx(300)


def test_the_same_board_is_not_painted_again(palette: BoardPalette) -> None:
    canvas = Canvas()
    first = canvas.pixmap(SQUARE, palette, 1.0).cacheKey()

    assert canvas.pixmap(SQUARE, palette, 1.0).cacheKey() == first
    assert canvas.pixmap(SQUARE, palette, 2.0).cacheKey() != first


def test_a_part_is_painted_where_it_lies_and_goes_without_a_trace(palette: BoardPalette) -> None:
    canvas = Canvas()
    bare = canvas.pixmap(SQUARE, palette, 1.0).toImage()
    assert canvas.show_parts({"man": MAN}) == [MAN.box]
    with_man = canvas.pixmap(SQUARE, palette, 1.0).toImage()
    assert canvas.show_parts({"man": MAN}) == []
    assert canvas.show_parts({}) == [MAN.box]
    without = canvas.pixmap(SQUARE, palette, 1.0).toImage()

    box = MAN.box.translated(-SQUARE.topLeft())
    assert with_man.pixelColor(box.center()).lightness() < 80
    assert with_man.copy(box) != bare.copy(box)
    assert without == bare


def test_the_wood_is_the_same_at_every_start(palette: BoardPalette) -> None:
    def wood() -> QImage:
        return Canvas().pixmap(SQUARE, palette, 1.0).toImage()

    assert wood() == wood()


def test_outside_the_rounded_frame_it_is_clear(palette: BoardPalette) -> None:
    image = Canvas().pixmap(SQUARE, palette, 1.0).toImage()

    assert image.pixelColor(QPoint(0, 0)).alpha() == 0
    assert image.pixelColor(QPoint(150, 150)).alpha() == 255
