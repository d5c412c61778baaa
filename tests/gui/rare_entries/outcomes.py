"""What a window shows and exports after an entry."""

from dataclasses import replace

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.gui.panels.log import LogPanel
from carrom_desk.gui.panels.log_model import ROW_ROLE
from carrom_desk.match.entry.entries import Entry, IncidentSeen, ViolationSeen
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.log.log_rows import UndoneRows
from carrom_desk.reports.match_documents import Options
from tests.fakes import library
from tests.gui.hands import Hands


def entered(entry: Entry) -> Entry:
    """Returns an entry as entered, without its ruling."""
    return replace(entry, ruling=None) if isinstance(entry, ViolationSeen | IncidentSeen) else entry


def holds_after_export(hands: Hands) -> bool:
    """Returns True when the match file, imported by another desk, leads to the same state and the same file again."""
    text = write_match(hands.controller.match.session.with_unsaved())
    stored, other = read_match(text), library()
    other.add(stored)
    again = other.open(stored.id).record
    is_alike = again.state == replay_match(stored).record.state == hands.record.state
    return is_alike and write_match(replace(stored, entries=again.entries)) == text


def report_of(hands: Hands) -> str:
    """Returns the report as a web page."""
    report = match_report(hands.controller.match.session.with_unsaved())
    return written(report, Form.HTML, Options(), "a.html").content.decode("utf-8")


def log_rows(hands: Hands) -> list[LogLine]:
    """Returns the rows of the log, also those that one line collects because they were undone."""
    model = hands.find(LogPanel, "log_panel").entries.model()
    rows: list[LogLine] = []
    for item in (model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())):
        rows += [item] if isinstance(item, LogLine) else item.rows if isinstance(item, UndoneRows) else ()
    return rows


def log_row(hands: Hands, number: int) -> LogLine:
    """Returns the row of the log for an entry's number."""
    return next(row for row in log_rows(hands) if row.number == number)
