"""One game of a paper sheet as typed: derived values, choices and texts of its cells."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.history import Slam
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.names import clusters, shown
from carrom_desk.presentation.wording.match_text import sentence
from carrom_desk.rules.texts.words import PAIR

from .paper_form import PaperBoard, PaperColumn, PaperForm, PaperReading, SideOrNobody, Sums, Typed

MOST_ROWS = 40
_LETTERS = 7
"""Maximum length of a name over a narrow column."""
LEAST_ROWS = 8

_TITLES: Mapping[PaperColumn, Words] = {
    PaperColumn.BREAKER: N_("Break by"),
    PaperColumn.WINNER: N_("Won by"),
    PaperColumn.QUEEN: N_("Queen"),
    PaperColumn.MEN: N_("C/m"),
    PaperColumn.POINTS: N_("Points"),
    PaperColumn.SLAM: N_("Slam"),
}


@dataclass(frozen=True, slots=True)
class GameGrid:
    """Rows of a game."""

    setup: Setup
    game: int
    boards: tuple[PaperBoard, ...] = ()
    sums: tuple[Sums, ...] = ()
    findings: Mapping[tuple[int, PaperColumn], str] = field(default_factory=dict)
    """Problems and doubts by row and column."""

    @property
    def rows(self) -> int:
        """Number of rows: one more than are filled in, and at least the usual number."""
        limit = self.setup.competition.boards
        return min(MOST_ROWS, max(len(self.boards) + 1, LEAST_ROWS if limit is None else min(limit, LEAST_ROWS)))

    def board(self, row: int) -> PaperBoard:
        return self.boards[row] if row < len(self.boards) else PaperBoard()

    def choices(self, column: PaperColumn) -> tuple[tuple[str, Typed], ...]:
        """Returns the choices of a column; empty for numbers."""
        sides = tuple((shown(self._side(side)), side) for side in Side)
        match column:
            case PaperColumn.BREAKER:
                return tuple((shown(plain(self.setup.player_at(seat).name)), seat) for seat in self.setup.seats)
            case PaperColumn.WINNER:
                return *sides, (_("nobody"), SideOrNobody.NOBODY)
            case PaperColumn.QUEEN:
                return (*((name, SideOrNobody(side.value)) for name, side in sides), (_("nobody"), SideOrNobody.NOBODY))
            case PaperColumn.SLAM:
                return (_("white"), Slam.WHITE), (_("black"), Slam.BLACK)
            case _:
                return ()

    def words(self, row: int, column: PaperColumn) -> str:
        """Returns the typed value, or else the derived one."""
        typed = self.board(row).of(column)
        if typed is None:
            typed = self._following(row, column)
        if typed is None:
            return ""
        names = {choice: name for name, choice in self.choices(column)}
        return names.get(typed, str(typed))

    def spoken(self, row: int, column: PaperColumn) -> str:
        """Returns the accessible text of a cell: title, value and problem."""
        words = self.words(row, column) or _("empty")
        place = _("Board {number}, {title}: {words}")
        said = place.format(number=row + 1, title=self.title(column), words=words)
        return " ".join(part for part in (sentence(said), self.findings.get((row, column), "")) if part)

    def title(self, column: PaperColumn) -> str:
        side = {PaperColumn.TOTAL_A: Side.A, PaperColumn.TOTAL_B: Side.B}.get(column)
        return say(_TITLES[column]) if side is None else self._total(side)

    def _following(self, row: int, column: PaperColumn) -> Typed | None:
        sums = self.sums[row] if row < len(self.sums) else Sums()
        match column:
            case PaperColumn.BREAKER:
                return sums.breaker
            case PaperColumn.POINTS:
                return sums.points
            case PaperColumn.TOTAL_A:
                return None if sums.totals is None else sums.totals.a
            case PaperColumn.TOTAL_B:
                return None if sums.totals is None else sums.totals.b
            case _:
                return None

    def _total(self, side: Side) -> str:
        """Returns a header in two lines, with the name elided."""
        names = self._side(side)
        letters = clusters(names)
        name = "".join(letters if len(letters) <= _LETTERS else [*letters[: _LETTERS - 1], "…"])
        if name != names and self.setup.doubles:
            name = PAIR.join(f"{clusters(each)[0]}." for each in names.split(PAIR) if each)
        return _("Total\n{side}").format(side=shown(name))

    def _side(self, side: Side) -> str:
        return plain(self.setup.side_name(side))


def grid_of(setup: Setup, game: int, form: PaperForm, reading: PaperReading) -> GameGrid:
    """Returns a game of a form, with what its reading has derived and found."""
    findings = {
        (finding.cell[1], finding.cell[2]): finding.sentence
        for finding in (*reading.doubts, *reading.faults)
        if finding.cell is not None and finding.cell[0] == game
    }
    sums = reading.sums[game] if game < len(reading.sums) else ()
    return GameGrid(setup, game, form.boards(game), sums, findings)
