"""Files of SoL's: plain where the name ends in .sol, packed with gzip where it ends in .sol.gz."""

import gzip
import zlib
from collections.abc import Sequence
from io import BytesIO

from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.store import StoredMatch

from .sol_document import sol_document

PACKED = ".sol.gz"
LONGEST_FILE = 100_000_000
"""Bytes of a file once it is unpacked."""


def sol_bytes(
    matches: Sequence[StoredMatch], name: str, *, event: str = "", season: str = "", organiser: str = ""
) -> tuple[bytes, tuple[str, ...]]:
    """What a file of this name is to hold, and what SoL could not be told; see `sol_document`.

    SoL tells by the name alone whether a file is packed, and minds capitals.

    Raises:
        InvalidDocument: a match has an entry that is not possible where it stands.
    """
    export = sol_document(matches, event=event, season=season, organiser=organiser)
    plain = export.text.encode("utf-8")
    return gzip.compress(plain, mtime=0) if is_packed(name) else plain, export.notes


def is_packed(name: str) -> bool:
    """Whether a file of this name is packed."""
    return name.endswith(PACKED)


def sol_text(content: bytes, name: str) -> str:
    """The text of a file of SoL's.

    Raises:
        InvalidDocument: it cannot be unpacked, is too large, or is not UTF-8.
    """
    try:
        plain = _unpacked(content) if is_packed(name) else content
        if len(plain) <= LONGEST_FILE:
            return plain.decode("utf-8-sig")
        fault = "This file is too large to be one of SoL's."
    except (OSError, EOFError, zlib.error):
        fault = "This file cannot be unpacked: it is broken, or not packed with gzip as its name says."
    except UnicodeDecodeError as error:
        fault = f"This is not UTF-8 text: byte {error.start + 1} cannot be read."
    raise InvalidDocument((DocumentProblem("", fault),))


def _unpacked(content: bytes) -> bytes:
    """At most one byte more than is allowed: a small file can hold an endless one."""
    with gzip.GzipFile(fileobj=BytesIO(content)) as packed:
        return packed.read(LONGEST_FILE + 1)
