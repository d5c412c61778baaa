"""The sentences of What now that name players and numbers."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, LastBoard, MatchState, ToPlace
from carrom_desk.rules.ruling import Call


def player(setup: Setup, seat: Seat) -> str:
    """The name of who sits at a seat."""
    return setup.player_at(seat).name


def placing_sentence(setup: Setup, board: BoardState, to_place: ToPlace) -> str:
    """Who places which men."""
    men: BySide[int] = by_side(to_place.ruling.place.men, to_place.in_turn)
    own, other = to_place.in_turn, to_place.in_turn.other
    parts = [
        _places(player(setup, to_place.placers.of(side)), men_of_colour(men.of(side), is_white=side is board.white))
        for side in (own, other)
        if men.of(side)
    ]
    return " ".join(parts)


def _places(name: str, men: str) -> str:
    return QCoreApplication.translate("WhatNow", "{player} places {men}.").format(player=name, men=men)


def men_of_colour(count: int, *, is_white: bool) -> str:
    """So many men of a colour."""
    if count == 1:
        if is_white:
            return QCoreApplication.translate("WhatNow", "1 white man")
        return QCoreApplication.translate("WhatNow", "1 black man")
    if is_white:
        return QCoreApplication.translate("WhatNow", "{count} white men").format(count=count)
    return QCoreApplication.translate("WhatNow", "{count} black men").format(count=count)


def demand_sentence(setup: Setup, last: LastBoard) -> str:
    """How many points the winner of the board may demand."""
    text = QCoreApplication.translate("WhatNow", "{side} may demand {points} on top.")
    return text.format(side=setup.side_name(last.winner), points=points(last.on_demand))


def points(count: int) -> str:
    """So many points."""
    if count == 1:
        return QCoreApplication.translate("WhatNow", "1 point")
    return QCoreApplication.translate("WhatNow", "{count} points").format(count=count)


def winner_sentence(state: MatchState, winner: Side) -> str:
    """Who won the match, and by how many games."""
    text = QCoreApplication.translate("WhatNow", "{side} wins the match, {won} : {lost} games.")
    games = state.games
    return text.format(side=state.setup.side_name(winner), won=games.of(winner), lost=games.of(winner.other))


def protest_sentence(setup: Setup, by: Side) -> str:
    """Whose protest waits for its decision."""
    text = QCoreApplication.translate("WhatNow", "The protest of {side} waits for its decision.")
    return text.format(side=setup.side_name(by))


def break_sentence(record: MatchRecord) -> str:
    """Who breaks the board to come."""
    board = record.state.board
    assert board is not None
    text = QCoreApplication.translate("WhatNow", "{player} breaks: call “Play”.")
    return text.format(player=player(record.setup, board.turn))


def refusal_sentence(refusal: Refusal) -> str:
    """Why a command is not possible: for an impossible act every reason, each once."""
    if refusal.reason is Reason.ACT_IMPOSSIBLE and refusal.problems:
        return " ".join(dict.fromkeys(problem.reason.sentence for problem in refusal.problems))
    return refusal.reason.sentence


def call_words(call: Call) -> str:
    """The words to call, with their quotation marks."""
    match call:
        case Call.PLAY:
            return QCoreApplication.translate("WhatNow", "“Play”")
        case Call.DUE:
            return QCoreApplication.translate("WhatNow", "“Due”")
        case Call.FOUL:
            return QCoreApplication.translate("WhatNow", "“Foul”")
        case Call.DUE_AND_FOUL:
            return QCoreApplication.translate("WhatNow", "“Due and foul”")
        case Call.TECHNICAL_FOUL:
            return QCoreApplication.translate("WhatNow", "“Technical foul”")
        case Call.QUEEN_COVERED:
            return QCoreApplication.translate("WhatNow", "“Queen covered”")
        case Call.BOARD:
            return QCoreApplication.translate("WhatNow", "“Board”")
