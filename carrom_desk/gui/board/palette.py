"""The colours of the board, as the theme gives them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from PySide6.QtGui import QColor

from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme, ThemeName
from carrom_desk.match.stroke_draft import Mark, PieceKind


@dataclass(frozen=True, slots=True)
class PieceColours:
    """A piece's own colour, and that of its edge and rings."""

    body: QColor
    edge: QColor


@dataclass(frozen=True, slots=True)
class BoardPalette:
    """What has which colour on the board."""

    frame: QColor
    frame_edge: QColor
    frame_light: QColor
    frame_text: QColor
    surface: QColor
    line: QColor
    pocket: QColor
    disc: QColor
    """The discs of the base circles and the centre circle."""
    on_mark: QColor
    """The sign within a mark."""
    label: QColor
    label_text: QColor
    tray_text: QColor
    """What is written beside the board."""
    focus: QColor
    """The ring around the piece that has the keyboard; a ring of `line` stands outside it."""
    pieces: Mapping[PieceKind, PieceColours] = field(hash=False)
    marks: Mapping[Mark, QColor] = field(hash=False)
    is_plain: bool = False
    """Whether colours are flat: no grain, no gloss, no shadow."""


def board_palette(theme: Theme) -> BoardPalette:
    """The board's colours in a theme."""
    return BoardPalette(
        frame=theme.colour(Role.BOARD_FRAME),
        frame_edge=theme.colour(Role.BOARD_FRAME_EDGE),
        frame_light=theme.colour(Role.BOARD_FRAME_LIGHT),
        frame_text=theme.colour(Role.BOARD_FRAME_TEXT),
        surface=theme.colour(Role.BOARD_SURFACE),
        line=theme.colour(Role.BOARD_LINE),
        pocket=theme.colour(Role.BOARD_POCKET),
        disc=theme.colour(Role.BOARD_DISC),
        on_mark=QColor("#ffffff"),
        label=theme.colour(Role.WHITE_MAN),
        label_text=theme.colour(Role.BOARD_LINE),
        tray_text=theme.colour(Role.TEXT),
        focus=QColor("#ffe100") if theme.name is ThemeName.HIGH_CONTRAST else QColor("#7fd4ff"),
        pieces=MappingProxyType(
            {
                PieceKind.WHITE: _piece(theme, Role.WHITE_MAN, Role.WHITE_MAN_EDGE),
                PieceKind.BLACK: _piece(theme, Role.BLACK_MAN, Role.BLACK_MAN_EDGE),
                PieceKind.QUEEN: _piece(theme, Role.QUEEN, Role.QUEEN_EDGE),
                PieceKind.STRIKER: _piece(theme, Role.STRIKER, Role.STRIKER_EDGE),
            }
        ),
        marks=MappingProxyType(
            {
                Mark.POCKETED: theme.colour(Role.BOARD_MARK),
                Mark.JUMPED: theme.colour(Role.BOARD_MARK_JUMPED),
            }
        ),
        is_plain=theme.name is ThemeName.HIGH_CONTRAST,
    )


def _piece(theme: Theme, body: Role, edge: Role) -> PieceColours:
    return PieceColours(theme.colour(body), theme.colour(edge))
