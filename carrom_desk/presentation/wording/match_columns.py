"""Columns and sort orders for lists of stored matches."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, unique
from itertools import chain, repeat

from carrom_desk.formats import to_the_minute, to_the_minute_here
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.effects.outcome import OutcomeKind
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import MatchId, MatchOrder, MatchSummary
from carrom_desk.match.side import Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.names import shown

from .match_text import ending_text, in_a_row, in_order, score_and_way, score_text


@unique
class MatchColumn(Enum):
    """Columns from left to right, with heading and sort order. Columns without one are only filtered."""

    STARTED = 0, N_("Started"), MatchOrder.BEGUN
    PLAYERS = 1, N_("Players"), MatchOrder.SIDES
    EVENT = 2, N_("Event"), MatchOrder.EVENT
    RESULT = 3, N_("Result")
    STATUS = 4, N_("Status")
    TRASHED = 5, N_("Deleted"), MatchOrder.TRASHED

    def __init__(self, place: int, title: Words, order: MatchOrder | None = None) -> None:
        self.place = place
        self.title = title
        self.order = order


COLUMNS = tuple(MatchColumn)
FindOpen = Callable[[], MatchId | None]
"""Returns the match that is open in the window."""

_VERSUS = N_("{a} – {b}")
WINNER = "✓"
"""Sign before the winner's name, in addition to bold type."""


def no_match() -> None:
    """Returns None: no match is open."""


def words_of(column: MatchColumn, summary: MatchSummary, *, is_open: bool = False) -> str:
    """Returns the text of a column; `is_open` is True for the match open at this desk."""
    match column:
        case MatchColumn.STARTED:
            return to_the_minute(summary.started)
        case MatchColumn.PLAYERS:
            return say(_VERSUS, a=marked_name(summary, Side.A), b=marked_name(summary, Side.B))
        case MatchColumn.EVENT:
            return " · ".join(shown(plain(part)) for part in (summary.event, summary.round) if part.strip())
        case MatchColumn.RESULT:
            return result_words(summary)
        case MatchColumn.STATUS:
            words = say(summary.status.words)
            return _("open, {state}").format(state=words) if is_open else words
        case MatchColumn.TRASHED:
            return to_the_minute_here(summary.trashed)


def aloud(summary: MatchSummary, *, is_open: bool = False) -> str:
    """Describes a match in one line for a screen reader, with the winner in words."""
    parts = [words_of(column, summary, is_open=is_open) for column in COLUMNS]
    parts[MatchColumn.PLAYERS.place], parts[MatchColumn.TRASHED.place] = players_words(summary), ""
    winner = winner_of(summary)
    won = "" if winner is None else _("{winner} won").format(winner=side_words(summary, winner))
    return in_a_row((*parts[: MatchColumn.RESULT.place], won, *parts[MatchColumn.RESULT.place :]))


def winner_of(summary: MatchSummary) -> Side | None:
    """Returns the winner; None if there is none, or it is withheld."""
    return summary.result.winner


def winner_words(summary: MatchSummary) -> str:
    """Returns the part of the players to show in bold: sign and name of the winner; empty if there is none."""
    winner = winner_of(summary)
    return "" if winner is None else marked_name(summary, winner)


def result_words(summary: MatchSummary) -> str:
    """Returns the scores of finished games and of the current one, and how the match ended if not by play."""
    result, games = summary.result, summary.games
    is_known = len(result.scores) >= games.a + games.b  # not before a take-over
    scores = result.scores if is_known else (games,)
    decided = chain(result.decided if is_known else (), repeat(None))
    words = [score_and_way(in_order(score_text(score)), way) for score, way in zip(scores, decided, strict=False)]
    if summary.status is Status.IN_PROGRESS:
        words.append(in_order(f"({score_text(summary.score)})"))
    is_over = summary.status not in (Status.BEFORE_TOSS, Status.IN_PROGRESS)
    has_ending = is_over or result.kind is OutcomeKind.CLAIM_OPEN
    words.append(ending_text(result.kind) if has_ending else "")
    return " ".join(filter(None, words)) if summary.status is not Status.BEFORE_TOSS else ""


def side_words(summary: MatchSummary, side: Side) -> str:
    return shown(plain(summary.sides.of(side)))


def marked_name(summary: MatchSummary, side: Side) -> str:
    """Returns a side's name, preceded by the sign if it won."""
    return f"{WINNER} {side_words(summary, side)}" if winner_of(summary) is side else side_words(summary, side)


def players_words(summary: MatchSummary) -> str:
    """Returns the players of both sides."""
    return say(_VERSUS, a=side_words(summary, Side.A), b=side_words(summary, Side.B))


def match_words(summary: MatchSummary) -> str:
    """Returns the event and round of a match, or its players."""
    return words_of(MatchColumn.EVENT, summary) or players_words(summary)


@dataclass(frozen=True, slots=True)
class Sorting:
    """Sort orders of a list with their titles."""

    by: MatchOrder
    is_ascending: bool
    words: Words

    def turned(self) -> "Sorting":
        """Returns the reverse order."""
        return next(each for each in SORTINGS if each.by is self.by and each is not self)


SORTINGS = (
    Sorting(MatchOrder.TRASHED, False, N_("Last deleted")),
    Sorting(MatchOrder.TRASHED, True, N_("First deleted")),
    Sorting(MatchOrder.BEGUN, False, N_("Newest first")),
    Sorting(MatchOrder.BEGUN, True, N_("Oldest first")),
    Sorting(MatchOrder.SIDES, True, N_("Players A–Z")),
    Sorting(MatchOrder.SIDES, False, N_("Players Z–A")),
    Sorting(MatchOrder.EVENT, True, N_("Event A–Z")),
    Sorting(MatchOrder.EVENT, False, N_("Event Z–A")),
)
"""Default direction for each order: latest first, A to Z."""


def first_sorting(by: MatchOrder) -> Sorting:
    """Returns the default direction for an order."""
    return next(each for each in SORTINGS if each.by is by)


def sortings(*, in_trash: bool) -> list[Sorting]:
    """Returns all sort orders in the trash or outside it, the default first."""
    return [each for each in SORTINGS if in_trash or each.by is not MatchOrder.TRASHED]
