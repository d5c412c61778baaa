"""Learners and what each knows of every law, and which law is asked next: FSRS, with a law for a card."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, unique
from random import Random
from typing import Protocol

from fsrs import Card, Rating, Scheduler

from carrom_desk.i18n import N_

_SCHEDULER = Scheduler(enable_fuzzing=False)
"""With the parameters that FSRS comes with; nothing in it is left to chance."""
APART = 6
"""Questions between two about the same law."""
_WELL = 0.9
"""From this chance of knowing a law on, it counts as known."""


@dataclass(frozen=True, slots=True)
class LawKey:
    """A law of an edition: the same law of another text is learnt by itself."""

    edition: str
    name: str
    """Stable."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a learner has shown of a law."""

    key: LawKey
    asked: int
    right: int
    card: str
    """As FSRS writes it."""
    due: datetime
    """When it is to be asked again."""


@unique
class Strength(Enum):
    """How well a law is known."""

    NEW = N_("not asked yet")
    WEAK = N_("weak")
    LEARNING = N_("learning")
    KNOWN = N_("known")


def answered(before: Progress | None, key: LawKey, *, is_right: bool, now: datetime) -> Progress:
    """The progress after an answer; `now` is in UTC."""
    card = Card(card_id=0, due=now) if before is None else Card.from_json(before.card)
    card, _ = _SCHEDULER.review_card(card, Rating.Good if is_right else Rating.Again, review_datetime=now)
    asked, right = (0, 0) if before is None else (before.asked, before.right)
    return Progress(key, asked + 1, right + is_right, card.to_json(), card.due)


def chance_of(progress: Progress | None, now: datetime) -> float:
    """How likely the learner knows a law now, 0 to 1; 0 where it was never asked."""
    if progress is None:
        return 0.0
    return float(_SCHEDULER.get_card_retrievability(Card.from_json(progress.card), now))


def strength_of(progress: Progress | None, now: datetime) -> Strength:
    """How well a law is known now."""
    if progress is None:
        return Strength.NEW
    stability = Card.from_json(progress.card).stability or 0.0
    if chance_of(progress, now) < _WELL or stability < 1:
        return Strength.WEAK
    return Strength.KNOWN if stability >= 7 else Strength.LEARNING


def next_law(
    random: Random,
    keys: tuple[LawKey, ...],
    known: Mapping[LawKey, Progress],
    now: datetime,
    recent: Sequence[LawKey] = (),
) -> LawKey:
    """The law to ask about: what is due, the least known first; then a new one; then the least known of all.

    Of the laws asked last, `recent` with the latest at its end, none comes again within `APART` questions.
    """
    fresh = [key for key in keys if key not in recent[-APART:]] or list(keys)
    due = [key for key in fresh if key in known and known[key].due <= now]
    if due:
        return min(due, key=lambda key: chance_of(known[key], now))
    new = [key for key in fresh if key not in known]
    return random.choice(new) if new else min(fresh, key=lambda key: chance_of(known[key], now))


@dataclass(frozen=True, slots=True)
class Learner:
    """Somebody who learns."""

    id: str
    name: str


class LearnerStore(Protocol):
    """Where learners are kept. Every method may raise `StoreError`."""

    def learners(self) -> Sequence[Learner]:
        """All of them, by name."""

    def add(self, learner: Learner) -> None:
        """Keep a new one."""

    def delete(self, learner_id: str) -> None:
        """Forget one, with all progress."""

    def progress(self, learner_id: str) -> Sequence[Progress]:
        """What one has shown so far."""

    def keep(self, learner_id: str, progress: Progress) -> None:
        """Keep the progress in one law, in place of what was kept of it."""


def written(learner: Learner, progress: Sequence[Progress]) -> str:
    """All that is known of a learner as JSON, for himself."""
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
