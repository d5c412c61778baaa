"""Proves editions and writes the findings and case books: see packaging/prove.sh."""

import argparse
import sys
import time
from pathlib import Path

from carrom_desk.rules.edition_register import BY_ID, EDITIONS
from tests.proof.case_book_files import write_books
from tests.proof.covering import uncovered, write_covering
from tests.proof.sweep import prove

TOLD = 20
"""Maximum number of printed faults."""


def main(arguments: list[str]) -> int:
    """Proves the given editions; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(prog="prove.sh", description=__doc__)
    parser.add_argument("laws", nargs="*", help=f"editions: {', '.join(BY_ID)} (default: all)")
    parser.add_argument("--to", type=Path, default=Path("build/case-books"), help="folder for the case books")
    parser.add_argument("--keep", action="store_true", help="keep the acts found as those that the tests rule")
    asked = parser.parse_args(arguments)
    unknown = set(asked.laws) - set(BY_ID)
    if unknown:
        parser.error(f"no edition of this name: {', '.join(sorted(unknown))}")
    asked.to.mkdir(parents=True, exist_ok=True)
    has_failed = False
    for edition in [BY_ID[name] for name in asked.laws] or EDITIONS:
        started = time.process_time()
        proof = prove(edition)
        tell(
            f"{edition}: {proof.positions:,} positions, {proof.acts:,} acts in {proof.classes:,} classes, "
            f"{len(proof.rulings):,} rulings, {proof.wrong:,} wrong; {time.process_time() - started:.0f} s"
        )
        for fault in proof.faults[:TOLD]:
            tell(f"    {fault}")
        has_failed |= proof.wrong > 0
        if asked.keep:
            write_covering(proof)
        elif missing := uncovered(proof):
            tell(f"    {missing:,} rulings are given to no act that the tests rule: run again with --keep")
            has_failed = True
        write_books(proof, asked.to)
    return int(has_failed)


def tell(line: str) -> None:
    """Prints and flushes a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
