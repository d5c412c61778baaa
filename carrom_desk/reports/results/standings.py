"""Standings of a group in which every side met every other: matches, games and points."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, groupby

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.side import Side
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Align, Column, Note, Row, Table
from carrom_desk.reports.document import Part

_FEWEST = 3
"""Minimum number of sides in a group."""


@dataclass(slots=True)
class Standing:
    """A side in its group, with games and points for and against."""

    name: str
    played: int = 0
    won: int = 0
    games: list[int] = field(default_factory=lambda: [0, 0])
    points: list[int] = field(default_factory=lambda: [0, 0])

    def rank(self) -> tuple[int, int, int, str]:
        """Sort key; lower is better."""
        return -self.won, self.games[1] - self.games[0], self.points[1] - self.points[0], self.name


def groups_of(sheets: Iterable[ScoreSheet]) -> Iterator[tuple[str, Sequence[Standing]]]:
    """Yields every category, or else round, in which every side met each other once, by name."""
    for category, found in _by(sheets, lambda sheet: sheet.setup.category):
        if _is_group(found):
            yield category, _standings(found)
            continue
        for round_, played in _by(found, lambda sheet: sheet.setup.round):
            if _is_group(played):
                yield " · ".join(part for part in (category, round_) if part), _standings(played)


def standings_parts(sheets: Iterable[ScoreSheet]) -> tuple[Part, ...]:
    """Returns a table for each group, and a note on the order."""
    tables = tuple(_table(name, standings) for name, standings in groups_of(sheets))
    note = N_("Standings are ordered by matches won, then by game difference and point difference.")
    return (*tables, Note(say(note))) if tables else ()


def _by(sheets: Iterable[ScoreSheet], key: Callable[[ScoreSheet], str]) -> Iterator[tuple[str, Sequence[ScoreSheet]]]:
    return ((name, tuple(found)) for name, found in groupby(sorted(sheets, key=key), key))


def _is_group(sheets: Sequence[ScoreSheet]) -> bool:
    pairs = [frozenset(_sides(sheet)) for sheet in sheets]
    sides = sorted({side for pair in pairs for side in pair})
    wanted = {frozenset(pair) for pair in combinations(sides, 2)}
    is_over = all(sheet.outcome.is_final for sheet in sheets)
    return is_over and len(sides) >= _FEWEST and len(pairs) == len(wanted) and set(pairs) == wanted


def _sides(sheet: ScoreSheet) -> tuple[str, str]:
    one, other = (sheet.names.full_side(side) for side in Side)
    return one, other


def _standings(sheets: Sequence[ScoreSheet]) -> Sequence[Standing]:
    found: dict[str, Standing] = {}
    for sheet in sheets:
        for side, name in zip(Side, _sides(sheet), strict=True):
            standing = found.setdefault(name, Standing(name))
            standing.played += 1
            standing.won += sheet.outcome.winner is side
            for place, each in enumerate((side, side.other)):
                standing.games[place] += sheet.outcome.games.of(each)
                standing.points[place] += sum(game.score.of(each) for game in sheet.games)
    return sorted(found.values(), key=Standing.rank)


def _table(name: str, standings: Sequence[Standing]) -> Table:
    title = _("Standings")
    columns = (
        Column(_("Place"), 8, Align.CENTRE),
        Column(_("Side"), 44),
        Column(_("Played"), 12, Align.CENTRE),
        Column(_("Won"), 12, Align.CENTRE),
        Column(_("Games"), 12, Align.CENTRE),
        Column(_("Points"), 12, Align.CENTRE),
    )
    rows = (
        Row((str(place), each.name, str(each.played), str(each.won), _score(each.games), _score(each.points)))
        for place, each in enumerate(standings, 1)
    )
    return Table(" · ".join(part for part in (title, name) if part), columns, tuple(rows))


def _score(numbers: Sequence[int]) -> str:
    return "–".join(map(str, numbers))
