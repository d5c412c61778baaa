"""Putting a backup in the place of the database."""

import os
from pathlib import Path

from .backup import Backup, copy_database, look_into
from .connecting import make_file
from .setting_aside import Aside, claim_alone, exchange
from .troubles import told_plainly


def restore(backup: Backup, database: Path) -> Path | None:
    """Exchange the database for a backup of it; the former file is kept beside it and its new name returned.

    Raises:
        StoreUnavailable: another program has the database open, or a file cannot be written.
        StoreDamaged: the backup is not sound; nothing was exchanged.
    """
    look_into(backup)
    with told_plainly(str(database)):
        lock = claim_alone(database)
        part = database.with_name(f".{database.name}.{os.getpid()}.part")
        try:
            make_file(part)
            copy_database(backup.file, part)
            aside = exchange(part, database, Aside.REPLACED)
        finally:
            part.unlink(missing_ok=True)
            lock.release()
    return aside
