"""Stored matches in the umpire's window, in memory and in a real database."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableView, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.match.entry.entries import Conceded, Concession, Entry, PlayCalled
from carrom_desk.match.ports.store import BackupReason, MatchId
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide, Side
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.storage.stored_matches import begun

OPENING: tuple[Entry, ...] = (TOSS, PlayCalled())
CONTROL = Qt.KeyboardModifier.ControlModifier


def two_matches() -> MemoryStore:
    """Stores a finished match of the Open, and an unfinished one of the Cup."""
    store = MemoryStore()
    desk(*OPENING, Conceded(Side.A, Concession.MATCH), setup=replace(SINGLES, event="Open"), store=store)
    desk(*OPENING, setup=replace(SINGLES, event="Cup"), store=store)
    return store


def at_list(hands: Hands) -> QTableView:
    hands.key("ctrl+l")
    table = hands.find(QTableView, "matches")
    table.window().activateWindow()
    hands.qtbot.waitUntil(table.window().isActiveWindow)
    table.setFocus()
    return table


def events(table: QTableView) -> list[str]:
    model = table.model()
    return [str(model.index(row, 2).data()).split(" · ")[0] for row in range(model.rowCount())]


def test_the_chosen_match_is_opened(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=two_matches())
    table = at_list(hands)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Return)

    assert hands.record.setup.event == "Open"
    assert not hands.has_dialog()


def test_the_match_at_the_desk_is_marked_and_closed_when_it_is_deleted(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=two_matches(), match_id=MatchId("m2"))
    table = at_list(hands)

    assert table.model().index(0, 4).data() == "open, in progress"
    QTest.keyClick(table, Qt.Key.Key_Delete)

    assert events(table) == ["Open"]
    assert "moved to trash" in hands.text("status")
    assert hands.controller.match.session.match_id is None
    QTest.keyClick(table, Qt.Key.Key_Z, CONTROL)
    assert "Cup" in hands.text("what_now")


def test_a_match_in_the_bin_is_not_offered_to_go_on_with(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=two_matches())
    assert "Cup" in hands.text("what_now")
    table = at_list(hands)

    QTest.keyClick(table, Qt.Key.Key_Delete)
    assert "Cup" not in hands.text("what_now")
    QTest.keyClick(table, Qt.Key.Key_Z, CONTROL)

    assert "Cup" in hands.text("what_now")


class Shelf:
    """A real database with many matches."""

    def __init__(self, file: Path) -> None:
        self.service = SqlDatabaseService(str(file))
        store = self.service.open()
        for number in range(120):
            sides: BySide[tuple[Player, ...]] = BySide((Player(f"Asha {number}"),), (Player("Bilal"),))
            started = f"2026-11-21T{10 + number // 60:02}:{number % 60:02}:00.000+05:30"
            begun(store, f"m{number}", setup=replace(SINGLES, sides=sides), started=started)
        self.service.close()
        ids = count()
        self.db_controller = DatabaseController(
            self.service, lambda kept: MatchLibrary(kept, StoppedTime(), lambda: MatchId(f"n{next(ids)}"))
        )


@pytest.fixture
def shelf(qtbot: QtBot, tmp_path: Path) -> Iterator[Shelf]:
    made = Shelf(tmp_path / "matches.sqlite3")
    yield made
    made.db_controller.leave()


def test_what_was_tidied_is_in_the_copy_made_on_leaving(qtbot: QtBot, shelf: Shelf) -> None:
    with qtbot.waitSignal(shelf.db_controller.checked):
        hands = Hands(qtbot, db_controller=shelf.db_controller)
    QTest.keyClick(at_list(hands), Qt.Key.Key_Delete)
    hands.find(QWidget, "library_dialog").close()

    shelf.db_controller.leave()

    assert [backup.reason for backup in shelf.service.backups()] == [BackupReason.LEAVING]
