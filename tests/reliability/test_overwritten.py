"""Overwritten parts of a file: an error message, and nothing lost that a journal or a backup holds.

The steps are large here; `packaging/soak.sh` sets them with CARROM_DESK_STEP, and flips more bytes with
CARROM_DESK_FLIPS.
"""

import os
import shutil
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import BackupReason, MatchId, MatchQuery, StoredMatch, StoreError
from carrom_desk.match.setup import Setup
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES
from tests.storage.stored_matches import OPENING, begun, forget_journals

pytestmark = pytest.mark.nightly

STEP = int(os.environ.get("CARROM_DESK_STEP", "32768"))
FLIPS = int(os.environ.get("CARROM_DESK_FLIPS", "8"))
WIDTH = 512
COUNT = 12
LATE = (Noted("late"), Noted("too long for a page " * 90), Noted("last"))
"""Entries made after the backup; one spills onto another page."""
FILLINGS = (b"\xa5", b"\0", b"1", b" ")
"""Bytes written over the file: no letters, zeros, and something that looks like text."""


@dataclass(frozen=True, slots=True)
class Hall:
    """A database and its confirmed entries."""

    file: Path
    matches: dict[MatchId, StoredMatch]
    safe: dict[MatchId, int]
    """Number of entries of each match that its journal or the backup has."""

    def copy(self, folder: Path) -> "Hall":
        shutil.copytree(self.file.parent, folder)
        return replace(self, file=folder / self.file.name)


def hall(folder: Path, *, has_journals: bool) -> Hall:
    """Creates a database with some matches continued and one begun after the backup, with or without journals."""
    folder.mkdir()
    file = folder / "matches.sqlite3"
    service = SqlDatabaseService(str(file))
    store = service.open()
    desks = [begun(store, f"m{number}", *OPENING, setup=setup_of(number)) for number in range(COUNT)]
    service.back_up(BackupReason.MATCH_OVER)
    for desk in desks[::3]:
        for command in LATE:
            desk.submit(command)
    begun(store, "new", *OPENING, setup=setup_of(COUNT))
    service.close()
    matches = stored(service)
    if has_journals:
        return Hall(file, matches, {match_id: len(match.entries) for match_id, match in matches.items()})
    forget_journals(file)
    return Hall(file, matches, {desk.id: len(OPENING) for desk in desks})


def setup_of(number: int) -> Setup:
    return replace(SINGLES, event=f"Event {number}")


@pytest.mark.parametrize("has_journals", [True, False])
def test_each_range_overwritten_is_told_and_what_is_left_comes_back(tmp_path: Path, has_journals: bool) -> None:
    before = hall(tmp_path / "whole", has_journals=has_journals)
    raw = before.file.read_bytes()
    size, tally = len(raw), dict.fromkeys(("harmless", "whole", "in part"), 0)
    for at in range(0, size, STEP):
        filling = FILLINGS[at // STEP % len(FILLINGS)]
        damaged = spoilt(before, tmp_path / str(at), at, filling * min(WIDTH, size - at))
        tally[outcome(damaged)] += 1
        shutil.rmtree(damaged.file.parent)
    kind = "with journals" if has_journals else "with a backup only"
    sys.stdout.write(f"{sum(tally.values())} ranges of {WIDTH} bytes overwritten {kind}: {tally}\n")


def test_single_bytes_flipped_are_told_and_what_is_left_comes_back(tmp_path: Path) -> None:
    before, random = hall(tmp_path / "whole", has_journals=False), Random(7)
    raw, tally = before.file.read_bytes(), dict.fromkeys(("harmless", "whole", "in part"), 0)
    for flip in range(FLIPS):
        at = random.randrange(len(raw))
        damaged = spoilt(before, tmp_path / str(flip), at, bytes((raw[at] ^ 1 << random.randrange(8),)))
        tally[outcome(damaged)] += 1
        shutil.rmtree(damaged.file.parent)
    sys.stdout.write(f"{FLIPS} ranges of one byte, of which a bit was flipped: {tally}\n")


def spoilt(before: Hall, folder: Path, at: int, filling: bytes) -> Hall:
    damaged = before.copy(folder)
    with damaged.file.open("r+b") as raw:
        raw.seek(at)
        raw.write(filling)
    return damaged


def outcome(damaged: Hall) -> str:
    """Returns the outcome for a damaged file, after checking that nothing recoverable is lost."""
    service = SqlDatabaseService(str(damaged.file))
    if is_sound(service):
        assert stored(service) == damaged.matches
        return "harmless"
    rescued = service.rescue()
    assert Path(rescued.set_aside).exists()
    assert is_sound(service)
    kept = stored(service)
    for match_id, match in damaged.matches.items():
        entries = kept[match_id].entries if match_id in kept else ()
        assert entries == match.entries[: len(entries)], match_id
        assert len(entries) >= damaged.safe.get(match_id, 0), match_id
    return "whole" if kept == damaged.matches else "in part"


def is_sound(service: SqlDatabaseService) -> bool:
    """Returns True when the desk opens the file and the full check finds nothing."""
    try:
        service.open()
        return service.check().faults == ()
    except StoreError:
        return False
    finally:
        service.close()


def stored(service: SqlDatabaseService) -> dict[MatchId, StoredMatch]:
    """Returns the matches in a database."""
    try:
        store = service.open()
        return {summary.id: store.load(summary.id) for summary in store.matches(MatchQuery())}
    finally:
        service.close()
