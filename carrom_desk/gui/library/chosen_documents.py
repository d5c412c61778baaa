"""Documents about the matches that are chosen in the list."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.store import MatchId, StoreError

if TYPE_CHECKING:
    from carrom_desk.gui.documents.documents import Documents

MOST_TOGETHER = 300
"""Matches in one document: more than most events have; to read them all takes some ten seconds."""


class ChosenDocuments(QObject):
    """Asks for documents over a window. What it needs is loaded when it is asked for first.

    Signals:
        told: what came of it, a sentence.
    """

    told = Signal(str)

    def __init__(self, library: MatchLibrary, version: str, window: QWidget) -> None:
        super().__init__(window)
        self._library = library
        self._version = version
        self._window = window
        self._made: Documents | None = None

    def ask(self, match_ids: Sequence[MatchId]) -> None:
        """Ask which document: about one match, or about several together."""
        if match_ids and self._are_few(len(match_ids)):
            self._documents().ask_about(self._library, match_ids)

    def write_sol(self, match_ids: Sequence[MatchId]) -> None:
        """Ask for the one file in which the tournament desk SoL is to find them."""
        from carrom_desk.desk.documents import Form
        from carrom_desk.gui.documents.request import DocumentKind, DocumentRequest
        from carrom_desk.gui.documents.resolving import Sources

        if not match_ids or not self._are_few(len(match_ids)):
            return
        try:
            match = self._library.read(match_ids[0]) if len(match_ids) == 1 else None
        except StoreError as error:
            self.told.emit(str(error))
            return
        kind = DocumentKind.CHOSEN if match is None else DocumentKind.MATCH
        sources = Sources(self._version, self._library, match, () if match is not None else match_ids)
        self._documents().produce(DocumentRequest(kind, Form.SOL), sources)

    def _documents(self) -> "Documents":
        if self._made is None:
            from carrom_desk.gui.documents.documents import Documents

            self._made = Documents(self._version, self._window)
            self._made.told.connect(self.told)
        return self._made

    def _are_few(self, count: int) -> bool:
        """Whether so many go into one document, all of which are read before it can be written."""
        if count > MOST_TOGETHER:
            text = self.tr("Too many matches for one document: {count}. Choose at most {most}.")
            self.told.emit(text.format(count=f"{count:,}", most=MOST_TOGETHER))
        return count <= MOST_TOGETHER
