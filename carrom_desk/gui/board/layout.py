"""Where things of the board lie on the screen: millimetres to pixels and back."""

from dataclasses import dataclass
from math import ceil, floor

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize

from .geometry import FRAME_MM, SURFACE_MM, BoardEdge, Point
from .pieces import PieceId

MARK_RADIUS = 1.3
"""How far the marks and rings of a piece reach, in its own radii."""
_WHOLE_MM = SURFACE_MM + 2 * FRAME_MM
_LEAST_REACH_PX = 26.0
"""Half of what a thumb covers: a press that close to a piece is meant for it."""
_LEAST_REACH_MM = 40.0


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The board with its frame, drawn in a square."""

    square: QRect
    """The board with its frame, in pixels."""
    is_mirrored: bool = False
    """Whether it is turned half round."""

    @property
    def scale(self) -> float:
        """Pixels for a millimetre."""
        return self.square.width() / _WHOLE_MM

    @property
    def surface(self) -> QRectF:
        """The playing surface, in pixels."""
        margin = FRAME_MM * self.scale
        return QRectF(self.square).adjusted(margin, margin, -margin, -margin)

    @property
    def reach_mm(self) -> float:
        """How far from the centre of a piece a press still takes it."""
        return max(_LEAST_REACH_MM, _LEAST_REACH_PX / self.scale)

    def to_px(self, place: Point) -> QPointF:
        """A place on the board, in pixels."""
        if self.is_mirrored:
            place = place.turned(2)
        return self.surface.topLeft() + QPointF(place.x, place.y) * self.scale

    def to_mm(self, at: QPointF) -> Point:
        """What place on the board, or beyond its edge, a pixel is."""
        offset = (at - self.surface.topLeft()) / self.scale
        place = Point(offset.x(), offset.y())
        return place.turned(2) if self.is_mirrored else place

    def shown_edge(self, edge: BoardEdge) -> BoardEdge:
        """Where a side of the board is on the screen."""
        return edge.opposite if self.is_mirrored else edge

    def strip(self, edge: BoardEdge) -> QRectF:
        """The frame at a side of the board, between its corners."""
        breadth = FRAME_MM * self.scale
        whole, inner = QRectF(self.square), self.surface
        match self.shown_edge(edge):
            case BoardEdge.BOTTOM:
                return QRectF(inner.left(), inner.bottom(), inner.width(), breadth)
            case BoardEdge.RIGHT:
                return QRectF(inner.right(), inner.top(), breadth, inner.height())
            case BoardEdge.TOP:
                return QRectF(inner.left(), whole.top(), inner.width(), breadth)
            case BoardEdge.LEFT:
                return QRectF(whole.left(), inner.top(), breadth, inner.height())

    def piece_box(self, piece: PieceId, place: Point) -> QRect:
        """The pixels that a piece covers at a place."""
        return self._box(place, piece.radius_mm * self.scale)

    def dirty_box(self, piece: PieceId, place: Point) -> QRect:
        """The pixels that a piece covers with its marks and rings."""
        return self._box(place, piece.radius_mm * self.scale * MARK_RADIUS + 2)

    def _box(self, place: Point, radius: float) -> QRect:
        at = self.to_px(place)
        left, top = floor(at.x() - radius), floor(at.y() - radius)
        return QRect(QPoint(left, top), QSize(ceil(at.x() + radius) - left, ceil(at.y() + radius) - top))
