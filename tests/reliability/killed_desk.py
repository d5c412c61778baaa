"""Kills a desk repeatedly while it records a match, and checks the data on disk."""

import contextlib
import json
import os
import random
import subprocess
import sys
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from carrom_desk.exchange.codec.entry_codec import write_entry
from carrom_desk.exchange.codec.state_codec import write_state
from carrom_desk.exchange.match_file import replay_match
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.recovery.integrity import full_check
from tests.storage.stored_matches import opened

CHECKOUT = Path(__file__).parents[2]


class Desk(StrEnum):
    """The process to kill."""

    RECORD = "record"
    WINDOW = "window"

    @property
    def entry_s(self) -> float:
        """Returns the approximate time for an entry, in seconds."""
        return 0.02 if self is Desk.WINDOW else 0.002

    def command(self, database: Path, *which: str) -> list[str]:
        """Returns the command that starts the desk."""
        if self is Desk.WINDOW:
            return [sys.executable, "-m", "tests.reliability.window_driver", str(database), *which]
        return [sys.executable, "-m", "carrom_desk", "--database", str(database), "record", *which]


def environment() -> dict[str, str]:
    """Returns the test's environment without a screen."""
    return {**os.environ, "PYTHONPATH": str(CHECKOUT), "QT_QPA_PLATFORM": "offscreen"}


@dataclass(frozen=True, slots=True)
class Tally:
    """Results of a run of kills."""

    kills: int
    acknowledged: int
    """Entries acknowledged before a kill."""
    unanswered: int
    """Entries found on disk that were not yet acknowledged, which is allowed."""


class Ordeal:
    """Records one match into a database, killing the desk at random moments until all entries are stored."""

    def __init__(self, desk: Desk, database: Path, setup: Path, entries: Sequence[dict[str, Any]], seed: int) -> None:
        self.desk = desk
        self.database = database
        self.setup = setup
        self.entries = entries
        self.random = random.Random(seed)
        self.match_id = ""

    def run(self, kills: int) -> Tally:
        """Kills the desk the given number of times, then lets it finish.

        Raises:
            AssertionError: an acknowledged entry is missing, incomplete or duplicated.
        """
        stored = acknowledged = unanswered = done = 0
        while done < kills:
            if stored == len(self.entries):  # as many kills as were asked for: another match follows
                self.match_id, stored = "", 0
            left = self.entries[stored:]
            farthest = min(len(left) - 1, 2 * len(left) // (kills - done + 1))
            answered = self._session(left, after=self.random.randint(0, farthest))
            done += 1
            found = self._found()
            assert stored + answered <= found <= stored + answered + 1, (
                "an acknowledged entry is gone, or too many are there"
            )
            acknowledged += answered
            unanswered += found - stored - answered
            stored = found
        self._session(self.entries[stored:], after=None)
        assert self._found() == len(self.entries)
        return Tally(done, acknowledged, unanswered)

    def _session(self, left: Sequence[dict[str, Any]], after: int | None) -> int:
        """Runs a desk, and kills it soon after a number of answers, or lets it end if None; returns its answers."""
        which = ["--match", self.match_id] if self.match_id else ["--new", str(self.setup)]
        with subprocess.Popen(
            self.desk.command(self.database, *which),
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as desk:
            assert desk.stdin is not None
            assert desk.stdout is not None
            self.match_id = json.loads(desk.stdout.readline())["id"]
            answered = 0
            for entry in left:
                if answered == after:
                    # Anywhere between the command's arrival and its answer.
                    threading.Timer(self.random.uniform(0, self.desk.entry_s), desk.kill).start()
                try:
                    desk.stdin.write(json.dumps(entry) + "\n")
                    desk.stdin.flush()
                except BrokenPipeError:
                    break
                line = desk.stdout.readline()
                if not line.endswith("\n"):
                    break
                answer = json.loads(line)
                assert answer.get("number") == len(self.entries) - len(left) + answered, answer
                answered += 1
            with contextlib.suppress(BrokenPipeError):
                desk.stdin.close()
        return answered

    def _found(self) -> int:
        """Counts the stored entries, after checking their contents and order."""
        with opened(self.database) as database:
            checkup = full_check(database)
            assert not checkup.faults, checkup.faults
            kept = SqlMatchStore(database).load(MatchId(self.match_id))
        for number, logged in enumerate(kept.entries):
            written = write_entry(logged.entry)
            written.pop("ruling", None)
            assert written == self.entries[number], f"entry {number} is not what was confirmed"
        return len(kept.entries)

    def state(self) -> dict[str, object]:
        """Returns the final state of the stored match."""
        with opened(self.database) as database:
            kept: StoredMatch = SqlMatchStore(database).load(MatchId(self.match_id))
        return write_state(replay_match(kept).record.state)
