"""Results as a square image to share, with two lines of text."""

from dataclasses import dataclass

from carrom_desk.i18n import N_, _, say
from carrom_desk.languages import direction_of
from carrom_desk.match.plain_text import without_marks
from carrom_desk.match.side import Side
from carrom_desk.presentation.names import shown
from carrom_desk.presentation.results import MatchResult, game_scores
from carrom_desk.reports.statistics.statistics_report import span_words
from carrom_desk.rules.texts.words import NAMED

from .day import MATCHES, Day

MOST_RESULTS = 8
"""Maximum number of results in an image that are legible on a phone."""


@dataclass(frozen=True, slots=True)
class CardResult:
    """A match in the image."""

    round: str
    sides: tuple[str, str]
    """Winner first."""
    has_winner: bool
    scores: tuple[str, ...]
    """Scores of the games, with the first side's points first; finally, how the match ended if it was not won on the
    board.
    """


@dataclass(frozen=True, slots=True)
class ResultCard:
    """Contents of the image."""

    title: str
    date: str
    results: tuple[CardResult, ...]
    more: str
    """Text about further matches; empty if all are shown."""
    language: str
    direction: str
    caption: tuple[str, str]
    """Two lines of text."""


def result_card(day: Day, language: str) -> ResultCard:
    """Returns the latest results of a day, most recent first."""
    final = (result for result in day.results if result.outcome.is_final)
    latest = sorted(final, key=lambda result: result.finished, reverse=True)[:MOST_RESULTS]
    title, left = day.title or say(MATCHES), len(day.sheets) - len(latest)
    more = _("Matches not shown: {number}").format(number=left) if left else ""
    date = span_words(day.sheets)
    results = tuple(map(_result, latest))
    first = " · ".join(filter(None, (title, date)))
    second = _line(results[0]) if results else say(N_("No matches."))
    caption = without_marks(first), without_marks(second)
    return ResultCard(title, date, results, more, language, direction_of(language), caption)


def _result(result: MatchResult) -> CardResult:
    winner, setup = result.outcome.winner, result.setup
    first = winner or Side.A
    sides = shown(setup.side_name(first)), shown(setup.side_name(first.other))
    scores = (*game_scores(result, first), *([result.ending] if result.ending else ()))
    return CardResult(setup.round, sides, winner is not None, scores)


def _line(result: CardResult) -> str:
    return say(NAMED, name=" – ".join(result.sides), text=", ".join(result.scores))
