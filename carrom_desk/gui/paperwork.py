"""What goes to paper and to other programs, and comes from there: reports, prints, paper sheets, imports."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.match_library import MatchLibrary

from .now.intents import Ask
from .session import MatchSession

if TYPE_CHECKING:
    from .documents.documents import Documents


class Paperwork(QObject):
    """Takes what is asked of it. What it needs is loaded when it is asked for first: the desk opens without it.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, version: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._window = window
        self._documents: Documents | None = None

    @property
    def documents(self) -> "Documents":
        """Writes, shows and prints documents."""
        if self._documents is None:
            from .documents.documents import Documents

            self._documents = Documents(self._version, self._window)
            self._documents.told.connect(self.told)
        return self._documents

    def do(self, ask: Ask, library: MatchLibrary | None, session: MatchSession | None) -> bool:
        """Do what is asked for; False when it is none of this, or not possible now."""
        match ask:
            case Ask.DOCUMENTS:
                self.documents.ask(library, None if session is None else session.as_stored())
            case Ask.PRINT if session is not None:
                self.documents.print_match(session.as_stored())
            case _:
                return False
        return True
