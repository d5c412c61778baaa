"""A desk on a real database, and a window for several tests."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from tests.gui.hands import Hands
from tests.gui.kept_desk import Desk
from tests.patient_bot import PatientBot, delete_closed


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path / "matches.sqlite3")
    yield made
    for db_controller in made.db_controllers:
        db_controller.leave()


@pytest.fixture(scope="module")
def shared_window(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Hands]:
    """Returns a window for the tests of a module, which open their matches in it: that takes less time than a window of
    their own.
    """
    hands = Hands(PatientBot(request))
    yield hands
    hands.window.close()
    hands.window.deleteLater()
    delete_closed()
