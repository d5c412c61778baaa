"""System errors in the window: a message in red, the marks stay, and work continues after the error."""

import json
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import read_match
from carrom_desk.match.ports.store import MatchId, MatchQuery
from carrom_desk.storage.service import SqlDatabaseService
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk

from .killed_desk import environment

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="faults are made otherwise there"),
    pytest.mark.nightly,
]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Desk]:
    made = Desk(qtbot, tmp_path / "matches.sqlite3")
    made.stored(*OPENING)
    yield made
    for db_controller in made.db_controllers:
        db_controller.leave()


def refused(hands: Hands, words: str) -> None:
    """Confirms a stroke that cannot be saved; checks that a message appears and the marks stay."""
    before = len(hands.record.entries)
    hands.key("w", "enter")
    assert words in hands.text("what_now")
    assert hands.text("what_now").startswith("NOT SAVED. ")
    assert hands.text("ruling_title") == "Alarm"
    assert hands.text("saved") == "NOT SAVED"
    assert hands.draft.pocketed.white == 1
    assert len(hands.record.entries) == before


def saved_again(hands: Hands) -> None:
    """Confirms again after the error has passed."""
    before = len(hands.record.entries)
    hands.key("enter")
    assert len(hands.record.entries) == before + 1
    assert hands.text("saved").startswith("Saved")
    assert hands.draft.is_empty()


def saved_elsewhere(hands: Hands, path: Path) -> None:
    hands.key("3")
    hands.find(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(path))
    hands.find(QFileDialog, "elsewhere_dialog").reject()
    hands.settle()
    written = read_match(path.read_text(encoding="utf-8"))
    assert written.entries[:-1] == hands.record.entries


def test_a_database_that_another_program_locks(table: Desk, tmp_path: Path) -> None:
    hands = table.sit()
    hands.key("enter")
    with closing(sqlite3.connect(table.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused(hands, "Another program is still writing to")
        saved_elsewhere(hands, tmp_path / "elsewhere.carrom")

    saved_again(hands)


@pytest.mark.parametrize("what", ["file", "folder"])
def test_a_database_that_is_moved_and_put_back(table: Desk, tmp_path: Path, what: str) -> None:
    folder = tmp_path / "hall"
    folder.mkdir()
    table.file = folder / "matches.sqlite3"
    table.stored(*OPENING)
    hands = table.sit()
    hands.key("enter")
    moved = table.file if what == "file" else folder
    moved.rename(tmp_path / "aside")
    refused(hands, "was moved or deleted")
    saved_elsewhere(hands, tmp_path / "elsewhere.carrom")

    (tmp_path / "aside").rename(moved)
    saved_again(hands)


def test_a_database_that_is_deleted(table: Desk, tmp_path: Path) -> None:
    hands = table.sit()
    hands.key("enter")
    for beside in tmp_path.glob("matches.sqlite3*"):
        shutil.rmtree(beside) if beside.is_dir() else beside.unlink()

    refused(hands, "was moved or deleted")
    saved_elsewhere(hands, tmp_path / "elsewhere.carrom")
    hands.key("2")

    assert hands.text("saved").startswith("Saved")
    assert len(hands.record.entries) == len(OPENING)


@pytest.fixture
def nobodys_folder() -> Iterator[Path]:
    """Returns a read-only folder for a user who is not root; outside pytest's, which only its owner can read."""
    before = os.geteuid()
    with TemporaryDirectory() as name:
        folder = Path(name) / "folder"
        folder.mkdir()
        service = SqlDatabaseService(str(folder / "matches.sqlite3"))
        service.open()
        service.close()
        Path(name).chmod(0o755)
        folder.chmod(0o555)
        for file in folder.iterdir():
            file.chmod(0o444)
        if before == 0:
            os.seteuid(65_534)
        try:
            yield folder
        finally:
            os.seteuid(before)
            folder.chmod(0o755)


def test_a_folder_that_may_not_be_written(nobodys_folder: Path, qtbot: QtBot) -> None:
    table = Desk(qtbot, nobodys_folder / "matches.sqlite3")
    hands = table.sit()

    assert hands.text("what_now").startswith("You do not have permission to open") or "can only be read" in hands.text(
        "what_now"
    )
    assert hands.text("ruling_title") == "Alarm"
    assert hands.text("saved") == "NOT SAVED"
    assert [hands.part(name).isVisible() for name in ("confirm", "action_2", "action_3")] == [True] * 3
    table.db_controllers[0].leave()


SMALL_FILES = """
import json, resource, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication, QLabel
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.entry.entries import Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES, StoppedTime

application, now = QApplication([]), StoppedTime()
window = MainWindow(WindowFacts("0", sys.argv[1], now.monotonic_ns))
room = window.setup_ui()
window.show()
service = SqlDatabaseService(sys.argv[1])
db_controller = DatabaseController(service, lambda store: MatchLibrary(store, now, lambda: MatchId("m1")), room)
room.use_database(db_controller)
db_controller.open()
room.new_matches.begin(SINGLES)
session = room.match.session
said = lambda name: window.findChild(QLabel, name).text()
session.submit(Toss(Side.A, TossChoice.BREAK))
session.submit(PlayCalled())
resource.setrlimit(resource.RLIMIT_FSIZE, (600_000, resource.RLIM_INFINITY))
for length in (1_900, 1):  # where no long note fits, a short entry still may
    while session.submit(Noted("x" * length)):
        pass
session.give_up()
session.confirm("confirm")
found = [said("saved"), said("what_now"), session.record.next_number]
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
now.advance(10_000)
session.confirm("confirm")
print(json.dumps([*found, said("saved"), session.record.next_number, db_controller.leave()]))
"""


def test_files_that_may_not_grow(tmp_path: Path) -> None:
    database = tmp_path / "matches.sqlite3"
    program = [sys.executable, "-c", SMALL_FILES, str(database)]
    done = subprocess.run(program, capture_output=True, text=True, check=False, env=environment())
    assert done.returncode == 0, done.stderr
    saved, what_now, confirmed, saved_after, in_the_end, problem = json.loads(done.stdout)

    assert saved == "NOT SAVED"
    assert "nothing was saved" in what_now
    assert saved_after.startswith("Saved")
    assert in_the_end == confirmed + 1
    assert problem == ""
    service = SqlDatabaseService(str(database))
    store = service.open()
    assert [summary.id for summary in store.matches(MatchQuery())] == ["m1"]
    assert len(store.load(MatchId("m1")).entries) == in_the_end
    assert service.check().faults == ()
    service.close()
