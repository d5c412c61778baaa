"""Counts the acts that each law decides: packaging/law_counts.py MATCH.carrom… > resources/school/decisions.toml

The matches are generated: `carrom-desk generate --laws ID --seed 1 --count 100 --to FOLDER`, for each edition.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.match.record import standing_entries
from carrom_desk.school.cases.judged import Judged
from carrom_desk.school.cases.targets import laws_shown


def laws_of_match(path: Path) -> Iterator[tuple[str, str]]:
    """Yields the edition and each law shown by an act of a match."""
    record = replay_match(read_match(path.read_text(encoding="utf-8"))).record
    for step in standing_entries(record):
        last = step.after.last_ruled
        if last is None or last.number != step.number:
            continue
        board, setup = last.board, last.before.setup
        case = Judged(setup.laws, board.position, last.act, setup.doubles, board.turn, board.breaker)
        yield from ((setup.laws.id, law) for law in laws_shown(case))


if __name__ == "__main__":
    counts: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for name in sys.argv[1:]:
        for edition, law in laws_of_match(Path(name)):
            counts[edition][law] += 1
    lines = ["# Number of acts decided by each law in generated matches, from packaging/law_counts.py"]
    for edition, found in sorted(counts.items()):
        lines += ["", f"[{edition}]", *(f"{law} = {count}" for law, count in found.most_common())]
    sys.stdout.write("\n".join([*lines, ""]))
