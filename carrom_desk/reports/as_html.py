"""The score sheet as one HTML file that needs nothing else: to read on a screen, to print, to send."""

from .drawings import svg_of
from .html_card import card
from .html_details import details
from .html_head import head
from .html_log import log
from .html_signatures import signatures
from .html_style import STYLE
from .markup import Dialect, Markup, element, joined
from .score_sheet import ScoreSheet
from .sheet_words import title_words

# Nothing may be fetched or run, whatever somebody typed.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def as_html(sheet: ScoreSheet) -> str:
    """A whole document: head, score card, details and signatures, then the log from a page of its own."""
    web = Dialect.WEB
    content = element(
        "main",
        element("header", head(web, sheet)),
        card(web, sheet, lambda figure, number: Markup(svg_of(sheet, figure, number))),
        element("h2", "Details", class_="part"),
        details(web, sheet),
        signatures(web, sheet),
        element("h2", "Log", class_="part log"),
        log(web, sheet),
    )
    page = element(
        "html",
        element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", http_equiv="Content-Security-Policy", content=_POLICY),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="generator", content=f"Carrom Desk {sheet.version}"),
            element("title", title_words(sheet)),
            element("style", Markup(STYLE)),
        ),
        element("body", content),
        lang="en",
    )
    return joined(Markup("<!DOCTYPE html>\n"), page, Markup("\n")).text
