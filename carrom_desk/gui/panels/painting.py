"""Shapes that several panels draw: rounded boxes, pieces, focus rings, and signs that no font has to bring."""

from enum import Enum, auto, unique

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme
from carrom_desk.match.stroke_draft import PieceKind

RADIUS = 8.0
"""Corner radius of buttons, in pixels."""
FOCUS_WIDTH = 3.0
"""Width of the ring around what has the keyboard, in pixels."""

_PIECES: dict[PieceKind, tuple[Role, Role]] = {
    PieceKind.WHITE: (Role.WHITE_MAN, Role.WHITE_MAN_EDGE),
    PieceKind.BLACK: (Role.BLACK_MAN, Role.BLACK_MAN_EDGE),
    PieceKind.QUEEN: (Role.QUEEN, Role.QUEEN_EDGE),
    PieceKind.STRIKER: (Role.STRIKER, Role.STRIKER_EDGE),
}


@unique
class Sign(Enum):
    """A small sign."""

    TICK = auto()
    CROSS = auto()
    MENU = auto()
    UNDO = auto()
    REDO = auto()
    PLAY = auto()
    PAUSE = auto()
    WARNING = auto()
    BROKEN = auto()
    """A line with a gap: something was interrupted."""
    BACKSPACE = auto()
    JUMP = auto()


def draw_box(
    painter: QPainter, box: QRectF, fill: QColor, border: QColor, *, width: float = 1.0, radius: float = RADIUS
) -> None:
    """A rounded box whose border lies within it."""
    inset = width / 2
    painter.setPen(QPen(border, width))
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)


def draw_dashed_box(painter: QPainter, box: QRectF, fill: QColor, border: QColor) -> None:
    """A rounded box with a broken border: what cannot be pressed."""
    painter.setPen(QPen(border, 1, Qt.PenStyle.DashLine))
    painter.setBrush(fill)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)


def draw_focus(painter: QPainter, box: QRectF, colour: QColor, radius: float = RADIUS) -> None:
    """The ring around what has the keyboard."""
    inset = FOCUS_WIDTH / 2
    painter.setPen(QPen(colour, FOCUS_WIDTH))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)


def draw_piece(painter: QPainter, box: QRectF, theme: Theme, kind: PieceKind) -> None:
    """A piece as it lies on the board; a man has a ring, the Queen a cross, the striker two rings."""
    fill, edge = (theme.colour(role) for role in _PIECES[kind])
    painter.setPen(QPen(edge, 1.4))
    painter.setBrush(fill)
    painter.drawEllipse(box)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre, radius = box.center(), box.width() / 2
    painter.drawEllipse(centre, radius * 0.62, radius * 0.62)
    if kind is PieceKind.QUEEN:
        arm = radius * 0.34
        painter.drawLine(QLineF(centre.x() - arm, centre.y(), centre.x() + arm, centre.y()))
        painter.drawLine(QLineF(centre.x(), centre.y() - arm, centre.x(), centre.y() + arm))
    if kind is PieceKind.STRIKER:
        painter.drawEllipse(centre, radius * 0.3, radius * 0.3)


def draw_sign(painter: QPainter, box: QRectF, sign: Sign, colour: QColor) -> None:
    """A sign that fills the largest square in the middle of a box."""
    side = min(box.width(), box.height())
    painter.save()
    painter.translate(box.center().x() - side / 2, box.center().y() - side / 2)
    painter.scale(side / 16, side / 16)
    pen = QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_path(sign))
    if sign in (Sign.PLAY, Sign.UNDO, Sign.REDO, Sign.JUMP):
        painter.setBrush(colour)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPolygon(_FILLED[sign])
    painter.restore()


def _polygon(*points: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in points])


_FILLED = {
    Sign.PLAY: _polygon((4, 2), (14, 8), (4, 14)),
    Sign.UNDO: _polygon((1, 6), (7, 1.5), (7, 10.5)),
    Sign.REDO: _polygon((15, 6), (9, 1.5), (9, 10.5)),
    Sign.JUMP: _polygon((13, 9), (9.5, 6.5), (15, 4)),
}

_LINES: dict[Sign, tuple[tuple[tuple[float, float], ...], ...]] = {
    Sign.TICK: (((2.5, 8.5), (6.5, 12.5), (13.5, 4)),),
    Sign.CROSS: (((3, 3), (13, 13)), ((13, 3), (3, 13))),
    Sign.MENU: (((2, 3.5), (14, 3.5)), ((2, 8), (14, 8)), ((2, 12.5), (14, 12.5))),
    Sign.PLAY: (),
    Sign.PAUSE: (((5, 3), (5, 13)), ((11, 3), (11, 13))),
    Sign.WARNING: (((8, 1.5), (15, 14), (1, 14), (8, 1.5)), ((8, 6), (8, 9.5)), ((8, 12), (8, 12))),
    Sign.BROKEN: (((1, 8), (5, 8)), ((11, 8), (15, 8)), ((6.5, 3), (7.5, 6)), ((9.5, 13), (8.5, 10))),
    Sign.BACKSPACE: (
        ((1, 8), (5, 3), (15, 3), (15, 13), (5, 13), (1, 8)),
        ((7.5, 6), (11.5, 10)),
        ((11.5, 6), (7.5, 10)),
    ),
    Sign.UNDO: (),
    Sign.REDO: (),
    Sign.JUMP: (),
}


def _path(sign: Sign) -> QPainterPath:
    path = QPainterPath()
    for line in _LINES[sign]:
        path.moveTo(QPointF(*line[0]))
        for point in line[1:]:
            path.lineTo(QPointF(*point))
    if sign is Sign.UNDO:
        path.moveTo(6, 6)
        path.cubicTo(16, 4, 16, 14, 7, 14)
    if sign is Sign.REDO:
        path.moveTo(10, 6)
        path.cubicTo(0, 4, 0, 14, 9, 14)
    if sign is Sign.JUMP:
        path.moveTo(2, 13)
        path.cubicTo(3, 2, 9, 1, 12, 6)
    return path
