"""What an amendment changes, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages import say
from carrom_desk.gui.models.log import who
from carrom_desk.gui.wording import IN_TURN
from carrom_desk.match.entries import Correction
from carrom_desk.match.entry_text import correction_words, what
from carrom_desk.match.match_text import place_in_match, score_line
from carrom_desk.match.record import MatchRecord, state_before


def amendment_words(before: MatchRecord, after: MatchRecord) -> str:
    """The place and the score it leads to, and the entries that it makes impossible."""
    lines = [_place(before, after)]
    lost = sorted(set(after.impossible) - set(before.impossible))
    if lost:
        text = QCoreApplication.translate("Amendment", "Entries that are no longer valid: {entries}.")
        lines.append(text.format(entries="; ".join(_named(before, number) for number in lost)))
    return "\n".join(lines)


def _named(record: MatchRecord, number: int) -> str:
    """An entry by its number and by what it says, as in the log."""
    entry, before = record.entries[number].entry, state_before(record, number)
    happened = correction_words(say, entry, None) if isinstance(entry, Correction) else what(say, before, entry)
    said = " ".join(words for words in (who(before, entry), happened) if words)
    return QCoreApplication.translate("Amendment", "{number} ({said})").format(number=number, said=said)


def _place(before: MatchRecord, after: MatchRecord) -> str:
    if (before.state.board, before.state.games) == (after.state.board, after.state.games):
        return QCoreApplication.translate("Amendment", "The present state of the match does not change.")
    board, in_turn = after.state.board, ""
    if board is not None:
        in_turn = say(IN_TURN, player=after.setup.player_at(board.turn).name)
    text = QCoreApplication.translate("Amendment", "Then: {place}, {score}. {turn}")
    return text.format(place=place_in_match(say, after.state), score=score_line(say, after.state), turn=in_turn).strip()
