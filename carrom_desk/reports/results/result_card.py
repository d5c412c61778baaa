"""Results as a square picture to share, and two lines of text to paste beside it."""

from dataclasses import dataclass

from carrom_desk.i18n import N_, _, say
from carrom_desk.languages import direction_of
from carrom_desk.match.plain_text import without_marks
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import outcome_words
from carrom_desk.reports.statistics.statistics_report import span_words

from .day import MATCHES, Day

MOST_RESULTS = 8
"""Of a picture: more would be too small to read on a phone."""


@dataclass(frozen=True, slots=True)
class CardResult:
    """A match of the picture."""

    round: str
    sides: tuple[str, str]
    winner: int
    """Place of the winner among the sides; -1 for none."""
    scores: tuple[str, ...]
    """Of the games, the first side's points first; where there is none, what the result is."""


@dataclass(frozen=True, slots=True)
class ResultCard:
    """All of the picture."""

    title: str
    date: str
    results: tuple[CardResult, ...]
    more: str
    """Note that there are more matches; empty if all are shown."""
    language: str
    direction: str
    caption: tuple[str, str]
    """Two lines of text."""


def result_card(day: Day, language: str) -> ResultCard:
    """The latest results of a day, the last one first."""
    sheets = [sheet.reworded() for sheet in day.sheets if sheet.outcome.is_final]
    latest = sorted(sheets, key=lambda sheet: sheet.finished, reverse=True)[:MOST_RESULTS]
    title, left = day.title or say(MATCHES), len(day.sheets) - len(latest)
    more = _("Matches not shown: {number}").format(number=left) if left else ""
    date = span_words(day.sheets)
    first = " · ".join(part for part in (title, date) if part)
    second = outcome_words(latest[0]) if latest else say(N_("No matches."))
    caption = without_marks(first), without_marks(second)
    return ResultCard(title, date, tuple(map(_result, latest)), more, language, direction_of(language), caption)


def _result(sheet: ScoreSheet) -> CardResult:
    names = sheet.names
    one, other = (names.full_side(side) for side in names.order)
    winner = -1 if sheet.outcome.winner is None else names.order.index(sheet.outcome.winner)
    scores = tuple(names.score(game.score) for game in sheet.games) or (outcome_words(sheet, names.side),)
    return CardResult(sheet.setup.round, (one, other), winner, scores)
