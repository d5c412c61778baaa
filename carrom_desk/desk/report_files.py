"""What the file of a report says and shows, read strictly enough to be compared."""

import csv
import io
import logging
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import islice
from typing import Any
from zipfile import ZipFile

from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .documents import Form

_LARGEST_WORKBOOK = 50_000_000
"""Bytes of a workbook unpacked; one of fifty thousand entries takes a third of it."""
_MOST_CELLS = 1_000_000
"""Of a workbook, those between its cells too."""
_MOST_OBJECTS = 1_000_000
"""Read of a part of a PDF: where they lead in a circle, it ends all the same."""
_ENDING = 1_024
"""Bytes at the end of a PDF in which its end is marked: where it is not, it would be looked for line by line."""
_MOST_TRAILERS = 1_000
"""Of a PDF; a signature or a note in it adds another."""
_MOST_LONGER = 2
"""Times as many pages, and as much on them, as there ought to be: what is longer still is not read word by word."""
_SHORT = 1_000_000
"""Bytes of what is painted that are read word by word in any case."""


# It warns in the words of the file that it reads, whatever they do to a terminal.
logging.getLogger("pypdf").setLevel(logging.CRITICAL)


class CannotVerify(Exception):
    """There is nothing to compare with, or it is no report; says why in a sentence."""


@dataclass(frozen=True, slots=True)
class ReportContent:
    """What a report says and shows."""

    pieces: tuple[str, ...]
    """Its words, or its cells, in order."""
    drawn: tuple[bytes, ...] = ()
    """What is painted on its pages, letters and lines alike, and what is read out in place of drawings."""


@dataclass(frozen=True, slots=True)
class ReportFile:
    """What can be read from the file of a report."""

    form: Form
    content: bytes
    made_as: dict[str, str]
    """How it was made, as far as it says so."""
    shown: ReportContent | None = None
    """What it says; None for a PDF, of which only the pages that differ are read."""
    title: str = ""
    match_files: tuple[bytes, ...] = ()


_NO_REPORT = QT_TRANSLATE_NOOP("Verify", "This is no report that can be compared: PDF, HTML, CSV and XLSX can.")


def read_report(content: bytes, name: str, say: Say) -> ReportFile:
    """A report by the ending of its name.

    Raises:
        CannotVerify: it is none.
    """
    reader = _READERS.get(name.lower().rpartition(".")[2])
    if reader is None:
        raise no_report(say)
    try:
        return reader(content)
    except Exception as error:  # a damaged file fails in the readers of its format in every way there is
        raise no_report(say) from error


def contents_of(made: bytes, report: ReportFile, say: Say) -> tuple[ReportContent, ReportContent]:
    """What a file made in the form of a report says, and what the report says; of a PDF where they differ.

    Raises:
        CannotVerify: the report is none.
    """
    if report.shown is not None:
        return _READERS[report.form](made).shown or ReportContent(()), report.shown
    try:
        return _where_pages_differ(made, report.content)
    except Exception as error:  # likewise
        raise no_report(say) from error


def no_report(say: Say) -> CannotVerify:
    """It says nothing that can be compared."""
    return CannotVerify(say(_NO_REPORT))


def cells_of(content: bytes) -> tuple[str, ...]:
    """The cells of comma-separated values, row by row."""
    rows = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    return tuple(cell for row in rows for cell in row)


def _made_as(words: Sequence[str]) -> dict[str, str]:
    """How it was made: words such as `part=card`, and the program's name and version."""
    found = {key: value for word in words for key, _, value in (word.strip().partition("="),) if value}
    version = [word.strip().rpartition(" ")[2] for word in words if word.strip().startswith("Carrom Desk ")]
    return found | ({"version": version[0]} if version else {})


# A PDF


def _read_pdf(content: bytes) -> ReportFile:
    from pypdf import PdfReader  # loaded where a report is looked into

    if b"%%EOF" not in content[-_ENDING:] or content.count(b"trailer") > _MOST_TRAILERS:
        raise ValueError("This PDF has no end, or too many.")
    reader = PdfReader(io.BytesIO(content))
    metadata = dict(reader.metadata or {})
    attached = sorted(reader.attachments.items(), key=lambda file: (len(file[0]), file[0]))
    return ReportFile(
        Form.PDF,
        content,
        _made_as(str(metadata.get("/Keywords", "")).split(",")),
        title=str(metadata.get("/Title", "")),
        match_files=tuple(found[0] for _, found in attached),
    )


def _where_pages_differ(made: bytes, found: bytes) -> tuple[ReportContent, ReportContent]:
    """Words are dear to read: those of a page that is painted alike, by the same fonts, are the same.

    What is painted is told only where it counts, since the words are the same.
    """
    from pypdf import PdfReader

    readers = [PdfReader(io.BytesIO(content)) for content in (made, found)]
    ours = [tuple(_painted(page)) for page in readers[0].pages]
    theirs = [tuple(_painted(page)) for page in islice(readers[1].pages, _MOST_LONGER * len(ours))]
    alike = {place for place, (one, other) in enumerate(zip(ours, theirs, strict=False)) if one == other}
    most = _MOST_LONGER * sum(map(_length, ours)) + _SHORT
    words = [
        tuple(_words_of(reader, painted, alike, most)) for reader, painted in zip(readers, (ours, theirs), strict=True)
    ]
    if words[0] != words[1]:
        return ReportContent(words[0]), ReportContent(words[1])
    drawn = [
        (*(each for page in painted for each in page), *_described(reader))
        for reader, painted in zip(readers, (ours, theirs), strict=True)
    ]
    return ReportContent(words[0], drawn[0]), ReportContent(words[1], drawn[1])


def _length(painted: tuple[bytes, ...]) -> int:
    return sum(map(len, painted))


def _words_of(reader: Any, painted: Sequence[tuple[bytes, ...]], alike: set[int], most: int) -> Iterator[str]:
    """The words of the other pages, as long as no more than so many bytes paint them."""
    for place, orders in enumerate(painted):
        if place in alike:
            continue
        most -= _length(orders)
        if most < 0:
            return
        yield from reader.pages[place].extract_text().split()


_STORED = frozenset({"/Length", "/Filter", "/DecodeParms", "/Parent"})
"""What tells how a part of a file is stored, not what it paints."""


def _painted(page: Any) -> Iterator[bytes]:
    """What a page is painted by: its orders, its drawings, its fonts. pypdf gives the objects of a file no types."""
    contents = page.get_contents()
    yield b"" if contents is None else contents.get_data()
    for each in _objects_below(page["/Resources"], lambda each: (each[key] for key in _kept_keys(each))):
        if hasattr(each, "get_data"):
            yield each.get_data()
        yield " ".join(_kept_keys(each)).encode()


def _kept_keys(each: Any) -> list[str]:
    return sorted(each.keys() - _STORED)


def _objects_below(part: Any, members: Callable[[Any], Iterable[Any]]) -> Iterator[Any]:
    """The dictionaries from a part of a file on, each once, and of each what is below it; the last member first."""
    below, seen = [part], set()
    for _ in range(_MOST_OBJECTS):
        if not below:
            return
        each = below.pop().get_object()
        if isinstance(each, list):
            below += reversed(each)
        elif isinstance(each, dict) and id(each) not in seen:
            seen.add(id(each))
            yield each
            below += members(each)


def _described(reader: Any) -> Iterator[bytes]:
    """What stands in no page: title and author, bookmarks, what is read out in place of drawings."""
    metadata = dict(reader.metadata or {})
    yield from (str(metadata.get(key, "")).encode() for key in ("/Title", "/Author"))
    root = reader.trailer["/Root"]
    for part in ("/Outlines", "/StructTreeRoot"):
        if part in root:
            yield from _texts_below(root[part])


def _texts_below(part: Any) -> Iterator[bytes]:
    """The titles of bookmarks, or what is read out in place of drawings, in order."""
    ways = ("/Next", "/First", "/K")
    for each in _objects_below(part, lambda each: [each[key] for key in ways if key in each]):
        yield from (str(each[key]).encode() for key in ("/Title", "/Alt", "/ActualText") if key in each)


# A web page


_UNENDED = re.compile("<(?=[^<>]*+(?:<|$))")
"""What begins like a tag and has no end: Python's reader would look for it over and over."""


class _Page(HTMLParser):
    """Takes the words of a page, and what it says of itself."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self.drawn: list[bytes] = []
        self.made_as = ""
        self.program = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and found.get("name") == "carrom-desk":
            self.made_as = found.get("content") or ""
        elif tag == "meta" and found.get("name") == "generator":
            self.program = found.get("content") or ""
        else:
            self.drawn.append(repr((tag, sorted(found.items(), key=str))).encode())

    def handle_data(self, data: str) -> None:
        self.pieces += data.split()


def _read_html(content: bytes) -> ReportFile:
    text = content.decode("utf-8")
    page = _Page()
    page.feed(_UNENDED.sub("&lt;", text))
    # Not closed: what a page breaks off within would be read again from each of its letters.
    page.handle_data(page.rawdata)
    title = text.partition("<title>")[2].partition("</title>")[0]
    shown = ReportContent(tuple(page.pieces), tuple(page.drawn))
    return ReportFile(Form.HTML, content, _made_as([*page.made_as.split(), page.program]), shown, title)


# A workbook


def _read_xlsx(content: bytes) -> ReportFile:
    from openpyxl import load_workbook  # a quarter of a second that only a workbook needs

    with ZipFile(io.BytesIO(content)) as packed:
        if sum(part.file_size for part in packed.infolist()) > _LARGEST_WORKBOOK:
            raise ValueError("This workbook is too large.")
    book = load_workbook(io.BytesIO(content), read_only=True)
    rows, cells = [], 0
    for page in book.worksheets:
        page.reset_dimensions()  # what stands beyond those that a page says it has is shown all the same
        for row in page.iter_rows(values_only=True):
            cells += 1 + len(row)
            if cells > _MOST_CELLS:
                raise ValueError("This workbook has too many cells.")
            rows.append((page.title, row))
    match = {str(row[0]): str(row[1]) for title, row in rows if title == "Match" and len(row) > 1}
    made_as = {"match": match.get("id", ""), "language": book.properties.language or ""}
    pieces = tuple(f"{title}: {cell}" for title, row in rows for cell in row)
    return ReportFile(Form.XLSX, content, made_as | _made_as([match.get("program", "")]), ReportContent(pieces))


def _read_csv(content: bytes) -> ReportFile:
    return ReportFile(Form.CSV, content, {}, ReportContent(cells_of(content)))


_READERS: Mapping[str, Callable[[bytes], ReportFile]] = {
    "pdf": _read_pdf,
    "html": _read_html,
    "htm": _read_html,
    "csv": _read_csv,
    "xlsx": _read_xlsx,
}
"""By the ending of a file's name; that of a form is its value."""
