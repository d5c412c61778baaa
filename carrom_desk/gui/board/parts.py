"""What stands on the board besides its lines, as values: what differs between two pictures is what is repainted."""

from dataclasses import dataclass
from math import ceil, floor
from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QPainter

from carrom_desk.match.stroke_draft import Mark, PieceKind

from .palette import BoardPalette
from .piece_painting import (
    paint_hole,
    paint_hover,
    paint_mark,
    paint_piece,
    paint_placing_ring,
    paint_return,
    paint_ring,
)

_REACH = 1.3
"""How far the rings around a piece reach, in its own radii."""


class Part(Protocol):
    """Something painted on the board. Equal parts look alike and lie in the same place."""

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        ...

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        ...


@dataclass(frozen=True, slots=True)
class Disc:
    """A circle on the screen, in pixels."""

    x: float
    y: float
    radius: float

    @property
    def centre(self) -> QPointF:
        """Its centre."""
        return QPointF(self.x, self.y)

    def box(self, reach: float = 1.0) -> QRect:
        """The pixels within so many radii."""
        radius = self.radius * reach
        left, top = floor(self.x - radius), floor(self.y - radius)
        return QRect(QPoint(left, top), QPoint(ceil(self.x + radius) - 1, ceil(self.y + radius) - 1))


@dataclass(frozen=True, slots=True)
class PiecePart:
    """A piece, or the hole that it left."""

    kind: PieceKind
    disc: Disc
    is_off_board: bool

    @property
    def box(self) -> QRect:
        """The pixels it may cover, its shadow included."""
        return self.disc.box(_REACH)

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        paint = paint_hole if self.is_off_board else paint_piece
        paint(painter, self.disc.centre, self.disc.radius, self.kind, palette)


@dataclass(frozen=True, slots=True)
class MarkPart:
    """The mark on a piece."""

    mark: Mark
    disc: Disc

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return _padded(self.disc.box(_REACH))

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        paint_mark(painter, self.disc.centre, self.disc.radius, self.mark, palette)


@dataclass(frozen=True, slots=True)
class ReturnPart:
    """The sign on a piece that comes back to the board."""

    disc: Disc
    is_marked: bool
    """Whether it bears another mark, which stays in sight."""

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return _padded(self.disc.box(_REACH))

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        paint_return(painter, self.disc.centre, self.disc.radius, palette, is_small=self.is_marked)


@dataclass(frozen=True, slots=True)
class PlacingRing:
    """The outer circle, drawn strong: within it the men are placed."""

    disc: Disc

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return _padded(self.disc.box(1.1))

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        paint_placing_ring(painter, self.disc.centre, self.disc.radius, palette)


@dataclass(frozen=True, slots=True)
class HoverPart:
    """The ring around the piece that a press would take."""

    disc: Disc

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return _padded(self.disc.box(_REACH))

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        paint_hover(painter, self.disc.centre, self.disc.radius, palette.line)


@dataclass(frozen=True, slots=True)
class FocusPart:
    """The ring around the piece that has the keyboard."""

    disc: Disc

    @property
    def box(self) -> QRect:
        """The pixels it may cover."""
        return _padded(self.disc.box(_REACH))

    def paint(self, painter: QPainter, palette: BoardPalette) -> None:
        """Paint it."""
        paint_ring(painter, self.disc.centre, self.disc.radius, palette.focus, palette.line)


def _padded(box: QRect) -> QRect:
    # Rings are at least some pixels wide, however small the piece.
    return box.adjusted(-2, -2, 2, 2)
