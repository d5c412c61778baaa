"""What documents and their forms are called."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.desk.documents import Form
from carrom_desk.reports.paper import Paper

from .request import DocumentKind


def kind_words(kind: DocumentKind) -> str:
    """What a document is about."""
    match kind:
        case DocumentKind.MATCH:
            return QCoreApplication.translate("Documents", "Report of the match")
        case DocumentKind.MATCH_NUMBERS:
            return QCoreApplication.translate("Documents", "Statistics of the match")
        case DocumentKind.CHOSEN:
            return QCoreApplication.translate("Documents", "The chosen matches together")
        case DocumentKind.EVENT:
            return QCoreApplication.translate("Documents", "All matches of an event")
        case DocumentKind.DATE:
            return QCoreApplication.translate("Documents", "All matches of a date")
        case DocumentKind.PLAYER:
            return QCoreApplication.translate("Documents", "Statistics of a player over all matches")
        case DocumentKind.BLANK_MATCH:
            return QCoreApplication.translate("Documents", "Blank sheet with the names of the match")
        case DocumentKind.BLANK_SINGLES:
            return QCoreApplication.translate("Documents", "Blank sheet for singles")
        case DocumentKind.BLANK_DOUBLES:
            return QCoreApplication.translate("Documents", "Blank sheet for doubles")


def form_words(form: Form, kind: DocumentKind) -> str:
    """What a document of a kind is written as."""
    match form:
        case Form.PDF:
            return QCoreApplication.translate("Documents", "PDF, to print and to sign")
        case Form.HTML:
            return QCoreApplication.translate("Documents", "HTML, to read in a browser")
        case Form.CSV if kind is DocumentKind.MATCH:
            return QCoreApplication.translate("Documents", "CSV, a table of the boards")
        case Form.CSV:
            return QCoreApplication.translate("Documents", "CSV, a table")
        case Form.STROKES:
            return QCoreApplication.translate("Documents", "CSV, a table of every stroke")
        case Form.XLSX:
            return QCoreApplication.translate("Documents", "XLSX, a workbook of all tables")
        case Form.MATCH_FILE:
            return QCoreApplication.translate("Documents", "Match file, for another Carrom Desk")
        case Form.SOL:
            return QCoreApplication.translate("Documents", "SoL, for the tournament desk")
        case Form.ZIP:
            return QCoreApplication.translate("Documents", "ZIP, everything about each match")


def paper_words(paper: Paper) -> str:
    """A size of paper."""
    match paper:
        case Paper.A4:
            return QCoreApplication.translate("Documents", "A4")
        case Paper.LETTER:
            return QCoreApplication.translate("Documents", "Letter")
