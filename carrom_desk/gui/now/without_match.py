"""What now, while no match is open."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.keys.key_action import KeyAction

from .intents import Ask
from .now import Now, Offer


def now_waiting(trouble: str = "") -> Now:
    """The matches are not there yet, or cannot be opened."""
    return Now(trouble or QCoreApplication.translate("WhatNow", "The matches are being opened…"))


def now_to_start() -> Now:
    """There is no match to go on with."""
    sentence = QCoreApplication.translate("WhatNow", "Begin a match, or open one.")
    return Now(sentence, (), (_new_match(), _open_match(), _practice(), _system_check()))


def now_to_continue(names: str) -> Now:
    """A match was not finished: it comes first."""
    sentence = QCoreApplication.translate("WhatNow", "Not finished: {names}. Go on?").format(names=names)
    go_on = Offer("continue_match", QCoreApplication.translate("WhatNow", "Go on"), Ask.CONTINUE_MATCH)
    return Now(sentence, (), (go_on, _new_match(), _open_match(), _system_check()))


def now_in_practice() -> Now:
    """Nothing is being practised on yet."""
    sentence = QCoreApplication.translate("WhatNow", "Take a situation, or umpire a match that does not count.")
    situations = Offer("situations", QCoreApplication.translate("WhatNow", "Situations…"), Ask.SITUATIONS)
    leave = Offer("leave_practice", QCoreApplication.translate("WhatNow", "Leave practice"), Ask.LEAVE_PRACTICE)
    return Now(sentence, (), (situations, _new_match(), _open_match(), leave))


def _system_check() -> Offer:
    return Offer("system_check", QCoreApplication.translate("WhatNow", "System check…"), Ask.SYSTEM_CHECK)


def _practice() -> Offer:
    return Offer("practice", QCoreApplication.translate("WhatNow", "Practice…"), Ask.PRACTICE)


def _new_match() -> Offer:
    return Offer("new_match", QCoreApplication.translate("WhatNow", "New match…"), Ask.NEW_MATCH, KeyAction.NEW_MATCH)


def _open_match() -> Offer:
    return Offer(
        "open_match", QCoreApplication.translate("WhatNow", "Open a match…"), Ask.OPEN_MATCH, KeyAction.OPEN_MATCH
    )
