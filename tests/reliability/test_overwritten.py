"""Whatever part of the file is overwritten: a sentence, and nothing lost that the backup or the rest of the file holds.

The steps are large here; `packaging/soak.sh` makes them small with the environment's CARROM_DESK_STEP.
"""

import os
import shutil
import sys
from pathlib import Path

import pytest

from carrom_desk.match.safekeeping import BackupReason
from carrom_desk.match.store import MatchId, MatchQuery, StoredMatch, StoreError
from carrom_desk.storage.vault import SqlVault
from tests.storage.stored_matches import OPENING, begun

STEP = int(os.environ.get("CARROM_DESK_STEP", "8192"))
WIDTH = 512
COUNT = 12


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    """A database with a backup, closed."""
    file = tmp_path / "whole" / "matches.sqlite3"
    vault = SqlVault(str(file))
    store = vault.open()
    for number in range(COUNT):
        begun(store, f"m{number}", *OPENING)
    vault.back_up(BackupReason.MATCH_OVER)
    vault.close()
    return file


def test_each_range_overwritten_is_told_and_rescued_or_restored(whole: Path, tmp_path: Path) -> None:
    matches = {MatchId(f"m{number}"): stored(whole, f"m{number}") for number in range(COUNT)}
    size, tally = whole.stat().st_size, dict.fromkeys(("harmless", "whole", "in part", "restored"), 0)
    for at in range(0, size, STEP):
        folder = tmp_path / str(at)
        shutil.copytree(whole.parent, folder)
        file = folder / whole.name
        with file.open("r+b") as raw:
            raw.seek(at)
            raw.write(b"\xa5" * min(WIDTH, size - at))
        tally[outcome(file, matches)] += 1
        shutil.rmtree(folder)
    sys.stdout.write(f"{sum(tally.values())} ranges of {WIDTH} bytes overwritten: {tally}\n")


def outcome(file: Path, matches: dict[MatchId, StoredMatch]) -> str:
    """What became of a damaged file; that nothing else became of it is asserted."""
    vault = SqlVault(str(file))
    if is_sound(vault):
        assert all(stored(file, match_id) == match for match_id, match in matches.items())
        return "harmless"
    rescued = vault.rescue()
    assert Path(rescued.set_aside).exists()
    store = vault.open()
    assert vault.check().faults == ()
    for summary in store.matches(MatchQuery()):
        kept, match = store.load(summary.id), matches.get(summary.id)
        if match is not None:
            assert kept.entries == match.entries[: len(kept.entries)]
    is_whole = rescued.whole == len(matches)
    [backup] = vault.backups()
    vault.restore(backup)
    vault.open()
    assert all(stored(file, match_id) == match for match_id, match in matches.items())
    vault.close()
    if is_whole:
        return "whole"
    return "in part" if rescued.whole else "restored"


def is_sound(vault: SqlVault) -> bool:
    """Whether the desk opens it and the full check finds nothing; anything but a sentence breaks the test."""
    try:
        vault.open()
        return vault.check().faults == ()
    except StoreError:
        return False
    finally:
        vault.close()


def stored(file: Path, match_id: str) -> StoredMatch:
    """A match as it is in a database."""
    vault = SqlVault(str(file))
    try:
        return vault.open().load(MatchId(match_id))
    finally:
        vault.close()
