"""Choice of the next question: by law, as scheduled by FSRS, weak ones more often."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from fsrs import Card, Rating, Scheduler

from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS, USUAL
from carrom_desk.school.exercise import Topic
from carrom_desk.school.learners import (
    Grade,
    LawKey,
    Learner,
    Progress,
    Strength,
    answered,
    chance_of,
    due_today,
    next_law,
    strength_of,
    written,
)

from .subjects import subject_of

NOW = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
DAYS, QUESTIONS = 40, 20


def groups_of(edition: Edition) -> tuple[dict[LawKey, float], ...]:
    """Returns the laws of an edition with their weights, as used by the dialog."""
    groups = subject_of(edition).groups()
    return tuple({LawKey(edition.id, name): weight for name, weight in group.items()} for group in groups)


ABOUT = subject_of(USUAL)
GROUPS = groups_of(USUAL)
FIRST = next(iter(GROUPS[0]))


class SimulatedLearner:
    """Answers a given share of questions right on the first try."""

    def __init__(self, share: float, edition: Edition) -> None:
        self.share = share
        self.groups = groups_of(edition)
        self.laws = {key for group in self.groups for key in group}
        self.known: dict[LawKey, Progress] = {}
        self.random = Random(1)
        self.asked: list[LawKey] = []

    def day(self, day: int) -> int:
        """Simulates a day's session with a question a minute; returns how many laws are still due at its end."""
        for minute in range(QUESTIONS):
            now = NOW + timedelta(days=day, minutes=minute)
            key = next_law(self.random, self.groups, self.known, now, self.asked)
            self.asked.append(key)
            grade = Grade.RIGHT if self.random.random() < self.share else Grade.WRONG
            self.known[key] = answered(self.known.get(key), key, grade, now)
        return due_today(self.laws, self.known, NOW + timedelta(days=day, hours=1))


@pytest.mark.parametrize("share", [0.8, 0.5], ids=["four of five right", "forgetful"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_due_stays_bounded_and_every_law_has_its_turn(edition: Edition, share: float) -> None:
    learner = SimulatedLearner(share, edition)
    due = [learner.day(day) for day in range(DAYS + 20)]
    asked = learner.asked[: DAYS * QUESTIONS]
    deciding, forbidding = (*learner.groups, {})[:2]

    assert max(due) <= (3 * QUESTIONS if share == 0.8 else len(learner.laws)), due
    assert max(due[DAYS:]) <= 1.1 * max(due[:DAYS]), due
    assert set(asked) == learner.laws
    of_breaches = sum(forbidding.values()) / sum((*deciding.values(), *forbidding.values()))
    assert sum(key in forbidding for key in asked) == pytest.approx(len(asked) * of_breaches, rel=0.3)


def test_what_only_forbids_something_is_a_tenth_of_what_matters() -> None:
    forbidding = [law for law in ABOUT.laws if ABOUT.topics_of(law) == {Topic.BREACHES}]
    weights = ABOUT.weights

    assert len(forbidding) > len(ABOUT.laws) / 4
    assert sum(weights[law] for law in forbidding) == pytest.approx(sum(weights.values()) / 10)
    assert weights["striker_with_own"] > weights["queen_both_last"]


def test_what_is_wrong_comes_back_sooner_than_a_guess_and_that_sooner_than_what_is_known() -> None:
    dues = [answered(None, FIRST, grade, NOW).due for grade in (Grade.WRONG, Grade.GUESSED, Grade.RIGHT)]

    assert dues == sorted(dues)
    assert dues[1] < dues[2]
    assert answered(None, FIRST, Grade.GUESSED, NOW).right == 1


def test_the_schedule_over_a_year_is_as_fsrs_says() -> None:
    scheduler = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
    card, progress = Card(card_id=0, due=NOW), None
    random, now, reviews = Random(4), NOW, 0
    while now < NOW + timedelta(days=365):
        is_right = random.random() < 0.85
        progress = answered(progress, FIRST, Grade.RIGHT if is_right else Grade.WRONG, now)
        card, _ = scheduler.review_card(card, Rating.Good if is_right else Rating.Again, review_datetime=now)
        assert progress.due == card.due
        assert chance_of(progress, now + timedelta(days=3)) == scheduler.get_card_retrievability(
            card, now + timedelta(days=3)
        )
        now, reviews = progress.due, reviews + 1

    assert reviews >= 5
    assert progress is not None
    assert progress.asked == reviews


def test_what_is_due_comes_before_what_is_new_until_it_is_time_for_that() -> None:
    wrong, deciding = answered(None, FIRST, Grade.WRONG, NOW), GROUPS[:1]
    known = {FIRST: wrong}

    assert next_law(Random(1), deciding, known, wrong.due) == FIRST
    assert next_law(Random(1), deciding, {FIRST: replace(wrong, asked=9)}, wrong.due) != FIRST
    assert next_law(Random(1), deciding, known, NOW) != FIRST
    assert next_law(Random(1), [{FIRST: 1.0}], known, NOW) == FIRST
    assert next_law(Random(1), deciding, known, wrong.due, [FIRST]) != FIRST


def test_a_law_never_asked_is_new() -> None:
    assert strength_of(None, NOW) is Strength.NEW
    assert chance_of(None, NOW) == 0


def test_a_learner_is_written_with_all_that_is_known_of_him() -> None:
    text = written(Learner("1", "Zoë"), (answered(None, FIRST, Grade.RIGHT, NOW),))

    assert "Zoë" in text
    assert FIRST.name in text
