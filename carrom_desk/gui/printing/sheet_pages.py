"""The score sheet as a document to print."""

from collections.abc import Iterator

from carrom_desk.reports.drawings import Put, course_drawing
from carrom_desk.reports.headings import heading
from carrom_desk.reports.html_card import card, card_title, legend
from carrom_desk.reports.html_details import details, nothing_of
from carrom_desk.reports.html_head import head
from carrom_desk.reports.html_log import log_note, log_table
from carrom_desk.reports.html_signatures import signatures
from carrom_desk.reports.html_statistics import match_note, match_plots, match_table
from carrom_desk.reports.markup import Dialect, Markup, element, joined
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.sheet_words import DOCUMENT_NAME

from .printable import Block, FlowItem, Gallery, Printable, Rows, cut_to

LONGEST_EVENT = 64
"""Letters of the event's name that the foot has room for."""
_NARROW_MM, _WIDE_MM, _GAME_MM = 1.2, 4.0, 3.0
_HEAD_SPACES_MM = (0, 2.5, 2.5, 2)
"""Above title, sides, result and terms."""


def sheet_printable(sheet: ScoreSheet) -> Printable:
    """The sheet with its drawings, and what its pages are told by."""
    gallery = Gallery()
    flow = flow_of(sheet, gallery.put)
    foot = " · ".join(part for part in (DOCUMENT_NAME, cut_to(sheet.setup.event, LONGEST_EVENT)) if part)
    return Printable(flow, gallery.drawings, foot, f"fingerprint {sheet.fingerprint}")


def flow_of(sheet: ScoreSheet, put: Put) -> tuple[FlowItem, ...]:
    """Head, score card, details and signatures; then statistics and the log, each from a page of its own."""
    return (*_front(sheet, put), *_details(sheet), *_statistics(sheet, put), *_log(sheet))


def _front(sheet: ScoreSheet, put: Put) -> Iterator[FlowItem]:
    """The first page."""
    rich = Dialect.RICH_TEXT
    for part, space in zip(head(rich, sheet), _HEAD_SPACES_MM, strict=True):
        yield Block(part, space, is_front=True)
    for game in sheet.games:
        yield Block(card_title(rich, sheet, game), _GAME_MM, keeps_with_next=True, is_front=True)
        course = course_drawing(sheet.names, game)
        yield Block(card(rich, sheet, game, put), 0, is_front=True, beside=course)
    if legend(sheet):
        yield Block(note(legend(sheet)), _NARROW_MM, is_front=True)


def _details(sheet: ScoreSheet) -> Iterator[FlowItem]:
    """The first page is the card's alone."""
    for place, table in enumerate(details(sheet)):
        title = heading(Dialect.RICH_TEXT, 3, table.label, class_="section")
        yield Block(title, _WIDE_MM, keeps_with_next=True, begins_page=place == 0)
        yield Rows(table, _NARROW_MM)
    if nothing_of(sheet):
        yield Block(note(nothing_of(sheet)), _WIDE_MM)
    yield Block(signatures(Dialect.RICH_TEXT, sheet), _WIDE_MM)


def _statistics(sheet: ScoreSheet, put: Put) -> Iterator[FlowItem]:
    if not sheet.statistics.has_any:
        return
    yield Block(part("Statistics"), 0, keeps_with_next=True, begins_page=True)
    yield Rows(match_table(sheet), _NARROW_MM)
    plots = match_plots(Dialect.RICH_TEXT, sheet, put)
    if plots is not None:
        yield Block(plots, _WIDE_MM)
    yield Block(note(match_note(sheet)), _WIDE_MM)


def _log(sheet: ScoreSheet) -> Iterator[FlowItem]:
    yield Block(part("Log"), 0, keeps_with_next=True, begins_page=True)
    yield Block(note(log_note(sheet)), _NARROW_MM, keeps_with_next=bool(sheet.log))
    if sheet.log:
        yield Rows(log_table(sheet), _NARROW_MM)


def part(title: str) -> Markup:
    """The heading of a part that begins a page."""
    return heading(Dialect.RICH_TEXT, 2, title, class_="part")


def note(text: str) -> Markup:
    """A paragraph that explains."""
    return joined(element("p", text, class_="note"))
