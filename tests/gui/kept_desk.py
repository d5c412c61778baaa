"""Desks on a real database."""

from itertools import count
from pathlib import Path

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.database.diagnostics import log_database
from carrom_desk.match.entry.entries import Entry, PlayCalled
from carrom_desk.match.ports.store import BackupReason, MatchId
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedTime, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.storage.stored_matches import begun

OPENING: tuple[Entry, ...] = (TOSS, PlayCalled(), stroke(1))


class Desk:
    """Windows on a database file."""

    def __init__(self, qtbot: QtBot, file: Path) -> None:
        self.qtbot = qtbot
        self.file = file
        self.db_controllers: list[DatabaseController] = []

    def sit(
        self,
        second: Path | None = None,
        log_folder: Path | None = None,
        data_folder: Path | None = None,
        now: StoppedTime | None = None,
    ) -> Hands:
        now, numbers = now or StoppedTime(), count(1)
        service = SqlDatabaseService(str(self.file))
        service.use_second("" if second is None else str(second))
        db_controller = DatabaseController(
            service,
            lambda store: MatchLibrary(store, now, lambda: MatchId(f"m{next(numbers)}")),
        )
        self.db_controllers.append(db_controller)
        if log_folder is not None:
            log_database(db_controller)
        told: list[str] = []
        db_controller.checked.connect(lambda: told.append("sound"))
        db_controller.failed.connect(lambda error: told.append(str(error)))
        hands = Hands(self.qtbot, now=now, db_controller=db_controller, log_folder=log_folder, data_folder=data_folder)
        self.qtbot.waitUntil(lambda: bool(told))  # the quick check goes on beside the window
        return hands

    def wait_for(self, hands: Hands, name: str) -> None:
        """Waits for a widget of a dialog that opens as a result of an action."""
        self.qtbot.waitUntil(lambda: hands.window.findChild(QWidget, name) is not None)

    def stored(self, *commands: Entry, match_id: str = "m1") -> None:
        service = SqlDatabaseService(str(self.file))
        begun(service.open(), match_id, *commands)
        service.close()

    def backups(self) -> list[BackupReason]:
        return [backup.reason for backup in SqlDatabaseService(str(self.file)).backups()]
