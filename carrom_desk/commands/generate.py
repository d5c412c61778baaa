"""`carrom-desk generate`: plausible complete matches, to try out other programs, a hall, or this program."""

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
    """Registers the command."""
    text = "Generate plausible whole matches. The same seed gives the same matches."
    command = add(
        "generate",
        text,
        lambda asked, _: generate(
            BY_ID[asked.laws], asked.to, doubles=asked.doubles, seed=asked.seed, count=asked.count
        ),
    )
    command.add_argument("--laws", required=True, choices=tuple(BY_ID), metavar="ID", help="edition of the laws")
    command.add_argument("--doubles", action="store_true", help="two players per side")
    command.add_argument("--seed", type=int, default=0, metavar="N", help="seed of the first match; default: 0")
    command.add_argument("--count", type=int, default=1, metavar="N", help="number of matches; default: 1")
    command.add_argument("--to", required=True, metavar="FILE-OR-FOLDER", help=f"a {ENDING} file or a folder")


def generate(edition: Edition, target: str, *, doubles: bool, seed: int, count: int) -> int:
    """Writes `count` matches, from `seed` on, to a file or a folder."""
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
            raise CommandFailed(f"{target} could not be created: {error.strerror or error}.") from error
    for number in range(seed, seed + count):
        match = generated_match(edition, number, doubles=doubles)
        file = str(path if is_file else path / f"{match.id}{ENDING}")
        write(file, write_match(match).encode())
        answer({"file": file, "id": match.id})
    return OK
