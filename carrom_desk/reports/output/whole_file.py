"""Writes a file completely or not at all."""

import errno
import os
import stat
from pathlib import Path
from secrets import token_hex


def write_whole(path: Path, content: bytes, *, is_private: bool = False) -> None:
    """Writes next to the target, syncs, then renames, so that a failure leaves no partial file and the old one intact.

    Private files are only readable by their owner; others get the system's default permissions. Existing devices, pipes
    and links are refused.

    Raises:
        OSError: it could not be written; the target is unchanged.
    """
    _refuse_other_than_files(path)
    # Not by tempfile, which on Windows tries names for ever where it may not write.
    part = path.with_name(f".{path.name}.{token_hex(4)}.part")
    try:
        with open(part, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(0o600 if is_private else 0o666 & ~_umask())
        part.replace(path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _refuse_other_than_files(path: Path) -> None:
    try:
        mode = path.lstat().st_mode
    except FileNotFoundError:
        return
    if stat.S_ISLNK(mode):
        raise OSError(errno.EEXIST, "it is a link; give the path of the file itself", str(path))
    if not stat.S_ISREG(mode):
        raise OSError(errno.EEXIST, "it is not a regular file, and is left unchanged", str(path))


def _umask() -> int:
    """Returns the permissions that this process removes from new files."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask
