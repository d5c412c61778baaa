"""Details of a report, following the page to sign."""

from collections.abc import Iterable

from carrom_desk.formats import from_to, minutes_between, time_of_day
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.history import BoardPoints
from carrom_desk.presentation.log.log_lines import CorrectionLine, LogLine
from carrom_desk.presentation.sheet.faults import FaultLine
from carrom_desk.presentation.sheet.remarks import ProtestLine, RemarkLine
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import EMPTY, board_words, fate_words, side_words
from carrom_desk.presentation.wording.match_text import in_a_row, laws_in_a_row
from carrom_desk.reports.content import Align, CellText, Column, Row, Table
from carrom_desk.rules.texts.piece_text import men_of_a_side

_TIME = N_("Time")
_BOARD = N_("Board")
_LAWS = N_("Laws")
_WHAT = N_("Entry")
_NUMBER = N_("No.")

_Columns = tuple[tuple[Words, int], ...]
"""Title and width of each column."""


def details(sheet: ScoreSheet) -> tuple[Table, ...]:
    """Returns all details, in the order of the sheet."""
    found = (f(sheet) for f in (_boards, _faults, _protests, _corrections, _remarks, _readings))
    return tuple(table for table in found if table.rows)


def _table(label: Words, shown: _Columns, rows: Iterable[tuple[CellText, ...]]) -> Table:
    columns = (Column(say(words), width, Align.RIGHT if words is _NUMBER else Align.LEFT) for words, width in shown)
    return Table(say(label), tuple(columns), tuple(map(Row, rows)))


def _boards(sheet: ScoreSheet) -> Table:
    columns = (
        *((_BOARD, 8), (_TIME, 12), (N_("Length"), 9), (N_("Won by"), 26), (N_("Points"), 22)),
        (N_("Queen covered by"), 23),
    )
    rows = (
        (
            _number(board),
            from_to(board.started, board.finished, sheet.started) or EMPTY,
            minutes_between(board.started, board.finished) or EMPTY,
            _winner(sheet, board),
            _points(board.points),
            side_words(sheet, board.queen),
        )
        for game in sheet.games
        for board in game.boards
    )
    return _table(N_("Boards"), columns, rows)


def _number(board: BoardLine) -> str:
    number = board_words(board.game, board.number)
    return _("{board} (replay)").format(board=number) if board.replays else number


def _winner(sheet: ScoreSheet, board: BoardLine) -> str:
    if board.winner is None:
        return _("nobody")
    won = sheet.names.side(board.winner)
    return won if board.slam is None else f"{won} ({say(board.slam.words)})"


def _points(points: BoardPoints) -> str:
    """Returns the points of a board with their parts, such as "8: 5 men, Queen 3"."""
    parts = points_parts(points)
    return f"{points.total}: {in_a_row(parts)}" if parts else str(points.total)


def points_parts(points: BoardPoints) -> list[str]:
    """Returns the parts of a board's points."""
    parts = []
    if points.men:
        parts.append(men_of_a_side(points.men))
    if points.queen:
        parts.append(_("Queen {points}").format(points=points.queen))
    if points.awarded:
        parts.append(_("{points} awarded").format(points=points.awarded))
    if points.demanded:
        parts.append(_("{points} on demand").format(points=points.demanded))
    return parts


_WHEN: _Columns = ((_NUMBER, 6), (_TIME, 9))
_WHERE: _Columns = (*_WHEN, (_BOARD, 7))


def _when(sheet: ScoreSheet, line: LogLine | ProtestLine | RemarkLine | CorrectionLine) -> tuple[str, str]:
    return str(line.number), time_of_day(line.at, sheet.started) or EMPTY


def _where(sheet: ScoreSheet, line: LogLine | ProtestLine | RemarkLine) -> tuple[str, str, str]:
    return *_when(sheet, line), board_words(*line.place)


def _faults(sheet: ScoreSheet) -> Table:
    columns = (*_WHERE, (N_("Who"), 18), (N_("Fault"), 13), (_WHAT, 33), (_LAWS, 14))
    rows = (
        (
            *_where(sheet, fault.line),
            sheet.names.who(fault.line.side, fault.line.seat),
            say(fault.kind.words),
            _fault(fault),
            laws_in_a_row(fault.laws) or EMPTY,
        )
        for fault in sheet.faults
    )
    return _table(N_("Dues, fouls and time faults"), columns, rows)


def _fault(fault: FaultLine) -> str:
    if fault.overridden_by is None:
        return fault.line.what
    overridden = N_("{what} Overridden by No. {number}.")
    return say(overridden, what=fault.line.what, number=fault.overridden_by)


def _protests(sheet: ScoreSheet) -> Table:
    columns = (*_WHERE, (N_("By"), 18), (N_("Protest"), 44), (N_("Decision"), 16))
    rows = (
        (*_where(sheet, each), sheet.names.side(each.by), each.text, fate_words(sheet, each)) for each in sheet.protests
    )
    return _table(N_("Protests"), columns, rows)


def _corrections(sheet: ScoreSheet) -> Table:
    columns = (*_WHEN, (N_("Correction"), 14), (N_("Before"), 32), (N_("Now"), 22), (N_("Reason"), 17))
    rows = (
        (*_when(sheet, line), _correction(line), _before(line), line.now or EMPTY, line.reason or EMPTY)
        for line in sheet.corrections
    )
    return _table(N_("Corrections"), columns, rows)


def _before(line: CorrectionLine) -> str:
    words = N_("No. {number}: {was}")
    return EMPTY if line.about is None else say(words, number=line.about, was=line.was)


def _correction(line: CorrectionLine) -> str:
    name = say(line.kind.words)
    taken_back = N_("{correction}, itself undone")
    return name if line.stands else say(taken_back, correction=name)


def _remarks(sheet: ScoreSheet) -> Table:
    columns, umpire = (*_WHERE, (N_("Who"), 22), (N_("Remark"), 56)), _("Umpire")
    rows = ((*_where(sheet, line), side_words(sheet, line.side, umpire), line.text) for line in sheet.remarks)
    return _table(N_("Remarks and interruptions"), columns, rows)


def _readings(sheet: ScoreSheet) -> Table:
    columns = ((N_("Question"), 44), (N_("Answer"), 40), (N_("Entries"), 16))
    rows = ((line.question, line.answer, in_a_row(map(str, line.numbers))) for line in sheet.readings)
    return _table(N_("Readings applied where the laws leave a question open"), columns, rows)
