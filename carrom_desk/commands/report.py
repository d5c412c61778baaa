"""`carrom-desk report`: a match, from a file or the database, in the form that the target's ending asks for."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from carrom_desk.exchange.match_file import replay_match, write_match
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.store import StoredMatch
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.table_csv import ENCODING

from .output import by_ending, write
from .sheets import match_of, sheet_of_record
from .talk import FAILED, OK, CommandFailed, answer, error_of, message


@dataclass(frozen=True, slots=True)
class Asked:
    """A match to report on, and how."""

    match: StoredMatch
    record: MatchRecord
    name: str
    """Of the file to write."""
    paper: Paper = Paper.A4
    strokes: bool = False
    """Whether a table is to tell the log and not the boards."""

    @property
    def sheet(self) -> ScoreSheet:
        """The match's score sheet."""
        return sheet_of_record(self.match, self.record)


def run(database: str, source: str, target: str, *, paper: Paper = Paper.A4, strokes: bool = False) -> int:
    """Write the report of a match file, or of the stored match of that id."""
    content_of = by_ending(target, WRITERS)
    if strokes and content_of is not _csv:
        raise CommandFailed("--strokes goes with a name that ends in .csv; every other form tells the strokes anyway.")
    try:
        match = match_of(database, source)
        record = replay_match(match).record
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
        return FAILED
    write(target, lambda: content_of(Asked(match, record, Path(target).name, paper, strokes)))
    return OK


def _pdf(asked: Asked) -> bytes:
    # Qt is loaded for this form alone.
    from carrom_desk.gui.printing.pdf_report import pdf_of
    from carrom_desk.gui.printing.without_window import without_window

    with without_window():
        return pdf_of(asked.sheet, asked.paper)


def _html(asked: Asked) -> bytes:
    from carrom_desk.reports.as_html import as_html

    return as_html(asked.sheet, asked.paper).encode("utf-8")


def _csv(asked: Asked) -> bytes:
    from carrom_desk.reports.as_csv import as_csv, strokes_as_csv

    return (strokes_as_csv if asked.strokes else as_csv)(asked.sheet).encode(ENCODING)


def _xlsx(asked: Asked) -> bytes:
    from carrom_desk.reports.as_xlsx import as_xlsx

    return as_xlsx(asked.sheet)


def _json(asked: Asked) -> bytes:
    return write_match(asked.match).encode("utf-8")


def _sol(asked: Asked) -> bytes:
    from carrom_desk.exchange.sol_document import sol_bytes

    content, notes = sol_bytes((asked.match,), asked.name)
    for note in notes:
        message(note)
    return content


WRITERS: Mapping[str, Callable[[Asked], bytes]] = {
    ".pdf": _pdf,
    ".html": _html,
    ".csv": _csv,
    ".xlsx": _xlsx,
    ".json": _json,
    ".carrom": _json,
    ".sol": _sol,
    ".sol.gz": _sol,
}
"""By the ending of the target's name."""
