"""A match as JSON, for other programs."""

from dataclasses import asdict

from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import Side
from carrom_desk.presentation.team_ties import TieScore

from .table_views import SideView, TableView

DOCUMENT_VERSION = 1
"""Version of the JSON, increased when a member is renamed, removed or changes its meaning."""


def state_document(view: TableView) -> dict[str, object]:
    """Returns a match for other programs: overlays, scoreboards, spreadsheets. The members are explained in the
    manual.
    """
    setup, board, result = view.setup, view.board, view.result
    white = 0 if board is None else board.on_board.of(board.white)
    black = 0 if board is None else board.on_board.of(board.white.other)
    has_queen = board is not None and board.position.queen.is_on_board
    return {
        "version": DOCUMENT_VERSION,
        "match": view.match_id,
        "table": view.place,
        "event": setup.event,
        "round": setup.round,
        "title": without_marks(view.title),
        "where": view.where,
        "stage": view.stage.value,
        "tie": None if view.tie is None else _tie_document(view.tie),
        "sides": {side.value: _side_document(view.sides.of(side)) for side in Side},
        "player": view.player,
        "on_board": {"white": white, "black": black, "queen": has_queen},
        "ruling": "" if view.ruling is None else without_marks(view.ruling.decision),
        "laws": "" if view.ruling is None else ", ".join(view.ruling.laws),
        "clock": None if view.clock is None else asdict(view.clock),
        "games": [[score.a, score.b] for score in result.scores],
        "winner": None if result.winner is None else result.winner.value,
        "outcome": view.outcome,
        "unlawful": list(view.unlawful),
        "over": view.is_over,
        "approved": view.is_approved,
        "heard_ms": view.heard_ms,
        "silent": view.is_silent,
    }


def _tie_document(tie: TieScore) -> dict[str, object]:
    winner = None if tie.winner is None else tie.winner.value
    return {"name": tie.name, "teams": asdict(tie.teams), "score": asdict(tie.score), "winner": winner}


def _side_document(side: SideView) -> dict[str, object]:
    score = side.score
    colour = None if score.is_white is None else ("white" if score.is_white else "black")
    shown = {"names": score.name, "score": score.score, "games": score.games, "colour": colour, "men": side.men}
    return {**shown, "in_turn": score.is_in_turn, "owed": score.owed, "queen": side.has_queen}
