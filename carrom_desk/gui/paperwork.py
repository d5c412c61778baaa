"""What goes to paper and to other programs, and comes from there: reports, prints, paper sheets, imports."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.store import MatchId

from .now.intents import Ask
from .session import MatchSession

if TYPE_CHECKING:
    from .documents.documents import Documents
    from .new_match.pairings import PairingImport
    from .paper.dialog import PaperTyping


class Paperwork(QObject):
    """Takes what is asked of it. What it needs is loaded when it is asked for first: the desk opens without it.

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

    def do(self, ask: Ask, library: MatchLibrary | None, session: MatchSession | None, why_not_kept: str = "") -> bool:
        """Do what is asked for; False when it is none of this, or not possible now.

        `why_not_kept` says why no match can be kept now, where that is so.
        """
        match ask:
            case Ask.TYPE_SHEET | Ask.PAIRINGS if why_not_kept:
                self.told.emit(why_not_kept)
            case Ask.TYPE_SHEET if library is not None:
                self.typing.ask(library)
            case Ask.PAIRINGS if library is not None:
                self.pairings.ask(library)
            case Ask.DOCUMENTS:
                self.documents.ask(library, None if session is None else session.as_stored())
            case Ask.PRINT if session is not None:
                self.documents.print_match(session.as_stored())
            case Ask.REPORT_PDF | Ask.REPORT_HTML if session is not None:
                from carrom_desk.desk.documents import Form

                form = Form.PDF if ask is Ask.REPORT_PDF else Form.HTML
                self.documents.save_match(session.as_stored(), form)
            case _:
                return False
        return True
