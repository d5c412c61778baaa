"""Exercises made from the rules: a single fact decides, one answer is correct, and each is about a law that the case
shows.
"""

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from itertools import islice
from random import Random

from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import MEN_OF_A_SIDE, Party

from .cases.draw import Fact, changes, draw, knows_doubles
from .cases.judged import ExerciseQuestion, Judged
from .cases.look_ups import Breached, clocks_of
from .cases.moments import Case
from .cases.random_moments import draw_moment
from .cases.targets import laws_shown, speaks_of
from .exercise import Counted, Difficulty, Exercise, Topic, is_otherwise, other_cases, topic_of, topics_of_case
from .options import are_close, distractors

_MOST_OPTIONS = 4

_TRIES = 60
"""Number of cases tried for a law."""

_FEW_TRIES = 15
"""Number of cases tried if the law may have no exercise of that difficulty."""

_MOST_SEEDS = 60

_SURVEYED = 4000
"""Number of an edition's cases examined to find out which laws have exercises."""


@dataclass(frozen=True)
class ExerciseRequest:
    """Requirements for an exercise; None for any."""

    topic: Topic | None = None
    difficulty: Difficulty | None = None
    counted: Counted = field(default_factory=dict)
    """Statistics of learners' answers, which determine the difficulty of a law."""

    def fits(self, case: Case, question: ExerciseQuestion, fact: Fact) -> bool:
        """Returns True when a question about a case belongs to the topic."""
        return self.topic in (None, topic_of(case, question, fact))

    def suits(self, made: "Exercise") -> bool:
        return self.difficulty in (None, made.difficulty(self.counted))


ANY = ExerciseRequest()


# Making exercises


@cache
def _survey(edition: Edition) -> Mapping[tuple[str, Topic | None], tuple[int, ...]]:
    """Returns seeds of cases that show a law and may belong to a topic; any topic if None."""
    found: dict[tuple[str, Topic | None], list[int]] = {}
    for seed in range(_SURVEYED):
        case = _case(edition, seed)
        topics = (None, *topics_of_case(case))
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


def make(random: Random, edition: Edition, law: str, wish: ExerciseRequest = ANY) -> Exercise | None:
    """Makes an exercise about a law that meets the requirements; None if none was found."""
    seeds = _survey(edition).get((law, wish.topic), ())
    # A wish for a difficulty that a law cannot have must not take seconds.
    tries = _TRIES if wish.difficulty is None else _FEW_TRIES
    for attempt in range(tries if seeds else 0):
        known = _case(edition, random.choice(seeds))
        # Half of them as surveyed: a rare law may have no variant that still shows it.
        case = _varied(random, known) if attempt % 2 == 0 else known
        made = _about(case, law, random, wish) if law in laws_shown(case) else None
        if made is not None and wish.suits(made):
            return made
    return None


def make_any(random: Random, about: Subject, wish: ExerciseRequest = ANY) -> Exercise | None:
    """Makes an exercise about any law that meets the requirements; None if there is none."""
    laws = in_random_order(random, {law: about.weights[law] for law in about.laws_about(wish.topic)})
    return next((made for law in laws if (made := make(random, about.edition, law, wish)) is not None), None)


def in_random_order(random: Random, weights: Mapping[str, float]) -> list[str]:
    """Returns laws in a random order, in which those of a greater weight tend to come first."""
    left, laws = dict(weights), list[str]()
    while left:
        # Weighted, and still every law once: what decides often is asked first, but nothing is left out.
        laws += random.choices(list(left), list(left.values()))
        del left[laws[-1]]
    return laws


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


def _about(case: Case, law: str, random: Random, wish: ExerciseRequest) -> Exercise | None:
    """Makes an exercise decided by a law; None if no single fact of the case decides."""
    found = _deciding(case, law, wish)
    if not found:
        return None
    question, fact, changed = random.choice(found)
    return _asked(random, law, question, fact, changed, case)


def _asked(random: Random, law: str, question: ExerciseQuestion, fact: Fact, changed: Case, case: Case) -> Exercise:
    """Makes an exercise with the correct and wrong answers."""
    right = case.answers[question]
    options = [right]
    for wrong in distractors(case, question, random):
        if len(options) < _MOST_OPTIONS and not any(are_close(wrong, option) for option in options):
            options.append(wrong)
    random.shuffle(options)
    return Exercise(law, question, case, fact, changed, tuple(options), options.index(right))


def questions_about(random: Random, case: Judged) -> tuple[Exercise, ...]:
    """Makes an exercise for every question that matters in a case, except about an unaffected Queen."""
    asked = (
        ExerciseQuestion.NEXT,
        ExerciseQuestion.BACK,
        ExerciseQuestion.QUEEN,
        ExerciseQuestion.PLACER,
        ExerciseQuestion.RESULT,
    )
    return tuple(
        _asked(random, law, question, *_counter_example(case, question), case)
        for law in islice(laws_shown(case), 1)
        for question in asked
        if question in case.answers and (question is not ExerciseQuestion.QUEEN or _moves_queen(case))
    )


def _counter_example(case: Judged, question: ExerciseQuestion) -> tuple[Fact, Judged]:
    """Returns the first deciding fact with the changed case; without one, the case itself."""
    answer = case.answers[question]
    found = ((fact, changed) for fact, changed in changes(case) if is_otherwise(changed, question, answer))
    return next(found, (Fact.OTHER, case))


def _moves_queen(case: Judged) -> bool:
    return case.ruling.queen is not case.position.queen or case.ruling.place.queen


def _deciding(case: Case, law: str, wish: ExerciseRequest) -> list[tuple[ExerciseQuestion, Fact, Case]]:
    """Returns possible exercises: changing the fact changes the answer and, if possible, hides the law."""
    strict: list[tuple[ExerciseQuestion, Fact, Case]] = []
    weak: list[tuple[ExerciseQuestion, Fact, Case]] = []
    for fact, changed in other_cases(case):
        asked = [each for each in case.answers if wish.fits(case, each, fact) and speaks_of(law, each, case, fact)]
        # Working out a changed case takes longest, so it comes last.
        is_same_breach = _is_same_breach(case, changed)
        if not asked or ((is_shown := law in laws_shown(changed)) and law not in _WEAK and not is_same_breach):
            continue
        for question in asked:
            if is_otherwise(changed, question, case.answers[question]):
                (weak if is_shown else strict).append((question, fact, changed))
    return [each for each in (*strict, *weak) if _is_same_breach(case, each[2])] or strict or weak


def _is_same_breach(case: Case, changed: Case) -> bool:
    """Returns True for a breach at another moment, which says more than another breach."""
    return isinstance(case, Breached) and isinstance(changed, Breached) and changed.breach is case.breach


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
