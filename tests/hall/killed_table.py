"""A table process that has joined a hall, continues its match and sends it, until killed."""

import sys

from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.logs import GrowingMatch


def main(file: str, seed: int, most: int) -> None:
    """Enters the rest of the match, with a line on standard output for each entry, and stays until standard input
    ends.
    """
    store = SqlHallStore(open_database(file))
    link = link_of(store)
    assert link is not None
    match = GrowingMatch(store, seed, "killed", most)
    sender = HallSender(store, link, lambda _: None)
    sender.start()
    while match.grow():
        sender.wake()
        sys.stdout.write("entered\n")
        sys.stdout.flush()
    sys.stdin.read()
    sender.stop()
    store.close()


main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
