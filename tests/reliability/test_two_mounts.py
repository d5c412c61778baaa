"""Two desks on one folder through mounts that share neither locks nor memory, as two computers have it."""

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from carrom_desk.match.ports.store import FolderKind, MatchId
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite.folders import kind_of
from tests.needs import needs_mounts
from tests.storage.stored_matches import ids

pytestmark = needs_mounts
SETUP = {"laws": "icf-revised", "event": "", "sides": {side: {"players": [{"name": side}]} for side in "ab"}}
# The command with shorter waits.
PROGRAM = """
import sys
from carrom_desk import cli
from carrom_desk.storage.sqlite import writer_lock
writer_lock.BEAT_S, writer_lock.SILENT_S, writer_lock.SETTLE_S = 0.3, 3.0, 0.5
sys.exit(cli.main(sys.argv[1:]))
"""


@dataclass(slots=True)
class RecordingDesk:
    """A desk that records a match entry by entry, and the entries that it confirmed."""

    process: subprocess.Popen[str]
    match: str = ""
    confirmed: int = 0

    def record(self, **entry: object) -> bool:
        """Returns True if the entry was confirmed as stored."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(entry) + "\n")
        self.process.stdin.flush()
        is_confirmed = "number" in json.loads(self.process.stdout.readline())
        self.confirmed += is_confirmed
        return is_confirmed

    def end(self) -> None:
        self.process.communicate(timeout=30)


@contextmanager
def mounted(folder: Path, *names: str) -> Iterator[None]:
    with ExitStack() as undo:
        (folder / "real").mkdir()
        for name in names:
            (folder / name).mkdir()
            subprocess.run(["bindfs", "-o", "direct_io", folder / "real", folder / name], check=True, timeout=30)
            undo.callback(subprocess.check_call, ["umount", "--lazy", str(folder / name)])
        yield


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "setup.json").write_text(json.dumps(SETUP))
    with mounted(tmp_path, "a", "b"):
        yield tmp_path


@contextmanager
def desk(folder: Path, mount: str) -> Iterator[RecordingDesk]:
    words = ["--database", folder / mount / "m.sqlite3", "record", "--new", folder / "setup.json"]
    command = [sys.executable, "-c", PROGRAM, *map(str, words)]
    pipe = subprocess.PIPE
    with subprocess.Popen(
        command, stdin=pipe, stdout=pipe, stderr=pipe, text=True, cwd=Path(__file__).parents[2]
    ) as process:
        try:
            assert process.stdout is not None
            started = process.stdout.readline()
            yield RecordingDesk(process, json.loads(started)["id"] if started else "")
        finally:
            process.kill()


def test_no_confirmed_entry_is_lost_to_a_desk_that_shares_no_locks(folder: Path) -> None:
    assert kind_of(folder / "a") is FolderKind.FUSE
    with desk(folder, "a") as first:
        first.record(entry="toss", winner="a", choice="break")
        with desk(folder, "b") as refused:
            _, why = refused.process.communicate(timeout=30)
        assert (refused.match, refused.process.returncode) == ("", 1)
        assert f"process {first.process.pid} on" in why
        assert first.record(entry="note", text="after the other was refused")
        first.process.kill()
    with desk(folder, "b") as second, desk_after_a_sleep(folder, second) as third:
        assert third.record(entry="toss", winner="a", choice="break")
        second.process.send_signal(signal.SIGCONT)
        assert not second.record(entry="note", text="too late")
        assert third.record(entry="note", text="after the other woke")
        third.end()

    database = open_database(str(folder / "real" / "m.sqlite3"), read_only=True)
    store = SqlMatchStore(database)
    stored = {each: len(store.load(MatchId(each)).entries) for each in ids(store)}
    assert stored == {each.match: each.confirmed for each in (first, second, third)}
    database.close()


@contextmanager
def desk_after_a_sleep(folder: Path, sleeper: RecordingDesk) -> Iterator[RecordingDesk]:
    """Starts a desk on the other mount while one sleeps."""
    assert sleeper.record(entry="toss", winner="b", choice="break")
    sleeper.process.send_signal(signal.SIGSTOP)
    with desk(folder, "a") as another:
        yield another
