"""Geometry of the board and its pieces on the screen."""

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF

from carrom_desk.presentation.board.geometry import POCKET_MM, SURFACE_MM, Point, striker_place
from carrom_desk.presentation.board.picture import BoardEdge
from carrom_desk.presentation.board.pieces import STACKED_MAN_MM, STACKED_MM, STACKS, STRIKER, PieceId

COUNTER_FRAME_MM = 46.0
"""Width of the frame of a counter, narrower than that of a real board."""
_LEAST_REACH_PX = 26.0
"""Half the width of a thumb in pixels; a press this close to a piece hits it."""
_LEAST_REACH_MM = 40.0


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """The board with its frame, drawn in a square."""

    square: QRect
    """The board with its frame, in pixels."""
    quarter_turns: int = 0
    """Anticlockwise quarter turns of the board."""
    frame_mm: float = COUNTER_FRAME_MM
    """Width of the frame."""

    @property
    def scale(self) -> float:
        """Pixels per millimetre."""
        return self.square.width() / (SURFACE_MM + 2 * self.frame_mm)

    @property
    def frame(self) -> float:
        """Width of the frame, in pixels."""
        return self.frame_mm * self.scale

    @property
    def surface(self) -> QRectF:
        """The playing surface, in pixels."""
        breadth = self.frame
        return QRectF(self.square).adjusted(breadth, breadth, -breadth, -breadth)

    @property
    def reach_mm(self) -> float:
        """Maximum distance from a piece's centre at which a press hits it."""
        return max(_LEAST_REACH_MM, _LEAST_REACH_PX / self.scale)

    @property
    def pocket_reach_mm(self) -> float:
        """Maximum distance from a pocket's centre at which a press hits it."""
        return max(POCKET_MM * 0.75, _LEAST_REACH_PX / self.scale)

    def to_px(self, place: Point) -> QPointF:
        """Converts a place on the board to pixels."""
        turned = place.turned(self.quarter_turns)
        return self.surface.topLeft() + QPointF(turned.x, turned.y) * self.scale

    def to_mm(self, at: QPointF) -> Point:
        """Converts a pixel to a place on the board, or beyond its edge."""
        offset = (at - self.surface.topLeft()) / self.scale
        return Point(offset.x(), offset.y()).turned(-self.quarter_turns)

    def shown_edge(self, edge: BoardEdge) -> BoardEdge:
        """Returns the screen side of a side of the board."""
        return edge.turned(self.quarter_turns)

    def plate(self, shown: BoardEdge, *, is_doubles: bool) -> QRectF:
        """Returns the frame for the name of who sits at a side of the screen: above or below the surface, in doubles
        each half for the player to the left of its corner.
        """
        whole, breadth = QRectF(self.square), self.frame
        is_top = shown is BoardEdge.TOP or (shown is BoardEdge.LEFT and is_doubles)
        strip = QRectF(whole.left(), whole.top() if is_top else whole.bottom() - breadth, whole.width(), breadth)
        if is_doubles:
            strip.setWidth(strip.width() / 2 - breadth / 2)
            if shown in (BoardEdge.TOP, BoardEdge.RIGHT):
                strip.moveRight(whole.right())
        return strip

    def middle(self, shown: BoardEdge) -> QPointF:
        """Returns the middle of the frame at a side of the screen."""
        half = (self.square.width() - self.frame) / 2
        ways = {BoardEdge.BOTTOM: (0, half), BoardEdge.RIGHT: (half, 0), BoardEdge.TOP: (0, -half)}
        return QRectF(self.square).center() + QPointF(*ways.get(shown, (-half, 0)))


@dataclass(frozen=True, slots=True)
class Places:
    """Positions of all pieces, unchanged until the board is resized or the striker moves."""

    layout: BoardLayout
    points: Mapping[PieceId, Point]
    """Positions on the board."""
    discs: Mapping[PieceId, tuple[QPointF, float]]
    """Centres and radii on the screen, in pixels."""


def places(layout: BoardLayout, striking_edge: BoardEdge) -> Places:
    """Returns the positions of all pieces with the striker at this side of the board; stacks do not turn with it."""
    stacks = {piece: point.turned(-layout.quarter_turns) for piece, point in STACKS.items()}
    points = {**stacks, STRIKER: striker_place(striking_edge)}
    sizes = {piece: STACKED_MM.get(piece.kind, STACKED_MAN_MM) / 2 * layout.scale for piece in points}
    return Places(layout, points, {piece: (layout.to_px(point), sizes[piece]) for piece, point in points.items()})
