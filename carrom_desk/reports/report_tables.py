"""What a report tells after the sheet that is signed: the details, and the log of every entry."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TypeVar

from carrom_desk.match.history import BoardPoints
from carrom_desk.match.match_text import SLAMS
from carrom_desk.rules.piece_text import men_of_a_side
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, Words

from .content import Align, CellText, Column, GroupRow, Mark, Piece, Row, Table
from .faults import FaultLine
from .remarks import ProtestLine, RemarkLine
from .score_card import BoardLine
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, FAULT_NAMES, LINE_STATUSES, board_words, fate_words, side_words
from .stroke_log import CorrectionKind, CorrectionLine, LineStatus, LogLine
from .wall_time import from_to, minutes_between, time_of_day

_CORRECTIONS = {
    CorrectionKind.UNDO: QT_TRANSLATE_NOOP("Report", "Taken back"),
    CorrectionKind.REDO: QT_TRANSLATE_NOOP("Report", "Given again"),
    CorrectionKind.AMEND: QT_TRANSLATE_NOOP("Report", "Amended"),
    CorrectionKind.OVERRIDE: QT_TRANSLATE_NOOP("Report", "Overridden"),
}
_TIME = QT_TRANSLATE_NOOP("Report", "Time")
_BOARD = QT_TRANSLATE_NOOP("Report", "Board")
_LAWS = QT_TRANSLATE_NOOP("Report", "Laws")
_WHAT = QT_TRANSLATE_NOOP("Report", "What happened")
_NUMBER = QT_TRANSLATE_NOOP("Report", "No.")


T = TypeVar("T", contravariant=True)
_Column = tuple[Words, int, Callable[[T], CellText]]
"""A column of the details: its title, its width, and its cell of a line."""


def details(sheet: ScoreSheet) -> tuple[Table, ...]:
    """Every detail that there is, in the order of the sheet."""
    found = (f(sheet) for f in (_boards, _faults, _protests, _corrections, _remarks, _readings))
    return tuple(table for table in found if table.rows)


def _table(say: Say, label: Words, lines: Iterable[T], *shown: _Column[T]) -> Table:
    columns = (Column(say(words), width, Align.RIGHT if words is _NUMBER else Align.LEFT) for words, width, _ in shown)
    rows = (Row(tuple(cell(line) for _, _, cell in shown)) for line in lines)
    return Table(say(label), tuple(columns), tuple(rows))


def _boards(sheet: ScoreSheet) -> Table:
    say = sheet.say
    return _table(
        say,
        QT_TRANSLATE_NOOP("Report", "Boards"),
        [board for game in sheet.games for board in game.boards],
        (_BOARD, 8, partial(_number, say)),
        (_TIME, 12, lambda board: from_to(board.started, board.finished) or EMPTY),
        (QT_TRANSLATE_NOOP("Report", "Took"), 9, lambda board: minutes_between(board.started, board.finished) or EMPTY),
        (QT_TRANSLATE_NOOP("Report", "Won by"), 26, partial(_winner, sheet)),
        (QT_TRANSLATE_NOOP("Report", "Points"), 22, lambda board: _points(board.points, say)),
        (QT_TRANSLATE_NOOP("Report", "Queen covered by"), 23, lambda board: side_words(sheet, board.queen)),
    )


def _number(say: Say, board: BoardLine) -> str:
    number = board_words(board.game, board.number)
    return say(QT_TRANSLATE_NOOP("Report", "{board} (again)"), board=number) if board.replays else number


def _winner(sheet: ScoreSheet, board: BoardLine) -> str:
    won = sheet.names.side(board.winner)
    return won if board.slam is None else f"{won} ({sheet.say(SLAMS[board.slam])})"


def _points(points: BoardPoints, say: Say) -> str:
    """The points of a board and what they are made up of, such as "8: 5 men, Queen 3"."""
    parts = []
    if points.men:
        parts.append(men_of_a_side(say, points.men))
    if points.queen:
        parts.append(say(QT_TRANSLATE_NOOP("Report", "Queen {points}"), points=points.queen))
    if points.awarded:
        parts.append(say(QT_TRANSLATE_NOOP("Report", "{points} awarded"), points=points.awarded))
    if points.demanded:
        parts.append(say(QT_TRANSLATE_NOOP("Report", "{points} on demand"), points=points.demanded))
    return f"{points.total}: {', '.join(parts)}" if parts else str(points.total)


_WHEN: tuple[_Column[FaultLine | ProtestLine | RemarkLine | CorrectionLine], ...] = (
    (_NUMBER, 6, lambda line: str(line.number)),
    (_TIME, 9, lambda line: time_of_day(line.at) or EMPTY),
)
_WHERE: _Column[FaultLine | ProtestLine | RemarkLine] = (_BOARD, 7, lambda line: board_words(line.game, line.board))


def _faults(sheet: ScoreSheet) -> Table:
    say, names = sheet.say, sheet.names
    overridden = QT_TRANSLATE_NOOP("Report", "{what} Overridden by No. {number}.")

    def what(fault: FaultLine) -> str:
        by = fault.overridden_by
        return fault.what if by is None else say(overridden, what=fault.what, number=by)

    return _table(
        say,
        QT_TRANSLATE_NOOP("Report", "Dues, fouls and time faults"),
        sheet.faults,
        *_WHEN,
        _WHERE,
        (QT_TRANSLATE_NOOP("Report", "Who"), 18, lambda fault: names.who(fault.side, fault.seat)),
        (QT_TRANSLATE_NOOP("Report", "Fault"), 13, lambda fault: say(FAULT_NAMES[fault.kind])),
        (_WHAT, 33, what),
        (_LAWS, 14, lambda fault: ", ".join(fault.laws) or EMPTY),
    )


def _protests(sheet: ScoreSheet) -> Table:
    return _table(
        sheet.say,
        QT_TRANSLATE_NOOP("Report", "Protests"),
        sheet.protests,
        *_WHEN,
        _WHERE,
        (QT_TRANSLATE_NOOP("Report", "By"), 18, lambda protest: sheet.names.side(protest.by)),
        (QT_TRANSLATE_NOOP("Report", "Protest"), 44, lambda protest: protest.text),
        (QT_TRANSLATE_NOOP("Report", "Decision"), 16, partial(fate_words, sheet.say)),
    )


def _corrections(sheet: ScoreSheet) -> Table:
    say = sheet.say

    def about(line: CorrectionLine) -> str:
        words = QT_TRANSLATE_NOOP("Report", "No. {number}: {was}")
        return EMPTY if line.about is None else say(words, number=line.about, was=line.was)

    return _table(
        say,
        QT_TRANSLATE_NOOP("Report", "Corrections"),
        sheet.corrections,
        *_WHEN,
        (QT_TRANSLATE_NOOP("Report", "Correction"), 14, partial(_correction, say)),
        (QT_TRANSLATE_NOOP("Report", "Of entry"), 32, about),
        (QT_TRANSLATE_NOOP("Report", "Now"), 22, lambda line: line.now or EMPTY),
        (QT_TRANSLATE_NOOP("Report", "Reason"), 17, lambda line: line.reason or EMPTY),
    )


def _correction(say: Say, line: CorrectionLine) -> str:
    name = say(_CORRECTIONS[line.kind])
    taken_back = QT_TRANSLATE_NOOP("Report", "{correction}, itself taken back")
    return name if line.stands else say(taken_back, correction=name)


def _remarks(sheet: ScoreSheet) -> Table:
    umpire = sheet.say(QT_TRANSLATE_NOOP("Report", "Umpire"))
    return _table(
        sheet.say,
        QT_TRANSLATE_NOOP("Report", "Remarks and interruptions"),
        sheet.remarks,
        *_WHEN,
        _WHERE,
        (QT_TRANSLATE_NOOP("Report", "Who"), 22, lambda line: side_words(sheet, line.side, umpire)),
        (QT_TRANSLATE_NOOP("Report", "Remark"), 56, lambda line: line.text),
    )


def _readings(sheet: ScoreSheet) -> Table:
    return _table(
        sheet.say,
        QT_TRANSLATE_NOOP("Report", "Readings applied where the laws leave the answer open"),
        sheet.readings,
        (QT_TRANSLATE_NOOP("Report", "Question"), 44, lambda line: line.question),
        (QT_TRANSLATE_NOOP("Report", "Held"), 40, lambda line: line.answer),
        (QT_TRANSLATE_NOOP("Report", "Entries"), 16, lambda line: ", ".join(map(str, line.numbers))),
    )


# The log

_STRUCK = frozenset({LineStatus.TAKEN_BACK, LineStatus.WITHOUT_EFFECT})


def log_table(sheet: ScoreSheet) -> Table:
    """The log as a table; a heading begins every board."""
    has_times = any(line.at for line in sheet.log)
    columns = (
        Column(sheet.say(_NUMBER), 5, Align.RIGHT),
        *((Column(sheet.say(_TIME), 8),) if has_times else ()),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Player")), 15, holds_name=True),
        Column(sheet.say(_WHAT), 23 if has_times else 27),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Ruling")), 36),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "W:B", "white to black men")), 6, Align.CENTRE),
        Column(sheet.say(_LAWS), 9),
    )
    rows = tuple(_log_rows(sheet, has_times=has_times))
    return Table(sheet.say(QT_TRANSLATE_NOOP("Report", "Log")), columns, rows, has_label=False)


def log_note(sheet: ScoreSheet) -> str:
    """What the log's columns and marks mean; that there is none where nothing was entered."""
    if not sheet.log:
        return sheet.say(QT_TRANSLATE_NOOP("Report", "No entry has been made."))
    words = QT_TRANSLATE_NOOP(
        "Report", "W:B are the white and the black men on the board after the entry, Q the Queen while she lies there."
    )
    struck = QT_TRANSLATE_NOOP("Report", "Entries taken back are struck out.")
    is_struck = any(line.status in _STRUCK for line in sheet.log)
    return f"{sheet.say(words)} {sheet.say(struck)}" if is_struck else sheet.say(words)


def _log_rows(sheet: ScoreSheet, *, has_times: bool) -> Iterator[Row | GroupRow]:
    white = {
        (game.number, board.number): sheet.names.player(board.breaker)
        for game in sheet.games
        for board in (*game.boards, game.under_way)
        if board is not None
    }
    place: tuple[int | None, int | None] = (None, None)
    for line in sheet.log:
        if (line.game, line.board) != place and line.game is not None and line.board is not None:
            place = (line.game, line.board)
            words = QT_TRANSLATE_NOOP("Report", "Game {game}, board {board}")
            title = sheet.say(words, game=line.game, board=line.board)
            breaker = white.get((line.game, line.board))
            plays = sheet.say(QT_TRANSLATE_NOOP("Report", "white: {player}"), player=breaker) if breaker else ""
            yield GroupRow(" · ".join(part for part in (title, plays) if part))
        yield _log_row(sheet, line, has_times=has_times)


def _log_row(sheet: ScoreSheet, line: LogLine, *, has_times: bool) -> Row:
    cells: list[CellText] = [str(line.number)]
    if has_times:
        cells.append(time_of_day(line.at) or EMPTY)
    who, what = sheet.names.who(line.side, line.seat), _what(line, sheet.say)
    cells += [who, what, _ruled(line), line.men, ", ".join(line.laws)]
    return Row(tuple(cells), is_struck=line.status in _STRUCK)


def _what(line: LogLine, say: Say) -> CellText:
    words = LINE_STATUSES[line.status]
    status = "" if words is None else say(words)
    if status and line.by is not None:
        status = say(QT_TRANSLATE_NOOP("Report", "{status} by No. {number}"), status=status, number=line.by)
    note = f"({status})" if status else ""
    if line.status in _STRUCK:
        return Piece(line.what, Mark.STRUCK), " ", Piece(note, Mark.ITALIC)
    if line.was:
        return Piece(line.was, Mark.STRUCK), " ", line.what, " ", Piece(note, Mark.ITALIC)
    return (line.what, " ", Piece(note, Mark.ITALIC)) if note else line.what


def _ruled(line: LogLine) -> CellText:
    if line.status in _STRUCK:
        return (Piece(line.ruled, Mark.STRUCK),)
    return (Piece(line.was_ruled, Mark.STRUCK), " ", line.ruled) if line.was_ruled else line.ruled
