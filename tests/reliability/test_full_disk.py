"""Full disks: the window shows an error, keeps the input, and continues once there is space."""

import json
import subprocess
import sys
from pathlib import Path

from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from tests.storage.stored_matches import opened

from .killed_desk import environment
from .small_disk import small_disk

__all__ = ["small_disk"]

PROGRAM = """
import json, sys
from itertools import count
from pathlib import Path
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.entry.entries import Noted, PlayCalled, Toss, TossChoice
from carrom_desk.match.side import Side
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES, StoppedTime

database, ballast, elsewhere = map(Path, sys.argv[1:])
application, now = QApplication([]), StoppedTime()
window = MainWindow(WindowFacts(str(database), now.monotonic_ns))
room = window.setup_ui()
window.show()
service = SqlDatabaseService(str(database))
db_controller = DatabaseController(service, lambda store: MatchLibrary(store, now, lambda: MatchId("m1")), room)
room.use_database(db_controller)
db_controller.open()
room.new_matches.begin(SINGLES)
session = room.match.session
said = lambda name: window.findChild(QLabel, name).text()
session.submit(Toss(Side.A, TossChoice.BREAK))
session.submit(PlayCalled())
with ballast.open("wb", buffering=0) as file:
    try:
        while True:
            file.write(bytes(4096))
    except OSError:
        pass
while session.submit(Noted("x" * 1_900)):
    pass
session.give_up()
session.confirm("confirm")
full = [said("saved"), said("what_now"), session.record.next_number]
room.actions.trigger(ActionName.SAVE_ELSEWHERE)
window.findChild(QFileDialog, "elsewhere_dialog").fileSelected.emit(str(elsewhere))
ballast.unlink()
kept_before = session.record.next_number
now.advance(10_000)
session.confirm("confirm")
print(json.dumps([*full, kept_before, said("saved"), session.record.next_number]))
db_controller.leave()
"""


def test_on_a_full_disk_nothing_confirmed_is_lost_and_what_failed_is_given_again(
    small_disk: Path, tmp_path: Path
) -> None:
    database, elsewhere = small_disk / "matches.sqlite3", tmp_path / "elsewhere.carrom"
    program = [sys.executable, "-c", PROGRAM, str(database), str(small_disk / "ballast"), str(elsewhere)]
    done = subprocess.run(program, capture_output=True, text=True, check=False, env=environment())
    assert done.returncode == 0, done.stderr
    saved, what_now, confirmed, kept_before, saved_after, in_the_end = json.loads(done.stdout)

    assert saved == "NOT SAVED"
    assert "is full, so nothing was saved" in what_now
    assert kept_before == confirmed
    assert len(json.loads(elsewhere.read_text(encoding="utf-8"))["entries"]) == confirmed + 1
    assert saved_after.startswith("Saved")
    assert in_the_end == confirmed + 1
    with opened(database) as left:
        assert not full_check(left).faults
        assert len(SqlMatchStore(left).load(MatchId("m1")).entries) == in_the_end
