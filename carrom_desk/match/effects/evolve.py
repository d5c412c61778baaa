"""What an entry does: whether it is possible in a state, the state that it leads to, and which can come next.

A state and an entry make the next state; nothing else changes one.
"""

from dataclasses import replace

from carrom_desk.match.entry.entries import (
    NOTHING_CHANGED,
    ActEntry,
    BoardReplayed,
    Conceded,
    Concession,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    MatchAbandoned,
    MistakeStands,
    Noted,
    OnTime,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
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
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.side import Seat
from carrom_desk.match.state import MatchState, Protest, Stop, ToPlace
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.impossible import Problem, position_problems, problems_of
from carrom_desk.rules.ruling import Turn

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
    finish_game,
    open_board,
    placed_late,
    replay_board,
)
from .decisions import correct_turn, decide_otherwise, leaves_impossible_board, overridden
from .details import merged, with_details
from .mistakes import let_stand, mistake_reason, possible_mistakes

# Whether it is possible


def refusal(state: MatchState, entry: PlainEntry) -> Refusal | None:
    """Why an entry is not possible in this state; None when it is."""
    reason = _reason(state, entry)
    if reason is not None:
        return Refusal(reason)
    problems: tuple[Problem, ...] = ()
    if isinstance(entry, ActEntry):
        position = board_to_judge(state.current_board, entry).position
        problems = problems_of(position, act_of(state, entry), state.setup.laws)
    elif isinstance(entry, PlacingDone):
        problems = _problems_after_placing(state, entry)
    return Refusal(Reason.ACT_IMPOSSIBLE, problems) if problems else None


def _problems_after_placing(state: MatchState, entry: PlacingDone) -> tuple[Problem, ...]:
    """A man given up may have been the last of his side; then the umpire overrides, for the board cannot go on so."""
    to_place = placing_of(state, entry)
    assert to_place is not None
    after = apply_placing(state.current_board, to_place, entry.outcome, entry.left)
    return tuple(position_problems(after.position, state.setup.laws))


def _reason(state: MatchState, entry: PlainEntry) -> Reason | None:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return act_reason(state, entry)
        case Passed() | BoardReplayed() | PlayCalled():
            return no_board_reason(state)
        case TurnCorrected():
            is_in_turn = state.board is not None and entry.player is state.board.turn
            in_turn = Reason.ALREADY_IN_TURN if is_in_turn else None
            return no_board_reason(state) or in_turn or _player_reason(state, entry.player.number)
        case Toss():
            return _toss_reason(state, entry)
        case PlacingDone():
            return no_board_reason(state) or _placing_reason(state, entry)
        case Demanded():
            return _demand_reason(state, entry)
        case Override():
            return _override_reason(state, entry)
        case Conceded():
            return _course_reason(state) if entry.what is Concession.GAME else _over(state)
        case Disqualified():
            return _over(state) or _player_reason(state, entry.player)
        case WalkedOver() | MatchAbandoned():
            return _over(state)
        case MistakeStands():
            return no_board_reason(state) or mistake_reason(state, entry)
        case DetailsChanged():
            return _details_reason(state, entry)
        case SidesChanged() | TimeOver():
            return _course_reason(state)
        case Paused():
            return Reason.ALREADY_PAUSED if state.is_paused else _over(state)
        case Resumed():
            return None if state.is_paused else Reason.NOT_PAUSED
        case ProtestLodged():
            return no_board_reason(state) if state.board_start is None else None
        case ProtestDecided():
            return _decision_reason(state, entry)
        case Warned():
            return _player_reason(state, entry.player)
        case Noted():
            return None


def _over(state: MatchState) -> Reason | None:
    return Reason.MATCH_OVER if state.is_over else None


def _course_reason(state: MatchState) -> Reason | None:
    return _over(state) or (Reason.TOSS_AWAITED if state.game is None else None)


def no_board_reason(state: MatchState) -> Reason | None:
    """Why nothing can be done at the board; None while one is being played."""
    awaited = Reason.CLAIM_AWAITED if state.is_claim_awaited else Reason.TOSS_AWAITED
    return _over(state) or (awaited if state.board is None else None)


def act_reason(state: MatchState, entry: ActEntry) -> Reason | None:
    """Why an act cannot be ruled on, whatever the position."""
    reason = no_board_reason(state)
    if reason is not None or isinstance(entry, StrokeMade):
        return reason
    if isinstance(entry, ViolationSeen) and entry.breach is Breach.PLACED_LATE:
        reason = _late_reason(state, entry)
    return reason or _player_reason(state, entry.player)


def _late_reason(state: MatchState, entry: ViolationSeen) -> Reason | None:
    late = placed_late(state.current_board, entry.by)
    if late is None:
        return Reason.NOTHING_PLACED_LATE
    placed, dues = entry.placed, late.dues
    is_too_many = placed is not None and (placed.a > dues.a or placed.b > dues.b)
    return Reason.MORE_PLACED_THAN_DUE if is_too_many else None


def _details_reason(state: MatchState, entry: DetailsChanged) -> Reason | None:
    players = entry.players
    if entry == replace(NOTHING_CHANGED, reason=entry.reason) or players == PlayersNamed():
        return Reason.DETAILS_EMPTY
    named = () if players is None else (seat.number for seat in Seat if players.at(seat) is not None)
    return next((reason for number in named if (reason := _player_reason(state, number))), None)


def _player_reason(state: MatchState, player: int | None) -> Reason | None:
    is_there = player is None or 1 <= player <= (2 if state.setup.doubles else 1)
    return None if is_there else Reason.NO_SUCH_PLAYER


def _toss_reason(state: MatchState, toss: Toss) -> Reason | None:
    if state.is_over:
        return Reason.MATCH_OVER
    if not state.is_toss_awaited:
        return Reason.NO_TOSS_NOW
    if not 1 <= toss.player <= (2 if state.setup.doubles else 1):
        return Reason.NO_SUCH_PLAYER
    is_extra_board = state.game is not None
    return Reason.CHOICE_MUST_BE_BREAK if is_extra_board and toss.choice is not TossChoice.BREAK else None


def _placing_reason(state: MatchState, entry: PlacingDone) -> Reason | None:
    placings = state.current_board.placings
    if not placings:
        return Reason.NOTHING_TO_PLACE
    to_place = placing_of(state, entry)
    if to_place is None:
        is_known = entry.of is None or any(each.is_of(entry.of) for each in placings)
        return Reason.PLACING_ANSWERED if is_known else Reason.NO_SUCH_PLACING
    left, dues = entry.left, to_place.dues
    is_too_many = left is not None and (left.a > dues.a or left.b > dues.b)
    return Reason.MORE_LEFT_THAN_DUE if is_too_many else None


def _demand_reason(state: MatchState, entry: Demanded) -> Reason | None:
    last = state.last_board
    if last is None or not last.on_demand:
        return Reason.NOTHING_TO_DEMAND
    return None if 0 <= entry.points <= last.on_demand else Reason.DEMAND_TOO_HIGH


def _override_reason(state: MatchState, entry: Override) -> Reason | None:
    last = state.last_ruled
    if last is None:
        return Reason.NOTHING_TO_OVERRIDE
    if entry.of not in (None, last.number):
        return Reason.NOT_THE_LAST_RULING
    decided = (entry.turn, entry.place, entry.due, entry.queen, entry.board)
    if all(value is None for value in decided) and not entry.board_goes_on:
        return Reason.OVERRIDE_EMPTY
    ruling = overridden(last.ruling, entry)
    if ruling.turn is Turn.BOARD_OVER:
        return Reason.OVERRIDE_IMPOSSIBLE if ruling.board is None or entry.board_goes_on else None
    is_impossible = leaves_impossible_board(last.board, last.act, ruling, state.setup.laws)
    return Reason.OVERRIDE_IMPOSSIBLE if is_impossible else None


def _decision_reason(state: MatchState, entry: ProtestDecided) -> Reason | None:
    if not state.protests:
        return Reason.NO_PROTEST
    return Reason.NO_SUCH_PROTEST if protest_of(state, entry) is None else None


# What it leads to


def evolve(state: MatchState, entry: PlainEntry, number: int) -> MatchState:
    """The state after an entry that `refusal` found possible; acts bring their ruling with them.

    `number` is the entry's place in the log: later entries may name it.
    """
    begun = begin_board(state)
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return _ruled(begun, entry, number)
        case Toss():
            return _tossed(state, entry)
        case PlayCalled():
            board = replace(begun.current_board, is_play_called=True)
            return replace(begun, board=board, stopped=None, is_rest_due=False, last_board=None)
        case PlacingDone():
            return _placed(state, entry)
        case Passed():
            return apply_pass(begun, number)
        case TurnCorrected():
            return correct_turn(begun, entry.player)
        case Demanded():
            return _demanded(state, entry)
        case Override():
            return _carry_over(state, decide_otherwise(state, entry, number))
        case BoardReplayed():
            return replay_board(begun)
        case MistakeStands():
            return let_stand(state, entry)
        case DetailsChanged():
            details = merged(state.details, entry)
            return replace(state, details=details, setup=with_details(state.setup, details))
        case TimeOver() | Conceded() | Disqualified() | WalkedOver() | MatchAbandoned():
            return _ended_by(_leaving_board(state), entry)
        case SidesChanged():
            return _sides_changed(state)
        case Paused() | Resumed():
            return replace(state, stopped=Stop.PAUSE if isinstance(entry, Paused) else None)
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
    """The match while the winner of a board may still claim points: without them, and without what they may decide."""
    last = state.last_board
    if last is None or not last.on_demand:
        return state
    counted = count_board(last.before, last, 0)
    return _carry_over(state, replace(counted, last_ruled=state.last_ruled))


def is_held_by_claim(state: MatchState, entry: Entry) -> bool:
    """Whether an entry is about what follows from points that may still be claimed: entered now, it would claim all."""
    is_beside = isinstance(entry, Override) or entry.about.time not in (OnTime.BEGINS, OnTime.ENDS)
    return state.is_claim_awaited and not is_beside


def _carry_over(state: MatchState, redone: MatchState) -> MatchState:
    """What was entered since and is no matter of the ruling stays: protests, a pause, corrected details."""
    stopped = None if redone.is_over else state.stopped
    return replace(redone, protests=state.protests, stopped=stopped, setup=state.setup, details=state.details)


def _leaving_board(state: MatchState) -> MatchState:
    """The state before its board is broken off; a protest may be about it even where it is the first."""
    return state if state.board_start is not None else begin_board(state)


def _ended_by(state: MatchState, entry: TimeOver | Conceded | Disqualified | WalkedOver | MatchAbandoned) -> MatchState:
    match entry:
        case TimeOver():
            return end_game_on_time(state)
        case WalkedOver():
            over = end_match(state, entry.winner)
        case MatchAbandoned():
            over = end_match(state, None)
        case Conceded(what=Concession.GAME):
            over = finish_game(replace(state.without_memory(), board=None), entry.by.other)
        case Conceded() | Disqualified():
            over = end_match(state, entry.by.other)
    return replace(over, ended_by=entry) if over.is_over else over


def _sides_changed(state: MatchState) -> MatchState:
    game = state.game
    if game is not None and game.boards_played > 0:
        game = replace(game, has_changed_sides=True)
    return replace(state, game=game, is_change_of_sides_due=False, last_board=None)


def _protested(state: MatchState, entry: ProtestLodged, number: int) -> MatchState:
    """The board that a protest is about is the last on which anything was done, however it ended (148)."""
    start = _leaving_board(state).board_start
    assert start is not None, "refusal() asks for a board"
    protests = (*state.protests, Protest(number, entry.by, entry.text, start))
    return replace(_stopped(state), protests=protests)


def _stopped(state: MatchState) -> MatchState:
    """The state with its board waiting for "Play" (121(a)); between boards nothing is to be stopped."""
    if state.is_over or state.is_between_boards:
        return state
    return replace(state, stopped=state.stopped or Stop.PROTEST)


def _protest_decided(state: MatchState, entry: ProtestDecided) -> MatchState:
    """Upheld, everything after the start of its board lapses, later protests too; overruled, all stands (148)."""
    protest = protest_of(state, entry)
    assert protest is not None
    open_ = tuple(each for each in state.protests if each is not protest)
    if not entry.upheld:
        return replace(_stopped(state), protests=open_)
    start = protest.board_start
    earlier = {each.number for each in start.protests}
    still_open = tuple(each for each in open_ if each.number in earlier)
    return replace(start, protests=still_open, setup=state.setup, details=state.details)


# Which can come next


def next_entries(state: MatchState) -> tuple[type[PlainEntry], ...]:
    """The entries that are possible in this state besides corrections, the expected one first."""
    board, goes_on, has_game = state.board, not state.is_over, state.game is not None
    is_played, is_to_place, is_break_to_come = False, False, False
    if board is not None:
        is_played, is_to_place = True, board.to_place is not None
        is_break_to_come = not board.position.break_.made and not board.is_play_called
    rows: tuple[tuple[type[PlainEntry], bool], ...] = (
        (Resumed, state.is_paused),
        (PlayCalled, is_played and state.stopped is Stop.PROTEST),
        (Demanded, state.is_claim_awaited),
        (SidesChanged, state.is_change_of_sides_due and state.is_between_boards),
        (Toss, state.is_toss_awaited),
        (PlacingDone, is_to_place),
        (PlayCalled, is_break_to_come),
        (StrokeMade, is_played),
        (ViolationSeen, is_played),
        (IncidentSeen, is_played and bool(state.setup.laws.incidents)),
        (Passed, is_played),
        (TurnCorrected, is_played),
        (MistakeStands, any(possible_mistakes(state))),
        (BoardReplayed, is_played),
        (PlayCalled, is_played),
        (Override, state.last_ruled is not None),
        (ProtestDecided, bool(state.protests)),
        (ProtestLodged, is_played or state.board_start is not None),
        (Conceded, goes_on),
        (Disqualified, goes_on),
        (WalkedOver, goes_on),
        (MatchAbandoned, goes_on),
        (Paused, goes_on and not state.is_paused),
        (TimeOver, has_game),
        (SidesChanged, has_game),
        (Noted, True),
        (Warned, True),
        (DetailsChanged, True),
    )
    return tuple(dict.fromkeys(kind for kind, is_possible in rows if is_possible))
