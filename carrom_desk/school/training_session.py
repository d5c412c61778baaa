"""A training session: a number of questions, repeated mistakes, and the progress."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .exercise import Exercise
from .learners import Grade, LawKey

LENGTHS = (10, 20, 40)
"""Available session lengths in questions."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A question answered in a session."""

    exercise: Exercise
    grade: Grade
    is_repeated: bool = False
    """True when it repeated a mistake."""

    @property
    def key(self) -> LawKey:
        return LawKey(self.exercise.edition.id, self.exercise.law)


@dataclass(frozen=True, slots=True)
class TrainingSession:
    """State of a session; mistakes are repeated at its end until answered correctly."""

    length: int
    """Number of questions before mistakes are repeated."""
    answers: tuple[Answered, ...] = ()

    @property
    def asked(self) -> int:
        """Number of questions answered, without repetitions."""
        return sum(1 for each in self.answers if not each.is_repeated)

    @property
    def mistakes(self) -> tuple[Exercise, ...]:
        """Mistakes in the order of repetition."""
        last = {each.exercise: each.grade for each in self.answers}
        order = dict.fromkeys(each.exercise for each in self.answers if each.grade is Grade.WRONG)
        latest = {each.exercise: place for place, each in enumerate(self.answers)}
        wrong = [exercise for exercise in order if last[exercise] is Grade.WRONG]
        return tuple(sorted(wrong, key=lambda exercise: latest[exercise]))

    @property
    def is_repeating(self) -> bool:
        """True when mistakes are being repeated."""
        return self.asked >= self.length and bool(self.mistakes)

    @property
    def is_over(self) -> bool:
        """True when all questions were asked and no mistakes are left."""
        return self.asked >= self.length and not self.mistakes

    @property
    def streak(self) -> int:
        """Current number of correct answers in a row."""
        count = 0
        for each in reversed(self.answers):
            if not each.grade.is_right:
                break
            count += 1
        return count

    def after(self, exercise: Exercise, grade: Grade) -> "TrainingSession":
        answer = Answered(exercise, grade, is_repeated=self.is_repeating)
        return replace(self, answers=(*self.answers, answer))

    def graded(self, grade: Grade) -> "TrainingSession":
        """Changes the grade of the last answer, which was a guess."""
        *before, last = self.answers
        return replace(self, answers=(*before, replace(last, grade=grade)))

    def learnt(self) -> tuple[LawKey, ...]:
        """Laws answered correctly at the first attempt and without a guess."""
        return self._laws([each for each in self._first() if each.grade is Grade.RIGHT])

    def to_learn(self) -> tuple[LawKey, ...]:
        """Laws answered wrong or guessed at the first attempt."""
        return self._laws([each for each in self._first() if each.grade is not Grade.RIGHT])

    def _first(self) -> Sequence[Answered]:
        return [each for each in self.answers if not each.is_repeated]

    @staticmethod
    def _laws(answers: Sequence[Answered]) -> tuple[LawKey, ...]:
        return tuple(dict.fromkeys(each.key for each in answers))
