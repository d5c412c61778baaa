"""What now, when the last command could not be kept."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import Entry, StrokeMade
from carrom_desk.match.store import StoreConflict, StoreDamaged, StoreError

from .intents import Ask
from .now import Now, Offer


def now_unsaved(command: Entry, error: StoreError) -> Now:
    """Give the same command again, or give it up; where another desk wrote to the match, open it again.

    A stroke is confirmed again as it is marked by then.
    """
    intent = Ask.CONFIRM if isinstance(command, StrokeMade) else command
    again = Offer("save_again", QCoreApplication.translate("WhatNow", "Save again"), intent)
    reopen = Offer("reopen", QCoreApplication.translate("WhatNow", "Open it again"), Ask.REOPEN)
    give_up = Offer("give_up", QCoreApplication.translate("WhatNow", "Give up"), Ask.GIVE_UP)
    elsewhere = Offer("save_elsewhere", QCoreApplication.translate("WhatNow", "Save elsewhere…"), Ask.SAVE_ELSEWHERE)
    rescue = Offer("rescue", QCoreApplication.translate("WhatNow", "Rescue what can be read"), Ask.RESCUE)
    if isinstance(error, StoreConflict):
        offers: tuple[Offer, ...] = (reopen, give_up)
    elif isinstance(error, StoreDamaged):
        offers = (elsewhere, again, give_up, rescue)
    else:
        offers = (again, give_up, elsewhere)
    sentence = QCoreApplication.translate("WhatNow", "NOT SAVED. {reason}").format(reason=str(error))
    return Now(sentence, (), offers, is_alarm=True)


def why_held_up(unsaved: Entry | None, command: Entry) -> str:
    """Why a command has to wait, a sentence: something else was entered before that is not kept yet.

    The same may be given again, and a stroke as it is marked by now.
    """
    if unsaved is None or unsaved == command:
        return ""
    if isinstance(unsaved, StrokeMade) and isinstance(command, StrokeMade):
        return ""
    return see_to_unsaved()


def see_to_unsaved() -> str:
    """Why nothing else is taken while a command is not kept."""
    return QCoreApplication.translate(
        "WhatNow", "The last entry is not saved yet. Save it again, save it elsewhere or give it up first."
    )
