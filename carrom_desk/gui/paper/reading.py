"""What follows from what is typed in: breakers, points, totals, what is missing and what is wrong."""

from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages import in_language
from carrom_desk.match.paper_sheet import PaperRow, breakers_of, made_points
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat
from carrom_desk.match.typed_sheet import TypedSheet, typed_sheet

from .form import PaperBoard, PaperColumn, PaperForm

Cell = tuple[int, int, PaperColumn]
"""Game and row, from 0, and column."""
_COLUMNS = {
    "breaker": PaperColumn.BREAKER,
    "men": PaperColumn.MEN,
    "queen": PaperColumn.QUEEN,
    "points": PaperColumn.POINTS,
    "slam": PaperColumn.SLAM,
    "total_a": PaperColumn.TOTAL_A,
    "total_b": PaperColumn.TOTAL_B,
}


@dataclass(frozen=True, slots=True)
class Sums:
    """What a row comes to, as far as it is known."""

    breaker: Seat | None = None
    points: int | None = None
    totals: BySide[int] | None = None


@dataclass(frozen=True, slots=True)
class Said:
    """Something that is missing, wrong or doubtful."""

    sentence: str
    """With its place in words."""
    cell: Cell | None = None
    """Where it is, where it is about a board."""


@dataclass(frozen=True, slots=True)
class PaperReading:
    """A form as it reads."""

    sums: tuple[tuple[Sums, ...], ...]
    """For each row of each game."""
    faults: tuple[Said, ...]
    doubts: tuple[Said, ...] = ()
    typed: TypedSheet | None = None
    """The match, once nothing is missing or wrong."""


def reading_of(setup: Setup, form: PaperForm) -> PaperReading:
    """Read what is typed in."""
    games = [form.boards(game) for game in range(form.played)]
    written = [[board.breaker for board in boards] for boards in games]
    breakers = breakers_of(setup, form.first, written)
    sums = tuple(tuple(_sums(setup, boards, seats)) for boards, seats in zip(games, breakers, strict=True))
    missing = tuple(_missing(games, breakers))
    if not games and form.ended is None:
        words = QCoreApplication.translate("Paper", "Type in the first board: who won it, the Queen, the men.")
        missing = (Said(words),)
    if form.lacks_reason:
        why = QCoreApplication.translate("Paper", "Write under remarks why the match ended so.")
        missing = (*missing, Said(why))
    if missing:
        return PaperReading(sums, missing)
    rows = tuple(
        tuple(board.row(seat) for board, seat in zip(boards, seats, strict=True) if seat is not None)
        for boards, seats in zip(games, breakers, strict=True)
    )
    try:
        typed = typed_sheet(setup, form.sheet(rows))
    except InvalidDocument as invalid:
        return PaperReading(sums, tuple(map(_said, invalid.problems)))
    return PaperReading(sums, (), tuple(map(_said, typed.doubts)), typed)


def _missing(games: list[tuple[PaperBoard, ...]], breakers: tuple[tuple[Seat | None, ...], ...]) -> Iterator[Said]:
    for game, boards in enumerate(games):
        for number, board in enumerate(boards):
            for column in board.missing:
                yield Said(f"{_place(game, number)} {_missing_words(column)}", (game, number, column))
            if breakers[game][number] is None:
                words = QCoreApplication.translate("Paper", "A toss decides who breaks: choose who did.")
                yield Said(f"{_place(game, number)} {words}", (game, number, PaperColumn.BREAKER))


def _missing_words(column: PaperColumn) -> str:
    match column:
        case PaperColumn.WINNER:
            return QCoreApplication.translate("Paper", "Choose who won it.")
        case PaperColumn.QUEEN:
            return QCoreApplication.translate("Paper", "Choose who covered the Queen, or nobody.")
        case _:
            return QCoreApplication.translate("Paper", "Type in how many men were left.")


def _sums(setup: Setup, boards: tuple[PaperBoard, ...], breakers: tuple[Seat | None, ...]) -> Iterator[Sums]:
    """Row by row; after one that is not finished nobody knows the totals."""
    score: BySide[int] | None = NOUGHT
    for board, seat in zip(boards, breakers, strict=True):
        if score is None or seat is None or board.missing:
            score = None
            yield Sums(seat)
            continue
        row = board.row(seat)
        points = _points(setup, row, score)
        total = min(setup.competition.points, score.of(row.winner) + points)
        score = score.with_(row.winner, total)
        yield Sums(seat, points, score)


def _points(setup: Setup, row: PaperRow, score: BySide[int]) -> int:
    return made_points(setup, row, score) if row.points is None else row.points


def _said(problem: DocumentProblem) -> Said:
    """A fault of the sheet with its place in words."""
    parts = problem.at.split("/")[1:]
    if len(parts) < 2 or parts[0] != "games":
        return Said(in_language(problem.problem))
    game = int(parts[1])
    if len(parts) < 4:
        return Said(in_language(problem.problem))
    number = int(parts[3])
    column = _COLUMNS[parts[4]] if len(parts) > 4 else PaperColumn.WINNER
    return Said(f"{_place(game, number)} {in_language(problem.problem)}", (game, number, column))


def _place(game: int, number: int) -> str:
    text = QCoreApplication.translate("Paper", "Game {game}, board {board}:")
    return text.format(game=game + 1, board=number + 1)
