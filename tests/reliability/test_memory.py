"""The window's memory does not grow with the number of strokes.

The number is small here; `packaging/nightly.sh` and `packaging/soak.sh` set it with CARROM_DESK_STROKES.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from .killed_desk import environment

pytestmark = pytest.mark.nightly

STROKES = int(os.environ.get("CARROM_DESK_STROKES", "60"))
MOST_GROWTH_MIB = 8
PROGRAM = """
import json, resource, sys
from itertools import count
from pathlib import Path
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import read_match
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.exchange.codec.entry_codec import read_logged, write_entry
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import StoppedTime

def resident_mib():
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 2**20

database, match_file, strokes = sys.argv[1], Path(sys.argv[2]), int(sys.argv[3])
match = read_match(match_file.read_text(encoding="utf-8"))
entries = []
for logged in match.entries:
    plain = write_entry(logged.entry)
    plain.pop("ruling", None)
    entries.append(plain)
application, now, numbers = QApplication([]), StoppedTime(), count(1)
window = MainWindow(WindowFacts(database, now.monotonic_ns))
controller = window.setup_ui()
window.show()
service = SqlDatabaseService(database)
make = lambda store: MatchLibrary(store, now, lambda: MatchId(f"m{next(numbers)}"))
db_controller = DatabaseController(service, make, controller)
controller.use_database(db_controller)
db_controller.open()
made, half_way = 0, 0.0
while made < strokes:
    controller.new_matches.begin(match.setup)
    # What a loop of Qt would do by itself: the session before goes.
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for number, plain in enumerate(entries):
        assert controller.match.session.submit(read_logged(plain, number).entry)
        application.processEvents()
        made += plain["entry"] == "stroke"
    if not half_way and made >= strokes / 2:
        half_way = resident_mib()
print(json.dumps([made, half_way, resident_mib()]))
db_controller.leave()
"""


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system does not say what a process holds")
def test_memory_is_flat_however_many_strokes_are_played(tmp_path: Path) -> None:
    match = Path(__file__).parent.parent / "data" / "matches" / "icf-revised-singles-11.carrom"
    program = [sys.executable, "-c", PROGRAM, str(tmp_path / "matches.sqlite3"), str(match), str(STROKES)]

    done = subprocess.run(program, capture_output=True, text=True, check=False, env=environment())

    assert done.returncode == 0, done.stderr
    made, half_way, in_the_end = json.loads(done.stdout)
    sys.stdout.write(f"{made} strokes in the window: {half_way:.1f} MiB half-way, {in_the_end:.1f} MiB in the end\n")
    assert made >= STROKES
    assert in_the_end - half_way < MOST_GROWTH_MIB
