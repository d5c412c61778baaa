"""Entries are acknowledged only after the system has confirmed that they are synced to disk."""

import json
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from .killed_desk import Desk, environment
from .test_killed_desk import plain_entries

ENTRIES = 12
# strace writes short numbers of processes as wide as those of five digits.
WAL = r"\(\d+<[^>]*matches\.sqlite3-wal>"
WRITTEN = re.compile(rf"^(\d+) +pwrite64{WAL}")
SYNCED = re.compile(rf"^(\d+) +(?:fdatasync|fsync){WAL}\)\s*=\s*0")
BEGUN = re.compile(rf"^(\d+) +(?:fdatasync|fsync){WAL} <unfinished")
RESUMED = re.compile(r"^(\d+) +<\.\.\. (?:fdatasync|fsync) resumed>\)\s*=\s*0")
OTHER_BEGUN = re.compile(r"^(\d+) +(?:fdatasync|fsync)\(.* <unfinished")
ANSWERED = re.compile(r'^\d+ +write\(1<[^>]*>, "\{\\"number\\"')


def may_trace() -> bool:
    strace = shutil.which("strace")
    return strace is not None and subprocess.run([strace, "true"], capture_output=True, check=False).returncode == 0


def steps(trace: str) -> str:
    """Returns the events, a letter each: w entry written, s synced, a acknowledged.

    A sync interrupted by another thread counts when it returns, and only if it was of the log.
    """
    found, begun = "", set[str]()
    for line in trace.splitlines():
        if WRITTEN.search(line):
            found += "w"
        elif SYNCED.search(line):
            found += "s"
        elif match := BEGUN.search(line):
            begun.add(match[1])
        elif match := OTHER_BEGUN.search(line):
            begun.discard(match[1])
        elif (match := RESUMED.search(line)) and match[1] in begun:
            begun.discard(match[1])
            found += "s"
        elif ANSWERED.search(line):
            found += "a"
    return found


@pytest.mark.skipif(not may_trace(), reason="strace is not there or may not trace: install it, and allow ptrace")
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
        ("7     fdatasync(5</x/matches.sqlite3-wal>) = 0", "s"),  # a low number of a process is filled up
        ("7 fdatasync(5</x/matches.sqlite3-wal>) = -1 EIO (Input/output error)", ""),
        ("7 fdatasync(5</x/other>) = 0", ""),
        ('7 write(1<pipe:[1]>, "{\\"number\\": 3, \\"ruling\\""..., 99) = 99', "a"),
        ('7 write(2<pipe:[1]>, "{\\"number\\": 3"..., 99) = 99', ""),
        ("7 fdatasync(5</x/matches.sqlite3-wal> <unfinished ...>\n7 <... fdatasync resumed>) = 0", "s"),
        ("7 fdatasync(5</x/matches.sqlite3-wal> <unfinished ...>\n7 <... fdatasync resumed>) = -1 EIO", ""),
        ("7 fdatasync(5</x/matches.sqlite3-wal> <unfinished ...>\n8 <... fdatasync resumed>) = 0", ""),
        ("7 fsync(5</x/backups/other> <unfinished ...>\n7 <... fsync resumed>) = 0", ""),
    ],
)
def test_a_trace_is_read_rightly(line: str, letter: str) -> None:
    assert steps(line) == letter
