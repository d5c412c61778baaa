"""What an amendment changes, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.wording.match_lines import place_in_match, score_line
from carrom_desk.match.record import MatchRecord


def amendment_words(before: MatchRecord, after: MatchRecord) -> str:
    """The place and the score it leads to, and the entries that it makes impossible."""
    lines = [_place(before, after)]
    lost = sorted(set(after.impossible) - set(before.impossible))
    if lost:
        text = QCoreApplication.translate("Amendment", "Entries that become impossible and count no more: {numbers}.")
        lines.append(text.format(numbers=", ".join(str(number) for number in lost)))
    return "\n".join(lines)


def _place(before: MatchRecord, after: MatchRecord) -> str:
    if (before.state.board, before.state.games) == (after.state.board, after.state.games):
        return QCoreApplication.translate("Amendment", "Where the match stands now does not change.")
    board, in_turn = after.state.board, ""
    if board is not None:
        text = QCoreApplication.translate("Amendment", "{player} is in turn.")
        in_turn = text.format(player=after.setup.player_at(board.turn).name)
    text = QCoreApplication.translate("Amendment", "Then: {place}, {score}. {turn}")
    return text.format(place=place_in_match(after.state), score=score_line(after.state), turn=in_turn).strip()
