"""Stores for tables and hubs, each a real database, and separate hubs."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.browser import Browser
from tests.hall.running import RunningHub
from tests.needs import needs_postgres

MakeStore = Callable[[], SqlHallStore]


@pytest.fixture
def new_store(tmp_path: Path) -> Iterator[MakeStore]:
    """Makes a database in a file, closed at the end."""
    made: list[SqlHallStore] = []

    def make() -> SqlHallStore:
        made.append(SqlHallStore(open_database(str(tmp_path / f"{len(made)}.sqlite3"))))
        return made[-1]

    yield make
    for store in made:
        store.close()


@pytest.fixture(scope="session")
def chromium(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Browser]:
    made = Browser(tmp_path_factory.mktemp("browser"))
    yield made
    made.close()


@pytest.fixture
def browser(chromium: Browser) -> Browser:
    """Returns the browser as opened by a new visitor."""
    chromium.forget()
    return chromium


@pytest.fixture(params=["file", pytest.param("postgresql", marks=needs_postgres)])
def hub_store(request: pytest.FixtureRequest, new_store: MakeStore) -> Iterator[SqlHallStore]:
    """Returns a hub's database of each kind."""
    if request.param == "file":
        yield new_store()
        return
    store = SqlHallStore(open_database(request.getfixturevalue("postgres").new_database()))
    yield store
    store.close()


@pytest.fixture
def own_hub(tmp_path: Path) -> Iterator[RunningHub]:
    """Returns a hub used by a single test."""
    (tmp_path / "folder").mkdir()
    running = RunningHub(str(tmp_path / "own.sqlite3"), "--write", str(tmp_path / "folder"))
    yield running
    running.stop()
