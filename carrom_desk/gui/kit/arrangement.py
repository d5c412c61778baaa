"""Scale of the window, and sizes of the parts of the desk."""

from dataclasses import dataclass
from math import sqrt

from .theme import TOUCH_PX

LEAST_WIDTH, LEAST_HEIGHT = 1000, 560
"""Minimum size in pixels for text of its usual size, on a screen of 1024 by 600 with its bars."""

SMALLEST_WIDTH, SMALLEST_HEIGHT = 900, 480
"""Minimum window size in pixels, on a screen of 1366 by 768 that magnifies everything by a half, with its bars."""

_DESIGN_WIDTH, _DESIGN_HEIGHT = 1366, 768
_STEPS = 20
"""Number of steps of the scale per doubling."""
_LEAST_SCALE = 0.85
"""Minimum scale of a window in which the desk has room for it."""
_MOST_SCALE = 4.0
LARGEST_TEXT = 1.37
"""Maximum text factor that the umpire can choose."""
_LEAST_ROOM = 1078, 631
"""Width and height in design pixels that every scale leaves to the desk."""

_HEAD, _STRIP, _BUTTONS = 44, 88, 56
"""Heights of the bar at the top, of both sides with the clock, and of the buttons, in design pixels."""
_BOARD, _BOARD_SHARE = 516, 0.41
"""Width of the board in design pixels, and the most that it takes of the window."""
_LOG, _WIDE_LOG, _CONSEQUENCE = 300, 420, 96
"""Widths of the log, and height of a consequence below its form, in design pixels."""
_LEAST_WITH_LOG = 1244
"""Minimum width of a window in design pixels for a log beside the ruling."""
_WIDE = 1500
"""Minimum width of a window in design pixels for rulings in the log, with the sheet below it."""


def window_scale(width: int, height: int, factor: float = 1.0) -> float:
    """Returns the scale for a window of this size, in steps, so that it stays sharp and does not change with every
    pixel. A window larger than designed shows more, and is enlarged less than it grows. In the smallest ones, on a
    screen that magnifies everything, text gives way, so that nothing is cut.

    `factor` is the umpire's text size, applied as far as there is space.
    """
    fits = min(width / _DESIGN_WIDTH, height / _DESIGN_HEIGHT)
    room = min(width / _LEAST_ROOM[0], height / _LEAST_ROOM[1])
    usual = min(room, max(_LEAST_SCALE, sqrt(fits) if fits > 1 else fits))
    usual = int(usual * _STEPS + 1e-9) / _STEPS
    most = room / usual
    share = (factor - 1) / (LARGEST_TEXT - 1)  # each size keeps its share of the space
    return round(min(_MOST_SCALE, usual * (1 + share * max(0.0, min(LARGEST_TEXT, most) - 1))), 2)


@dataclass(frozen=True, slots=True)
class DeskPlaces:
    """Sizes of the rows, columns and gaps of the desk in pixels; they depend on the window alone."""

    side: int
    """At either side, and at the bottom."""
    row_gap: int
    column_gap: int
    head: int
    strip: int
    buttons: int
    board: int
    log: int
    """Width of the log; 0 where it is a page of its own."""
    consequence: int
    """Height of a consequence below its form, where it does not take the place of the log."""
    is_wide: bool
    """True where the log has the rulings, with the sheet below it."""


def desk_places(width: int, height: int, scale: float) -> DeskPlaces:
    """Returns the sizes for a window of this size, with board, strip and cards as large as its scale allows."""

    def px(designed: int) -> int:
        return round(designed * scale)

    is_small, is_wide = width / scale < _LEAST_WITH_LOG, width / scale >= _WIDE
    side, row_gap, column_gap = (px(each) for each in ((12, 8, 12) if is_small else (20, 12, 16)))
    head, strip = max(TOUCH_PX, px(_HEAD)), px(80 if is_small else _STRIP)
    buttons = max(TOUCH_PX, px(_BUTTONS))
    tall = height - head - strip - buttons - 3 * row_gap - side
    board = min(tall, max(px(_BOARD), round(width * _BOARD_SHARE) if is_wide else 0))
    log = 0 if is_small else px(_WIDE_LOG if is_wide else _LOG)
    return DeskPlaces(side, row_gap, column_gap, head, strip, buttons, board, log, px(_CONSEQUENCE), is_wide)
