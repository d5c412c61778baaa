"""The score sheet as one HTML file that needs nothing else: to read on a screen, to print, to send."""

from .drawings import inline
from .html_card import games, legend
from .html_details import details, nothing_of
from .html_head import head
from .html_log import log_note, log_table
from .html_signatures import signatures
from .html_statistics import match_note, match_plots, match_table
from .html_style import STYLE
from .markup import Dialect, Markup, element, joined
from .score_sheet import ScoreSheet
from .sheet_words import title_words
from .tables import Table, table_markup

# Nothing may be fetched or run, whatever somebody typed.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def as_html(sheet: ScoreSheet) -> str:
    """A whole document: head, score card, details and signatures, then the log from a page of its own."""
    web = Dialect.WEB
    content = element(
        "main",
        element("header", *head(web, sheet)),
        *games(web, sheet, inline),
        _paragraph(legend(sheet)),
        element("h2", "Details", class_="part"),
        *(_section(table) for table in details(sheet)),
        _paragraph(nothing_of(sheet)),
        signatures(web, sheet),
        _statistics(sheet),
        element("h2", "Log", class_="part log"),
        _paragraph(log_note(sheet)),
        table_markup(web, log_table(sheet)) if sheet.log else None,
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


def _statistics(sheet: ScoreSheet) -> Markup | None:
    if not sheet.statistics.has_any:
        return None
    return joined(
        element("h2", "Statistics", class_="part"),
        table_markup(Dialect.WEB, match_table(sheet)),
        match_plots(Dialect.WEB, sheet, inline),
        _paragraph(match_note(sheet)),
    )


def _section(table: Table) -> Markup:
    return element("section", element("h3", table.label), table_markup(Dialect.WEB, table))


def _paragraph(text: str) -> Markup | None:
    return element("p", text, class_="note") if text else None
