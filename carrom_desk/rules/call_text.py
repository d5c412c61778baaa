"""The words that the umpire calls, with their quotation marks.

They are translated by themselves, so that the calls can stand in another language than everything else.
"""

from .ruling import Call, Ruling
from .words import QT_TRANSLATE_NOOP, Say

CALL_WORDS = {
    Call.PLAY: QT_TRANSLATE_NOOP("Call", "“Play.”"),
    Call.DUE: QT_TRANSLATE_NOOP("Call", "“Due.”"),
    Call.FOUL: QT_TRANSLATE_NOOP("Call", "“Foul.”"),
    Call.DUE_AND_FOUL: QT_TRANSLATE_NOOP("Call", "“Due and foul.”"),
    Call.TECHNICAL_FOUL: QT_TRANSLATE_NOOP("Call", "“Technical foul.”"),
    Call.QUEEN_COVERED: QT_TRANSLATE_NOOP("Call", "“Queen covered.”"),
    Call.BOARD: QT_TRANSLATE_NOOP("Call", "“Board.”"),
}
_BOARD_OF_ONE = QT_TRANSLATE_NOOP("Call", "“Board, 1 point.”")
_BOARD = QT_TRANSLATE_NOOP("Call", "“Board, {points} points.”")
# The end of a game, with its winner's points first; of a match with his games, or the points of the only one.
GAME = QT_TRANSLATE_NOOP("Call", "“Game, {name}. {won} – {lost}.”")
MATCH = QT_TRANSLATE_NOOP("Call", "“Match, {name}. {won} – {lost}.”")
DRAWN_GAME = QT_TRANSLATE_NOOP("Call", "“Game drawn, {won} – {lost}.”")
DRAWN_MATCH = QT_TRANSLATE_NOOP("Call", "“Match drawn, {won} – {lost}.”")
GAME_CONCEDED = QT_TRANSLATE_NOOP("Call", "“Game, {name}, by concession.”")
MATCH_CONCEDED = QT_TRANSLATE_NOOP("Call", "“Match, {name}, by concession.”")
WALKOVER = QT_TRANSLATE_NOOP("Call", "“Match, {name}, by walkover.”")
DISQUALIFIED = QT_TRANSLATE_NOOP("Call", "“{loser} disqualified. Match, {name}.”")


def spoken(say: Say, ruling: Ruling, demanded: int = 0) -> tuple[str, ...]:
    """What is called about a ruling; the end of a board with what it counts, the points demanded on top included."""
    board = ruling.board
    return tuple(
        say(CALL_WORDS[call]) if board is None or call is not Call.BOARD else _board(say, board.points + demanded)
        for call in ruling.calls
    )


def _board(say: Say, points: int) -> str:
    return say(_BOARD_OF_ONE) if points == 1 else say(_BOARD, points=points)
