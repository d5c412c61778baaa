"""Consequences of an entry and of an amendment, before they are recorded."""

from carrom_desk.i18n import _, say
from carrom_desk.match.effects.course import protest_of
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.entry.entries import (
    ActEntry,
    BoardReplayed,
    Correction,
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
from carrom_desk.match.record import MatchRecord, state_before, with_entry
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.names import FullNames, with_short_names
from carrom_desk.presentation.wording.call_text import spoken
from carrom_desk.presentation.wording.decision_text import STANDS, consequence_of
from carrom_desk.presentation.wording.entry_text import correction_words, course, what
from carrom_desk.presentation.wording.match_text import IN_TURN, place_in_match, score_text, sentence
from carrom_desk.presentation.wording.refusal_text import why_refused
from carrom_desk.presentation.wording.ruling_text import preview_text, ruling_text

from .log_rows import who


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


def amendment_text(before: MatchRecord, after: MatchRecord) -> str:
    """Returns the resulting state and score, and the entries that become invalid."""
    lines = [_place(before, after)]
    lost = sorted(set(after.impossible) - set(before.impossible))
    if lost:
        text = _("Entries no longer valid: {entries}.")
        lines.append(text.format(entries="; ".join(_named(before, number) for number in lost)))
    return "\n".join(lines)


def _named(record: MatchRecord, number: int) -> str:
    """Returns an entry's number and text as in the log."""
    entry, before = record.entries[number].entry, state_before(record, number)
    happened = correction_words(entry, None) if isinstance(entry, Correction) else what(before, entry)
    said = " ".join(words for words in (who(before, entry), happened) if words)
    return _("{number} ({said})").format(number=number, said=said)


def _place(before: MatchRecord, after: MatchRecord) -> str:
    if (before.state.board, before.state.games) == (after.state.board, after.state.games):
        return _("The current state of the match does not change.")
    after = with_short_names(after)
    board, in_turn = after.state.board, ""
    if board is not None:
        in_turn = say(IN_TURN, player=after.setup.player_at(board.turn).name)
    text = _("Afterwards: {place}, {score}. {turn}")
    return text.format(place=place_in_match(after.state), score=score_text(after.state.score), turn=in_turn).strip()
