"""From a match's record to the rows of its log."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from carrom_desk.gui.languages.saying import say
from carrom_desk.match.entries import Amended, Correction, Entry, LoggedEntry, PlainEntry, Redone, Undone
from carrom_desk.match.entry_text import actor, correction_words, entry_text, what
from carrom_desk.match.evolve import evolve, initial_state
from carrom_desk.match.match_text import FullNames
from carrom_desk.match.plain_text import plain
from carrom_desk.match.record import MatchRecord, new_record, standing_entries, state_before, with_entry
from carrom_desk.match.side import seat_of
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
        after = with_entry(before, logged)
        rows.append(_written(logged.number, logged.entry, before, after))
        before = after
    return rows


def following_rows(rows: LogRows, before: MatchRecord, after: MatchRecord) -> LogRows:
    """The rows of a record, given those of the record before it; one entry more costs one row."""
    last = after.entries[-1] if after.entries else None
    is_next = len(after.entries) == len(before.entries) + 1 == len(rows) + 1
    if last is None or not is_next or _changes_others(last.entry, before):
        return log_rows(after)
    grown = rows.with_one_more(_written(last.number, last.entry, before, after))
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


def _written(number: int, entry: Entry, before: MatchRecord, after: MatchRecord) -> LogRow:
    """An entry as it was written."""
    if isinstance(entry, Correction):
        return _correction(number, entry, before)
    return _plain(number, entry, before.state, after.state)


def _plain(number: int, entry: PlainEntry, before: MatchState, after: MatchState) -> LogRow:
    text = entry_text(say, FullNames(before.setup), before, entry, after)
    laws = text.laws[0] if text.laws else ""
    return LogRow(number=number, who=who(before, entry), what=text.what, ruling=text.ruled, laws=laws)


def who(before: MatchState, entry: Entry) -> str:
    """Whose act it is, in short: the player's seat, or the side; empty where it is nobody's."""
    side, seat = actor(before, entry)
    if side is None:
        return ""
    if seat is None and not before.setup.doubles:
        seat = seat_of(side)
    return (side if seat is None else seat).value.upper()


def _correction(number: int, entry: Correction, before: MatchRecord) -> LogRow:
    match entry:
        case Undone():
            about, now = before.standing[-1], ""
        case Redone():
            about, now = before.undone[-1], ""
        case Amended():
            about = entry.number
            now = " · ".join((what(say, state_before(before, about), entry.with_), plain(entry.reason)))
    return LogRow(number=number, who="", what=correction_words(say, entry, about), ruling=now, is_correction=True)


def _count_anew(rows: list[LogRow], record: MatchRecord) -> None:
    """Word the standing entries as they count after the amendments."""
    state: MatchState = initial_state(record.setup)
    for standing in standing_entries(record):
        if standing.is_impossible:
            continue
        after = evolve(state, standing.entry, standing.number)
        row = _plain(standing.number, standing.entry, state, after)
        rows[standing.number] = replace(row, is_amended=standing.is_amended)
        state = after


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
