"""All stored matches over the umpire's window."""

from dataclasses import dataclass

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, named
from carrom_desk.match.store import MatchId

from .action_row import ActionRow
from .bin_acts import BinActs
from .chosen_documents import ChosenDocuments
from .erase_dialog import EraseDialog
from .file_export import FileExport
from .file_import import FileImport
from .match_list import MatchList
from .place_tabs import PlaceTabs
from .told_line import ToldLine

_IN_SIGHT = 24
"""Pixels of the window that stay in sight on either side."""
_WIDEST = 100
"""Times the height of its words: in a wider list the eye loses the line."""
_LEAST = QSize(900, 520)


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What the list has to know of the desk it lies over."""

    version: str
    open_id: MatchId | None = None
    """The match at the desk."""
    read_only: str = ""
    """Why nothing can be written, a sentence; empty when it can."""


class LibraryDialog(DeskDialog):
    """Finds stored matches; opens one, or does something with several.

    Signals:
        chosen: the `MatchId` of a match to open.
        changed: matches have come or gone.
    """

    chosen = Signal(object)
    changed = Signal()

    def __init__(self, library: MatchLibrary, around: Surroundings, parent: QWidget | None = None) -> None:
        super().__init__("library_dialog", self.tr("Matches"), parent)
        self._around = around
        self._tabs = named(PlaceTabs(self.tr("Matches"), self.tr("Bin")), "places", self.tr("Matches or bin"))
        self._all = ""
        """How many matches there are, in words."""
        self._count = named(QLabel(), "count", "")
        self._open_id = around.open_id
        self._list = MatchList(library, around.open_id)
        self._acts = BinActs(library, around.open_id, self)
        self._actions = ActionRow()
        self._told = ToldLine()
        self._documents = ChosenDocuments(library, around.version, self)
        self._export = FileExport(library, self)
        self._import = FileImport(library, around.open_id, self)
        self.setAcceptDrops(True)
        self._lay_out()
        self._connect()
        self._list.refresh()

    # What is done

    def open_chosen(self) -> None:
        """Open the match that is chosen, and close the list; the one at the desk goes on with clock and marks."""
        chosen = self._list.chosen()
        if len(chosen) == 1 and not self._list.is_bin:
            self.accept()
            if chosen[0].id != self._open_id:
                self.chosen.emit(chosen[0].id)

    def delete_chosen(self) -> None:
        """Put what is chosen into the bin; in the bin, ask whether to delete it for good."""
        chosen = self._list.chosen()
        if not chosen or not self._can_write():
            return
        if not self._list.is_bin:
            self._acts.delete(chosen)
            return
        dialog = EraseDialog(chosen, self)
        dialog.answered.connect(self._acts.erase)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def put_back_chosen(self) -> None:
        """Take what is chosen out of the bin."""
        if self._can_write():
            self._acts.put_back(self._list.chosen())

    def take_back(self) -> None:
        """Undo the last move into the bin or out of it."""
        if self._can_write():
            self._acts.take_back()

    def report_chosen(self) -> None:
        """Ask for a document about what is chosen: the report of a match, or of several together."""
        self._documents.ask([summary.id for summary in self._list.chosen()])

    def export_chosen(self) -> None:
        """Ask where to write what is chosen as match files."""
        if self._list.chosen():
            self._export.ask(self._list.chosen())

    def export_to_sol(self) -> None:
        """Ask where to write what is chosen for the tournament desk SoL."""
        self._documents.write_sol([summary.id for summary in self._list.chosen()])

    def import_files(self) -> None:
        """Ask for match files, and take them in."""
        if self._can_write():
            self._import.ask()

    # Parts

    def _lay_out(self) -> None:
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        heading = layout.takeAt(0)
        assert heading is not None
        head = QHBoxLayout()
        head.addItem(heading)
        head.addSpacing(12)
        head.addWidget(self._tabs)
        head.addStretch(1)
        head.addWidget(self._count)
        layout.insertLayout(0, head)
        self.body.addWidget(self._list, 1)
        self.body.addWidget(self._told)
        layout.removeWidget(self.buttons)
        foot = QHBoxLayout()
        foot.addWidget(self._actions, 1)
        foot.addWidget(self.buttons)
        layout.addLayout(foot)
        self.add_way_out(self.tr("Close"), "close")

    def _connect(self) -> None:
        self._tabs.bin_chosen.connect(self._show_place)
        self._list.counted.connect(self._say_count)
        self._list.chosen_changed.connect(self._show_chosen)
        self._list.opened.connect(self.open_chosen)
        self._list.delete_wanted.connect(self.delete_chosen)
        self._list.failed.connect(self._told.tell)
        self._acts.moved.connect(self._list.follow)
        self._acts.moved.connect(self.changed)
        self._acts.told.connect(self._tell)
        self._import.taken_in.connect(self._list.welcome)
        self._import.taken_in.connect(self.changed)
        self._documents.told.connect(self._tell)
        for work in (self._export, self._import):
            work.told.connect(self._tell)
            work.progressed.connect(self._told.show_progress)
            self._told.stop_pressed.connect(work.stop)
        self._told.take_back_pressed.connect(self.take_back)
        actions = self._actions
        actions.open_pressed.connect(self.open_chosen)
        actions.delete_pressed.connect(self.delete_chosen)
        actions.erase_pressed.connect(self.delete_chosen)
        actions.put_back_pressed.connect(self.put_back_chosen)
        actions.report_pressed.connect(self.report_chosen)
        actions.files_wanted.connect(self.export_chosen)
        actions.sol_wanted.connect(self.export_to_sol)
        actions.import_pressed.connect(self.import_files)
        actions.several_toggled.connect(self._choose_several)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.take_back)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._list.begin_search)

    def _show_place(self, is_bin: bool) -> None:
        self._actions.show_bin(on=is_bin)
        self._list.show_bin(on=is_bin)
        self._list.begin()

    def _choose_several(self, on: bool) -> None:
        self._list.set_several(on=on)
        self._list.begin()

    def _show_chosen(self) -> None:
        self._actions.show_chosen(len(self._list.chosen()))
        self._show_counts()

    def _say_count(self, words: str) -> None:
        self._all = words
        self._show_counts()

    def _show_counts(self) -> None:
        chosen = len(self._list.chosen())
        parts = [self._all]
        if chosen > 1:
            parts.append(self.tr("chosen: {count}").format(count=f"{chosen:,}"))
        words = " · ".join(parts)
        self._count.setText(words)
        self._count.setAccessibleName(words)

    def _tell(self, sentence: str) -> None:
        self._told.tell(sentence, can_take_back=self._acts.can_take_back)

    def _can_write(self) -> bool:
        if self._around.read_only:
            self._told.tell(self._around.read_only)
        return not self._around.read_only

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Match files dropped on the list are taken in."""
        event.acceptProposedAction()
        if self._can_write():
            self._import.read(_files_in(event.mimeData()))

    def grow_with_words(self) -> None:
        """It takes all the room that its lines can use as it is."""

    def showEvent(self, event: QShowEvent) -> None:
        parent = self.parentWidget()
        if parent is not None:
            room = parent.size() - QSize(2 * _IN_SIGHT, 2 * _IN_SIGHT)
            widest = _WIDEST * parent.fontInfo().pixelSize()
            self.resize(room.boundedTo(QSize(widest, room.height())).expandedTo(_LEAST))
        super().showEvent(event)
        self._list.begin()


def _files_in(dropped: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in dropped.urls() if url.isLocalFile()]
