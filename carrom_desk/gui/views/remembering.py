"""What the umpire is reminded of now."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.reminders import Moment, Reminder, reminders_for
from carrom_desk.gui.wording.jumped_words import jumped_line
from carrom_desk.match.entries import ActEntry
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.stroke_draft import StrokeDraft

from .clock import is_play_awaited

MOST_AT_ONCE = 2


def moment_of(record: MatchRecord, draft: StrokeDraft) -> Moment | None:
    """The moment the match is at; None at the many when there is nothing to remember."""
    state = record.state
    if draft.jumped.white or draft.jumped.black or draft.jumped.queen:
        return Moment.JUMPED
    if state.is_over or not draft.is_empty():
        return None
    if state.board is None:
        return Moment.BEFORE_TOSS if state.game is None else None
    to_place = state.board.to_place
    if to_place is not None and not to_place.is_answered:
        return Moment.PLACING
    if is_play_awaited(state) and not state.is_paused:
        return Moment.BEFORE_BREAK
    return Moment.QUEEN_BACK if _has_queen_just_come_back(record) else None


def reminder_line(record: MatchRecord, draft: StrokeDraft) -> str:
    """What to remember at this moment, with the laws; empty when there is nothing."""
    moment = moment_of(record, draft)
    if moment is None:
        return ""
    order = jumped_line(record, draft) if moment is Moment.JUMPED else ""
    return order or " ".join(reminder_words(each) for each in reminders_for(moment, record.setup.laws)[:MOST_AT_ONCE])


def reminder_words(reminder: Reminder) -> str:
    """One thing to remember, with its law."""
    text = QCoreApplication.translate("Reminder", "{text} ({law})")
    return text.format(text=reminder.text, law=reminder.law)


def _has_queen_just_come_back(record: MatchRecord) -> bool:
    last = record.state.last_ruled
    if last is None or not record.standing or not last.ruling.place.queen:
        return False
    return isinstance(record.entries[record.standing[-1]].entry, ActEntry)
