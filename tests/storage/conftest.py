"""Real databases in a folder of the test's own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.match_store import SqlMatchStore


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def database(file: Path) -> Iterator[Database]:
    opened = open_database(str(file), patience_ms=0)
    yield opened
    opened.close()


@pytest.fixture
def store(database: Database) -> SqlMatchStore:
    return SqlMatchStore(database)
