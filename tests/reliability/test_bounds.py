"""Hostile files and lines within limits on memory and time, set by the system to those of a laptop.

With CARROM_DESK_EVERY_WAY in the environment, as in `packaging/soak.sh`, every command gets every file.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path

import pytest

from .killed_desk import environment

MOST_BYTES = 1_500_000_000
"""Address space in bytes; starting the command takes about 300 million."""
MOST_SECONDS = 30
"""Processor time in seconds; starting takes half a second."""
MEGA = 1_000_000

pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="the limits are set as Linux has them"),
    pytest.mark.nightly,
]


def limit() -> None:
    import resource

    resource.setrlimit(resource.RLIMIT_AS, (MOST_BYTES, MOST_BYTES))
    resource.setrlimit(resource.RLIMIT_CPU, (MOST_SECONDS, MOST_SECONDS))


def run(*words: str, given: Iterator[bytes] | None = None) -> "subprocess.CompletedProcess[str]":
    """Runs a command within limits; `given` is fed to it in pieces for as long as it reads."""
    program = [sys.executable, "-m", "carrom_desk", *words]
    with subprocess.Popen(
        program,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
        preexec_fn=limit,
    ) as process:
        assert process.stdin is not None
        try:
            for piece in given or ():
                process.stdin.write(piece)
        except BrokenPipeError:
            pass
        out, told = process.communicate()
    return subprocess.CompletedProcess(program, process.returncode, out.decode(), told.decode())


HEAD = '{"format": "carrom-desk/match", "version": 1, "id": "m1", "setup": {"laws": "icf-revised"}, "entries": '


Make = Callable[[Path], object]


def text(begin: str, unit: str, times: int, end: str = "") -> Make:
    def make(file: Path) -> None:
        with file.open("w", encoding="utf-8") as opened:
            opened.write(begin)
            for written in range(0, times, MEGA):  # never the whole in memory
                opened.write(unit * min(MEGA, times - written))
            opened.write(end)

    return make


def unknown_keys(file: Path) -> None:
    keys = ",".join(f'"k{number}":1' for number in range(300_000))
    file.write_text(f"{{{keys}}}", encoding="utf-8")


def sparse(file: Path) -> None:
    with file.open("wb") as opened:
        opened.truncate(20_000 * MEGA)


HUGE: dict[str, Make] = {
    "twenty thousand megabytes of nothing": sparse,
    "lists in lists without an end": text("", "[", 99 * MEGA),
    "objects in objects": text("", '{"a":', 3 * MEGA),
    "more lists than there is memory": text("[", "[],", 6 * MEGA, "[]]"),
    "as many lists as are read at all": text("[", "[],", 1_990_000, "[]]"),
    "as many numbers as are read at all": text(HEAD + "[", "1,", 3_990_000, "1]}"),
    "entries that are nothing": text(HEAD + "[", "{},", 99_000, "{}]}"),
    "a key over and over": text("{", '"a":1,', 400_000, '"a":1}'),
    "keys that nobody knows": unknown_keys,
    "a number of a million digits": text(HEAD, "9", MEGA, "}"),
    "a text as long as a file may be": text(HEAD + '"', "x", 100 * MEGA - 200, '"}'),
    "the same in letters of four bytes": text(HEAD + '"', "\N{GAME DIE}", 25 * MEGA - 200, '"}'),
    "a text of escapes": text(HEAD + '"', "\\\\u0041", 12 * MEGA, '"}'),
}


WAYS: dict[str, tuple[str, ...]] = {
    "replay": ("replay", "{file}"),
    "import": ("import", "{file}"),
    "report": ("report", "{file}", "--to", "{folder}/report.html"),
    "record": ("record", "--new", "{file}"),
}
# All commands read files alike: replay gets every second one, and import the others at once, unless all are asked for.
READ = [(what, way) for what in HUGE for way in WAYS]
if "CARROM_DESK_EVERY_WAY" not in os.environ:
    READ = [(what, "replay") for what in tuple(HUGE)[::2]]


@pytest.mark.parametrize(("what", "way"), READ)
def test_a_huge_file_is_refused_within_bounds(what: str, way: str, tmp_path: Path) -> None:
    file = tmp_path / "huge.carrom"
    HUGE[what](file)

    words = (word.format(file=file, folder=tmp_path) for word in WAYS[way])
    done = run(*words, "--database", str(tmp_path / "matches.sqlite3"))

    assert done.returncode == 1, done.stderr[-500:]
    assert "Traceback" not in done.stderr
    assert '"problem": "' in done.stdout


@pytest.mark.parametrize("command", ["replay", "rule"])
def test_a_file_without_an_end_is_refused_within_bounds(command: str) -> None:
    done = run(command, "/dev/zero")

    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "too large" in done.stdout + done.stderr


def test_a_line_without_an_end_is_a_bad_line_and_the_next_is_read() -> None:
    endless = repeat(b"[" * MEGA, 400)

    done = run("rule", given=iter([*endless, b"\n", b"{}\n"]))

    assert done.returncode == 1
    first, second = done.stdout.splitlines()
    assert "error" in first
    assert "This key is missing." in second
