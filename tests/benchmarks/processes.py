"""Processes to measure: environment and output."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

BENCHMARKS = Path(__file__).parent
CHECKOUT = BENCHMARKS.parents[1]


def environment(folder: Path) -> Mapping[str, str]:
    """Returns this environment with a separate home and, unless requested, no screen.

    Modules stay compiled, as for every user: compiling them again makes a start take twice as long.
    """
    homes = {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "STATE", "CACHE", "CONFIG")}
    ours = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"QT_QPA_PLATFORM": "offscreen", **ours, **homes, "PYTHONPATH": str(CHECKOUT)}


def run(folder: Path, *arguments: str) -> None:
    """Runs Python with these arguments to its end.

    Raises:
        subprocess.CalledProcessError: the process failed.
    """
    subprocess.run([sys.executable, *arguments], env=environment(folder), cwd=folder, check=True, capture_output=True)


def told(folder: Path, *arguments: str) -> dict[str, Any]:
    """Runs Python with these arguments, and parses the JSON at the end of its output.

    Raises:
        subprocess.CalledProcessError: the process failed.
    """
    answer = subprocess.run(
        [sys.executable, *arguments],
        env=environment(folder),
        cwd=folder,
        check=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    figures: dict[str, Any] = json.loads(answer.stdout.splitlines()[-1])
    return figures
