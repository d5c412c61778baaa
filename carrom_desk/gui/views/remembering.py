"""What the umpire is reminded of now."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages import say
from carrom_desk.gui.wording import jumped_line
from carrom_desk.match.entries import ActEntry
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.stroke_draft import StrokeDraft
from carrom_desk.match.timing import is_before_everything
from carrom_desk.rules.reminders import Moment

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
        return Moment.SEATING if is_before_everything(state) else Moment.BEFORE_BREAK
    return Moment.QUEEN_BACK if _has_queen_just_come_back(record) else None


def reminder_line(record: MatchRecord, draft: StrokeDraft) -> str:
    """What to remember at this moment, with the laws; empty when there is nothing."""
    moment = moment_of(record, draft)
    if moment is None:
        return ""
    order = jumped_line(record, draft) if moment is Moment.JUMPED else ""
    return order or " ".join(reminder_lines(moment, record.setup)[:MOST_AT_ONCE])


def reminder_lines(moment: Moment, setup: Setup) -> list[str]:
    """All that there is to remember at a moment, each with its law."""
    text = QCoreApplication.translate("Reminder", "{text} ({law})")
    return [
        text.format(text=say(reminder.words), law=setup.laws.numbers[reminder.law])
        for reminder in setup.laws.reminders_at(moment, doubles=setup.doubles)
    ]


def _has_queen_just_come_back(record: MatchRecord) -> bool:
    last = record.state.last_ruled
    if last is None or not record.standing or not last.ruling.place.queen:
        return False
    return isinstance(record.entries[record.standing[-1]].entry, ActEntry)
