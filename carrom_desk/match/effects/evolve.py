"""State transitions: a state and an entry give the next state. Nothing else changes a state."""

from dataclasses import replace

from carrom_desk.match.entry.entries import (
    ActEntry,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    DetailsChanged,
    Disqualified,
    IncidentSeen,
    LeadStands,
    MatchAbandoned,
    MistakeStands,
    Override,
    Passed,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    ShotOut,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TurnCorrected,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.history import ShootOut
from carrom_desk.match.setup import TimedEnd
from carrom_desk.match.side import Side, leader
from carrom_desk.match.state import Decision, MatchEnd, MatchState, Protest
from carrom_desk.rules.clocks import Stop

from .course import (
    act_of,
    apply_pass,
    apply_placing,
    apply_ruling,
    begin_board,
    begin_match,
    board_to_judge,
    close_board,
    count_board,
    end_game_on_time,
    end_match,
    enter_board,
    finish_game,
    is_board_ended_by,
    open_board,
    placing_of,
    protest_of,
    replay_board,
)
from .decisions import correct_turn, decided_later, override_ruling
from .details import merged, with_details
from .mistakes import apply_mistake

RESUMES_PLAY = (StrokeMade, ViolationSeen, IncidentSeen, PlayCalled, Resumed, TimeOver)
"""Entries that end any stop of play."""


Played = StrokeMade | ViolationSeen | IncidentSeen | PlayCalled | Passed | TurnCorrected | BoardReplayed | BoardEntered
"""Entries that start a board if nothing has been done on it yet (148)."""


def evolve(state: MatchState, entry: PlainEntry, number: int, decisions: tuple[Decision, ...] = ()) -> MatchState:
    """Returns the state after an entry that `refusal` accepted; acts carry their ruling.

    `number` is the entry's place in the log, for later entries to refer to. `decisions` on an act were entered later,
    but count here.
    """
    if state.stopped is not None and isinstance(entry, RESUMES_PLAY):
        state = replace(state, stopped=None)
    if isinstance(entry, Played):
        after = _played(begin_board(state), entry, number)
        return decided_later(after, decisions) if decisions and isinstance(entry, ActEntry) else after
    match entry:
        case Toss():
            return _tossed(state, entry)
        case PlacingDone():
            return _placed(state, entry)
        case Demanded():
            return _demanded(state, entry)
        case Override():
            return _carry_over(state, override_ruling(state, Decision(number, entry)))
        case MistakeStands():
            return apply_mistake(state, entry)
        case DetailsChanged():
            details = merged(state.details, entry)
            return replace(state, details=details, setup=with_details(state.setup, details))
        case TimeOver() if is_board_ended_by(state, TimedEnd.FINISH):
            ruled = state.last_ruled
            # An override of the last act comes back to before it: the board stays the last.
            ruled = None if ruled is None else replace(ruled, before=_with_last_board(ruled.before))
            return replace(_with_last_board(state), last_ruled=ruled)
        case TimeOver() | LeadStands() | ShotOut() | Conceded() | Disqualified() | WalkedOver() | MatchAbandoned():
            return _broken_off(_leaving_board(state), entry)
        case SidesChanged():
            return _sides_changed(state)
        case ProtestLodged():
            return _protested(state, entry, number)
        case ProtestDecided():
            return _protest_decided(state, entry)
        case _:  # only reported, or it stops play
            return state if entry.about.stops is None else replace(state, stopped=entry.about.stops)


def _with_last_board(state: MatchState) -> MatchState:
    return replace(state, game=replace(state.current_game, is_last_board=True))


def _played(begun: MatchState, entry: Played, number: int) -> MatchState:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return _ruled(begun, entry, number)
        case PlayCalled():
            board = replace(begun.current_board, is_play_called=True, follows_rest=False)
            return replace(begun, board=board, last_board=None)
        case Passed():
            return apply_pass(begun, number)
        case TurnCorrected():
            return correct_turn(begun, entry.player)
        case BoardReplayed():
            return replay_board(begun)
        case BoardEntered(breaker=breaker):
            is_other = breaker is not None and breaker is not begun.current_board.turn
            return enter_board(correct_turn(begun, breaker) if breaker and is_other else begun, entry)


def _ruled(state: MatchState, entry: ActEntry, number: int) -> MatchState:
    assert entry.ruling is not None, "an act is stored with its ruling"
    return apply_ruling(state, board_to_judge(state.current_board, entry), act_of(state, entry), entry.ruling, number)


def _tossed(state: MatchState, toss: Toss) -> MatchState:
    state = state.without_memory()
    if state.game is None:
        return begin_match(state, toss.breaker)
    return open_board(state, state.game.boards_played + 1, toss.breaker)


def _placed(state: MatchState, entry: PlacingDone) -> MatchState:
    to_place = placing_of(state, entry)
    assert to_place is not None
    return replace(state, board=apply_placing(state.current_board, to_place, entry.outcome, entry.left))


def _demanded(state: MatchState, entry: Demanded) -> MatchState:
    last = state.last_board
    assert last is not None
    settled = close_board(last.before, last, entry.points)
    return _carry_over(state, replace(settled, last_ruled=state.last_ruled, last_board=None))


def until_claimed(state: MatchState) -> MatchState:
    """Returns the match while the winner of a board may still claim points, without those points and their
    consequences.
    """
    last = state.last_board
    if last is None or not last.on_demand:
        return state
    counted = count_board(last.before, last, 0)
    return _carry_over(state, replace(counted, last_ruled=state.last_ruled))


def _carry_over(state: MatchState, redone: MatchState) -> MatchState:
    """Carries over later entries that do not depend on the ruling: protests, a pause, corrected details."""
    stopped = None if redone.is_over else state.stopped
    return replace(redone, protests=state.protests, stopped=stopped, setup=state.setup, details=state.details)


def _leaving_board(state: MatchState) -> MatchState:
    """Returns the state before its board is broken off; a protest may be about that board even if it is the first."""
    return state if state.board_start is not None else begin_board(state)


def _broken_off(
    state: MatchState,
    entry: TimeOver | LeadStands | ShotOut | Conceded | Disqualified | WalkedOver | MatchAbandoned,
) -> MatchState:
    """Ends the game or the match by a decision."""
    state = state.without_memory()
    match entry:
        case TimeOver():
            return end_game_on_time(state)
        case LeadStands():
            ahead = leader(state.current_game.score)
            return finish_game(replace(state, board=None), ahead, lead_stood=True)
        case ShotOut():
            return finish_game(state, entry.winner, ShootOut(entry.winner, entry.a, entry.b))
        case Conceded(what=Concession.GAME):
            after = finish_game(replace(state, board=None), entry.by.other)
            return after if after.end is None else replace(after, end=replace(after.end, by=entry))
        case Conceded() | Disqualified():
            winner: Side | None = entry.by.other
        case WalkedOver():
            winner = entry.winner
        case MatchAbandoned():
            winner = None
    return end_match(state, MatchEnd(winner, is_abandoned=winner is None, by=entry, unfinished=state.game))


def _sides_changed(state: MatchState) -> MatchState:
    game = state.current_game
    has_changed = game.has_changed_sides or game.boards_played > 0
    game = replace(game, has_changed_sides=has_changed, is_change_of_sides_due=False)
    return replace(state, game=game, last_board=None)


def _protested(state: MatchState, entry: ProtestLodged, number: int) -> MatchState:
    """Adds a protest about the last board with any play, however that board ended (148)."""
    start = _leaving_board(state).board_start
    assert start is not None, "refusal() asks for a board"
    protests = (*state.protests, Protest(number, entry.by, entry.text, start))
    return replace(_stopped(state), protests=protests)


def _stopped(state: MatchState) -> MatchState:
    """Makes the current board wait for "Play" (121(a)); between boards there is no play to stop."""
    if state.is_over or state.is_between_boards:
        return state
    return replace(state, stopped=state.stopped or Stop.PROTEST)


def _protest_decided(state: MatchState, entry: ProtestDecided) -> MatchState:
    """Settles a protest. If upheld, everything since the start of its board lapses, later protests included; otherwise
    the result stands (148).
    """
    protest = protest_of(state, entry)
    assert protest is not None
    open_ = tuple(each for each in state.protests if each is not protest)
    if not entry.upheld:
        return replace(_stopped(state), protests=open_)
    start = protest.board_start
    earlier = {each.number for each in start.protests}
    still_open = tuple(each for each in open_ if each.number in earlier)
    return replace(start, protests=still_open, setup=state.setup, details=state.details)
