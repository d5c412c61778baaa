"""Processes to measure: environment and output."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

BENCHMARKS = Path(__file__).parent
CHECKOUT = BENCHMARKS.parents[1]
LONGEST_S = 1_200
"""Seconds after which a process is ended."""
_LINES = 30
"""Number of lines shown of what a failing process wrote."""


def environment(folder: Path) -> Mapping[str, str]:
    """Returns this environment with a separate home and, unless requested, no screen.

    Modules stay compiled, as for every user: compiling them again makes a start take twice as long.
    """
    homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "STATE", "CACHE", "CONFIG")}
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"QT_QPA_PLATFORM": "offscreen", **ours, **homes, "PYTHONPATH": str(CHECKOUT)}


class BenchmarkFailed(Exception):
    """Raised when a process failed, or did not end in time; contains the end of its messages."""


def run(folder: Path, *arguments: str) -> None:
    """Runs Python with these arguments to its end.

    Raises:
        BenchmarkFailed: the process failed.
    """
    _output(folder, arguments, LONGEST_S)


def told(folder: Path, *arguments: str, patience_s: float | None = None) -> dict[str, Any]:
    """Runs Python with these arguments, and parses the JSON at the end of its output.

    Raises:
        BenchmarkFailed: the process failed.
    """
    lines = _output(folder, arguments, patience_s or LONGEST_S).splitlines()
    try:
        figures: dict[str, Any] = json.loads(lines[-1])
    except (IndexError, ValueError) as error:
        raise BenchmarkFailed(f"{' '.join(arguments)}: no figures in {lines[-_LINES:]}") from error
    return figures


def _output(folder: Path, arguments: Sequence[str], patience_s: float) -> str:
    command = [sys.executable, *arguments]
    try:
        ended = subprocess.run(
            command,
            env=environment(folder),
            cwd=folder,
            check=False,
            capture_output=True,
            text=True,
            timeout=patience_s,
        )
    except subprocess.TimeoutExpired as late:
        said = (late.stderr or b"").decode(errors="replace")  # not as text, whatever was asked for
        raise _failed(arguments, f"it did not end within {patience_s:.0f} s", said) from late
    if ended.returncode:
        raise _failed(arguments, f"it ended with {ended.returncode}", ended.stderr)
    return ended.stdout


def _failed(arguments: Sequence[str], why: str, said: str) -> BenchmarkFailed:
    return BenchmarkFailed("\n".join((f"{' '.join(arguments)}: {why}.", *said.splitlines()[-_LINES:])))
