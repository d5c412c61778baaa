"""Pictures for the case book: the board after an act, with pocketed pieces beside the pockets."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import cos, pi, sin

from markupsafe import Markup

from carrom_desk.reports.drawings.charts import svg_document
from carrom_desk.reports.drawings.markup import element
from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.position import NO_PIECES, Position

SIZE = 120
MAN = 7.2
RINGS = ((6, 15.4, 0.0), (12, 29.8, pi / 12))
"""Rings of the rosette: number of men, radius, angle."""
FELL = {"white": (17, SIZE - 17), "black": (SIZE - 17, SIZE - 17), "queen": (17, 17), "striker": (SIZE - 17, 17)}
"""Pocket beside which each pocketed piece is drawn."""
LOOKS = {
    "white": ("#fbf5e4", "#57503f", "#1b1b1b"),
    "black": ("#2a2622", "#000000", "#ffffff"),
    "queen": ("#c4162a", "#6d0b17", "#ffffff"),
    "striker": ("#ffffff", "#1f4e79", "#1f4e79"),
}
"""Fill, outline and label of each piece."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A board with its pocketed pieces."""

    name: str
    """Identical for identical pictures."""
    svg: str
    alt: str


def picture_of(position: Position, act: Act) -> Picture:
    """Draws the board after an act, before anything is placed; White is in turn."""
    fell = act.pocketed if isinstance(act, Stroke) else NO_PIECES
    white, black = position.on_board.own - fell.own, position.on_board.opponent - fell.opponent
    has_queen = position.queen.is_on_board and not fell.queen
    fallen = {"white": fell.own, "black": fell.opponent, "queen": int(fell.queen), "striker": int(fell.striker)}
    told = ", ".join(f"{count} {piece}" for piece, count in fallen.items() if count) or "nothing"
    alt = f"On the board: {white} white, {black} black{', Queen' if has_queen else ''}. Pocketed: {told}."
    drawn = element(
        "g",
        element("rect", fill="#6b4423", x=0, y=0, width=SIZE, height=SIZE, rx=5),
        element("rect", fill="#e8cf9c", x=7, y=7, width=SIZE - 14, height=SIZE - 14),
        *(element("circle", fill="#1b1411", cx=x, cy=y, r=6) for x in (12, SIZE - 12) for y in (12, SIZE - 12)),
        *_rosette({"white": white, "black": black}),
        *((_piece("queen", SIZE / 2, SIZE / 2),) if has_queen else ()),
        *(_fallen(piece, count) for piece, count in fallen.items() if count),
    )
    name = f"{white}-{black}-{has_queen}-" + "-".join(map(str, fallen.values()))
    return Picture(name, svg_document(SIZE, SIZE, alt, drawn), alt)


def _rosette(left: dict[str, int]) -> Iterator[Markup]:
    """Alternates White and Black around the centre as long as possible, followed by the rest."""
    places = [(2 * pi * each / count + turned, radius) for count, radius, turned in RINGS for each in range(count)]
    for number, (angle, radius) in enumerate(places):
        kinds = ("white", "black") if number % 2 == 0 else ("black", "white")
        kind = next((each for each in kinds if left[each]), None)
        if kind is not None:
            left[kind] -= 1
            yield _piece(kind, SIZE / 2 + radius * cos(angle), SIZE / 2 + radius * sin(angle))


def _piece(kind: str, x: float, y: float, radius: float = MAN) -> Markup:
    fill, line, _ = LOOKS[kind]
    place = {"cx": f"{x:.1f}", "cy": f"{y:.1f}", "r": f"{radius:.1f}"}
    return element("circle", fill=fill, stroke=line, stroke_width=1, **place)


def _fallen(kind: str, count: int) -> Markup:
    """Draws a piece beside its pocket, with its number."""
    x, y = FELL[kind]
    number = element(
        "text",
        str(count) if kind in ("white", "black") else "",
        x=x,
        y=f"{y + 3.6:.1f}",
        fill=LOOKS[kind][2],
        font_size=10,
        font_weight="bold",
        font_family="Noto Sans",
        text_anchor="middle",
    )
    return element("g", _piece(kind, x, y, MAN + 1), number)
