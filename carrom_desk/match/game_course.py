"""How boards end, and games and the match with them (icf-revised 49, 53, 56; icf-1993 30 to 33)."""

from dataclasses import replace

from carrom_desk.rules.position import opening_position

from .history import BoardRecord, GameRecord
from .setup import ChangeSides, Setup
from .side import NOUGHT, Seat, Side, seat_after
from .state import BoardState, GameState, LastBoard, MatchState

BOARDS_BEFORE_CHANGE = 4
POINTS_BEFORE_CHANGE = 13


def begin_match(state: MatchState, breaker: Seat) -> MatchState:
    """Begin the first game with its first board."""
    return open_board(replace(state, game=GameState(1, breaker, breaker)), 1, breaker)


def open_board(state: MatchState, number: int, breaker: Seat) -> MatchState:
    """Begin a board of the game being played."""
    game = state.game
    assert game is not None
    board = BoardState(
        number=number,
        breaker=breaker,
        turn=breaker,
        position=opening_position(game.score.seen_from(breaker.side)),
        turns=NOUGHT.with_(breaker.side, 1),
    )
    return replace(state, board=board)


def begin_board(state: MatchState) -> MatchState:
    """The state with something done on its board: from now on a protest is about this board (148)."""
    board = state.board
    if board is None or board.is_begun:
        return state
    start = replace(state.without_memory(), board_start=None, is_paused=False)
    return replace(state, board=replace(board, is_begun=True), board_start=start)


def close_board(state: MatchState, board: BoardState, ended: LastBoard, demanded: int | None = None) -> MatchState:
    """Count a board that is over and begin what follows: the next board, a toss, the next game or nothing.

    `demanded` are the points taken of those on demand; None takes them all.
    """
    game = state.game
    assert game is not None
    taken = ended.on_demand if demanded is None else demanded
    points = ended.points + taken
    target = state.setup.competition.points
    score = game.score.with_(ended.winner, min(target, game.score.of(ended.winner) + points))
    record = BoardRecord(
        number=board.number,
        breaker=board.breaker,
        winner=ended.winner,
        points=points,
        queen=ended.queen,
        demanded=taken,
        slam=ended.slam,
        score=score,
    )
    counted = replace(state, game=replace(game, score=score, boards=(*game.boards, record)), board=None)
    return replace(_after_board(counted, board), last_board=ended)


def _after_board(state: MatchState, board: BoardState) -> MatchState:
    game, competition = state.game, state.setup.competition
    assert game is not None
    leader = leader_of(game)
    is_limit_reached = competition.boards is not None and game.boards_played >= competition.boards
    is_last = is_limit_reached or game.is_time_over
    if leader is not None and (is_last or max(game.score.a, game.score.b) >= competition.points):
        return finish_game(state, leader)
    if is_last:
        return state  # level: a toss for an extra board (56(b))
    state = _with_change_of_sides(state)
    setup = state.setup
    breaker = seat_after(board.breaker, setup.laws.seats_to_next_turn, doubles=setup.doubles)
    return open_board(state, board.number + 1, breaker)


def end_game_on_time(state: MatchState) -> MatchState:
    """End the game on time: the board in progress does not count; level, it is drawn or an extra board decides it."""
    game = state.game
    assert game is not None
    state = replace(state.without_memory(), board=None, is_paused=False)
    leader = leader_of(game)
    if leader is not None or state.setup.competition.draws:
        return finish_game(state, leader)
    return replace(state, game=replace(game, is_time_over=True), is_change_of_sides_due=False)


def leader_of(game: GameState) -> Side | None:
    """Who is ahead; None when the scores are level."""
    if game.score.a == game.score.b:
        return None
    return Side.A if game.score.a > game.score.b else Side.B


def _with_change_of_sides(state: MatchState) -> MatchState:
    """In the last game sides are changed once, by the competition's rule."""
    game, competition = state.game, state.setup.competition
    assert game is not None
    if game.number != competition.games or game.has_changed_sides:
        return state
    at_13 = max(game.score.a, game.score.b) >= POINTS_BEFORE_CHANGE
    match competition.change_sides:
        case ChangeSides.NEVER:
            is_due = False
        case ChangeSides.AT_13:
            is_due = at_13
        case ChangeSides.AFTER_4_BOARDS_OR_13:
            is_due = at_13 or game.boards_played >= BOARDS_BEFORE_CHANGE
    return replace(state, is_change_of_sides_due=is_due)


def finish_game(state: MatchState, winner: Side | None) -> MatchState:
    """End the game being played, and the match when it is decided; otherwise begin the next game.

    A drawn game, whose winner is None, counts for nobody. After the last game who won more games wins; as many each:
    the match is drawn.
    """
    game, competition = state.game, state.setup.competition
    assert game is not None
    finished = GameRecord(game.number, winner, game.score, game.boards)
    games = state.games if winner is None else state.games.with_(winner, state.games.of(winner) + 1)
    state = replace(state, games=games, history=(*state.history, finished), is_change_of_sides_due=False)
    is_decided = max(games.a, games.b) >= competition.games_to_win
    if is_decided or game.number >= competition.games:
        leader = None if games.a == games.b else Side.A if games.a > games.b else Side.B
        is_drawn = leader is None
        over = replace(state, game=None, board=None, winner=leader, is_drawn=is_drawn)
        return replace(over, is_paused=False, is_rest_due=False)
    number = game.number + 1
    breaker = first_breaker_of(number, game.began_match, state.setup)
    following = replace(
        state,
        game=GameState(number, breaker, game.began_match),
        is_change_of_sides_due=competition.change_sides is not ChangeSides.NEVER,
        is_rest_due=number == competition.games,
    )
    return open_board(following, 1, breaker)


def first_breaker_of(number: int, began_match: Seat, setup: Setup) -> Seat:
    """Who begins a game: the second the player on the right of who began the first (singles: the other), the third he
    who began the first (49)."""
    if number % 2:
        return began_match
    return seat_after(began_match, setup.laws.seats_to_next_turn, doubles=setup.doubles)


def end_match(state: MatchState, winner: Side) -> MatchState:
    """End the match at once: conceded, disqualified, walked over."""
    return replace(
        state.without_memory(),
        winner=winner,
        unfinished=state.game,
        game=None,
        board=None,
        is_change_of_sides_due=False,
        is_rest_due=False,
        is_paused=False,
    )
