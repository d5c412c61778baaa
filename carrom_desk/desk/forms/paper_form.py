"""Form for a paper sheet, complete or not, and the match that follows from it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum, IntEnum, StrEnum, unique

from carrom_desk.exchange.paper_sheet import PaperRow, PaperSheet, breakers_of, points_of
from carrom_desk.exchange.typed_sheet import TypedSheet, typed_sheet
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.entry.entries import Conceded, Concession, Disqualified, TimeOver, Toss, TossChoice, WalkedOver
from carrom_desk.match.history import Slam
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side
from carrom_desk.presentation.wording.refusal_text import in_language


@unique
class PaperColumn(IntEnum):
    """A column of the score card, in typing order."""

    BREAKER = 0
    WINNER = 1
    QUEEN = 2
    MEN = 3
    POINTS = 4
    TOTAL_A = 5
    TOTAL_B = 6
    SLAM = 7


@unique
class SideOrNobody(StrEnum):
    """Side that covered the Queen or won the board, or neither."""

    A = "a"
    B = "b"
    NOBODY = "nobody"

    @property
    def side(self) -> Side | None:
        """The side, if any."""
        return None if self is SideOrNobody.NOBODY else Side(self.value)


Typed = Seat | Side | SideOrNobody | Slam | int
"""Value of a field."""

NEEDED: Mapping[PaperColumn, Words] = {
    PaperColumn.WINNER: N_("Choose the winner."),
    PaperColumn.QUEEN: N_("Choose who covered the Queen, or “nobody”."),
    PaperColumn.MEN: N_("Enter how many men were left."),
}
"""Required fields of a board; the others follow unless they are typed."""


@dataclass(frozen=True, slots=True)
class PaperBoard:
    """Row of the form, possibly incomplete."""

    fields: Mapping[PaperColumn, Typed] = field(default_factory=dict, hash=False)

    @property
    def is_empty(self) -> bool:
        return not self.fields

    @property
    def missing(self) -> tuple[PaperColumn, ...]:
        needed = (PaperColumn.WINNER,) if self.is_unscored else NEEDED
        return tuple(column for column in needed if column not in self.fields)

    @property
    def is_unscored(self) -> bool:
        """True when nobody scored."""
        return self.fields.get(PaperColumn.WINNER) is SideOrNobody.NOBODY

    def of(self, column: PaperColumn) -> Typed | None:
        return self.fields.get(column)

    def number(self, column: PaperColumn) -> int | None:
        value = self.fields.get(column)
        return value if isinstance(value, int) else None

    @property
    def breaker(self) -> Seat | None:
        value = self.fields.get(PaperColumn.BREAKER)
        return value if isinstance(value, Seat) else None

    def with_(self, column: PaperColumn, value: Typed | None) -> "PaperBoard":
        """Returns the row with another value in a field; None clears it."""
        kept = {each: typed for each, typed in self.fields.items() if each is not column}
        return PaperBoard(kept if value is None else {**kept, column: value})

    def row(self, breaker: Seat) -> PaperRow:
        """Returns the row, which must be complete."""
        if self.is_unscored:
            return PaperRow(breaker, None, 0, None, self.number(PaperColumn.POINTS), totals=self._totals)
        winner, queen = self.fields[PaperColumn.WINNER], self.fields[PaperColumn.QUEEN]
        men, slam = self.number(PaperColumn.MEN), self.fields.get(PaperColumn.SLAM)
        assert isinstance(winner, Side)
        assert isinstance(queen, SideOrNobody)
        assert men is not None
        return PaperRow(
            breaker=breaker,
            winner=winner,
            men=men,
            queen=queen.side,
            points=self.number(PaperColumn.POINTS),
            slam=slam if isinstance(slam, Slam) else None,
            totals=self._totals,
        )

    @property
    def _totals(self) -> BySide[int | None]:
        return BySide(self.number(PaperColumn.TOTAL_A), self.number(PaperColumn.TOTAL_B))


@unique
class PaperEnding(Enum):
    """Ending of a match before it was won on the board."""

    CONCEDED = N_("{side} conceded")
    DISQUALIFIED = N_("{side} disqualified")
    WALKOVER = N_("{side} did not appear or could not play")
    TIME_OVER = N_("Last game ended by the clock")
    """Time was up in the last game."""


Ended = tuple[PaperEnding, Side | None]
"""Ending, and the side that lost by it; None if no side did."""


@dataclass(frozen=True, slots=True)
class PaperForm:
    """Contents of the whole form."""

    games: tuple[tuple[PaperBoard, ...], ...] = ()
    first: Seat = Seat.A1
    """Player who breaks first."""
    toss_winner: Side | None = None
    """None if not recorded."""
    ended: Ended | None = None
    remarks: str = ""
    started: str = ""
    """Wall time in ISO 8601 with offset."""
    finished: str = ""

    def boards(self, game: int) -> tuple[PaperBoard, ...]:
        """Returns the rows of a game, from 0, without empty ones at the end."""
        found = self.games[game] if game < len(self.games) else ()
        filled = [number for number, board in enumerate(found) if not board.is_empty]
        return found[: filled[-1] + 1] if filled else ()

    @property
    def played(self) -> int:
        """Number of games up to the last one with any contents."""
        return max((game + 1 for game in range(len(self.games)) if self.boards(game)), default=0)

    def with_board(self, game: int, number: int, board: PaperBoard) -> "PaperForm":
        """Returns the form with another row."""
        games = [list(boards) for boards in self.games]
        games += [[] for _ in range(game + 1 - len(games))]
        games[game] += [PaperBoard() for _ in range(number + 1 - len(games[game]))]
        games[game][number] = board
        return replace(self, games=tuple(tuple(boards) for boards in games))

    def sheet(self, rows: tuple[tuple[PaperRow, ...], ...]) -> PaperSheet:
        """Returns the sheet with these boards."""
        return PaperSheet(
            games=rows,
            toss=self._toss(),
            ended=self._ended(),
            remarks=(self.remarks,) if self.remarks and not self.needs_reason else (),
            started=self.started,
            finished=self.finished,
        )

    @property
    def needs_reason(self) -> bool:
        """True when the remarks must give a reason for the end."""
        return self.ended is not None and self.ended[0] in (PaperEnding.DISQUALIFIED, PaperEnding.WALKOVER)

    def _toss(self) -> Toss | None:
        if self.toss_winner is None:
            return None
        choice = TossChoice.BREAK if self.toss_winner is self.first.side else TossChoice.SIDE
        return Toss(self.toss_winner, choice, self.first.number)

    def _ended(self) -> Conceded | Disqualified | WalkedOver | TimeOver | None:
        if self.ended is None:
            return None
        match self.ended:
            case PaperEnding.CONCEDED, Side() as loser:
                return Conceded(loser, Concession.MATCH)
            case PaperEnding.DISQUALIFIED, Side() as loser:
                return Disqualified(loser, self.remarks)
            case PaperEnding.WALKOVER, Side() as loser:
                return WalkedOver(loser.other, self.remarks)
            case _:
                return TimeOver()


Cell = tuple[int, int, PaperColumn]
"""Game and row, from 0, and column."""


@dataclass(frozen=True, slots=True)
class Sums:
    """Result of a row; parts may be unknown."""

    breaker: Seat | None = None
    points: int | None = None
    totals: BySide[int] | None = None


@dataclass(frozen=True, slots=True)
class PaperFinding:
    """A field that is missing, wrong or doubtful."""

    sentence: str
    """Message that includes the place."""
    cell: Cell | None = None
    """Cell concerned, if it belongs to a board."""


@dataclass(frozen=True, slots=True)
class PaperReading:
    """Result of reading a form."""

    sums: tuple[tuple[Sums, ...], ...]
    """Results of each row of each game."""
    faults: tuple[PaperFinding, ...]
    doubts: tuple[PaperFinding, ...] = ()
    typed: TypedSheet | None = None
    """The match, if nothing is missing or wrong."""


def reading_of(setup: Setup, form: PaperForm) -> PaperReading:
    """Reads the typed form."""
    games = [form.boards(game) for game in range(form.played)]
    written = [[board.breaker for board in boards] for boards in games]
    breakers = breakers_of(setup, form.first, written)
    sums = tuple(tuple(_sums(setup, boards, seats)) for boards, seats in zip(games, breakers, strict=True))
    missing = tuple(_missing(games, breakers))
    if not games and form.ended is None:
        words = _("Enter the first board: winner, Queen and men.")
        missing = (PaperFinding(words),)
    if form.needs_reason and not form.remarks:
        why = _("Under Remarks, say why the match ended this way.")
        missing = (*missing, PaperFinding(why))
    if missing:
        return PaperReading(sums, missing)
    rows = tuple(
        tuple(board.row(seat) for board, seat in zip(boards, seats, strict=True) if seat is not None)
        for boards, seats in zip(games, breakers, strict=True)
    )
    try:
        typed = typed_sheet(setup, form.sheet(rows))
    except InvalidDocument as invalid:
        return PaperReading(sums, tuple(map(_finding, invalid.problems)))
    return PaperReading(sums, (), tuple(map(_finding, typed.doubts)), typed)


def _missing(
    games: list[tuple[PaperBoard, ...]], breakers: tuple[tuple[Seat | None, ...], ...]
) -> Iterator[PaperFinding]:
    for game, boards in enumerate(games):
        for number, board in enumerate(boards):
            for column in board.missing:
                yield PaperFinding(f"{_place(game, number)} {say(NEEDED[column])}", (game, number, column))
            if breakers[game][number] is None:
                words = _("A toss decides who breaks. Choose the breaker.")
                yield PaperFinding(f"{_place(game, number)} {words}", (game, number, PaperColumn.BREAKER))


def _sums(setup: Setup, boards: tuple[PaperBoard, ...], breakers: tuple[Seat | None, ...]) -> Iterator[Sums]:
    """Yields the result of each row; totals are unknown after an incomplete row."""
    score: BySide[int] | None = NOUGHT
    for board, seat in zip(boards, breakers, strict=True):
        if score is None or seat is None or board.missing:
            score = None
            yield Sums(seat)
            continue
        row = board.row(seat)
        points = points_of(setup, row, score)
        if row.winner is not None:
            total = min(setup.competition.points, score.of(row.winner) + points)
            score = score.with_(row.winner, total)
        yield Sums(seat, points, score)


def _finding(problem: DocumentProblem) -> PaperFinding:
    """Converts a problem of the sheet to a finding with its place in words."""
    parts = problem.at.split("/")[1:]
    if len(parts) < 4 or parts[0] != "games":
        return PaperFinding(in_language(problem.problem))
    game, number = int(parts[1]), int(parts[3])
    # Columns are named as on the sheet; a problem with a whole row is reported at its winner.
    column = PaperColumn[parts[4].upper()] if len(parts) > 4 else PaperColumn.WINNER
    return PaperFinding(f"{_place(game, number)} {in_language(problem.problem)}", (game, number, column))


def _place(game: int, number: int) -> str:
    return _("Game {game}, board {board}:").format(game=game + 1, board=number + 1)
