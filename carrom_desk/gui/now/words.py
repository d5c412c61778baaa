"""The sentences of What now that name players and numbers."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.wording.refusals import refusal_sentences
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, ToPlace
from carrom_desk.rules.piece_text import men


def player(setup: Setup, seat: Seat) -> str:
    """The name of who sits at a seat."""
    return setup.player_at(seat).name


def placing_sentence(setup: Setup, board: BoardState, to_place: ToPlace) -> str:
    """Who places which men."""
    counts: BySide[int] = by_side(to_place.ruling.place.men, to_place.in_turn)
    own, other = to_place.in_turn, to_place.in_turn.other
    parts = [
        _places(player(setup, to_place.placers.of(side)), men(say, counts.of(side), is_white=side is board.white))
        for side in (own, other)
        if counts.of(side)
    ]
    return " ".join(parts)


def _places(name: str, what: str) -> str:
    return QCoreApplication.translate("WhatNow", "{player} places {men}.").format(player=name, men=what)


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
