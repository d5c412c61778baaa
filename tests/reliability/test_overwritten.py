"""Overwritten parts of a file: an error message, and nothing lost that the backup or the rest of the file holds.

The steps are large here; `packaging/soak.sh` sets them with CARROM_DESK_STEP, and flips more bytes with
CARROM_DESK_FLIPS.
"""

import os
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest

from carrom_desk.match.entry.entries import Noted
from carrom_desk.match.ports.store import BackupReason, MatchId, MatchQuery, StoredMatch, StoreError
from carrom_desk.match.setup import Setup
from carrom_desk.storage.service import SqlDatabaseService
from tests.fakes import SINGLES
from tests.storage.stored_matches import OPENING, begun

STEP = int(os.environ.get("CARROM_DESK_STEP", "32768"))
FLIPS = int(os.environ.get("CARROM_DESK_FLIPS", "8"))
WIDTH = 512
COUNT = 12
LATE = (Noted("late"), Noted("too long for a page " * 90), Noted("last"))
"""Entries made after the backup; one spills onto another page."""
FILLINGS = (b"\xa5", b"\0", b"1", b" ")
"""Bytes written over the file: no letters, zeros, and something that looks like text."""


PAGE = 4_096
LONGEST_ON_ITS_PAGE = 700


@dataclass(frozen=True, slots=True)
class Rows:
    """Rows of a match in the file."""

    setup: bytes
    entries: tuple[tuple[bytes, bytes], ...]
    """Payload and hashes of each entry."""


@dataclass(frozen=True, slots=True)
class Hall:
    """A database and its confirmed entries."""

    file: Path
    matches: dict[MatchId, StoredMatch]
    rows: dict[MatchId, Rows]
    backed_up: dict[MatchId, int]
    """Entries of each match in the backup, possibly none."""

    def copy(self, folder: Path) -> "Hall":
        shutil.copytree(self.file.parent, folder)
        return replace(self, file=folder / self.file.name)


def hall(folder: Path, *, has_backup: bool) -> Hall:
    """Creates a database with some matches continued and one begun after the backup."""
    folder.mkdir()
    file = folder / "matches.sqlite3"
    service = SqlDatabaseService(str(file))
    store = service.open()
    desks = [begun(store, f"m{number}", *OPENING, setup=setup_of(number)) for number in range(COUNT)]
    if has_backup:
        service.back_up(BackupReason.MATCH_OVER)
    for desk in desks[::3]:
        for command in LATE:
            desk.submit(command)
    begun(store, "new", *OPENING, setup=setup_of(COUNT))
    service.close()
    return Hall(file, stored(service), rows_of(file), {desk.id: len(OPENING) for desk in desks} if has_backup else {})


def setup_of(number: int) -> Setup:
    return replace(SINGLES, event=f"Event {number}")


@pytest.mark.parametrize("has_backup", [True, False])
def test_each_range_overwritten_is_told_and_what_is_left_comes_back(tmp_path: Path, has_backup: bool) -> None:
    before = hall(tmp_path / "whole", has_backup=has_backup)
    raw = before.file.read_bytes()
    size, tally = len(raw), dict.fromkeys(("harmless", "whole", "in part"), 0)
    for at in range(0, size, STEP):
        filling = FILLINGS[at // STEP % len(FILLINGS)]
        damaged = spoilt(before, tmp_path / str(at), at, filling * min(WIDTH, size - at))
        tally[outcome(damaged, raw, range(at, min(size, at + WIDTH)))] += 1
        shutil.rmtree(damaged.file.parent)
    kind = "with a backup" if has_backup else "without a backup"
    sys.stdout.write(f"{sum(tally.values())} ranges of {WIDTH} bytes overwritten {kind}: {tally}\n")


def test_single_bytes_flipped_are_told_and_what_is_left_comes_back(tmp_path: Path) -> None:
    before, random = hall(tmp_path / "whole", has_backup=False), Random(7)
    raw, tally = before.file.read_bytes(), dict.fromkeys(("harmless", "whole", "in part"), 0)
    for flip in range(FLIPS):
        at = random.randrange(len(raw))
        damaged = spoilt(before, tmp_path / str(flip), at, bytes((raw[at] ^ 1 << random.randrange(8),)))
        tally[outcome(damaged, raw, range(at, at + 1))] += 1
        shutil.rmtree(damaged.file.parent)
    sys.stdout.write(f"{FLIPS} ranges of one byte, of which a bit was flipped: {tally}\n")


def spoilt(before: Hall, folder: Path, at: int, filling: bytes) -> Hall:
    damaged = before.copy(folder)
    with damaged.file.open("r+b") as raw:
        raw.seek(at)
        raw.write(filling)
    return damaged


def outcome(damaged: Hall, before: bytes, hit: range) -> str:
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
        least = max(damaged.backed_up.get(match_id, 0), still_held(damaged.rows[match_id], before, hit))
        assert len(entries) >= least, f"{match_id}: {len(entries)} entries were rescued of {least} that could be"
    return "whole" if kept == damaged.matches else "in part"


def still_held(rows: Rows, before: bytes, hit: range) -> int:
    """Counts the leading entries that are not near the overwritten part; 0 if it includes the match's own row."""
    if all(overlap(range(at - 300, at + len(rows.setup) + 900), hit) for at in found(rows.setup, before)):
        return 0
    count = 0
    for payload, hashes in rows.entries:
        if all(overlap(span, hit) for span in spans(payload, hashes, before)):
            break
        count += 1
    return count


def spans(payload: bytes, hashes: bytes, before: bytes) -> Iterator[range]:
    """Yields the places of an entry's row; if it spills onto another page, all its pages and everything between."""
    for at in found(hashes, before):
        start = before.rfind(payload, 0, at)
        if at - 100 < start + len(payload) <= at:
            yield range(start - 100, at + len(hashes))
    if len(payload) > LONGEST_ON_ITS_PAGE:
        ends = [each for part in (payload[:60], hashes) for at in found(part, before) for each in (at, at + len(part))]
        yield range(min(ends) - PAGE, max(ends) + PAGE)


def found(part: bytes, raw: bytes) -> Iterator[int]:
    at = raw.find(part)
    while at >= 0:
        yield at
        at = raw.find(part, at + 1)


def overlap(one: range, other: range) -> bool:
    return one.start < other.stop and other.start < one.stop


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


def rows_of(file: Path) -> dict[MatchId, Rows]:
    """Returns the rows of every match."""
    with closing(sqlite3.connect(file)) as connection:
        setups = connection.execute("SELECT id, setup FROM matches").fetchall()
        log = "SELECT payload, previous_hash || hash FROM entries WHERE match_id = ? ORDER BY number"
        return {
            MatchId(match_id): Rows(
                setup.encode(),
                tuple((payload.encode(), hashes.encode()) for payload, hashes in connection.execute(log, (match_id,))),
            )
            for match_id, setup in setups
        }
