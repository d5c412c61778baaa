"""A blank sheet to umpire on paper: the published score card's columns, and boxes for the strokes."""

from collections.abc import Callable
from dataclasses import dataclass

from carrom_desk.match.plain_text import plain_setup
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side

from .blank_drawings import (
    FOOT_MM,
    board_rows,
    card_drawing,
    card_height,
    foot_drawing,
    strokes_drawing,
    strokes_height,
)
from .drawings import Drawing
from .markup import Dialect, Markup, element
from .paper import MARGIN_MM, Paper
from .sheet_words import format_words
from .tables import rich_table
from .wording import EDITIONS

DOCUMENT_NAME = "Score card to be filled in"
LONGEST_ROW_MM, SHORTEST_ROW_MM = 8.0, 4.4
LONGEST_LINE_MM, SHORTEST_LINE_MM = 4.6, 3.0
SPACE_MM, _DESCENT_MM = 3.0, 1.5
"""Between the cards of two games, and what the line that holds one goes below it."""
_HEAD_MM, _FIELDS_MM, _STROKES_HEAD_MM, _FOOTER_MM = 20.0, 6.2, 26.0, 8.0
"""What stands above the cards: title and terms, and each line of fields; above the boxes for strokes; at the foot of
the page."""


@dataclass(frozen=True, slots=True)
class BlankSheet:
    """A sheet for a match that is agreed upon in this much; what is empty is to be written in."""

    setup: Setup
    paper: Paper
    version: str

    @property
    def title(self) -> str:
        """What it is, and of whom where that is known."""
        is_known = all(player.name for side in Side for player in self.setup.sides.of(side))
        sides = " – ".join(self.setup.side_name(side) for side in Side)
        return f"{DOCUMENT_NAME}: {sides}" if is_known else DOCUMENT_NAME

    @property
    def width_mm(self) -> float:
        """Between the margins."""
        return self.paper.width_mm - 2 * MARGIN_MM

    @property
    def height_mm(self) -> float:
        """Between the margins, above the foot of the page."""
        return self.paper.height_mm - 2 * MARGIN_MM - _FOOTER_MM

    @property
    def rows(self) -> tuple[str, ...]:
        """The rows of each game."""
        return board_rows(self.setup.competition.boards)

    def cards(self) -> tuple[Drawing, ...]:
        """The score card of every game, as high as the page has room for, then what stands below them."""
        limits = (SHORTEST_ROW_MM, LONGEST_ROW_MM)
        row = self._fitted(card_height, self.height_mm - self._head_mm - FOOT_MM - SPACE_MM - _DESCENT_MM, limits)
        cards = (card_drawing(game, self.rows, self.width_mm, row) for game in self._numbers)
        return (*cards, foot_drawing(self.width_mm))

    def strokes(self) -> tuple[Drawing, ...]:
        """The boxes for the strokes of every game."""
        limits = (SHORTEST_LINE_MM, LONGEST_LINE_MM)
        line = self._fitted(strokes_height, self.height_mm - _STROKES_HEAD_MM, limits)
        return tuple(strokes_drawing(game, self.rows, self.width_mm, line) for game in self._numbers)

    @property
    def _head_mm(self) -> float:
        return _HEAD_MM + _FIELDS_MM * len(_fields(self.setup))

    @property
    def _numbers(self) -> range:
        return range(1, self.setup.competition.games + 1)

    def _fitted(self, height: Callable[[int, float], float], room_mm: float, limits: tuple[float, float]) -> float:
        """How high a line may be so that every game stands on one page, within limits; else they go on to the next."""
        rows, games = len(self.rows), len(self._numbers)
        fixed, each = height(rows, 0.0), height(rows, 1.0) - height(rows, 0.0)
        least, most = limits
        return min(most, max(least, (room_mm / games - SPACE_MM - _DESCENT_MM - fixed) / each))


def blank_sheet_of(setup: Setup, paper: Paper, *, version: str) -> BlankSheet:
    """The sheet of a match that has this setup."""
    return BlankSheet(plain_setup(setup), paper, version)


def blank_head(dialect: Dialect, sheet: BlankSheet) -> tuple[Markup, ...]:
    """Title, and what is agreed before the match: as it is known, or a line to write on."""
    setup = sheet.setup
    level = "h1" if dialect is Dialect.WEB else "p"
    rows = [element("tr", *(cell for field in line for cell in _cells(field, len(line)))) for line in _fields(setup)]
    table = element("table", *rows, class_="blank") if dialect is Dialect.WEB else rich_table(*rows, class_="blank")
    terms = f"{EDITIONS[setup.laws]}. {format_words(setup)}."
    return element(level, DOCUMENT_NAME, class_="event"), table, element("p", terms, class_="note")


_Field = tuple[str, str]
"""What is to be told, and what is known of it."""
_MOST_IN_A_LINE = 4


def _fields(setup: Setup) -> tuple[tuple[_Field, ...], ...]:
    """Line by line: two long ones or four short ones."""
    players = zip(*(_players(setup, side) for side in Side), strict=True)
    return (
        (("Event", setup.event), ("Round", setup.round)),
        (("Category", setup.category), ("Table", setup.table), ("Match no.", ""), ("Date", "")),
        (("Umpire", setup.umpire), ("Chief referee", setup.chief_referee)),
        *((("Player", one), ("Player", other)) for one, other in players),
        (("Toss won by", ""), ("Choice", "")),
    )


def _players(setup: Setup, side: Side) -> list[str]:
    return [", ".join(part for part in (each.name, each.club, each.country) if part) for each in setup.sides.of(side)]


def _cells(field: _Field, in_a_line: int) -> tuple[Markup, Markup]:
    label, known = field
    span = 2 * _MOST_IN_A_LINE // in_a_line - 1
    value = known or Markup("&nbsp;")
    return (
        element("td", label, class_="term", width="11%"),
        element("td", value, class_="fill", colspan=span if span > 1 else None, width="14%" if span == 1 else None),
    )


def card_note(sheet: BlankSheet) -> str:
    """How the card is filled in."""
    scoring = sheet.setup.edition.scoring
    return (
        f"Who breaks first is side 1. Queen: {scoring.queen} for who covered her, else Nil; she counts only for the "
        f"winner of the board, and no more from {scoring.queen_until + 1} points on. C/m: the other side’s men left, "
        f"else Nil. Total: running total, at most {sheet.setup.competition.points}."
    )


STROKES_TITLE = "Strokes"
STROKES_NOTE = (
    "W is the breaker. One box a stroke: the number of own men pocketed, – for none, Q for the Queen, S for the "
    "striker, F for a foul, T for a technical foul. A turn ends with a bar."
)
