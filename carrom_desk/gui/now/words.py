"""The sentences of What now that name players and numbers."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.wording.pieces import men, points_of
from carrom_desk.gui.wording.refusals import refusal_sentences
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, LastBoard, MatchState, ToPlace


def player(setup: Setup, seat: Seat) -> str:
    """The name of who sits at a seat."""
    return setup.player_at(seat).name


def placing_sentence(setup: Setup, board: BoardState, to_place: ToPlace) -> str:
    """Who places which men."""
    counts: BySide[int] = by_side(to_place.ruling.place.men, to_place.in_turn)
    own, other = to_place.in_turn, to_place.in_turn.other
    parts = [
        _places(player(setup, to_place.placers.of(side)), men(counts.of(side), is_white=side is board.white))
        for side in (own, other)
        if counts.of(side)
    ]
    return " ".join(parts)


def _places(name: str, what: str) -> str:
    return QCoreApplication.translate("WhatNow", "{player} places {men}.").format(player=name, men=what)


def demand_sentence(setup: Setup, last: LastBoard) -> str:
    """How many points the winner of the board may demand."""
    text = QCoreApplication.translate("WhatNow", "{side} may demand {points} on top.")
    return text.format(side=setup.side_name(last.winner), points=points_of(last.on_demand))


def winner_sentence(state: MatchState, winner: Side) -> str:
    """Who won the match, and by how many games."""
    text = QCoreApplication.translate("WhatNow", "{side} wins the match, {won} : {lost} games.")
    games = state.games
    return text.format(side=state.setup.side_name(winner), won=games.of(winner), lost=games.of(winner.other))


def protest_sentence(setup: Setup, by: Side) -> str:
    """Whose protest waits for its decision."""
    text = QCoreApplication.translate("WhatNow", "The protest of {side} is undecided: the result is withheld.")
    return text.format(side=setup.side_name(by))


def break_sentence(record: MatchRecord) -> str:
    """Who breaks the board to come."""
    board = record.state.board
    assert board is not None
    text = QCoreApplication.translate("WhatNow", "{player} breaks: call “Play”.")
    return text.format(player=player(record.setup, board.turn))


def refusal_sentence(refusal: Refusal) -> str:
    """Why a command is not possible: for an impossible act every reason, each once."""
    return " ".join(refusal_sentences(refusal))
