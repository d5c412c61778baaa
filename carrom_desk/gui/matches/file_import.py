"""Import of match files: several at once, listing every problem, and replacing nothing without confirmation."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QFileDialog, QWidget

from carrom_desk.desk.imports import (
    FoundInFile,
    Relation,
    Unread,
    import_match,
    import_matches,
    look_into_all,
    sort_out,
)
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.ask_dialog import AskDialog
from carrom_desk.gui.dialogs.background_jobs import PREPARING_MATCHES, BackgroundJobs
from carrom_desk.gui.dialogs.desk_dialog import open_dialog, voiced
from carrom_desk.gui.dialogs.messages import OutcomeDialog
from carrom_desk.gui.dialogs.tick_list import CheckList
from carrom_desk.gui.kit.background import Background
from carrom_desk.gui.kit.file_dialogs import file_dialog
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.match.ports.store import StoreError
from carrom_desk.presentation.wording.match_columns import FindOpen, players_words
from carrom_desk.presentation.wording.refusal_text import in_language
from carrom_desk.rules.texts.words import NAMED


class ReplaceDialog(AskDialog):
    """Answers with the matches to import anyway, as a tuple of `FoundInFile`."""

    takes_enter = False

    def __init__(self, found: Sequence[FoundInFile], parent: QWidget | None = None) -> None:
        super().__init__("replace_dialog", _("Already stored"), _("Import selected"), parent)
        self._found = tuple(found)
        said = _(
            "These matches are already stored. Select those to import anyway. Their stored copies move to the trash."
        )
        title = _("Matches already stored")
        self._list = CheckList("stored_already", title, self._found, self._words, [False] * len(found))
        self.add(voiced(said, ""), (self._list, 1))
        self.set_size(760)
        self.begin_at(self._list)
        self.check()

    def answer(self) -> tuple[FoundInFile, ...]:
        """Returns the selected matches; may be empty."""
        return tuple(self._list.ticked())

    def _words(self, found: FoundInFile) -> str:
        assert found.stored is not None
        match = players_words(found.stored)
        if found.likeness is Relation.SAME:
            return _("{match}: in the trash, identical to the file").format(match=match)
        text = _("{match}: {stored} entries stored, {file} in the file")
        if found.is_in_trash:
            text = _("{match}: {stored} entries in the trash, {file} in the file")
        return text.format(match=match, stored=found.stored_entries, file=len(found.match.entries))


class FileImport(QObject):
    """Reads every file, asks about matches already stored, then imports."""

    taken_in = Signal(object)
    """Emitted with the ids of the imported matches."""

    def __init__(self, library: MatchLibrary, find_open: FindOpen, window: QWidget, notify: Notify) -> None:
        super().__init__(window)
        self._library, self._find_open = library, find_open
        self._window, self._notify = window, notify
        self._jobs = BackgroundJobs(Background("import", self), window, notify)
        self._found: Sequence[FoundInFile] = ()
        self._taken: list[FoundInFile] = []
        self._problems: list[str] = []

    def ask(self) -> None:
        """Asks for files."""
        dialog = file_dialog(self._window, "import_dialog", _("Import match files"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.setNameFilters(["*.carrom *.json", "*"])
        dialog.filesSelected.connect(self.read)
        dialog.open()

    def read(self, paths: Sequence[str]) -> None:
        """Imports these files."""
        self._found, self._taken, self._problems = (), [], []
        first = Path(paths[0])
        words = _("Reading {name}…").format(name=first.name if len(paths) == 1 else first.parent.name)
        self._jobs.do(_("Import"), words, partial(look_into_all, self._library, paths), self._ask_about_stored)

    # In sequence

    def _ask_about_stored(self, read: Sequence[tuple[str, FoundInFile | Unread]]) -> None:
        self._found, self._problems = sort_out(read, self._find_open())
        stored = [found for found in self._found if found.likeness is not Relation.NEW]
        if not stored:
            self._keep(())
            return
        self._notify(_("Matches already stored: {count}.").format(count=len(stored)))
        dialog = ReplaceDialog(stored, self._window)
        dialog.answered.connect(self._keep)
        dialog.rejected.connect(lambda: self._keep(()))
        open_dialog(dialog)

    def _keep(self, ticked: Sequence[FoundInFile]) -> None:
        wanted = [found for found in self._found if found.likeness is Relation.NEW or found in ticked]
        if not wanted:
            self._say_end()
            return
        words, work = say(PREPARING_MATCHES), partial(import_matches, self._library, wanted)
        self._jobs.do(_("Import"), words, work, self._end, of_matches=True)

    def _end(self, outcome: tuple[list[FoundInFile], list[tuple[str, StoreError]]]) -> None:
        self._taken, troubles = outcome
        self._problems += [say(NAMED, name=Path(path).name, text=in_language(error)) for path, error in troubles]
        self._say_end()

    # Texts

    def _say_end(self) -> None:
        ids = tuple(found.match.id for found in self._taken)
        if ids:
            self.taken_in.emit(ids)
        self._notify(self._sum())
        if self._problems:
            title, said = _("Import"), self._sum()
            open_dialog(OutcomeDialog("outcome_dialog", title, said, self._problems, self._window))

    def _sum(self) -> str:
        if not self._taken:
            return _("Nothing was imported.")
        if (count := len(self._taken)) > 1:
            return ngettext("{count} match imported.", "{count} matches imported.", count).format(
                count=QLocale().toString(count)
            )
        summary = self._library.store.summary(self._taken[0].match.id)
        assert summary is not None
        return _("{match} imported.").format(match=players_words(summary))


class FileOpening(QObject):
    """Imports one file in the background."""

    opened = Signal(object)
    """Emitted with the `MatchId` of the stored match."""
    asks = Signal()
    """Emitted when the file could not be read or differs from a stored match, which the list of matches handles."""
    failed = Signal(str)
    """Emitted with a sentence when the match could not be stored."""

    def __init__(self, library: MatchLibrary, path: str, *, is_read_only: bool, parent: QObject) -> None:
        super().__init__(parent)
        self._library = library
        self._is_read_only = is_read_only
        self._background = Background("open", self)
        self._background.run(partial(look_into_all, library, (path,)), self._end)

    def _end(self, looked_into: Sequence[tuple[str, FoundInFile | Unread]]) -> None:
        self._background.close(is_all_done=False)
        self.deleteLater()
        [(_path, found)] = looked_into
        if not isinstance(found, FoundInFile) or not self._may_be_stored(found):
            self.asks.emit()
            return
        try:
            import_match(self._library, found)
        except StoreError as error:
            self.failed.emit(in_language(error))
        else:
            self.opened.emit(found.match.id)

    def _may_be_stored(self, found: FoundInFile) -> bool:
        return found.likeness is Relation.SAME if self._is_read_only else found.likeness is not Relation.OTHER
