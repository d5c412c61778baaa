"""The window without an umpire: reads entries like `carrom-desk record`, and passes them to the session.

Usage: `python -m tests.reliability.window_driver DATABASE (--new SETUP | --match ID)`. An entry is acknowledged when
the window shows that it is saved.
"""

import json
import sys
import time
from pathlib import Path
from uuid import uuid4

from PySide6.QtWidgets import QApplication, QLabel

from carrom_desk.desk.match_desk import SystemTime
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.session import Session
from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.codec.entry_codec import read_logged
from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.gui.database.database_controller import DatabaseController
from carrom_desk.gui.main_window import MainWindow
from carrom_desk.gui.window_facts import WindowFacts
from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.service import SqlDatabaseService


def answer(document: object) -> None:
    sys.stdout.write(json.dumps(document) + "\n")
    sys.stdout.flush()


def main(database: str, how: str, which: str) -> None:
    application = QApplication([])
    window = MainWindow(WindowFacts(database, time.monotonic_ns))
    controller = window.setup_ui()
    window.show()
    db_controller = DatabaseController(
        SqlDatabaseService(database),
        lambda store: MatchLibrary(store, SystemTime(), lambda: MatchId(uuid4().hex)),
        controller,
    )
    controller.use_database(db_controller)
    db_controller.open()
    if how == "--new":
        controller.new_matches.begin(read_setup(parse_json(Path(which).read_text(encoding="utf-8"))))
    else:
        controller.matches.open(MatchId(which))
    session = controller.match.session
    saved = window.findChild(QLabel, "saved")
    assert saved is not None
    answer({"id": session.match_id})
    for line in sys.stdin:
        take(session, line)
        application.processEvents()
        if saved.text().startswith("Saved"):
            answer({"number": session.record.next_number - 1})
        else:
            answer({"error": saved.toolTip()})
    db_controller.leave()


def take(session: Session, line: str) -> None:
    session.submit(read_logged(parse_json(line), session.record.next_number).entry)


if __name__ == "__main__":
    main(*sys.argv[1:])
