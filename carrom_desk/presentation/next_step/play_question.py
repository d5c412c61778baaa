"""The question whether "Play" was called before a break that is marked without it (46, 47)."""

from carrom_desk.i18n import N_, say
from carrom_desk.match.counting import decided
from carrom_desk.match.entry.entries import StrokeMade
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.presentation.wording.ruling_text import RulingText, outcome_line
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.words import NAMED

from .actions import ActionName

WAS_PLAY_CALLED = N_("Was “Play” called?")
ANSWER_FIRST = N_("First answer whether “Play” was called.")


def is_play_asked(state: MatchState, draft: StrokeDraft) -> bool:
    """Returns True when a stroke is marked although "Play" was not entered, under laws for which it matters."""
    board = state.board
    is_due = board is not None and board.is_play_due and state.stopped is None
    return (
        is_due and not draft.is_empty() and not draft.before_play and Law.BREAK_BEFORE_PLAY in state.setup.laws.numbers
    )


def play_question(record: MatchRecord, draft: StrokeDraft) -> RulingText:
    """Returns the question with the outcome of each answer, in place of a ruling."""
    answers = {ActionName.PLAY_CALLED: draft, ActionName.PLAY_NOT_CALLED: draft.made_before_play()}
    lines = (say(NAMED, name=say(answer.text), text=_outcome(record, each)) for answer, each in answers.items())
    cited = record.setup.laws.cite(Law.BREAK_BEFORE_PLAY, Law.BREAK_AFTER_PLAY)
    return RulingText(say(WAS_PLAY_CALLED), tuple(lines), laws=tuple(cited))


def _outcome(record: MatchRecord, draft: StrokeDraft) -> str:
    """Returns what follows from a marked stroke, with its laws, or why it is not possible."""
    assert record.state.board is not None
    try:
        made = decided(record.state, draft.as_command(record.state.board))
    except Refused as refused:
        return why_refused(refused.refusal)
    assert isinstance(made, StrokeMade)
    return outcome_line(record.state, made)
