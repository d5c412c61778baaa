"""From a match's record to the rows of its log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.wording.log_text import log_line
from carrom_desk.match.entries import Amended, Correction, Entry, LoggedEntry, Redone, Undone
from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.record import MatchRecord, new_record, standing_entries, with_entry
from carrom_desk.match.state import MatchState

from .log_row import EarlierRows, LogRow, LogRows


def log_rows(record: MatchRecord, lately: MatchRecord | None = None) -> LogRows:
    """Every entry in a row, the oldest first: those that stand as they count, the others as they were written.

    With the record as it was lately, the rows before that are left until they are wanted.
    """
    has_amendments = any(logged.number in record.standing for logged in record.entries.of_kind(Amended))
    beginning = new_record(record.setup)
    if has_amendments:
        rows = _written_rows(beginning, record.entries)
        _count_anew(rows, record)
        return LogRows(_flagged(rows, record))
    lately = beginning if lately is None else lately
    count = lately.next_number
    earlier = EarlierRows(count, lambda: _flagged(_written_rows(beginning, record.entries[:count]), record))
    return LogRows(_flagged(_written_rows(lately, record.entries[count:]), record), earlier)


def _written_rows(before: MatchRecord, entries: Iterable[LoggedEntry]) -> list[LogRow]:
    """The entries after a record, as they were written."""
    rows = []
    for logged in entries:
        rows.append(_written(logged.number, logged.entry, before))
        before = with_entry(before, logged)
    return rows


def following_rows(rows: LogRows, before: MatchRecord, after: MatchRecord) -> LogRows:
    """The rows of a record, given those of the record before it; one entry more costs one row."""
    last = after.entries[-1] if after.entries else None
    is_next = len(after.entries) == len(before.entries) + 1 == len(rows) + 1
    if last is None or not is_next or _changes_others(last.entry, before):
        return log_rows(after)
    grown = rows.with_one_more(_written(last.number, last.entry, before))
    return LogRows(_flagged(grown, after)) if isinstance(last.entry, Correction) else grown


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


def _flagged(rows: Sequence[LogRow], record: MatchRecord) -> tuple[LogRow, ...]:
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
