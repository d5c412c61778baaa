"""Reads a report file strictly enough for comparison."""

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

from carrom_desk.desk.documents import Form
from carrom_desk.i18n import _
from carrom_desk.presentation.wording.refusal_text import Trouble
from carrom_desk.reports.content import Paper
from carrom_desk.reports.organiser import FILE, NOBODY, Organiser, organiser_from

_LARGEST_WORKBOOK = 50_000_000
"""Maximum size of an unpacked workbook in bytes; one with fifty thousand entries takes a third of it."""
_MOST_CELLS = 1_000_000
"""Maximum number of cells in a workbook, including blank cells in between."""
_MOST_OBJECTS = 1_000_000
"""Maximum number of objects read below a part of a PDF, in case of cycles."""
_ENDING = 1_024
"""Number of bytes at the end of a PDF searched for its end marker; without one, pypdf would search line by line."""
_MOST_TRAILERS = 1_000
"""Maximum number of trailers of a PDF; each signature or note adds one."""
_MOST_LONGER = 2
"""Factor by which pages and their contents may exceed the expected size; beyond that, words are not compared."""
_SHORT = 1_000_000
"""Number of bytes of painted content whose words are always read."""


# It warns with words of the file, which could affect a terminal.
logging.getLogger("pypdf").setLevel(logging.CRITICAL)


class CannotVerify(Trouble):
    """Raised when there is nothing to compare, or the file is not a report; the sentence says why."""


@dataclass(frozen=True, slots=True)
class ReportContent:
    """Comparable contents of a report."""

    pieces: tuple[str, ...]
    """Words or cells in order."""
    drawn: tuple[bytes, ...] = ()
    """Text and lines painted on the pages; for a web page, its markup in order."""
    comments: tuple[str, ...] = ()
    """Comments of a web page, which browsers do not display."""


@dataclass(frozen=True, slots=True)
class ReportFile:
    """Facts read from a report file."""

    form: Form
    content: bytes
    made_as: dict[str, str]
    """Options it was made with, if recorded."""
    shown: ReportContent | None = None
    """Contents; None for a PDF, of which only differing pages are read."""
    title: str = ""
    match_files: tuple[bytes, ...] = ()
    text: str = ""
    """Text of the first page, for a PDF without recorded options."""
    organiser: Organiser = NOBODY
    """Organiser named in the file."""

    @property
    def printed(self) -> str:
        """The id of the match on the first page."""
        found = _ID.search(self.text)
        return found[0] if found else ""


_BETWEEN_PAPERS = 817
"""In points; Letter is 792 high, A4 842."""
_ID = re.compile(r"\b[0-9a-f]{32}\b")
_PROGRAM = re.compile(r"\bCarrom Desk (\d\S*)")
_OUR_NAME = re.compile(r"match-\d+\.carrom")


def read_report(content: bytes, name: str) -> ReportFile:
    """Reads a report by its file name extension.

    Raises:
        CannotVerify: the file is not a report.
    """
    reader = _READERS.get(name.lower().rpartition(".")[2])
    if reader is None:
        raise no_report()
    try:
        return reader(content)
    except Exception as error:  # readers can fail on a damaged file with any exception
        raise no_report() from error


def contents_of(made: bytes, report: ReportFile) -> tuple[ReportContent, ReportContent]:
    """Returns the contents of the expected file and of the report; for a PDF, only where they differ.

    Raises:
        CannotVerify: the file is not a report.
    """
    if report.shown is not None:
        return read_as(report.form, made), report.shown
    try:
        return _where_pages_differ(made, report.content)
    except Exception as error:  # see above
        raise no_report() from error


def read_as(form: Form, content: bytes) -> ReportContent:
    """Returns the contents of one of our files in a format that is always read completely."""
    return _READERS[form](content).shown or ReportContent(())


def no_report() -> CannotVerify:
    """Returns the error for a file without comparable contents."""
    return CannotVerify(_("Only PDF, HTML, CSV and XLSX reports can be compared."))


def cells_of(content: bytes) -> tuple[str, ...]:
    """Returns the cells of comma-separated values by row."""
    return tuple(cell for row in rows_of(content) for cell in row)


def rows_of(content: bytes) -> list[list[str]]:
    """Returns the cells by row; some programs use semicolons or tabs as separators."""
    text = content.decode("utf-8-sig")
    head = text.partition("\n")[0]
    delimiter = next((each for each in ",;\t" if each in head), ",")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


def _made_as(words: Sequence[str]) -> dict[str, str]:
    """Parses the recorded options, such as `part=card`, and the program's name and version."""
    found = {key: value for word in words for key, _, value in (word.strip().partition("="),) if value}
    version = [word.strip().rpartition(" ")[2] for word in words if word.strip().startswith("Carrom Desk ")]
    return found | ({"version": version[0]} if version else {})


# A PDF


def _read_pdf(content: bytes) -> ReportFile:
    from pypdf import PdfReader  # imported late: only needed for reading a report

    if b"%%EOF" not in content[-_ENDING:] or content.count(b"trailer") > _MOST_TRAILERS:
        raise ValueError("This PDF has no end marker, or too many.")
    reader = PdfReader(io.BytesIO(content))
    metadata = dict(reader.metadata or {})
    files = dict(reader.attachments)
    organiser = organiser_from(files.pop(FILE)[0].decode()) if FILE in files else NOBODY
    attached = sorted(_ours(files).items(), key=lambda file: (len(file[0]), file[0]))
    made_as = _made_as(str(metadata.get("/Keywords", "")).split(","))
    first = reader.pages[0]
    paper = Paper.A4 if float(first.mediabox.height) > _BETWEEN_PAPERS else Paper.LETTER
    text = "" if made_as or attached else first.extract_text()
    made_as = {"language": str(reader.root_object.get("/Lang", ""))} | made_as
    program = _PROGRAM.search(text)
    if program:
        made_as["version"] = program[1]
    return ReportFile(
        Form.PDF,
        content,
        {"paper": paper.value} | made_as,
        title=str(metadata.get("/Title", "")),
        match_files=tuple(found[0] for _, found in attached),
        organiser=organiser,
        text=text,
    )


def _ours(attached: Mapping[str, Sequence[bytes]]) -> Mapping[str, Sequence[bytes]]:
    """Returns the match files embedded in a PDF by name; if there are none, all embedded files."""
    return {name: each for name, each in attached.items() if _OUR_NAME.fullmatch(name)} or attached


def _where_pages_differ(made: bytes, found: bytes) -> tuple[ReportContent, ReportContent]:
    """Returns the words of pages that are painted differently.

    Extracting words is slow, and pages painted alike with the same fonts have the same words. Painted content is only
    included where it matters.
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
    """Yields the words of the remaining pages, up to a number of bytes of drawing operators."""
    for place, orders in enumerate(painted):
        if place in alike:
            continue
        most -= _length(orders)
        if most < 0:
            return
        yield from reader.pages[place].extract_text().split()


_STORED = frozenset({"/Length", "/Filter", "/DecodeParms", "/Parent"})
"""Keys about how a part of a file is stored."""


def _painted(page: Any) -> Iterator[bytes]:
    """Yields everything that paints a page: operators, drawings, fonts. pypdf's objects have no static types."""
    contents = page.get_contents()
    yield b"" if contents is None else contents.get_data()
    for each in _objects_below(page["/Resources"], lambda each: (each[key] for key in _kept_keys(each))):
        if hasattr(each, "get_data"):
            yield each.get_data()
        yield " ".join(_kept_keys(each)).encode()


def _kept_keys(each: Any) -> list[str]:
    return sorted(each.keys() - _STORED)


def _objects_below(part: Any, members: Callable[[Any], Iterable[Any]]) -> Iterator[Any]:
    """Yields the dictionaries below a part of a file, each once, depth first, the last member first."""
    below, seen = [part], set()
    for _object in range(_MOST_OBJECTS):
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
    """Yields texts outside the pages: title, author, bookmarks, alternative texts of drawings."""
    metadata = dict(reader.metadata or {})
    yield from (str(metadata.get(key, "")).encode() for key in ("/Title", "/Author"))
    root = reader.trailer["/Root"]
    for part in ("/Outlines", "/StructTreeRoot"):
        if part in root:
            yield from _texts_below(root[part])


def _texts_below(part: Any) -> Iterator[bytes]:
    """Yields the titles of bookmarks or the alternative texts, in order."""
    ways = ("/Next", "/First", "/K")
    for each in _objects_below(part, lambda each: [each[key] for key in ways if key in each]):
        yield from (str(each[key]).encode() for key in ("/Title", "/Alt", "/ActualText") if key in each)


# A web page


_UNENDED = re.compile("<(?=[^<>]*+(?:<|$))")
"""Start of an unclosed tag, which makes Python's parser search repeatedly."""


class _Page(HTMLParser):
    """Collects the words and metadata of a web page."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self.drawn: list[bytes] = []
        self.comments: list[str] = []
        self.made_as = ""
        self.program = ""
        self.organiser = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "meta" and found.get("name") == "carrom-desk":
            self.made_as = found.get("content") or ""
        elif tag == "meta" and found.get("name") == "organiser":
            self.organiser = found.get("content") or ""
        elif tag == "meta" and found.get("name") == "generator":
            self.program = found.get("content") or ""
        # Including duplicates: a browser uses the first, a dictionary the last.
        self.drawn.append(repr((tag, sorted(attrs, key=str))).encode())

    def handle_endtag(self, tag: str) -> None:
        self.drawn.append(f"/{tag}".encode())

    def handle_decl(self, decl: str) -> None:
        self.drawn.append(f"!{decl.lower()}".encode())

    def handle_pi(self, data: str) -> None:
        self.drawn.append(f"?{data}".encode())

    def unknown_decl(self, data: str) -> None:
        self.drawn.append(f"![{data}".encode())

    def handle_comment(self, data: str) -> None:
        # Browsers and Python disagree on where a comment with such characters ends.
        if set(data) & set("<>"):
            self.drawn.append(data.encode())
        self.comments.append(data)

    def handle_data(self, data: str) -> None:
        self.pieces += data.split()
        if data.strip():
            self.drawn.append(b"text")


def _read_html(content: bytes) -> ReportFile:
    text = content.decode("utf-8")
    page = _Page()
    page.feed(_UNENDED.sub("&lt;", text))
    # Not closed: the parser would read an unfinished tag again from every letter.
    page.handle_data(page.rawdata)
    title = text.partition("<title>")[2].partition("</title>")[0]
    shown = ReportContent(tuple(page.pieces), tuple(page.drawn), tuple(page.comments))
    made_as = _made_as([*page.made_as.split(), page.program])
    return ReportFile(Form.HTML, content, made_as, shown, title, organiser=organiser_from(page.organiser))


# A workbook


def _read_xlsx(content: bytes) -> ReportFile:
    from openpyxl import load_workbook  # takes a quarter of a second, which only workbooks should spend

    with ZipFile(io.BytesIO(content)) as packed:
        if sum(part.file_size for part in packed.infolist()) > _LARGEST_WORKBOOK:
            raise ValueError("This workbook is too large.")
        is_letter = b'paperSize="1"' in packed.read("xl/worksheets/sheet1.xml")
    book = load_workbook(io.BytesIO(content), read_only=True)
    rows, cells = [], 0
    for page in book.worksheets:
        page.reset_dimensions()  # cells beyond the declared size are shown anyway
        for row in page.iter_rows(values_only=True):
            cells += 1 + len(row)
            if cells > _MOST_CELLS:
                raise ValueError("This workbook has too many cells.")
            rows.append((page.title, _trimmed(row)))
    match = {str(row[0]): str(row[1]) for title, row in rows if title == "Match" and len(row) > 1}
    paper = Paper.LETTER if is_letter else Paper.A4
    made_as = {"match": match.get("id", ""), "language": book.properties.language or "", "paper": paper.value}
    pieces = tuple(f"{title}: {'' if cell is None else cell}" for title, row in rows for cell in (*row, "⏎"))
    return ReportFile(Form.XLSX, content, made_as | _made_as([match.get("program", "")]), ReportContent(pieces))


def _trimmed(row: tuple[Any, ...]) -> tuple[Any, ...]:
    """Returns a row without trailing empty cells, whose number varies between programs."""
    filled = [place for place, cell in enumerate(row, 1) if cell not in (None, "")]
    return row[: max(filled, default=0)]


def _read_csv(content: bytes) -> ReportFile:
    return ReportFile(Form.CSV, content, {}, ReportContent(cells_of(content)))


_READERS: Mapping[str, Callable[[bytes], ReportFile]] = {
    "pdf": _read_pdf,
    "html": _read_html,
    "htm": _read_html,
    "csv": _read_csv,
    "xlsx": _read_xlsx,
}
"""Readers by file name extension."""
