"""A desk on a real database."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.gui.kept_desk import Desk


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path / "matches.sqlite3")
    yield made
    for db_controller in made.db_controllers:
        db_controller.leave()
