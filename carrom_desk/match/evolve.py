"""The only change: a state and an entry make the next state."""

from dataclasses import replace

from carrom_desk.rules.acts import Act, Incident, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Party

from .board_course import apply_pass, apply_ruling, replay_board
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
    Toss,
    TossChoice,
    ViolationSeen,
    WalkedOver,
)
from .game_course import begin_match, close_board, end_match, finish_game, open_board
from .overriding import overridden
from .placing import apply_placing
from .setup import Setup
from .side import NOUGHT, BySide, seat_of
from .start import StartBoard
from .state import BoardState, GameState, MatchState, Protest


def initial_state(setup: Setup) -> MatchState:
    """The state before the first entry: before the toss, or where the match was taken over."""
    start = setup.start
    if start is None:
        return MatchState(setup)
    game = GameState(
        number=start.game_number,
        first_breaker=start.first_breaker,
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
    taken_over = replace(opened, board=board)
    return replace(taken_over, board_start=replace(taken_over, board_start=None))


def _turns_at_start(board: StartBoard) -> BySide[int]:
    """A board under way has turns behind it that nobody recorded: no slam is claimed for it."""
    if board.position.break_.made:
        return BySide(2, 2)
    return NOUGHT.with_(board.breaker.side, 1).with_(board.turn.side, 1)


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
        exceeds_time=entry.breach is Breach.TIME_LIMIT,
    )


def evolve(state: MatchState, entry: PlainEntry) -> MatchState:
    """The state after an entry that `refusal` found possible; acts bring their ruling with them."""
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return _ruled(state, entry)
        case Toss():
            return _tossed(state, entry)
        case PlayCalled():
            return _play_called(state)
        case PlacingDone():
            return _placed(state, entry)
        case Passed():
            return apply_pass(state, _board(state))
        case Demanded():
            return _demanded(state, entry)
        case Override():
            return _overridden(state, entry)
        case BoardReplayed():
            return replay_board(state, _board(state))
        case Conceded():
            return _conceded(state, entry)
        case Disqualified():
            return end_match(state, entry.by.other)
        case WalkedOver():
            return end_match(state, entry.winner)
        case SidesChanged():
            return _sides_changed(state)
        case Paused():
            return replace(state, is_paused=True)
        case Resumed():
            return replace(state, is_paused=False)
        case ProtestLodged():
            board_start = state.board_start or state
            return replace(state, protest=Protest(entry.by, entry.text, replace(board_start, board_start=None)))
        case ProtestDecided():
            return _protest_decided(state, entry)
        case Noted():
            return state


def _board(state: MatchState) -> BoardState:
    assert state.board is not None, "an entry about the board needs one, and refusal() asks for it"
    return state.board


def _ruled(state: MatchState, entry: ActEntry) -> MatchState:
    assert entry.ruling is not None, "an act is stored with its ruling"
    return apply_ruling(state, _board(state), act_of(state, entry), entry.ruling)


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
    board = _board(state)
    assert board.to_place is not None
    return replace(state, board=apply_placing(board, board.to_place, entry.outcome))


def _demanded(state: MatchState, entry: Demanded) -> MatchState:
    last = state.last_board
    assert last is not None
    assert last.before.board is not None
    settled = close_board(last.before, last.before.board, last, entry.points)
    return _carry_over(state, replace(settled, last_ruled=state.last_ruled, last_board=None))


def _overridden(state: MatchState, entry: Override) -> MatchState:
    last = state.last_ruled
    assert last is not None
    assert last.before.board is not None
    ruling = overridden(last.ruling, entry)
    redone = apply_ruling(last.before, last.before.board, last.act, ruling)
    return _carry_over(state, replace(redone, last_ruled=replace(last, ruling=ruling, override=entry)))


def _carry_over(state: MatchState, redone: MatchState) -> MatchState:
    """What was entered since and is no matter of the ruling stays: a protest, a pause."""
    return replace(redone, protest=state.protest, is_paused=state.is_paused and not redone.is_over)


def _conceded(state: MatchState, entry: Conceded) -> MatchState:
    if entry.what is Concession.MATCH:
        return end_match(state, entry.by.other)
    return finish_game(replace(state.without_memory(), board=None), entry.by.other)


def _sides_changed(state: MatchState) -> MatchState:
    game = state.game
    if game is not None and game.boards_played > 0:
        game = replace(game, has_changed_sides=True)
    return replace(state, game=game, is_change_of_sides_due=False, last_board=None)


def _protest_decided(state: MatchState, entry: ProtestDecided) -> MatchState:
    protest = state.protest
    assert protest is not None
    if not entry.upheld:
        return replace(state, protest=None)
    start = protest.board_start
    return replace(start, protest=None, board_start=start)
