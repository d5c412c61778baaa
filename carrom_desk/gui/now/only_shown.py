"""What now, where a match can only be looked at."""

from PySide6.QtCore import QCoreApplication

from .intents import Ask
from .now import Now, Offer
from .offers import report_offers


def now_only_shown(reason: str) -> Now:
    """Look again, or try to write here; `reason` says who writes to the match."""
    new = Offer("reopen", QCoreApplication.translate("WhatNow", "Show what is new"), Ask.REOPEN)
    take_over = Offer("try_again", QCoreApplication.translate("WhatNow", "Write here"), Ask.TRY_AGAIN)
    sentence = QCoreApplication.translate("WhatNow", "ONLY SHOWN. {reason}").format(reason=reason)
    return Now(sentence, (), (new, take_over, *report_offers()))
