"""The PDF report for a command, which has neither a window nor an application object of its own."""

from pathlib import Path

from PySide6.QtCore import QLoggingCategory
from PySide6.QtGui import QGuiApplication

from carrom_desk.reports.score_sheet import ScoreSheet

from .pdf_report import write_pdf


def write_pdf_without_window(sheet: ScoreSheet, path: Path) -> None:
    """Write the sheet as PDF in a process that has not begun Qt; needs no screen.

    Raises:
        OSError: the file could not be written; what was there is as it was.
    """
    # Qt tells of every font that lacks a script before it takes the next, which has it.
    QLoggingCategory.setFilterRules("qt.text.font.db.info=false")
    application = QGuiApplication(["carrom-desk", "-platform", "offscreen"])
    try:
        write_pdf(sheet, path)
    finally:
        application.shutdown()
