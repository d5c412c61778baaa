"""Learners by name and their progress: what keeping them promises, and how it is handed out."""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Protocol

from .schedule import LawKey, Progress


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
