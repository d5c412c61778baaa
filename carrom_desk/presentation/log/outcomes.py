"""Consequences of an entry and of an amendment, before they are recorded."""

from dataclasses import replace

from carrom_desk.i18n import _, say
from carrom_desk.match.effects.course import protest_of
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.entry.entries import (
    ActEntry,
    BoardReplayed,
    Disqualified,
    Entry,
    LoggedEntry,
    MistakeStands,
    Override,
    ProtestDecided,
    TurnCorrected,
    Warned,
)
from carrom_desk.match.problems import Refusal
from carrom_desk.match.record import MatchRecord, with_entry
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.names import full_names, with_short_names
from carrom_desk.presentation.wording.call_text import spoken
from carrom_desk.presentation.wording.decision_text import STANDS, consequence_of, ending_question
from carrom_desk.presentation.wording.entry_text import course, what
from carrom_desk.presentation.wording.match_text import score_text, sentence
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.presentation.wording.ruling_text import RulingText, preview_text, ruling_text


def outcome_of(record: MatchRecord, found: Entry | Refusal) -> CorrectionNotice:
    """Returns call, decision and consequences of an entry as it would be recorded, with the question if it ends
    something, or why it is refused.
    """
    if isinstance(found, Refusal):
        return CorrectionNotice(why_refused(found), is_refused=True)
    return replace(_outcome(with_short_names(record), found), question=ending_question(record.setup, found))


def _outcome(record: MatchRecord, found: Entry) -> CorrectionNotice:
    if isinstance(found, Override):
        text = ruling_text(with_entry(record, LoggedEntry(record.next_number, found)).state)
        return CorrectionNotice("") if text is None else _ruled(replace(text, decision=sentence(text.decision)))
    if isinstance(found, ActEntry):
        called = " ".join(spoken(found.ruling)) if found.ruling is not None else ""
        return _ruled(preview_text(record.state, found), called)
    return CorrectionNotice("", decision=_settled(record, found))


def _settled(record: MatchRecord, found: Entry) -> str:
    """Returns the consequence of an entry that is no act; empty if it has none to tell."""
    if isinstance(found, Warned | Disqualified | TurnCorrected):
        return consequence_of(record, found)
    if isinstance(found, MistakeStands):
        return what(record.state, found)
    if isinstance(found, ProtestDecided | BoardReplayed):
        return _replay(record.state, found)
    if found.about.may_end:
        after = with_entry(record, LoggedEntry(record.next_number, found)).state
        return " ".join(course(full_names(record.setup), until_claimed(record.state), until_claimed(after), found))
    return ""


def _ruled(text: RulingText | None, called: str = "") -> CorrectionNotice:
    if text is None:
        return CorrectionNotice("")
    return CorrectionNotice("\n".join(text.details), call=called, decision=text.decision, laws=text.laws)


def _replay(state: MatchState, entry: ProtestDecided | BoardReplayed) -> str:
    """Returns the board that is replayed from its start, or that the result stands (148)."""
    protest = protest_of(state, entry) if isinstance(entry, ProtestDecided) else None
    if isinstance(entry, ProtestDecided) and not entry.upheld:
        return sentence(say(STANDS))
    start = state if protest is None else protest.board_start
    board, game = start.current_board, start.current_game
    text = _("Board {board} of game {game} is replayed from {score}, and {player} breaks.")
    player = state.setup.player_at(board.breaker).name
    return text.format(board=board.number, game=game.number, score=score_text(game.score), player=player)
