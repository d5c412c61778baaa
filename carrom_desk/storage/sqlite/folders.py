"""Kinds of folders. On a network, or below a program that acts as a disk (FUSE), locks and shared memory are not
reliable.
"""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path, PurePath
from typing import NamedTuple

from carrom_desk.match.ports.store import FolderKind

_NETWORK = re.compile(r"(9p|afpfs|afs|ceph|cifs|glusterfs|lustre|nfs4?|smb3|smbfs|vboxsf|virtiofs|vmhgfs|webdav)$")
"""File systems of other computers, as Linux and macOS name them."""
_BY_PROGRAM = re.compile(r"fuse(?!blk|ctl)|macfuse|osxfuse")
"""File systems of a program; `fuseblk` is a disk of this computer."""
_DRIVES = {2: FolderKind.REMOVABLE, 4: FolderKind.NETWORK}
"""Results of Windows' `GetDriveType`."""
_PATIENCE_S = 5


def is_trusted(folder: Path) -> bool:
    """Returns True when every program that opens a file in this folder respects the same locks, and sees the same
    memory.
    """
    return kind_of(folder) in (FolderKind.LOCAL, FolderKind.REMOVABLE)


def kind_of(folder: Path) -> FolderKind:
    """Returns the kind of an existing folder; local where the system does not say."""
    try:
        return _kind(folder, folder.stat().st_dev)
    except (OSError, subprocess.SubprocessError):
        return FolderKind.LOCAL


@cache
def _kind(folder: Path, device: int) -> FolderKind:
    """Returns the kind of a folder on a device, which changes when something else is mounted there."""
    if sys.platform == "win32":
        import ctypes

        drive = folder.resolve().drive
        return kind_of_drive(drive, ctypes.windll.kernel32.GetDriveTypeW(f"{drive}\\"))
    real = folder.resolve()
    if sys.platform == "darwin":
        said = subprocess.run(["/sbin/mount"], capture_output=True, text=True, check=True, timeout=_PATIENCE_S).stdout
        return kind_by_mount(real, said)
    kind = kind_by_mountinfo(real, Path("/proc/self/mountinfo").read_text(encoding="utf-8", errors="replace"))
    disk = Path(f"/sys/dev/block/{os.major(device)}:{os.minor(device)}")
    return FolderKind.REMOVABLE if kind is FolderKind.LOCAL and _is_removable(disk) else kind


def kind_of_drive(drive: str, kind: int) -> FolderKind:
    """Returns the kind of a folder on a drive of Windows, of which `GetDriveType` gave the kind."""
    return FolderKind.NETWORK if drive.startswith("\\\\") else _DRIVES.get(kind, FolderKind.LOCAL)


def kind_by_mountinfo(folder: PurePath, said: str) -> FolderKind:
    """Returns the kind of a folder by Linux' list of mounted file systems."""
    mounts = []
    for line in said.splitlines():
        about, _, system = line.partition(" - ")
        # The list writes a space in a name as \040.
        place = re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), about.split()[4])
        mounts.append(_Mount(place, system.split()[0]))
    return _of_type(_nearest(folder, mounts).type)


def kind_by_mount(folder: PurePath, said: str) -> FolderKind:
    """Returns the kind of a folder by the list that `mount` of macOS prints."""
    lines = re.findall(r"^.* on (/.*) \(([^,)]+)(.*)\)$", said, re.MULTILINE)
    mount = _nearest(folder, [_Mount(*parts) for parts in lines])
    found = _of_type(mount.type)
    if found is FolderKind.LOCAL and ", local" not in mount.options:
        return FolderKind.NETWORK
    return FolderKind.REMOVABLE if found is FolderKind.LOCAL and mount.place.startswith("/Volumes/") else found


class _Mount(NamedTuple):
    """A mounted file system."""

    place: str
    type: str
    options: str = ", local"


def _nearest(folder: PurePath, mounts: Sequence[_Mount]) -> _Mount:
    """Returns the file system that contains a folder: of several at one place, the last one covers the others."""
    around = [each for each in mounts if folder.is_relative_to(each.place)]
    return max(reversed(around), key=lambda each: len(each.place), default=_Mount("/", ""))


def _of_type(name: str) -> FolderKind:
    if _NETWORK.match(name):
        return FolderKind.NETWORK
    return FolderKind.FUSE if _BY_PROGRAM.match(name) else FolderKind.LOCAL


def _is_removable(disk: Path) -> bool:
    """Returns True when the system lists a disk as removable, or as connected by USB."""
    if not disk.exists():
        return False
    real = disk.resolve()
    marks = [each / "removable" for each in (real, real.parent)]
    return "/usb" in str(real) or any(each.is_file() and each.read_text().strip() == "1" for each in marks)
