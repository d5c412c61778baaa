"""What the window shows until the desk is ready: the bars and the board, where they are going to be.

It is painted before anything that takes time to load, so it knows the board's measures and the theme and nothing else.
It is a drawing in words: to make one pen or brush, Qt for Python loads its names for all keys and states there are,
which takes longer than to paint all of it.
"""

from collections.abc import Iterator
from math import cos, radians, sin, sqrt

from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from .arrangement import Bars, Box, arrange
from .board.geometry import (
    BASE_DISC_MM,
    CENTRE,
    MAN_MM,
    OUTER_CIRCLE_MM,
    POCKET_MM,
    BoardEdge,
    Pocket,
    Point,
    base_lines,
)
from .board.layout import BoardLayout
from .roles import Role
from .theme import Theme

_BARS = Bars(top=44, now=68)
_TRAY = 56
"""The height below the board that its tray is going to take, in pixels."""
_CORNER = 10


class Curtain(QWidget):
    """Bars, board and men; nothing on it can be pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        drawing = "".join(self._drawing(self.width(), self.height()))
        with QPainter(self) as painter:
            QSvgRenderer(QByteArray(drawing.encode("ascii"))).render(painter, QRectF(self.rect()))

    def _drawing(self, width: int, height: int) -> Iterator[str]:
        """An SVG of the window's size."""
        scale = self._theme.text_scale
        bars = Bars(round(_BARS.top * scale), round(_BARS.now * scale))
        places = arrange(width, height, bars, ())
        yield f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">'
        yield self._box(QRectF(0, 0, width, height), Role.WINDOW)
        yield self._box(_rect(places.top), Role.TOP)
        yield self._box(_rect(places.now), Role.BAR, _CORNER)
        yield from self._board(BoardLayout(_square(places.board)))
        yield "</svg>"

    def _board(self, layout: BoardLayout) -> Iterator[str]:
        line = self._theme.colours[Role.BOARD_LINE]
        yield self._box(QRectF(layout.square), Role.BOARD_FRAME, _CORNER)
        yield self._box(layout.surface, Role.BOARD_SURFACE)
        for pocket in Pocket:
            yield self._disc(layout, pocket.centre, POCKET_MM, Role.BOARD_POCKET)
        yield f'<g stroke="{line}" stroke-width="1.5">'
        yield _ring(layout, CENTRE, OUTER_CIRCLE_MM, 'fill="none"')
        for edge in BoardEdge:
            lines = base_lines(edge)
            for each in (lines.lower, lines.upper):
                yield _line(layout.to_px(each.start), layout.to_px(each.end))
            for circle in lines.circles:
                yield self._disc(layout, circle, BASE_DISC_MM, Role.BOARD_DISC)
        yield "</g>"
        for place, role in _men():
            yield self._disc(layout, place, MAN_MM, role)

    def _box(self, rect: QRectF, role: Role, corner: int = 0) -> str:
        at = f'x="{rect.x()}" y="{rect.y()}" width="{rect.width()}" height="{rect.height()}"'
        return f'<rect {at} rx="{corner}" fill="{self._theme.colours[role]}"/>'

    def _disc(self, layout: BoardLayout, at: Point, diameter_mm: float, role: Role) -> str:
        line, fill = self._theme.colours[Role.BOARD_LINE], self._theme.colours[role]
        return _ring(layout, at, diameter_mm, f'fill="{fill}" stroke="{line}" stroke-width="1"')


def _ring(layout: BoardLayout, at: Point, diameter_mm: float, look: str) -> str:
    centre = layout.to_px(at)
    return f'<circle cx="{centre.x()}" cy="{centre.y()}" r="{diameter_mm / 2 * layout.scale}" {look}/>'


def _line(start: QPointF, end: QPointF) -> str:
    return f'<line x1="{start.x()}" y1="{start.y()}" x2="{end.x()}" y2="{end.y()}"/>'


def _men() -> Iterator[tuple[Point, Role]]:
    """The opening position (icf-revised 41)."""
    yield CENTRE, Role.QUEEN
    for role, angles, distance in (
        (Role.WHITE_MAN, (90, 210, 330), MAN_MM),
        (Role.BLACK_MAN, (30, 150, 270), MAN_MM),
        (Role.WHITE_MAN, (30, 90, 150, 210, 270, 330), 2 * MAN_MM),
        (Role.BLACK_MAN, (0, 60, 120, 180, 240, 300), sqrt(3) * MAN_MM),
    ):
        for angle in angles:
            yield CENTRE.moved(distance * cos(radians(angle)), distance * sin(radians(angle))), role


def _square(box: Box) -> QRect:
    side = min(box.width, box.height - _TRAY)
    return QRect(box.x + (box.width - side) // 2, box.y + (box.height - _TRAY - side) // 2, side, side)


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)
