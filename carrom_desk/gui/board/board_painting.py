"""Paints the bare counter: frame, surface, lines and pockets."""

from functools import lru_cache
from random import Random

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    qRgba,
)

from carrom_desk.gui.kit.roles import Role
from carrom_desk.gui.kit.theme import Theme
from carrom_desk.presentation.board import geometry
from carrom_desk.presentation.board.geometry import CENTRE, SURFACE_MM, Pocket, Point
from carrom_desk.presentation.board.picture import BoardEdge

from .layout import BoardLayout
from .piece_painting import draw_ring

_THIN_MM = 1.6
_FRAME_CORNER_MM = 20.0
_CORNERS = geometry.POCKET_MM / 2
"""Radii of the frame's inner corners, which are curved around the pockets."""
_QUEEN_PLACE_MM = 104.0
"""Diameter of the circle around the Queen of a counter."""
_GRAIN = 41
"""Seed of the wood grain, so that it always looks the same."""
_GRAIN_COLUMNS = 4
_GRAIN_TINTS = 32
_GRAIN_STRENGTH = 0.2


@lru_cache(maxsize=4)
def bare_board(side: int, ratio: float, theme: Theme) -> QImage:
    """Returns an image of the bare counter, `side` pixels wide at this pixel ratio, on the window's background.

    It has few lines, and none where the stacks lie.
    """
    image = QImage(round(side * ratio), round(side * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(theme.colour(Role.WINDOW))  # opaque, so it is copied without blending
    layout = BoardLayout(QRect(0, 0, side, side))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        _paint_frame(painter, layout, theme)
        # In millimetres from here on.
        painter.translate(layout.surface.topLeft())
        painter.scale(layout.scale, layout.scale)
        _paint_surface(painter, theme)
        line, thin = theme.colour(Role.BOARD_LINE), max(_THIN_MM, 1.0 / layout.scale)
        painter.setPen(QPen(line, thin, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        for edge in BoardEdge:
            lines = geometry.base_lines(edge)
            for each in (lines.lower, lines.upper):
                painter.drawLine(QLineF(_at(each.start), _at(each.end)))
        draw_ring(painter, _at(CENTRE), _QUEEN_PLACE_MM / 2, line, thin)
        for pocket in Pocket:
            _paint_pocket(painter, pocket, theme, thin)
    return image


_LIT = {BoardEdge.TOP: 122, BoardEdge.LEFT: 110, BoardEdge.RIGHT: 92, BoardEdge.BOTTOM: 84}
"""Brightness of each rail in percent. Light falls from the top left."""


def _paint_frame(painter: QPainter, layout: BoardLayout, theme: Theme) -> None:
    whole, inner = QRectF(layout.square), layout.surface
    corner = _FRAME_CORNER_MM * layout.scale
    outline = QPainterPath()
    outline.addRoundedRect(whole.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    painter.fillPath(outline, theme.colour(Role.BOARD_FRAME))
    if not theme.is_flat:
        painter.save()
        painter.setClipPath(outline)
        for edge in BoardEdge:
            _paint_rail(painter, layout, edge, theme)
        painter.restore()
    # The mitres, from each outer corner of the frame to the inner one.
    painter.setPen(QPen(theme.colour(Role.BOARD_FRAME_EDGE), max(1.0, 1.6 * layout.scale)))
    for start, end in (
        (whole.topLeft(), inner.topLeft()),
        (whole.topRight(), inner.topRight()),
        (whole.bottomRight(), inner.bottomRight()),
        (whole.bottomLeft(), inner.bottomLeft()),
    ):
        cut = QLineF(end, start)
        cut.setLength(cut.length() - corner * 0.42)
        painter.drawLine(cut)
    painter.strokePath(outline, QPen(theme.colour(Role.BOARD_FRAME_EDGE), max(1.0, 3.0 * layout.scale)))
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_rail(painter: QPainter, layout: BoardLayout, edge: BoardEdge, theme: Theme) -> None:
    """Paints one of the four rails up to its mitres, with the grain along it."""
    side, breadth = layout.square.width(), layout.frame
    painter.save()
    painter.translate(QRectF(layout.square).center())
    painter.rotate(-90 * edge.value)
    painter.translate(-side / 2, side / 2 - breadth)
    rail = QPainterPath()
    rail.addPolygon(
        QPolygonF([QPointF(breadth, 0), QPointF(side - breadth, 0), QPointF(side, breadth), QPointF(0, breadth)])
    )
    painter.setClipPath(rail, Qt.ClipOperation.IntersectClip)
    wood = theme.colour(Role.BOARD_FRAME).lighter(_LIT[edge])
    gradient = QLinearGradient(0, 0, 0, breadth)
    for at, light in ((0.0, 88), (0.1, 104), (0.5, 100), (0.92, 96), (1.0, 82)):
        gradient.setColorAt(at, wood.lighter(light))
    painter.fillRect(QRectF(0, 0, side, breadth), gradient)
    _paint_grain(
        painter, QRectF(0, 0, side, breadth), theme.colour(Role.BOARD_FRAME_EDGE), streaks=26, seed=_GRAIN + edge.value
    )
    painter.restore()


def _paint_grain(painter: QPainter, box: QRectF, colour: QColor, *, streaks: int, seed: int) -> None:
    """Paints the grain of a piece of wood: a few random pixels stretched over its length."""
    chance = Random(seed)
    shades = bytearray()
    for _ in range(streaks):
        strongest = chance.random() ** 3 * (_GRAIN_TINTS - 1)
        shades += bytes(int(strongest * chance.uniform(0.3, 1.0)) for _ in range(_GRAIN_COLUMNS))
    image = QImage(bytes(shades), _GRAIN_COLUMNS, streaks, _GRAIN_COLUMNS, QImage.Format.Format_Indexed8)
    full = round(_GRAIN_STRENGTH * 255)
    image.setColorTable(
        [
            qRgba(colour.red(), colour.green(), colour.blue(), full * tint // _GRAIN_TINTS)
            for tint in range(_GRAIN_TINTS)
        ]
    )
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(box, image)
    painter.restore()


def _paint_surface(painter: QPainter, theme: Theme) -> None:
    whole = QRectF(0, 0, SURFACE_MM, SURFACE_MM)
    outline = QPainterPath()
    outline.addRoundedRect(whole, _CORNERS, _CORNERS)
    painter.fillPath(outline, _surface_brush(theme))
    if not theme.is_flat:
        painter.save()
        painter.setClipPath(outline)
        _paint_grain(painter, whole, theme.colour(Role.BOARD_FRAME), streaks=240, seed=_GRAIN)
        _paint_cushion_shadow(painter, theme)
        painter.restore()
    painter.strokePath(outline, QPen(theme.colour(Role.BOARD_FRAME_EDGE), 4.0))


def _surface_brush(theme: Theme) -> QBrush:
    if theme.is_flat:
        return QBrush(theme.colour(Role.BOARD_SURFACE))
    gradient = QRadialGradient(QPointF(CENTRE.x, CENTRE.y * 0.9), SURFACE_MM * 0.75)
    gradient.setColorAt(0.0, theme.colour(Role.BOARD_SURFACE).lighter(104))
    gradient.setColorAt(0.55, theme.colour(Role.BOARD_SURFACE))
    gradient.setColorAt(1.0, theme.colour(Role.BOARD_SURFACE).darker(108))
    return QBrush(gradient)


def _paint_cushion_shadow(painter: QPainter, theme: Theme) -> None:
    """Paints the frame's shadow on the surface, longer from the top and the left."""
    for edge in BoardEdge:
        depth = 15.0 if edge in (BoardEdge.TOP, BoardEdge.LEFT) else 7.0
        painter.save()
        painter.translate(CENTRE.x, CENTRE.y)
        painter.rotate(-90 * edge.value)
        painter.translate(-CENTRE.x, CENTRE.y - depth)
        gradient = QLinearGradient(0, 0, 0, depth)
        clear, dark = theme.colour(Role.BOARD_FRAME_EDGE), theme.colour(Role.BOARD_FRAME_EDGE)
        clear.setAlphaF(0.0)
        dark.setAlphaF(0.38)
        gradient.setColorAt(0.0, clear)
        gradient.setColorAt(1.0, dark)
        painter.fillRect(QRectF(0, 0, SURFACE_MM, depth), gradient)
        painter.restore()


def _paint_pocket(painter: QPainter, pocket: Pocket, theme: Theme, thin: float) -> None:
    at, radius = _at(pocket.centre), geometry.POCKET_MM / 2
    painter.setPen(QPen(theme.colour(Role.BOARD_FRAME_EDGE), 2 * thin))
    if theme.is_flat:
        painter.setBrush(theme.colour(Role.BOARD_POCKET))
    else:
        gradient = QRadialGradient(at + QPointF(radius * 0.25, radius * 0.3), radius * 1.3)
        gradient.setColorAt(0.0, theme.colour(Role.BOARD_POCKET).lighter(190))
        gradient.setColorAt(0.65, theme.colour(Role.BOARD_POCKET))
        gradient.setColorAt(1.0, theme.colour(Role.BOARD_POCKET).darker(160))
        painter.setBrush(gradient)
    painter.drawEllipse(at, radius - thin, radius - thin)


def _at(place: Point) -> QPointF:
    return QPointF(place.x, place.y)
