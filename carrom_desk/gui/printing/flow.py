"""The sheet as a sequence of things to set on pages, one below the other."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.reports.headings import heading
from carrom_desk.reports.html_card import games, legend
from carrom_desk.reports.html_details import details, nothing_of
from carrom_desk.reports.html_head import head
from carrom_desk.reports.html_log import log_note, log_table
from carrom_desk.reports.html_signatures import signatures
from carrom_desk.reports.markup import Dialect, Markup, element, joined
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.tables import Table

from .drawing_object import drawing_tag


@dataclass(frozen=True, slots=True)
class Block:
    """Something that is never divided between pages."""

    markup: Markup
    space_mm: float
    """Room above it, unless it stands first on a page."""
    keeps_with_next: bool = False
    """Whether it is a heading: never last on a page."""
    begins_page: bool = False
    is_front: bool = False
    """Whether it belongs to the first page, which is set smaller when it would not fit."""


@dataclass(frozen=True, slots=True)
class Rows:
    """A table that goes on to the next page between two rows, its titles repeated."""

    table: Table
    space_mm: float


FlowItem = Block | Rows
_NARROW_MM, _WIDE_MM, _GAME_MM = 1.2, 4.0, 3.0
_HEAD_SPACES_MM = (0, 2.5, 2.5, 2)
"""Above title, sides, result and terms."""


def flow_of(sheet: ScoreSheet) -> tuple[FlowItem, ...]:
    """Head, score card, details and signatures; then the log from a page of its own."""
    rich = Dialect.RICH_TEXT
    parts = zip(head(rich, sheet), _HEAD_SPACES_MM, strict=True)
    front = [Block(part, space, is_front=True) for part, space in parts]
    front += [Block(game, _GAME_MM, is_front=True) for game in games(rich, sheet, drawing_tag)]
    if legend(sheet):
        front.append(Block(_paragraph(legend(sheet)), _NARROW_MM, is_front=True))
    log: list[FlowItem] = [
        Block(heading(rich, 2, "Log", class_="part"), 0, keeps_with_next=True, begins_page=True),
        Block(_paragraph(log_note(sheet)), _NARROW_MM, keeps_with_next=bool(sheet.log)),
    ]
    if sheet.log:
        log.append(Rows(log_table(sheet), _NARROW_MM))
    return (
        *front,
        *_details(sheet),
        *_nothing(sheet),
        Block(signatures(rich, sheet), _WIDE_MM),
        *log,
    )


def _details(sheet: ScoreSheet) -> Iterator[FlowItem]:
    """The first page is the card's alone."""
    for place, table in enumerate(details(sheet)):
        title = heading(Dialect.RICH_TEXT, 3, table.label, class_="section")
        yield Block(title, _WIDE_MM, keeps_with_next=True, begins_page=place == 0)
        yield Rows(table, _NARROW_MM)


def _nothing(sheet: ScoreSheet) -> tuple[FlowItem, ...]:
    text = nothing_of(sheet)
    return (Block(_paragraph(text), _WIDE_MM),) if text else ()


def _paragraph(text: str) -> Markup:
    return joined(element("p", text, class_="note"))
