"""The card of keys on one page of paper, and as a web page."""

from collections.abc import Callable, Mapping

from carrom_desk.gui.printing.pdf_document import pdf_document
from carrom_desk.gui.printing.printable import Block, Printable
from carrom_desk.reports.html_page import html_page, paragraph
from carrom_desk.reports.html_style import STYLE
from carrom_desk.reports.markup import Dialect, Markup, element, joined
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.tables import rich_table

from .card import CardGroup, CardRow, KeyCard

_NONE = "–"
_ROW_STYLE = "font-size: 10pt"
_OR = " · "
_NARROW_MM, _WIDE_MM = 1.2, 4.0
_STYLE = STYLE + (
    ".keys { display: grid; grid-template-columns: 1fr 1fr; gap: 0 8mm; }\n"
    ".keys th { width: 34%; font-weight: 600; white-space: nowrap; }\n"
)


def key_card_printable(card: KeyCard) -> Printable:
    """The card as it is set on paper: one page."""
    columns = (
        element("td", *(_group(Dialect.RICH_TEXT, group) for group in column), width="50%", valign="top")
        for column in card.columns
    )
    flow = (
        Block(element("p", card.title, class_="event"), 0, is_front=True),
        Block(rich_table(element("tr", *columns), class_="keys"), _WIDE_MM, is_front=True),
        Block(element("p", card.note, class_="note"), _WIDE_MM, is_front=True),
    )
    return Printable(flow, {}, card.title, "")


def key_card_pdf(card: KeyCard, version: str, paper: Paper = Paper.A4) -> bytes:
    """The card as a PDF document. Needs the application object, but no screen."""
    return pdf_document((key_card_printable(card),), card.title, version, paper)


def key_card_html(card: KeyCard, version: str, paper: Paper = Paper.A4) -> bytes:
    """The card as a web page that needs nothing else."""
    columns = (element("div", *(_group(Dialect.WEB, group) for group in column)) for column in card.columns)
    page = html_page(
        card.title,
        version,
        element("h1", card.title),
        element("div", *columns, class_="keys"),
        paragraph(card.note),
        paper=paper,
        style=_STYLE,
        language=card.language,
    )
    return page.encode("utf-8")


WRITERS: Mapping[str, Callable[[KeyCard, str, Paper], bytes]] = {".pdf": key_card_pdf, ".html": key_card_html}
"""By the ending of the file's name."""


def _group(dialect: Dialect, group: CardGroup) -> Markup:
    rows = (_row(dialect, row) for row in group.rows)
    if dialect is Dialect.WEB:
        return joined(element("h2", group.title), element("table", element("tbody", *rows)))
    heading, below = element("p", group.title, class_="part"), element("p", "\N{NO-BREAK SPACE}")
    return joined(heading, rich_table(*rows, class_="keys", padding=2), below)


def _row(dialect: Dialect, row: CardRow) -> Markup:
    keys, words = _OR.join(row.keys) or _NONE, row.words
    if dialect is Dialect.WEB:
        return element("tr", element("th", keys, scope="row"), element("td", words))
    cells = (
        element("td", element("b", keys, style=_ROW_STYLE), width="40%"),
        element("td", element("span", words, style=_ROW_STYLE), width="60%"),
    )
    return element("tr", *cells, class_="line")
