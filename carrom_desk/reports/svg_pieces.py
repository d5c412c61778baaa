"""The pieces that drawings are made of."""

from .markup import Markup, element

FONT = "Noto Sans, sans-serif"


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float, dashes: str | None = None) -> Markup:
    """A straight line."""
    ends = {"x1": str(x1), "y1": str(y1), "x2": str(x2), "y2": str(y2)}
    return element("line", stroke=colour, stroke_width=str(width), stroke_dasharray=dashes, **ends)


def text(
    x: float,
    y: float,
    words: str,
    anchor: str,
    *,
    size: float = 10,
    colour: str = "#333333",
    weight: str | None = None,
    tip: str | None = None,
) -> Markup:
    """A short text, its anchor "start", "middle" or "end" of it at the place; the tip is told to who asks."""
    title = element("title", tip) if tip else None
    place = {"x": str(x), "y": str(y)}
    return element(
        "text", title, words, font_size=str(size), text_anchor=anchor, fill=colour, font_weight=weight, **place
    )
