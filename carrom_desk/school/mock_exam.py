"""A mock exam: exercises without help, drawn by section, and the answers given."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum, unique
from random import Random

from carrom_desk.i18n import N_, Words
from carrom_desk.rules.edition import Edition

from .cases.look_ups import Breached, breaches
from .exercise import Exercise, Topic
from .exercises import ExerciseRequest, Subject, in_random_order, make

EXAM_LENGTHS = (10, 20, 25)
"""Available numbers of questions; the club rules have no more laws to ask about."""
SECONDS_PER_QUESTION = 72
_IN_ALL = 10
"""Sum of the shares of all sections."""


@dataclass(frozen=True, slots=True)
class _Part:
    """What a section is about."""

    title: Words
    share: int
    """Number of its questions out of ten."""
    topics: tuple[Topic, ...]


_ELSEWHERE = (Topic.BREACHES, Topic.MATCH, Topic.CLOCKS)
_IN_PLAY = tuple(topic for topic in Topic if topic not in _ELSEWHERE)


@unique
class Section(Enum):
    """Section of an exam."""

    LAWS = _Part(N_("A. The laws in play"), 5, _IN_PLAY)
    BREACHES = _Part(N_("B. Breaches"), 2, (Topic.BREACHES,))
    COURSE = _Part(N_("C. The course of a match"), 2, (Topic.MATCH,))
    CLOCKS = _Part(N_("D. Clocks"), 1, (Topic.CLOCKS,))

    def is_in(self, edition: Edition) -> bool:
        """Returns True when a text has questions for the section; a breach is only asked about among others."""
        return self is not Section.BREACHES or len(breaches(edition)) > 1

    def asks(self, made: Exercise) -> bool:
        """Returns True when an exercise is about the section: of breaches, not what merely follows one."""
        return self is not Section.BREACHES or isinstance(made.case, Breached)


@dataclass(frozen=True, slots=True)
class MockExam:
    """Questions of an exam, and the position of each answer."""

    questions: tuple[tuple[Section, Exercise], ...]
    answers: tuple[int | None, ...]
    """None for each question that has no answer yet."""

    @property
    def exercises(self) -> tuple[Exercise, ...]:
        """Questions without their sections."""
        return tuple(made for _section, made in self.questions)

    @property
    def seconds(self) -> int:
        """Time allowed, in seconds."""
        return SECONDS_PER_QUESTION * len(self.questions)

    @property
    def right(self) -> int:
        """Number of correct answers."""
        return sum(made.right == place for made, place in zip(self.exercises, self.answers, strict=True))

    def answered(self, at: int, place: int) -> "MockExam":
        """Returns the exam with an answer, which replaces an earlier one."""
        return replace(self, answers=(*self.answers[:at], place, *self.answers[at + 1 :]))

    def open_after(self, at: int) -> int | None:
        """Returns the next question without an answer, starting again after the last one; None if all have one."""
        places = (*range(at + 1, len(self.answers)), *range(at + 1))
        return next((place for place in places if self.answers[place] is None), None)


def draw_exam(random: Random, about: Subject, count: int) -> MockExam:
    """Draws an exam in which no law is asked about twice.

    Laws in play make up for sections that a text has too few laws for.
    """
    drawn: dict[Section, list[Exercise]] = {}
    used: set[str] = set()
    for section in reversed(Section):
        missing = count - sum(map(len, drawn.values()))
        wanted = missing if section is Section.LAWS else count * section.value.share // _IN_ALL
        drawn[section] = list(_of_section(random, about, section, wanted, used))
    questions = tuple((section, made) for section in Section for made in drawn[section])
    return MockExam(questions, (None,) * len(questions))


def _of_section(random: Random, about: Subject, section: Section, wanted: int, used: set[str]) -> Iterator[Exercise]:
    """Yields exercises of a section about laws that are not used yet, at most as many as wanted."""
    topics = list(section.value.topics) if section.is_in(about.edition) else []
    random.shuffle(topics)
    while wanted and topics:
        topic = topics.pop(0)
        weights = {law: about.weights[law] for law in about.laws_about(topic) if law not in used}
        made = (make(random, about.edition, law, ExerciseRequest(topic)) for law in in_random_order(random, weights))
        found = next((each for each in made if each is not None and section.asks(each)), None)
        if found is not None:
            used.add(found.law)
            topics.append(topic)  # the other topics come first
            wanted -= 1
            yield found
