"""Writes a file completely or not at all."""

import errno
import os
import stat
import time
from pathlib import Path

from carrom_desk.i18n import _

_SCANNED_S = 0.1
"""Seconds for which a virus scanner may have a file."""


def write_whole(path: Path, content: bytes, *, is_private: bool = False) -> None:
    """Writes next to the target, syncs, then renames, so that a failure leaves no partial file and the old one intact.

    Private files are only readable by their owner; others get the system's default permissions. Existing devices, pipes
    and links are refused.

    Raises:
        OSError: it could not be written; the target is unchanged.
    """
    _refuse_other_than_files(path)
    # Not by tempfile, which on Windows tries names for ever where it may not write.
    part = path.with_name(f".{path.name}.{os.urandom(4).hex()}.part")
    try:
        with open(part, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.chmod(0o600 if is_private else 0o666 & ~_umask())
        _move(part, path)
    except BaseException:
        part.unlink(missing_ok=True)
        raise


def _move(part: Path, path: Path) -> None:
    try:
        part.replace(path)
    except PermissionError:
        if os.name == "posix":
            raise
        # There a file cannot be replaced while a program has it open.
        time.sleep(_SCANNED_S)
        try:
            part.replace(path)
        except PermissionError as error:
            raise PermissionError(errno.EACCES, _("another program may have it open"), str(path)) from error


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
