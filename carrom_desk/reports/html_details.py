"""The details in print: boards by the clock, counts, faults, corrections, protests, remarks, readings."""

from collections.abc import Iterator

from carrom_desk.match.history import BoardPoints

from .corrections import CorrectionKind, CorrectionLine
from .score_card import BoardLine
from .score_sheet import ScoreSheet
from .sheet_words import EMPTY, FAULT_KINDS, FAULT_NAMES, PROTEST_FATES, board_words, side_words
from .tables import Align, Column, Row, Table
from .wall_time import from_to, minutes_between, time_of_day
from .wording import SLAMS, counted

CORRECTION_NAMES = {
    CorrectionKind.UNDO: "Taken back",
    CorrectionKind.REDO: "Given again",
    CorrectionKind.AMEND: "Amended",
    CorrectionKind.OVERRIDE: "Decided otherwise",
}

_PLACE = (Column("No.", 6, Align.RIGHT), Column("Time", 9), Column("Board", 7))


def details(sheet: ScoreSheet) -> tuple[Table, ...]:
    """Every detail that there is, in the order of the sheet."""
    return tuple(table for _, table in _details(sheet) if table is not None)


def nothing_of(sheet: ScoreSheet) -> str:
    """What there is nothing to tell of, in one line; empty where there is of everything."""
    missing = [name for name, table in _details(sheet) if table is None]
    return f"None: {'; '.join(missing)}." if missing else ""


def _details(sheet: ScoreSheet) -> tuple[tuple[str, Table | None], ...]:
    return (
        ("finished boards", _boards(sheet)),
        ("strokes", _tally(sheet)),
        ("dues, fouls and time faults", _faults(sheet)),
        ("protests", _protests(sheet)),
        ("corrections", _corrections(sheet)),
        ("remarks and interruptions", _remarks(sheet)),
        ("readings applied", _readings(sheet)),
    )


def _boards(sheet: ScoreSheet) -> Table | None:
    boards = [board for game in sheet.games for board in game.boards]
    if not boards:
        return None
    columns = (
        Column("Board", 8),
        Column("Time", 12),
        Column("Took", 9),
        Column("Won by", 26),
        Column("Points", 22),
        Column("Queen covered by", 23),
    )
    return Table("Boards", columns, tuple(_board(sheet, board) for board in boards))


def _board(sheet: ScoreSheet, board: BoardLine) -> Row:
    won = sheet.names.side(board.winner)
    if board.slam is not None:
        won = f"{won} ({SLAMS[board.slam].lower()})"
    number = board_words(board.game, board.number)
    if board.replays:
        number = f"{number} (again)"
    return Row(
        (
            number,
            from_to(board.started, board.finished) or EMPTY,
            minutes_between(board.started, board.finished) or EMPTY,
            won,
            _points(board.points),
            side_words(sheet, board.queen),
        )
    )


def _points(points: BoardPoints) -> str:
    """The points of a board and what they are made up of, such as "8: 5 men, Queen 3"."""
    parts = []
    if points.men:
        parts.append(counted(points.men, "man", "men"))
    if points.queen:
        parts.append(f"Queen {points.queen}")
    if points.awarded:
        parts.append(f"{points.awarded} awarded")
    if points.demanded:
        parts.append(f"{points.demanded} on demand")
    return f"{points.total}: {', '.join(parts)}" if parts else str(points.total)


def _tally(sheet: ScoreSheet) -> Table | None:
    if not any(sheet.tally.strokes.of(side) for side in sheet.names.order) and not sheet.faults:
        return None
    sides = (Column(sheet.names.side(side), 35, Align.CENTRE) for side in sheet.names.order)
    counts = [("Strokes", sheet.tally.strokes)]
    counts += [(FAULT_KINDS[kind], count) for kind, count in sheet.tally.faults if any((count.a, count.b))]
    rows = (Row((name, *(str(count.of(side)) for side in sheet.names.order))) for name, count in counts)
    return Table("Strokes, dues and fouls", (Column("", 30), *sides), tuple(rows))


def _place(number: int, at: str, game: int | None, board: int | None) -> tuple[str, ...]:
    return str(number), time_of_day(at) or EMPTY, board_words(game, board)


def _faults(sheet: ScoreSheet) -> Table | None:
    if not sheet.faults:
        return None
    columns = (*_PLACE, Column("Who", 18), Column("Fault", 13), Column("What happened", 33), Column("Laws", 14))
    rows = (
        Row(
            (
                *_place(fault.number, fault.at, fault.game, fault.board),
                sheet.names.who(fault.side, fault.seat),
                FAULT_NAMES[fault.kind],
                fault.what
                if fault.overridden_by is None
                else f"{fault.what} Decided otherwise by No. {fault.overridden_by}.",
                ", ".join(fault.laws) or EMPTY,
            )
        )
        for fault in sheet.faults
    )
    return Table("Dues, fouls and time faults", columns, tuple(rows))


def _protests(sheet: ScoreSheet) -> Table | None:
    if not sheet.protests:
        return None
    columns = (*_PLACE, Column("By", 18), Column("Protest", 44), Column("Decision", 16))
    rows = (
        Row(
            (
                *_place(protest.number, protest.at, protest.game, protest.board),
                sheet.names.side(protest.by),
                protest.text,
                " ".join([PROTEST_FATES[protest.fate], time_of_day(protest.decided_at)]).strip(),
            )
        )
        for protest in sheet.protests
    )
    return Table("Protests", columns, tuple(rows))


def _corrections(sheet: ScoreSheet) -> Table | None:
    if not sheet.corrections:
        return None
    columns = (
        Column("No.", 6, Align.RIGHT),
        Column("Time", 9),
        Column("Correction", 14),
        Column("Of entry", 32),
        Column("Now", 22),
        Column("Reason", 17),
    )
    return Table("Corrections", columns, tuple(_correction(line) for line in sheet.corrections))


def _correction(line: CorrectionLine) -> Row:
    name = CORRECTION_NAMES[line.kind]
    return Row(
        (
            str(line.number),
            time_of_day(line.at) or EMPTY,
            name if line.stands else f"{name}, itself taken back",
            EMPTY if line.about is None else f"No. {line.about}: {line.was}",
            line.now or EMPTY,
            line.reason or EMPTY,
        )
    )


def _remarks(sheet: ScoreSheet) -> Table | None:
    if not sheet.remarks:
        return None
    columns = (*_PLACE, Column("Who", 22), Column("Remark", 56))
    rows = (
        Row((*_place(line.number, line.at, line.game, line.board), side_words(sheet, line.side, "Umpire"), line.text))
        for line in sheet.remarks
    )
    return Table("Remarks and interruptions", columns, tuple(rows))


def _readings(sheet: ScoreSheet) -> Table | None:
    if not sheet.readings:
        return None
    columns = (Column("Question", 44), Column("Held", 40), Column("Entries", 16))
    rows = (Row((line.question, line.answer, ", ".join(_numbers(line.numbers)))) for line in sheet.readings)
    return Table("Readings applied where the laws leave the answer open", columns, tuple(rows))


def _numbers(numbers: tuple[int, ...]) -> Iterator[str]:
    return (f"No. {number}" for number in numbers)
