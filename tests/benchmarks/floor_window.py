"""Floor for a start: a bare Qt window with a board of 41 items, then an SQLAlchemy engine and one query.

A separate program that gets a database. It writes as JSON when it had painted and when the query was answered, in
milliseconds since the start of the process, and its memory in MiB.
"""

import sys
import time

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

ITEMS = 41
SIDE = 100


class BareBoard(QGraphicsView):
    """Board with static items."""

    def __init__(self) -> None:
        super().__init__()
        self.is_painted = False
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setScene(QGraphicsScene(0, 0, 7 * SIDE, 6 * SIDE, self))
        for n in range(ITEMS):
            self.scene().addEllipse(n % 7 * SIDE, n // 7 * SIDE, SIDE * 0.8, SIDE * 0.8)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        self.is_painted = True


def main(database: str) -> None:
    """Paints, then queries the number of matches."""
    application = QApplication([])
    board = BareBoard()
    board.resize(1366, 768)
    board.show()
    while not board.is_painted:
        application.processEvents()
    painted_ns = time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    import sqlalchemy

    with sqlalchemy.create_engine(f"sqlite:///{database}").connect() as connection:
        connection.execute(sqlalchemy.text("SELECT count(*) FROM matches")).all()
    ready_ns = time.clock_gettime_ns(time.CLOCK_BOOTTIME)

    # Only now: what it loads is none of the floor's.
    from tests.benchmarks.process_facts import begun_ns, memory_mib, tell

    memory = memory_mib()
    tell(first_paint_ms=(painted_ns - begun_ns()) / 1e6, ready_ms=(ready_ns - begun_ns()) / 1e6, memory_mib=memory)


if __name__ == "__main__":
    main(sys.argv[1])
