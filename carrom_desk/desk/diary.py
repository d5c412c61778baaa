"""The program's diary: what happened when, for whoever is to look into a fault. It names no person and no path."""

import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import Handler

NAME = "carrom-desk.log"
LONGEST = 500_000
"""Bytes of one file; then the next begins."""
KEPT = 3
"""Files before the present one."""
REPLACEMENT = "\ufffd"
"""Stands for what must not be printed."""


class Diary:
    """Lines in a file that does not grow without end. A diary that cannot be written stops nothing."""

    def __init__(self, folder: Path) -> None:
        """Write into a folder, which is made with the first line."""
        self._folder = folder
        self._handler: Handler | None = None

    @property
    def file(self) -> Path:
        """Where the newest lines are."""
        return self._folder / NAME

    def files(self) -> tuple[Path, ...]:
        """What there is of it, newest first."""
        rotated = (self.file.with_name(f"{NAME}.{number}") for number in range(1, KEPT + 1))
        return tuple(file for file in (self.file, *rotated) if file.is_file())

    def note(self, line: str) -> None:
        """Write down what happened, in one line; no names, no paths."""
        self._write("INFO", line.replace("\n", REPLACEMENT))

    def note_fault(self, kind: type[BaseException], trace: TracebackType | None) -> None:
        """Write down where in the program a fault arose. What it says is left out: that might name somebody."""
        frames = "".join(traceback.format_tb(trace)).replace(str(Path.home()), "~")
        self._write("ERROR", f"{kind.__qualname__}\n{frames}".rstrip())

    def close(self) -> None:
        """Let go of the file."""
        handler, self._handler = self._handler, None
        if handler is not None:
            handler.close()

    def _write(self, level: str, line: str) -> None:
        # Imported here: the window is painted before anything is written down.
        import logging

        if self._handler is None:
            self._handler = self._opened()
        # The name of a match may come from a file: it cannot begin a line, nor turn one round.
        shown = "".join(letter if letter.isprintable() or letter == "\n" else REPLACEMENT for letter in line)
        self._handler.handle(logging.makeLogRecord({"levelname": level, "msg": shown}))

    def _opened(self) -> "Handler":
        import logging

        from .diary_file import DiaryFile

        try:
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            handler = DiaryFile(self.file, longest=LONGEST, kept=KEPT)
        except OSError:
            return logging.NullHandler()
        handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        return handler
