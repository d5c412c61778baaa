"""What is told by colour can be seen in every theme."""

import pytest
from PySide6.QtGui import QColor

from carrom_desk.gui.board.piece_painting import BoardPalette, board_palette
from carrom_desk.gui.theme import ThemeName, load_theme
from carrom_desk.match.stroke_draft import Mark, PieceKind

TEXT, SHAPE = 4.5, 3.0


def light(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: QColor, other: QColor) -> float:
    """The contrast of two colours, 1 to 21 (WCAG 2)."""
    dark, bright = sorted((light(one), light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.fixture(params=list(ThemeName))
def palette(request: pytest.FixtureRequest) -> BoardPalette:
    return board_palette(load_theme(request.param))


def test_words_can_be_read(palette: BoardPalette) -> None:
    assert contrast(palette.frame_text, palette.frame) >= TEXT
    assert contrast(palette.label_text, palette.label) >= TEXT
    for mark in Mark:
        assert contrast(palette.marks[mark], palette.surface) >= TEXT
        assert contrast(palette.on_mark, palette.marks[mark]) >= TEXT


def test_white_and_black_men_are_far_apart(palette: BoardPalette) -> None:
    white, black = palette.pieces[PieceKind.WHITE], palette.pieces[PieceKind.BLACK]

    assert contrast(white.body, black.body) >= 7
    assert contrast(black.body, palette.surface) >= SHAPE
    assert contrast(white.edge, white.body) >= SHAPE


def test_the_ring_of_the_keyboard_is_seen_on_every_ground(palette: BoardPalette) -> None:
    # Its two colours differ, so one of them stands out wherever it lies.
    assert contrast(palette.focus, palette.line) >= SHAPE
    assert contrast(palette.line, palette.surface) >= SHAPE


def test_every_kind_and_every_mark_has_a_colour_of_its_own(palette: BoardPalette) -> None:
    assert len({palette.pieces[kind].body.rgb() for kind in PieceKind}) == 4
    assert len({palette.marks[mark].rgb() for mark in Mark}) == 2


def test_only_high_contrast_is_flat() -> None:
    flat = [name for name in ThemeName if board_palette(load_theme(name)).is_plain]

    assert flat == [ThemeName.HIGH_CONTRAST]
