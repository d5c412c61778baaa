"""What is shown of a stored match, column by column, and the orders a list can stand in."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import Enum, unique

from carrom_desk.gui.languages import in_order, say
from carrom_desk.match.match_text import to_the_minute
from carrom_desk.match.plain_text import isolated, plain
from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchOrder, MatchSummary
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words


@unique
class Column(Enum):
    """The columns from left to right: what stands over each, and what a press on its head sorts by.

    Those without an order are filtered by, not sorted.
    """

    BEGUN = 0, QT_TRANSLATE_NOOP("Library", "Begun"), MatchOrder.BEGUN
    PLAYERS = 1, QT_TRANSLATE_NOOP("Library", "Players"), MatchOrder.SIDES
    EVENT = 2, QT_TRANSLATE_NOOP("Library", "Event"), MatchOrder.EVENT
    GAMES = 3, QT_TRANSLATE_NOOP("Library", "Games")
    STATE = 4, QT_TRANSLATE_NOOP("Library", "State")
    BINNED = 5, QT_TRANSLATE_NOOP("Library", "Deleted"), MatchOrder.BINNED

    def __init__(self, place: int, title: Words, order: MatchOrder | None = None) -> None:
        self.place = place
        self.title = title
        self.order = order


COLUMNS = tuple(Column)

_AT_THE_DESK = QT_TRANSLATE_NOOP("Library", "at the desk, {state}")
_VERSUS = QT_TRANSLATE_NOOP("Library", "{a} – {b}")


def words_of(column: Column, summary: MatchSummary, *, is_open: bool = False) -> str:
    """What stands in a column; `is_open`: the match is the one at the desk."""
    match column:
        case Column.BEGUN:
            return to_the_minute(summary.started)
        case Column.PLAYERS:
            return players_words(summary)
        case Column.EVENT:
            return " · ".join(plain(part) for part in (summary.event, summary.round) if part.strip())
        case Column.GAMES:
            return in_order(f"{summary.games.a} : {summary.games.b}  ({summary.score.a} – {summary.score.b})")
        case Column.STATE:
            words = status_words(summary.status)
            return say(_AT_THE_DESK, state=words) if is_open else words
        case Column.BINNED:
            # As the clock on this desk's wall shows it.
            here = datetime.fromisoformat(summary.binned).astimezone() if summary.binned else None
            return "" if here is None else to_the_minute(here.isoformat())


def aloud(summary: MatchSummary, *, is_open: bool = False) -> str:
    """A match in one line, as a screen reader says it."""
    parts = (words_of(column, summary, is_open=is_open) for column in COLUMNS if column is not Column.BINNED)
    return ", ".join(part for part in parts if part)


def players_words(summary: MatchSummary) -> str:
    """Who plays whom."""
    return say(_VERSUS, a=isolated(plain(summary.sides.a)), b=isolated(plain(summary.sides.b)))


def match_words(summary: MatchSummary) -> str:
    """A match in short: its event and round where it has some, else who plays whom."""
    return words_of(Column.EVENT, summary) or players_words(summary)


_STATUSES: Mapping[Status, Words] = {
    Status.BEFORE_TOSS: QT_TRANSLATE_NOOP("Library", "before the toss"),
    Status.IN_PROGRESS: QT_TRANSLATE_NOOP("Library", "in progress"),
    Status.FINISHED: QT_TRANSLATE_NOOP("Library", "finished"),
    Status.UNDER_PROTEST: QT_TRANSLATE_NOOP("Library", "under protest"),
}


def status_words(status: Status) -> str:
    """How a match stands."""
    return say(_STATUSES[status])


@dataclass(frozen=True, slots=True)
class Sorting:
    """What a list is sorted by, which way, and what that is called."""

    by: MatchOrder
    is_ascending: bool
    words: Words

    def turned(self) -> "Sorting":
        """The other way round."""
        return next(each for each in SORTINGS if each.by is self.by and each is not self)


SORTINGS = (
    Sorting(MatchOrder.BINNED, False, QT_TRANSLATE_NOOP("Library", "Last deleted")),
    Sorting(MatchOrder.BINNED, True, QT_TRANSLATE_NOOP("Library", "First deleted")),
    Sorting(MatchOrder.BEGUN, False, QT_TRANSLATE_NOOP("Library", "Newest first")),
    Sorting(MatchOrder.BEGUN, True, QT_TRANSLATE_NOOP("Library", "Oldest first")),
    Sorting(MatchOrder.SIDES, True, QT_TRANSLATE_NOOP("Library", "Players A–Z")),
    Sorting(MatchOrder.SIDES, False, QT_TRANSLATE_NOOP("Library", "Players Z–A")),
    Sorting(MatchOrder.EVENT, True, QT_TRANSLATE_NOOP("Library", "Event A–Z")),
    Sorting(MatchOrder.EVENT, False, QT_TRANSLATE_NOOP("Library", "Event Z–A")),
)
"""Of each order first the way one expects: the latest time, the beginning of the alphabet."""


def first_sorting(by: MatchOrder) -> Sorting:
    """The way one expects first."""
    return next(each for each in SORTINGS if each.by is by)


def sortings(*, in_bin: bool) -> list[Sorting]:
    """All there are in the bin or outside it, the usual one first."""
    return [each for each in SORTINGS if in_bin or each.by is not MatchOrder.BINNED]
