"""A desk process for the trial, which plays a match and sends it until killed."""

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
    """File with a letter for each stored entry, complete even if the process is killed right after it."""
    entries: int
    pause_s: float
    skew_ms: int
    """Milliseconds by which its clock is wrong."""

    @property
    def match(self) -> str:
        """Id of its match."""
        return f"match{self.number}"

    def opened(self) -> SqlHallStore:
        """Opens its database."""
        return SqlHallStore(open_database(self.file))


def play(plan: DeskPlan) -> None:
    """Plays the rest of the match, and stays until terminated."""
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
