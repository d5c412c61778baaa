"""The score sheet as PDF."""

from pathlib import Path

from carrom_desk.reports.paper import Paper
from carrom_desk.reports.score_sheet import ScoreSheet
from carrom_desk.reports.sheet_words import title_words
from carrom_desk.reports.whole_file import write_whole

from .pdf_document import pdf_document
from .sheet_pages import sheet_printable


def write_pdf(sheet: ScoreSheet, path: Path, paper: Paper = Paper.A4) -> None:
    """Write the sheet as a PDF file, as a whole or not at all. Needs the application object, but no screen.

    Raises:
        OSError: the file could not be written; what was there is as it was.
    """
    write_whole(path, pdf_of(sheet, paper))


def pdf_of(sheet: ScoreSheet, paper: Paper = Paper.A4) -> bytes:
    """The sheet as a PDF document."""
    return pdf_document((sheet_printable(sheet),), title_words(sheet), sheet.version, paper)
