"""Measures every promised figure: `bash packaging/bench.sh`, or `python -m tests.benchmarks`."""

import argparse
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from . import processes
from .figures import Figure, Pair, felt, figure
from .jobs import JOBS, Job
from .processes import CHECKOUT, BenchmarkFailed, told
from .table import as_json, as_table

_INNER = 3
"""A measuring process may wait for others of its own, and fails with their message first."""
_JSON = CHECKOUT / "build" / "benchmarks.json"


def main(arguments: Sequence[str]) -> int:
    """Measures and shows the result; returns 0, or 1 if a limit is exceeded or a measurement failed, which ends it."""
    options = _parser().parse_args(arguments)
    figures: list[Figure] = []
    failure = ""
    with tempfile.TemporaryDirectory(prefix="carrom-desk-bench-") as folder:
        for job in JOBS:
            if not options.only or job.name in options.only:
                try:
                    figures += measured(job, Path(folder), rounds=options.rounds or job.rounds)
                except BenchmarkFailed as failed:
                    failure = f"{job.name} failed. {failed}\n"
                    break
    figures += felt(figures)
    sys.stdout.write(as_table(figures) + "\n")
    if failure:
        sys.stderr.write(failure)
        return 1
    options.json.parent.mkdir(parents=True, exist_ok=True)
    options.json.write_text(as_json(figures), encoding="utf-8")
    sys.stderr.write(f"Written to {options.json} as well.\n")
    return 0 if all(each.is_held for each in figures) else 1


def measured(job: Job, folder: Path, *, rounds: int, times: int | None = None) -> list[Figure]:
    """Returns the figures of a job from several processes.

    Raises:
        BenchmarkFailed: a process failed, or did not end in time.
    """
    told_pairs = []
    for number in range(rounds):
        sys.stderr.write(f"{job.name}: {number + 1} of {rounds}\n")
        place = folder / job.name / str(number)
        place.mkdir(parents=True)
        command = ("-m", "tests.benchmarks.measured", job.function, str(place), str(times or job.times))
        pairs = told(place, *command, patience_s=processes.LONGEST_S * _INNER)
        if missing := [bar.what for bar in job.bars if bar.what not in pairs]:
            raise BenchmarkFailed(f"no figure for {', '.join(missing)}")
        told_pairs.append(pairs)
    return [figure(bar, [Pair(**pairs[bar.what]) for pairs in told_pairs]) for bar in job.bars]


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bench.sh", description="Measures performance against floors from the same run."
    )
    names = [job.name for job in JOBS]
    parser.add_argument("only", nargs="*", metavar="WHAT", help=f"measure only this; of {', '.join(names)}")
    parser.add_argument("--rounds", type=int, help="processes for each; otherwise as many as each needs")
    parser.add_argument("--json", type=Path, default=_JSON, help="where the figures go as JSON")
    return parser


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
