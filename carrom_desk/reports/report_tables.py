"""What a report tells after the sheet that is signed: the details, and the log of every entry."""

from collections.abc import Iterator

from carrom_desk.match.history import BoardPoints
from carrom_desk.match.match_text import slam_words
from carrom_desk.rules.piece_text import men_of_a_side
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .content import Align, CellText, Column, GroupRow, Mark, Piece, Row, Table
from .corrections import CorrectionKind, CorrectionLine
from .score_card import BoardLine
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, FAULT_NAMES, LINE_STATUSES, PROTEST_FATES, board_words, side_words
from .stroke_log import LineStatus, LogLine
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


def details(sheet: ScoreSheet) -> tuple[Table, ...]:
    """Every detail that there is, in the order of the sheet."""
    found = (f(sheet) for f in (_boards, _faults, _protests, _corrections, _remarks, _readings))
    return tuple(table for table in found if table.rows)


def _boards(sheet: ScoreSheet) -> Table:
    columns = (
        Column(sheet.say(_BOARD), 8),
        Column(sheet.say(_TIME), 12),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Took")), 9),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Won by")), 26),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Points")), 22),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Queen covered by")), 23),
    )
    rows = tuple(_board(sheet, board) for game in sheet.games for board in game.boards)
    return Table(sheet.say(QT_TRANSLATE_NOOP("Report", "Boards")), columns, rows)


def _board(sheet: ScoreSheet, board: BoardLine) -> Row:
    won = sheet.names.side(board.winner)
    if board.slam is not None:
        won = f"{won} ({slam_words(sheet.say, board.slam)})"
    number = board_words(board.game, board.number)
    if board.replays:
        number = sheet.say(QT_TRANSLATE_NOOP("Report", "{board} (again)"), board=number)
    return Row(
        (
            number,
            from_to(board.started, board.finished) or EMPTY,
            minutes_between(board.started, board.finished) or EMPTY,
            won,
            _points(board.points, sheet.say),
            side_words(sheet, board.queen),
        )
    )


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


def _where(say: Say) -> tuple[Column, ...]:
    return Column(say(_NUMBER), 6, Align.RIGHT), Column(say(_TIME), 9), Column(say(_BOARD), 7)


def _place(number: int, at: str, game: int | None, board: int | None) -> tuple[str, ...]:
    return str(number), time_of_day(at) or EMPTY, board_words(game, board)


def _faults(sheet: ScoreSheet) -> Table:
    columns = (
        *_where(sheet.say),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Who")), 18),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Fault")), 13),
        Column(sheet.say(_WHAT), 33),
        Column(sheet.say(_LAWS), 14),
    )
    overridden = QT_TRANSLATE_NOOP("Report", "{what} Overridden by No. {number}.")
    rows = (
        Row(
            (
                *_place(fault.number, fault.at, fault.game, fault.board),
                sheet.names.who(fault.side, fault.seat),
                sheet.say(FAULT_NAMES[fault.kind]),
                fault.what
                if fault.overridden_by is None
                else sheet.say(overridden, what=fault.what, number=fault.overridden_by),
                ", ".join(fault.laws) or EMPTY,
            )
        )
        for fault in sheet.faults
    )
    return Table(sheet.say(QT_TRANSLATE_NOOP("Report", "Dues, fouls and time faults")), columns, tuple(rows))


def _protests(sheet: ScoreSheet) -> Table:
    columns = (
        *_where(sheet.say),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "By")), 18),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Protest")), 44),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Decision")), 16),
    )
    rows = (
        Row(
            (
                *_place(protest.number, protest.at, protest.game, protest.board),
                sheet.names.side(protest.by),
                protest.text,
                " ".join([sheet.say(PROTEST_FATES[protest.fate]), time_of_day(protest.decided_at)]).strip(),
            )
        )
        for protest in sheet.protests
    )
    return Table(sheet.say(QT_TRANSLATE_NOOP("Report", "Protests")), columns, tuple(rows))


def _corrections(sheet: ScoreSheet) -> Table:
    columns = (
        Column(sheet.say(_NUMBER), 6, Align.RIGHT),
        Column(sheet.say(_TIME), 9),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Correction")), 14),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Of entry")), 32),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Now")), 22),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Reason")), 17),
    )
    rows = tuple(_correction(line, sheet.say) for line in sheet.corrections)
    return Table(sheet.say(QT_TRANSLATE_NOOP("Report", "Corrections")), columns, rows)


def _correction(line: CorrectionLine, say: Say) -> Row:
    name = say(_CORRECTIONS[line.kind])
    if not line.stands:
        name = say(QT_TRANSLATE_NOOP("Report", "{correction}, itself taken back"), correction=name)
    about = QT_TRANSLATE_NOOP("Report", "No. {number}: {was}")
    return Row(
        (
            str(line.number),
            time_of_day(line.at) or EMPTY,
            name,
            EMPTY if line.about is None else say(about, number=line.about, was=line.was),
            line.now or EMPTY,
            line.reason or EMPTY,
        )
    )


def _remarks(sheet: ScoreSheet) -> Table:
    umpire = sheet.say(QT_TRANSLATE_NOOP("Report", "Umpire"))
    columns = (
        *_where(sheet.say),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Who")), 22),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Remark")), 56),
    )
    rows = (
        Row((*_place(line.number, line.at, line.game, line.board), side_words(sheet, line.side, umpire), line.text))
        for line in sheet.remarks
    )
    return Table(sheet.say(QT_TRANSLATE_NOOP("Report", "Remarks and interruptions")), columns, tuple(rows))


def _readings(sheet: ScoreSheet) -> Table:
    columns = (
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Question")), 44),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Held")), 40),
        Column(sheet.say(QT_TRANSLATE_NOOP("Report", "Entries")), 16),
    )
    rows = (Row((line.question, line.answer, ", ".join(map(str, line.numbers)))) for line in sheet.readings)
    title = QT_TRANSLATE_NOOP("Report", "Readings applied where the laws leave the answer open")
    return Table(sheet.say(title), columns, tuple(rows))


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
        "Report",
        "W:B are the white and the black men on the board after the entry, Q the Queen while she lies there.",
    )
    struck = QT_TRANSLATE_NOOP("Report", "Entries taken back are struck out.")
    is_struck = any(line.status in _STRUCK for line in sheet.log)
    return f"{sheet.say(words)} {sheet.say(struck)}" if is_struck else sheet.say(words)


def _log_rows(sheet: ScoreSheet, *, has_times: bool) -> Iterator[Row | GroupRow]:
    white = {(board.game, board.number): board.break_by for game in sheet.games for board in game.boards}
    white |= {
        (game.number, game.under_way.number): game.under_way.break_by
        for game in sheet.games
        if game.under_way is not None
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
