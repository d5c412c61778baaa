"""The board as it is shown: what lies on it, what is marked, what comes back."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.board.picture import BoardPicture, ByColour, Colour, QueenLies, QueenPicture, SeatPicture
from carrom_desk.gui.theme import ThemeName
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import SEATS_TO_THE_RIGHT, BySide, Seat, Side, by_side
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.stroke_draft import Mark, StrokeDraft
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Ruling


def board_picture(record: MatchRecord, theme: ThemeName, *, is_mirrored: bool) -> BoardPicture:
    """The board before a stroke: men to be placed are shown apart until somebody says what became of them."""
    state = record.state
    board = state.board
    if board is None:
        last = _last_board(state) if state.is_over else BoardPicture()
        return replace(last, refusal=_why_no_board(state), is_mirrored=is_mirrored, theme=theme)
    to_place = _men_to_place(board)
    return BoardPicture(
        on_board=_by_colour(board.on_board, board),
        queen=_queen(board),
        to_place=_by_colour(to_place, board),
        owed=_by_colour(board.due, board),
        seats=_seats(record.setup, board),
        is_mirrored=is_mirrored,
        theme=theme,
    )


def with_marks(picture: BoardPicture, draft: StrokeDraft, *, is_jumped_mode: bool) -> BoardPicture:
    """The picture with the marks of the stroke being entered, and what the next press marks."""
    pressed_mark = Mark.JUMPED if is_jumped_mode else Mark.POCKETED
    return replace(picture, pocketed=draft.pocketed, jumped=draft.jumped, pressed_mark=pressed_mark)


def with_coming_back(picture: BoardPicture, record: MatchRecord, ruling: Ruling | None) -> BoardPicture:
    """The picture with what a ruling would bring back to the board."""
    board = record.state.board
    if board is None or ruling is None or ruling.board is not None:
        return picture
    men = _by_colour(by_side(ruling.place.men, board.turn.side), board)
    return replace(picture, coming_back=men, is_queen_coming_back=ruling.place.queen)


def _last_board(state: MatchState) -> BoardPicture:
    """How the last board of the match ended, nobody in turn; bare where the match ended beside the board."""
    last = state.last_ruled
    if last is None or last.before.board is None:
        return BoardPicture(on_board=ByColour(), queen=QueenPicture(QueenLies.COVERED))
    before, ruling = last.before.board, last.ruling
    board = replace(before, position=replace(before.position, on_board=ruling.on_board, queen=ruling.queen))
    seats = tuple(replace(seat, is_in_turn=False) for seat in _seats(state.setup, board))
    return BoardPicture(on_board=_by_colour(board.on_board, board), queen=_queen(board), seats=seats)


def _men_to_place(board: BoardState) -> BySide[int]:
    to_place = board.to_place
    if to_place is None or to_place.is_answered:
        return BySide(0, 0)
    return by_side(to_place.ruling.place.men, to_place.in_turn)


def _by_colour(men: BySide[int], board: BoardState) -> ByColour:
    return ByColour(white=men.of(board.white), black=men.of(board.white.other))


def _colour(side: Side, board: BoardState) -> Colour:
    return Colour.WHITE if side is board.white else Colour.BLACK


def _queen(board: BoardState) -> QueenPicture:
    in_turn = _colour(board.turn.side, board)
    match board.position.queen:
        case QueenPlace.ON_BOARD:
            return QueenPicture()
        case QueenPlace.TO_COVER:
            return QueenPicture(QueenLies.TO_COVER, in_turn)
        case QueenPlace.TO_RETURN:
            return QueenPicture(QueenLies.TO_RETURN, in_turn)
        case QueenPlace.OWN | QueenPlace.OPPONENT:
            holder = board.queen_holder
            assert holder is not None
            return QueenPicture(QueenLies.COVERED, _colour(holder, board))


def _seats(setup: Setup, board: BoardState) -> tuple[SeatPicture, ...]:
    return tuple(
        SeatPicture(seat, setup.player_at(seat).name, _colour(seat.side, board), is_in_turn=seat is board.turn)
        for seat in _taken(setup)
    )


def _taken(setup: Setup) -> tuple[Seat, ...]:
    return SEATS_TO_THE_RIGHT if setup.doubles else (Seat.A1, Seat.B1)


def _why_no_board(state: MatchState) -> str:
    if state.is_over:
        return QCoreApplication.translate("BoardView", "The match is over.")
    return QCoreApplication.translate("BoardView", "The toss comes first.")
