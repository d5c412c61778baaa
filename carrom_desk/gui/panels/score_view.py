"""What the score panel shows, as values."""

from dataclasses import dataclass

from carrom_desk.match.side import BySide


@dataclass(frozen=True, slots=True)
class SideScore:
    """One side's line."""

    name: str
    score: int
    """Points in the game, 0 to 99."""
    games: int
    """Games won."""
    is_white: bool | None = None
    """Whether it plays white; None before a board begins."""
    is_in_turn: bool = False
    note: str = ""
    """Colour, break and Queen, in words."""
    owed: str = ""
    """How many men it owes, in words; empty when none."""


@dataclass(frozen=True, slots=True)
class ScoreView:
    """Both sides' lines."""

    sides: BySide[SideScore]
    games_to_win: int
    """Games that win the match: so many dots each side has."""
