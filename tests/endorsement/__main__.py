"""Generates matches and checks the program's statements about them: see packaging/endorse.sh."""

import argparse
import sys
import tempfile
from pathlib import Path

from carrom_desk.rules.edition_register import BY_ID
from tests.endorsement.by_record import try_corrections
from tests.endorsement.trial import Trial, try_matches

TOLD = 20
"""Maximum number of problems printed."""
PORTIONS = 2 * len(BY_ID)
"""Each edition in singles and in doubles."""


def main(arguments: list[str]) -> int:
    """Tries the given editions; returns 1 if there are problems."""
    parser = argparse.ArgumentParser(prog="endorse.sh", description=__doc__)
    parser.add_argument("laws", nargs="*", help=f"editions: {', '.join(BY_ID)} (default: all)")
    parser.add_argument("--count", type=int, default=5_000, metavar="N", help="matches of all editions together")
    parser.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match; another one makes others")
    parser.add_argument("--pages", type=int, default=50, metavar="N", help="every how manyth is set as PDF and XLSX")
    parser.add_argument(
        "--corrected", type=int, default=400, metavar="N", help="matches with corrections, all together"
    )
    asked = parser.parse_args(arguments)
    unknown = set(asked.laws) - set(BY_ID)
    if unknown:
        parser.error(f"no edition of this name: {', '.join(sorted(unknown))}")
    editions = [BY_ID[name] for name in asked.laws] or list(BY_ID.values())
    count, corrected = (-(-number // (2 * len(editions))) for number in (asked.count, asked.corrected))
    tries: list[Trial] = []
    for edition in editions:
        for doubles in (False, True):
            kind = f"{edition} {'doubles' if doubles else 'singles'}"
            with tempfile.TemporaryDirectory() as folder:
                if count:
                    tried = try_matches(edition, Path(folder), count, asked.seed, asked.pages, doubles=doubles)
                    tries.append(told(kind, tried))
                tried = try_corrections(edition.id, Path(folder), corrected, asked.seed, doubles=doubles)
            tries.append(told(f"{kind} with corrections", tried))
    wrong = sum(len(tried.faults) for tried in tries)
    tell(f"{sum(tried.matches for tried in tries):,} matches, {wrong:,} discrepancies")
    return int(wrong > 0)


def told(kind: str, tried: Trial) -> Trial:
    """Prints the figures of a trial and its first problems."""
    tell(f"{kind}: {tried.figures()}")
    for fault in tried.faults[:TOLD]:
        tell(f"    {fault}")
    return tried


def tell(line: str) -> None:
    """Prints a line immediately."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
