"""How small a browser has to print head and card so that every game stands on the first page.

A browser sets a page without telling how high it gets, so its height is estimated from what has to be told.
"""

from .html_card import legend
from .paper import MARGIN_MM, Paper
from .score_card import GameLine
from .score_sheet import ScoreSheet
from .sheet_words import format_words, outcome_words, toss_words
from .short_names import clusters

SMALLEST = 0.6
"""Smaller would be hard to read: then the card goes on to a second page."""
_RESERVE = 0.96
"""Of the page's height: an estimate is no measurement."""


def front_scale(sheet: ScoreSheet, paper: Paper) -> float:
    """The scale, at most 1, with two decimals."""
    room = (paper.height_mm - 2 * MARGIN_MM) * _RESERVE
    # What is set smaller has wider lines, too; so the estimate errs to the safe side.
    scale = min(1.0, room / front_mm(sheet))
    return max(SMALLEST, int(scale * 100) / 100)


def front_mm(sheet: ScoreSheet) -> float:
    """The estimated height of head and card at full size, in millimetres."""
    games = sum(_game_mm(sheet, game) for game in sheet.games)
    return _head_mm(sheet) + games + 4.0 * _lines(legend(sheet), 125) + 3.0


def _head_mm(sheet: ScoreSheet) -> float:
    setup, names = sheet.setup, sheet.names
    title = 5.0 + 8.0 * _lines(setup.event, 42) + 5.0
    players = sum(len(setup.sides.of(side)) for side in names.order)
    sides = 10.0 + 5.4 * players + 4.0
    outcome = 8.0 + 6.0 * _lines(outcome_words(sheet), 70)
    tosses = "; ".join(toss_words(sheet, toss) for toss in sheet.tosses)
    pairs = (("", tosses), (setup.umpire, setup.chief_referee), ("", format_words(setup)))
    terms = 4.0 + sum(max(1.5, *(_lines(text, 44) for text in pair)) * 4.8 for pair in pairs)
    return title + sides + outcome + terms


def _game_mm(sheet: ScoreSheet, game: GameLine) -> float:
    names = sheet.names
    sides = max(_lines(names.side(side), 24) for side in names.order)
    rows = sum(4.7 + 3.6 * (_lines(board.break_by, 15) - 1) for board in game.boards)
    others = 4.7 * ((game.under_way is not None) + (game.conceded_by is not None) + (game.boards_before > 0))
    heading = 7.0 + 5.0 * _lines(names.full_side(names.first), 45)
    # Beside the rows stands the chart, some thirty millimetres high.
    return heading + max(5.5 + 4.2 * sides + 4.7 + rows + others, 33.0)


def _lines(text: str, letters: int) -> int:
    """How many lines a text takes where one has room for so many letters."""
    return max(1, -(-len(clusters(text)) // letters))
