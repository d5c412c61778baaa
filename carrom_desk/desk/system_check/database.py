"""The database of matches, and the folders that its backups go to."""

from pathlib import Path

from carrom_desk.match.database_service import DatabaseService
from carrom_desk.match.store import StoreError

from .disk import Disk, FolderDisk
from .finding import Check, Finding, Level, Reason


def check_database(service: DatabaseService, *, is_open: bool) -> Finding:
    """Whether it is open to be written to, and its structure sound. A database of many matches takes a while."""
    if not is_open:
        return Finding(Check.DATABASE, Level.BAD, Reason.NOT_OPEN)
    problem = service.quick_check()
    if problem:
        return Finding(Check.DATABASE, Level.BAD, Reason.DAMAGED, {"why": problem})
    if service.held_by:
        return Finding(Check.DATABASE, Level.WARNING, Reason.ONLY_SHOWN, {"why": service.held_by})
    return Finding(Check.DATABASE, Level.GOOD)


def check_backups(service: DatabaseService, disk: Disk | None = None) -> Finding:
    """Whether backups can be written, and when the last one was made."""
    folder = service.backup_folder
    if not folder:
        return Finding(Check.BACKUPS, Level.UNKNOWN, Reason.ON_A_SERVER)
    try:
        (disk or FolderDisk(Path(folder))).write_ms()
        backups = service.backups()
    except (OSError, StoreError) as error:
        return Finding(Check.BACKUPS, Level.BAD, Reason.NOT_WRITABLE, {"folder": folder, "why": _why(error)})
    if not backups:
        return Finding(Check.BACKUPS, Level.GOOD, Reason.NO_BACKUP_YET)
    return Finding(Check.BACKUPS, Level.GOOD, values={"last": backups[0].made[:16].replace("T", " ")})


def check_second_backups(service: DatabaseService, disk: Disk | None = None) -> Finding:
    """Whether the second folder, such as one on a stick, is there and can be written to."""
    folder = service.second
    if not folder:
        return Finding(Check.SECOND_BACKUPS, Level.WARNING, Reason.NONE_CHOSEN)
    if not Path(folder).is_dir():
        return Finding(Check.SECOND_BACKUPS, Level.BAD, Reason.GONE, {"folder": folder})
    try:
        (disk or FolderDisk(Path(folder))).write_ms()
    except OSError as error:
        return Finding(Check.SECOND_BACKUPS, Level.BAD, Reason.NOT_WRITABLE, {"folder": folder, "why": _why(error)})
    return Finding(Check.SECOND_BACKUPS, Level.GOOD)


def _why(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
