"""Strict parser for HTML reports."""

from dataclasses import dataclass, field
from html.parser import HTMLParser

from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.match_documents import Options, match_document
from carrom_desk.reports.output.html import as_html

VOID = frozenset({"br", "meta"})


@dataclass
class Element:
    """An element with its children."""

    name: str
    attributes: dict[str, str | None]
    children: list["Element | str"] = field(default_factory=list)

    @property
    def text(self) -> str:
        """Returns the text within, with pieces separated by spaces."""
        return " ".join("".join(self.pieces()).split())

    def pieces(self) -> list[str]:
        """Returns the pieces of text within, in order."""
        found = []
        for child in self.children:
            found += [child] if isinstance(child, str) else child.pieces()
        return found

    def all(self, name: str, class_: str | None = None) -> list["Element"]:
        """Returns every element of a name within, in order, optionally of a class."""
        found = []
        for child in self.children:
            if isinstance(child, Element):
                classes = (child.attributes.get("class") or "").split()
                if child.name == name and (class_ is None or class_ in classes):
                    found.append(child)
                found += child.all(name, class_)
        return found

    def everything(self) -> list["Element"]:
        """Returns every element within."""
        found = []
        for child in self.children:
            if isinstance(child, Element):
                found += [child, *child.everything()]
        return found

    def rows(self) -> list[list[str]]:
        """Returns the texts of a table's cells, by rows."""
        return [
            [cell.text for cell in row.children if isinstance(cell, Element)] for row in self.all("tr") if row.children
        ]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root = Element("", {})
        self.open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute twice in <{tag}>"
        element = Element(tag, dict(attrs))
        self.open[-1].children.append(element)
        if tag not in VOID:
            self.open.append(element)

    def handle_endtag(self, tag: str) -> None:
        assert self.open[-1].name == tag, f"</{tag}> where <{self.open[-1].name}> is open"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        self.open[-1].children.append(data)


def read_page(html: str) -> Element:
    """Parses a document; every element must be closed in the right order."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == [reader.root], "an element stays open"
    return reader.root


def html_of(sheet: ScoreSheet, options: Options | None = None) -> str:
    """Returns the report of a match as a web page."""
    return as_html(match_document(sheet, options or Options()))


def page_of(sheet: ScoreSheet) -> Element:
    """Returns the parsed report of a match."""
    return read_page(html_of(sheet))
