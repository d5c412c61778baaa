"""Where everything lies on one screen: the same at every size, only larger or smaller; and how large."""

from dataclasses import dataclass

LEAST_WIDTH, LEAST_HEIGHT = 1000, 560
"""The smallest window in pixels: what a screen of 1024 by 600 leaves beside its own bars."""

_DESIGN_WIDTH, _DESIGN_HEIGHT = 1366, 768
_STEPS = 20
"""Steps of the scale from one size to twice as large."""
_LEAST_SCALE = 0.85
_CROWDED = 1.12
"""What is larger than its share of the window by this factor leaves no room for the rest."""

_LOG_LEAST, _LOG_SHARE = 272, 0.21
_BOARD_SHARE = 0.415
_MIDDLE_LEAST = 405
"""Widths in designed pixels, and shares of the window's."""


@dataclass(frozen=True, slots=True)
class Box:
    """A place on the screen in pixels."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first pixel to the right of it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first pixel below it."""
        return self.y + self.height


@dataclass(frozen=True, slots=True)
class Bars:
    """Heights in pixels of the bars at the top and at the bottom, and of the tray below the board."""

    top: int
    now: int
    tray: int


@dataclass(frozen=True, slots=True)
class Row:
    """A card of the middle column."""

    share: int
    """Its part of the column where there is room for all."""
    least: int
    """The least height in pixels at which nothing of it is cut."""


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The place of every part."""

    top: Box
    board: Box
    rows: tuple[Box, ...]
    """The cards of the middle column, from the top."""
    log: Box
    now: Box


def window_scale(width: int, height: int, factor: float = 1.0) -> float:
    """How much larger than designed everything is in a window of this size, in steps, so that it stays sharp and does
    not change with every pixel; `factor` is what the umpire asks for besides, as far as there is room for it."""
    fits = max(_LEAST_SCALE, min(width / _DESIGN_WIDTH, height / _DESIGN_HEIGHT))
    usual = int(fits * _STEPS + 1e-9) / _STEPS
    return round(usual * min(factor, _CROWDED), 2)


def arrange(width: int, height: int, bars: Bars, rows: tuple[Row, ...], scale: float) -> Arrangement:
    """Lay out a window of this size in pixels; the board gives way to words that are larger than usual."""
    gap = 4 if height < 700 else 10 if height < 1000 else 14
    side = gap if width < 1200 else 2 * gap
    top, now = Box(0, 0, width, bars.top), Box(0, height - bars.now, width, bars.now)
    y, room = bars.top + gap, height - bars.top - bars.now - 2 * gap
    log_width = max(round(_LOG_LEAST * scale), round(width * _LOG_SHARE))
    board_width = min(room - bars.tray, round(width * _BOARD_SHARE))
    lacking = round(_MIDDLE_LEAST * scale) - (width - 2 * side - 2 * gap - board_width - log_width)
    board_width -= max(0, lacking)
    board = Box(side, y, board_width, room)
    log = Box(width - side - log_width, y, log_width, room)
    middle = Box(board.right + gap, y, log.x - gap - board.right - gap, room)
    return Arrangement(top, board, _stacked(middle, rows, gap), log, now)


def _stacked(column: Box, rows: tuple[Row, ...], gap: int) -> tuple[Box, ...]:
    heights = _heights(column.height - gap * (len(rows) - 1), rows)
    boxes, y = [], column.y
    for height in heights:
        boxes.append(Box(column.x, y, column.width, height))
        y += height + gap
    return tuple(boxes)


def _heights(room: int, rows: tuple[Row, ...]) -> list[int]:
    """Shares of the room, but nobody less than he needs; what that costs the others bear."""
    heights = [row.least for row in rows]
    growing = list(range(len(rows)))
    while growing:
        taken = sum(heights[index] for index in range(len(rows)) if index not in growing)
        shares = sum(rows[index].share for index in growing)
        wanted = {index: (room - taken) * rows[index].share // shares for index in growing}
        short = [index for index in growing if wanted[index] < rows[index].least]
        if not short:
            for index in growing:
                heights[index] = wanted[index]
            break
        growing = [index for index in growing if index not in short]
    heights[-1] += max(0, room - sum(heights))
    return heights
