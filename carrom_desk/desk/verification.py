"""Whether a report tells the truth: it is made again from the match, and compared with what it says.

A PDF has the match inside; any other form is compared with the match that it is said to be of.
"""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import StrEnum, unique
from html.parser import HTMLParser
from itertools import groupby
from typing import Any

from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.languages import languages
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.store import StoredMatch
from carrom_desk.reports.content import Document, Paper
from carrom_desk.reports.day import day_of
from carrom_desk.reports.documents import Extent, Options, day_document
from carrom_desk.reports.languages import say_in
from carrom_desk.reports.score_sheet import ScoreSheet, fingerprint_of
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, in_english, said

from .documents import Form, MatchNumbers, MatchReport, Subject, document_of, match_report, written, written_document

_MOST_DIFFERENCES = 20
_MOST_OBJECTS = 1_000_000
"""Read of a part of a PDF: where they lead in a circle, it ends all the same."""


@unique
class Truth(StrEnum):
    """What a report turns out to be."""

    TRUE = "true"
    ALTERED = "altered"
    """It says something that does not follow from the match."""
    ANOTHER = "another_match"
    """It is of another match than the one that it is compared with."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of it."""

    truth: Truth
    match_id: str = ""
    fingerprint: str = ""
    """Of the match that the report was compared with."""
    differences: tuple[str, ...] = ()
    """Sentences."""


class CannotVerify(Exception):
    """There is nothing to compare with, or it is no report; says why in a sentence."""


@dataclass(frozen=True, slots=True)
class _Report:
    """What can be read from the file of a report."""

    form: Form
    content: bytes
    made_as: dict[str, str]
    """How it was made, as far as it says so."""
    title: str = ""
    match_files: tuple[bytes, ...] = ()


@dataclass(frozen=True, slots=True)
class _Content:
    """What a report says and shows."""

    pieces: tuple[str, ...]
    """Its words, or its cells, in order."""
    drawn: tuple[bytes, ...] = ()
    """What is painted on its pages, letters and lines alike, and what is read out in place of drawings."""


def verify(content: bytes, name: str, source: StoredMatch | None, *, version: str, say: Say = in_english) -> Verdict:
    """Compare a report, a file of this name, with the match inside it, or with its source where that is given.

    Raises:
        CannotVerify: nothing can be compared.
        InvalidDocument: the source has an entry that is not possible where it stands.
    """
    report = _read(content, name, say)
    try:
        inside = tuple(read_match(text.decode("utf-8")) for text in report.match_files)
    except (InvalidDocument, UnicodeDecodeError):
        return Verdict(Truth.ALTERED, "", "", (say(QT_TRANSLATE_NOOP("Verify", "The match inside cannot be read.")),))
    matches = inside or ((source,) if source is not None else ())
    if not matches:
        words = QT_TRANSLATE_NOOP("Verify", "No match is inside this file: name the match that it is a report of.")
        raise CannotVerify(say(words))
    if source is not None:
        about = report.made_as.get("match", "") or (inside[0].id if len(inside) == 1 else "")
        if about and about != source.id:
            words = QT_TRANSLATE_NOOP("Verify", "The report is of the match {one}, not of {other}.")
            return Verdict(Truth.ANOTHER, source.id, "", (say(words, one=about, other=source.id),))
    try:
        sheets = [match_report(match, version=report.made_as.get("version", version)) for match in matches]
    except InvalidDocument as invalid:
        if not inside:
            raise
        return Verdict(
            Truth.ALTERED, matches[0].id, "", tuple(said(problem.problem, say) for problem in invalid.problems)
        )
    differences = list(_compared(report, sheets, say))
    if source is not None and inside and _fingerprints(inside) != _fingerprints((source,)):
        words = QT_TRANSLATE_NOOP("Verify", "The match {id} is kept otherwise: it has gone on since, or was changed.")
        differences.insert(0, say(words, id=source.id))
    first = sheets[0].sheet
    truth = Truth.ALTERED if differences else Truth.TRUE
    several = len(sheets) > 1
    return Verdict(truth, "" if several else first.match_id, "" if several else first.fingerprint, tuple(differences))


def _fingerprints(matches: Sequence[StoredMatch]) -> list[str]:
    return [fingerprint_of(match.id, replay_match(match).record) for match in matches]


def match_named(content: bytes, name: str) -> str:
    """The id of the match that a report says it is of; empty where it does not say."""
    try:
        return _read(content, name, in_english).made_as.get("match", "")
    except CannotVerify:
        return ""


# What ought to be there


def _compared(report: _Report, matches: Sequence[MatchReport], say: Say) -> Sequence[str]:
    """What the report says otherwise than one that is made of the same matches now."""
    found: list[Sequence[str]] = []
    for language in _languages(report):
        made = _made_again(report, matches, replace(_options(report), say=say_in(language)), say)
        if made == report.content:
            return ()  # to the byte: nothing needs to be read
        found.append(_differences(_content(report.form, made, say), _content(report.form, report.content, say), say))
        if not found[-1]:
            return ()
    return min(found, key=len)[:_MOST_DIFFERENCES]


def _differences(expected: _Content, found: _Content, say: Say) -> Sequence[str]:
    pairs = _differing(expected.pieces, found.pieces)
    sentences = [_difference(" ".join(ours), " ".join(theirs), say) for ours, theirs in pairs]
    if sentences or found.drawn == expected.drawn:
        return sentences
    return [say(QT_TRANSLATE_NOOP("Verify", "Something is drawn otherwise than in a report of this match."))]


def _languages(report: _Report) -> Sequence[str]:
    """That of the report; any where it does not say, as a table does not."""
    named = report.made_as.get("language", "")
    return (named,) if named in languages() else languages()


def _differing(expected: Sequence[str], found: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """The runs of pieces that differ, each with what stands in its place."""
    if len(expected) == len(found):  # place by place: to align thousands of short cells takes a minute
        groups = groupby(zip(expected, found, strict=True), key=lambda pair: pair[0] == pair[1])
        for is_equal, run in groups:
            if not is_equal:
                ours, theirs = zip(*run, strict=True)
                yield ours, theirs
        return
    for kind, first, last, start, end in SequenceMatcher(None, expected, found).get_opcodes():
        if kind != "equal":
            yield expected[first:last], found[start:end]


def _difference(ought: str, told: str, say: Say) -> str:
    if not told:
        return say(QT_TRANSLATE_NOOP("Verify", "“{ought}” is missing."), ought=ought)
    if not ought:
        return say(QT_TRANSLATE_NOOP("Verify", "“{told}” was added."), told=told)
    words = QT_TRANSLATE_NOOP("Verify", "“{told}” stands where the match has “{ought}”.")
    return say(words, told=told, ought=ought)


def _made_again(report: _Report, matches: Sequence[MatchReport], options: Options, say: Say) -> bytes:
    if report.form in (Form.PDF, Form.HTML):
        return written_document(_document(report, matches, options), report.form, options).content
    if report.form is Form.XLSX:
        return written(matches[0], Form.XLSX, options, "").content
    subject, form = _table_of(report, matches[0], say)
    return written(subject, form, options, "").content


def _document(report: _Report, matches: Sequence[MatchReport], options: Options) -> Document:
    if report.made_as.get("about") == "statistics":
        return document_of(MatchNumbers(matches[0].sheet), options)
    if report.made_as.get("about") != "day":
        return document_of(matches[0], options)
    title = report.title.partition(": ")[2]
    sheets: list[ScoreSheet] = [match.sheet for match in matches]
    day = day_of(title, sheets, version=matches[0].sheet.version)
    return day_document(day, options, [text.decode("utf-8") for text in report.match_files])


def _options(report: _Report) -> Options:
    made_as = report.made_as
    return Options(
        paper=Paper(made_as["paper"]) if made_as.get("paper") in tuple(Paper) else Paper.A4,
        extent=Extent(made_as["part"]) if made_as.get("part") in tuple(Extent) else Extent.ALL,
    )


def _table_of(report: _Report, match: MatchReport, say: Say) -> tuple[Subject, Form]:
    """Which table a CSV file is, by the names of its columns."""
    forms: tuple[tuple[Subject, Form], ...] = (
        (match, Form.CSV),
        (match, Form.STROKES),
        (MatchNumbers(match.sheet), Form.CSV),
    )
    for subject, form in forms:
        head = written(subject, form, Options(), "").content.splitlines()[0]
        if _cells(report.content.partition(b"\n")[0]) == _cells(head):
            return subject, form
    raise CannotVerify(say(_NO_REPORT))


# Reading a report

_NO_REPORT = QT_TRANSLATE_NOOP("Verify", "This is no report that can be compared: PDF, HTML, CSV and XLSX can.")


def _read(content: bytes, name: str, say: Say) -> _Report:
    try:
        match name.lower().rpartition(".")[2]:
            case "pdf":
                return _read_pdf(content)
            case "html" | "htm":
                return _read_html(content)
            case "csv":
                return _Report(Form.CSV, content, {})
            case "xlsx":
                return _read_xlsx(content)
            case _:
                raise CannotVerify(say(_NO_REPORT))
    except CannotVerify:
        raise
    except Exception as error:  # a damaged file fails in the readers of its format in every way there is
        raise CannotVerify(say(_NO_REPORT)) from error


def _content(form: Form, content: bytes, say: Say) -> _Content:
    try:
        match form:
            case Form.PDF:
                return _pdf_content(content)
            case Form.HTML:
                page = _page(content)
                return _Content(tuple(page.pieces), tuple(page.drawn))
            case Form.XLSX:
                return _Content(tuple(f"{title}: {cell}" for title, row in _rows(content) for cell in row))
            case _:
                return _Content(_cells(content))
    except Exception as error:  # likewise
        raise CannotVerify(say(_NO_REPORT)) from error


def _made_as(words: Sequence[str]) -> dict[str, str]:
    """How it was made: words such as `part=card`, and the program's name and version."""
    found = {key: value for word in words for key, _, value in (word.strip().partition("="),) if value}
    version = [word.strip().rpartition(" ")[2] for word in words if word.strip().startswith("Carrom Desk ")]
    return found | ({"version": version[0]} if version else {})


def _read_pdf(content: bytes) -> _Report:
    from pypdf import PdfReader  # loaded where a report is looked into

    reader = PdfReader(io.BytesIO(content))
    metadata = dict(reader.metadata or {})
    attached = sorted(reader.attachments.items(), key=lambda file: (len(file[0]), file[0]))
    return _Report(
        Form.PDF,
        content,
        _made_as(str(metadata.get("/Keywords", "")).split(",")),
        str(metadata.get("/Title", "")),
        tuple(found[0] for _, found in attached),
    )


def _pdf_content(content: bytes) -> _Content:
    from pypdf import PdfReader

    reader = PdfReader(io.BytesIO(content))
    pieces, drawn = [], []
    for page in reader.pages:
        pieces += page.extract_text().split()
        contents = page.get_contents()
        drawn += [b"" if contents is None else contents.get_data(), *_drawings(page["/Resources"])]
    metadata = dict(reader.metadata or {})
    drawn += [str(metadata.get(key, "")).encode() for key in ("/Title", "/Author")]
    root: Any = reader.trailer["/Root"]
    drawn += [text for part in ("/Outlines", "/StructTreeRoot") if part in root for text in _texts_below(root[part])]
    return _Content(tuple(pieces), tuple(drawn))


def _texts_below(part: Any) -> Iterator[bytes]:
    """The titles of bookmarks, or what is read out in place of drawings, in order."""
    below = [part]
    for _ in range(_MOST_OBJECTS):
        if not below:
            return
        each = below.pop()
        if isinstance(each, list):
            below += (child.get_object() for child in reversed(each))
        elif isinstance(each, dict):
            yield from (str(each[key]).encode() for key in ("/Title", "/Alt", "/ActualText") if key in each)
            below += [each[key] for key in ("/Next", "/First", "/K") if key in each]


def _drawings(resources: Any) -> Iterator[bytes]:
    """What the drawings on a page are made of: pypdf gives the objects of a file no types."""
    for drawing in (resources.get_object().get("/XObject") or {}).values():
        found = drawing.get_object()
        yield found.get_data()
        if "/Resources" in found:
            yield from _drawings(found["/Resources"])


class _Page(HTMLParser):
    """Takes the words of a page, and what it says of itself."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[str] = []
        self.drawn: list[bytes] = []
        self.made_as = ""
        self.program = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = dict(attrs)
        if tag == "meta" and told.get("name") == "carrom-desk":
            self.made_as = told.get("content") or ""
        elif tag == "meta" and told.get("name") == "generator":
            self.program = told.get("content") or ""
        else:
            self.drawn.append(repr((tag, sorted(told.items(), key=str))).encode())

    def handle_data(self, data: str) -> None:
        self.pieces += data.split()


def _cells(content: bytes) -> tuple[str, ...]:
    rows = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    return tuple(cell for row in rows for cell in row)


def _page(content: bytes) -> _Page:
    page = _Page()
    page.feed(content.decode("utf-8"))
    page.close()
    return page


def _read_html(content: bytes) -> _Report:
    page = _page(content)
    title = content.decode("utf-8").partition("<title>")[2].partition("</title>")[0]
    return _Report(Form.HTML, content, _made_as([*page.made_as.split(), page.program]), title)


def _rows(content: bytes) -> list[tuple[str, tuple[Any, ...]]]:
    """Every row of a workbook with the title of its page."""
    from openpyxl import load_workbook  # a quarter of a second that only a workbook needs

    book = load_workbook(io.BytesIO(content))
    return [(page.title, row) for page in book.worksheets for row in page.iter_rows(values_only=True)]


def _read_xlsx(content: bytes) -> _Report:
    match = {str(row[0]): str(row[1]) for title, row in _rows(content) if title == "Match"}
    return _Report(Form.XLSX, content, {"match": match.get("id", "")} | _made_as([match.get("program", "")]))
