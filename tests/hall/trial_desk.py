"""A desk in a process of its own, as the trial starts and kills it: it plays a match and sends it."""

import os
import random
import time
from dataclasses import dataclass
from pathlib import Path

from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.logs import GrowingMatch


@dataclass(frozen=True, slots=True)
class DeskPlan:
    """A table of the trial."""

    number: int
    file: str
    acknowledged: Path
    """A file with one letter for each entry that was stored, even if the process is killed straight after it."""
    entries: int
    pause_s: float
    skew_ms: int
    """By how much its clock is wrong."""

    @property
    def match(self) -> str:
        """Id of the match that is played there."""
        return f"match{self.number}"

    def opened(self) -> SqlHallStore:
        """Returns its database."""
        return SqlHallStore(open_database(self.file))


def play(plan: DeskPlan) -> None:
    """Plays the rest of the match, and stays until it is ended."""
    real = time.time_ns
    time.time_ns = lambda: real() + plan.skew_ms * 1_000_000
    store = plan.opened()
    link = link_of(store)
    assert link is not None
    match = GrowingMatch(store, plan.number, plan.match, plan.entries)
    sender = HallSender(store, link, lambda _: None)
    sender.start()
    said, chance = os.open(plan.acknowledged, os.O_WRONLY | os.O_APPEND | os.O_CREAT), random.Random()
    while match.grow():
        os.write(said, b".")
        sender.wake()
        time.sleep(plan.pause_s * chance.uniform(0.2, 1.8))
    while True:
        time.sleep(3_600)
