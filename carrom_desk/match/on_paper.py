"""Boards that were umpired on paper: an entry tells their result, and nobody recorded their strokes.

A match file has no entry for a board without strokes. So a stroke that touches nothing stands in for them, and the
umpire's decision on it gives the board as it is written on the sheet. Its reason tells such a decision from any other.
"""

from collections.abc import Iterable

from .entries import Override, PlainEntry
from .state import MatchState

ON_PAPER = "As it is written on the paper sheet"
"""The reason of a decision that gives a board's result from paper."""

TYPED_IN = "Umpired on paper: the boards are typed in from the sheet, the strokes were not recorded."
"""The first remark of a match that was typed in from a paper sheet."""


def is_on_paper(entry: PlainEntry) -> bool:
    """Whether an entry gives a board as a paper sheet has it."""
    return isinstance(entry, Override) and entry.board is not None and entry.reason == ON_PAPER


def boards_on_paper(entered: Iterable[tuple[PlainEntry, MatchState]]) -> frozenset[tuple[int, int]]:
    """The numbers of game and board of every board given so, from entries with the state after each.

    What was entered as strokes of such a board only stands in for them.
    """
    ruled = (after.last_ruled.before for entry, after in entered if is_on_paper(entry) and after.last_ruled is not None)
    return frozenset(
        (before.game.number, before.board.number)
        for before in ruled
        if before.game is not None and before.board is not None
    )
