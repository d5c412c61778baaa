"""Real databases in temporary folders."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.storage.database import Database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite import driver
from tests.storage.stored_matches import opened


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets the waiting time for locks to zero in this process."""
    monkeypatch.setattr(driver, "PATIENCE_MS", 0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    with opened(file) as made:
        yield made


@pytest.fixture
def store(database: Database) -> SqlMatchStore:
    return SqlMatchStore(database)
