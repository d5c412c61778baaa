"""What the window shows until the desk is ready: the bars and the board, where they are going to be.

It is painted before anything that takes time to load, so it knows the board's measures and the theme and nothing else.
"""

from collections.abc import Iterator
from math import cos, radians, sin, sqrt

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
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


class Curtain(QWidget):
    """Bars, board and men; nothing on it can be pressed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        self._theme = theme

    def paintEvent(self, event: QPaintEvent) -> None:
        scale = self._theme.text_scale
        bars = Bars(round(_BARS.top * scale), round(_BARS.now * scale))
        places = arrange(self.width(), self.height(), bars, ())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(self.rect(), self._theme.colour(Role.WINDOW))
            painter.fillRect(_rect(places.top), self._theme.colour(Role.TOP))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.colour(Role.BAR))
            painter.drawRoundedRect(_rect(places.now), 10, 10)
            self._draw_board(painter, BoardLayout(_square(places.board)))

    def _draw_board(self, painter: QPainter, layout: BoardLayout) -> None:
        painter.setBrush(self._theme.colour(Role.BOARD_FRAME))
        painter.drawRoundedRect(layout.square, 10, 10)
        painter.fillRect(layout.surface, self._theme.colour(Role.BOARD_SURFACE))
        for pocket in Pocket:
            self._draw_disc(painter, layout, pocket.centre, POCKET_MM, Role.BOARD_POCKET)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.colour(Role.BOARD_LINE), 1.5))
        self._draw_ring(painter, layout, CENTRE, OUTER_CIRCLE_MM)
        for edge in BoardEdge:
            lines = base_lines(edge)
            for line in (lines.lower, lines.upper):
                painter.drawLine(layout.to_px(line.start), layout.to_px(line.end))
            for circle in lines.circles:
                self._draw_disc(painter, layout, circle, BASE_DISC_MM, Role.BOARD_DISC)
        for place, role in _men():
            self._draw_disc(painter, layout, place, MAN_MM, role)

    def _draw_disc(self, painter: QPainter, layout: BoardLayout, at: Point, diameter_mm: float, role: Role) -> None:
        painter.save()
        painter.setBrush(self._theme.colour(role))
        painter.setPen(QPen(self._theme.colour(Role.BOARD_LINE), 1))
        self._draw_ring(painter, layout, at, diameter_mm)
        painter.restore()

    @staticmethod
    def _draw_ring(painter: QPainter, layout: BoardLayout, at: Point, diameter_mm: float) -> None:
        radius = diameter_mm / 2 * layout.scale
        painter.drawEllipse(layout.to_px(at), radius, radius)


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
