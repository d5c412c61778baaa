"""Real databases in a folder of the test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite import driver


@pytest.fixture(autouse=True)
def no_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody in this process is waited for."""
    monkeypatch.setattr(driver, "PATIENCE_MS", 0)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    opened = open_database(str(file))
    yield opened
    opened.close()


@pytest.fixture
def store(database: Database) -> SqlMatchStore:
    return SqlMatchStore(database)
