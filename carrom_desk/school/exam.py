"""Mock exam: a written paper of 100 marks generated from a seed, its marking, and checklists for viva and practical."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, unique
from functools import lru_cache
from random import Random
from types import MappingProxyType

from carrom_desk.i18n import N_, Words
from carrom_desk.rules.edition import Edition

from .cases.exam_moments import draw_measure, draw_sheet, draw_tournament
from .cases.moments import Moment
from .exercise import Exercise, Topic
from .exercises import MarkRequest, Subject, asked_of, make_any, topics_of

MINUTES = 60
"""Minutes for the written paper."""
ORAL_SECONDS = 15
"""Seconds for an oral answer."""
ORAL_QUESTIONS = 10
_PASS = 50
"""Percentage of marks needed to pass."""
_TRIES = 200
MARKS = 2
"""Marks for each question."""


@dataclass(frozen=True, slots=True)
class Part:
    """Topics of a section, and their usual number of questions."""

    title: Words
    questions: int
    topics: tuple[Topic, ...] = ()
    draw: Callable[[Random, Edition], Moment] | None = None
    """Questions beyond the laws; None for exercises on the topics."""


@unique
class Section(Enum):
    """Section of the written paper."""

    LAWS = Part(
        N_("A. The laws in play"),
        22,
        (Topic.BREAK, Topic.TURN, Topic.DUES, Topic.QUEEN, Topic.ENDINGS, Topic.AT_22, Topic.PLACING, Topic.DOUBLES),
    )
    BREACHES = Part(N_("B. Breaches"), 5, (Topic.BREACHES,))
    COURSE = Part(N_("C. The course of a match"), 6, (Topic.MATCH,))
    CLOCKS = Part(N_("D. Clocks"), 3, (Topic.CLOCKS,))
    EQUIPMENT = Part(N_("E. Equipment"), 5, draw=draw_measure)
    SHEETS = Part(N_("F. Score sheets"), 5, draw=draw_sheet)
    DRAWS = Part(N_("G. League and knock-out draws"), 4, draw=draw_tournament)


Weights = Mapping[Section, int]
"""Number of questions in each section, as set by a federation."""
USUAL_WEIGHTS: Weights = MappingProxyType({section: section.value.questions for section in Section})

VIVA: tuple[Words, ...] = (
    N_("Names the calls and when each is made."),
    N_("Tells a due from a penalty, and a foul from a technical foul."),
    N_("Explains what covers the Queen, and what sends it back."),
    N_("Explains how a protest is handled, and what it changes."),
    N_("Finds a law in the book without help."),
)
PRACTICAL: tuple[Words, ...] = (
    N_("Checks the board, men, striker, seats and powder before the match."),
    N_("Conducts the toss and checks the seats and the rosette."),
    N_("Makes calls loudly and promptly, and keeps the clocks."),
    N_("Makes sure the right player places men in the right place."),
    N_("Correctly puts back the Queen and any pieces that jumped off."),
    N_("Fills in the score sheet without mistakes and has it signed."),
)


@dataclass(frozen=True)
class Asked:
    """A question of a paper."""

    section: Section
    exercise: Exercise

    @property
    def marks(self) -> int:
        """Marks for the question."""
        return MARKS


@dataclass(frozen=True)
class Paper:
    """A written paper; the same seed and weights produce the same paper, in every language."""

    edition: Edition
    seed: int
    questions: tuple[Asked, ...]
    """Empty if only the outline of the paper is shown."""
    weights: Weights = field(default_factory=lambda: USUAL_WEIGHTS, hash=False)

    @property
    def full_marks(self) -> int:
        """Marks if all answers are correct."""
        return MARKS * sum(self.weights.values())


@dataclass(frozen=True, slots=True)
class ExamResult:
    """Result of a paper."""

    marks: Mapping[Section, int]
    full_marks: int

    @property
    def total(self) -> int:
        """Marks reached."""
        return sum(self.marks.values())

    @property
    def is_passed(self) -> bool:
        """True when at least half of the marks were reached."""
        return 100 * self.total >= _PASS * self.full_marks


def make_paper(seed: int, about: Subject, weights: Weights = USUAL_WEIGHTS) -> Paper:
    """Makes the paper for a seed; no two questions have the same pattern."""
    questions = _questions(seed, about, tuple(weights[section] for section in Section))
    return Paper(about.edition, seed, questions, weights)


@lru_cache(maxsize=1)
def _questions(seed: int, about: Subject, counts: tuple[int, ...]) -> tuple[Asked, ...]:
    """Makes the questions of each section; cached, since a paper is also printed with marks and answers."""
    random, patterns = Random(seed), set[object]()
    return tuple(
        Asked(section, _of_section(random, about, section.value, number, patterns))
        for section, count in zip(Section, counts, strict=True)
        for number in range(count)
    )


def _of_section(random: Random, about: Subject, part: Part, number: int, patterns: set[object]) -> Exercise:
    """Makes a section's question with this number."""
    if part.draw is None:
        return _fresh(random, about, part.topics[number % len(part.topics)], patterns)
    for _ in range(_TRIES):
        made = asked_of(random, part.draw(random, about.edition))
        if made.pattern not in patterns:
            break
    patterns.add(made.pattern)
    return made


def oral(seed: int, about: Subject) -> tuple[Exercise, ...]:
    """Makes questions for oral answers."""
    random, patterns = Random(seed), set[object]()
    topics = [topic for topic in Topic if topic in topics_of(about.edition)]
    return tuple(_fresh(random, about, topics[number % len(topics)], patterns) for number in range(ORAL_QUESTIONS))


def _fresh(random: Random, about: Subject, topic: Topic, patterns: set[object]) -> Exercise:
    """Makes an exercise with a new pattern about a topic, or about any topic if it has no more."""
    for attempt in range(_TRIES):
        is_wanted = attempt < _TRIES // 10 and topic in topics_of(about.edition)
        made = make_any(random, about, MarkRequest(topic if is_wanted else None))
        if made is not None and made.pattern not in patterns:
            patterns.add(made.pattern)
            return made
    raise AssertionError("The rules have no more patterns.")


def mark(paper: Paper, answers: Sequence[int | None]) -> ExamResult:
    """Marks a paper, given the position of each answer or None if a question was not answered."""
    marks = dict.fromkeys(Section, 0)
    for asked, place in zip(paper.questions, answers, strict=True):
        if place == asked.exercise.right:
            marks[asked.section] += asked.marks
    return ExamResult(marks, paper.full_marks)
