"""Writes a match to a file of the umpire's choice, when the database does not take it."""

import re
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.match.entries import Entry
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Side
from carrom_desk.match.store import StoredMatch

from .session import MatchSession

_ENDING = ".carrom"
_LONGEST_NAME = 40
"""Characters of a side's names: with both sides, the date and the ending every file system can take it."""
_NOT_IN_NAMES = re.compile(r"[^\w.-]+")


class ElsewhereSaver(QObject):
    """Asks where to, and writes a match file.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def ask(self, session: MatchSession, command: Entry | None) -> None:
        """Ask for a file; in it goes all that was confirmed, and the command that could not be kept."""
        match = _whole(session, command)
        dialog = QFileDialog(self._window, self.tr("Save the match elsewhere"))
        dialog.setObjectName("elsewhere_dialog")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(_ENDING.removeprefix("."))
        dialog.setNameFilter(f"*{_ENDING}")
        dialog.selectFile(file_name(session.record, _ENDING))
        dialog.fileSelected.connect(lambda path: self.write(match, Path(path)))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def write(self, match: StoredMatch, path: Path) -> None:
        """Write a match file."""
        # Imported here: whoever saves nothing elsewhere does not wait for them at the start.
        from carrom_desk.exchange.match_file import write_match
        from carrom_desk.reports.whole_file import write_whole

        try:
            write_whole(path, write_match(match).encode("utf-8"))
        except OSError as error:
            text = self.tr("{path} could not be written: {why}. Choose another place.")
            self.told.emit(text.format(path=path, why=error.strerror or error))
            return
        text = self.tr("The match is in {path}, all {count} entries of it. Keep that file.")
        self.told.emit(text.format(path=path, count=len(match.entries)))


def _whole(session: MatchSession, command: Entry | None) -> StoredMatch:
    if command is None:
        return session.as_stored()
    try:
        return session.with_unsaved(command)
    except Refused:
        return session.as_stored()


def file_name(record: MatchRecord, ending: str) -> str:
    """A name for the file that every system can take: who played whom, and when the match began."""
    sides = (_in_names("-".join(player.name for player in record.setup.sides.of(side))) for side in Side)
    began = record.entries[0].at if record.entries else ""
    parts = ("-".join(name for name in sides if name), began[:10], began[11:16].replace(":", ""))
    return ("-".join(part for part in parts if part) or "match") + ending


def _in_names(words: str) -> str:
    return _NOT_IN_NAMES.sub("-", words).strip("-.")[:_LONGEST_NAME].strip("-.")
