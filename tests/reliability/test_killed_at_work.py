"""A desk killed while opening, upgrading, copying, rescuing or restoring loses nothing.

The program is killed at its first, second, third … call that writes, syncs, renames or deletes a file. A few calls are
tried here; `packaging/soak.sh` tries all with CARROM_DESK_AIMED=1.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from carrom_desk.exchange.codec.state_codec import write_setup
from carrom_desk.match.ports.store import BackupReason, MatchQuery, StoreDamaged, StoreMissing
from carrom_desk.storage.service import SqlDatabaseService
from carrom_desk.storage.versions import VERSIONS, Versions
from tests.fakes import SINGLES
from tests.storage.stored_matches import NEXT, OPENING, begun, break_page_of, knowing, later_versions

from .killed_desk import environment
from .test_synced import may_trace

pytestmark = pytest.mark.nightly

STEP = int(os.environ.get("CARROM_DESK_AIMED", "400"))
CALLS = ("pwrite64", "fdatasync", "fsync", "rename", "unlink", "link", "ftruncate")
TRIED = CALLS if STEP == 1 else ("pwrite64", "fdatasync", "rename", "unlink")
KILLED = -9


@dataclass(frozen=True, slots=True)
class Work:
    """An operation during which a desk is killed."""

    prepare: Callable[[Path], None]
    """Creates its initial database."""
    program: str
    """Source of the operation, run with the database's path."""
    prove: Callable[[Path], None]
    """Checks that nothing is lost, whatever the outcome."""


def entries_of(file: Path) -> dict[str, int]:
    """Counts the entries of each match, after completing the operation as the window would propose."""
    service = SqlDatabaseService(str(file))
    try:
        store = service.open()
        problem = service.quick_check()
    except StoreMissing:
        service.restore(service.backups()[0])
        store, problem = service.open(), ""
    except StoreDamaged as error:
        store, problem = None, str(error)
    if problem or store is None:
        service.rescue()
        store = service.open()
    assert service.check().faults == ()
    found = [*store.matches(MatchQuery()), *store.matches(MatchQuery(in_trash=True))]
    counts = {summary.id: len(store.load(summary.id).entries) for summary in found}
    service.close()
    assert not [each for each in file.parent.iterdir() if each.name.startswith(".")]
    return {str(match_id): count for match_id, count in counts.items()}


def two_matches(file: Path) -> None:
    service = SqlDatabaseService(str(file))
    store = service.open()
    begun(store, "m1", *OPENING)
    begun(store, "m2", *OPENING[:3])
    service.close()


BOTH = {"m1": len(OPENING), "m2": 3}


def prove_new(file: Path) -> None:
    found = entries_of(file)
    assert len(found) <= 1
    assert set(found.values()) <= {0}


def with_later_program(file: Path) -> None:
    two_matches(file)
    later_versions(file.with_name("later"))


def prove_upgraded(file: Path) -> None:
    SqlDatabaseService(str(file)).back_up(BackupReason.LEAVING)  # takes away what was left of the one broken off
    with knowing(Versions((*VERSIONS.revisions, NEXT), file.with_name("later"))):
        assert entries_of(file) == BOTH


def assert_copies_are_sound(file: Path, at_least: int = 0) -> None:
    service = SqlDatabaseService(str(file))
    copies = [service.look_into(copy) for copy in service.backups()]
    assert [copy.problem for copy in copies if copy.problem] == []
    assert len(copies) >= at_least


def with_copies(file: Path) -> None:
    two_matches(file)
    service = SqlDatabaseService(str(file))
    for _ in range(2):
        service.back_up(BackupReason.BY_HAND)


def prove_copied(file: Path) -> None:
    SqlDatabaseService(str(file)).back_up(BackupReason.LEAVING)  # takes away what was left of the one broken off
    assert entries_of(file) == BOTH
    assert_copies_are_sound(file, at_least=2)


def damaged(file: Path) -> None:
    with_copies(file)
    break_page_of("matches", file)


def prove_both(file: Path) -> None:
    assert entries_of(file) == BOTH


def changed_since(file: Path) -> None:
    with_copies(file)
    service = SqlDatabaseService(str(file))
    begun(service.open(), "m3", *OPENING)
    service.close()


def prove_restored(file: Path) -> None:
    now = entries_of(file)
    aside = [entries_of(each) for each in file.parent.glob("matches.replaced-*.sqlite3")]
    assert now == BOTH or now == {**BOTH, "m3": len(OPENING)}
    assert {**BOTH, "m3": len(OPENING)} in (now, *aside)


OPENED = (
    "from carrom_desk.storage.service import SqlDatabaseService; import sys; "
    "service = SqlDatabaseService(sys.argv[1]); "
)
WORKS = {
    "opening": Work(
        lambda _file: None,
        "import sys, io; from carrom_desk.cli import main; sys.stdin = io.TextIOWrapper(io.BytesIO(b''));"
        "sys.exit(main(['--database', sys.argv[1], 'record', '--new', sys.argv[2]]))",
        prove_new,
    ),
    "upgrading": Work(
        with_later_program,
        "import sys; from pathlib import Path; import carrom_desk.storage.versions as known;"
        f"known.VERSIONS = known.Versions(('{VERSIONS.head}', '{NEXT}'), Path(sys.argv[1]).with_name('later'));"
        f"{OPENED} service.open(); service.close()",
        prove_upgraded,
    ),
    "copying": Work(
        with_copies,
        "import carrom_desk.storage.backups as backup; backup.Backups.__init__.__kwdefaults__['kept'] = 2; "
        f"{OPENED} from carrom_desk.match.ports.store import BackupReason; "
        "service.back_up(BackupReason.BY_HAND); service.back_up(BackupReason.BY_HAND)",
        prove_copied,
    ),
    "rescuing": Work(damaged, f"{OPENED} service.rescue()", prove_both),
    "restoring": Work(changed_since, f"{OPENED} service.restore(service.backups()[0])", prove_restored),
}


def kills(work: Work, folder: Path) -> Iterator[tuple[str, int]]:
    """Yields every moment to kill: the call, and the number of earlier ones."""
    trace, prepared = folder / "calls", folder / "prepared"
    prepared.mkdir()
    work.prepare(prepared / "matches.sqlite3")
    (prepared / "setup.json").write_text(json.dumps(write_setup(SINGLES)), encoding="utf-8")
    done = run(work, prepared, folder / "unharmed", f"trace={','.join(CALLS)}", "-o", str(trace))
    assert done.returncode == 0, done.stderr
    made = trace.read_text(encoding="utf-8", errors="replace")
    for call in TRIED:
        for number in range(1, made.count(f" {call}(") + 1, STEP):
            place = folder / f"{call}-{number}"
            injected = f"inject={call}:signal=SIGKILL:when={number}"
            done = run(work, prepared, place, f"trace={call}", "-e", injected, "-o", "/dev/null")
            shutil.rmtree(place)
            if done.returncode == 0:
                break  # it made fewer calls this time
            assert done.returncode in (KILLED, 128 - KILLED), done.stderr
            yield call, number


def run(work: Work, prepared: Path, place: Path, *options: str) -> "subprocess.CompletedProcess[bytes]":
    """Runs the operation in a copy of the folder under strace with options, and checks that nothing is lost."""
    shutil.copytree(prepared, place)
    file, setup = place / "matches.sqlite3", place / "setup.json"
    traced = ["strace", "-f", "-qq", "-e", *options]
    program = [*traced, sys.executable, "-c", work.program, str(file), str(setup)]
    done = subprocess.run(program, capture_output=True, check=False, env=environment())
    work.prove(file)
    return done


@pytest.mark.skipif(not may_trace(), reason="strace is not there or may not trace: install it, and allow ptrace")
@pytest.mark.parametrize("name", WORKS)
def test_nothing_is_lost_however_far_it_came(tmp_path: Path, name: str) -> None:
    done = list(kills(WORKS[name], tmp_path))

    told = ", ".join(f"{sum(call == each for each, _ in done)} at {call}" for call in TRIED)
    sys.stdout.write(f"{len(done)} kills aimed at {name}: {told}; nothing lost\n")
    assert len(done) >= 3
