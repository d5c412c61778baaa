"""A picture, laid out: where each piece is shown, what is painted, and what a press would take."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF

from carrom_desk.match.stroke_draft import Mark, PieceKind

from . import words
from .geometry import CENTRE, BoardEdge, Pocket, Point, base_lines, nearest, pocket_at, striker_place
from .label_parts import Area, MarkedPart, SeatPart, ToPlacePart, WordPart
from .layout import BoardLayout
from .parts import Disc, FocusPart, HoverPart, MarkPart, Part, PiecePart, PlacingRing, ReturnPart
from .picture import BoardPicture, Colour
from .pieces import ALL_PIECES, OPENING, STRIKER, PieceId, pieces_of
from .standing import Standing, Standings

Parts = Mapping[Hashable, Part]
"""What is painted, the lowest first, by a key that stays the same from picture to picture."""


@dataclass(frozen=True, slots=True)
class Places:
    """Where every piece is shown; the same for every picture until the board is resized or the striker moves."""

    layout: BoardLayout
    striking_edge: BoardEdge
    points: Mapping[PieceId, Point]
    """On the board."""
    discs: Mapping[PieceId, Disc]
    """On the screen."""
    middle: QRectF
    """The square about the outer circle, in pixels."""
    caption_width: float
    """The room for a line between the upper base lines of left and right, in pixels."""


def places(layout: BoardLayout, striking_edge: BoardEdge) -> Places:
    """Where every piece is shown when the striker lies at this side of the board."""
    points = {**OPENING, STRIKER: striker_place(striking_edge)}
    discs = {}
    for piece, point in points.items():
        at = layout.to_px(point)
        discs[piece] = Disc(at.x(), at.y(), piece.radius_mm * layout.scale)
    caption_width = 2 * (CENTRE.x - base_lines(BoardEdge.LEFT).upper.start.x) * layout.scale - 8
    return Places(layout, striking_edge, points, discs, layout.middle, caption_width)


@dataclass(frozen=True, slots=True)
class BoardScene:
    """A picture, laid out."""

    picture: BoardPicture
    standings: Standings
    places: Places
    text_px: int
    """The height of ordinary words."""
    focused: PieceId | None = None
    """The piece that has the keyboard."""
    hovered: PieceId | None = None
    """The piece that a press would take."""

    # ------------------------------------------------------------------------------------------------------- pressing

    def can_be_marked(self, piece: PieceId) -> bool:
        """Whether a press on a piece means anything."""
        return not self.picture.refusal and self.standings[piece] is not Standing.OFF_BOARD

    def pocket_at(self, at: QPointF) -> Pocket | None:
        """The pocket that a press there means."""
        layout = self.places.layout
        return None if self.picture.refusal else pocket_at(layout.to_mm(at), layout.pocket_reach_mm)

    def piece_at(self, at: QPointF) -> PieceId | None:
        """The piece that a press there takes: the nearest within reach, none on the place of one that is off."""
        layout, points = self.places.layout, self.places.points
        place = layout.to_mm(at)
        piece = nearest(place, points.items(), layout.reach_mm)
        if piece is None or self.can_be_marked(piece):
            return piece
        if place.distance_to(points[piece]) < piece.radius_mm:
            return None
        lying = ((piece, point) for piece, point in points.items() if self.can_be_marked(piece))
        return nearest(place, lying, layout.reach_mm)

    # ------------------------------------------------------------------------------------------------------- painting

    def still_parts(self) -> Parts:
        """What changes with a confirmed stroke only: who sits where, and what lies on the board."""
        parts: dict[Hashable, Part] = dict(self._seats())
        for piece in ALL_PIECES:
            is_off = self.standings[piece] is Standing.OFF_BOARD
            parts[piece] = PiecePart(piece.kind, self.places.discs[piece], is_off)
        return parts

    def still_key(self) -> tuple[object, ...]:
        """Equal for scenes whose still parts are; quicker than comparing those."""
        picture, layout = self.picture, self.places.layout
        edge = self.places.striking_edge
        return (layout, edge, picture.seats, picture.on_board, picture.queen.is_on_board, self.text_px)

    def moving_parts(self) -> Parts:
        """What changes while a stroke is marked."""
        parts: dict[Hashable, Part] = dict(self._marked())
        parts |= self._to_place()
        parts |= dict(self._returning())
        if self.hovered is not None:
            parts["hovered"] = HoverPart(self.places.discs[self.hovered])
        if self.focused is not None:
            parts["focused"] = FocusPart(self.places.discs[self.focused])
        for piece, standing in self.standings.items():
            mark = standing.mark
            if mark is not None:
                parts[piece] = MarkPart(mark, self.places.discs[piece])
                if piece == STRIKER:
                    parts["word"] = self._striker_word(mark)
        return parts

    def _seats(self) -> Iterator[tuple[Hashable, Part]]:
        layout = self.places.layout
        px = round(min(0.5 * layout.frame, max(self.text_px, 0.34 * layout.frame)))
        for seat in self.picture.seats:
            edge = self.picture.edge_of(seat.seat)
            strip = layout.strip(edge)
            area = Area(strip.x(), strip.y(), strip.width(), strip.height())
            yield seat.seat, SeatPart(seat, layout.shown_edge(edge), area, px)

    def _striker_word(self, mark: Mark) -> Part:
        """Beside the striker there is room: to its right, or inwards from a base line that runs up the screen."""
        layout, disc = self.places.layout, self.places.discs[STRIKER]
        px = self._caption_px
        width, height, away = 190 * layout.scale, 2.0 * px, disc.radius * 1.4
        edge = layout.shown_edge(self.places.striking_edge)
        is_left, is_across = edge is BoardEdge.RIGHT, edge in (BoardEdge.LEFT, BoardEdge.RIGHT)
        x = disc.x - away - width if is_left else disc.x + away
        area = Area(x, disc.y - height / 2, width, height)
        return WordPart(words.mark_name(mark), mark, area, is_left, is_across, px)

    @property
    def _caption_px(self) -> int:
        side = self.places.layout.square.width()
        return round(min(0.036 * side, max(0.9 * self.text_px, 0.0225 * side)))

    def _marked(self) -> Iterator[tuple[Hashable, Part]]:
        """Above the outer circle, one line for a mark."""
        px = self._caption_px
        height = 1.75 * px
        bottom = self.places.middle.top() - 0.35 * height
        for mark in Mark:
            text = words.marked_text(self.picture, mark)
            if text:
                yield mark, MarkedPart(text, mark, self._caption_area(bottom - height, height), px)
                bottom -= 1.15 * height

    def _to_place(self) -> dict[Hashable, Part]:
        """Below the outer circle."""
        items = [
            (colour.kind, words.to_place_tag(self.picture.to_place.of(colour)))
            for colour in Colour
            if self.picture.to_place.of(colour)
        ]
        if self.picture.is_queen_to_place:
            items.append((PieceKind.QUEEN, words.to_place_tag(1)))
        if not items:
            return {}
        height = 2.1 * self._caption_px
        area = self._caption_area(self.places.middle.bottom() + 0.3 * height, height)
        return {"to place": ToPlacePart(words.to_place_word(), tuple(items), area, self._caption_px)}

    def _returning(self) -> Iterator[tuple[Hashable, Part]]:
        """A sign on every piece that is placed now, or would come back."""
        picture = self.picture
        if picture.to_place.white or picture.to_place.black or picture.is_queen_to_place:
            middle = self.places.middle
            at = middle.center()
            yield "placing ring", PlacingRing(Disc(at.x(), at.y(), middle.width() / 2))
        for kind in PieceKind:
            for piece in self._first_back(kind)[: picture.returning(kind)]:
                is_marked = self.standings[piece].is_marked
                yield ("returning", piece), ReturnPart(self.places.discs[piece], is_marked)

    def _first_back(self, kind: PieceKind) -> list[PieceId]:
        """Which piece of a kind comes back first: while men are placed the last that lies there, for the desk counts
        them as placed; while a stroke is marked one pocketed in it, then one that is off."""
        pieces = pieces_of(kind)
        if self.picture.to_place.white or self.picture.to_place.black or self.picture.is_queen_to_place:
            return [piece for piece in reversed(pieces) if self.standings[piece] is not Standing.OFF_BOARD]
        pocketed = [piece for piece in pieces if self.standings[piece] is Standing.POCKETED]
        return pocketed + [piece for piece in pieces if self.standings[piece] is Standing.OFF_BOARD]

    def _caption_area(self, top: float, height: float) -> Area:
        """Between the upper base lines of left and right."""
        width = self.places.caption_width
        return Area(self.places.middle.center().x() - width / 2, top, width, height)


def differences(before: Parts, after: Parts) -> list[QRect]:
    """The boxes of all parts that are in only one of two scenes, or differ."""
    boxes = []
    for key in before.keys() | after.keys():
        old, new = before.get(key), after.get(key)
        if old is not new and old != new:
            boxes += [part.box for part in (old, new) if part is not None]
    return boxes
