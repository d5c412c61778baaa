"""What now, where a match can only be looked at."""

from PySide6.QtCore import QCoreApplication

from .intents import Ask
from .now import Now, Offer
from .offers import report_offers


def now_only_shown(reason: str, *, is_free: bool = False) -> Now:
    """Look again, or write here once whoever wrote is gone; `reason` says who that is."""
    new = Offer("reopen", QCoreApplication.translate("WhatNow", "Show what is new"), Ask.REOPEN)
    take_over = Offer("try_again", QCoreApplication.translate("WhatNow", "Write here"), Ask.TRY_AGAIN)
    if is_free:
        free = QCoreApplication.translate("WhatNow", "The other desk is gone: the match can go on here.")
        return Now(free, (), (take_over, new, *report_offers()))
    sentence = QCoreApplication.translate("WhatNow", "ONLY SHOWN. {reason}").format(reason=reason)
    return Now(sentence, (), (new, take_over, *report_offers()))
