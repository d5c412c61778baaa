"""An exercise: a question with one correct answer, its topic and its difficulty."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum, IntEnum, unique
from functools import cached_property

from carrom_desk.i18n import N_, NP_
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import MEN_OF_A_SIDE, NO_MEN, Party

from .cases.draw import Fact, changes
from .cases.judged import ExerciseQuestion, Judged, Value
from .cases.look_ups import Breached, Timed
from .cases.moments import Case

_A_STEP = 3
"""Correct answers in a row that raise the difficulty."""


@unique
class Topic(Enum):
    """Topic of exercises, easiest first."""

    CLOCKS = N_("Clocks")
    MATCH = N_("Match procedure")
    """Toss, breaks, games, sides, passes and protests."""
    TURN = N_("The turn")
    DUES = N_("Dues and penalties")
    DOUBLES = N_("Doubles")
    BREACHES = N_("Breaches")
    PLACING = NP_("School", "Placing")
    BREAK = NP_("School", "The break")
    ENDINGS = N_("The last men")
    QUEEN = NP_("School", "The Queen")
    AT_22 = N_("From 22 points")
    """Score from which the Queen does not count: 22, or 24 in club rules."""


@unique
class Difficulty(IntEnum):
    """Difficulty of an exercise, by the share of correct answers."""

    EASY = 1
    MEDIUM = 2
    HARD = 3


Counted = Mapping[str, tuple[int, int]]
"""Numbers of questions and correct answers by stable name of a law."""


@dataclass(frozen=True, slots=True)
class AdaptiveDifficulty:
    """Adaptive difficulty: several correct answers in a row raise it, a wrong one lowers it."""

    level: Difficulty = Difficulty.EASY
    in_a_row: int = 0

    def after(self, *, is_right: bool) -> "AdaptiveDifficulty":
        """Returns the difficulty after an answer."""
        if not is_right:
            return AdaptiveDifficulty(Difficulty(max(self.level - 1, Difficulty.EASY)))
        if self.in_a_row + 1 < _A_STEP:
            return AdaptiveDifficulty(self.level, self.in_a_row + 1)
        return AdaptiveDifficulty(Difficulty(min(self.level + 1, Difficulty.HARD)))


@dataclass(frozen=True)
class Exercise:
    """A question with one correct answer among several."""

    law: str
    """Stable name of the deciding law."""
    question: ExerciseQuestion
    case: Case
    fact: Fact
    """Deciding fact: changing it changes the answer."""
    changed: Case
    """The case with that fact changed."""
    options: tuple[Value, ...]
    right: int
    """Position of the correct answer."""

    @property
    def edition(self) -> Edition:
        return self.case.edition

    @property
    def answer(self) -> Value:
        return self.options[self.right]

    @property
    def topic(self) -> Topic:
        return topic_of(self.case, self.question, self.fact)

    @cached_property
    def conditions(self) -> int:
        """Number of deciding facts."""
        if isinstance(self.case, Timed | Breached):
            return 1
        facts = {fact for fact, changed in other_cases(self.case) if is_otherwise(changed, self.question, self.answer)}
        return max(1, len(facts)) + (isinstance(self.case, Judged) and bool(self.case.ruling.readings))

    def share(self, counted: Counted) -> float:
        """Returns the expected share of correct answers, 0 to 1, from the number of deciding facts and from
        statistics.
        """
        asked, right = counted.get(self.law, (0, 0))
        likely = _EXPECTED[min(self.conditions, len(_EXPECTED)) - 1]
        return (_WEIGHT_OF_EXPECTED * likely + right) / (_WEIGHT_OF_EXPECTED + asked)

    def difficulty(self, counted: Counted) -> Difficulty:
        share = self.share(counted)
        return next((level for level, least in _LEAST_SHARES.items() if share >= least), Difficulty.HARD)

    @property
    def pattern(self) -> tuple[object, ...]:
        """Key of similar exercises: law, question, fact and shape of the case."""
        return (self.edition.id, self.law, self.question, self.fact, _shape(self.case))


_EXPECTED = (0.85, 0.75, 0.62, 0.5, 0.42, 0.36)
"""Expected share of correct answers without statistics, by number of deciding facts."""

_WEIGHT_OF_EXPECTED = 10
"""Number of answers that the expected share counts for."""

_LEAST_SHARES: Mapping[Difficulty, float] = {Difficulty.EASY: 0.7, Difficulty.MEDIUM: 0.45}


def is_otherwise(changed: Case, question: ExerciseQuestion, answer: Value) -> bool:
    """Returns True when a changed case has another answer; for some questions also when they no longer apply."""
    if question in changed.answers:
        return changed.answers[question] != answer
    return isinstance(changed, Judged) and is_out_of_question(changed, question)


def is_out_of_question(case: Judged, question: ExerciseQuestion) -> bool:
    """Returns True when a question has no answer because the board continues, or because nobody places."""
    if question is ExerciseQuestion.RESULT:
        return case.ruling.board is None
    return question is ExerciseQuestion.PLACER and (case.ruling.board is not None or case.ruling.place.men == NO_MEN)


def topic_of(case: Case, question: ExerciseQuestion, fact: Fact) -> Topic:
    """Returns the topic of a question about a case."""
    match case:
        case Timed():
            return Topic.CLOCKS
        case Breached():
            return Topic.BREACHES
        case Judged():
            return _topic_of_act(case, question, fact)
        case _:
            return Topic.MATCH


def _topic_of_act(case: Judged, question: ExerciseQuestion, fact: Fact) -> Topic:
    act = case.act
    if not isinstance(act, Stroke):
        return Topic.BREACHES
    if not case.position.break_.made:
        return Topic.BREAK
    if question is ExerciseQuestion.PLACER:
        return Topic.PLACING
    if case.ruling.board is not None:
        return Topic.AT_22 if fact is Fact.SCORE else Topic.ENDINGS
    if act.pocketed.queen or case.position.queen.is_waiting:
        return Topic.QUEEN
    if case.doubles and question is ExerciseQuestion.NEXT:
        return Topic.DOUBLES
    if question in (ExerciseQuestion.BACK, ExerciseQuestion.OWED):
        return Topic.DUES
    return Topic.TURN


def topics_of_case(case: Case) -> frozenset[Topic]:
    """Returns the possible topics of a case, without working out its questions."""
    asked = [ExerciseQuestion.NEXT, ExerciseQuestion.BACK, *([ExerciseQuestion.PLACER] if case.doubles else [])]
    facts = [Fact.OTHER]
    if isinstance(case, Judged) and case.ruling.board is not None:
        facts += [Fact.SCORE] if case.ruling.queen.holder is case.ruling.board.winner else []
    return frozenset(topic_of(case, question, fact) for question in asked for fact in facts)


def _shape(case: Case) -> tuple[object, ...]:
    """Returns the shape of a case, without its numbers."""
    if not isinstance(case, Judged):
        return (repr(case),)
    position, act = case.position, case.act
    limit, score = case.edition.scoring.queen_until, position.score
    around = (case.doubles, position.queen, position.due.own > 0, position.due.opponent > 0, position.break_)
    ahead = (score.own > limit, score.opponent > limit, position.on_board.own == MEN_OF_A_SIDE)
    if not isinstance(act, Stroke):
        return (*around, *ahead, act)
    pocketed, lying = act.pocketed, position.on_board
    fell = ((pocketed.men.of(party), lying.of(party)) for party in Party)
    shapes = tuple(min(2, men) + 2 * (men == most) for men, most in fell)
    return (*around, *ahead, *shapes, pocketed.queen, pocketed.striker, act.improper, act.touched, act.before_play)


def other_cases(case: Case) -> Iterator[tuple[Fact, Case]]:
    """Yields variants of a case, each with the fact that was changed."""
    if isinstance(case, Judged):
        yield from changes(case)
    else:
        yield from ((Fact.OTHER, changed) for changed in case.others())
