"""The colours of the board, and single pieces and the marks on them painted in these. Shapes differ as colours do."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from math import ceil, cos, pi, sin
from types import MappingProxyType

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPixmapCache,
    QPolygonF,
    QRadialGradient,
)

from carrom_desk.gui.roles import Role
from carrom_desk.gui.theme import Theme, ThemeName, load_theme
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


@cache
def palette_of(name: ThemeName) -> BoardPalette:
    """The board's colours in a theme that shipped."""
    return board_palette(load_theme(name))


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


# Pieces

_HOLE_OPACITY = 0.22


def paint_piece(
    painter: QPainter, at: QPointF, radius: float, kind: PieceKind, palette: BoardPalette, *, has_shadow: bool = True
) -> None:
    """A piece, in pixels: a white man has one broad ring, a black one two fine ones, the Queen a star, the striker
    a cross-hair. It is drawn once in each size and then copied."""
    ratio, side, colours = painter.device().devicePixelRatioF(), ceil(2.4 * radius) + 2, palette.pieces[kind]
    key = f"{kind} {radius:.2f} {ratio} {colours.body.name()} {palette.is_plain} {has_shadow}"
    pixmap = QPixmap()
    if not QPixmapCache.find(key, pixmap):
        pixmap = QPixmap(QSize(side, side) * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as drawing:
            drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
            _draw_piece(drawing, QPointF(side / 2, side / 2), radius, kind, palette, has_shadow=has_shadow)
        QPixmapCache.insert(key, pixmap)
    painter.drawPixmap(at - QPointF(side / 2, side / 2), pixmap)


def _draw_piece(
    painter: QPainter, at: QPointF, radius: float, kind: PieceKind, palette: BoardPalette, *, has_shadow: bool
) -> None:
    colours = palette.pieces[kind]
    if has_shadow and not palette.is_plain:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawEllipse(at + QPointF(radius * 0.06, radius * 0.12), radius, radius)
    line = max(1.0, radius * 0.09)
    painter.setPen(QPen(colours.edge, line))
    painter.setBrush(_body(at, radius, colours, palette))
    painter.drawEllipse(at, radius - line / 2, radius - line / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    match kind:
        case PieceKind.WHITE:
            painter.setPen(QPen(colours.edge, max(1.0, radius * 0.1)))
            painter.drawEllipse(at, radius * 0.55, radius * 0.55)
        case PieceKind.BLACK:
            painter.setPen(QPen(colours.edge, max(0.8, radius * 0.06)))
            painter.drawEllipse(at, radius * 0.7, radius * 0.7)
            painter.drawEllipse(at, radius * 0.4, radius * 0.4)
        case PieceKind.QUEEN:
            _paint_star(painter, at, radius * 0.62, colours.edge)
        case PieceKind.STRIKER:
            _paint_cross_hair(painter, at, radius, colours.edge)


def paint_hole(painter: QPainter, at: QPointF, radius: float, kind: PieceKind, palette: BoardPalette) -> None:
    """Where a piece lay that is off the board now."""
    if kind is PieceKind.QUEEN:
        # Her circle on the board is as red as she is.
        veil = QColor(palette.surface)
        veil.setAlphaF(0.75)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(veil)
        painter.drawEllipse(at, radius, radius)
    painter.save()
    painter.setOpacity(painter.opacity() * _HOLE_OPACITY)
    paint_piece(painter, at, radius, kind, palette, has_shadow=False)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outline = QColor(palette.line)
    outline.setAlphaF(0.45)
    painter.setPen(QPen(outline, max(0.8, radius * 0.06), Qt.PenStyle.DotLine))
    painter.drawEllipse(at, radius * 0.94, radius * 0.94)


def paint_mark(painter: QPainter, at: QPointF, radius: float, mark: Mark, palette: BoardPalette) -> None:
    """The mark a piece bears in this stroke: a cross in a ring when pocketed, an arc with an arrow when jumped."""
    colour = palette.marks[mark]
    width = max(1.6, radius * 0.17)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.on_mark, width * 1.9))
    painter.drawEllipse(at, radius * 1.06, radius * 1.06)
    painter.setPen(QPen(colour, width))
    painter.drawEllipse(at, radius * 1.06, radius * 1.06)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawEllipse(at, radius * 0.62, radius * 0.62)
    painter.setPen(QPen(palette.on_mark, width * 1.1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if mark is Mark.POCKETED:
        arm = radius * 0.27
        painter.drawLine(QLineF(at.x() - arm, at.y() - arm, at.x() + arm, at.y() + arm))
        painter.drawLine(QLineF(at.x() - arm, at.y() + arm, at.x() + arm, at.y() - arm))
    else:
        _paint_leap(painter, at, radius, palette.on_mark)


def paint_return(painter: QPainter, at: QPointF, radius: float, palette: BoardPalette, *, is_small: bool) -> None:
    """A piece that comes back: a plus on a light disc, at its upper right where it bears another mark."""
    size = radius * (0.46 if is_small else 0.66)
    if is_small:
        at = at + QPointF(radius * 0.72, -radius * 0.72)
    width = max(1.2, size * 0.26)
    painter.setPen(QPen(palette.label_text, max(1.0, width * 0.6)))
    painter.setBrush(palette.label)
    painter.drawEllipse(at, size, size)
    painter.setPen(QPen(palette.label_text, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    arm = size * 0.55
    painter.drawLine(QLineF(at.x() - arm, at.y(), at.x() + arm, at.y()))
    painter.drawLine(QLineF(at.x(), at.y() - arm, at.x(), at.y() + arm))


def paint_placing_ring(painter: QPainter, at: QPointF, radius: float, palette: BoardPalette) -> None:
    """A broken light ring on a dark one, around where the men are placed."""
    width = max(2.0, radius * 0.05)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(palette.line, width * 1.6))
    painter.drawEllipse(at, radius, radius)
    painter.setPen(QPen(palette.label, width, Qt.PenStyle.DashLine))
    painter.drawEllipse(at, radius, radius)


def paint_ring(painter: QPainter, at: QPointF, radius: float, inner: QColor, outer: QColor) -> None:
    """A double ring around the piece that has the keyboard: it stands out on every colour."""
    width = max(2.0, radius * 0.13)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(outer, width * 1.9))
    painter.drawEllipse(at, radius * 1.13, radius * 1.13)
    painter.setPen(QPen(inner, width))
    painter.drawEllipse(at, radius * 1.13, radius * 1.13)


def paint_hover(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    """A fine ring around the piece that a press would take."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, max(1.2, radius * 0.09)))
    painter.drawEllipse(at, radius * 1.1, radius * 1.1)


def _body(at: QPointF, radius: float, colours: PieceColours, palette: BoardPalette) -> QBrush:
    if palette.is_plain:
        return QBrush(colours.body)
    gradient = QRadialGradient(at, radius * 1.25, at - QPointF(radius * 0.4, radius * 0.45))
    gradient.setColorAt(0.0, colours.body.lighter(116))
    gradient.setColorAt(0.55, colours.body)
    gradient.setColorAt(1.0, colours.body.darker(118))
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
    painter.setPen(QPen(colour, max(1.0, radius * 0.06)))
    painter.drawEllipse(at, radius * 0.66, radius * 0.66)
    painter.drawEllipse(at, radius * 0.16, radius * 0.16)
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        direction = QPointF(dx, dy) * radius
        painter.drawLine(QLineF(at + direction * 0.34, at + direction * 0.82))


def _paint_leap(painter: QPainter, at: QPointF, radius: float, colour: QColor) -> None:
    """An arc that rises and falls, with a head: over the frame and away."""
    reach = radius * 0.36
    box = QRectF(at.x() - reach, at.y() - reach * 0.75, 2 * reach, 2.2 * reach)
    painter.drawArc(box, 25 * 16, 155 * 16)
    tip = at + QPointF(reach * 1.05, reach * 0.45)
    size = radius * 0.32
    head = QPainterPath(tip)
    head.lineTo(tip + QPointF(-size, -size * 0.45))
    head.lineTo(tip + QPointF(size * 0.3, -size * 0.95))
    head.closeSubpath()
    painter.fillPath(head, colour)
