"""A ruling in the shortest words, for the log."""

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import Override
from carrom_desk.match.side import side_of
from carrom_desk.match.state import BoardState
from carrom_desk.rules.position import Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Call, Placing, Ruling

from .match_words import side_letter, turn_word
from .pieces import few_men, points_of, queen_words


def ruling_in_short(ruling: Ruling, board: BoardState) -> str:
    """What comes back, what is owed, the Queen, and who plays or has won."""
    return ", ".join(_parts(ruling, board))


def override_in_short(override: Override, board: BoardState) -> str:
    """What the umpire decided otherwise, given the board before the act."""
    return ", ".join(_decided(override, board))


def _parts(ruling: Ruling, board: BoardState) -> Iterator[str]:
    if Call.TECHNICAL_FOUL in ruling.calls:
        yield QCoreApplication.translate("Log", "technical foul")
    own, back = ruling.place.men.own, ruling.back.own
    if back and own > back:
        yield QCoreApplication.translate("Log", "back {back} + {due}").format(back=back, due=own - back)
    elif back:
        yield QCoreApplication.translate("Log", "back {count}").format(count=back)
    elif own:
        yield QCoreApplication.translate("Log", "due {count}").format(count=own)
    if ruling.place.men.opponent:
        is_white = board.turn.side is not board.white
        yield _back_of(ruling.place.men.opponent, is_white=is_white)
    owed = ruling.due.own - board.position.due.own
    if owed > 0:
        yield QCoreApplication.translate("Log", "{count} owed").format(count=owed)
    owed = ruling.due.opponent - board.position.due.opponent
    if owed > 0:
        men = few_men(owed, is_white=board.turn.side is not board.white)
        yield QCoreApplication.translate("Log", "{count} owed").format(count=men)
    yield from _queen(ruling, board.position.queen)
    yield _result(ruling.board, board) if ruling.board is not None else turn_word(ruling.turn)


def _back_of(count: int, *, is_white: bool) -> str:
    return QCoreApplication.translate("Log", "back {men}").format(men=few_men(count, is_white=is_white))


def _queen(ruling: Ruling, before: QueenPlace) -> Iterator[str]:
    if ruling.place.queen:
        yield QCoreApplication.translate("Log", "Queen back")
    elif ruling.queen is before:
        return
    elif ruling.queen is QueenPlace.TO_COVER:
        yield QCoreApplication.translate("Log", "Queen to cover")
    elif ruling.queen.holder is not None:
        yield QCoreApplication.translate("Log", "Queen covered")


def _result(result: BoardResult, board: BoardState) -> str:
    text = QCoreApplication.translate("Log", "board to {side}, {points}")
    side = side_letter(side_of(result.winner, board.turn.side))
    return text.format(side=side, points=points_of(result.points))


def _decided(override: Override, board: BoardState) -> Iterator[str]:
    if override.place is not None:
        yield from _placed(override.place, board)
    if override.due is not None:
        for party in Party:
            side = side_letter(side_of(party, board.turn.side))
            text = QCoreApplication.translate("Log", "{side} owes {count}")
            yield text.format(side=side, count=override.due.of(party))
    if override.queen is not None:
        yield queen_words(override.queen)
    if override.board is not None:
        yield _result(override.board, board)
    elif override.board_goes_on:
        yield QCoreApplication.translate("Log", "the board goes on")
    if override.turn is not None:
        yield turn_word(override.turn)


def _placed(place: Placing, board: BoardState) -> Iterator[str]:
    if not place.is_any():
        yield QCoreApplication.translate("Log", "nothing back")
    for party in Party:
        if place.men.of(party):
            is_white = side_of(party, board.turn.side) is board.white
            yield _back_of(place.men.of(party), is_white=is_white)
    if place.queen:
        yield QCoreApplication.translate("Log", "Queen back")
