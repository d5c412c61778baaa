"""A document in parts, one below the other, of which a web page and printed pages are made alike."""

from collections.abc import Iterable
from dataclasses import dataclass

from .html_page import html_page
from .markup import Dialect, Markup, element, joined
from .paper import Paper
from .tables import Table, table_markup

Part = Markup | Table
"""Something that stays together, or a table, which may go on over pages; its label heads it."""


@dataclass(frozen=True, slots=True)
class Heading:
    """What a document is, above its parts."""

    kind: str
    """Above the title."""
    title: str
    lines: tuple[str, ...] = ()
    """Below it."""


def heading_markup(dialect: Dialect, heading: Heading) -> Markup:
    """The heading of a document."""
    level = "h1" if dialect is Dialect.WEB else "p"
    return joined(
        element("p", heading.kind, class_="document"),
        element(level, heading.title, class_="event"),
        *(element("p", line, class_="place") for line in heading.lines),
    )


def note(text: str) -> Markup:
    """A paragraph that explains."""
    return element("p", text, class_="note")


def parts_html(heading: Heading, version: str, parts: Iterable[Part], paper: Paper) -> str:
    """A web page of these parts."""
    written = (_section(part) if isinstance(part, Table) else part for part in parts)
    title = f"{heading.kind}: {heading.title}"
    head = element("header", heading_markup(Dialect.WEB, heading))
    return html_page(title, version, head, *written, paper=paper)


def _section(table: Table) -> Markup:
    return element("section", element("h3", table.label), table_markup(table))
