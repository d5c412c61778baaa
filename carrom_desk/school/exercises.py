"""Exercises made from the rules: a single fact decides, one answer is correct, and each is about a law that the case
shows.
"""

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum, unique
from functools import cache, cached_property
from itertools import islice
from random import Random

from carrom_desk.i18n import N_, NP_
from carrom_desk.match.history import Slam
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Consequence
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import MEN_OF_A_SIDE, NO_MEN, ByParty, Party
from carrom_desk.rules.ruling import Call

from .cases import Course, Judged, QueenFate, Question, Value, Won
from .draw import Fact, changes, draw, knows_doubles
from .moments import Breached, Case, Timed, clocks_of, draw_moment, seats
from .targets import laws_shown, speaks_of

_MOST_OPTIONS = 4
_A_STEP = 3
"""Correct answers in a row that raise the difficulty."""
_TRIES = 60
"""Number of cases tried for a law."""
_FEW_TRIES = 15
"""Number of cases tried if the law may have no exercise of that difficulty."""
_MOST_SEEDS = 60
_SURVEYED = 4000
"""Number of an edition's cases examined to find out which laws have exercises."""


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


@dataclass(frozen=True)
class MarkRequest:
    """Requirements for an exercise; None for any."""

    topic: Topic | None = None
    difficulty: Difficulty | None = None
    counted: Counted = field(default_factory=dict)
    """Statistics of learners' answers, which determine the difficulty of a law."""

    def fits(self, case: Case, question: Question, fact: Fact) -> bool:
        """Returns True when a question about a case belongs to the topic."""
        return self.topic in (None, topic_of(case, question, fact))

    def suits(self, made: "Exercise") -> bool:
        """Returns True when an exercise has the requested difficulty."""
        return self.difficulty in (None, made.difficulty(self.counted))


ANY = MarkRequest()


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
    question: Question
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
        """Edition of the laws."""
        return self.case.edition

    @property
    def answer(self) -> Value:
        """The correct answer."""
        return self.options[self.right]

    @property
    def topic(self) -> Topic:
        """Topic."""
        return topic_of(self.case, self.question, self.fact)

    @cached_property
    def conditions(self) -> int:
        """Number of deciding facts."""
        if isinstance(self.case, Timed | Breached):
            return 1
        facts = {
            fact for fact, changed in _other_cases(self.case) if _is_otherwise(changed, self.question, self.answer)
        }
        return max(1, len(facts)) + (isinstance(self.case, Judged) and bool(self.case.ruling.readings))

    def share(self, counted: Counted) -> float:
        """Returns the expected share of correct answers, 0 to 1, from the number of deciding facts and from
        statistics.
        """
        asked, right = counted.get(self.law, (0, 0))
        likely = _EXPECTED[min(self.conditions, len(_EXPECTED)) - 1]
        return (_WEIGHT_OF_EXPECTED * likely + right) / (_WEIGHT_OF_EXPECTED + asked)

    def difficulty(self, counted: Counted) -> Difficulty:
        """Returns the difficulty."""
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


def _is_otherwise(changed: Case, question: Question, answer: Value) -> bool:
    is_asked = question in changed.answers or question in _ASKED_OF_SOME
    return is_asked and changed.answers.get(question, _NOTHING) != answer


def topic_of(case: Case, question: Question, fact: Fact) -> Topic:
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


def _topic_of_act(case: Judged, question: Question, fact: Fact) -> Topic:
    act = case.act
    if not isinstance(act, Stroke):
        return Topic.BREACHES
    if not case.position.break_.made:
        return Topic.BREAK
    if question is Question.PLACER:
        return Topic.PLACING
    if case.ruling.board is not None:
        return Topic.AT_22 if fact is Fact.SCORE else Topic.ENDINGS
    if act.pocketed.queen or case.position.queen.is_waiting:
        return Topic.QUEEN
    if case.doubles and question is Question.NEXT:
        return Topic.DOUBLES
    if question in (Question.BACK, Question.OWED):
        return Topic.DUES
    return Topic.TURN


def _topics_of_case(case: Case) -> frozenset[Topic]:
    """Returns the possible topics of a case, without working out its questions."""
    asked = [Question.NEXT, Question.BACK, *([Question.PLACER] if case.doubles else [])]
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


# Making exercises


@cache
def _survey(edition: Edition) -> Mapping[tuple[str, Topic | None], tuple[int, ...]]:
    """Returns seeds of cases that show a law and may belong to a topic; any topic if None."""
    found: dict[tuple[str, Topic | None], list[int]] = {}
    for seed in range(_SURVEYED):
        case = _case(edition, seed)
        topics = (None, *_topics_of_case(case))
        for key in ((law, topic) for law in laws_shown(case) for topic in topics):
            seeds = found.setdefault(key, [])
            if len(seeds) < _MOST_SEEDS:
                seeds.append(seed)
    return {key: tuple(seeds) for key, seeds in found.items()}


@dataclass(frozen=True)
class Subject:
    """An edition, and the laws in its text that have exercises."""

    edition: Edition
    laws: tuple[str, ...]
    """Stable names, in the order of the text."""
    decisions: Mapping[str, int] = field(default_factory=dict, hash=False)
    """Number of acts in matches that each law decided."""

    @cached_property
    def weights(self) -> Mapping[str, float]:
        """Weight of each law, by how often it decides. Laws that only forbid make up a tenth of the total."""
        weights = {law: 1 + math.sqrt(self.decisions.get(law, 0)) for law in self.laws if law not in self._forbidding}
        of_breach = sum(weights.values()) * _SHARE_OF_BREACHES / (1 - _SHARE_OF_BREACHES)
        return weights | {law: of_breach / len(self._forbidding) for law in self._forbidding}

    @cached_property
    def _forbidding(self) -> frozenset[str]:
        return frozenset(law for law in self.laws if self.topics_of(law) == {Topic.BREACHES})

    def groups(self, topic: Topic | None = None) -> tuple[Mapping[str, float], ...]:
        """Returns a topic's laws with their weights, in two groups: laws that decide, and laws that only forbid."""
        weights = {law: self.weights[law] for law in self.laws_about(topic)}
        deciding = {law: weight for law, weight in weights.items() if law not in self._forbidding}
        forbidding = {law: weight for law, weight in weights.items() if law in self._forbidding}
        return tuple(group for group in (deciding, forbidding) if group)

    def topics_of(self, law: str) -> frozenset[Topic]:
        """Returns the topics of a law's exercises."""
        return frozenset(topic for name, topic in _survey(self.edition) if name == law and topic is not None)

    def laws_about(self, topic: Topic | None) -> tuple[str, ...]:
        """Returns the laws of a topic; None for all."""
        shown = _survey(self.edition)
        return tuple(law for law in self.laws if (law, topic) in shown)


_LEFT_OPEN: Mapping[str, frozenset[str]] = {
    "change_left_to_agreement": frozenset({"change_after_four_or_13", "change_at_13"})
}
"""Laws that leave something to agreement, with the laws that only describe what is usual."""

_SHARE_OF_BREACHES = 0.1
"""Share of questions about breaches, which rarely decide a match."""


def subject(edition: Edition, names: Iterable[str], decisions: Mapping[str, int]) -> Subject:
    """Returns the subject for an edition, given the stable names of its laws and paragraphs in order.

    `decisions` says how often each of them decided an act in matches.
    """
    shown, known = _survey(edition), tuple(names)
    left_open = frozenset(law for name in known for law in _LEFT_OPEN.get(name, ()))
    laws = dict.fromkeys(law for law in known if (law, None) in shown and law not in left_open)
    return Subject(edition, tuple(laws), decisions)


def make(random: Random, edition: Edition, law: str, wish: MarkRequest = ANY) -> Exercise | None:
    """Makes an exercise about a law that meets the requirements; None if none was found."""
    seeds = _survey(edition).get((law, wish.topic), ())
    tries = _TRIES if wish.difficulty is None else _FEW_TRIES
    for attempt in range(tries if seeds else 0):
        known = _case(edition, random.choice(seeds))
        case = _varied(random, known) if attempt % 2 == 0 else known
        made = _about(case, law, random, wish) if law in laws_shown(case) else None
        if made is not None and wish.suits(made):
            return made
    return None


def make_any(random: Random, about: Subject, wish: MarkRequest = ANY) -> Exercise | None:
    """Makes an exercise about any law that meets the requirements; None if there is none."""
    open_laws = {law: about.weights[law] for law in about.laws_about(wish.topic)}
    laws: list[str] = []
    while open_laws:
        laws += random.choices(list(open_laws), list(open_laws.values()))
        del open_laws[laws[-1]]
    return next((made for law in laws if (made := make(random, about.edition, law, wish)) is not None), None)


def topics_of(edition: Edition) -> tuple[Topic, ...]:
    """Returns the topics that have exercises."""
    missing = {
        Topic.CLOCKS: not clocks_of(edition),
        Topic.DOUBLES: not knows_doubles(edition),
        Topic.PLACING: edition.has_dues_at_turns_end,  # there any opponent may place
    }
    return tuple(topic for topic in Topic if not missing.get(topic))


def _case(edition: Edition, seed: int) -> Case:
    random = Random(seed)
    return draw(random, edition) if seed % 4 else draw_moment(random, edition)


def _varied(random: Random, case: Case) -> Case:
    """Changes numbers that do not matter: men on the board, points below the Queen's limit."""
    if not isinstance(case, Judged) or not case.position.break_.made:
        return case
    position, lying = case.position, case.position.on_board
    for party in Party:
        men, fell = lying.of(party), case.stroke.pocketed.men.of(party)
        if fell < men < MEN_OF_A_SIDE:
            lying = lying.with_(party, random.randint(fell + 1, MEN_OF_A_SIDE - 1))
    below = case.edition.scoring.queen_until
    score = position.score.map(lambda points: random.randint(0, below - 1) if points < below else points)
    return replace(case, position=replace(position, on_board=lying, score=score))


def _about(case: Case, law: str, random: Random, wish: MarkRequest) -> Exercise | None:
    """Makes an exercise decided by a law; None if no single fact of the case decides."""
    found = _deciding(case, law, wish)
    if not found:
        return None
    # Another act is only used for comparison if no fact of this one decides.
    question, fact, changed = random.choice([each for each in found if each[1] is not Fact.OTHER] or found)
    return _asked(random, law, question, fact, changed, case)


def _asked(random: Random, law: str, question: Question, fact: Fact, changed: Case, case: Case) -> Exercise:
    """Makes an exercise with the correct and wrong answers."""
    right = case.answers[question]
    options = [right]
    for wrong in _distractors(case, question, random):
        if len(options) < _MOST_OPTIONS and not any(are_close(wrong, option) for option in options):
            options.append(wrong)
    random.shuffle(options)
    return Exercise(law, question, case, fact, changed, tuple(options), options.index(right))


def asked_of(random: Random, case: Case) -> Exercise:
    """Makes an exercise that no law decides: a measurement, a total, a draw."""
    question = next(iter(case.answers))
    return _asked(random, "", question, Fact.OTHER, case, case)


def questions_about(random: Random, case: Judged) -> tuple[Exercise, ...]:
    """Makes an exercise for every question that matters in a case, except about an unaffected Queen."""
    asked = (Question.NEXT, Question.BACK, Question.QUEEN, Question.PLACER, Question.RESULT)
    return tuple(
        _asked(random, law, question, *_counter_example(case, question), case)
        for law in islice(laws_shown(case), 1)
        for question in asked
        if question in case.answers and (question is not Question.QUEEN or _moves_queen(case))
    )


def _counter_example(case: Judged, question: Question) -> tuple[Fact, Judged]:
    """Returns the first deciding fact with the changed case; without one, the case itself."""
    answer = case.answers[question]
    found = ((fact, changed) for fact, changed in changes(case) if _is_otherwise(changed, question, answer))
    return next(found, (Fact.OTHER, case))


def _moves_queen(case: Judged) -> bool:
    return case.ruling.queen is not case.position.queen or case.ruling.place.queen


def _deciding(case: Case, law: str, wish: MarkRequest) -> list[tuple[Question, Fact, Case]]:
    """Returns possible exercises: changing the fact changes the answer and, if possible, hides the law."""
    questions, is_weak = [each for each in case.answers if speaks_of(law, each)], law in _WEAK
    strict: list[tuple[Question, Fact, Case]] = []
    weak: list[tuple[Question, Fact, Case]] = []
    for fact, changed in _other_cases(case) if questions else ():
        asked = [each for each in questions if wish.fits(case, each, fact)]
        # Working out a changed case takes longest, so it comes last.
        if not asked or ((is_shown := law in laws_shown(changed)) and not is_weak):
            continue
        for question in asked:
            if _is_otherwise(changed, question, case.answers[question]):
                (weak if is_shown else strict).append((question, fact, changed))
    return strict or weak


_ASKED_OF_SOME = frozenset({Question.RESULT, Question.PLACER})
"""Questions that a fact also decides by making them irrelevant: a board continues, nothing comes back."""
_NOTHING = object()
"""Marker for a question that does not apply."""
_WEAK = frozenset(
    {
        "breaker_plays_white",
        "who_breaks",
        "break_chosen",
        "toss_choice",
        "toss_in_doubles",
        "guess_winner_decides",
        "guess_for_the_start",
        "all_pass",
        "doubles_breaks_to_the_right",
        "change_noticed_late",
        "change_after_four_or_13",
        "change_at_13",
    }
)
"""Laws that apply either way, since they say what follows in each case."""


def _other_cases(case: Case) -> Iterator[tuple[Fact, Case]]:
    if isinstance(case, Judged):
        yield from changes(case)
    else:
        yield from ((Fact.OTHER, changed) for changed in case.others())


def _distractors(case: Case, question: Question, random: Random) -> list[Value]:
    """Returns wrong answers, those that result from changing other facts first."""
    right = case.answers[question]
    near = [changed.answers[question] for _, changed in _other_cases(case) if question in changed.answers]
    if question is Question.CONSEQUENCE:
        # other breaches have every possible consequence, and a foul depending on the moment becomes a foul in club
        # rules
        near = []
    random.shuffle(near)
    further = list(_thinkable(case, question, right))
    random.shuffle(further)
    return [value for value in dict.fromkeys((*near, *further)) if value != right]


def _thinkable(case: Case, question: Question, right: Value) -> Iterator[Value]:
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
        case int() if question is Question.SECONDS:
            yield from (15, 30, 120, 180, 600, 900)
        case int() if question is Question.MEASURE:  # outside the tolerance of the equipment
            yield from (round(right * tenths / 10) for tenths in (8, 9, 11, 12))
        case int():
            yield from (max(0, right + by) for by in (-30, 25, 60))
            yield from (right + by for by in (1, 2, 3))
        case Side():
            yield from Side
        case Course.TECHNICAL_FOUL:
            yield from (Consequence.FOUL, Consequence.BOARD_LOST, Consequence.MATCH_LOST, None)
        case Course():
            is_one_game = case.edition.has_dues_at_turns_end
            yield from (each for each in _COURSES[question] if not (is_one_game and each is Course.NEXT_GAME))
        case _ if question is Question.SLAM:
            yield from (*Slam, None)
        case _ if question is Question.NEXT:
            yield from (*seats(doubles=case.doubles), None)
        case _:
            yield from seats(doubles=case.doubles)


_COURSES: Mapping[Question, tuple[Course, ...]] = {
    Question.GAME: (Course.NEXT_BOARD, Course.NEXT_GAME, Course.EXTRA_BOARD, Course.MATCH_OVER),
    Question.PASSES: (Course.REPLAYED, Course.TURN_PASSES),
    Question.PROTEST: (Course.FROM_START, Course.STANDS, Course.MATCH_OVER),
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
