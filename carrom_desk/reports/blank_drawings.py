"""What is ruled on a blank sheet: the score card of a game, boxes for its strokes, and lines to write and sign on.

Everything is drawn in tenths of a millimetre, at the size that it has on paper.
"""

from collections.abc import Iterator, Sequence

from .drawings import Drawing
from .markup import Markup, element
from .svg_pieces import FONT, text

EXTRA_BOARD = "Extra"
"""The row for a board that is played because the scores are level (icf-revised 56(b))."""
_INK, _FAINT, _SHADE = "#333333", "#9a9a9a", "#f0eee9"
_LETTER, _SMALL = 27.0, 23.0
_TITLE, _HEAD = 52.0, 38.0
"""Heights of the line over a card, and of each of its two lines of titles."""

_CARD_SHARES = (0.08, 0.26, 0.11, 0.11, 0.11, 0.11, 0.11, 0.11)
"""Of board, break by, and of Queen, men and total of either side."""
_CARD_TITLES = ("Board", "(1) Break by", "(2) Queen", "(3) C/m", "(4) Total", "(5) Queen", "(6) C/m", "(7) Total")
STROKE_BOXES = 40
"""Strokes that a side has room for in a board."""


BOARDS_WITHOUT_LIMIT = 10
"""Rows of a game whose boards are not limited."""


def board_rows(boards: int | None) -> tuple[str, ...]:
    """The rows of a game that ends after so many boards, and of an extra one; None: the boards are not limited."""
    numbers = tuple(str(number) for number in range(1, (boards or BOARDS_WITHOUT_LIMIT) + 1))
    return numbers if boards is None else (*numbers, EXTRA_BOARD)


def card_height(rows: int, row_mm: float) -> float:
    """Of a card with so many rows, in millimetres."""
    return (_TITLE + 2 * _HEAD) / 10 + rows * row_mm


def card_drawing(game: int, rows: Sequence[str], width_mm: float, row_mm: float) -> Drawing:
    """The score card of a game, to be filled in."""
    width, row = width_mm * 10, row_mm * 10
    top = _TITLE + 2 * _HEAD
    bottom = top + row * len(rows)
    edges = [sum(_CARD_SHARES[:place]) * width for place in range(len(_CARD_SHARES) + 1)]
    pieces = [
        text(0, _TITLE - 14, f"Game {game}", "start", size=34, weight="bold", colour="#000000"),
        *_written(_TITLE - 14, (("Started", 0.30), ("Finished", 0.53), ("Won by", 0.76)), width),
        _box(0, _TITLE, width, 2 * _HEAD, _SHADE),
        text(edges[2] + 12, _TITLE + 29, "1", "start", size=_LETTER, weight="bold"),
        text(edges[5] + 12, _TITLE + 29, "2", "start", size=_LETTER, weight="bold"),
    ]
    for place, title in enumerate(_CARD_TITLES):
        middle = (edges[place] + edges[place + 1]) / 2
        pieces.append(text(middle, _TITLE + _HEAD + 28, title, "middle", size=_SMALL, weight="bold"))
    for place, name in enumerate(rows):
        y = top + row * place
        pieces.append(text(edges[1] / 2, y + row / 2 + 9, name, "middle", size=_LETTER))
        pieces.append(_rule(0, y, width, y))
    pieces += [_rule(0, bottom, width, bottom), _rule(edges[2], _TITLE + _HEAD, width, _TITLE + _HEAD)]
    for place, x in enumerate(edges):
        is_apart = place in (0, 2, 5, len(edges) - 1)
        begin = _TITLE if is_apart or place == 1 else _TITLE + _HEAD
        pieces.append(_rule(x, begin, x, bottom, 4 if is_apart else 2))
    pieces.append(_rule(0, _TITLE, width, _TITLE))
    return _drawing(f"card-{game}", f"Score card of game {game}, to be filled in", width, bottom + 2, pieces)


def strokes_height(rows: int, line_mm: float) -> float:
    """Of the boxes for the strokes of so many boards, in millimetres."""
    return (_TITLE + 10) / 10 + rows * (2 * line_mm + line_mm / 4)


def strokes_drawing(game: int, rows: Sequence[str], width_mm: float, line_mm: float) -> Drawing:
    """A box for every stroke of every board: a line for white, one for black."""
    width, line = width_mm * 10, line_mm * 10
    left, board = 150.0, 2 * line + line / 4
    box = (width - left) / STROKE_BOXES
    pieces = [text(0, _TITLE - 14, f"Game {game}", "start", size=34, weight="bold", colour="#000000")]
    for place, name in enumerate(rows):
        top = _TITLE + board * place
        pieces.append(text(75, top + line + 9, name, "end", size=_LETTER))
        for side, colour in enumerate(("W", "B")):
            y = top + line * side
            pieces.append(text(left - 14, y + line / 2 + 8, colour, "end", size=_SMALL))
            pieces.append(_rule(left, y, width, y))
        pieces.append(_rule(left, top + 2 * line, width, top + 2 * line))
        for number in range(STROKE_BOXES + 1):
            x = left + box * number
            pieces.append(_rule(x, top, x, top + 2 * line, 2 if number % 5 else 4, _FAINT if number % 5 else _INK))
    height = _TITLE + board * len(rows) + 10
    return _drawing(f"strokes-{game}", f"Boxes for the strokes of game {game}", width, height, pieces)


FOOT_MM = 27.0
_ROLES = ("Umpire", "Chief referee", "Side 1", "Side 2")
"""Who signs."""


def foot_drawing(width_mm: float) -> Drawing:
    """Remarks, result and signatures."""
    width = width_mm * 10
    pieces = [text(0, 40, "Remarks of the umpire", "start", size=_LETTER)]
    pieces.append(_rule(300, 44, width, 44))
    pieces += _written(110, (("Match won by", 0.0), ("Games", 0.6)), width)
    share = width / len(_ROLES)
    for place, role in enumerate(_ROLES):
        x = share * place
        pieces.append(_rule(x, 228, x + share - 40, 228))
        pieces.append(text(x, 258, role, "start", size=_SMALL))
    return _drawing("foot", "Remarks, result and signatures, to be written", width, FOOT_MM * 10, pieces)


def _written(y: float, fields: Sequence[tuple[str, float]], width: float) -> Iterator[Markup]:
    """Words with a line after each to write on, from these shares of the width to the next."""
    ends = [share for _, share in fields[1:]] + [1.0]
    for (words, share), end in zip(fields, ends, strict=True):
        begin = share * width + 14 * len(words) + 26
        yield text(share * width, y, words, "start", size=_LETTER)
        yield _rule(begin, y + 4, end * width - (20 if end < 1 else 0), y + 4)


def _rule(x1: float, y1: float, x2: float, y2: float, width: float = 2, colour: str = _INK) -> Markup:
    ends = {"x1": f"{x1:.1f}", "y1": f"{y1:.1f}", "x2": f"{x2:.1f}", "y2": f"{y2:.1f}"}
    return element("line", stroke=colour, stroke_width=f"{width:g}", **ends)


def _box(x: float, y: float, width: float, height: float, colour: str) -> Markup:
    place = {"x": f"{x:.1f}", "y": f"{y:.1f}", "width": f"{width:.1f}", "height": f"{height:.1f}"}
    return element("rect", fill=colour, **place)


def _drawing(name: str, title: str, width: float, height: float, pieces: Sequence[Markup]) -> Drawing:
    drawn = element(
        "svg",
        element("title", title, id=f"{name}-title"),
        *pieces,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:.1f} {height:.1f}",
        role="img",
        aria_labelledby=f"{name}-title",
        font_family=FONT,
    )
    return Drawing(name, drawn.text, height / 10)
