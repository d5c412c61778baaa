"""Writing the file that a command is asked for."""

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from carrom_desk.reports.whole_file import write_whole

from .talk import CommandFailed

_DOUBLE_ENDINGS = (".sol.gz",)

T = TypeVar("T")


def by_ending(target: str, known: Mapping[str, T]) -> T:
    """What belongs to the ending of the target's name.

    Raises:
        CommandFailed: it has another ending.
    """
    name = Path(target).name.lower()
    double = next((ending for ending in _DOUBLE_ENDINGS if name.endswith(ending)), "")
    found = known.get(double or Path(name).suffix)
    if found is None:
        raise CommandFailed(f"{target}: the name must end in one of {', '.join(known)}.")
    return found


def write(target: str, content: bytes) -> None:
    """Write a file, as a whole or not at all.

    Raises:
        CommandFailed: it could not be written.
    """
    try:
        write_whole(Path(target), content)
    except OSError as error:
        raise CommandFailed(f"{target} could not be written: {error.strerror or error}.") from error
