"""Compares how fast two desks start from a cold disk: compare_starts.py CHECKOUT FROZEN [ROUNDS]

The programs are started alternately until the window is ready for a stroke. As root, the disk cache is dropped before
each start; otherwise the starts are warm, with a note. Fails if the second program is more than 10 % slower than the
first. Needs no package but Python itself.
"""

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

_CACHES = Path("/proc/sys/vm/drop_caches")
_NOISE = 1.1


def compare(programs: list[Path], rounds: int) -> str:
    """Measures both starts and returns the result as a sentence.

    Raises:
        SystemExit: the second program is slower.
    """
    is_cold, ready = _forget(), [[0.0] * rounds for _ in programs]
    with tempfile.TemporaryDirectory() as folder:
        for turn in range(rounds):
            for program, times in zip(programs, ready, strict=True):
                _forget()
                command = (str(program), "--database", f"{folder}/matches.sqlite3", "--smoke")
                answer = subprocess.run(command, stdout=subprocess.PIPE, check=True, encoding="utf-8", timeout=120)
                times[turn] = json.loads(answer.stdout)["ready_ms"]
    first, second = map(statistics.median, ready)
    said = f"{'cold' if is_cold else 'warm'} start: checkout {first:.0f} ms, frozen {second:.0f} ms"
    sentence = f"{said}, ratio {second / first:.2f}, median of {rounds}"
    if second > _NOISE * first:
        raise SystemExit(sentence)
    return sentence


def _forget() -> bool:
    """Drops the system's disk cache; returns True on success."""
    try:
        _CACHES.write_text("3", encoding="ascii")
    except OSError:
        return False
    return True


if __name__ == "__main__":
    checkout, frozen, *more = sys.argv[1:]
    sys.stdout.write(compare([Path(checkout), Path(frozen)], int(more[0]) if more else 7) + "\n")
