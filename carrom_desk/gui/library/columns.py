"""What is shown of a stored match, column by column, and the orders a list can stand in."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, unique
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication

from carrom_desk.match.plain_text import isolated, plain
from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchOrder, MatchSummary


@unique
class Column(Enum):
    """The columns from left to right."""

    BEGUN = 0
    PLAYERS = 1
    EVENT = 2
    GAMES = 3
    STATE = 4
    BINNED = 5


COLUMNS = tuple(Column)

ORDERS: Mapping[Column, MatchOrder] = MappingProxyType(
    {
        Column.BEGUN: MatchOrder.BEGUN,
        Column.PLAYERS: MatchOrder.SIDES,
        Column.EVENT: MatchOrder.EVENT,
        Column.BINNED: MatchOrder.BINNED,
    }
)
"""What a press on a column's head sorts by; the others are filtered by, not sorted."""

_TO_THE_MINUTE = len("2026-11-21T10:04")


def title_of(column: Column) -> str:
    """What stands over a column."""
    match column:
        case Column.BEGUN:
            return QCoreApplication.translate("Library", "Begun")
        case Column.PLAYERS:
            return QCoreApplication.translate("Library", "Players")
        case Column.EVENT:
            return QCoreApplication.translate("Library", "Event")
        case Column.GAMES:
            return QCoreApplication.translate("Library", "Games")
        case Column.STATE:
            return QCoreApplication.translate("Library", "State")
        case Column.BINNED:
            return QCoreApplication.translate("Library", "Deleted")


def words_of(column: Column, summary: MatchSummary, *, is_open: bool = False) -> str:
    """What stands in a column; `is_open`: the match is the one at the desk."""
    match column:
        case Column.BEGUN:
            return _minute(summary.started)
        case Column.PLAYERS:
            return players_words(summary)
        case Column.EVENT:
            return " · ".join(plain(part) for part in (summary.event, summary.round) if part.strip())
        case Column.GAMES:
            return f"{summary.games.a} : {summary.games.b}  ({summary.score.a} – {summary.score.b})"
        case Column.STATE:
            words = status_words(summary.status)
            return (
                QCoreApplication.translate("Library", "at the desk, {state}").format(state=words) if is_open else words
            )
        case Column.BINNED:
            return _minute(_here(summary.binned)) if summary.binned else ""


def aloud(summary: MatchSummary, *, is_open: bool = False) -> str:
    """A match in one line, as a screen reader says it."""
    parts = (words_of(column, summary, is_open=is_open) for column in COLUMNS if column is not Column.BINNED)
    return ", ".join(part for part in parts if part)


def players_words(summary: MatchSummary) -> str:
    """Who plays whom."""
    versus = QCoreApplication.translate("Library", "{a} – {b}")
    return versus.format(a=isolated(plain(summary.sides.a)), b=isolated(plain(summary.sides.b)))


def match_words(summary: MatchSummary) -> str:
    """A match in short: its event and round where it has some, else who plays whom."""
    return words_of(Column.EVENT, summary) or players_words(summary)


def status_words(status: Status) -> str:
    """How a match stands."""
    match status:
        case Status.BEFORE_TOSS:
            return QCoreApplication.translate("Library", "before the toss")
        case Status.IN_PROGRESS:
            return QCoreApplication.translate("Library", "in progress")
        case Status.FINISHED:
            return QCoreApplication.translate("Library", "finished")
        case Status.UNDER_PROTEST:
            return QCoreApplication.translate("Library", "under protest")


def _here(moment: str) -> str:
    """A moment as the clock on this desk's wall shows it."""
    return datetime.fromisoformat(moment).astimezone().isoformat()


def _minute(moment: str) -> str:
    return moment[:_TO_THE_MINUTE].replace("T", " ")


@dataclass(frozen=True, slots=True)
class Sorting:
    """What a list is sorted by, and which way."""

    by: MatchOrder
    is_ascending: bool

    def turned(self) -> "Sorting":
        """The other way round."""
        return Sorting(self.by, not self.is_ascending)


def first_sorting(by: MatchOrder) -> Sorting:
    """The way one expects first: the latest time, the beginning of the alphabet."""
    return Sorting(by, is_ascending=by in (MatchOrder.SIDES, MatchOrder.EVENT))


def sortings(*, in_bin: bool) -> tuple[Sorting, ...]:
    """All there are, the usual one first."""
    orders = (MatchOrder.BEGUN, MatchOrder.SIDES, MatchOrder.EVENT)
    firsts = [first_sorting(by) for by in ((MatchOrder.BINNED, *orders) if in_bin else orders)]
    return tuple(each for first in firsts for each in (first, first.turned()))


def sorting_words(sorting: Sorting) -> str:
    """What it is called."""
    match sorting.by, sorting.is_ascending:
        case MatchOrder.BEGUN, False:
            return QCoreApplication.translate("Library", "Newest first")
        case MatchOrder.BEGUN, True:
            return QCoreApplication.translate("Library", "Oldest first")
        case MatchOrder.SIDES, True:
            return QCoreApplication.translate("Library", "Players A–Z")
        case MatchOrder.SIDES, False:
            return QCoreApplication.translate("Library", "Players Z–A")
        case MatchOrder.EVENT, True:
            return QCoreApplication.translate("Library", "Event A–Z")
        case MatchOrder.EVENT, False:
            return QCoreApplication.translate("Library", "Event Z–A")
        case MatchOrder.BINNED, False:
            return QCoreApplication.translate("Library", "Last deleted")
        case _:
            return QCoreApplication.translate("Library", "First deleted")
