"""Warnings and the loss of the match, in words."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import Disqualified, Noted
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Seat, Side
from carrom_desk.match.warnings import is_warning_of, warnings_of
from carrom_desk.rules.piece_text import counted
from carrom_desk.rules.words import QT_TRANSLATE_NOOP


def told_of(record: MatchRecord, entry: Noted | Disqualified) -> str:
    """What such an entry would lead to; empty for a note that warns nobody."""
    if isinstance(entry, Disqualified):
        text = QCoreApplication.translate("Warning", "{side} loses the match.")
        return text.format(side=record.setup.side_name(entry.by))
    for seat in Seat:
        if seat.number == 1 or record.setup.doubles:
            name = record.setup.player_at(seat).name
            if is_warning_of(entry, name):
                text = QCoreApplication.translate("Warning", "Warning {number} of {player}; the turn stays as it is.")
                return text.format(number=warnings_of(record).get(seat, 0) + 1, player=name)
    return ""


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
