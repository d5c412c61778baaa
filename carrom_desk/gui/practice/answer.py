"""What somebody who practises rules, and how that compares with what the desk rules. No Qt, no words."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.exchange.situations import Situation
from carrom_desk.match.evolve import evolve
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, by_side, side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.position import NO_MEN


@unique
class Question(StrEnum):
    """What is asked."""

    NEXT = "next"
    """Who plays, or that the board is over."""
    BACK = "back"
    """How many men come back onto the board now, of each colour."""
    QUEEN = "queen"
    """Whether the Queen comes back."""
    PLACER = "placer"
    """Who places the men."""
    WINNER = "winner"
    """Who wins the board, with how many points, those on demand left out."""


@dataclass(frozen=True, slots=True)
class Answer:
    """A ruling in short."""

    next: Seat | None
    """Who plays; None: the board is over."""
    back: BySide[int] = NOUGHT
    is_queen_back: bool = False
    placer: Seat | None = None
    """Who places the men that come back; None where there are none."""
    winner: Side | None = None
    points: int = 0


def desk_answer(situation: Situation) -> Answer:
    """What the desk rules."""
    before, ruling = board_before(situation), situation.act.ruling
    after = state_after(situation)
    assert ruling is not None
    in_turn = before.turn.side
    if ruling.board is not None:
        return Answer(None, winner=side_of(ruling.board.winner, in_turn), points=ruling.board.points)
    assert after.board is not None
    to_place = after.board.to_place
    return Answer(
        after.board.turn,
        back=by_side(ruling.place.men, in_turn),
        is_queen_back=ruling.place.queen,
        placer=placer_of(to_place) if to_place is not None and ruling.place.men != NO_MEN else None,
    )


def asked(answer: Answer) -> tuple[Question, ...]:
    """What matters of an answer: how a board that is over ended, else what comes back and who places it."""
    if answer.next is None:
        return (Question.NEXT, Question.WINNER)
    placing = (Question.PLACER,) if answer.back != NOUGHT else ()
    return (Question.NEXT, Question.BACK, Question.QUEEN, *placing)


def is_right(question: Question, said: Answer, right: Answer) -> bool:
    """Whether a part of an answer is as the desk has it."""
    match question:
        case Question.NEXT:
            return said.next == right.next
        case Question.BACK:
            return said.back == right.back
        case Question.QUEEN:
            return said.is_queen_back is right.is_queen_back
        case Question.PLACER:
            return said.placer == right.placer
        case Question.WINNER:
            return (said.winner, said.points) == (right.winner, right.points)


def is_all_right(said: Answer, right: Answer) -> bool:
    """Whether the whole ruling is as the desk has it."""
    return all(is_right(question, said, right) for question in asked(right))


def board_before(situation: Situation) -> BoardState:
    """The board just before the act."""
    board = situation.before.state.board
    assert board is not None
    return board


def state_after(situation: Situation) -> MatchState:
    """The match just after the act."""
    return evolve(situation.before.state, situation.act)
