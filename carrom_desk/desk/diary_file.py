"""The file of the diary: its owner's alone, turned over when it is full, and silent where it cannot be written."""

import os
from io import TextIOWrapper
from logging import LogRecord
from logging.handlers import RotatingFileHandler
from pathlib import Path


class DiaryFile(RotatingFileHandler):
    """A log that nobody else reads and whose troubles are nobody's: a disk that is full is told where it matters."""

    def __init__(self, file: Path, *, longest: int, kept: int) -> None:
        """Write to a file of so many bytes at the most, and keep so many before it.

        Raises:
            OSError: it cannot be opened.
        """
        super().__init__(file, maxBytes=longest, backupCount=kept, encoding="utf-8", errors="backslashreplace")

    def _open(self) -> TextIOWrapper:
        handle = os.open(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        # Nothing is held back that could not be written later either.
        return TextIOWrapper(os.fdopen(handle, "ab", buffering=0), self.encoding, self.errors, write_through=True)

    def handleError(self, record: LogRecord) -> None:
        """Say nothing: the match goes on."""
