"""Course of a match: boards, games, turns, the end, and men to place."""

from dataclasses import replace

from carrom_desk.match.entry.entries import (
    ActEntry,
    BoardEntered,
    IncidentSeen,
    PlacingDone,
    PlacingOutcome,
    ProtestDecided,
    StrokeMade,
    ViolationSeen,
)
from carrom_desk.match.history import BoardRecord, GameRecord, ShootOut, Slam, StartBoard
from carrom_desk.match.setup import ChangeSides, Setup, TimedEnd
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side, leader, side_of
from carrom_desk.match.state import BoardState, GameState, LastBoard, LastRuled, MatchEnd, MatchState, Protest, ToPlace
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach, Consequence
from carrom_desk.rules.judge import judge_pass
from carrom_desk.rules.position import ByParty, Party, Position, opening_position, seen_by_other
from carrom_desk.rules.ruling import Ruling, Turn

BOARDS_BEFORE_CHANGE = 4
POINTS_BEFORE_CHANGE = 13


def initial_state(setup: Setup) -> MatchState:
    """Returns the state before the first entry: before the toss, or as taken over."""
    start = setup.start
    if start is None:
        return MatchState(setup)
    # Games are started alternately (49).
    began_match = start.first_breaker if start.game_number % 2 else setup.seat_after(start.first_breaker, -1)
    game = GameState(
        number=start.game_number,
        first_breaker=start.first_breaker,
        began_match=began_match,
        score=start.score,
        boards_before_start=start.boards_played,
    )
    state = MatchState(setup, games=start.games, game=game, history=start.history)
    opened = open_board(state, start.board.number, start.board.breaker)
    position = replace(start.board.position, score=start.score.seen_from(start.board.turn.side))
    board = replace(
        opened.current_board,
        turn=start.board.turn,
        position=position,
        turns=_turns_at_start(start.board),
        strokes_in_turn=int(position.queen.is_waiting or position.break_.attempt > 1),
    )
    return replace(opened, board=board)


def _turns_at_start(board: StartBoard) -> BySide[int]:
    """Turns each side has taken on a board under way at take-over; earlier ones are unrecorded, so no slam is
    awarded.
    """
    if board.position.break_.made:
        return BySide(2, 2)
    return NOUGHT.with_(board.breaker.side, 1).with_(board.turn.side, 1)


def begin_match(state: MatchState, breaker: Seat) -> MatchState:
    """Starts the first game with its first board."""
    return open_board(replace(state, game=GameState(1, breaker, breaker)), 1, breaker)


def open_board(state: MatchState, number: int, breaker: Seat, *, follows_rest: bool = False) -> MatchState:
    """Opens a board of the current game."""
    game = state.current_game
    board = BoardState(
        number=number,
        breaker=breaker,
        turn=breaker,
        position=opening_position(game.score.seen_from(breaker.side)),
        turns=NOUGHT.with_(breaker.side, 1),
        follows_rest=follows_rest,
    )
    return replace(state, board=board)


def begin_board(state: MatchState) -> MatchState:
    """Marks the board as started: from now on a protest is about this board (148)."""
    board = state.board
    if board is None or board.is_begun:
        return state
    # The interval is over, and not due again if a protest returns to the start of the board.
    start = replace(state.without_memory(), board=replace(board, follows_rest=False), board_start=None, stopped=None)
    return replace(state, board=replace(board, is_begun=True), board_start=start)


def close_board(state: MatchState, last: LastBoard, demanded: int | None = None) -> MatchState:
    """Counts a finished board and starts what follows: the next board, a toss, the next game or nothing.

    `demanded` is how many of the points on demand are taken; None takes all of them.
    """
    counted = count_board(state, last, last.on_demand if demanded is None else demanded)
    return replace(_after_board(counted, state.current_board), last_board=last)


def count_board(state: MatchState, last: LastBoard, taken: int) -> MatchState:
    """Adds the points of a finished board to the game, including `taken` points on demand, and removes the board."""
    counted = _finished(state, last.winner, last.points + taken, last.queen, last.slam, demanded=taken)
    return replace(counted, last_board=last)


def enter_board(state: MatchState, entry: BoardEntered) -> MatchState:
    """Counts a board of which only the result is known, and starts what follows."""
    counted = _finished(state.without_memory(), entry.winner, entry.points, entry.queen, entry.slam)
    return _after_board(counted, state.current_board)


def _finished(
    state: MatchState,
    winner: Side | None,
    points: int,
    queen: Side | None = None,
    slam: Slam | None = None,
    *,
    demanded: int = 0,
    by_time: bool = False,
) -> MatchState:
    """Adds the board to those of its game, with its points up to those that win the game, and removes it."""
    game, board, score = state.current_game, state.current_board, state.current_game.score
    if winner is not None:
        score = score.with_(winner, min(state.setup.competition.points, score.of(winner) + points))
    record = BoardRecord(board.number, board.breaker, winner, points, queen, demanded, slam, score, by_time)
    return replace(state, game=replace(game, score=score, boards=(*game.boards, record)), board=None)


def _after_board(state: MatchState, board: BoardState) -> MatchState:
    game, competition = state.current_game, state.setup.competition
    ahead = leader(game.score)
    is_limit_reached = competition.boards is not None and game.boards_played >= competition.boards
    is_last = is_limit_reached or game.is_time_over or game.is_last_board
    if ahead is None and game.is_last_board and competition.draws:
        return finish_game(state, None)
    if ahead is not None and (is_last or max(game.score.a, game.score.b) >= competition.points):
        return finish_game(state, ahead)
    if is_last:
        # Level: a toss for an extra board (56(b)), or a shoot-out.
        is_time_over = game.is_time_over or game.is_last_board
        return replace(state, game=replace(game, is_time_over=is_time_over, is_last_board=False))
    state = _with_change_of_sides(state)
    return open_board(state, board.number + 1, state.setup.seat_after(board.breaker))


def end_game_on_time(state: MatchState) -> MatchState:
    """Ends the game because time is up: the current board does not count, or its men are counted. A level game is
    drawn, or waits for an extra board or a shoot-out.
    """
    if state.board is not None and is_board_ended_by(state, TimedEnd.COUNT):
        state = _counted_on_time(state, state.board)
    game = state.current_game
    state = replace(state, board=None)
    ahead = leader(game.score)
    if ahead is not None or state.setup.competition.draws:
        return finish_game(state, ahead)
    return replace(state, game=replace(game, is_time_over=True, is_change_of_sides_due=False))


def is_board_ended_by(state: MatchState, way: TimedEnd) -> bool:
    """Returns True when time that is up now ends the current board in this way; its break must be made."""
    is_made = state.board is not None and state.board.position.break_.made
    return is_made and state.setup.competition.timed_end is way


def _counted_on_time(state: MatchState, board: BoardState) -> MatchState:
    """Counts the men left: the side with fewer wins the board by the difference; level, it does not count."""
    men = board.on_board
    ahead = leader(men)
    if ahead is None:
        return state
    return _finished(state, ahead.other, men.of(ahead) - men.of(ahead.other), by_time=True)


def does_lead_stand(state: MatchState) -> bool:
    """Returns True when the boards left cannot make up the lead: each is worth at most nine men and the Queen."""
    game, limit = state.game, state.setup.competition.boards
    if game is None or limit is None:
        return False
    lead = abs(game.score.a - game.score.b)
    return lead > (limit - game.boards_played) * state.setup.laws.scoring.most >= 0 and lead > 0


def _with_change_of_sides(state: MatchState) -> MatchState:
    """Changes sides once during the last game, by the competition's rule."""
    game, competition = state.current_game, state.setup.competition
    is_this_game = competition.change_in_every_game or game.number == competition.games
    if not is_this_game or game.has_changed_sides:
        return state
    rule = competition.change_sides
    after_4 = rule is ChangeSides.AFTER_4_BOARDS_OR_13 and game.boards_played >= BOARDS_BEFORE_CHANGE
    at_13 = rule is not ChangeSides.NEVER and max(game.score.a, game.score.b) >= POINTS_BEFORE_CHANGE
    return replace(state, game=replace(game, is_change_of_sides_due=after_4 or at_13))


def finish_game(
    state: MatchState, winner: Side | None, shoot_out: ShootOut | None = None, *, lead_stood: bool = False
) -> MatchState:
    """Finishes the current game, and the match if it is decided; otherwise starts the next game.

    A drawn game, with winner None, counts for neither side. After the last game, the side with more games wins; with
    equal games the match is drawn.
    """
    game, competition = state.current_game, state.setup.competition
    finished = GameRecord(game.number, winner, game.score, game.boards, shoot_out, lead_stood)
    games = state.games if winner is None else state.games.with_(winner, state.games.of(winner) + 1)
    state = replace(state, games=games, history=(*state.history, finished))
    is_decided = max(games.a, games.b) >= competition.games_to_win
    if is_decided or game.number >= competition.games:
        return end_match(state, MatchEnd(leader(games)))
    number = game.number + 1
    breaker = first_breaker_of(number, game.began_match, state.setup)
    are_sides_changed = competition.change_sides is not ChangeSides.NEVER
    following = GameState(number, breaker, game.began_match, is_change_of_sides_due=are_sides_changed)
    return open_board(replace(state, game=following), 1, breaker, follows_rest=number == competition.games)


def first_breaker_of(number: int, began_match: Seat, setup: Setup) -> Seat:
    """Returns who breaks first in a game. Second game: the player to the right of the first game's first breaker (in
    singles, the opponent). Third game: the first game's first breaker (49).
    """
    return began_match if number % 2 else setup.seat_after(began_match)


def end_match(state: MatchState, end: MatchEnd) -> MatchState:
    """Ends the match, either played out or ended by a decision."""
    return replace(state, end=end, game=None, board=None, stopped=None)


PASSES_EACH = 3
"""Number of passes by every player in succession after which the board is replayed (137)."""


# Acts


def act_of(state: MatchState, entry: ActEntry) -> Act:
    """Converts an entry to an act as the laws see it: own and opponent, before or after the first stroke of the
    turn.
    """
    if isinstance(entry, StrokeMade):
        return entry.stroke
    board = state.current_board
    party = entry.by.as_party(board.turn.side)
    if isinstance(entry, IncidentSeen):
        return Incident(entry.kind, party)
    if state.setup.laws.consequence_of(entry.breach) is Consequence.BOARD_LOST:
        return Incident(IncidentKind(entry.breach.value), party)
    by = Offender(party.value)
    if by is Offender.OWN and entry.player not in (None, board.turn.number):
        by = Offender.PARTNER
    return Violation(
        by,
        before_first_stroke=by is Offender.OWN and board.strokes_in_turn == 0,
        breach=entry.breach,
    )


def board_to_judge(board: BoardState, entry: ActEntry) -> BoardState:
    """Returns the board on which an act is judged: men placed too late are forfeited before the foul is judged
    (87(a)).
    """
    if not isinstance(entry, ViolationSeen) or entry.breach is not Breach.PLACED_LATE:
        return board
    late = placed_late(board, entry.by)
    if late is None:
        return board
    dues, placed = late.dues, entry.placed or NOUGHT
    return apply_placing(board, late, PlacingOutcome.FORFEITED, BySide(dues.a - placed.a, dues.b - placed.b))


def placed_late(board: BoardState, by: Side) -> ToPlace | None:
    """Returns the men that a side forfeits by placing too late: the oldest open ones of the other side."""
    return next((each for each in board.open_placings if each.men.of(by.other)), None)


def apply_ruling(
    state: MatchState, board: BoardState, act: Act, ruling: Ruling, number: int, ruled_by: int | None = None
) -> MatchState:
    """Applies a ruling to a board, continuing or ending it.

    `number` is the act's entry, `ruled_by` the override of its ruling, if any.
    """
    if board.follows_rest:
        board = replace(board, follows_rest=False)
    before = replace(state, board=board, last_ruled=None, last_board=None)
    last_ruled = LastRuled(number, before, act, ruling)
    if ruling.board is not None:
        return replace(close_board(before, _last_board(before, act, ruling)), last_ruled=last_ruled)
    is_stroke = isinstance(act, Stroke)
    # Placings still open at the next stroke count as placed.
    earlier = () if is_stroke else board.placings
    placings = (*earlier, *_to_place(state, board, ruling, number, ruled_by))
    passes = 0 if is_stroke else board.passes
    if ruling.turn is Turn.PASSES:
        after = _next_turn(state, board, ruling, placings, passes)
    else:
        after = replace(
            board,
            position=position_after(board, ruling),
            placings=placings,
            strokes_in_turn=board.strokes_in_turn + int(is_stroke),
            passes=passes,
        )
    return replace(before, board=after, last_ruled=last_ruled)


def apply_pass(state: MatchState, number: int) -> MatchState:
    """Ends the turn of the player who passes; after three passes by everyone the board is replayed (137)."""
    board, players = state.current_board, 4 if state.setup.doubles else 2
    if board.passes + 1 == PASSES_EACH * players:
        return replay_board(state)
    ruling = judge_pass(board.position, state.setup.laws)
    placings = (*board.placings, *_to_place(state, board, ruling, number, None))
    after = _next_turn(state, board, ruling, placings, board.passes + 1)
    return replace(state.without_memory(), board=after)


def replay_board(state: MatchState) -> MatchState:
    """Cancels the board and starts it again with the same breaker (137, 140, 142)."""
    board = state.current_board
    cancelled = replace(state.without_memory(), boards_replayed=state.boards_replayed + 1)
    return open_board(cancelled, board.number, board.breaker, follows_rest=board.follows_rest)


def position_after(board: BoardState, ruling: Ruling) -> Position:
    """Returns the position after the ruling, with the same player in turn."""
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
    """Returns the men to place and who places them: the player on the right, in singles the opponent; the player places
    their opponent's men (78).

    In the club editions, the opponent also places their own last man pocketed in a foul (Fouls).
    """
    if not (ruling.place.men.own or ruling.place.men.opponent):
        return ()
    own = board.turn.side
    right = state.setup.seat_after(board.turn)
    is_of_a_foul = state.setup.laws.only_last_men_come_back and ruling.back.opponent > 0
    placers: BySide[Seat] = BySide(right, right).with_(own.other, right if is_of_a_foul else board.turn)
    return (ToPlace(number, number if ruled_by is None else ruled_by, ruling, own, placers),)


def _next_turn(
    state: MatchState, board: BoardState, ruling: Ruling, placings: tuple[ToPlace, ...], passes: int
) -> BoardState:
    """Passes the turn to the next player."""
    seat = state.setup.seat_after(board.turn)
    return replace(
        board,
        turn=seat,
        position=seen_by_other(position_after(board, ruling)),
        placings=placings,
        strokes_in_turn=0,
        turns=board.turns.with_(seat.side, board.turns.of(seat.side) + 1),
        passes=passes,
    )


def _last_board(before: MatchState, act: Act, ruling: Ruling) -> LastBoard:
    board, result = before.current_board, ruling.board
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
    """Returns the slam, if any. White: all nine men and the Queen in the breaker's first turn. Black: all remaining
    black men in the other side's first turn.
    """
    is_by_own_stroke = isinstance(act, Stroke) and winner is board.turn.side
    if not is_by_own_stroke or ruling.on_board.own or board.turns.of(winner) != 1:
        return None
    if winner is not board.breaker.side:
        return Slam.BLACK
    return Slam.WHITE if ruling.queen.holder is Party.OWN else None


# Men to be placed, and protests


def placing_of(state: MatchState, entry: PlacingDone) -> ToPlace | None:
    """Returns the open men of a placing: those of the entry it refers to, or the oldest."""
    if state.board is None:
        return None
    return next((each for each in state.board.open_placings if entry.of is None or each.is_of(entry.of)), None)


def protest_of(state: MatchState, entry: ProtestDecided) -> Protest | None:
    """Returns the open protest of a decision: the one it refers to, or the oldest."""
    return next((each for each in state.protests if entry.of in (None, each.number)), None)


def apply_placing(
    board: BoardState, to_place: ToPlace, outcome: PlacingOutcome, missing: BySide[int] | None = None
) -> BoardState:
    """Updates the board after the men of a ruling were placed, forgone, forfeited or found no space (78 to 88).

    Men that come back because of the stroke itself are always placed. `missing` are the dues and penalties that were
    not placed; None means all of them.
    """
    answered = replace(to_place, outcome=outcome, missing=missing)
    gone = to_place.dues if missing is None else missing
    placings = tuple(answered if each.number == to_place.number else each for each in board.placings)
    board = replace(board, placings=placings)
    match outcome:
        case PlacingOutcome.PLACED:
            return board
        case PlacingOutcome.FORGONE | PlacingOutcome.FORFEITED:
            return _without(board, gone, owed=False)
        case PlacingOutcome.NO_SPACE:
            return _without(board, gone, owed=True)


def _without(board: BoardState, men: BySide[int], *, owed: bool) -> BoardState:
    """Removes these men from the board; with `owed` they are owed again."""
    gone, position = men.seen_from(board.turn.side), board.position
    on_board = ByParty(position.on_board.own - gone.own, position.on_board.opponent - gone.opponent)
    due = ByParty(position.due.own + gone.own, position.due.opponent + gone.opponent) if owed else position.due
    return replace(board, position=replace(position, on_board=on_board, due=due))
