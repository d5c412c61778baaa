"""The score as the panel shows it."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.panels.score_view import ScoreView, SideScore
from carrom_desk.gui.wording.match_lines import score_now
from carrom_desk.gui.wording.pieces import men_owed
from carrom_desk.gui.wording.score_words import side_note
from carrom_desk.match.side import BySide, Side
from carrom_desk.match.state import MatchState


def score_view(state: MatchState) -> ScoreView:
    """Both sides' lines."""
    return ScoreView(
        sides=BySide(_side(state, Side.A), _side(state, Side.B)), games_to_win=state.setup.competition.games_to_win
    )


def _side(state: MatchState, side: Side) -> SideScore:
    board = state.board
    owed = board.due.of(side) if board is not None else 0
    has_won = state.announced_winner is side
    return SideScore(
        name=state.setup.side_name(side),
        score=score_now(state).of(side),
        games=state.games.of(side),
        is_white=None if board is None else side is board.white,
        is_in_turn=board is not None and board.turn.side is side,
        note=QCoreApplication.translate("Score", "has won the match") if has_won else side_note(state, side),
        owed=men_owed(owed) if owed else "",
    )
