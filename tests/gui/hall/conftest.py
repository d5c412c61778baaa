"""A hub and the windows that join its hall."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.gui.hall.at_hall import Windows
from tests.gui.kept_desk import Desk
from tests.hall.running import RunningHub


@pytest.fixture
def windows(table: Desk) -> Iterator[Windows]:
    made = Windows()
    yield made
    for hands in made.open:
        hands.controller.close()


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path / "hall.sqlite3"))
    yield running
    running.stop()
