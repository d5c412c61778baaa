"""Training sessions: a number of questions, then mistakes until they are right, and the result."""

from random import Random

from carrom_desk.rules.edition_register import USUAL
from carrom_desk.school.exercise import Exercise
from carrom_desk.school.exercises import make_any
from carrom_desk.school.learners import Grade, LawKey
from carrom_desk.school.training_session import TrainingSession

from .subjects import subject_of


def exercises(count: int) -> list[Exercise]:
    made: dict[str, Exercise] = {}
    random = Random(1)
    while len(made) < count:
        each = make_any(random, subject_of(USUAL))
        assert each is not None
        made[each.law] = each
    return list(made.values())


def answered(session: TrainingSession, *answers: tuple[Exercise, Grade]) -> TrainingSession:
    for exercise, grade in answers:
        session = session.after(exercise, grade)
    return session


def test_a_session_without_mistakes_ends_after_its_length() -> None:
    first, second = exercises(2)
    session = answered(TrainingSession(2), (first, Grade.RIGHT), (second, Grade.RIGHT))

    assert session.is_over
    assert session.streak == 2
    assert session.learnt() == (LawKey(USUAL.id, first.law), LawKey(USUAL.id, second.law))


def test_mistakes_come_again_at_the_end_until_they_are_right() -> None:
    first, second, third = exercises(3)
    session = answered(TrainingSession(3), (first, Grade.WRONG), (second, Grade.WRONG), (third, Grade.RIGHT))
    assert session.is_repeating
    assert session.mistakes == (first, second)

    session = session.after(first, Grade.WRONG)
    assert session.mistakes == (second, first)
    assert session.asked == 3

    session = answered(session, (second, Grade.RIGHT), (first, Grade.RIGHT))
    assert session.is_over
    assert session.to_learn() == (LawKey(USUAL.id, first.law), LawKey(USUAL.id, second.law))


def test_a_guess_is_right_and_still_to_be_learnt() -> None:
    (first,) = exercises(1)
    session = TrainingSession(1).after(first, Grade.RIGHT).graded(Grade.GUESSED)

    assert session.is_over
    assert session.streak == 1
    assert session.learnt() == ()
    assert session.to_learn() == (LawKey(USUAL.id, first.law),)


def test_a_mistake_ends_the_streak() -> None:
    first, second, third = exercises(3)

    assert answered(TrainingSession(5), (first, Grade.RIGHT), (second, Grade.WRONG), (third, Grade.RIGHT)).streak == 1
