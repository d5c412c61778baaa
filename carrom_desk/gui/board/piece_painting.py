"""Colours of the board, and painters of pieces and marks, which differ in shape as well as colour."""

from collections.abc import Callable, Mapping
from functools import partial
from math import ceil, cos, floor, pi, sin

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen, QPixmap, QPixmapCache, QPolygonF, QRadialGradient

from carrom_desk.gui.kit.icons import Icon, drawn, paint_icon
from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.presentation.stroke_draft import Mark, PieceKind

PIECES: Mapping[PieceKind, tuple[Role, Role]] = {
    PieceKind.WHITE: (Role.WHITE_MAN, Role.WHITE_MAN_EDGE),
    PieceKind.BLACK: (Role.BLACK_MAN, Role.BLACK_MAN_EDGE),
    PieceKind.QUEEN: (Role.QUEEN, Role.QUEEN_EDGE),
    PieceKind.STRIKER: (Role.STRIKER, Role.STRIKER_EDGE),
}
"""Colours of every kind: its body, and its edge and rings."""
MARKS: Mapping[Mark, Role] = {Mark.POCKETED: Role.BOARD_MARK, Mark.JUMPED: Role.BOARD_MARK_JUMPED}
ON_MARK = QColor("#ffffff")
_SOLID = Qt.PenStyle.SolidLine


def focus_colour(theme: Theme) -> QColor:
    """Returns the colour of the ring around the focused piece."""
    return QColor("#ffe100") if theme.is_flat else QColor("#7fd4ff")


# Circles


def fill_circle(painter: QPainter, at: QPointF, radius: float, filling: QBrush | QColor) -> None:
    """Paints a circle without an edge."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(filling)
    painter.drawEllipse(at, radius, radius)


def draw_ring(
    painter: QPainter, at: QPointF, radius: float, colour: QColor, width: float, style: Qt.PenStyle = _SOLID
) -> None:
    """Paints only the edge of a circle."""
    painter.setPen(QPen(colour, width, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(at, radius, radius)


# Pieces


def paint_piece(
    painter: QPainter, at: QPointF, radius: float, kind: PieceKind, theme: Theme, *, has_shadow: bool = True
) -> None:
    """Paints a piece: a white man has a broad ring, a black one two thin rings, the Queen a star, the striker a
    cross-hair.
    """
    draw = partial(_draw_piece, radius=radius, kind=kind, theme=theme, has_shadow=has_shadow)
    _paint_copy(painter, at, radius, f"{kind} {theme.name} {has_shadow}", draw)


def _paint_copy(
    painter: QPainter,
    at: QPointF,
    radius: float,
    name: str,
    draw: Callable[[QPainter, QPointF], None],
    *,
    is_thin: bool = False,
) -> None:
    """Paints from a cached pixmap, drawn once per name and size; thin lines once per place within a pixel as well.

    The board is painted again after every entry. Without the cache, an entry takes a quarter longer.
    """
    ratio, side = painter.device().devicePixelRatioF(), ceil(2.4 * radius) + 2
    middle = QPointF(side / 2, side / 2)
    corner = at - middle
    if is_thin:
        corner = QPointF(floor(corner.x()), floor(corner.y()))
        middle = at - corner
    key = f"{name} {radius:.2f} {ratio} {middle.x():.2f} {middle.y():.2f}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = drawn(QSize(side, side), ratio, lambda drawing: draw(drawing, middle))
        QPixmapCache.insert(key, pixmap)
    painter.drawPixmap(corner, pixmap)


def _draw_piece(
    painter: QPainter, at: QPointF, radius: float, kind: PieceKind, theme: Theme, *, has_shadow: bool
) -> None:
    body, edge = (theme.colour(role) for role in PIECES[kind])
    if has_shadow and not theme.is_flat:
        fill_circle(painter, at + QPointF(radius * 0.06, radius * 0.12), radius, QColor(0, 0, 0, 60))
    line = max(1.0, radius * 0.09)
    painter.setPen(QPen(edge, line))
    painter.setBrush(_brush(at, radius, body, theme))
    painter.drawEllipse(at, radius - line / 2, radius - line / 2)
    match kind:
        case PieceKind.WHITE:
            draw_ring(painter, at, radius * 0.55, edge, max(1.0, radius * 0.1))
        case PieceKind.BLACK:
            for share in (0.7, 0.4):
                draw_ring(painter, at, radius * share, edge, max(0.8, radius * 0.06))
        case PieceKind.QUEEN:
            _paint_star(painter, at, radius * 0.62, edge)
        case PieceKind.STRIKER:
            _paint_cross_hair(painter, at, radius, edge)


def paint_hole(painter: QPainter, at: QPointF, radius: float, kind: PieceKind, theme: Theme) -> None:
    """Paints the empty place of a piece that is off the board: dashed, that of the Queen in red."""
    is_queen = kind is PieceKind.QUEEN
    draw = partial(_draw_hole, radius=radius, is_queen=is_queen, theme=theme)
    _paint_copy(painter, at, radius, f"hole {is_queen} {theme.name}", draw, is_thin=True)


def _draw_hole(painter: QPainter, at: QPointF, radius: float, *, is_queen: bool, theme: Theme) -> None:
    outline = theme.colour(Role.QUEEN if is_queen else Role.BOARD_LINE)
    outline.setAlphaF(1.0 if is_queen else 0.55)
    width = max(1.0, radius * (0.12 if is_queen else 0.06))
    draw_ring(painter, at, radius * 0.94, outline, width, Qt.PenStyle.DashLine)


def paint_mark(painter: QPainter, at: QPointF, radius: float, mark: Mark, theme: Theme) -> None:
    """Paints a piece's mark in this stroke: a check when pocketed, an arc with an arrow when jumped."""
    fill_circle(painter, at, radius * 1.06, theme.colour(MARKS[mark]))
    half = QPointF(radius, radius) * 0.8
    icon = Icon.CHECK if mark is Mark.POCKETED else Icon.JUMPED
    paint_icon(painter, QRectF(at - half, at + half), icon, ON_MARK)


def paint_ghost(painter: QPainter, at: QPointF, radius: float, theme: Theme) -> None:
    """Paints the place of a piece that is to be placed."""
    draw = partial(_draw_ghost, radius=radius, theme=theme)
    _paint_copy(painter, at, radius, f"ghost {theme.name}", draw, is_thin=True)


def _draw_ghost(painter: QPainter, at: QPointF, radius: float, theme: Theme) -> None:
    veil = QColor(ON_MARK)
    veil.setAlphaF(0.35)
    fill_circle(painter, at, radius * 0.94, veil)
    width = max(1.6, radius * 0.14)
    draw_ring(painter, at, radius * 0.94, theme.colour(MARKS[Mark.POCKETED]), width, Qt.PenStyle.DashLine)


def paint_ring(painter: QPainter, at: QPointF, radius: float, inner: QColor, outer: QColor) -> None:
    """Paints a double ring around the focused piece, visible on every colour."""
    width = max(2.0, radius * 0.13)
    draw_ring(painter, at, radius * 1.13, outer, width * 1.9)
    draw_ring(painter, at, radius * 1.13, inner, width)


def paint_hover(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    """Paints a fine ring around the hovered piece."""
    draw_ring(painter, at, radius * 1.1, colour, max(1.2, radius * 0.09))


def _brush(at: QPointF, radius: float, body: QColor, theme: Theme) -> QBrush:
    if theme.is_flat:
        return QBrush(body)
    gradient = QRadialGradient(at, radius * 1.25, at - QPointF(radius * 0.4, radius * 0.45))
    gradient.setColorAt(0.0, body.lighter(116))
    gradient.setColorAt(0.55, body)
    gradient.setColorAt(1.0, body.darker(118))
    return QBrush(gradient)


def _paint_star(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    points = [
        at + QPointF(sin(step * pi / 8), -cos(step * pi / 8)) * (radius if step % 2 == 0 else radius * 0.55)
        for step in range(16)
    ]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPolygon(QPolygonF(points))


def _paint_cross_hair(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    for share in (0.66, 0.16):
        draw_ring(painter, at, radius * share, colour, max(1.0, radius * 0.06))
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        direction = QPointF(dx, dy) * radius
        painter.drawLine(QLineF(at + direction * 0.34, at + direction * 0.82))
