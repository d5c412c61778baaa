"""The words that the umpire calls, with their quotation marks.

They are translated by themselves, so that the calls can stand in another language than everything else.
"""

from .ruling import Call, Ruling
from .words import QT_TRANSLATE_NOOP, Say

_CALLS = {
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
_GAME = QT_TRANSLATE_NOOP("Call", "“Game, {name}. {won} – {lost}.”")
_MATCH = QT_TRANSLATE_NOOP("Call", "“Match, {name}. {won} – {lost}.”")
_DRAWN_GAME = QT_TRANSLATE_NOOP("Call", "“Game drawn, {won} – {lost}.”")
_DRAWN_MATCH = QT_TRANSLATE_NOOP("Call", "“Match drawn, {won} – {lost}.”")
_GAME_CONCEDED = QT_TRANSLATE_NOOP("Call", "“Game, {name}, by concession.”")
_MATCH_CONCEDED = QT_TRANSLATE_NOOP("Call", "“Match, {name}, by concession.”")
_WALKOVER = QT_TRANSLATE_NOOP("Call", "“Match, {name}, by walkover.”")
_DISQUALIFIED = QT_TRANSLATE_NOOP("Call", "“{loser} disqualified. Match, {name}.”")


def call_words(say: Say, call: Call) -> str:
    """One call as it is spoken."""
    return say(_CALLS[call])


def spoken(say: Say, ruling: Ruling, demanded: int = 0) -> tuple[str, ...]:
    """What is called about a ruling; the end of a board with what it counts, the points demanded on top included."""
    board = ruling.board
    return tuple(
        call_words(say, call) if board is None or call is not Call.BOARD else _board(say, board.points + demanded)
        for call in ruling.calls
    )


def game_called(say: Say, name: str, won: int, lost: int) -> str:
    """The end of a game, with its winner's points first; a drawn one names nobody."""
    return say(_GAME, name=name, won=won, lost=lost) if name else say(_DRAWN_GAME, won=won, lost=lost)


def match_called(say: Say, name: str, won: int, lost: int) -> str:
    """The end of the match, with its winner's games first, or his points of the only game; a drawn one names nobody."""
    return say(_MATCH, name=name, won=won, lost=lost) if name else say(_DRAWN_MATCH, won=won, lost=lost)


def game_conceded_called(say: Say, name: str) -> str:
    """The end of a game that the other side gave up."""
    return say(_GAME_CONCEDED, name=name)


def match_conceded_called(say: Say, name: str) -> str:
    """The end of a match that the other side gave up."""
    return say(_MATCH_CONCEDED, name=name)


def walkover_called(say: Say, name: str) -> str:
    """A match won because the other side does not appear or cannot play."""
    return say(_WALKOVER, name=name)


def disqualified_called(say: Say, name: str, loser: str) -> str:
    """A match won because the other side is disqualified."""
    return say(_DISQUALIFIED, name=name, loser=loser)


def _board(say: Say, points: int) -> str:
    return say(_BOARD_OF_ONE) if points == 1 else say(_BOARD, points=points)
