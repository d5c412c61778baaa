"""Warnings and the loss of the match, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import Disqualified, Warned
from carrom_desk.match.record import MatchRecord, warnings_of
from carrom_desk.match.side import Side, seat_of
from carrom_desk.rules.piece_text import counted
from carrom_desk.rules.words import QT_TRANSLATE_NOOP


def told_of(record: MatchRecord, entry: Warned | Disqualified) -> str:
    """What such an entry would lead to."""
    if isinstance(entry, Disqualified):
        text = QCoreApplication.translate("Warning", "{side} loses the match.")
        return text.format(side=record.setup.side_name(entry.by))
    seat = seat_of(entry.by, entry.player or 1)
    text = QCoreApplication.translate("Warning", "Warning {number} of {player}; the turn stays as it is.")
    number = warnings_of(record).get(seat, 0) + 1
    return text.format(number=number, player=record.setup.player_at(seat).name)


def warnings_line(record: MatchRecord, side: Side) -> str:
    """How often the players of a side were warned, by name in doubles; empty when never."""
    counts = [(seat, count) for seat, count in warnings_of(record).items() if seat.side is side]
    if not record.setup.doubles:
        return " ".join(_counted(count) for _, count in counts)
    named = QCoreApplication.translate("Warning", "{player}: {warnings}")
    lines = [named.format(player=record.setup.player_at(seat).name, warnings=_counted(count)) for seat, count in counts]
    return " · ".join(lines)


def _counted(count: int) -> str:
    one, several = QT_TRANSLATE_NOOP("Warning", "1 warning"), QT_TRANSLATE_NOOP("Warning", "%n warnings", "", 1)
    return counted(say, count, one, several)
