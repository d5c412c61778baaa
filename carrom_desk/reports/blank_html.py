"""A blank sheet as a web page, to print."""

from .blank_sheet import STROKES_NOTE, STROKES_TITLE, BlankSheet, blank_head, card_note
from .drawings import Drawing, inline
from .html_page import html_page, paragraph
from .markup import Dialect, Markup, element


def blank_html(sheet: BlankSheet) -> str:
    """The cards on one page, the boxes for the strokes on another."""
    return html_page(
        sheet.title,
        sheet.version,
        element("header", *blank_head(Dialect.WEB, sheet)),
        *(_figure(drawing) for drawing in sheet.cards()),
        element("h2", STROKES_TITLE, class_="part"),
        paragraph(card_note(sheet)),
        paragraph(STROKES_NOTE),
        *(_figure(drawing) for drawing in sheet.strokes()),
        paper=sheet.paper,
    )


def _figure(drawing: Drawing) -> Markup:
    return element("figure", inline(drawing), class_="ruled")
