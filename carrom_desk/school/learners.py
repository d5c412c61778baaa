"""Learners and what each knows of every law, and which law is asked next: FSRS, with a law for a card."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, unique
from functools import lru_cache
from random import Random
from typing import Protocol

from fsrs import Card, Rating, Scheduler

from carrom_desk.i18n import N_

_SCHEDULER = Scheduler(enable_fuzzing=False, learning_steps=(), relearning_steps=())
"""With the parameters that FSRS comes with; nothing in it is left to chance, and every interval is of whole days.

What was answered wrong is repeated at the end of the session instead of minutes later.
"""
APART = 6
"""Questions between two about the same law."""
_ALL_WITHIN = 600
"""Questions within which every law of an edition has been asked once: a month at twenty a day."""
_WELL = 0.9
"""From this chance of knowing a law on, it counts as known."""


@unique
class Grade(Enum):
    """Grade of an answer."""

    WRONG = Rating.Again
    GUESSED = Rating.Hard
    """Right, and by its learner's own word a guess."""
    RIGHT = Rating.Good

    @property
    def is_right(self) -> bool:
        """True when the answer was right."""
        return self is not Grade.WRONG


@dataclass(frozen=True, slots=True)
class LawKey:
    """A law of an edition: the same law of another text is learnt by itself."""

    edition: str
    name: str
    """Stable."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress of a learner in a law."""

    key: LawKey
    asked: int
    right: int
    card: str
    """As FSRS writes it."""
    due: datetime
    """Next due time."""


@unique
class Strength(Enum):
    """Knowledge of a law."""

    NEW = N_("not asked yet")
    WEAK = N_("weak")
    LEARNING = N_("learning")
    KNOWN = N_("known")


def answered(before: Progress | None, key: LawKey, grade: Grade, now: datetime) -> Progress:
    """The progress after an answer; `now` is in UTC."""
    card = Card(card_id=0, due=now) if before is None else _card(before.card)
    card, _ = _SCHEDULER.review_card(card, grade.value, review_datetime=now)
    asked, right = (0, 0) if before is None else (before.asked, before.right)
    return Progress(key, asked + 1, right + grade.is_right, card.to_json(), card.due)


def chance_of(progress: Progress | None, now: datetime) -> float:
    """Returns how likely the learner knows a law now, 0 to 1; 0 where it was never asked."""
    if progress is None:
        return 0.0
    return float(_SCHEDULER.get_card_retrievability(_card(progress.card), now))


@lru_cache(maxsize=1024)
def _card(written: str) -> Card:
    """A card to look at: FSRS copies a card before it changes it."""
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
    """Returns how many of these laws are to be asked again by the end of the day, in the time zone of `now`."""
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
    """The law to ask about, of groups of laws with their weights: what is due, and now and then a new one.

    A group has its turn by the sum of its weights, whatever is due. In it, of what is due, the law comes first that is
    known least and decides most; new laws come by their weights, in such numbers that after `_ALL_WITHIN` questions
    none is left. Where nothing is due and nothing new, the least known comes again. Of the laws asked last, `recent`
    with the latest at its end, none comes again within `APART` questions.
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
    """Somebody who learns."""

    id: str
    name: str


class LearnerStore(Protocol):
    """Store of learners. Every method may raise `StoreError`."""

    def learners(self) -> Sequence[Learner]:
        """All of them, by name."""

    def add(self, learner: Learner) -> None:
        """Keeps a new one."""

    def delete(self, learner_id: str) -> None:
        """Forgets one, with all progress."""

    def progress(self, learner_id: str) -> Sequence[Progress]:
        """Returns what one has shown so far."""

    def keep(self, learner_id: str, progress: Progress) -> None:
        """Stores the progress in one law, replacing the former progress."""

    def counted(self) -> Mapping[LawKey, tuple[int, int]]:
        """Returns how often each law was asked, of all learners together, and how often answered right."""


def written(learner: Learner, progress: Sequence[Progress]) -> str:
    """All that is known of a learner as JSON, for themselves."""
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
    """Progress as it was kept."""
    return Progress(LawKey(edition, name), asked, right, card, datetime.fromisoformat(due))
