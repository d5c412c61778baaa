"""The log in print: every entry in words, board by board, with what was taken back struck out."""

from collections.abc import Iterator

from .cell_text import CellText, Mark, Piece
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, LINE_STATUSES
from .stroke_log import LineStatus, LogLine
from .tables import Align, Column, GroupRow, Row, Table
from .wall_time import time_of_day

_COLUMNS = (
    Column("No.", 6, Align.RIGHT),
    Column("Time", 9),
    Column("Player", 18),
    Column("What happened", 24),
    Column("Ruling", 27),
    Column("W:B", 6, Align.CENTRE),
    Column("Laws", 10),
)
_STRUCK = frozenset({LineStatus.TAKEN_BACK, LineStatus.WITHOUT_EFFECT})


def log_table(sheet: ScoreSheet) -> Table:
    """The log as a table; a heading begins every board."""
    return Table("Log", _columns(sheet), tuple(_rows(sheet)))


def log_note(sheet: ScoreSheet) -> str:
    """What the log's columns and marks mean; that there is none where nothing was entered."""
    if not sheet.log:
        return "No entry has been made."
    note = "W:B are the white and the black men on the board after the entry, Q the Queen while she lies there."
    struck = " Entries taken back are struck out." if any(line.status in _STRUCK for line in sheet.log) else ""
    return note + struck


def _columns(sheet: ScoreSheet) -> tuple[Column, ...]:
    """Without the column of times where the log tells none."""
    return _COLUMNS if _has_times(sheet) else tuple(column for column in _COLUMNS if column.title != "Time")


def _has_times(sheet: ScoreSheet) -> bool:
    return any(line.at for line in sheet.log)


def _rows(sheet: ScoreSheet) -> Iterator[Row | GroupRow]:
    has_times = _has_times(sheet)
    place: tuple[int | None, int | None] = (None, None)
    for line in sheet.log:
        if (line.game, line.board) != place and line.game is not None and line.board is not None:
            place = (line.game, line.board)
            yield GroupRow(f"Game {line.game}, board {line.board}")
        yield _row(sheet, line, has_times=has_times)


def _row(sheet: ScoreSheet, line: LogLine, *, has_times: bool) -> Row:
    cells: list[CellText] = [str(line.number)]
    if has_times:
        cells.append(time_of_day(line.at) or EMPTY)
    cells += [sheet.names.who(line.side, line.seat), _what(line), _ruled(line), line.men, ", ".join(line.laws)]
    return Row(tuple(cells), is_struck=line.status in _STRUCK)


def _what(line: LogLine) -> CellText:
    status = LINE_STATUSES[line.status]
    by = "" if line.by is None else f" by No. {line.by}"
    note = f"({status}{by})" if status else ""
    if line.status in _STRUCK:
        return Piece(line.what, Mark.STRUCK), " ", Piece(note, Mark.ITALIC)
    if line.was:
        return Piece(line.was, Mark.STRUCK), " ", line.what, " ", Piece(note, Mark.ITALIC)
    return (line.what, " ", Piece(note, Mark.ITALIC)) if note else line.what


def _ruled(line: LogLine) -> CellText:
    if line.status in _STRUCK:
        return (Piece(line.ruled, Mark.STRUCK),)
    return (Piece(line.was_ruled, Mark.STRUCK), " ", line.ruled) if line.was_ruled else line.ruled
