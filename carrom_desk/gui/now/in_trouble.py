"""What now, when the database cannot be opened."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.store import StoreDamaged, StoreError, StoreMissing

from .intents import Ask
from .now import Now, Offer


def now_in_trouble(error: StoreError) -> Now:
    """Of a damaged database, what can be read or a backup of it; of one that is gone, a backup; else try again."""
    again = Offer("try_again", QCoreApplication.translate("WhatNow", "Try again"), Ask.TRY_AGAIN)
    rescue = Offer("rescue", QCoreApplication.translate("WhatNow", "Rescue what can be read"), Ask.RESCUE)
    backups = Offer("backups", QCoreApplication.translate("WhatNow", "Restore a backup…"), Ask.BACKUPS)
    other = Offer("open_database", QCoreApplication.translate("WhatNow", "Open another file…"), Ask.OPEN_DATABASE)
    anew = Offer("begin_anew", QCoreApplication.translate("WhatNow", "Begin with no matches"), Ask.BEGIN_ANEW)
    if isinstance(error, StoreDamaged):
        offers: tuple[Offer, ...] = (rescue, backups, other, again)
    elif isinstance(error, StoreMissing):
        offers = (backups, again, other, anew)
    else:
        offers = (again, other, backups)
    return Now(str(error), (), offers, is_alarm=True)
