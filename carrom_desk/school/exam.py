"""A mock examination: a written paper of 100 marks from a seed, its marking, and check lists of viva and practical."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from random import Random

from carrom_desk.i18n import N_, Words
from carrom_desk.rules.edition import Edition

from .exercises import Exercise, Subject, Topic, Wish, make_any, topics_of

MINUTES = 60
"""For the written paper."""
ORAL_SECONDS = 15
"""For an answer that is spoken."""
ORAL_QUESTIONS = 10
_PASS = 50
"""Per cent of the marks."""
_TRIES = 200


@dataclass(frozen=True, slots=True)
class Part:
    """What a section asks, and what each question counts."""

    title: Words
    topics: tuple[Topic, ...]
    questions: int
    marks: int


@unique
class Section(Enum):
    """The parts of the written paper."""

    IN_PLAY = Part(
        N_("A. Break, turn, dues and the Queen"),
        (Topic.BREAK, Topic.TURN, Topic.DUES, Topic.QUEEN),
        20,
        2,
    )
    ENDINGS = Part(
        N_("B. Last men, placing and doubles"),
        (Topic.ENDINGS, Topic.AT_22, Topic.PLACING, Topic.DOUBLES),
        10,
        3,
    )
    AROUND = Part(
        N_("C. Breaches, clocks and match procedure"),
        (Topic.BREACHES, Topic.CLOCKS, Topic.MATCH),
        10,
        3,
    )


FULL_MARKS = sum(each.value.questions * each.value.marks for each in Section)

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
        """What it counts."""
        return self.section.value.marks


@dataclass(frozen=True)
class Paper:
    """A written paper; the same seed gives the same one."""

    edition: Edition
    seed: int
    questions: tuple[Asked, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """How a paper was answered."""

    marks: Mapping[Section, int]

    @property
    def total(self) -> int:
        """Of 100."""
        return sum(self.marks.values())

    @property
    def is_passed(self) -> bool:
        """Whether half of the marks were reached."""
        return 100 * self.total >= _PASS * FULL_MARKS


def make_paper(seed: int, about: Subject) -> Paper:
    """The paper of a seed, no two questions of one pattern."""
    random, patterns = Random(seed), set[object]()
    asked = [
        Asked(section, _fresh(random, about, section.value.topics[number % len(section.value.topics)], patterns))
        for section in Section
        for number in range(section.value.questions)
    ]
    return Paper(about.edition, seed, tuple(asked))


def oral(seed: int, about: Subject) -> tuple[Exercise, ...]:
    """Questions to be answered aloud."""
    random, patterns = Random(seed), set[object]()
    topics = [topic for topic in Topic if topic in topics_of(about.edition)]
    return tuple(_fresh(random, about, topics[number % len(topics)], patterns) for number in range(ORAL_QUESTIONS))


def _fresh(random: Random, about: Subject, topic: Topic, patterns: set[object]) -> Exercise:
    """An exercise of a topic, or of any where that has no more, of a pattern that was not there yet."""
    for attempt in range(_TRIES):
        is_wanted = attempt < _TRIES // 10 and topic in topics_of(about.edition)
        made = make_any(random, about, Wish(topic if is_wanted else None))
        if made is not None and made.pattern not in patterns:
            patterns.add(made.pattern)
            return made
    raise AssertionError("The rules have no more patterns.")


def mark(paper: Paper, answers: Sequence[int | None]) -> Result:
    """The marks for answers by their places, in the order of the questions; None was not answered."""
    marks = dict.fromkeys(Section, 0)
    for asked, place in zip(paper.questions, answers, strict=True):
        if place == asked.exercise.right:
            marks[asked.section] += asked.marks
    return Result(marks)
