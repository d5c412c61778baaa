"""Writes the report of the open match to a file that the umpire names."""

import re
from pathlib import Path

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Side
from carrom_desk.match.store import StoredMatch

from .now.intents import Ask
from .session import MatchSession

_ENDINGS = {Ask.REPORT_PDF: ".pdf", Ask.REPORT_HTML: ".html"}
_LONGEST_NAME = 40
"""Characters of a side's names: with both sides, the date and the ending every file system can take it."""
_NOT_IN_NAMES = re.compile(r"[^\w.-]+")


class Exporter(QObject):
    """Asks where to, and writes.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, version: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._window = window

    def ask(self, ask: Ask, session: MatchSession) -> None:
        """Ask for the file of a report as PDF or HTML, and write it."""
        ending = _ENDINGS[ask]
        dialog = QFileDialog(self._window, self.tr("Write the report"))
        dialog.setObjectName("report_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(ending.removeprefix("."))
        dialog.setNameFilter(f"*{ending}")
        documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        dialog.setDirectory(documents if Path(documents).is_dir() else str(Path.home()))
        dialog.selectFile(file_name(session.record, ending))
        match = session.as_stored()
        dialog.fileSelected.connect(lambda path: self.write(match, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, match: StoredMatch, path: Path) -> None:
        """Write a report; its format follows from the file's ending."""
        try:
            self._write(match, path)
        except OSError as error:
            text = self.tr("{path} could not be written: {why}. Choose another place.")
            self.told.emit(text.format(path=path, why=error.strerror or error))
            return
        self.told.emit(self.tr("The report is in {path}.").format(path=path))

    def _write(self, match: StoredMatch, path: Path) -> None:
        # Imported here: whoever writes no report does not wait for them at the start.
        from carrom_desk.desk.gathering import sheet_of
        from carrom_desk.reports.as_html import as_html
        from carrom_desk.reports.whole_file import write_whole

        from .documents.usual_paper import usual_paper
        from .printing.pdf_report import write_pdf

        # As it is stored: whatever writes a report of it prints the same fingerprint.
        sheet, paper = sheet_of(match, version=self._version), usual_paper()
        if path.suffix.lower() == _ENDINGS[Ask.REPORT_PDF]:
            write_pdf(sheet, path, paper)
        else:
            write_whole(path, as_html(sheet, paper).encode("utf-8"))


def file_name(record: MatchRecord, ending: str) -> str:
    """A name for the report's file that every system can take: who played whom, and when the match began."""
    sides = (_in_names("-".join(player.name for player in record.setup.sides.of(side))) for side in Side)
    began = record.entries[0].at if record.entries else ""
    parts = ("-".join(name for name in sides if name), began[:10], began[11:16].replace(":", ""))
    return ("-".join(part for part in parts if part) or "match") + ending


def _in_names(words: str) -> str:
    return _NOT_IN_NAMES.sub("-", words).strip("-.")[:_LONGEST_NAME].strip("-.")
