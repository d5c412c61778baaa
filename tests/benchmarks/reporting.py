"""The report of a three-game match as PDF, against an empty PDF of two pages.

Both as commands: from the start of the process to the file on the disk.
"""

import sys
from pathlib import Path

from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.store import StoredMatch

from .bars import REPORT, Bar
from .figures import MS, Pair, quickest_pair, taken_in_turn
from .play import SETUP, UNDER_WAY, played
from .processes import run
from .stored import OPEN_MATCH

_DESK = Path(sys.executable).with_name("carrom-desk")
_EMPTY = """
import sys
from PySide6.QtGui import QGuiApplication, QPainter, QPdfWriter
application = QGuiApplication([])
writer = QPdfWriter(sys.argv[1])
painter = QPainter(writer)
writer.newPage()
painter.end()
"""


def reports(folder: Path, times: int) -> dict[Bar, Pair]:
    """The same match file printed again and again."""
    record = played(SETUP, UNDER_WAY, most=1_000)
    assert len(record.state.history) == 3
    match = folder / "three games.carrom"
    match.write_text(write_match(StoredMatch(OPEN_MATCH, record.setup, record.entries)), encoding="utf-8")

    def write_empty() -> None:
        run(folder, "-c", _EMPTY, str(folder / "empty.pdf"))

    def write_report() -> None:
        run(folder, str(_DESK), "report", str(match), "--to", str(folder / "report.pdf"))

    floors, ours = taken_in_turn(write_empty, write_report, times)
    return {REPORT: quickest_pair(floors, ours, MS)}
