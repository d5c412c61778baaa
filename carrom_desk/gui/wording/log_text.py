"""A line of the log: who did what, what was ruled, by which laws."""

from dataclasses import dataclass, replace

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.entries import (
    ActEntry,
    Amended,
    BoardReplayed,
    Conceded,
    Correction,
    Demanded,
    Disqualified,
    Entry,
    IncidentSeen,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    SidesChanged,
    StrokeMade,
    Toss,
    Undone,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.on_paper import is_on_paper
from carrom_desk.match.side import Side, seat_of
from carrom_desk.match.state import MatchState
from carrom_desk.reports.plain_text import plain
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.ruling import Turn

from .breaches import breach_words
from .log_ruling import override_in_short, ruling_in_short
from .match_words import concession_words, placing_words, side_letter, toss_words, turn_word
from .pieces import points_of
from .stroke_words import stroke_in_short


@dataclass(frozen=True, slots=True)
class LogText:
    """An entry in the shortest words."""

    who: str
    """The player's seat, or the side; empty where it is nobody's act."""
    what: str
    ruling: str = ""
    """What was ruled, or the reason that was given."""
    laws: str = ""
    """The law that decides."""


def log_line(entry: Entry, before: MatchState) -> LogText:
    """Word an entry, given the state before it; what somebody typed is made plain."""
    line = _worded(entry, before)
    return line if line.ruling.isascii() and line.ruling.isprintable() else replace(line, ruling=plain(line.ruling))


def _worded(entry: Entry, before: MatchState) -> LogText:
    match entry:
        case StrokeMade() | ViolationSeen() | IncidentSeen():
            return _act(entry, before)
        case Override():
            return _override(entry, before)
        case Toss() | Passed() | Demanded() | Conceded() | Disqualified() | WalkedOver() | ProtestLodged():
            return _of_a_side(entry, before)
        case Undone() | Redone() | Amended():
            return _correction(entry)
        case _:
            return _of_nobody(entry)


def _act(entry: ActEntry, before: MatchState) -> LogText:
    board = before.board
    assert board is not None, "an act needs a board, and only then is it stored"
    match entry:
        case StrokeMade():
            who, what = board.turn.value.upper(), stroke_in_short(entry, board)
        case ViolationSeen():
            who, what = _side(entry.by, before), breach_words(entry.breach)
        case IncidentSeen():
            who, what = _side(entry.by, before), breach_words(Breach(entry.kind.value))
    ruling = entry.ruling
    if ruling is None:
        return LogText(who, what)
    return LogText(who, what, ruling_in_short(ruling, board), ruling.laws[0] if ruling.laws else "")


def _override(entry: Override, before: MatchState) -> LogText:
    """What is decided otherwise, in the words of the board at which the ruling was given."""
    last = before.last_ruled
    board = last.before.board if last is not None else None
    changes = override_in_short(entry, board) if board is not None else ""
    if is_on_paper(entry):
        return LogText("", QCoreApplication.translate("Log", "as on the paper sheet"), changes)
    what = QCoreApplication.translate("Log", "decided otherwise")
    return LogText("", what, "; ".join(words for words in (changes, entry.reason) if words))


def _side(side: Side, before: MatchState) -> str:
    """A side in short: by its only player's seat in singles."""
    return side_letter(side) if before.setup.doubles else seat_of(side).value.upper()


_OfASide = Toss | Passed | Demanded | Conceded | Disqualified | WalkedOver | ProtestLodged
_OfNobody = PlayCalled | PlacingDone | BoardReplayed | SidesChanged | Paused | Resumed | ProtestDecided | Noted


def _of_a_side(entry: _OfASide, before: MatchState) -> LogText:
    match entry:
        case Toss():
            won = QCoreApplication.translate("Log", "won the toss")
            return LogText(_side(entry.winner, before), won, toss_words(entry.choice))
        case Passed():
            seat = before.board.turn.value.upper() if before.board is not None else ""
            return LogText(seat, QCoreApplication.translate("Log", "no stroke"), turn_word(Turn.PASSES))
        case Demanded():
            demanded = QCoreApplication.translate("Log", "demands {points}").format(points=points_of(entry.points))
            return LogText(_side(before.last_board.winner, before) if before.last_board else "", demanded)
        case Conceded():
            return LogText(_side(entry.by, before), concession_words(entry.what))
        case Disqualified():
            disqualified = QCoreApplication.translate("Log", "disqualified")
            return LogText(_side(entry.by, before), disqualified, entry.reason)
        case WalkedOver():
            walkover = QCoreApplication.translate("Log", "wins by walkover")
            return LogText(_side(entry.winner, before), walkover, entry.reason)
        case ProtestLodged():
            return LogText(_side(entry.by, before), QCoreApplication.translate("Log", "protest"), entry.text)


def _of_nobody(entry: _OfNobody) -> LogText:
    match entry:
        case PlayCalled():
            return LogText("", QCoreApplication.translate("Log", "“Play”"))
        case PlacingDone():
            return LogText("", QCoreApplication.translate("Log", "men to place"), placing_words(entry.outcome))
        case BoardReplayed():
            return LogText("", QCoreApplication.translate("Log", "board played again"), entry.reason)
        case SidesChanged():
            return LogText("", QCoreApplication.translate("Log", "sides changed"))
        case Paused():
            return LogText("", QCoreApplication.translate("Log", "time stands still"), entry.reason)
        case Resumed():
            return LogText("", QCoreApplication.translate("Log", "time goes on"), entry.reason)
        case ProtestDecided(upheld=True):
            return LogText("", QCoreApplication.translate("Log", "protest upheld"))
        case ProtestDecided():
            return LogText("", QCoreApplication.translate("Log", "protest overruled"))
        case Noted():
            return LogText("", QCoreApplication.translate("Log", "note"), entry.text)


def _correction(entry: Correction) -> LogText:
    match entry:
        case Undone():
            return LogText("", QCoreApplication.translate("Log", "undo"))
        case Redone():
            return LogText("", QCoreApplication.translate("Log", "redo"))
        case Amended():
            text = QCoreApplication.translate("Log", "amends {number}")
            return LogText("", text.format(number=entry.number), entry.reason)
