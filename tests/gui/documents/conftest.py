"""Sources for documents over a window."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.document_request import Sources
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.match.ports.store import MatchId
from tests.fakes import MemoryStore, library
from tests.gui.documents.cup import between, stored


@pytest.fixture
def sources() -> Sources:
    """Returns sources with two matches of a cup, one of them open, and one without an event."""
    kept = library(MemoryStore())
    for match in (stored("one", between("Asha", "Bilal")), stored("two", between("Asha", "Chitra"))):
        kept.add(match)
    kept.add(stored("three", between("Dev", "Esha", "")))
    return Sources(kept, kept.store.load(MatchId("one")))


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def documents(qtbot: QtBot, told: list[str]) -> Documents:
    window = QWidget()
    qtbot.addWidget(window)
    return Documents(window, told.append)
