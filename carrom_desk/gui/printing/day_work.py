"""All matches of a day set on pages, match by match: it takes a while, and can be stopped in between."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial

from carrom_desk.desk.documents import DayReport, Form
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.plain_text import plain
from carrom_desk.reports.as_html import as_html
from carrom_desk.reports.day_documents import Packed, file_names, results_csv, results_html, zip_of
from carrom_desk.reports.day_results import DOCUMENT_NAME
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.table_csv import ENCODING

from .parts_pages import results_printable
from .pdf_document import PdfDocument
from .pdf_report import pdf_of
from .sheet_pages import sheet_printable


class DayWork(ABC):
    """A document in the making."""

    @abstractmethod
    def pieces(self) -> Sequence[Callable[[], object]]:
        """What is to be done, in order."""

    @abstractmethod
    def content(self) -> bytes:
        """The file, once all pieces are done."""


class PdfWork(DayWork):
    """The results list, then every score sheet with its own pages."""

    def __init__(self, document: DayReport, paper: Paper) -> None:
        """Begin it."""
        self._day = document.day
        self._pdf = PdfDocument(f"{DOCUMENT_NAME}: {document.day.title}", document.day.version, paper)

    def pieces(self) -> Sequence[Callable[[], object]]:
        return (
            lambda: self._pdf.add(results_printable(self._day)),
            *(partial(self._add, sheet) for sheet in self._day.sheets),
        )

    def content(self) -> bytes:
        return self._pdf.content()

    def _add(self, sheet: ScoreSheet) -> None:
        self._pdf.add(sheet_printable(sheet))


class ZipWork(DayWork):
    """The results list, and of every match its sheet and its match file."""

    def __init__(self, document: DayReport, paper: Paper) -> None:
        """Begin it."""
        self._document = document
        self._paper = paper
        self._matches = {plain(match.id): match for match in document.matches}
        self._files = [
            Packed("results.html", results_html(document.day, paper).encode("utf-8")),
            Packed("results.csv", results_csv(document.day).encode(ENCODING)),
        ]

    def pieces(self) -> Sequence[Callable[[], object]]:
        day = self._document.day
        named = zip(day.sheets, file_names(day), strict=True)
        return tuple(partial(self._add, sheet, name) for sheet, name in named)

    def content(self) -> bytes:
        return zip_of(self._document.day, self._files)

    def _add(self, sheet: ScoreSheet, name: str) -> None:
        match = self._matches[sheet.match_id]
        self._files += (
            Packed(f"{name}.pdf", pdf_of(sheet, self._paper)),
            Packed(f"{name}.html", as_html(sheet, self._paper).encode("utf-8")),
            Packed(f"{name}.carrom", write_match(match).encode("utf-8")),
        )


def day_work(document: DayReport, form: Form, paper: Paper) -> DayWork | None:
    """The work of a form that is set on pages; None for any other."""
    match form:
        case Form.PDF:
            return PdfWork(document, paper)
        case Form.ZIP:
            return ZipWork(document, paper)
        case _:
            return None


def day_content(work: DayWork) -> bytes:
    """The file, made in one go."""
    for piece in work.pieces():
        piece()
    return work.content()
