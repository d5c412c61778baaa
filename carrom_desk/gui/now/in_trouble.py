"""What now, when the database cannot be opened."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.store import StoreDamaged, StoreError

from .intents import Ask
from .now import Now, Offer


def now_in_trouble(error: StoreError) -> Now:
    """Of a damaged database, what can be read or a backup of it; of any other trouble, try again."""
    again = Offer("try_again", QCoreApplication.translate("WhatNow", "Try again"), Ask.TRY_AGAIN)
    rescue = Offer("rescue", QCoreApplication.translate("WhatNow", "Rescue what can be read"), Ask.RESCUE)
    backups = Offer("backups", QCoreApplication.translate("WhatNow", "Restore a backup…"), Ask.BACKUPS)
    other = Offer("open_database", QCoreApplication.translate("WhatNow", "Open another file…"), Ask.OPEN_DATABASE)
    is_damaged = isinstance(error, StoreDamaged)
    return Now(str(error), (), (rescue, backups, other, again) if is_damaged else (again, other, backups))
