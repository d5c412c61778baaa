"""Exercises: one right answer, the same as that of the rules.

CARROM_DESK_EXERCISES sets the number over all editions (packaging/soak.sh uses 100,000).
"""

import os
from random import Random

import pytest

from carrom_desk.exchange.laws.law_digest import LawKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.judge import judge
from carrom_desk.school.cases.draw import changes, is_possible
from carrom_desk.school.cases.judged import ExerciseQuestion, Judged
from carrom_desk.school.cases.random_moments import draw_moment
from carrom_desk.school.cases.targets import laws_shown, speaks_of
from carrom_desk.school.exercise import Difficulty, Exercise, Topic
from carrom_desk.school.exercise_text import story
from carrom_desk.school.exercises import ExerciseRequest, make, make_any, topics_of

from .subjects import book, subject_of

COUNT = int(os.environ.get("CARROM_DESK_EXERCISES", "400"))


def wrong_with(made: Exercise) -> str:
    """Returns the faults of an exercise; empty if there are none."""
    right, case = made.answer, made.case
    if case.answers[made.question] != right:
        return "the right answer is not that of the rules"
    if (
        made.options.count(right) != 1
        or len(set(map(repr, made.options))) != len(made.options)
        or len(made.options) < 2
    ):
        return "there is not exactly one right answer"
    if made.changed.answers.get(made.question, "nothing") == right:
        return "changing the fact does not change the answer"
    if made.law not in set(laws_shown(case)):
        return "the law is not shown by the case"
    if not speaks_of(made.law, made.question, case, made.fact):
        return "the law says nothing of what is asked"
    if isinstance(case, Judged):
        assert isinstance(made.changed, Judged)
        if not is_possible(case) or case.ruling != judge(case.position, case.act, case.edition):
            return "the ruling is not that of judge"
        if made.law in set(laws_shown(made.changed)):
            return "the law does not decide: it holds whatever the fact is"
    return ""


@pytest.mark.timeout(14400)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_exercise_has_one_right_answer_that_its_law_and_fact_decide(edition: Edition) -> None:
    random, about, count = Random(2024), subject_of(edition), max(1, COUNT // len(EDITIONS))
    for number in range(count):
        made = make_any(random, about)
        assert made is not None
        assert not wrong_with(made), (wrong_with(made), number, made)
    print(f"{count} exercises of {edition.id}, each with one right answer")


WITHOUT_EXERCISES = {
    "term_white_slam": "more men in one stroke than a hall ever sees",
    "term_black_slam": "more men in one stroke than a hall ever sees",
    "foul_while_pocketing": "in icf-1993 the break before “Play” has a law of its own",
    "space_during_own_turn": "of space on the board a position of counts shows nothing",
    "change_after_four_or_13": "where the text leaves it to an agreement, it is no law",
    "own_improper": "in icf-1993 two laws contradict each other",
    "cover_man_striker_improper": "in icf-1993 the law has no word on the Queen",
}
"""Laws that the program applies but cannot ask about from the text alone."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_ruled_law_has_exercises(edition: Edition) -> None:
    laws = subject_of(edition).laws
    rows = tuple(book(edition).rows())
    for row in rows:
        if row.kind is not LawKind.RULED:
            continue
        under = [each for each in rows if each.number.startswith((f"{row.number}(", f"{row.number} "))]
        names = {name for each in (row, *under) for name in each.names} & set(laws)
        tries = ((seed, name) for name in sorted(names) for seed in range(4))
        has_one = any(make(Random(seed), edition, name) is not None for seed, name in tries)
        assert has_one or row.name in WITHOUT_EXERCISES, (row.number, row.name)


@pytest.mark.parametrize(
    ("edition", "topic"), [(edition, topic) for edition in EDITIONS for topic in topics_of(edition)], ids=str
)
def test_every_topic_has_exercises(edition: Edition, topic: Topic) -> None:
    made = make_any(Random(7), subject_of(edition), ExerciseRequest(topic))

    assert made is not None
    assert made.topic is topic
    assert not wrong_with(made)


def test_the_same_chance_makes_the_same_exercise() -> None:
    about = subject_of(EDITIONS[0])

    assert make_any(Random(5), about) == make_any(Random(5), about)


def test_a_changed_case_differs_in_one_fact() -> None:
    made = make(Random(3), EDITIONS[0], "striker_with_own")
    assert made is not None
    assert isinstance(made.case, Judged)
    cases = [case for fact, case in changes(made.case) if fact is made.fact]

    assert made.changed in cases


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("difficulty", Difficulty)
def test_exercises_are_as_hard_as_they_are_wished(edition: Edition, difficulty: Difficulty) -> None:
    random, about = Random(5), subject_of(edition)
    for _ in range(5):
        made = make_any(random, about, ExerciseRequest(difficulty=difficulty))
        assert made is not None
        assert made.difficulty({}) is difficulty
        assert not wrong_with(made)


def test_the_more_facts_decide_the_harder_an_exercise_is_until_answers_say_otherwise() -> None:
    about, random = subject_of(EDITIONS[0]), Random(1)
    made = sorted(
        (each for _ in range(60) if (each := make_any(random, about)) is not None), key=lambda each: each.conditions
    )
    easy, hard = made[0], made[-1]

    assert easy.conditions < hard.conditions
    assert easy.share({}) > hard.share({})
    assert easy.difficulty({}) is Difficulty.EASY
    assert easy.difficulty({easy.law: (90, 9)}) is Difficulty.HARD
    assert hard.difficulty({hard.law: (90, 88)}) is Difficulty.EASY


def test_scores_of_every_size_are_asked_about() -> None:
    about, random = subject_of(EDITIONS[0]), Random(1)
    made = [make_any(random, about) for _ in range(400)]
    scores = {each.case.position.score.own for each in made if each is not None and isinstance(each.case, Judged)}

    assert scores >= set(range(24))


def test_in_doubles_who_places_is_asked() -> None:
    made = make(Random(1), EDITIONS[0], "right_hand_neighbour_places", ExerciseRequest(Topic.PLACING))

    assert made is not None
    assert made.question is ExerciseQuestion.PLACER


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_told_is_enough_to_answer(edition: Edition) -> None:
    random, told = Random(3), dict[object, object]()
    for _ in range(1500):
        case = draw_moment(random, edition)
        for question, right in case.answers.items():
            assert told.setdefault((story(case), question), right) == right, case
