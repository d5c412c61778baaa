"""Many stored matches at once, for commands that put them together."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.store import MatchQuery, MatchSummary, StoreDamaged, StoredMatch
from carrom_desk.reports.score_sheet import ScoreSheet

from .sheets import sheet_of
from .talk import message

PAGE = 500


@dataclass(frozen=True, slots=True)
class Found:
    """The matches that were looked for."""

    matches: tuple[StoredMatch, ...]
    sheets: tuple[ScoreSheet, ...]
    """Of the same matches, in the same order."""
    left_out: int
    """Matches that could not be read."""


def listed(library: MatchLibrary, text: str = "") -> Iterator[MatchSummary]:
    """Every stored match with this text in a name or in the event, newest first."""
    offset = 0
    while page := library.matches(MatchQuery(text=text, limit=PAGE, offset=offset)):
        yield from page
        offset += PAGE


def read_all(
    library: MatchLibrary, summaries: Iterator[MatchSummary], is_wanted: Callable[[StoredMatch], bool]
) -> Found:
    """Read and play back the matches that are wanted; one that cannot be read is told of and left out."""
    matches, sheets, left_out = [], [], 0
    for summary in summaries:
        try:
            match = library.read(summary.id)
            if is_wanted(match):
                sheets.append(sheet_of(match))
                matches.append(match)
        except (StoreDamaged, InvalidDocument) as trouble:
            message(f"The match {summary.id} is left out: {_why(trouble)} Run “carrom-desk check”.")
            left_out += 1
    return Found(tuple(matches), tuple(sheets), left_out)


def _why(trouble: StoreDamaged | InvalidDocument) -> str:
    if isinstance(trouble, InvalidDocument):
        return " ".join(problem.problem for problem in trouble.problems)
    return str(trouble)
