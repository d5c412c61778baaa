"""What is possible now, the expected entry first, and why something is not."""

from dataclasses import replace
from enum import StrEnum, unique

from carrom_desk.rules.acts import Act, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import Problem, position_problems, problems_of
from carrom_desk.rules.ruling import Ruling, Turn

from .course import act_of, apply_placing, board_to_judge, overridden, placed_late
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
from .evolve import placing_of, protest_of
from .problems import Reason, Refusal
from .state import BoardState, MatchState


def refusal(state: MatchState, entry: PlainEntry) -> Refusal | None:
    """Why an entry is not possible in this state; None when it is."""
    reason = _reason(state, entry)
    if reason is not None:
        return Refusal(reason)
    problems: tuple[Problem, ...] = ()
    if isinstance(entry, ActEntry):
        assert state.board is not None
        position = board_to_judge(state.board, entry).position
        problems = problems_of(position, act_of(state, entry), state.setup.laws)
    elif isinstance(entry, PlacingDone):
        problems = _problems_after_placing(state, entry)
    return Refusal(Reason.ACT_IMPOSSIBLE, problems) if problems else None


def _problems_after_placing(state: MatchState, entry: PlacingDone) -> tuple[Problem, ...]:
    """A man given up may have been the last of his side; then the umpire overrides, for the board cannot go on so."""
    assert state.board is not None
    to_place = placing_of(state, entry)
    assert to_place is not None
    after = apply_placing(state.board, to_place, entry.outcome, entry.left)
    return tuple(position_problems(after.position, state.setup.laws))


def _reason(state: MatchState, entry: PlainEntry) -> Reason | None:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return act_reason(state, entry)
        case Passed() | BoardReplayed() | PlayCalled():
            return no_board_reason(state)
        case TurnCorrected():
            return no_board_reason(state) or _turn_reason(state, entry)
        case Toss():
            return _toss_reason(state, entry)
        case PlacingDone():
            return no_board_reason(state) or _placing_reason(state, entry)
        case Demanded():
            return _demand_reason(state, entry)
        case Override():
            return _override_reason(state, entry)
        case Conceded():
            return _conceded_reason(state, entry)
        case Disqualified() | WalkedOver():
            return Reason.MATCH_OVER if state.is_over else None
        case SidesChanged() | TimeOver():
            return _course_reason(state)
        case Paused():
            return Reason.ALREADY_PAUSED if state.is_paused else _over(state)
        case Resumed():
            return None if state.is_paused else Reason.NOT_PAUSED
        case ProtestLodged():
            return _protest_reason(state)
        case ProtestDecided():
            return _decision_reason(state, entry)
        case Warned():
            return _player_reason(state, entry.player)
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


def act_reason(state: MatchState, entry: ActEntry) -> Reason | None:
    """Why an act cannot be ruled on, whatever the position."""
    reason = no_board_reason(state)
    if reason is not None or not isinstance(entry, ViolationSeen):
        return reason
    assert state.board is not None
    if entry.breach is Breach.PLACED_LATE and placed_late(state.board, entry.by) is None:
        return Reason.NOTHING_PLACED_LATE
    return _player_reason(state, entry.player)


def _player_reason(state: MatchState, player: int | None) -> Reason | None:
    is_there = player is None or 1 <= player <= (2 if state.setup.doubles else 1)
    return None if is_there else Reason.NO_SUCH_PLAYER


def _turn_reason(state: MatchState, entry: TurnCorrected) -> Reason | None:
    if state.board is not None and entry.player is state.board.turn:
        return Reason.ALREADY_IN_TURN
    return _player_reason(state, entry.player.number)


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
    assert state.board is not None
    placings = state.board.placings
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
    if last is None or last.before.board is None:
        return Reason.NOTHING_TO_OVERRIDE
    decided = (entry.turn, entry.place, entry.due, entry.queen, entry.board)
    if all(value is None for value in decided) and not entry.board_goes_on:
        return Reason.OVERRIDE_EMPTY
    ruling = overridden(last.ruling, entry)
    if ruling.turn is Turn.BOARD_OVER:
        return Reason.OVERRIDE_IMPOSSIBLE if ruling.board is None or entry.board_goes_on else None
    is_impossible = leaves_impossible_board(last.before.board, last.act, ruling, state.setup.laws)
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
    return no_board_reason(state) if state.board_start is None else None


def _decision_reason(state: MatchState, entry: ProtestDecided) -> Reason | None:
    if not state.protests:
        return Reason.NO_PROTEST
    return Reason.NO_SUCH_PROTEST if protest_of(state, entry) is None else None


@unique
class EntryName(StrEnum):
    """The names of the entries that can come next (formats: match file)."""

    TOSS = "toss"
    PLAY = "play"
    STROKE = "stroke"
    PLACING = "placing"
    DEMAND = "demand"
    CHANGE_SIDES = "change_sides"
    VIOLATION = "violation"
    INCIDENT = "incident"
    PASS = "pass"
    OVERRIDE = "override"
    CORRECT_TURN = "correct_turn"
    TIME_OVER = "time_over"
    REPLAY_BOARD = "replay_board"
    RESUME = "resume"
    PAUSE = "pause"
    PROTEST = "protest"
    PROTEST_DECIDED = "protest_decided"
    CONCEDE = "concede"
    DISQUALIFY = "disqualify"
    WALKOVER = "walkover"
    WARNING = "warning"
    NOTE = "note"


def next_entries(state: MatchState) -> tuple[EntryName, ...]:
    """The entries that are possible in this state besides corrections, the expected one first."""
    names: list[EntryName] = []
    if state.is_paused:
        names.append(EntryName.RESUME)
    if state.last_board is not None and state.last_board.on_demand:
        names.append(EntryName.DEMAND)
    if state.is_change_of_sides_due and is_between_boards(state):
        names.append(EntryName.CHANGE_SIDES)
    if state.is_toss_awaited:
        names.append(EntryName.TOSS)
    if state.board is not None:
        names.extend(_at_the_board(state, state.board))
    names.extend(_of_the_match(state))
    return tuple(dict.fromkeys(names))


def is_between_boards(state: MatchState) -> bool:
    """Whether nothing has happened yet on the board to come."""
    board = state.board
    if board is None:
        return True
    return not board.is_begun and not board.position.break_.made


def _at_the_board(state: MatchState, board: BoardState) -> list[EntryName]:
    names = []
    if board.open_placings:
        names.append(EntryName.PLACING)
    if not board.position.break_.made and not board.is_play_called:
        names.append(EntryName.PLAY)
    names += [EntryName.STROKE, EntryName.VIOLATION]
    if state.setup.laws.incidents:
        names.append(EntryName.INCIDENT)
    return [*names, EntryName.PASS, EntryName.CORRECT_TURN, EntryName.REPLAY_BOARD, EntryName.PLAY]


def _of_the_match(state: MatchState) -> list[EntryName]:
    names = []
    if state.last_ruled is not None:
        names.append(EntryName.OVERRIDE)
    if state.protests:
        names.append(EntryName.PROTEST_DECIDED)
    if state.board is not None or state.board_start is not None:
        names.append(EntryName.PROTEST)
    if not state.is_over:
        names += [EntryName.CONCEDE, EntryName.DISQUALIFY, EntryName.WALKOVER]
        if not state.is_paused:
            names.append(EntryName.PAUSE)
        if state.game is not None:
            names += [EntryName.TIME_OVER, EntryName.CHANGE_SIDES]
    return [*names, EntryName.NOTE, EntryName.WARNING]
