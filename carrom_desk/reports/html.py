"""Documents as one HTML file that needs nothing else: to read on a screen or a phone, to print, to send."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from carrom_desk.languages import direction_of
from carrom_desk.resources import resource_path

from .content import (
    MARGIN_MM,
    Align,
    Beside,
    BlankPages,
    Card,
    CardRow,
    CellText,
    Chapter,
    Column,
    Document,
    Drawing,
    Figures,
    GroupRow,
    Heading,
    Mark,
    Note,
    Part,
    Piece,
    Row,
    ScorePage,
    Table,
    Title,
)
from .markup import Child, Markup, element, joined
from .score_page import NIL

# Nothing may be fetched or run, whatever somebody typed.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"


def as_html(document: Document) -> str:
    """The whole file."""
    page = element(
        "html",
        element(
            "head",
            element("meta", charset="utf-8"),
            element("meta", http_equiv="Content-Security-Policy", content=_POLICY),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="generator", content=document.program),
            element("meta", name="carrom-desk", content=" ".join(document.made_as)),
            element("title", document.title),
            element("style", Markup(_style(document))),
        ),
        element("body", element("main", *_chapters(document.chapters))),
        lang=document.language,
        dir=direction_of(document.language),
    )
    return joined(Markup("<!DOCTYPE html>\n"), page, Markup("\n")).text


def as_part(document: Document) -> str:
    """Its chapters alone and without their names, for a window that has its own colours and letters."""
    # Qt ties a name to the first letter, and so parts that letter from the marks that are written with it.
    return joined(*_chapters(tuple(replace(chapter, name="") for chapter in document.chapters))).text


def _chapters(chapters: Iterable[Chapter]) -> Iterator[Markup]:
    return (_chapter(chapter, place) for place, chapter in enumerate(chapters))


def _style(document: Document) -> str:
    """How it looks, and what a browser needs to print it on this paper, the foot of each chapter on its pages."""
    number = '@bottom-right { content: counter(page) " / " counter(pages); font-size: 8pt; }'
    page = f"@page {{ size: {document.paper.value}; margin: {MARGIN_MM:g}mm {MARGIN_MM:g}mm 15mm; {number} }}\n"
    feet = (_printed_foot(chapter) for chapter in document.chapters if chapter.foot)
    return resource_path("reports/page.css").read_text(encoding="utf-8") + page + "".join(feet)


def _printed_foot(chapter: Chapter) -> str:
    content = "".join(letter if letter.isalnum() else f"\\{ord(letter):x} " for letter in chapter.foot)
    foot = f'@bottom-left {{ content: "{content}"; font-size: 8pt; }}'
    return f"#{chapter.name} {{ page: {chapter.name}; }}\n@page {chapter.name} {{ {foot} }}\n"


def _chapter(chapter: Chapter, place: int) -> Markup:
    across = element("p", chapter.across, class_="across") if chapter.across else None
    # The headings of later chapters stand below that of the first.
    has_heading = any(isinstance(part, Heading) for part in chapter.parts)
    parts = (_part(part, 1 if place and not has_heading else 0, 3 if has_heading else 2) for part in chapter.parts)
    foot = element("p", chapter.foot, class_="note") if chapter.foot else None
    return element("section", across, *parts, foot, id=chapter.name, class_="chapter", aria_label=chapter.title)


def _part(part: Part, below: int, level: int) -> Markup:
    """`below` is 1 where a title stands below that of the document; tables and figures have headings of this level."""
    match part:
        case Title():
            return element("header", _title(part, below))
        case Heading():
            return element("h2", part.text, class_="part")
        case Note():
            return element("p", part.text, class_="note")
        case Table():
            return _section(part, level)
        case Figures():
            return _figures(part, level)
        case ScorePage():
            return _score_page(part, below)
        case BlankPages():
            return joined(*_blank_pages(part))
        case Beside():
            columns = (element("div", *(_part(each, below, level) for each in column)) for column in part.columns)
            return element("div", *columns, class_="columns")


def _title(title: Title, below: int) -> Markup:
    return joined(
        element("p", title.kind, class_="document") if title.kind else None,
        element(f"h{1 + below}", title.title, class_="event"),
        *(element("p", line, class_="place") for line in title.lines),
    )


# Texts


def _text(cell: CellText) -> Markup:
    """A text with what is set apart in it; line breaks stay."""
    pieces = (cell,) if isinstance(cell, str) else cell
    return joined(*(child for piece in pieces for child in _piece(piece)))


def _piece(piece: str | Piece) -> Iterator[Child]:
    if isinstance(piece, str):
        for place, line in enumerate(piece.split("\n")):
            if place:
                yield element("br")
            yield line
        return
    match piece.mark:
        case Mark.BOLD:
            yield element("b", piece.text)
        case Mark.ITALIC:
            yield element("i", piece.text)
        case Mark.STRUCK:
            yield element("s", piece.text)
        case Mark.WHOLE:
            yield element("span", piece.text, class_="whole")


def _picture(drawing: Drawing) -> Markup:
    return Markup(drawing.svg)


# Tables

_COLUMNS_OF_A_PHONE = 4
"""So many have room on a phone without being scrolled."""


def _section(table: Table, level: int) -> Markup:
    title = element(f"h{level}", table.label) if table.has_label else None
    return element("section", title, _table(table))


def _table(table: Table, class_: str = "list") -> Markup:
    """A table that scrolls for itself where it is too wide; results stand as cards on a phone."""
    leads = any(isinstance(row, Row) and row.leads_to for row in table.rows)
    titles = (
        element("th", column.title, scope="col", class_=_aligned(column), style=f"width:{column.width}%")
        for column in table.columns
    )
    has_titles = any(column.title for column in table.columns)
    widths = (element("col", style=f"width:{column.width}%") for column in table.columns)
    titled = element("thead", element("tr", *titles, class_="titles"))
    head = titled if has_titles else element("colgroup", *widths)
    body = element("tbody", *(_row(table.columns, row) for row in table.rows))
    if leads:
        class_ += " results"
    elif len(table.columns) > _COLUMNS_OF_A_PHONE:
        class_ += " wide"
    found = element("table", head, body, aria_label=table.label, class_=class_)
    return _scrolled(found)


def _scrolled(table: Markup) -> Markup:
    return element("div", table, class_="scroll")


def _aligned(column: Column) -> str | None:
    return None if column.align is Align.LEFT else column.align.value


def _row(columns: tuple[Column, ...], row: Row | GroupRow) -> Markup:
    if isinstance(row, GroupRow):
        return element("tr", element("th", row.title, colspan=len(columns), scope="colgroup"), class_="group")
    cells = []
    for place, (column, cell) in enumerate(zip(columns, row.cells, strict=True)):
        text = _text(cell)
        if row.leads_to:
            text = element("a", text, href=f"#{row.leads_to}")
        name, scope = ("th", "row") if place == 0 else ("td", None)
        title = column.title if row.leads_to else None
        cells.append(element(name, text, scope=scope, class_=_aligned(column), data_title=title))
    return element("tr", *cells, class_="line struck" if row.is_struck else "line")


def _figures(figures: Figures, level: int) -> Markup:
    drawn = (element("figure", element(f"h{level}", title), _picture(drawing)) for title, drawing in figures.figures)
    legend = (element("span", _picture(drawing), f" {name}") for drawing, name in figures.legend)
    return element(
        "div",
        element("div", *drawn, class_="plots"),
        element("p", *legend, class_="legend") if figures.legend else None,
    )


# The sheet that is signed


def _score_page(page: ScorePage, below: int) -> Markup:
    outcome = element("p", page.outcome, class_="outcome" if page.is_final else "outcome open")
    signed = (element("div", element("span", role), element("bdi", name)) for role, name in page.signatures)
    return element(
        "div",
        element("header", _title(page.title, below), _table(page.sides, "sides"), outcome, _pairs(page.terms)),
        *(_card(card, below) for card in page.cards),
        element("p", page.legend, class_="note") if page.legend else None,
        None if page.counts is None else _table(page.counts),
        _pairs(page.remarks, "terms remarks"),
        element(
            "footer",
            element("div", element("div", *signed, class_="signatures"), _code(page.code), class_="signed"),
            element("p", page.identity, class_="identity"),
        ),
        class_="front",
    )


def _code(code: Drawing) -> Markup:
    return element("div", _picture(code), class_="code", role="img", aria_label=code.alt)


def _pairs(pairs: tuple[tuple[str, str], ...], class_: str = "terms") -> Markup:
    children = (joined(element("dt", name), element("dd", value)) for name, value in pairs)
    return element("dl", *children, class_=class_)


def _card(card: Card, below: int) -> Markup:
    board, break_by, *columns = card.titles
    tall = [element("th", title, rowspan=2, scope="col") for title in (board, break_by)]
    for side in card.sides:
        name = joined(f"{side.number} ", _picture(side.sample), f" {side.name}")
        tall.append(element("th", name, colspan=len(columns), scope="colgroup", class_="side"))
    lower = (element("th", title, scope="col", class_="center") for _ in card.sides for title in columns)
    head = element("thead", element("tr", *tall, class_="titles"), element("tr", *lower, class_="titles"))
    rows = element("tbody", *(_card_row(row, len(columns)) for row in card.rows))
    table = _scrolled(element("table", head, rows, class_="card", aria_label=card.title))
    figure = element("figure", _picture(card.course))
    heading = element(f"h{2 + below}", card.title, class_="game")
    return element("section", heading, element("div", table, figure, class_="beside"))


def _card_row(row: CardRow, columns: int) -> Markup:
    if not row.board:
        return element("tr", element("td", row.words, colspan=2 + 2 * columns), class_="line open")
    first = element("th", row.board, scope="row", class_="center")
    name = element("td", row.break_by)
    if row.words:
        words = element("td", row.words, colspan=2 * columns, class_="apart")
        return element("tr", first, name, words, class_="line open")
    cells = []
    for place, text in enumerate(row.cells):
        column = place % columns
        is_won = column == columns - 1 and place // columns == row.winner - 1
        shown = element("b", text) if is_won else element("span", text, class_="nil") if text == NIL else text
        cells.append(element("td", shown, class_="apart center" if column == 0 else "center"))
    return element("tr", first, name, *cells, class_="line")


# A sheet to be filled in by hand


def _blank_pages(page: BlankPages) -> Iterator[Markup]:
    yield element("h1", page.title, class_="event")
    for fields in page.fields:
        cells = (element("div", element("span", name), element("b", known)) for name, known in fields)
        yield element("div", *cells, class_="fields")
    yield element("p", page.terms, class_="note")
    board, break_by, *columns = page.titles
    for game in page.games:
        titles = (element("th", title, scope="col") for title in (board, break_by, *columns, *columns))
        head = element("thead", element("tr", *titles))
        rows = (
            element("tr", element("th", name, scope="row"), *(element("td") for _ in range(1 + 2 * len(columns))))
            for name in page.boards
        )
        written = element("div", *(element("div", element("span", name), element("b")) for name in page.written))
        table = element("table", head, element("tbody", *rows), class_="blank", aria_label=game)
        above = element("div", written, class_="fields")
        yield element("section", element("h2", game), above, _scrolled(table), class_="whole-game")
    for names in ((page.remarks,), page.result, page.roles):
        yield element(
            "div", *(element("div", element("span", name), element("b")) for name in names), class_="fields high"
        )
    yield element("h2", page.strokes, class_="part")
    for text in page.notes:
        yield element("p", text, class_="note")
    for game in page.games:
        rows = (
            element("tr", element("th", f"{name} {colour}", scope="row"), *(element("td") for _ in range(_BOXES)))
            for name in page.boards
            for colour in "WB"
        )
        table = element("table", element("tbody", *rows), class_="tally", aria_label=f"{page.strokes}: {game}")
        yield element("section", element("h3", game), _scrolled(table), class_="whole-game")


_BOXES = 28
"""Strokes that a side has room for in a board, each a box of 6 mm."""
