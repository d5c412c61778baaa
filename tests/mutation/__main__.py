"""Changes single places of the program and checks that a test fails: see packaging/mutants.sh."""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from tests.mutation.listed import has_reason
from tests.mutation.sites import Mutant, mutated, sampled
from tests.mutation.trial import check_tests, is_killed

FIRST = {
    Path("tests/rules"): "tests/rules/test_rulings.py",
    Path("tests/match"): "tests/match/test_games.py",
}
"""Tests that find most mutants for their time."""
ABOUT_ENTRIES = ("tests/presentation/sheet/test_sheet_lines.py", "tests/presentation/test_end_card.py")
ELSEWHERE = {
    "decision_entries": (*ABOUT_ENTRIES, "tests/reports/test_from_paper.py"),
    "play_entries": ABOUT_ENTRIES,
    "remark_entries": ABOUT_ENTRIES,
    "entry_laws": ("tests/presentation/wording/test_sentences.py", "tests/presentation/test_log_rows.py"),
    "entry_kinds": ("tests/exchange/codec/test_bounds.py", "tests/exchange/codec/test_entry_codec.py"),
    "hall_store": ("tests/hall/test_chief.py", "tests/hall/test_hub.py"),
    "problems": ("tests/exchange/codec/test_document.py",),
    "plain_text": ("tests/reports/test_texts.py", "tests/reports/test_day.py"),
    "record": ("tests/match/test_walk.py",),
    "replay": ("tests/match/test_walk.py", "tests/exchange/test_match_file.py"),
    "setup": ("tests/exchange/codec/test_setup_codec.py",),
    "store": (
        "tests/storage/test_match_store.py",
        "tests/storage/test_kept_matches.py",
        "tests/storage/test_errors.py",
        "tests/storage/test_integrity.py",
        "tests/storage/test_backups.py",
    ),
    "timing": ("tests/gui/clock/test_clock_model.py",),
}
"""Tests in other folders that cover a module of the match."""
PROOF = {Path("tests/rules"): ("tests/proof/test_proof.py",)}
"""Tests in other folders that cover a whole folder."""
SLOW = ("tests/match/test_properties.py", "tests/match/test_walk.py", "tests/match/test_folding.py")
"""Tests run only for their own module: they take longer than all others together, and cover what those test row by
row.
"""


class Fate(Enum):
    """Outcome of a mutant."""

    KILLED = "killed"
    EQUIVALENT = "equivalent"
    SURVIVED = "survived"


def main(arguments: Sequence[str]) -> int:
    """Tries the requested mutants; returns 1 if an unlisted one survives."""
    parser = argparse.ArgumentParser(prog="mutants.sh", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=400, help="how many sites to draw (default: 400)")
    parser.add_argument(
        "paths",
        nargs="*",
        type=Path,
        default=[Path("carrom_desk/rules"), Path("carrom_desk/match")],
        help="files and folders of a package that has tests of its own (default: carrom_desk/rules, carrom_desk/match)",
    )
    asked = parser.parse_args(arguments)
    files = [file for path in asked.paths for file in (sorted(path.rglob("*.py")) if path.is_dir() else [path])]
    for first in {file.parts[1]: file for file in files}.values():
        for tests in filter(None, tests_of(first)):
            check_tests(first, tests)
    fates = Counter(tell(mutated(site)) for site in sampled(files, asked.count))
    figures = ", ".join(f"{fates[fate]:,} {fate.value}" for fate in Fate)
    sys.stdout.write(f"{fates.total():,} sites in {len(files):,} files: {figures}\n")
    return int(fates[Fate.SURVIVED] > 0)


def tell(mutant: Mutant) -> Fate:
    """Tries a mutant and prints the result."""
    site = mutant.site
    if has_reason(site.file, mutant.before, mutant.after):
        fate = Fate.EQUIVALENT
    elif any(is_killed(site.file, mutant.source, tests) for tests in tests_of(site.file) if tests):
        fate = Fate.KILLED
    else:
        fate = Fate.SURVIVED
    sys.stdout.write(f"{fate.value:10} {site.file}:{site.line}: {mutant.before}  =>  {mutant.after}\n")
    sys.stdout.flush()
    return fate


def tests_of(file: Path) -> tuple[list[str], list[str]]:
    """Returns the tests for a changed file, the likely ones first."""
    folder = Path("tests", file.parts[1])
    own_tests = [each.as_posix() for each in sorted(folder.rglob(f"test_{file.stem}.py"))]
    first = [FIRST[folder]] if folder in FIRST else []
    likely = list(dict.fromkeys([*own_tests, *ELSEWHERE.get(file.stem, ()), *first]))
    others = [each.as_posix() for each in sorted(folder.rglob("test_*.py"))]
    return likely, [each for each in (*PROOF.get(folder, ()), *others) if each not in {*likely, *SLOW}]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
