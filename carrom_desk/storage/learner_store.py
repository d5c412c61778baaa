"""Learners and their progress in the database."""

from collections.abc import Mapping, Sequence

import sqlalchemy as sa

from carrom_desk.school.learners import LawKey, Learner, Progress, progress_of

from .database import Database
from .schema import LAW_PROGRESS, LEARNERS

_OF_LEARNER = LAW_PROGRESS.c.learner_id == sa.bindparam("learner")


class SqlLearnerStore:
    """Learners in an open database. Every method may raise `StoreError`."""

    def __init__(self, database: Database) -> None:
        """Uses an open database, which its owner closes."""
        self._database = database

    def learners(self) -> Sequence[Learner]:
        query = sa.select(LEARNERS.c.id, LEARNERS.c.name).order_by(LEARNERS.c.name, LEARNERS.c.id)
        with self._database.reading() as connection:
            return tuple(Learner(*row) for row in connection.execute(query))

    def add(self, learner: Learner) -> None:
        with self._database.writing() as connection:
            connection.execute(sa.insert(LEARNERS).values(id=learner.id, name=learner.name))

    def delete(self, learner_id: str) -> None:
        with self._database.writing() as connection:
            connection.execute(sa.delete(LAW_PROGRESS).where(_OF_LEARNER), {"learner": learner_id})
            connection.execute(sa.delete(LEARNERS).where(LEARNERS.c.id == learner_id))

    def progress(self, learner_id: str) -> Sequence[Progress]:
        """Returns a learner's progress by law."""
        law = LAW_PROGRESS.c
        query = sa.select(law.edition, law.law, law.asked, law.right, law.card, law.due).where(_OF_LEARNER)
        with self._database.reading() as connection:
            return tuple(progress_of(*row) for row in connection.execute(query, {"learner": learner_id}))

    def counted(self) -> Mapping[LawKey, tuple[int, int]]:
        """Returns how often each law was asked and answered correctly, over all learners."""
        law = LAW_PROGRESS.c
        sums = sa.select(law.edition, law.law, sa.func.sum(law.asked), sa.func.sum(law.right))
        with self._database.reading() as connection:
            rows = connection.execute(sums.group_by(law.edition, law.law))
            return {LawKey(edition, name): (int(asked), int(right)) for edition, name, asked, right in rows}

    def save_progress(self, learner_id: str, progress: Progress) -> None:
        """Stores the progress in one law, replacing the former progress."""
        key, law = progress.key, LAW_PROGRESS.c
        is_it = sa.and_(_OF_LEARNER, law.edition == key.edition, law.law == key.name)
        with self._database.writing() as connection:
            connection.execute(sa.delete(LAW_PROGRESS).where(is_it), {"learner": learner_id})
            values = {
                "learner_id": learner_id,
                "edition": key.edition,
                "law": key.name,
                "asked": progress.asked,
                "right": progress.right,
                "card": progress.card,
                "due": progress.due.isoformat(),
            }
            connection.execute(sa.insert(LAW_PROGRESS).values(**values))
