"""Reasons to refuse an entry: the phase of the match, the entry's fields, or the position."""

from dataclasses import replace

from carrom_desk.match.entry.entries import (
    NOTHING_CHANGED,
    ActEntry,
    BoardEntered,
    Conceded,
    Concession,
    Demanded,
    DetailsChanged,
    Disqualified,
    IncidentSeen,
    LeadStands,
    MistakeStands,
    Override,
    PlacingDone,
    PlainEntry,
    PlayersNamed,
    ProtestDecided,
    ShotOut,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    ViolationSeen,
    Warned,
)
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import Reason, Refusal
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.state import Decision, MatchState
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.impossible import Problem, position_problems, problems_of

from .course import act_of, apply_placing, board_to_judge, does_lead_stand, placed_late, placing_of, protest_of
from .decisions import cannot_stand, is_beyond_scoring, ruled
from .mistakes import mistake_reason
from .phase import why_not


def refusal(state: MatchState, entry: PlainEntry) -> Refusal | None:
    """Returns why an entry is not possible in this state, or None if it is."""
    reason = reason_of(state, entry)
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
    """Returns the problems of an act after its placing: forfeiting a side's last man would end play, so the umpire must
    override.
    """
    to_place = placing_of(state, entry)
    assert to_place is not None
    after = apply_placing(state.current_board, to_place, entry.outcome, entry.left)
    return tuple(position_problems(after.position, state.setup.laws))


def reason_of(state: MatchState, entry: PlainEntry) -> Reason | None:
    """Returns why an entry is not possible, ignoring the position; None if only the position could prevent it."""
    return why_not(state, type(entry)) or _reason(state, entry)


def _reason(state: MatchState, entry: PlainEntry) -> Reason | None:
    """Returns why the fields of an entry make it impossible, although its kind is allowed in this phase."""
    match entry:
        case ViolationSeen(breach=Breach.PLACED_LATE):
            return _late_reason(state, entry) or _player_reason(state, entry.player)
        case ViolationSeen() | IncidentSeen() | Disqualified() | Warned():
            return _player_reason(state, entry.player)
        case TurnCorrected():
            is_in_turn = entry.player is state.current_board.turn
            return Reason.ALREADY_IN_TURN if is_in_turn else _player_reason(state, entry.player.number)
        case Toss():
            return _player_reason(state, entry.player) or _toss_reason(state, entry)
        case PlacingDone():
            return _placing_reason(state, entry)
        case Demanded():
            return _demand_reason(state, entry)
        case Override():
            return _override_reason(state, entry)
        case Conceded(what=Concession.GAME):
            return Reason.TOSS_AWAITED if state.game is None else None
        case MistakeStands():
            return mistake_reason(state, entry)
        case DetailsChanged():
            return _details_reason(state, entry)
        case TimeOver():
            is_last = state.game is not None and state.game.is_last_board
            return Reason.LAST_BOARD_ALREADY if is_last else None
        case LeadStands():
            return None if does_lead_stand(state) else Reason.LEAD_NOT_ENOUGH
        case ShotOut(winner=winner, a=a, b=b):
            won, lost = (a, b) if winner is Side.A else (b, a)
            is_wrong = (lost is not None and won is not None and won <= lost) or won == 0
            return Reason.SHOOT_OUT_COUNTS if is_wrong else None
        case BoardEntered():
            return _board_reason(state, entry)
        case ProtestDecided():
            return Reason.NO_SUCH_PROTEST if protest_of(state, entry) is None else None
        case _:
            return None


def _late_reason(state: MatchState, entry: ViolationSeen) -> Reason | None:
    late = placed_late(state.current_board, entry.by)
    if late is None:
        return Reason.NOTHING_PLACED_LATE
    placed, dues = entry.placed, late.dues
    is_too_many = placed is not None and (placed.a > dues.a or placed.b > dues.b)
    return Reason.MORE_PLACED_THAN_DUE if is_too_many else None


def _board_reason(state: MatchState, entry: BoardEntered) -> Reason | None:
    """Returns why a board cannot have this result, at the score before it."""
    breaker, winner, scoring = entry.breaker or state.current_board.breaker, entry.winner, state.setup.laws.scoring
    if winner is None or not entry.points:
        return None if winner is None and not entry.points and entry.slam is None else Reason.NOBODY_SCORED
    if entry.points > scoring.most:
        return Reason.POINTS_OF_A_BOARD
    if entry.men is not None and not entry.reason:
        score = state.current_game.score.of(winner)
        credit = scoring.queen_credit(score) if entry.queen is winner else 0
        if entry.points != entry.men + credit:
            return Reason.POINTS_NEED_A_REASON
    if entry.slam is not None and (entry.slam is Slam.WHITE) is not (winner is breaker.side):
        return Reason.SLAM_OF_THE_OTHER
    return _player_reason(state, breaker.number)


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
    assert last is not None, "why_not() asks for a claim"
    return None if 0 <= entry.points <= last.on_demand else Reason.DEMAND_TOO_HIGH


def _override_reason(state: MatchState, entry: Override) -> Reason | None:
    last = state.last_ruled
    assert last is not None, "why_not() asks for a ruling"
    if entry.of not in (None, last.number):
        return Reason.NOT_THE_LAST_RULING
    decided = (entry.turn, entry.place, entry.due, entry.queen, entry.board)
    if all(value is None for value in decided) and not entry.board_goes_on:
        return Reason.OVERRIDE_EMPTY
    if is_beyond_scoring(entry, state.setup.laws):
        return Reason.POINTS_OF_A_BOARD
    ruling = ruled(last.lawful, (*last.decisions, Decision(last.number, entry)))
    goes_on_over = entry.board_goes_on and ruling.board is not None
    is_impossible = goes_on_over or cannot_stand(last, ruling, state.setup.laws)
    return Reason.OVERRIDE_IMPOSSIBLE if is_impossible else None
