"""Opens the match of a file that somebody pressed on a desktop: stored first, where that raises no question."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from carrom_desk.desk.imports import FoundInFile, Likeness, Unread, look_into_all, take_in
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.background import StoppableWork
from carrom_desk.gui.languages import in_language
from carrom_desk.match.store import StoreError


class FileOpening(QObject):
    """Reads one file beside the window and stores its match."""

    opened = Signal(object)
    """The `MatchId` of the match, which is stored now."""
    asks = Signal()
    """The file cannot be read, or another form of its match is stored: the list of matches says so and asks."""
    failed = Signal(str)
    """The match cannot be stored, a sentence."""

    def __init__(self, library: MatchLibrary, path: str, *, is_read_only: bool, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._is_read_only = is_read_only
        self._work = StoppableWork("open", self)
        self._work.begin(partial(look_into_all, library, (path,)), self._end)

    def _end(self, looked_into: Sequence[tuple[str, FoundInFile | Unread]]) -> None:
        self._work.leave()
        self.deleteLater()
        [(_path, found)] = looked_into
        if not isinstance(found, FoundInFile) or not self._may_be_stored(found):
            self.asks.emit()
            return
        try:
            take_in(self._library, found)
        except StoreError as error:
            self.failed.emit(in_language(error))
        else:
            self.opened.emit(found.match.id)

    def _may_be_stored(self, found: FoundInFile) -> bool:
        return found.likeness is Likeness.SAME if self._is_read_only else found.likeness is not Likeness.OTHER
