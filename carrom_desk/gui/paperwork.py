"""What goes to paper and to other programs, and comes from there: reports, prints, paper sheets, imports."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.match.store import MatchId

if TYPE_CHECKING:
    from .documents.documents import Documents
    from .new_match.pairings import PairingImport
    from .paper.dialog import PaperTyping


class Paperwork(QObject):
    """Holds who takes each. What it needs is loaded when it is asked for first: the desk opens without it.

    Signals:
        told: what came of it, a sentence.
        chosen: the `MatchId` of a match to open.
    """

    told = Signal(str)
    chosen = Signal(object)

    def __init__(self, version: str, window: QWidget) -> None:
        super().__init__(window)
        self._version = version
        self._window = window
        self._documents: Documents | None = None
        self._typing: PaperTyping | None = None
        self._pairings: PairingImport | None = None

    @property
    def documents(self) -> "Documents":
        """Writes, shows and prints documents."""
        if self._documents is None:
            from .documents.documents import Documents

            self._documents = Documents(self._version, self._window)
            self._documents.told.connect(self.told)
        return self._documents

    @property
    def typing(self) -> "PaperTyping":
        """Takes paper sheets."""
        if self._typing is None:
            from uuid import uuid4  # which has the platform looked up

            from .paper.dialog import PaperTyping

            self._typing = PaperTyping(lambda: MatchId(uuid4().hex), self._window)
            self._typing.failed.connect(self.told)
            self._typing.kept.connect(self._kept)
        return self._typing

    @property
    def pairings(self) -> "PairingImport":
        """Takes pairings of the tournament desk."""
        if self._pairings is None:
            from .new_match.pairings import PairingImport

            self._pairings = PairingImport(self._window)
            self._pairings.told.connect(self.told)
        return self._pairings

    def _kept(self, match_id: MatchId, is_over: bool) -> None:
        """A match that is not over is there to be gone on with."""
        if is_over:
            self.told.emit(self.tr("The match is kept: it is in the list of matches, and reports tell of it."))
            return
        self.chosen.emit(match_id)
        self.told.emit(self.tr("The match is kept, and goes on from here."))
