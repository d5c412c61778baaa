"""One file with all that helps to look into a fault: the diary, the versions, and the match."""

import io
import platform
import zipfile
from collections.abc import Sequence
from pathlib import Path

from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.store import StoredMatch
from carrom_desk.reports.whole_file import write_whole


def pack(target: Path, version: str, logs: Sequence[Path], match: StoredMatch | None) -> None:
    """Write a ZIP of the logs, the versions, and the match if there is one.

    Raises:
        OSError: it could not be written; nothing was left half done.
    """
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("about.txt", _about(version))
        for log in logs:
            archive.writestr(f"logs/{log.name}", _bytes_of(log))
        if match is not None:
            archive.writestr("match.carrom", write_match(match))
    write_whole(target, packed.getvalue(), is_private=True)


def _about(version: str) -> str:
    lines = (
        f"Carrom Desk {version}",
        f"System {platform.platform()}",
        f"Processor {platform.machine()}",
        f"Python {platform.python_version()}",
    )
    return "\n".join(lines) + "\n"


def _bytes_of(log: Path) -> bytes:
    """What there is of a log; one that cannot be read says so in its place."""
    try:
        return log.read_bytes()
    except OSError as error:
        return f"This log could not be read: {error.strerror}.\n".encode()
