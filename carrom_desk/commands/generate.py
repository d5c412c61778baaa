"""`carrom-desk generate`: plausible whole matches, for trials of other programs, of a hall, and of this one."""

from pathlib import Path

from carrom_desk.exchange.generated import generated_match
from carrom_desk.exchange.match_file import write_match
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import BY_ID

from .arguments import AddCommand
from .talk import OK, CommandFailed, answer, write

ENDING = ".carrom"
MOST = 100_000


def register(add: AddCommand) -> None:
    """Make the command known."""
    text = "Make plausible whole matches, the same for the same seed."
    command = add(
        "generate",
        text,
        lambda asked, _: generate(
            BY_ID[asked.laws], asked.to, doubles=asked.doubles, seed=asked.seed, count=asked.count
        ),
    )
    command.add_argument("--laws", required=True, choices=tuple(BY_ID), metavar="ID", help="the laws to play by")
    command.add_argument("--doubles", action="store_true", help="two players a side")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="of the first match; 0 if left out")
    command.add_argument("--count", type=int, default=1, metavar="N", help="how many matches; 1 if left out")
    command.add_argument("--to", required=True, metavar="FILE-OR-FOLDER", help=f"a file {ENDING} for one, or a folder")


def generate(edition: Edition, target: str, *, doubles: bool, seed: int, count: int) -> int:
    """Write so many matches, of this seed and those after it, into a file or into a folder."""
    if not 1 <= count <= MOST:
        raise CommandFailed(f"--count must be from 1 to {MOST}.")
    path = Path(target)
    is_file = path.suffix.lower() == ENDING and not path.is_dir()
    if is_file and count > 1:
        raise CommandFailed(f"{target} is one file. Name a folder for {count} matches.")
    if not is_file:
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise CommandFailed(f"{target} could not be made: {error.strerror or error}.") from error
    for number in range(seed, seed + count):
        match = generated_match(edition, number, doubles=doubles)
        file = str(path if is_file else path / f"{match.id}{ENDING}")
        write(file, write_match(match).encode())
        answer({"file": file, "id": match.id})
    return OK
