"""Learners in a real database."""

from datetime import UTC, datetime

import pytest

from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.school.learners import Grade, LawKey, Learner, answered
from carrom_desk.storage.database import Database
from carrom_desk.storage.learner_store import SqlLearnerStore
from carrom_desk.storage.service import SqlDatabaseService

NOW = datetime(2026, 1, 5, 9, 0, tzinfo=UTC)
KEY = LawKey("icf-revised", "striker_alone")


def test_progress_is_kept_by_law_and_replaced(database: Database) -> None:
    store = SqlLearnerStore(database)
    store.add(Learner("2", "Ravi"))
    store.add(Learner("1", "Asha"))
    first = answered(None, KEY, Grade.WRONG, NOW)
    second = answered(first, KEY, Grade.RIGHT, first.due)
    store.save_progress("1", first)
    store.save_progress("1", second)

    assert [learner.name for learner in store.learners()] == ["Asha", "Ravi"]
    assert store.progress("1") == (second,)
    assert store.progress("2") == ()


def test_a_learner_is_forgotten_with_all_progress(database: Database) -> None:
    store = SqlLearnerStore(database)
    store.add(Learner("1", "Asha"))
    store.save_progress("1", answered(None, KEY, Grade.RIGHT, NOW))
    store.delete("1")

    assert store.learners() == ()
    assert store.progress("1") == ()


def test_the_service_has_the_learners_of_the_open_database(tmp_path_factory: pytest.TempPathFactory) -> None:
    service = SqlDatabaseService(str(tmp_path_factory.mktemp("school") / "practice.sqlite3"))
    with pytest.raises(StoreUnavailable):
        service.learners()
    service.open()
    service.learners().add(Learner("1", "Asha"))
    assert [learner.name for learner in service.learners().learners()] == ["Asha"]
    service.close()
