"""Details of a report, following the page to sign."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import TypeVar

from carrom_desk.formats import from_to, minutes_between, time_of_day
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.history import BoardPoints
from carrom_desk.presentation.log.log_lines import CorrectionKind, CorrectionLine
from carrom_desk.presentation.sheet.faults import FaultLine
from carrom_desk.presentation.sheet.remarks import ProtestLine, RemarkLine
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import EMPTY, FAULT_NAMES, board_words, fate_words, side_words
from carrom_desk.presentation.wording.match_text import SLAMS, in_a_row, laws_in_a_row
from carrom_desk.reports.content import Align, CellText, Column, Row, Table
from carrom_desk.rules.texts.piece_text import men_of_a_side

_CORRECTIONS = {
    CorrectionKind.UNDO: N_("Undone"),
    CorrectionKind.REDO: N_("Redone"),
    CorrectionKind.AMEND: N_("Amended"),
    CorrectionKind.OVERRIDE: N_("Overridden"),
}
_TIME = N_("Time")
_BOARD = N_("Board")
_LAWS = N_("Laws")
_WHAT = N_("Entry")
_NUMBER = N_("No.")

T = TypeVar("T", contravariant=True)
_Column = tuple[Words, int, Callable[[T], CellText]]
"""A column of the details: title, width, and a function for its cell."""


def details(sheet: ScoreSheet) -> tuple[Table, ...]:
    """Returns all details, in the order of the sheet."""
    found = (f(sheet) for f in (_boards, _faults, _protests, _corrections, _remarks, _readings))
    return tuple(table for table in found if table.rows)


def _table(label: Words, lines: Iterable[T], *shown: _Column[T]) -> Table:
    columns = (Column(say(words), width, Align.RIGHT if words is _NUMBER else Align.LEFT) for words, width, _ in shown)
    rows = (Row(tuple(cell(line) for _, _, cell in shown)) for line in lines)
    return Table(say(label), tuple(columns), tuple(rows))


def _boards(sheet: ScoreSheet) -> Table:
    return _table(
        N_("Boards"),
        [board for game in sheet.games for board in game.boards],
        (_BOARD, 8, _number),
        (_TIME, 12, lambda board: from_to(board.started, board.finished) or EMPTY),
        (N_("Length"), 9, lambda board: minutes_between(board.started, board.finished) or EMPTY),
        (N_("Won by"), 26, partial(_winner, sheet)),
        (N_("Points"), 22, lambda board: _points(board.points)),
        (N_("Queen covered by"), 23, lambda board: side_words(sheet, board.queen)),
    )


def _number(board: BoardLine) -> str:
    number = board_words(board.game, board.number)
    return _("{board} (replay)").format(board=number) if board.replays else number


def _winner(sheet: ScoreSheet, board: BoardLine) -> str:
    won = sheet.names.side(board.winner)
    return won if board.slam is None else f"{won} ({say(SLAMS[board.slam])})"


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


_WHEN: tuple[_Column[FaultLine | ProtestLine | RemarkLine | CorrectionLine], ...] = (
    (_NUMBER, 6, lambda line: str(line.number)),
    (_TIME, 9, lambda line: time_of_day(line.at) or EMPTY),
)
_WHERE: _Column[FaultLine | ProtestLine | RemarkLine] = (_BOARD, 7, lambda line: board_words(line.game, line.board))


def _faults(sheet: ScoreSheet) -> Table:
    names = sheet.names
    overridden = N_("{what} Overridden by No. {number}.")

    def what(fault: FaultLine) -> str:
        by = fault.overridden_by
        return fault.what if by is None else say(overridden, what=fault.what, number=by)

    return _table(
        N_("Dues, fouls and time faults"),
        sheet.faults,
        *_WHEN,
        _WHERE,
        (N_("Who"), 18, lambda fault: names.who(fault.side, fault.seat)),
        (N_("Fault"), 13, lambda fault: say(FAULT_NAMES[fault.kind])),
        (_WHAT, 33, what),
        (_LAWS, 14, lambda fault: laws_in_a_row(fault.laws) or EMPTY),
    )


def _protests(sheet: ScoreSheet) -> Table:
    return _table(
        N_("Protests"),
        sheet.protests,
        *_WHEN,
        _WHERE,
        (N_("By"), 18, lambda protest: sheet.names.side(protest.by)),
        (N_("Protest"), 44, lambda protest: protest.text),
        (N_("Decision"), 16, fate_words),
    )


def _corrections(sheet: ScoreSheet) -> Table:

    def about(line: CorrectionLine) -> str:
        words = N_("No. {number}: {was}")
        return EMPTY if line.about is None else say(words, number=line.about, was=line.was)

    return _table(
        N_("Corrections"),
        sheet.corrections,
        *_WHEN,
        (N_("Correction"), 14, _correction),
        (N_("Before"), 32, about),
        (N_("Now"), 22, lambda line: line.now or EMPTY),
        (N_("Reason"), 17, lambda line: line.reason or EMPTY),
    )


def _correction(line: CorrectionLine) -> str:
    name = say(_CORRECTIONS[line.kind])
    taken_back = N_("{correction}, itself undone")
    return name if line.stands else say(taken_back, correction=name)


def _remarks(sheet: ScoreSheet) -> Table:
    umpire = _("Umpire")
    return _table(
        N_("Remarks and interruptions"),
        sheet.remarks,
        *_WHEN,
        _WHERE,
        (N_("Who"), 22, lambda line: side_words(sheet, line.side, umpire)),
        (N_("Remark"), 56, lambda line: line.text),
    )


def _readings(sheet: ScoreSheet) -> Table:
    return _table(
        N_("Readings applied where the laws leave a question open"),
        sheet.readings,
        (N_("Question"), 44, lambda line: line.question),
        (N_("Answer"), 40, lambda line: line.answer),
        (N_("Entries"), 16, lambda line: in_a_row(map(str, line.numbers))),
    )
