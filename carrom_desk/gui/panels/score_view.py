"""What the score panel shows, as values."""

from dataclasses import dataclass

from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.wording.score_words import side_note
from carrom_desk.match.match_text import score_now
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState
from carrom_desk.rules.piece_text import men_owed

_NO_WARNINGS = BySide("", "")


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
    """Colour, break, Queen and warnings, in words."""
    owed: str = ""
    """How many men it owes, in words; empty when none."""


@dataclass(frozen=True, slots=True)
class ScoreView:
    """Both sides' lines."""

    sides: BySide[SideScore]
    games_to_win: int
    """Games that win the match: so many dots each side has."""


def score_view(state: MatchState, warnings: BySide[str] = _NO_WARNINGS) -> ScoreView:
    """What is to be shown of a match; `warnings` tell in words how often the players of a side were warned."""
    sides = BySide(_side(state, Side.A, warnings.a), _side(state, Side.B, warnings.b))
    return ScoreView(sides, state.setup.competition.games_to_win)


def _side(state: MatchState, side: Side, warnings: str) -> SideScore:
    board = state.board
    owed = 0 if board is None else board.due.of(side)
    return SideScore(
        name=state.setup.side_name(side),
        score=score_now(state).of(side),
        games=state.games.of(side),
        is_white=None if board is None else side is board.white,
        is_in_turn=board is not None and board.turn.side is side,
        note=" · ".join(words for words in (side_note(state, side), warnings) if words),
        owed=men_owed(say, owed) if owed else "",
    )
