"""Learners, their knowledge of each law, and the choice of the next law, using FSRS with a law for each card."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, unique
from functools import lru_cache
from random import Random

from fsrs import Card, Rating, Scheduler

from carrom_desk.i18n import N_

_SCHEDULER = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""Default parameters, no randomness, and intervals of whole days.

Wrong answers are repeated at the end of the session instead of minutes later.
"""
APART = 6
"""Minimum number of questions between two about the same law."""
_ALL_WITHIN = 600
"""Number of questions within which every law of an edition is asked once: a month at twenty a day."""
_WELL = 0.9
"""Minimum probability of recall for a law to count as known."""


@unique
class Grade(Enum):
    """Grade of an answer."""

    WRONG = Rating.Again
    GUESSED = Rating.Hard
    """Correct, but the learner says it was a guess."""
    RIGHT = Rating.Good

    @property
    def is_right(self) -> bool:
        """True when the answer was correct."""
        return self is not Grade.WRONG


@dataclass(frozen=True, slots=True)
class LawKey:
    """A law of an edition: the same law in another text is learnt separately."""

    edition: str
    name: str
    """Stable name."""


@dataclass(frozen=True, slots=True)
class Progress:
    """A learner's progress with a law."""

    key: LawKey
    asked: int
    right: int
    card: str
    """FSRS card as JSON."""
    due: datetime
    """Time when it is due."""


@unique
class Strength(Enum):
    """Knowledge of a law."""

    NEW = N_("not asked yet")
    WEAK = N_("weak")
    LEARNING = N_("learning")
    KNOWN = N_("known")


def answered(before: Progress | None, key: LawKey, grade: Grade, now: datetime) -> Progress:
    """Returns the progress after an answer; `now` is in UTC."""
    card = Card(card_id=0, due=now) if before is None else _card(before.card)
    card, _ = _SCHEDULER.review_card(card, grade.value, review_datetime=now)
    asked, right = (0, 0) if before is None else (before.asked, before.right)
    return Progress(key, asked + 1, right + grade.is_right, card.to_json(), card.due)


def chance_of(progress: Progress | None, now: datetime) -> float:
    """Returns the probability that the learner knows a law now, 0 to 1; 0 if it was never asked."""
    if progress is None:
        return 0.0
    return float(_SCHEDULER.get_card_retrievability(_card(progress.card), now))


@lru_cache(maxsize=1024)
def _card(written: str) -> Card:
    """Returns a cached card, only for reading: FSRS copies a card before changing it."""
    return Card.from_json(written)


def strength_of(progress: Progress | None, now: datetime) -> Strength:
    """Returns how well a law is known now."""
    if progress is None:
        return Strength.NEW
    stability = _card(progress.card).stability or 0.0
    if chance_of(progress, now) < _WELL or stability < 1:
        return Strength.WEAK
    return Strength.KNOWN if stability >= 7 else Strength.LEARNING


def due_today(keys: Iterable[LawKey], known: Mapping[LawKey, Progress], now: datetime) -> int:
    """Returns the number of these laws due by the end of the day, in the time zone of `now`."""
    return sum(1 for key in keys if key in known and _is_due(known[key], now))


def _is_due(progress: Progress, now: datetime) -> bool:
    return progress.due.astimezone(now.tzinfo).date() <= now.date()


def next_law(
    random: Random,
    groups: Sequence[Mapping[LawKey, float]],
    known: Mapping[LawKey, Progress],
    now: datetime,
    recent: Sequence[LawKey] = (),
) -> LawKey:
    """Chooses the next law from groups of laws with weights: due laws, and new ones from time to time.

    A group is chosen by the sum of its weights, regardless of due laws. Among its due laws, the least known and most
    decisive comes first. New laws are chosen by weight, often enough that none is left after `_ALL_WITHIN` questions.
    If nothing is due or new, the least known law is repeated. Laws in `recent`, latest last, are not repeated within
    `APART` questions.
    """
    sums = [sum(group.values()) for group in groups]
    place = random.choices(range(len(groups)), sums)[0]
    keys, share = groups[place], sums[place] / sum(sums)
    fresh = [key for key in keys if key not in recent[-APART:]] or list(keys)
    due = [key for key in fresh if key in known and _is_due(known[key], now)]
    new = [key for key in fresh if key not in known]
    asked = sum(known[key].asked for key in keys if key in known)
    is_turn_of_new = (len(keys) - len(new)) * _ALL_WITHIN * share <= len(keys) * asked
    if new and (is_turn_of_new or not due):
        return random.choices(new, [keys[key] for key in new])[0]
    return max(due or fresh, key=lambda key: keys[key] * (1 - chance_of(known.get(key), now)))


@dataclass(frozen=True, slots=True)
class Learner:
    """A person in training."""

    id: str
    name: str


def written(learner: Learner, progress: Sequence[Progress]) -> str:
    """Exports all data about a learner as JSON, for the learner."""
    laws = [
        {
            "laws": each.key.edition,
            "name": each.key.name,
            "asked": each.asked,
            "right": each.right,
            "due": each.due.isoformat(),
            "card": json.loads(each.card),
        }
        for each in progress
    ]
    return json.dumps({"learner": learner.name, "progress": laws}, ensure_ascii=False, indent=1)


def progress_of(edition: str, name: str, asked: int, right: int, card: str, due: str) -> Progress:
    return Progress(LawKey(edition, name), asked, right, card, datetime.fromisoformat(due))
