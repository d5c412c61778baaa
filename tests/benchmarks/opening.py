"""Opening a match of 600 entries, against reading its rows with sqlite3."""

import sqlite3
from contextlib import closing
from pathlib import Path

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore

from .bars import OPENING, Bar
from .desk_clock import SimulatedNow
from .figures import MS, Pair, quickest_pair, taken_in_turn
from .stored import LONG, OPEN_MATCH, store_open_match


def openings(folder: Path, times: int) -> dict[Bar, Pair]:
    """The match is read and proved, and its state taken from its checkpoint: it can take the next stroke."""
    file = folder / "matches.sqlite3"
    store_open_match(file, LONG)
    database = open_database(str(file))
    store = SqlMatchStore(database)

    def read_rows() -> None:
        with closing(sqlite3.connect(file)) as connection:
            query = "SELECT number, payload FROM entries WHERE match_id = ? ORDER BY number"
            assert len(connection.execute(query, (OPEN_MATCH,)).fetchall()) == LONG

    def open_match() -> None:
        assert MatchDesk(OPEN_MATCH, store, SimulatedNow()).record.next_number == LONG

    floors, ours = taken_in_turn(read_rows, open_match, times)
    database.close()
    return {OPENING: quickest_pair(floors, ours, MS)}
