"""Items of the log as listed, newest first, below the headings of their boards."""

from collections.abc import Iterator, Mapping, Sequence

from carrom_desk.i18n import NN_, _, say
from carrom_desk.presentation.wording.match_text import phrase

from .log_lines import BoardHeading, LineStatus, LogLine
from .log_rows import UndoneRows

LogItem = LogLine | UndoneRows | BoardHeading
"""A line of the log."""


def log_items(rows: Sequence[LogLine], games: Mapping[int, BoardHeading] | None) -> Iterator[LogItem]:
    """Yields rows with headings, those undone in a row as one; without `games` only those of the current board."""
    undone: list[LogLine] = []
    for item in _listed(rows, games):
        if isinstance(item, LogLine) and item.is_undone:
            undone.append(item)
            continue
        if undone:
            yield UndoneRows(tuple(undone))
            undone.clear()
        yield item
    if undone:
        yield UndoneRows(tuple(undone))


def _listed(rows: Sequence[LogLine], games: Mapping[int, BoardHeading] | None) -> Iterator[LogLine | BoardHeading]:
    """Yields rows below the headings of their boards, decisions below what they decide on."""
    heading: BoardHeading | None = None
    decisions: dict[int, list[LogLine]] = {}
    """Decisions on entries that are listed further down, by the number of the entry."""
    for row in reversed(rows):
        if row.is_folded:
            continue
        if heading is None or (row.heading.game, row.heading.board) != (heading.game, heading.board):
            if heading is not None and games is None:
                break
            if (
                games is not None
                and row.heading.game in games
                and (heading is None or heading.game != row.heading.game)
            ):
                yield games[row.heading.game]
            heading = row.heading
            yield heading
        if row.of is not None:
            decisions.setdefault(row.of, []).insert(0, row)
        else:
            yield row
            yield from decisions.pop(row.number, ())
    for left in decisions.values():
        yield from left


def spoken_row(row: LogLine) -> str:
    law = _("law {laws}").format(laws=row.law) if row.law else ""
    entry = _("Entry {number}").format(number=row.number)
    return ", ".join(filter(None, (entry, row.who, phrase(row.what), phrase(row.ruled), law, tag_of(row))))


def undone_line(undone: UndoneRows) -> str:
    """Returns how many entries were undone."""
    return say(_SO_MANY_UNDONE, count=len(undone.rows))


_SO_MANY_UNDONE = NN_("{count} undone", "{count} undone")


def tag_of(row: LogLine) -> str:
    """Returns notes on a row, such as undone or amended."""
    if row.is_undone:
        return _("undone")
    if row.is_impossible:
        return _("no longer valid")
    if row.is_overridden:
        return _("overridden")
    return _("amended") if row.status is LineStatus.AMENDED else ""
