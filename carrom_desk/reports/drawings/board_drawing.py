"""Drawing of a board to scale, with the remaining men in their initial places."""

from collections.abc import Iterator
from math import copysign

from markupsafe import Markup

from carrom_desk.i18n import N_, say
from carrom_desk.match.side import BySide
from carrom_desk.presentation.board.geometry import (
    BASE_CIRCLE_MM,
    BASE_DISC_MM,
    CENTRE,
    CENTRE_CIRCLE_MM,
    FRAME_MM,
    LOWER_BASE_LINE_MM,
    OUTER_CIRCLE_MM,
    POCKET_MM,
    SURFACE_MM,
    Line,
    Pocket,
    Point,
    arrow,
    base_lines,
)
from carrom_desk.presentation.board.picture import BoardEdge
from carrom_desk.presentation.board.pieces import OPENING, PIECES_OF, QUEEN
from carrom_desk.presentation.stroke_draft import PieceKind
from carrom_desk.reports.content import Drawing

from .charts import svg_document
from .markup import element, joined

_INK = "#3d2a17"
_BARB_MM = 18
_LOOKS = {
    "pocket": ("#1b1411", None, 0),
    "disc": ("#c4162a", None, 0),
    "base": ("none", _INK, 2),
    "ring": ("none", _INK, 3),
    PieceKind.WHITE: ("#fbf5e4", "#57503f", 3),
    PieceKind.BLACK: ("#2a2622", "#000000", 3),
    PieceKind.QUEEN: ("#c4162a", "#6d0b17", 3),
}
"""Fill, line colour and line width of each circle."""


def board_drawing(men: BySide[int], *, has_queen: bool) -> Drawing:
    """Draws a number of white and black men; actual positions are not recorded."""
    words = N_("{white} white and {black} black men on the board")
    if has_queen:
        words = N_("{white} white and {black} black men and the Queen on the board")
    description = say(words, white=men.a, black=men.b)
    size = SURFACE_MM + 2 * FRAME_MM
    pieces = [*PIECES_OF[PieceKind.WHITE][: men.a], *PIECES_OF[PieceKind.BLACK][: men.b], *[QUEEN][: int(has_queen)]]
    drawn = element(
        "g",
        element("rect", fill="#6b4423", x=-FRAME_MM, y=-FRAME_MM, width=size, height=size, rx=24),
        element("rect", fill="#e8cf9c", x=0, y=0, width=SURFACE_MM, height=SURFACE_MM),
        *(_circle("pocket", pocket.centre, POCKET_MM / 2) for pocket in Pocket),
        *(part for edge in BoardEdge for part in _base_lines(edge)),
        *map(_arrow, Pocket),
        _circle("ring", CENTRE, OUTER_CIRCLE_MM / 2),
        _circle("disc", CENTRE, CENTRE_CIRCLE_MM / 2),
        *(_circle(piece.kind, OPENING[piece], piece.radius_mm) for piece in pieces),
        transform=f"translate({FRAME_MM} {FRAME_MM})",
    )
    return Drawing(svg_document(size, size, description, drawn), description)


def _circle(kind: str, centre: Point, radius: float) -> Markup:
    fill, line, width = _LOOKS[kind]
    place = {"cx": f"{centre.x:.1f}", "cy": f"{centre.y:.1f}", "r": f"{radius:.1f}"}
    return element("circle", fill=fill, stroke=line, stroke_width=width if line else None, **place)


def _base_lines(edge: BoardEdge) -> Iterator[Markup]:
    lines = base_lines(edge)
    yield _line(lines.lower, LOWER_BASE_LINE_MM)
    yield _line(lines.upper)
    for centre in lines.circles:
        yield _circle("disc", centre, BASE_DISC_MM / 2)
        yield _circle("base", centre, BASE_CIRCLE_MM / 2)


def _arrow(pocket: Pocket) -> Markup:
    """Draws an arrow at 45°, whose barbs are level and upright."""
    tip, end = arrow(pocket).tip, arrow(pocket).inner_end
    level, upright = copysign(_BARB_MM, end.x - tip.x), copysign(_BARB_MM, end.y - tip.y)
    return joined(*(_line(Line(tip, to)) for to in (end, tip.moved(level, 0), tip.moved(0, upright))))


def _line(line: Line, width: float = 3) -> Markup:
    path = f"M{line.start.x:.1f} {line.start.y:.1f}L{line.end.x:.1f} {line.end.y:.1f}"
    return element("path", d=path, stroke=_INK, stroke_width=width, fill="none")
