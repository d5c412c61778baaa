"""What is asked of a situation, the desk's answer beside the umpire's, and both in words."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from carrom_desk.exchange.situations import Situation
from carrom_desk.gui.languages import say
from carrom_desk.match.evolve import evolve
from carrom_desk.match.match_text import IN_TURN, sentence
from carrom_desk.match.posed import COVERED
from carrom_desk.match.ruling_text import turn_words
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, by_side, side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.timing import placer_of
from carrom_desk.rules.piece_text import few_men, men_owed, points_of, queen_words
from carrom_desk.rules.position import NO_MEN
from carrom_desk.rules.ruling import Turn
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words


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
    return _part(question, said) == _part(question, right)


def _part(question: Question, answer: Answer) -> object:
    return {
        Question.NEXT: answer.next,
        Question.BACK: answer.back,
        Question.QUEEN: answer.is_queen_back,
        Question.PLACER: answer.placer,
        Question.WINNER: (answer.winner, answer.points),
    }[question]


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
    return evolve(situation.before.state, situation.act, situation.before.next_number)


# In words


def position_words(situation: Situation) -> str:
    """Who is in turn, the board just before the act, the score, and by which laws."""
    state, board, setup = situation.before.state, board_before(situation), situation.setup
    sides = ", ".join(_side_words(setup, board, side) for side in Side)
    owed = " ".join(
        QCoreApplication.translate("Situation", "{side} {owes}.").format(
            side=setup.side_name(side), owes=men_owed(say, board.due.of(side))
        )
        for side in Side
        if board.due.of(side)
    )
    turn = say(IN_TURN, player=setup.player_at(board.turn).name)
    laws = QCoreApplication.translate("Situation", "Laws: {laws}.").format(laws=say(setup.laws.name))
    return " ".join(part for part in (turn, f"{sides}.", _queen(setup, board), owed, _score(state), laws) if part)


def answer_words(question: Question, answer: Answer, situation: Situation) -> str:
    """One part of a ruling."""
    setup, board = situation.setup, board_before(situation)
    match question:
        case Question.NEXT if answer.next is None:
            return sentence(say, turn_words(say, Turn.BOARD_OVER))
        case Question.NEXT:
            return _named(setup, answer.next)
        case Question.BACK if answer.back == NOUGHT:
            return QCoreApplication.translate("Situation", "none")
        case Question.BACK:
            counts = [(answer.back.of(side), side is board.white) for side in Side]
            return ", ".join(few_men(say, count, is_white=is_white) for count, is_white in counts if count)
        case Question.QUEEN if answer.is_queen_back:
            return QCoreApplication.translate("Situation", "comes back")
        case Question.QUEEN:
            return QCoreApplication.translate("Situation", "does not come back")
        case Question.PLACER:
            return _named(setup, answer.placer)
        case Question.WINNER if answer.winner is None:
            return _named(setup, None)
        case Question.WINNER:
            assert answer.winner is not None
            text = QCoreApplication.translate("Situation", "{side}, {points}")
            return text.format(side=setup.side_name(answer.winner), points=points_of(say, answer.points))


def _named(setup: Setup, seat: Seat | None) -> str:
    return QCoreApplication.translate("Situation", "nobody") if seat is None else setup.player_at(seat).name


_QUESTIONS: Mapping[Question, Words] = MappingProxyType(
    {
        Question.NEXT: QT_TRANSLATE_NOOP("Situation", "Who plays next?"),
        Question.BACK: QT_TRANSLATE_NOOP("Situation", "Men that come back"),
        Question.QUEEN: QT_TRANSLATE_NOOP("Situation", "The Queen"),
        Question.PLACER: QT_TRANSLATE_NOOP("Situation", "Who places them?"),
        Question.WINNER: QT_TRANSLATE_NOOP("Situation", "Who wins the board?"),
    }
)


def question_words(question: Question) -> str:
    """What is asked."""
    return say(_QUESTIONS[question])


def _side_words(setup: Setup, board: BoardState, side: Side) -> str:
    count = few_men(say, board.on_board.of(side), is_white=side is board.white)
    return QCoreApplication.translate("Situation", "{side}: {men} on the board").format(
        side=setup.side_name(side), men=count
    )


def _queen(setup: Setup, board: BoardState) -> str:
    holder = board.queen_holder
    if holder is None:
        return queen_words(say, board.position.queen)
    return say(COVERED, side=setup.side_name(holder))


def _score(state: MatchState) -> str:
    game = state.game
    if game is None or game.score == NOUGHT:
        return ""
    text = QCoreApplication.translate("Situation", "Score {a} : {b}.")
    return text.format(a=game.score.a, b=game.score.b)
