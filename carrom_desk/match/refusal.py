"""What is possible now, and why something is not."""

from dataclasses import replace

from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import Problem, position_problems, problems_of
from carrom_desk.rules.ruling import Ruling, Turn

from .entries import (
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
from .evolve import act_of
from .overriding import overridden
from .placing import apply_placing
from .problems import Reason, Refusal
from .state import BoardState, MatchState


def refusal(state: MatchState, entry: PlainEntry) -> Refusal | None:
    """Why an entry is not possible in this state; None when it is."""
    reason = _reason(state, entry)
    if reason is not None:
        return Refusal(reason)
    problems: tuple[Problem, ...] = ()
    if isinstance(entry, StrokeMade | ViolationSeen | IncidentSeen):
        assert state.board is not None
        problems = problems_of(state.board.position, act_of(state, entry), state.setup.edition)
    elif isinstance(entry, PlacingDone):
        problems = _problems_after_placing(state, entry)
    return Refusal(Reason.ACT_IMPOSSIBLE, problems) if problems else None


def _problems_after_placing(state: MatchState, entry: PlacingDone) -> tuple[Problem, ...]:
    """A man given up may have been the last of his side; then the umpire overrides, for the board cannot go on so."""
    assert state.board is not None
    assert state.board.to_place is not None
    after = apply_placing(state.board, state.board.to_place, entry.outcome)
    return tuple(position_problems(after.position, state.setup.edition))


def _reason(state: MatchState, entry: PlainEntry) -> Reason | None:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen() | Passed() | BoardReplayed() | PlayCalled():
            return no_board_reason(state)
        case Toss():
            return _toss_reason(state, entry)
        case PlacingDone():
            return no_board_reason(state) or _placing_reason(state)
        case Demanded():
            return _demand_reason(state, entry)
        case Override():
            return _override_reason(state, entry)
        case Conceded():
            return _conceded_reason(state, entry)
        case Disqualified() | WalkedOver():
            return Reason.MATCH_OVER if state.is_over else None
        case SidesChanged():
            return _course_reason(state)
        case Paused():
            return Reason.ALREADY_PAUSED if state.is_paused else _over(state)
        case Resumed():
            return None if state.is_paused else Reason.NOT_PAUSED
        case ProtestLodged():
            return _protest_reason(state)
        case ProtestDecided():
            return Reason.NO_PROTEST if state.protest is None else None
        case Noted():
            return None


def _over(state: MatchState) -> Reason | None:
    return Reason.MATCH_OVER if state.is_over else None


def _course_reason(state: MatchState) -> Reason | None:
    if state.is_over:
        return Reason.MATCH_OVER
    return Reason.TOSS_AWAITED if state.game is None else None


def no_board_reason(state: MatchState) -> Reason | None:
    """Why nothing can be done at the board; None while one is being played."""
    if state.is_over:
        return Reason.MATCH_OVER
    return Reason.TOSS_AWAITED if state.board is None else None


def _toss_reason(state: MatchState, toss: Toss) -> Reason | None:
    if state.is_over:
        return Reason.MATCH_OVER
    if not state.is_toss_awaited:
        return Reason.NO_TOSS_NOW
    if not 1 <= toss.player <= (2 if state.setup.doubles else 1):
        return Reason.NO_SUCH_PLAYER
    is_extra_board = state.game is not None
    return Reason.CHOICE_MUST_BE_BREAK if is_extra_board and toss.choice is not TossChoice.BREAK else None


def _placing_reason(state: MatchState) -> Reason | None:
    to_place = state.board.to_place if state.board else None
    if to_place is None:
        return Reason.NOTHING_TO_PLACE
    return Reason.PLACING_ANSWERED if to_place.is_answered else None


def _demand_reason(state: MatchState, entry: Demanded) -> Reason | None:
    last = state.last_board
    if last is None or not last.on_demand:
        return Reason.NOTHING_TO_DEMAND
    return None if 0 <= entry.points <= last.on_demand else Reason.DEMAND_TOO_HIGH


def _override_reason(state: MatchState, entry: Override) -> Reason | None:
    last = state.last_ruled
    if last is None or last.before.board is None:
        return Reason.NOTHING_TO_OVERRIDE
    decided = (entry.turn, entry.place, entry.due, entry.queen, entry.board)
    if all(value is None for value in decided) and not entry.board_goes_on:
        return Reason.OVERRIDE_EMPTY
    ruling = overridden(last.ruling, entry)
    if ruling.turn is Turn.BOARD_OVER:
        return Reason.OVERRIDE_IMPOSSIBLE if ruling.board is None or entry.board_goes_on else None
    is_impossible = leaves_impossible_board(last.before.board, last.act, ruling, state.setup.edition)
    return Reason.OVERRIDE_IMPOSSIBLE if is_impossible else None


def leaves_impossible_board(before: BoardState, act: Act, ruling: Ruling, edition: Edition) -> bool:
    """Whether no board that goes on can be as this ruling leaves it."""
    has_struck = before.strokes_in_turn > 0 or isinstance(act, Stroke)
    if ruling.queen.is_waiting and (ruling.turn is Turn.PASSES or not has_struck):
        return True
    position = replace(
        before.position,
        on_board=ruling.on_board,
        queen=ruling.queen,
        due=ruling.due,
        has_pocketed=ruling.has_pocketed,
        break_=ruling.break_,
    )
    return any(position_problems(position, edition))


def _conceded_reason(state: MatchState, entry: Conceded) -> Reason | None:
    return _course_reason(state) if entry.what is Concession.GAME else _over(state)


def _protest_reason(state: MatchState) -> Reason | None:
    if state.protest is not None:
        return Reason.PROTEST_PENDING
    return no_board_reason(state) if state.board_start is None else None
