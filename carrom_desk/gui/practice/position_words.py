"""Where a situation begins, and rulings in short, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.exchange.situations import Situation
from carrom_desk.gui.wording.match_words import edition_name
from carrom_desk.gui.wording.pieces import few_men, men_owed, points_of, queen_words
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, Side
from carrom_desk.match.state import BoardState, MatchState

from .answer import Answer, Question, board_before


def position_words(situation: Situation) -> str:
    """Who is in turn, the board just before the act, the score, and by which laws."""
    state, board, setup = situation.before.state, board_before(situation), situation.setup
    sides = ", ".join(_side_words(setup, board, side) for side in Side)
    owed = " ".join(
        QCoreApplication.translate("Situation", "{side} {owes}.").format(
            side=setup.side_name(side), owes=men_owed(board.due.of(side))
        )
        for side in Side
        if board.due.of(side)
    )
    turn = QCoreApplication.translate("Situation", "{player} is in turn.").format(
        player=setup.player_at(board.turn).name
    )
    laws = QCoreApplication.translate("Situation", "Laws: {laws}.").format(laws=edition_name(setup.laws))
    return " ".join(part for part in (turn, f"{sides}.", _queen(setup, board), owed, _score(state), laws) if part)


def answer_words(question: Question, answer: Answer, situation: Situation) -> str:
    """One part of a ruling."""
    setup, board = situation.setup, board_before(situation)
    match question:
        case Question.NEXT if answer.next is None:
            return QCoreApplication.translate("Situation", "The board is over.")
        case Question.NEXT:
            assert answer.next is not None
            return setup.player_at(answer.next).name
        case Question.BACK if answer.back == NOUGHT:
            return QCoreApplication.translate("Situation", "none")
        case Question.BACK:
            counts = [(answer.back.of(side), side is board.white) for side in Side]
            return ", ".join(few_men(count, is_white=is_white) for count, is_white in counts if count)
        case Question.QUEEN if answer.is_queen_back:
            return QCoreApplication.translate("Situation", "comes back")
        case Question.QUEEN:
            return QCoreApplication.translate("Situation", "does not come back")
        case Question.PLACER if answer.placer is None:
            return QCoreApplication.translate("Situation", "nobody")
        case Question.PLACER:
            assert answer.placer is not None
            return setup.player_at(answer.placer).name
        case Question.WINNER if answer.winner is None:
            return QCoreApplication.translate("Situation", "nobody")
        case Question.WINNER:
            assert answer.winner is not None
            text = QCoreApplication.translate("Situation", "{side}, {points}")
            return text.format(side=setup.side_name(answer.winner), points=points_of(answer.points))


def question_words(question: Question) -> str:
    """What is asked."""
    match question:
        case Question.NEXT:
            return QCoreApplication.translate("Situation", "Who plays next?")
        case Question.BACK:
            return QCoreApplication.translate("Situation", "Men that come back")
        case Question.QUEEN:
            return QCoreApplication.translate("Situation", "The Queen")
        case Question.PLACER:
            return QCoreApplication.translate("Situation", "Who places them?")
        case Question.WINNER:
            return QCoreApplication.translate("Situation", "Who wins the board?")


def _side_words(setup: Setup, board: BoardState, side: Side) -> str:
    count = few_men(board.on_board.of(side), is_white=side is board.white)
    return QCoreApplication.translate("Situation", "{side}: {men} on the board").format(
        side=setup.side_name(side), men=count
    )


def _queen(setup: Setup, board: BoardState) -> str:
    holder = board.queen_holder
    if holder is None:
        return queen_words(board.position.queen)
    return QCoreApplication.translate("Situation", "{side} covered the Queen.").format(side=setup.side_name(holder))


def _score(state: MatchState) -> str:
    game = state.game
    if game is None or game.score == NOUGHT:
        return ""
    text = QCoreApplication.translate("Situation", "Score {a} : {b}.")
    return text.format(a=game.score.a, b=game.score.b)
