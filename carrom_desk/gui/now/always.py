"""What is on offer at every step of a match, always in the same place and by the same keys."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.keys.key_action import KeyAction
from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.views.clock import is_play_awaited
from carrom_desk.match.problems import Reason
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.refusal import no_board_reason

from .intents import Ask
from .now import Offer
from .time_exceeded import time_exceeded


def always_offers(record: MatchRecord, blocked: str = "") -> tuple[Offer, ...]:
    """A foul, the chief referee, time exceeded; `blocked` says why nothing at all can be entered here."""
    return (
        Offer(
            "foul",
            QCoreApplication.translate("WhatNow", "Foul…"),
            Ask.FOUL,
            KeyAction.FOUL,
            blocked or _no_board(record),
        ),
        Offer(
            "chief_referee",
            QCoreApplication.translate("WhatNow", "Chief referee…"),
            Ask.CHIEF_REFEREE,
            KeyAction.CHIEF_REFEREE,
            blocked,
        ),
        Offer(
            "time_exceeded",
            QCoreApplication.translate("WhatNow", "Time exceeded"),
            Ask.TIME_EXCEEDED,
            KeyAction.TIME_EXCEEDED,
            blocked or why_no_time(record),
        ),
    )


def why_no_time(record: MatchRecord) -> str:
    """Why nobody can have exceeded his time now, as a sentence; empty when somebody can."""
    no_board = _no_board(record)
    if no_board:
        return no_board
    if time_exceeded(record) is None:
        return QCoreApplication.translate("WhatNow", "These laws set no time here.")
    if is_play_awaited(record.state):
        return QCoreApplication.translate("WhatNow", "No time runs before “Play”.")
    return ""


def why_no_override(record: MatchRecord, *, has_marks: bool) -> str:
    """Why nothing can be decided otherwise now, as a sentence; empty when the ruling given last can be."""
    if record.state.last_ruled is None:
        return say(Reason.NOTHING_TO_OVERRIDE.words)
    if has_marks:
        return QCoreApplication.translate(
            "WhatNow", "This concerns the ruling given last: first confirm the stroke, or clear its marks."
        )
    return ""


def _no_board(record: MatchRecord) -> str:
    reason = no_board_reason(record.state)
    return "" if reason is None else say(reason.words)
