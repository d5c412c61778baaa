"""What is asked next: by law, as FSRS says, and the weak ones more often."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

from fsrs import Card, Rating, Scheduler

from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.school.learners import (
    LawKey,
    Learner,
    Progress,
    Strength,
    answered,
    chance_of,
    next_law,
    strength_of,
    written,
)

from .subjects import subject_of

NOW = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
KEYS = tuple(LawKey(EDITIONS[0].id, name) for name in subject_of(EDITIONS[0]).laws[:30])
WEAK = frozenset(KEYS[3:6])


class SimulatedLearner:
    """Knows every law but those that he has yet to learn."""

    def __init__(self, unknown: frozenset[LawKey]) -> None:
        self.unknown = set(unknown)
        self.known: dict[LawKey, Progress] = {}
        self.random = Random(1)
        self.asked: list[LawKey] = []

    def day(self, day: int, questions: int) -> Counter[LawKey]:
        """What he is asked in a session of that day, a question a minute."""
        asked: Counter[LawKey] = Counter()
        for minute in range(questions):
            now = NOW + timedelta(days=day, minutes=minute)
            key = next_law(self.random, KEYS, self.known, now, self.asked)
            self.asked.append(key)
            asked[key] += 1
            self.known[key] = answered(self.known.get(key), key, is_right=key not in self.unknown, now=now)
        return asked


def share(asked: Counter[LawKey]) -> float:
    return sum(asked[key] for key in WEAK) / asked.total()


def test_who_knows_all_but_three_laws_is_asked_about_those_more_and_more() -> None:
    learner = SimulatedLearner(WEAK)
    shares = [share(learner.day(day, 40)) for day in range(10)]

    assert shares[0] < shares[1]
    assert min(shares[5:]) > 3 * len(WEAK) / len(KEYS) > shares[0]
    assert all(strength_of(learner.known[key], NOW + timedelta(days=10)) is Strength.WEAK for key in WEAK)


def test_he_is_through_once_he_has_learnt_them() -> None:
    learner = SimulatedLearner(WEAK)
    for day in range(5):
        learner.day(day, 40)
    before = share(learner.day(5, 40))
    learner.unknown.clear()
    for day in range(6, 40):
        learner.day(day, 40)
    now = NOW + timedelta(days=40, minutes=1)

    assert share(learner.day(40, 40)) < before
    assert all(strength_of(learner.known[key], now) in (Strength.LEARNING, Strength.KNOWN) for key in WEAK)


def test_the_schedule_over_a_year_is_as_fsrs_says() -> None:
    scheduler, card, progress = Scheduler(enable_fuzzing=False), Card(card_id=0, due=NOW), None
    random, now, reviews = Random(4), NOW, 0
    while now < NOW + timedelta(days=365):
        is_right = random.random() < 0.85
        progress = answered(progress, KEYS[0], is_right=is_right, now=now)
        card, _ = scheduler.review_card(card, Rating.Good if is_right else Rating.Again, review_datetime=now)
        assert progress.due == card.due
        assert chance_of(progress, now + timedelta(days=3)) == scheduler.get_card_retrievability(
            card, now + timedelta(days=3)
        )
        now, reviews = progress.due, reviews + 1

    assert reviews >= 5
    assert progress is not None
    assert progress.asked == reviews


def test_what_is_due_comes_before_what_is_new() -> None:
    wrong = answered(None, KEYS[0], is_right=False, now=NOW)

    assert next_law(Random(1), KEYS, {KEYS[0]: wrong}, wrong.due) == KEYS[0]
    assert next_law(Random(1), KEYS, {KEYS[0]: wrong}, NOW) != KEYS[0]
    assert next_law(Random(1), KEYS[:1], {KEYS[0]: wrong}, NOW) == KEYS[0]


def test_a_law_never_asked_is_new() -> None:
    assert strength_of(None, NOW) is Strength.NEW
    assert chance_of(None, NOW) == 0


def test_a_learner_is_written_with_all_that_is_known_of_him() -> None:
    text = written(Learner("1", "Zoë"), (answered(None, KEYS[0], is_right=True, now=NOW),))

    assert "Zoë" in text
    assert KEYS[0].name in text
