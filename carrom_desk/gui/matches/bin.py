"""Trash: moving matches there, restoring them and deleting them permanently. All but the last can be undone."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QLocale, QObject, Signal
from PySide6.QtWidgets import QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import open_dialog
from carrom_desk.gui.dialogs.messages import LossDialog
from carrom_desk.gui.kit.wording import Notify
from carrom_desk.i18n import _, ngettext, say
from carrom_desk.match.ports.store import MatchId, MatchSummary, StoreError
from carrom_desk.match.problems import Reason
from carrom_desk.presentation.wording.match_columns import aloud, players_words
from carrom_desk.presentation.wording.refusal_text import in_language


@dataclass(frozen=True, slots=True)
class _Act:
    """A move that can be undone."""

    summaries: tuple[MatchSummary, ...]
    into_bin: bool


class BinActions(QObject):
    """Actions on the trash, which only affect where a match is listed."""

    moved = Signal(object)
    """Emitted with the ids of the moved matches."""
    deleted = Signal(object)
    """Emitted with the ids of matches moved to the trash."""

    def __init__(self, library: MatchLibrary, notify: Notify, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._notify = notify
        self._done: list[_Act] = []

    @property
    def can_undo_move(self) -> bool:
        return bool(self._done)

    def delete(self, summaries: Sequence[MatchSummary]) -> None:
        """Moves matches to the trash; the open one is closed."""
        if summaries and self._move(summaries, into_bin=True):
            self._done.append(_Act(tuple(summaries), into_bin=True))
            several = ngettext("{count} match moved to trash.", "{count} matches moved to trash.", len(summaries))
            self._tell(summaries, _("{match} moved to trash."), several)
            self.deleted.emit([summary.id for summary in summaries])

    def restore_matches(self, summaries: Sequence[MatchSummary]) -> None:
        if summaries and self._move(summaries, into_bin=False):
            self._done.append(_Act(tuple(summaries), into_bin=False))
            self._say_back(summaries)

    def erase(self, summaries: Sequence[MatchSummary]) -> None:
        """Deletes matches that are in the trash permanently."""
        if not summaries or not self._do(self._library.store.erase, summaries):
            return
        gone = {summary.id for summary in summaries}
        # The rest of that move could not be undone without them: all or none.
        self._done = [act for act in self._done if not any(each.id in gone for each in act.summaries)]
        several = ngettext("{count} match deleted permanently.", "{count} matches deleted permanently.", len(summaries))
        self._tell(summaries, _("{match} deleted permanently."), several)

    def ask_to_erase(self, summaries: Sequence[MatchSummary], window: QWidget) -> None:
        """Lists matches in the trash, and deletes them permanently if confirmed."""
        if not summaries:
            return
        said = _("These matches and all their entries will be deleted. This cannot be undone.")
        verb, listed = _("Delete permanently"), tuple(map(aloud, summaries))
        open_dialog(LossDialog(verb, (said,), verb, lambda: self.erase(summaries), window, listed=listed))

    def undo_move(self) -> None:
        """Undoes the last move that can be undone."""
        if not self._done:
            self._notify(say(Reason.NOTHING_TO_UNDO.words))
            return
        act = self._done[-1]
        if self._move(act.summaries, into_bin=not act.into_bin):
            self._done.remove(act)
            if act.into_bin:
                self._say_back(act.summaries)
            else:
                several = ngettext(
                    "{count} match moved back to trash.", "{count} matches moved back to trash.", len(act.summaries)
                )
                self._tell(act.summaries, _("{match} moved back to trash."), several)

    # Parts

    def _move(self, summaries: Sequence[MatchSummary], *, into_bin: bool) -> bool:
        return self._do(self._library.store.delete if into_bin else self._library.store.restore_matches, summaries)

    def _do(self, act: Callable[[Sequence[MatchId]], None], summaries: Sequence[MatchSummary]) -> bool:
        ids = tuple(summary.id for summary in summaries)
        try:
            act(ids)
        except StoreError as error:
            self._notify(in_language(error))
            return False
        self.moved.emit(ids)
        return True

    def _say_back(self, summaries: Sequence[MatchSummary]) -> None:
        several = ngettext("{count} match restored.", "{count} matches restored.", len(summaries))
        self._tell(summaries, _("{match} restored."), several)

    def _tell(self, summaries: Sequence[MatchSummary], one: str, several: str) -> None:
        """Says what became of a match, by name, or of how many."""
        words = one if len(summaries) == 1 else several
        self._notify(words.format(match=players_words(summaries[0]), count=QLocale().toString(len(summaries))))
