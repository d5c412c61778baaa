"""Proves editions and writes the findings and case books: see packaging/prove.sh."""

import argparse
import sys
import time
from itertools import islice
from pathlib import Path
from random import Random

from carrom_desk.exchange.event_file import EVENT_ENDING, read_event
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID
from carrom_desk.rules.event import deviations
from tests.proof.case_book_files import write_books
from tests.proof.covering import uncovered, write_covering
from tests.proof.events import laws_of_events, try_acts
from tests.proof.sweep import prove

TOLD = 20
"""Maximum number of printed faults."""


def main(arguments: list[str]) -> int:
    """Proves the given editions; returns 1 if there are faults."""
    parser = argparse.ArgumentParser(prog="prove.sh", description=__doc__)
    parser.add_argument("laws", nargs="*", help=f"editions: {', '.join(BY_ID)} (default: all), or event files")
    parser.add_argument("--to", type=Path, default=Path("build/case-books"), help="folder for the case books")
    parser.add_argument("--acts", type=int, default=4_000, help="random acts under random rules of an event (4,000)")
    parser.add_argument("--events", type=int, default=1, help="rules of an event under which all is played out (1)")
    parser.add_argument("--seed", type=int, default=1, help="for the rules of events")
    parser.add_argument("--keep", action="store_true", help="keep the acts found as those that the tests rule")
    asked = parser.parse_args(arguments)
    unknown = {name for name in asked.laws if name not in BY_ID and not name.endswith(EVENT_ENDING)}
    if unknown:
        parser.error(f"no edition of this name: {', '.join(sorted(unknown))}")
    asked.to.mkdir(parents=True, exist_ok=True)
    has_failed = False
    for edition in map(_named, asked.laws or BY_ID):
        started = time.process_time()
        proof = prove(edition)
        tell(
            f"{edition}: {proof.positions:,} positions, {proof.acts:,} acts in {proof.classes:,} classes, "
            f"{len(proof.rulings):,} rulings, {proof.wrong:,} wrong; {time.process_time() - started:.0f} s"
        )
        for fault in proof.faults[:TOLD]:
            tell(f"    {fault}")
        has_failed |= proof.wrong > 0
        if asked.keep and edition.event is None:
            write_covering(proof)
        elif edition.event is None and (missing := uncovered(proof)):
            tell(f"    {missing:,} rulings are given to no act that the tests rule: run again with --keep")
            has_failed = True
        write_books(proof, asked.to)
        if edition.event is None:
            has_failed |= _prove_events(edition, asked)
    return int(has_failed)


def _named(name: str) -> Edition:
    """Returns an edition by its name, or by the rules in an event's file."""
    return BY_ID.get(name) or read_event(Path(name).read_text("utf-8")).laws


def _prove_events(edition: Edition, asked: argparse.Namespace) -> bool:
    """Holds rulings by rules of events against the laws: random acts, and every act under a sample of them."""
    proofs = [try_acts(edition, asked.acts, asked.seed)]
    proofs += [prove(laws) for laws in islice(laws_of_events(edition, Random(asked.seed)), asked.events)]
    for proof in proofs:
        event, is_random = proof.edition.event, proof is proofs[0]
        what = "rules of events" if is_random or event is None else ", ".join(deviations(event.base, event.rules))
        tell(f"    {what}: {proof.acts:,} acts, {len(proof.rulings):,} rulings, {proof.wrong:,} wrong")
        for fault in proof.faults[:TOLD]:
            tell(f"        {fault}")
    return any(proof.wrong for proof in proofs)


def tell(line: str) -> None:
    """Prints and flushes a line."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
