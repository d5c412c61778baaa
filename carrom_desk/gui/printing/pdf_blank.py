"""A blank sheet as PDF."""

from carrom_desk.reports.blank_sheet import BlankSheet

from .blank_pages import blank_printable
from .pdf_document import pdf_document


def blank_pdf(sheet: BlankSheet) -> bytes:
    """A blank sheet as a PDF document."""
    return pdf_document((blank_printable(sheet),), sheet.title, sheet.version, sheet.paper)
