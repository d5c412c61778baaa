"""Reading a file of somebody else's: never more of it than is wanted, whatever it is."""

from pathlib import Path

from carrom_desk.match.problems import DocumentProblem, InvalidDocument

LONGEST = 100_000_000
"""Bytes of any file that is read as a whole."""


def bytes_of(path: Path, longest: int = LONGEST) -> bytes:
    """A file's content; a device or a pipe without an end is a file that is too large.

    Raises:
        OSError: it cannot be read.
        InvalidDocument: it is too large.
    """
    with path.open("rb") as file:
        content = file.read(longest + 1)
    if len(content) > longest:
        sentence = f"This file is too large: at most {longest // 1_000_000} million bytes are read."
        raise InvalidDocument((DocumentProblem("", sentence),))
    return content
