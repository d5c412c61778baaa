"""Everything shown by colour is visible in every theme."""

import pytest

from carrom_desk.gui.board.piece_painting import MARKS, ON_MARK, PIECES, focus_colour
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from tests.gui.contrasts import contrast

TEXT, SHAPE = 4.5, 3.0


@pytest.fixture(params=list(ThemeName))
def theme(request: pytest.FixtureRequest) -> Theme:
    return load_theme(request.param)


def test_text_and_marks_on_the_board_have_enough_contrast(theme: Theme) -> None:
    assert contrast(theme.colour(Role.BOARD_FRAME_TEXT), theme.colour(Role.BOARD_FRAME)) >= TEXT
    assert contrast(theme.colour(Role.BOARD_LINE), theme.colour(Role.WHITE_MAN)) >= TEXT
    for mark in Mark:
        assert contrast(theme.colour(MARKS[mark]), theme.colour(Role.BOARD_SURFACE)) >= TEXT
        assert contrast(ON_MARK, theme.colour(MARKS[mark])) >= TEXT


def test_white_and_black_men_are_far_apart(theme: Theme) -> None:
    (white, edge), (black, _) = (
        [theme.colour(role) for role in PIECES[kind]] for kind in (PieceKind.WHITE, PieceKind.BLACK)
    )

    assert contrast(white, black) >= 7
    assert contrast(black, theme.colour(Role.BOARD_SURFACE)) >= SHAPE
    assert contrast(edge, white) >= SHAPE


def test_the_ring_of_the_keyboard_is_seen_on_every_ground(theme: Theme) -> None:
    # Its two colours differ, so one of them stands out wherever it lies.
    assert contrast(focus_colour(theme), theme.colour(Role.BOARD_LINE)) >= SHAPE
    assert contrast(theme.colour(Role.BOARD_LINE), theme.colour(Role.BOARD_SURFACE)) >= SHAPE


def test_every_kind_and_every_mark_has_a_colour_of_its_own(theme: Theme) -> None:
    assert len({theme.colours[PIECES[kind][0]] for kind in PieceKind}) == 4
    assert len({theme.colour(MARKS[mark]).rgb() for mark in Mark}) == 2
