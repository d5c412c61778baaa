"""From a match's record to the rows of its log."""

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.wording.log_text import log_line
from carrom_desk.match.entries import Amended, Correction, Entry, Redone, Undone
from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.record import MatchRecord, new_record, standing_entries, with_entry
from carrom_desk.match.state import MatchState

from .log_row import LogRow


def log_rows(record: MatchRecord) -> tuple[LogRow, ...]:
    """Every entry in a row, the oldest first: those that stand as they count, the others as they were written."""
    rows, before = [], new_record(record.setup)
    for logged in record.entries:
        rows.append(_written(logged.number, logged.entry, before))
        before = with_entry(before, logged)
    has_amendments = any(isinstance(record.entries[number].entry, Amended) for number in record.standing)
    if has_amendments:
        _count_anew(rows, record)
    return _flagged(rows, record)


def following_rows(rows: tuple[LogRow, ...], before: MatchRecord, after: MatchRecord) -> tuple[LogRow, ...]:
    """The rows of a record, given those of the record before it; one entry more costs one row."""
    last = after.entries[-1] if after.entries else None
    is_next = len(after.entries) == len(before.entries) + 1 == len(rows) + 1
    if last is None or not is_next or _changes_others(last.entry, before):
        return log_rows(after)
    grown = (*rows, _written(last.number, last.entry, before))
    return _flagged(list(grown), after) if isinstance(last.entry, Correction) else grown


def _changes_others(entry: Entry, before: MatchRecord) -> bool:
    """Whether other entries count otherwise from now on: an amendment, or one taken back or given again."""
    match entry:
        case Amended():
            return True
        case Undone():
            return isinstance(before.entries[before.standing[-1]].entry, Amended)
        case Redone():
            return isinstance(before.entries[before.undone[-1]].entry, Amended)
        case _:
            return False


def _written(number: int, entry: Entry, before: MatchRecord) -> LogRow:
    """An entry as it was written."""
    text = log_line(entry, before.state)
    return LogRow(
        number=number,
        who=text.who,
        what=text.what,
        ruling=_of_which(entry, before) or text.ruling,
        laws=text.laws,
        is_correction=isinstance(entry, Correction),
    )


def _of_which(entry: Entry, before: MatchRecord) -> str:
    """The entry that an undo takes back, or a redo gives again."""
    numbers = before.standing if isinstance(entry, Undone) else before.undone if isinstance(entry, Redone) else ()
    return QCoreApplication.translate("Log", "entry {number}").format(number=numbers[-1]) if numbers else ""


def _count_anew(rows: list[LogRow], record: MatchRecord) -> None:
    """Word the standing entries as they count after the amendments."""
    state: MatchState = initial_state(record.setup)
    for standing in standing_entries(record):
        if standing.is_impossible:
            continue
        text, row = log_line(standing.entry, state), rows[standing.number]
        rows[standing.number] = replace(
            row, who=text.who, what=text.what, ruling=text.ruling, laws=text.laws, is_amended=standing.is_amended
        )
        state = evolve(state, standing.entry)


def _flagged(rows: list[LogRow], record: MatchRecord) -> tuple[LogRow, ...]:
    """Say of each row whether it was taken back, or made impossible."""
    standing, impossible = set(record.standing), set(record.impossible)
    never = {row.number for row in rows if isinstance(record.entries[row.number].entry, Undone | Redone)}
    return tuple(
        replace(
            row,
            is_undone=row.number not in standing and row.number not in never,
            is_impossible=row.number in impossible,
        )
        for row in rows
    )
