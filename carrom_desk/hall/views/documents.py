"""A match as JSON, for other programs."""

from dataclasses import asdict

from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import Side

from .table_views import SideView, TableView

DOCUMENT_VERSION = 1
"""Version of the JSON, increased when a member is renamed, removed or changes its meaning."""


def state_document(view: TableView) -> dict[str, object]:
    """Returns a match for other programs: overlays, scoreboards, spreadsheets. The members are explained in the
    manual.
    """
    return {
        "version": DOCUMENT_VERSION,
        "match": view.match_id,
        "table": view.place,
        "event": view.event,
        "round": view.round,
        "title": without_marks(view.title),
        "where": view.where,
        "stage": view.stage.value,
        "sides": {side.value: _side_document(view.sides.of(side)) for side in Side},
        "player": view.player,
        "on_board": {"white": view.men.a, "black": view.men.b, "queen": view.has_queen},
        "ruling": without_marks(view.ruling),
        "laws": view.laws,
        "clock": None if view.clock is None else asdict(view.clock),
        "games": [[score.a, score.b] for score in view.scores],
        "winner": next((side.value for side in Side if view.sides.of(side).is_winner), None),
        "outcome": view.outcome,
        "unlawful": list(view.unlawful),
        "over": view.is_over,
        "approved": view.is_approved,
        "heard_ms": view.heard_ms,
        "silent": view.is_silent,
    }


def _side_document(side: SideView) -> dict[str, object]:
    colour = None if side.is_white is None else ("white" if side.is_white else "black")
    shown = {"names": side.names, "score": side.score, "games": side.games, "colour": colour, "men": side.men}
    return {**shown, "in_turn": side.is_in_turn, "owed": side.owed, "queen": side.has_queen}
