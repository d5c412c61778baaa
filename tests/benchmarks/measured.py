"""Measures one thing in a separate process: `python -m tests.benchmarks.measured FUNCTION FOLDER TIMES`."""

import json
import sys
from dataclasses import asdict
from importlib import import_module
from pathlib import Path

from .faults import end_at_a_fault
from .jobs import Measure


def main(function: str, folder: str, times: str) -> None:
    """Writes the figures of a pair by bar."""
    end_at_a_fault()
    module, _, name = function.rpartition(".")
    measure: Measure = getattr(import_module(f"tests.benchmarks.{module}"), name)
    pairs = measure(Path(folder), int(times))
    sys.stdout.write(json.dumps({bar.what: asdict(pair) for bar, pair in pairs.items()}) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
