"""The marked stroke before it is confirmed: its ruling, what it leads to, and the question whether "Play" was called
before it (46, 47).
"""

from collections.abc import Mapping

from carrom_desk.i18n import N_, say
from carrom_desk.match.counting import decided
from carrom_desk.match.effects.evolve import evolve
from carrom_desk.match.entry.entries import PlainEntry, StrokeMade
from carrom_desk.match.problems import Refusal, Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.presentation.wording.ruling_text import PREVIEWED, RulingText, next_in_short, outcome_line
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.words import NAMED

from .actions import ActionName

Preview = StrokeMade | Refusal | None
"""The marked stroke with its ruling, or why it has none; None without marks."""


def previewed(record: MatchRecord, draft: StrokeDraft) -> Preview:
    """Returns the ruling that the marked stroke would get."""
    board = record.state.board
    if board is None or draft.is_empty():
        return None
    try:
        found = decided(record.state, draft.as_command(board))
    except Refused as refused:
        return refused.refusal
    return found if isinstance(found, StrokeMade) else None


def if_entered(record: MatchRecord, act: PlainEntry) -> str:
    """Returns what an act leads to, in a few words; empty if it is not possible."""
    after = after_entry(record, act)
    return "" if after is None else next_in_short(after)


def after_entry(record: MatchRecord, entry: PlainEntry) -> MatchState | None:
    """Returns the match after an entry; None if it is not possible."""
    try:
        return evolve(record.state, decided(record.state, entry), PREVIEWED)
    except Refused:
        return None


# The question whether "Play" was called

WAS_PLAY_CALLED = N_("Was “Play” called?")
ANSWER_FIRST = N_("First answer whether “Play” was called.")


def is_play_asked(state: MatchState, draft: StrokeDraft) -> bool:
    """Returns True when a stroke is marked although "Play" was not entered, under laws for which it matters."""
    board = state.board
    is_due = board is not None and board.is_play_due and state.stopped is None
    return (
        is_due and not draft.is_empty() and not draft.before_play and Law.BREAK_BEFORE_PLAY in state.setup.laws.numbers
    )


def answers_of(draft: StrokeDraft) -> Mapping[ActionName, StrokeDraft]:
    """Returns the stroke that each answer makes of the marks."""
    return {ActionName.PLAY_CALLED: draft, ActionName.PLAY_NOT_CALLED: draft.made_before_play()}


def play_question(record: MatchRecord, draft: StrokeDraft) -> RulingText:
    """Returns the question with the outcome of each answer, in place of a ruling."""
    found = ((say(answer.text), previewed(record, each)) for answer, each in answers_of(draft).items())
    lines = (say(NAMED, name=name, text=_outcome(record, preview)) for name, preview in found)
    cited = record.setup.laws.cite(Law.BREAK_BEFORE_PLAY, Law.BREAK_AFTER_PLAY)
    return RulingText(say(WAS_PLAY_CALLED), tuple(lines), laws=tuple(cited))


def _outcome(record: MatchRecord, preview: Preview) -> str:
    """Returns what follows from a marked stroke, with its laws, or why it is not possible."""
    return outcome_line(record.state, preview) if isinstance(preview, StrokeMade) else why_refused(preview)
