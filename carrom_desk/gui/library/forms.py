"""The forms in which a stored match can be written to a file."""

from enum import Enum, unique

from PySide6.QtCore import QCoreApplication


@unique
class Form(Enum):
    """By the ending of the file's name."""

    PDF = ".pdf"
    HTML = ".html"
    CSV = ".csv"
    XLSX = ".xlsx"
    MATCH_FILE = ".carrom"
    SOL = ".sol"


REPORTS = (Form.PDF, Form.HTML, Form.CSV, Form.XLSX)
"""To be read by people."""
EXPORTS = (Form.MATCH_FILE, Form.SOL)
"""To be read by programs."""


def form_title(form: Form) -> str:
    """What it is called where it is chosen."""
    match form:
        case Form.PDF:
            return QCoreApplication.translate("Library", "Score sheet as PDF…")
        case Form.HTML:
            return QCoreApplication.translate("Library", "Score sheet as a web page…")
        case Form.CSV:
            return QCoreApplication.translate("Library", "Boards as a table (CSV)…")
        case Form.XLSX:
            return QCoreApplication.translate("Library", "Score sheet as a workbook (XLSX)…")
        case Form.MATCH_FILE:
            return QCoreApplication.translate("Library", "Match file, to be imported elsewhere…")
        case Form.SOL:
            return QCoreApplication.translate("Library", "File for SoL, the tournament desk…")
