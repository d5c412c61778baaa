"""Documents about matches set on pages: as PDF, within a ZIP, for a printer. Knows no window."""

from carrom_desk.desk.documents import (
    BlankReport,
    DayReport,
    Document,
    Form,
    MatchNumbers,
    MatchReport,
    Written,
    written,
)
from carrom_desk.reports.blank_sheet import BlankSheet, blank_sheet_of
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.player_statistics import PlayerStatistics
from carrom_desk.reports.sheet_words import title_words

from .blank_pages import blank_printable
from .day_work import day_content, day_work
from .parts_pages import match_statistics_printable, player_statistics_printable, results_printable
from .pdf_blank import blank_pdf
from .pdf_report import pdf_of
from .pdf_statistics import match_statistics_pdf, player_statistics_pdf
from .printable import Printable
from .sheet_pages import sheet_printable


def made(document: Document, form: Form, paper: Paper, name: str) -> Written:
    """What a file of this name is to hold. PDF and ZIP need the application object, but no screen.

    Raises:
        InvalidDocument: a match has an entry that is not possible where it stands.
        ValueError: the document has no such form.
    """
    work = day_work(document, form, paper) if isinstance(document, DayReport) else None
    if work is not None:
        return Written(day_content(work))
    if form is Form.PDF and not isinstance(document, DayReport):
        return Written(_pdf(document, paper))
    return written(document, form, paper, name)


def _pdf(document: MatchReport | MatchNumbers | PlayerStatistics | BlankReport, paper: Paper) -> bytes:
    match document:
        case MatchReport():
            return pdf_of(document.sheet, paper)
        case MatchNumbers():
            return match_statistics_pdf(document.sheet, paper)
        case PlayerStatistics():
            return player_statistics_pdf(document, paper)
        case BlankReport():
            return blank_pdf(_blank(document, paper))


def printables_of(document: Document, paper: Paper) -> tuple[Printable, ...]:
    """What its pages show, one thing after the other."""
    match document:
        case MatchReport():
            return (sheet_printable(document.sheet),)
        case MatchNumbers():
            return (match_statistics_printable(document.sheet),)
        case PlayerStatistics():
            return (player_statistics_printable(document),)
        case DayReport():
            return (results_printable(document.day), *(sheet_printable(sheet) for sheet in document.day.sheets))
        case BlankReport():
            return (blank_printable(_blank(document, paper)),)


def title_of(document: Document) -> str:
    """What it is called in a list of things to be printed."""
    match document:
        case MatchReport() | MatchNumbers():
            return title_words(document.sheet)
        case PlayerStatistics():
            return document.name
        case DayReport():
            return document.day.title
        case BlankReport():
            return _blank(document, Paper.A4).title


def _blank(document: BlankReport, paper: Paper) -> BlankSheet:
    return blank_sheet_of(document.setup, paper, version=document.version)
