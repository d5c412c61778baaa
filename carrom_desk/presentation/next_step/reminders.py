"""Reminders at a moment of the match, with their laws."""

from carrom_desk.formats import listed
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import ActEntry, StrokeMade
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.state import BoardState
from carrom_desk.match.timing import is_before_everything
from carrom_desk.presentation.clock import is_play_awaited
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law
from carrom_desk.rules.position import Pieces
from carrom_desk.rules.reminders import Occasion
from carrom_desk.rules.texts.piece_text import QUEEN, men

MOST_AT_ONCE = 2


def moment_of(record: MatchRecord, draft: StrokeDraft) -> Occasion | None:
    """Returns the current occasion for a reminder; usually None."""
    state = record.state
    if draft.jumped.white or draft.jumped.black or draft.jumped.queen:
        return Occasion.JUMPED
    if state.is_over or not draft.is_empty():
        return None
    if state.board is None:
        return Occasion.BEFORE_TOSS if state.game is None else None
    if state.board.to_place is not None:
        return Occasion.PLACING
    if is_play_awaited(state) and state.stopped is None:
        return Occasion.SEATING if is_before_everything(record) else Occasion.BEFORE_BREAK
    return Occasion.QUEEN_BACK if _has_queen_just_come_back(record) else None


def reminder_line(record: MatchRecord, draft: StrokeDraft) -> str:
    """Returns the current reminder with its laws; empty if there is none."""
    moment = moment_of(record, draft)
    if moment is None:
        return ""
    order = jumped_aside(record, draft) if moment is Occasion.JUMPED else ""
    return order or " ".join(reminder_lines(moment, record.setup)[:MOST_AT_ONCE])


def reminder_lines(moment: Occasion, setup: Setup) -> list[str]:
    """Returns every reminder for an occasion, each with its law."""
    text = _("{text} ({law})")
    return [
        text.format(text=say(reminder.words), law=_cited(setup, reminder.law))
        for reminder in setup.laws.reminders_at(moment, doubles=setup.doubles)
    ]


def _cited(setup: Setup, law: Law) -> str:
    """Returns the law's number; the law on trial boards only has a heading, in the language of the text."""
    return say(ClockKind.PRACTICE.heading) if law is Law.TRIAL_BOARD else setup.laws.numbers[law]


def _has_queen_just_come_back(record: MatchRecord) -> bool:
    last = record.state.last_ruled
    if last is None or not record.standing or not last.ruling.place.queen:
        return False
    return isinstance(record.entries[record.standing[-1]].entry, ActEntry)


# Jumped pieces


def jumped_line(record: MatchRecord, draft: StrokeDraft) -> str:
    """Returns the order of restoring jumped pieces, for the marked or the last stroke; empty if nothing jumped.

    The Queen comes first, then the men of the player who struck, then the others (icf-revised 65); other editions have
    no order.
    """
    found = _jumped(record, draft)
    return "" if found is None else _line(*found, record.setup.laws)


def jumped_aside(record: MatchRecord, draft: StrokeDraft) -> str:
    """Returns the order of restoring jumped pieces, and once the stroke is confirmed also where each goes; empty if
    nothing jumped.
    """
    found = _jumped(record, draft)
    order = "" if found is None else _line(*found, record.setup.laws)
    if found is None or not order or not draft.is_empty():
        return order
    count = found[0].own + found[0].opponent + found[0].queen
    return " ".join((order, *map(say, _WHERE[:count])))


def _jumped(record: MatchRecord, draft: StrokeDraft) -> tuple[Pieces, BoardState] | None:
    """Returns the jumped pieces of the marked or the last stroke, and the board on which it was made."""
    state = record.state
    if draft.jumped.is_any() and state.board is not None:
        return draft.as_command(state.board).stroke.jumped, state.board
    last = state.last_ruled
    if last is None or not record.standing or not draft.is_empty():
        return None
    entry, board = record.entries[record.standing[-1]].entry, last.before.board
    if not isinstance(entry, StrokeMade) or board is None or last.ruling.board is not None:
        return None
    return entry.stroke.jumped, board


_WHERE = (
    N_("Cover as much of the centre circle as is free."),
    N_("The second one touches it, away from the player to play."),
    N_("The others touch these two."),
)
"""Places of the first, the second and further jumped pieces (65)."""


def _line(jumped: Pieces, board: BoardState, laws: Edition) -> str:
    """Returns the pieces in order; the striker is taken up by its player."""
    law = laws.numbers.get(Law.MEN_JUMPED)
    is_white = board.turn.side is board.white
    parts = [say(QUEEN)] if jumped.queen else []
    parts += [men(jumped.own, is_white=is_white)] if jumped.own else []
    parts += [men(jumped.opponent, is_white=not is_white)] if jumped.opponent else []
    if not parts or law is None:
        return ""
    words = N_("Back to the centre: {pieces} (law {law}).")
    if len(parts) > 1:
        words = N_("Back to the centre, in this order: {pieces} (law {law}).")
    return say(words, pieces=listed(parts), law=law)
