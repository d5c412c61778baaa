"""The only change: a state and an entry make the next state."""

from dataclasses import replace

from .course import (
    act_of,
    apply_pass,
    apply_placing,
    apply_ruling,
    begin_board,
    begin_match,
    board_to_judge,
    close_board,
    correct_turn,
    decide_otherwise,
    end_game_on_time,
    end_match,
    finish_game,
    open_board,
    replay_board,
)
from .entries import (
    ActEntry,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    Disqualified,
    IncidentSeen,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from .history import Start, StartBoard
from .setup import Setup
from .side import NOUGHT, BySide, Seat, seat_after, seat_of
from .state import BoardState, GameState, MatchState, Protest, ToPlace


def initial_state(setup: Setup) -> MatchState:
    """The state before the first entry: before the toss, or where the match was taken over."""
    start = setup.start
    if start is None:
        return MatchState(setup)
    game = GameState(
        number=start.game_number,
        first_breaker=start.first_breaker,
        began_match=_began_match(start, setup),
        score=start.score,
        boards_before_start=start.boards_played,
    )
    state = MatchState(setup, games=start.games, game=game, history=start.history)
    opened = open_board(state, start.board.number, start.board.breaker)
    position = replace(start.board.position, score=start.score.seen_from(start.board.turn.side))
    assert opened.board is not None
    board = replace(
        opened.board,
        turn=start.board.turn,
        position=position,
        turns=_turns_at_start(start.board),
        strokes_in_turn=int(position.queen.is_waiting or position.break_.attempt > 1),
    )
    return replace(opened, board=board)


def _began_match(start: Start, setup: Setup) -> Seat:
    """Who broke first in the first game, from who did in the game that was taken over (49)."""
    if start.game_number % 2:
        return start.first_breaker
    return seat_after(start.first_breaker, -setup.laws.seats_to_next_turn, doubles=setup.doubles)


def _turns_at_start(board: StartBoard) -> BySide[int]:
    """A board under way has turns behind it that nobody recorded: no slam is claimed for it."""
    if board.position.break_.made:
        return BySide(2, 2)
    return NOUGHT.with_(board.breaker.side, 1).with_(board.turn.side, 1)


def evolve(state: MatchState, entry: PlainEntry, number: int) -> MatchState:
    """The state after an entry that `refusal` found possible; acts bring their ruling with them.

    `number` is the entry's place in the log: later entries may name it.
    """
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return _ruled(begin_board(state), entry, number)
        case Toss():
            return _tossed(state, entry)
        case PlayCalled():
            return _play_called(begin_board(state))
        case PlacingDone():
            return _placed(state, entry)
        case Passed():
            state = begin_board(state)
            return apply_pass(state, _board(state), number)
        case TurnCorrected():
            state = begin_board(state)
            return correct_turn(state, _board(state), entry.player)
        case TimeOver():
            return end_game_on_time(_leaving_board(state))
        case Demanded():
            return _demanded(state, entry)
        case Override():
            return _carry_over(state, decide_otherwise(state, entry, number))
        case BoardReplayed():
            state = begin_board(state)
            return replay_board(state, _board(state))
        case Conceded():
            return _conceded(_leaving_board(state), entry)
        case Disqualified():
            return end_match(_leaving_board(state), entry.by.other)
        case WalkedOver():
            return end_match(_leaving_board(state), entry.winner)
        case SidesChanged():
            return _sides_changed(state)
        case Paused():
            return replace(state, is_paused=True)
        case Resumed():
            return replace(state, is_paused=False)
        case ProtestLodged():
            return _protested(state, entry, number)
        case ProtestDecided():
            return _protest_decided(state, entry)
        case Warned() | Noted():
            return state


def placing_of(state: MatchState, entry: PlacingDone) -> ToPlace | None:
    """The open men that a placing is about: those of the entry it names, else the oldest."""
    if state.board is None:
        return None
    return next((each for each in state.board.open_placings if entry.of is None or each.is_of(entry.of)), None)


def protest_of(state: MatchState, entry: ProtestDecided) -> Protest | None:
    """The open protest that a decision is about: the one it names, else the oldest."""
    return next((each for each in state.protests if entry.of in (None, each.number)), None)


def _board(state: MatchState) -> BoardState:
    assert state.board is not None, "an entry about the board needs one, and refusal() asks for it"
    return state.board


def _ruled(state: MatchState, entry: ActEntry, number: int) -> MatchState:
    assert entry.ruling is not None, "an act is stored with its ruling"
    return apply_ruling(state, board_to_judge(_board(state), entry), act_of(state, entry), entry.ruling, number)


def _tossed(state: MatchState, toss: Toss) -> MatchState:
    breaking = toss.winner if toss.choice is TossChoice.BREAK else toss.winner.other
    breaker = seat_of(breaking, toss.player)
    state = state.without_memory()
    if state.game is None:
        return begin_match(state, breaker)
    return open_board(state, state.game.boards_played + 1, breaker)


def _play_called(state: MatchState) -> MatchState:
    board = replace(_board(state), is_play_called=True)
    return replace(state, board=board, is_paused=False, is_rest_due=False, last_board=None)


def _placed(state: MatchState, entry: PlacingDone) -> MatchState:
    to_place = placing_of(state, entry)
    assert to_place is not None
    return replace(state, board=apply_placing(_board(state), to_place, entry.outcome, entry.left))


def _demanded(state: MatchState, entry: Demanded) -> MatchState:
    last = state.last_board
    assert last is not None
    assert last.before.board is not None
    settled = close_board(last.before, last.before.board, last, entry.points)
    return _carry_over(state, replace(settled, last_ruled=state.last_ruled, last_board=None))


def _carry_over(state: MatchState, redone: MatchState) -> MatchState:
    """What was entered since and is no matter of the ruling stays: protests, a pause."""
    return replace(redone, protests=state.protests, is_paused=state.is_paused and not redone.is_over)


def _leaving_board(state: MatchState) -> MatchState:
    """The state before its board is broken off; a protest may be about it even where it is the first."""
    return state if state.board_start is not None else begin_board(state)


def _conceded(state: MatchState, entry: Conceded) -> MatchState:
    if entry.what is Concession.MATCH:
        return end_match(state, entry.by.other)
    return finish_game(replace(state.without_memory(), board=None), entry.by.other)


def _sides_changed(state: MatchState) -> MatchState:
    game = state.game
    if game is not None and game.boards_played > 0:
        game = replace(game, has_changed_sides=True)
    return replace(state, game=game, is_change_of_sides_due=False, last_board=None)


def _protested(state: MatchState, entry: ProtestLodged, number: int) -> MatchState:
    """The board that a protest is about is the last on which anything was done, however it ended (148)."""
    start = _leaving_board(state).board_start
    assert start is not None, "refusal() asks for a board"
    return replace(state, protests=(*state.protests, Protest(number, entry.by, entry.text, start)))


def _protest_decided(state: MatchState, entry: ProtestDecided) -> MatchState:
    """Upheld, everything after the start of its board lapses, later protests too; overruled, all stands (148)."""
    protest = protest_of(state, entry)
    assert protest is not None
    open_ = tuple(each for each in state.protests if each is not protest)
    if not entry.upheld:
        return replace(state, protests=open_)
    start = protest.board_start
    earlier = {each.number for each in start.protests}
    return replace(start, protests=tuple(each for each in open_ if each.number in earlier))
