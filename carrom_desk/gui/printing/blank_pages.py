"""A blank sheet to print."""

from collections.abc import Iterator

from carrom_desk.reports.blank_sheet import (
    SPACE_MM,
    STROKES_NOTE,
    STROKES_TITLE,
    BlankSheet,
    blank_head,
    card_note,
)
from carrom_desk.reports.drawings import Put
from carrom_desk.reports.markup import Dialect, element
from carrom_desk.reports.parts import note

from .printable import Block, FlowItem, Gallery, Printable, cut_to
from .sheet_pages import LONGEST_EVENT, part

_NARROW_MM = 1.2


def blank_printable(sheet: BlankSheet) -> Printable:
    """The cards on one page, the boxes for the strokes on another."""
    gallery = Gallery()
    flow = tuple(_flow(sheet, gallery.put))
    return Printable(flow, gallery.drawings, cut_to(sheet.title, LONGEST_EVENT), "")


def _flow(sheet: BlankSheet, put: Put) -> Iterator[FlowItem]:
    for markup in blank_head(Dialect.RICH_TEXT, sheet):
        yield Block(markup, _NARROW_MM, is_front=True)
    for drawing in sheet.cards():
        yield Block(element("p", put(drawing)), SPACE_MM, is_front=True)
    yield Block(part(STROKES_TITLE), 0, keeps_with_next=True, begins_page=True)
    yield Block(note(card_note(sheet)), _NARROW_MM, keeps_with_next=True)
    yield Block(note(STROKES_NOTE), _NARROW_MM, keeps_with_next=True)
    for place, drawing in enumerate(sheet.strokes()):
        yield Block(element("p", put(drawing)), SPACE_MM if place else _NARROW_MM)
