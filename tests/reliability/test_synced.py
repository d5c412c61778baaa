"""An entry is acknowledged only after the system was told to bring it to the disk, and said that it did."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .killed_desk import Desk, environment
from .test_killed_desk import plain_entries

ENTRIES = 12
WRITTEN = re.compile(r"\bpwrite64\(\d+<[^>]*matches\.sqlite3-wal>")
SYNCED = re.compile(r"\b(?:fdatasync|fsync)\(\d+<[^>]*matches\.sqlite3-wal>\)\s*=\s*0")
RESUMED = re.compile(r"<\.\.\. (?:fdatasync|fsync) resumed>\)\s*=\s*0")
ANSWERED = re.compile(r'\bwrite\(1<[^>]*>, "\{\\"number\\"')


def may_trace() -> bool:
    strace = shutil.which("strace")
    return strace is not None and subprocess.run([strace, "true"], capture_output=True, check=False).returncode == 0


def steps(trace: str) -> str:
    """What happened, a letter each: w an entry written, s synced, a answered."""
    found = ""
    for line in trace.splitlines():
        for letter, pattern in (("w", WRITTEN), ("s", SYNCED), ("s", RESUMED), ("a", ANSWERED)):
            if pattern.search(line):
                found += letter
    return found


@pytest.mark.skipif(not may_trace(), reason="strace is missing here, or may not trace")
@pytest.mark.parametrize("desk", Desk)
def test_every_entry_is_synced_before_it_is_acknowledged(tmp_path: Path, desk: Desk) -> None:
    setup, entries = plain_entries()
    (tmp_path / "setup.json").write_text(json.dumps(setup), encoding="utf-8")
    trace = tmp_path / "trace"
    traced = ["strace", "-f", "-y", "-o", str(trace), "-e", "trace=pwrite64,fdatasync,fsync,write"]
    command = desk.command(tmp_path / "matches.sqlite3", "--new", str(tmp_path / "setup.json"))
    with subprocess.Popen(
        [*traced, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment()
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdout.readline()
        for number, entry in enumerate(entries[:ENTRIES]):
            process.stdin.write(json.dumps(entry) + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["number"] == number
        process.stdin.close()

    happened = steps(trace.read_text(encoding="utf-8", errors="replace"))
    *before, _rest = happened.split("a")
    assert len(before) == ENTRIES
    for number, each in enumerate(before):
        assert re.search(r"w+s$", each), f"entry {number}: {each}"


@pytest.mark.parametrize(
    ("line", "letter"),
    [
        ('7 pwrite64(5</x/matches.sqlite3-wal>, "\\0"..., 4096, 32) = 4096', "w"),
        ("7 fdatasync(5</x/matches.sqlite3-wal>) = 0", "s"),
        ("7 fdatasync(5</x/matches.sqlite3-wal>) = -1 EIO (Input/output error)", ""),
        ("7 fdatasync(5</x/other>) = 0", ""),
        ('7 write(1<pipe:[1]>, "{\\"number\\": 3, \\"ruling\\""..., 99) = 99', "a"),
        ('7 write(2<pipe:[1]>, "{\\"number\\": 3"..., 99) = 99', ""),
    ],
)
def test_a_trace_is_read_rightly(line: str, letter: str) -> None:
    assert steps(line) == letter
