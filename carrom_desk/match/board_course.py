"""How a board begins and how rulings carry it on."""

from dataclasses import replace

from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.judge import judge_pass
from carrom_desk.rules.position import Party, Position, seen_by_other
from carrom_desk.rules.ruling import Ruling, Turn

from .game_course import close_board, open_board
from .history import Slam
from .side import BySide, Seat, Side, seat_after, side_of
from .state import BoardState, LastBoard, LastRuled, MatchState, ToPlace

PASSES_EACH = 3
"""Passes of every player, one after the other, after which the board is replayed (137)."""


def apply_ruling(state: MatchState, board: BoardState, act: Act, ruling: Ruling) -> MatchState:
    """Carry a board on by a ruling, or end it; time does not stand still any more."""
    before = replace(state, is_paused=False, is_rest_due=False, last_ruled=None, last_board=None)
    last_ruled = LastRuled(before, act, ruling)
    if ruling.board is None:
        return replace(before, board=_board_after(state, board, act, ruling), last_ruled=last_ruled)
    closed = close_board(before, board, _ended(before, board, act, ruling))
    return replace(closed, last_ruled=last_ruled)


def apply_pass(state: MatchState, board: BoardState) -> MatchState:
    """End the turn of the player who passes; when everyone passed three times, replay the board (137)."""
    ruling = judge_pass(board.position, state.setup.edition)
    players = 4 if state.setup.doubles else 2
    if board.passes + 1 == PASSES_EACH * players:
        return replay_board(state, board)
    after = _turn_passes(state, board, ruling)
    return replace(state.without_memory(), board=replace(after, passes=board.passes + 1))


def replay_board(state: MatchState, board: BoardState) -> MatchState:
    """Cancel a board and begin it again with the same breaker (137, 140, 142)."""
    cancelled = replace(state.without_memory(), boards_replayed=state.boards_replayed + 1)
    return open_board(cancelled, board.number, board.breaker)


def _board_after(state: MatchState, board: BoardState, act: Act, ruling: Ruling) -> BoardState:
    if ruling.turn is Turn.PASSES:
        return _turn_passes(state, board, ruling)
    is_stroke = isinstance(act, Stroke)
    return replace(
        board,
        position=_position_after(board, ruling),
        to_place=_to_place(state, board, ruling),
        strokes_in_turn=board.strokes_in_turn + int(is_stroke),
        passes=0 if is_stroke else board.passes,
    )


def _position_after(board: BoardState, ruling: Ruling) -> Position:
    """The position as the ruling leaves it, still with the same player in turn."""
    return Position(
        on_board=ruling.on_board,
        queen=ruling.queen,
        due=ruling.due,
        has_pocketed=ruling.has_pocketed,
        break_=ruling.break_,
        score=board.position.score,
    )


def _to_place(state: MatchState, board: BoardState, ruling: Ruling) -> ToPlace | None:
    """Who places the men: the player on the right, or the other in singles; he himself the opponent's men (78)."""
    if not (ruling.place.men.own or ruling.place.men.opponent):
        return None
    setup = state.setup
    right = seat_after(board.turn, setup.edition.seats_to_next_turn, doubles=setup.doubles)
    own = board.turn.side
    placers: BySide[Seat] = BySide(right, right).with_(own.other, board.turn)
    return ToPlace(ruling, own, placers)


def _turn_passes(state: MatchState, board: BoardState, ruling: Ruling) -> BoardState:
    setup = state.setup
    seat = seat_after(board.turn, setup.edition.seats_to_next_turn, doubles=setup.doubles)
    turns = board.turns.with_(seat.side, board.turns.of(seat.side) + 1)
    return replace(
        board,
        turn=seat,
        position=seen_by_other(_position_after(board, ruling)),
        to_place=_to_place(state, board, ruling),
        strokes_in_turn=0,
        turns=turns,
        passes=0,
    )


def _ended(before: MatchState, board: BoardState, act: Act, ruling: Ruling) -> LastBoard:
    result = ruling.board
    assert result is not None
    winner = side_of(result.winner, board.turn.side)
    holder = ruling.queen.holder
    return LastBoard(
        before=before,
        winner=winner,
        points=result.points,
        on_demand=result.on_demand,
        queen=None if holder is None else side_of(holder, board.turn.side),
        slam=_slam(board, act, ruling, winner),
    )


def _slam(board: BoardState, act: Act, ruling: Ruling, winner: Side) -> Slam | None:
    """White: all nine and the Queen in the breaker's first turn; black: all black left in the other's first turn."""
    is_by_own_stroke = isinstance(act, Stroke) and winner is board.turn.side
    if not is_by_own_stroke or ruling.on_board.own or board.turns.of(winner) != 1:
        return None
    if winner is not board.breaker.side:
        return Slam.BLACK
    return Slam.WHITE if ruling.queen.holder is Party.OWN else None
