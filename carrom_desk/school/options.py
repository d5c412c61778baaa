"""Wrong answers offered beside the correct one."""

from collections.abc import Iterator, Mapping
from random import Random

from carrom_desk.match.side import Side
from carrom_desk.rules.breaches import Consequence
from carrom_desk.rules.position import NO_MEN, ByParty
from carrom_desk.rules.ruling import Call

from .cases.judged import Course, ExerciseQuestion, QueenFate, Value, Won
from .cases.look_ups import Breached
from .cases.moments import Case, seats
from .exercise import other_cases


def distractors(case: Case, question: ExerciseQuestion, random: Random) -> list[Value]:
    """Returns wrong answers, those that result from changing other facts first."""
    right = case.answers[question]
    near = [changed.answers[question] for _, changed in other_cases(case) if question in changed.answers]
    if question is ExerciseQuestion.CONSEQUENCE:
        # other breaches have every possible consequence, and a foul depending on the moment becomes a foul in club
        # rules
        near = []
    random.shuffle(near)
    further = list(_thinkable(case, question, right))
    random.shuffle(further)
    return [value for value in dict.fromkeys((*near, *further)) if value != right]


def _thinkable(case: Case, question: ExerciseQuestion, right: Value) -> Iterator[Value]:
    match right:
        case ByParty(own=own, opponent=opponent):
            yield from (ByParty(own + 1, opponent), ByParty(max(0, own - 1), opponent), ByParty(own, opponent + 1))
            yield NO_MEN
        case Won(winner=winner, points=points, on_demand=on_demand):
            yield from (Won(winner.other, points, on_demand), Won(winner, points + 1, on_demand))
            yield from (Won(winner, max(1, points - 1), on_demand), Won(winner, points, on_demand + 1))
        case QueenFate():
            yield from (each for each in QueenFate if each is not QueenFate.TO_RETURN)
        case Consequence.MATCH_LOST:  # which is also a possible consequence of any breach that is a foul
            yield from (Course.REPLAYED, Course.TURN_PASSES, None)
        case Consequence():
            yield from (Consequence.FOUL, Consequence.BOARD_LOST, Consequence.MATCH_LOST, Course.REPLAYED, None)
            if isinstance(case, Breached) and case.moment is not None:
                yield Course.TECHNICAL_FOUL
        case tuple():
            yield from ((), (Call.DUE,), (Call.FOUL,), (Call.DUE_AND_FOUL,), (Call.TECHNICAL_FOUL,))
        case bool():
            yield not right
        case int():
            yield from (15, 30, 120, 180, 600, 900)
        case Side():
            yield from Side
        case Course.TECHNICAL_FOUL:
            yield from (Consequence.FOUL, Consequence.BOARD_LOST, Consequence.MATCH_LOST, None)
        case Course():
            is_one_game = case.edition.has_dues_at_turns_end
            yield from (each for each in _COURSES[question] if not (is_one_game and each is Course.NEXT_GAME))
        case _ if question is ExerciseQuestion.NEXT:
            yield from (*seats(doubles=case.doubles), None)
        case _:
            yield from seats(doubles=case.doubles)


_COURSES: Mapping[ExerciseQuestion, tuple[Course, ...]] = {
    ExerciseQuestion.GAME: (Course.NEXT_BOARD, Course.NEXT_GAME, Course.EXTRA_BOARD, Course.MATCH_OVER),
    ExerciseQuestion.PASSES: (Course.REPLAYED, Course.TURN_PASSES),
    ExerciseQuestion.PROTEST: (Course.FROM_START, Course.STANDS, Course.MATCH_OVER),
}

_FOULS = frozenset({Consequence.IMPROPER_STROKE, Consequence.FOUL, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT})

_LOSSES = frozenset({Consequence.BOARD_LOST, Consequence.MATCH_LOST})


def are_close(one: Value, other: Value) -> bool:
    """Returns True when two answers overlap, so that only one of them may be offered.

    For example, an improper stroke is a foul, a technical foul is a foul by its moment, leaving the match also loses
    the board, and points that may be demanded become points won.
    """
    if one == other:
        return True
    match one, other:
        case Consequence(), Consequence():
            return any(one in kind and other in kind for kind in (_FOULS, _LOSSES))
        case Won(), Won():
            is_same_sum = one.points + one.on_demand == other.points + other.on_demand
            is_without = one.points == other.points and not (one.on_demand and other.on_demand)
            return one.winner is other.winner and (is_same_sum or is_without)
        case _:
            return False
