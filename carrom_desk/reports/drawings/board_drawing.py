"""Drawing of a board to scale, with the remaining men in their initial places."""

from collections.abc import Iterator
from math import cos, pi, sin

from carrom_desk.i18n import N_, say
from carrom_desk.match.side import BySide
from carrom_desk.reports.content import Drawing

from .charts import svg_document
from .markup import Markup, element

_SIDE = 740
_FRAME = 70
_MAN = 15.9
_POCKET = 22.3
_BASE = (101.5, 133.3)
"""Distances of the two base lines from the frame in millimetres."""
_INNER, _OUTER = 6, 12
_INK = "#3d2a17"
_LOOKS = {
    "pocket": ("#1b1411", None, 0),
    "base": ("#c4162a", _INK, 2),
    "ring": ("none", _INK, 3),
    "white": ("#fbf5e4", "#57503f", 3),
    "black": ("#2a2622", "#000000", 3),
    "queen": ("#c4162a", "#6d0b17", 3),
}
"""Fill, line colour and line width of each circle."""


def board_drawing(men: BySide[int], *, has_queen: bool) -> Drawing:
    """Draws a number of white and black men; actual positions are not recorded."""
    words = N_("{white} white and {black} black men on the board")
    if has_queen:
        words = N_("{white} white and {black} black men and the Queen on the board")
    description = say(words, white=men.a, black=men.b)
    size = _SIDE + 2 * _FRAME
    drawn = element(
        "g",
        element("rect", fill="#6b4423", x=-_FRAME, y=-_FRAME, width=size, height=size, rx=24),
        element("rect", fill="#e8cf9c", x=0, y=0, width=_SIDE, height=_SIDE),
        *_pockets(),
        *_base_lines(),
        _circle("ring", _SIDE / 2, _SIDE / 2, 85),
        *_rosette(men, has_queen=has_queen),
        transform=f"translate({_FRAME} {_FRAME})",
    )
    return Drawing(svg_document(size, size, description, drawn), description)


def _circle(kind: str, x: float, y: float, radius: float) -> Markup:
    fill, line, width = _LOOKS[kind]
    place = {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": f"{radius:.1f}"}
    return element("circle", fill=fill, stroke=line, stroke_width=width if line else None, **place)


def _pockets() -> Iterator[Markup]:
    for x in (_POCKET, _SIDE - _POCKET):
        for y in (_POCKET, _SIDE - _POCKET):
            yield _circle("pocket", x, y, _POCKET)


def _base_lines() -> Iterator[Markup]:
    first, last = _BASE[1] + _MAN, _SIDE - _BASE[1] - _MAN
    for quarter in range(4):
        lines = [f"M{first} {_SIDE - far}H{last}" for far in _BASE]
        parts = [element("path", d=line, stroke=_INK, stroke_width=4, fill="none") for line in lines]
        middle = _SIDE - (_BASE[0] + _BASE[1]) / 2
        discs = [_circle("base", x, middle, _MAN) for x in (first, last)]
        yield element("g", *parts, *discs, transform=f"rotate({90 * quarter} {_SIDE / 2} {_SIDE / 2})")


def _rosette(men: BySide[int], *, has_queen: bool) -> Iterator[Markup]:
    """Yields black and white men around the Queen, as at the break; outer men are removed first."""
    places = [(_INNER, 2 * _MAN, 0.0), (_OUTER, 4 * _MAN, pi / 12)]
    left = {"white": men.a, "black": men.b}
    number = 0
    for count, radius, turned in places:
        for place in range(count):
            kind = "white" if number % 2 == 0 else "black"
            number += 1
            if left[kind] > 0:
                left[kind] -= 1
                angle = 2 * pi * place / count + turned
                yield _circle(kind, _SIDE / 2 + radius * cos(angle), _SIDE / 2 + radius * sin(angle), _MAN)
    if has_queen:
        yield _circle("queen", _SIDE / 2, _SIDE / 2, _MAN)
