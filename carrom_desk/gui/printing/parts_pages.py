"""A document in parts, to print."""

from collections.abc import Iterable, Iterator

from carrom_desk.reports.day import Day
from carrom_desk.reports.day_results import results_heading, results_parts
from carrom_desk.reports.headings import heading
from carrom_desk.reports.markup import Dialect
from carrom_desk.reports.parts import Heading, Part, heading_markup
from carrom_desk.reports.player_statistics import PlayerStatistics
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.statistics_parts import match_heading, match_parts, player_heading, player_parts
from carrom_desk.reports.tables import Table

from .printable import Block, FlowItem, Gallery, Printable, Rows, cut_to

_NARROW_MM, _WIDE_MM = 1.2, 4.0
LONGEST_TITLE = 64
"""Letters of the title that the foot has room for."""


def match_statistics_printable(sheet: ScoreSheet) -> Printable:
    """The numbers of a match."""
    gallery = Gallery()
    parts = match_parts(Dialect.RICH_TEXT, sheet, gallery.put)
    return parts_printable(match_heading(sheet), parts, gallery, f"fingerprint {sheet.fingerprint}")


def player_statistics_printable(player: PlayerStatistics) -> Printable:
    """The numbers of a player over many matches."""
    gallery = Gallery()
    parts = player_parts(Dialect.RICH_TEXT, player, gallery.put)
    return parts_printable(player_heading(player), parts, gallery)


def results_printable(day: Day) -> Printable:
    """The results list of a day."""
    return parts_printable(results_heading(day), results_parts(day), Gallery())


def parts_printable(title: Heading, parts: Iterable[Part], gallery: Gallery, foot_right: str = "") -> Printable:
    """The parts one below the other under their heading."""
    foot = " · ".join((title.kind, cut_to(title.title, LONGEST_TITLE)))
    return Printable((*_flow(title, parts),), gallery.drawings, foot, foot_right)


def _flow(title: Heading, parts: Iterable[Part]) -> Iterator[FlowItem]:
    yield Block(heading_markup(Dialect.RICH_TEXT, title), 0)
    for part in parts:
        if isinstance(part, Table):
            yield Block(heading(Dialect.RICH_TEXT, 3, part.label, class_="section"), _WIDE_MM, keeps_with_next=True)
            yield Rows(part, _NARROW_MM)
        else:
            yield Block(part, _WIDE_MM)
