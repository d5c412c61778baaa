"""Scale of the window, and widths of board and log."""

from dataclasses import dataclass

LEAST_WIDTH, LEAST_HEIGHT = 1000, 560
"""Minimum window size in pixels, for a screen of 1024 by 600 with its bars."""

_DESIGN_WIDTH, _DESIGN_HEIGHT = 1366, 768
_STEPS = 20
"""Number of steps of the scale per doubling."""
_LEAST_SCALE = 0.85
_MOST_SCALE = 4.0
"""Maximum scale, reached on a screen of 5464 by 3072 pixels."""
LARGEST_TEXT = 1.37
"""Maximum text factor that the umpire can choose."""
_CROWDED = 1.12
"""Maximum factor, as a share of the window, that leaves space for other parts."""
_LARGER_TEXT = 1.0
"""Minimum window size, relative to the design size, for text to grow more than its surroundings."""

_LOG_LEAST, _LOG_SHARE = 272, 0.21
_BOARD_SHARE = 0.415
MIDDLE_LEAST = 405
"""Widths in design pixels, and shares of the window."""
_BODY = 15
"""Height of body text, in design pixels."""


def window_scale(width: int, height: int, factor: float = 1.0) -> float:
    """Returns the scale for a window of this size, in steps, so that it stays sharp and does not change with every
    pixel.

    `factor` is the umpire's text size, applied as far as there is space.
    """
    fits = min(width / _DESIGN_WIDTH, height / _DESIGN_HEIGHT)
    usual = int(max(_LEAST_SCALE, fits) * _STEPS + 1e-9) / _STEPS
    if fits < _LARGER_TEXT:  # if text cannot grow further, each size keeps its share of the space
        factor = 1 + (factor - 1) * (_CROWDED - 1) / (LARGEST_TEXT - 1)
    return round(min(_MOST_SCALE, usual * min(factor, _CROWDED)), 2)


def text_scale(width: int, height: int, factor: float) -> float:
    """Returns the additional factor for text in a window of this size: the rest of the umpire's choice, if the window
    has at least its design size.
    """
    fits = min(width / _DESIGN_WIDTH, height / _DESIGN_HEIGHT)
    return max(1.0, factor / _CROWDED) if fits >= _LARGER_TEXT else 1.0


@dataclass(frozen=True, slots=True)
class Spacing:
    """Distances and widths in pixels."""

    gap: int
    """Between the parts."""
    side: int
    """At either side of the window."""
    board: int
    """The width of the board."""
    log: int
    """The width of the log."""


def spacing(width: int, height: int, bars: int, scale: float, text: float = 1.0) -> Spacing:
    """Returns the spacing for a window of this size, given the heights of its bars.

    Board and gaps shrink for larger text, even if `text` enlarges nothing else.
    """
    gap = 4 if height < 700 * text else 10 if height < 1000 * text else 14
    side = gap if width < 1200 * text else 2 * gap
    log = max(round(_LOG_LEAST * scale * text), round(width * _LOG_SHARE))
    board = min(height - bars - 2 * gap, round(width * _BOARD_SHARE))
    middle = width - 2 * side - 2 * gap - board - log
    letters = round(_BODY * scale * text)  # in whole pixels, which may be more than the scale says
    wanted = max(round(MIDDLE_LEAST * scale * text), MIDDLE_LEAST * letters // _BODY)
    lacking = max(0, wanted - middle)
    return Spacing(gap, side, max(0, board - lacking), log)
