"""A record in one line of a list."""

from .record import MatchRecord
from .side import NOUGHT, BySide, Side
from .store import MatchId, MatchSummary


def summary_of(match_id: MatchId, started: str, record: MatchRecord) -> MatchSummary:
    """Sum up a match for a list."""
    setup, state = record.setup, record.state
    game = state.game or state.unfinished
    last = state.history[-1].score if state.history else NOUGHT
    return MatchSummary(
        id=match_id,
        started=started,
        event=setup.event,
        round=setup.round,
        sides=BySide(setup.side_name(Side.A), setup.side_name(Side.B)),
        status=state.status,
        games=state.games,
        score=game.score if game is not None else last,
    )
