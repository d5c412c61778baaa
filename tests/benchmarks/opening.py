"""Opening a match of 600 entries, relative to reading and replaying them in memory."""

from pathlib import Path

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore

from .bars import OPENING, Bar
from .desk_clock import SimulatedNow
from .figures import MS, Pair, quickest_pair, taken_in_turn
from .stored import LONG, OPEN_MATCH, store_open_match


def openings(folder: Path, times: int) -> dict[Bar, Pair]:
    """Reads the match, verifies its hashes and replays its log, until it can take the next stroke."""
    file = folder / "matches.sqlite3"
    store_open_match(file, LONG)
    database = open_database(str(file))
    store = SqlMatchStore(database)
    text = write_match(store.load(OPEN_MATCH))

    def replay_text() -> None:
        assert replay_match(read_match(text)).record.next_number == LONG

    def open_match() -> None:
        assert MatchDesk(OPEN_MATCH, store, SimulatedNow()).record.next_number == LONG

    floors, ours = taken_in_turn(replay_text, open_match, times)
    database.close()
    return {OPENING: quickest_pair(floors, ours, MS)}
