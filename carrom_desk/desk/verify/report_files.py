"""Contents of a report's file, read strictly enough to be compared."""

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
from carrom_desk.i18n import N_, say
from carrom_desk.presentation.wording.refusal_text import Trouble
from carrom_desk.reports.content import Paper
from carrom_desk.reports.organiser import FILE, NOBODY, Organiser, organiser_from

_LARGEST_WORKBOOK = 50_000_000
"""Bytes of a workbook unpacked; one of fifty thousand entries takes a third of it."""
_MOST_CELLS = 1_000_000
"""Maximum number of cells of a workbook, including blank ones between others."""
_MOST_OBJECTS = 1_000_000
"""Read of a part of a PDF: where they lead in a circle, it ends anyway."""
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


class CannotVerify(Trouble):
    """There is nothing to compare with, or it is no report; says why in a sentence."""


@dataclass(frozen=True, slots=True)
class ReportContent:
    """Contents of a report."""

    pieces: tuple[str, ...]
    """Its words, or its cells, in order."""
    drawn: tuple[bytes, ...] = ()
    """Contents painted on its pages, text and lines alike; for a web page its markup, in order."""
    comments: tuple[str, ...] = ()
    """Comments of a web page, which are never displayed."""


@dataclass(frozen=True, slots=True)
class ReportFile:
    """Readable parts of a report's file."""

    form: Form
    content: bytes
    made_as: dict[str, str]
    """Options it was made with, if stated."""
    shown: ReportContent | None = None
    """Its text; None for a PDF, of which only differing pages are read."""
    title: str = ""
    match_files: tuple[bytes, ...] = ()
    text: str = ""
    """Of the first page of a PDF that does not say how it was made."""
    organiser: Organiser = NOBODY
    """Declared by the file itself."""

    @property
    def printed(self) -> str:
        """The id of the match as the first page has it."""
        found = _ID.search(self.text)
        return found[0] if found else ""


_BETWEEN_PAPERS = 817
"""Points: Letter is 792 high, A4 842."""
_ID = re.compile(r"\b[0-9a-f]{32}\b")
_PROGRAM = re.compile(r"\bCarrom Desk (\d\S*)")
_OUR_NAME = re.compile(r"match-\d+\.carrom")
_NO_REPORT = N_("Only PDF, HTML, CSV and XLSX reports can be compared.")


def read_report(content: bytes, name: str) -> ReportFile:
    """A report by the ending of its name.

    Raises:
        CannotVerify: it is none.
    """
    reader = _READERS.get(name.lower().rpartition(".")[2])
    if reader is None:
        raise no_report()
    try:
        return reader(content)
    except Exception as error:  # a damaged file fails in the readers of its format in every way there is
        raise no_report() from error


def contents_of(made: bytes, report: ReportFile) -> tuple[ReportContent, ReportContent]:
    """Returns what a file made in the form of a report says, and what the report says; of a PDF where they differ.

    Raises:
        CannotVerify: the report is none.
    """
    if report.shown is not None:
        return read_as(report.form, made), report.shown
    try:
        return _where_pages_differ(made, report.content)
    except Exception as error:  # likewise
        raise no_report() from error


def read_as(form: Form, content: bytes) -> ReportContent:
    """Returns what a file of ours says in a form of which all is read at once."""
    return _READERS[form](content).shown or ReportContent(())


def no_report() -> CannotVerify:
    """It says nothing that can be compared."""
    return CannotVerify(say(_NO_REPORT))


def cells_of(content: bytes) -> tuple[str, ...]:
    """The cells of comma-separated values, row by row."""
    return tuple(cell for row in rows_of(content) for cell in row)


def rows_of(content: bytes) -> list[list[str]]:
    """Returns the cells by row. Some programs separate cells with a semicolon or a tab."""
    text = content.decode("utf-8-sig")
    head = text.partition("\n")[0]
    delimiter = next((each for each in ",;\t" if each in head), ",")
    return list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))


def _made_as(words: Sequence[str]) -> dict[str, str]:
    """Returns how it was made: words such as `part=card`, and the program's name and version."""
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
    """Returns the match files embedded in a PDF, by name; all files if none has such a name."""
    return {name: each for name, each in attached.items() if _OUR_NAME.fullmatch(name)} or attached


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
    """Yields the words of the other pages, up to a number of bytes of drawing commands."""
    for place, orders in enumerate(painted):
        if place in alike:
            continue
        most -= _length(orders)
        if most < 0:
            return
        yield from reader.pages[place].extract_text().split()


_STORED = frozenset({"/Length", "/Filter", "/DecodeParms", "/Parent"})
"""Keys that describe how a part of a file is stored, not its contents."""


def _painted(page: Any) -> Iterator[bytes]:
    """Yields what a page is painted by: its orders, its drawings, its fonts. pypdf gives the objects of a file no
    types."""
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
    """Yields texts outside the pages: title and author, bookmarks, alternative texts of drawings."""
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
"""Start of a tag without an end, for which Python's parser would search repeatedly."""


class _Page(HTMLParser):
    """Takes the words of a page, and what it says of itself."""

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
        # With those named twice: a browser takes the first, a dictionary the last.
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
        # Browsers do not agree with Python on where a comment ends that holds such signs.
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
    # Not closed: what a page breaks off within would be read again from each of its letters.
    page.handle_data(page.rawdata)
    title = text.partition("<title>")[2].partition("</title>")[0]
    shown = ReportContent(tuple(page.pieces), tuple(page.drawn), tuple(page.comments))
    made_as = _made_as([*page.made_as.split(), page.program])
    return ReportFile(Form.HTML, content, made_as, shown, title, organiser=organiser_from(page.organiser))


# A workbook


def _read_xlsx(content: bytes) -> ReportFile:
    from openpyxl import load_workbook  # a quarter of a second that only a workbook needs

    with ZipFile(io.BytesIO(content)) as packed:
        if sum(part.file_size for part in packed.infolist()) > _LARGEST_WORKBOOK:
            raise ValueError("This workbook is too large.")
        is_letter = b'paperSize="1"' in packed.read("xl/worksheets/sheet1.xml")
    book = load_workbook(io.BytesIO(content), read_only=True)
    rows, cells = [], 0
    for page in book.worksheets:
        page.reset_dimensions()  # what stands beyond those that a page says it has is shown anyway
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
    """A row without the empty cells at its end, of which another program has more or fewer."""
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
"""Formats by file name extension."""
