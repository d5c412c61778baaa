"""The score sheet as one HTML file that needs nothing else: to read on a screen, to print, to send."""

from .drawings import inline
from .html_card import games, legend
from .html_details import details, nothing_of
from .html_front import front_scale
from .html_head import head
from .html_log import log_note, log_table
from .html_page import html_page, paragraph
from .html_signatures import signatures
from .html_statistics import match_note, match_plots, match_table
from .markup import Dialect, Markup, element, joined
from .paper import Paper
from .score_sheet import ScoreSheet
from .sheet_words import title_words
from .tables import Table, table_markup


def as_html(sheet: ScoreSheet, paper: Paper = Paper.A4) -> str:
    """A whole document: head, score card, details and signatures, then statistics and the log, each from a new page."""
    web = Dialect.WEB
    return html_page(
        title_words(sheet),
        sheet.version,
        _front(sheet, paper),
        element("h2", "Details", class_="part"),
        *(_section(table) for table in details(sheet)),
        paragraph(nothing_of(sheet)),
        signatures(web, sheet),
        _statistics(sheet),
        element("h2", "Log", class_="part log"),
        paragraph(log_note(sheet)),
        table_markup(log_table(sheet)) if sheet.log else None,
        paper=paper,
    )


def _front(sheet: ScoreSheet, paper: Paper) -> Markup:
    """What belongs on the first page in print."""
    return element(
        "div",
        element("header", *head(Dialect.WEB, sheet)),
        *games(sheet, inline),
        paragraph(legend(sheet)),
        class_="front",
        style=f"--front: {front_scale(sheet, paper):g}",
    )


def _statistics(sheet: ScoreSheet) -> Markup | None:
    if not sheet.statistics.has_any:
        return None
    return joined(
        element("h2", "Statistics", class_="part"),
        table_markup(match_table(sheet)),
        match_plots(Dialect.WEB, sheet, inline),
        paragraph(match_note(sheet)),
    )


def _section(table: Table) -> Markup:
    return element("section", element("h3", table.label), table_markup(table))
