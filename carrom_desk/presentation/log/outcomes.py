"""Consequences of an entry and of an amendment, before they are recorded."""

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
from carrom_desk.presentation.names import FullNames, with_short_names
from carrom_desk.presentation.wording.call_text import spoken
from carrom_desk.presentation.wording.decision_text import STANDS, consequence_of
from carrom_desk.presentation.wording.entry_text import course, what
from carrom_desk.presentation.wording.match_text import score_text, sentence
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.presentation.wording.ruling_text import preview_text, ruling_text


def outcome_text(record: MatchRecord, found: Entry | Refusal) -> str:
    """Returns the consequences of an entry as it would be recorded: call and ruling, or why it is refused."""
    record = with_short_names(record)
    if isinstance(found, Refusal):
        return why_refused(found)
    if isinstance(found, Warned | Disqualified | TurnCorrected):
        return consequence_of(record, found)
    if isinstance(found, MistakeStands):
        return what(record.state, found)
    if isinstance(found, Override):
        text = ruling_text(with_entry(record, LoggedEntry(record.next_number, found)).state)
        return "\n".join((sentence(text.decision), *text.details)) if text is not None else ""
    if isinstance(found, ProtestDecided | BoardReplayed):
        return _replay(record.state, found)
    if isinstance(found, ActEntry):
        return _ruled(record.state, found)
    if found.about.may_end:
        after = with_entry(record, LoggedEntry(record.next_number, found)).state
        return " ".join(course(FullNames(record.setup), until_claimed(record.state), until_claimed(after), found))
    return ""


def _ruled(state: MatchState, act: ActEntry) -> str:
    text = preview_text(state, act)
    called = " ".join(spoken(act.ruling)) if act.ruling is not None else ""
    return "" if text is None else "\n".join(line for line in (called, text.decision, *text.details) if line)


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
