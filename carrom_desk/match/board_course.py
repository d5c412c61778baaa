"""How rulings carry a board on: turns, men to be placed, what the umpire decides otherwise, turns he corrects."""

from dataclasses import replace

from carrom_desk.rules.acts import Act, Incident, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.judge import judge_pass
from carrom_desk.rules.position import (
    BREAK_TO_COME,
    NO_MEN,
    ByParty,
    Party,
    Position,
    QueenPlace,
    seen_by_other,
)
from carrom_desk.rules.ruling import NOTHING_TO_PLACE, Call, Ruling, Turn

from .entries import ActEntry, IncidentSeen, Override, PlacingOutcome, StrokeMade, ViolationSeen
from .game_course import close_board, open_board
from .history import Slam
from .side import NOUGHT, BySide, Seat, Side, seat_after, side_of
from .state import BoardState, LastBoard, LastRuled, MatchState, ToPlace

PASSES_EACH = 3
"""Passes of every player, one after the other, after which the board is replayed (137)."""


# Acts


def act_of(state: MatchState, entry: ActEntry) -> Act:
    """The act of an entry as the laws see it: own and opponent, before or after the first stroke of the turn."""
    if isinstance(entry, StrokeMade):
        return entry.stroke
    board = state.board
    assert board is not None
    party = entry.by.as_party(board.turn.side)
    if isinstance(entry, IncidentSeen):
        return Incident(entry.kind, party)
    return Violation(
        party,
        before_first_stroke=party is Party.OWN and board.strokes_in_turn == 0,
        breach=entry.breach,
    )


def board_to_judge(board: BoardState, entry: ActEntry) -> BoardState:
    """The board that an act is judged at: men that were placed too late are forfeited before the foul is (87(a))."""
    if not isinstance(entry, ViolationSeen) or entry.breach is not Breach.PLACED_LATE:
        return board
    late = placed_late(board, entry.by)
    return board if late is None else apply_placing(board, late, PlacingOutcome.FORFEITED)


def placed_late(board: BoardState, by: Side) -> ToPlace | None:
    """What a side that places too late forfeits: the oldest open men of the other side."""
    return next((each for each in board.open_placings if each.men.of(by.other)), None)


def apply_ruling(
    state: MatchState, board: BoardState, act: Act, ruling: Ruling, number: int, ruled_by: int | None = None
) -> MatchState:
    """Carry a board on by a ruling, or end it; time does not stand still any more.

    `number` is the act's entry, `ruled_by` the override that decides otherwise.
    """
    before = replace(state, board=board, is_paused=False, is_rest_due=False, last_ruled=None, last_board=None)
    last_ruled = LastRuled(number, before, act, ruling)
    if ruling.board is not None:
        return replace(close_board(before, board, _ended(before, board, act, ruling)), last_ruled=last_ruled)
    is_stroke = isinstance(act, Stroke)
    # What is open when the next stroke is made counts as placed.
    earlier = () if is_stroke else board.placings
    placings = (*earlier, *_to_place(state, board, ruling, number, ruled_by))
    passes = 0 if is_stroke else board.passes
    if ruling.turn is Turn.PASSES:
        after = replace(_next_turn(state, board, ruling), placings=placings, passes=passes)
    else:
        after = replace(
            board,
            position=_position_after(board, ruling),
            placings=placings,
            strokes_in_turn=board.strokes_in_turn + int(is_stroke),
            passes=passes,
        )
    return replace(before, board=after, last_ruled=last_ruled)


def apply_pass(state: MatchState, board: BoardState, number: int) -> MatchState:
    """End the turn of the player who passes; when everyone passed three times, replay the board (137)."""
    players = 4 if state.setup.doubles else 2
    if board.passes + 1 == PASSES_EACH * players:
        return replay_board(state, board)
    ruling = judge_pass(board.position, state.setup.laws)
    placings = (*board.placings, *_to_place(state, board, ruling, number, None))
    after = replace(_next_turn(state, board, ruling), placings=placings, passes=board.passes + 1)
    return replace(state.without_memory(), board=after)


def replay_board(state: MatchState, board: BoardState) -> MatchState:
    """Cancel a board and begin it again with the same breaker (137, 140, 142)."""
    cancelled = replace(state.without_memory(), boards_replayed=state.boards_replayed + 1)
    return open_board(cancelled, board.number, board.breaker)


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


def _to_place(
    state: MatchState, board: BoardState, ruling: Ruling, number: int, ruled_by: int | None
) -> tuple[ToPlace, ...]:
    """Who places the men: the player on the right, or the other in singles; he himself the opponent's men (78)."""
    if not (ruling.place.men.own or ruling.place.men.opponent):
        return ()
    own = board.turn.side
    right = _seat_after(state, board.turn)
    placers: BySide[Seat] = BySide(right, right).with_(own.other, board.turn)
    return (ToPlace(number, number if ruled_by is None else ruled_by, ruling, own, placers),)


def _seat_after(state: MatchState, seat: Seat) -> Seat:
    setup = state.setup
    return seat_after(seat, setup.laws.seats_to_next_turn, doubles=setup.doubles)


def _next_turn(state: MatchState, board: BoardState, ruling: Ruling) -> BoardState:
    """The board when the turn has passed to the next player."""
    seat = _seat_after(state, board.turn)
    return replace(
        board,
        turn=seat,
        position=seen_by_other(_position_after(board, ruling)),
        strokes_in_turn=0,
        turns=board.turns.with_(seat.side, board.turns.of(seat.side) + 1),
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


# Men to be placed


def apply_placing(
    board: BoardState, to_place: ToPlace, outcome: PlacingOutcome, left: BySide[int] | None = None
) -> BoardState:
    """The board after the men of a ruling were placed, forgone, forfeited, or found no space (78 to 88).

    Men that come back because of the stroke itself are placed in any case.
    """
    answered = replace(to_place, outcome=outcome, left=left)
    placings = tuple(answered if each.number == to_place.number else each for each in board.placings)
    board = replace(board, placings=placings)
    match outcome:
        case PlacingOutcome.PLACED:
            return board
        case PlacingOutcome.FORGONE | PlacingOutcome.FORFEITED:
            return _without(board, to_place.dues, owed=False)
        case PlacingOutcome.NO_SPACE:
            return _without(board, to_place.dues if left is None else left, owed=True)


def _without(board: BoardState, men: BySide[int], *, owed: bool) -> BoardState:
    """The board without these men, and whether they stay owed."""
    gone, position = men.seen_from(board.turn.side), board.position
    on_board = ByParty(position.on_board.own - gone.own, position.on_board.opponent - gone.opponent)
    due = ByParty(position.due.own + gone.own, position.due.opponent + gone.opponent) if owed else position.due
    return replace(board, position=replace(position, on_board=on_board, due=due))


# The umpire's own decisions


def correct_turn(state: MatchState, board: BoardState, seat: Seat) -> MatchState:
    """Begin a new turn of this player (51, 125(b)); before the break is made he breaks, and his side is white.

    What is owed or still to be placed stays so.
    """
    position = board.position
    if position.queen.is_waiting:
        position = replace(position, queen=QueenPlace.ON_BOARD)
    if not position.break_.made:
        position = replace(position, break_=BREAK_TO_COME)
    if seat.side is not board.turn.side:
        position = seen_by_other(position)
    turns = board.turns.with_(seat.side, board.turns.of(seat.side) + 1)
    after = replace(board, turn=seat, position=position, strokes_in_turn=0, turns=turns)
    game = state.game
    if not position.break_.made:
        after = replace(after, breaker=seat, turns=NOUGHT.with_(seat.side, 1))
        if game is not None and game.boards_played == 0:
            began_match = seat if game.number == 1 else game.began_match
            game = replace(game, first_breaker=seat, began_match=began_match)
    return replace(state.without_memory(), board=after, game=game)


def decide_otherwise(state: MatchState, override: Override, number: int) -> MatchState:
    """The last act ruled on as the umpire decides it; what became of earlier men to be placed stays."""
    last = state.last_ruled
    assert last is not None
    assert last.before.board is not None
    ruling = overridden(last.ruling, override)
    redone = apply_ruling(last.before, last.before.board, last.act, ruling, last.number, number)
    redone = replace(redone, last_ruled=replace(last, ruling=ruling, override=override))
    if redone.board is None or state.board is None:
        return redone
    board = redone.board
    since = {each.number: each for each in state.board.placings if each.number != last.number}
    for each in board.open_placings:
        answered = since.get(each.number)
        if answered is not None and answered.outcome is not None:
            board = apply_placing(board, each, answered.outcome, answered.left)
    return replace(redone, board=board)


def overridden(ruling: Ruling, override: Override) -> Ruling:
    """The ruling with what the umpire decides otherwise; men lie as the act left them, plus what is placed.

    It is his decision: it cites no law, rests on no reading and calls nothing but the end of a board.
    """
    ruling = replace(ruling, laws=(), readings=(), calls=())
    place = ruling.place if override.place is None else override.place
    lying = ByParty(ruling.on_board.own - ruling.place.men.own, ruling.on_board.opponent - ruling.place.men.opponent)
    if override.board is not None:
        return replace(
            ruling,
            turn=Turn.BOARD_OVER,
            place=NOTHING_TO_PLACE,
            back=NO_MEN,
            due=NO_MEN,
            on_board=lying,
            queen=override.queen or ruling.queen,
            board=override.board,
            calls=(Call.BOARD,),
        )
    turn = override.turn or ruling.turn
    queen = _queen(ruling, override, turn)
    is_over = turn is Turn.BOARD_OVER
    return replace(
        ruling,
        turn=turn,
        place=place,
        back=ByParty(min(ruling.back.own, place.men.own), min(ruling.back.opponent, place.men.opponent)),
        due=ruling.due if override.due is None else override.due,
        on_board=ByParty(lying.own + place.men.own, lying.opponent + place.men.opponent),
        queen=queen,
        has_pocketed=_has_pocketed(ruling.has_pocketed, queen),
        break_=BREAK_TO_COME if turn is Turn.PASSES and not ruling.break_.made else ruling.break_,
        board=ruling.board if is_over else None,
        calls=(Call.BOARD,) if is_over else (),
    )


def _queen(ruling: Ruling, override: Override, turn: Turn) -> QueenPlace:
    """She goes back when the umpire places her, and when the turn passes before she is covered (96)."""
    if override.queen is not None:
        return override.queen
    if override.place is not None and override.place.queen:
        return QueenPlace.ON_BOARD
    return QueenPlace.ON_BOARD if turn is Turn.PASSES and ruling.queen.is_waiting else ruling.queen


def _has_pocketed(ruled: ByParty[bool], queen: QueenPlace) -> ByParty[bool]:
    """A side that the umpire gives the Queen counts as one that has pocketed a man, as she is covered with one."""
    return ByParty(ruled.own or queen.holder is Party.OWN, ruled.opponent or queen.holder is Party.OPPONENT)
