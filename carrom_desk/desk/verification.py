"""Whether a report tells the truth: it is made anew from the match, and compared with what it says.

A PDF has the match inside; any other form is compared with the match that it is said to be of.
"""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum, unique
from html.parser import HTMLParser
from typing import Any

from carrom_desk.exchange.match_file import read_match, replay_match
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.store import StoredMatch
from carrom_desk.reports.content import Document
from carrom_desk.reports.day import day_of
from carrom_desk.reports.documents import Extent, Options, day_document
from carrom_desk.reports.fingerprint import fingerprint_of
from carrom_desk.reports.languages import languages, say_in
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, in_english

from .documents import Form, MatchNumbers, MatchReport, Subject, document_of, match_report, written, written_document

_MOST_DIFFERENCES = 20


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
    pieces: tuple[str, ...]
    """Its words, or its cells, in order."""
    made_as: dict[str, str]
    """How it was made, as far as it says so."""
    title: str = ""
    match_files: tuple[bytes, ...] = ()
    drawn: tuple[bytes, ...] = ()
    """What is painted on its pages, letters and lines alike."""


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
        return Verdict(Truth.ALTERED, matches[0].id, "", tuple(problem.problem for problem in invalid.problems))
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


def _compared(report: _Report, matches: Sequence[MatchReport], say: Say) -> Iterator[str]:
    """What the report says otherwise than one that is made of the same matches now."""
    anew = _read(_made_anew(report, matches, say), f"x{report.form.ending}", say)
    found = 0
    pairs = SequenceMatcher(None, anew.pieces, report.pieces, autojunk=False)
    for kind, first, last, from_, to in pairs.get_opcodes():
        if kind != "equal" and found < _MOST_DIFFERENCES:
            found += 1
            yield _difference(" ".join(anew.pieces[first:last]), " ".join(report.pieces[from_:to]), say)
    if not found and report.drawn != anew.drawn:
        yield say(QT_TRANSLATE_NOOP("Verify", "Something is drawn otherwise than in a report of this match."))


def _difference(ought: str, told: str, say: Say) -> str:
    if not told:
        return say(QT_TRANSLATE_NOOP("Verify", "“{ought}” is missing."), ought=ought)
    if not ought:
        return say(QT_TRANSLATE_NOOP("Verify", "“{told}” was added."), told=told)
    words = QT_TRANSLATE_NOOP("Verify", "“{told}” stands where the match has “{ought}”.")
    return say(words, told=told, ought=ought)


def _made_anew(report: _Report, matches: Sequence[MatchReport], say: Say) -> bytes:
    options = _options(report)
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
    told = report.made_as
    language = told.get("language", "")
    return Options(
        paper=Paper(told["paper"]) if told.get("paper") in tuple(Paper) else Paper.A4,
        extent=Extent(told["part"]) if told.get("part") in tuple(Extent) else Extent.ALL,
        say=say_in(language if language in languages() else languages()[0]),
    )


def _table_of(report: _Report, match: MatchReport, say: Say) -> tuple[Subject, Form]:
    """Which table a CSV file is, by the names of its columns."""
    forms: tuple[tuple[Subject, Form], ...] = (
        (match, Form.CSV),
        (match, Form.STROKES),
        (MatchNumbers(match.sheet), Form.CSV),
    )
    for subject, form in forms:
        head = _csv_cells(written(subject, form, Options(), "").content.splitlines()[0])
        if report.pieces[: len(head)] == head:
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
                return _read_html(content.decode("utf-8"))
            case "csv":
                return _Report(Form.CSV, _csv_cells(content), {})
            case "xlsx":
                return _read_xlsx(content)
            case _:
                raise CannotVerify(say(_NO_REPORT))
    except CannotVerify:
        raise
    except Exception as error:  # a damaged file fails in the readers of its format in every way there is
        raise CannotVerify(say(_NO_REPORT)) from error


def _told(words: Sequence[str]) -> dict[str, str]:
    """How it was made: words such as `part=card`, and the program's name and version."""
    found = {key: value for word in words for key, _, value in (word.strip().partition("="),) if value}
    version = [word.strip().rpartition(" ")[2] for word in words if word.strip().startswith("Carrom Desk ")]
    return found | ({"version": version[0]} if version else {})


def _read_pdf(content: bytes) -> _Report:
    from pypdf import PdfReader  # loaded where a report is looked into

    reader = PdfReader(io.BytesIO(content))
    metadata = dict(reader.metadata or {})
    pieces, drawn = [], []
    for page in reader.pages:
        pieces += page.extract_text().split()
        contents = page.get_contents()
        drawn += [b"" if contents is None else contents.get_data(), *_drawings(page["/Resources"])]
    attached = sorted(reader.attachments.items(), key=lambda file: (len(file[0]), file[0]))
    return _Report(
        Form.PDF,
        tuple(pieces),
        _told(str(metadata.get("/Keywords", "")).split(",")),
        str(metadata.get("/Title", "")),
        tuple(found[0] for _, found in attached),
        tuple(drawn),
    )


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


def _read_html(text: str) -> _Report:
    page = _Page()
    page.feed(text)
    page.close()
    title = text.partition("<title>")[2].partition("</title>")[0]
    words = [*page.made_as.split(), page.program]
    return _Report(Form.HTML, tuple(page.pieces), _told(words), title, (), tuple(page.drawn))


def _csv_cells(content: bytes) -> tuple[str, ...]:
    rows = csv.reader(io.StringIO(content.decode("utf-8-sig"), newline=""))
    return tuple(cell for row in rows for cell in row)


def _read_xlsx(content: bytes) -> _Report:
    from openpyxl import load_workbook

    book = load_workbook(io.BytesIO(content))
    rows = [(page.title, row) for page in book.worksheets for row in page.iter_rows(values_only=True)]
    cells = tuple(f"{title}: {cell}" for title, row in rows for cell in row if cell is not None)
    match = {str(row[0]): str(row[1]) for title, row in rows if title == "Match"}
    made_as = {"match": match.get("id", "")} | _told([match.get("program", "")])
    return _Report(Form.XLSX, cells, made_as)
