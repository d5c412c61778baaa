"""Details of a table for the chief referee: sides, score sheet of the game in question, and recent entries."""

from collections.abc import Callable
from dataclasses import dataclass

from carrom_desk.match.entry.entries import ActEntry
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import ImpossibleEntry
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.log.log_rows import SheetRow, sheet_rows
from carrom_desk.presentation.names import short_names
from carrom_desk.presentation.wording.laws_text import event_rules
from carrom_desk.presentation.wording.match_text import laws_and_format

from ..views.table_views import TableView, log_lines

_MOST_LINES = 8
"""Maximum number of entries, including the one in question."""


@dataclass(frozen=True, slots=True)
class Detail:
    """Details of a match for the chief referee, including the points that a protest withholds from others."""

    view: TableView
    laws: str = ""
    """Edition and format."""
    sheet: tuple[SheetRow, ...] = ()
    """Boards of the game in question."""
    score: tuple[int, int] = (0, 0)
    """Score of that game."""
    lines: tuple[LogLine, ...] = ()
    """Oldest first."""
    disputed: int | None = None
    """Number of the entry that a protest is about; None if there is none."""


def detail_of(view: TableView, log_of: Callable[[MatchId], MatchRecord]) -> Detail:
    """Returns the details of a match; only its names if the log is unreadable."""
    if view.is_planned:
        return Detail(view)
    try:
        record = log_of(MatchId(view.match_id))
    except (StoreError, ImpossibleEntry):
        return Detail(view)
    return _detail(view, record)


def _detail(view: TableView, record: MatchRecord) -> Detail:
    lines, state = log_lines(record, len(record.entries))[::-1], record.state
    protest, last = state.protest, len(lines)
    game = state.all_games[-1].number if state.all_games else 1
    if protest is not None:
        game, last = protest.place["game"], protest.number + 1
    sheet = tuple(row for row in sheet_rows(state, short_names(state.setup)) if row.game == game)
    scores = [each.score for each in state.all_games if each.number == game]
    score = (scores[0].a, scores[0].b) if scores else (0, 0)
    disputed = None
    if protest is not None:
        before = reversed(lines[: protest.number])
        disputed = next((line.number for line in before if isinstance(line.entry, ActEntry)), None)
    laws = " · ".join(filter(None, (laws_and_format(record.setup), event_rules(record.setup.laws))))
    return Detail(view, laws, sheet, score, lines[max(0, last - _MOST_LINES) : last], disputed)
