"""Dialog with all stored matches."""

from collections.abc import Callable, Sequence
from math import inf
from typing import NamedTuple

from PySide6.QtCore import QMimeData, QSize, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QFontMetrics, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QMenu, QPushButton, QTabBar, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import DeskDialog, bold, named, plain_button, voiced
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.gui.kit.layouts import across, put, within
from carrom_desk.gui.kit.theme import TOUCH_PX
from carrom_desk.gui.kit.wording import OPEN, plain_tip
from carrom_desk.gui.settings.settings import SettingsModel
from carrom_desk.i18n import _, say
from carrom_desk.presentation.wording.match_columns import FindOpen, no_match

from .bin import BinActions
from .file_export import FileExport
from .file_import import FileImport
from .match_list import MatchList

_AROUND_WORDS = 44
"""Margins of a button or tab, in pixels."""


class _Act(NamedTuple):
    """Button with the place and the selection that it belongs to."""

    button: QPushButton
    in_bin: bool | None
    """None if it belongs to matches and trash."""
    least: int
    most: float
    """How many matches must be selected."""


class PlaceTabs(QTabBar):
    """Tab bar sized for bold text, so that nothing moves or is cut off."""

    def tabSizeHint(self, index: int) -> QSize:
        hint = super().tabSizeHint(index)
        return hint.expandedTo(QSize(_bold_width(self, self.tabText(index)) + _AROUND_WORDS, hint.height()))

    def minimumTabSizeHint(self, index: int) -> QSize:
        return self.tabSizeHint(index)


_WIDEST, _HIGHEST = 1500, 740
"""Size in pixels: about as high as the window, and not wider than rows can be followed."""


class LibraryDialog(DeskDialog):
    """Finds stored matches, opens one, or acts on several."""

    chosen = Signal(object)
    """Emitted with the `MatchId` of a match to open."""
    changed = Signal()
    """Emitted when matches were added or removed."""
    deleted = Signal(object)
    """Emitted with the ids of matches moved to the trash."""

    def __init__(
        self,
        library: MatchLibrary,
        parent: QWidget | None = None,
        *,
        find_open: FindOpen = no_match,
        read_only: str = "",
        settings: SettingsModel | None = None,
    ) -> None:
        """`find_open` returns the open match; `read_only` says why the database is read-only, if it is."""
        super().__init__("library_dialog", _("Matches"), parent)
        self._library, self._find_open, self._read_only = library, find_open, read_only
        self._tabs = named(PlaceTabs(), "places", _("Matches or trash"))
        self._tabs.setUsesScrollButtons(False)
        self._tabs.addTab(_("Matches"))
        self._tabs.addTab(_("Trash"))
        self._acts: list[_Act] = []
        self._count = voiced("", "", "count")
        self._count.setWordWrap(False)
        self._list = MatchList(library, find_open)
        self._bin = BinActions(library, self._show_message, self)
        self._status = voiced("", "", "status")
        self._status.setProperty("strong", True)
        self._undo = plain_button("take_back", _("Undo  (Ctrl+Z)"), self.undo_move)
        self._undo.hide()
        self._documents = Documents(self, self._show_message, settings=settings)
        self._export = FileExport(library, self._documents, self, self._show_message)
        self._import = FileImport(library, find_open, self, self._show_message)
        self.setAcceptDrops(True)
        self.set_size(_WIDEST, _HIGHEST)
        self._lay_out()
        self._connect()
        self._list.refresh()

    # Actions

    def open_chosen(self) -> None:
        """Opens the selected match and closes the list; if it is already open, its clock and marks are unchanged."""
        chosen = self._list.table.chosen()
        if len(chosen) == 1 and not self._list.is_bin:
            self.accept()
            if chosen[0].id != self._find_open():
                self.chosen.emit(chosen[0].id)

    def delete_chosen(self) -> None:
        """Moves the selection to the trash; in the trash, deletes it permanently if confirmed."""
        chosen = self._list.table.chosen()
        if not chosen or not self._can_write():
            return
        if not self._list.is_bin:
            self._bin.delete(chosen)
            return
        self._bin.ask_to_erase(chosen, self)

    def restore_chosen(self) -> None:
        """Restores the selection from the trash."""
        if self._can_write():
            self._bin.restore_matches(self._list.table.chosen())

    def undo_move(self) -> None:
        """Undoes the last move into or out of the trash."""
        if self._can_write():
            self._bin.undo_move()

    def report_chosen(self) -> None:
        """Asks for a document about the selection: a match report, or several matches together."""
        self._documents.ask_about(self._library, [summary.id for summary in self._list.table.chosen()])

    def export_chosen(self) -> None:
        """Asks where to save the selection as match files."""
        if self._list.table.chosen():
            self._export.ask(self._list.table.chosen())

    def export_to_sol(self) -> None:
        """Asks where to save the selection as a SoL file."""
        self._documents.write_sol(self._library, [summary.id for summary in self._list.table.chosen()])

    def import_files(self) -> None:
        """Asks for match files and imports them."""
        if self._can_write():
            self._import.ask()

    def import_match(self, paths: Sequence[str]) -> None:
        """Imports these match files."""
        if self._can_write():
            self._import.read(paths)

    # Parts

    def _lay_out(self) -> None:
        head = across(self.heading)
        head.addSpacing(12)
        put(head, self._tabs, 1, self._count)
        self.heading.setWordWrap(False)
        result = within(across((self._status, 1), self._undo))
        result.setMinimumHeight(TOUCH_PX + 4)  # also while it is empty
        self.add(head, (self._list, 1), result)
        leading = (
            self._button("open", say(OPEN), self.open_chosen, most=1),
            self._button("put_back", _("Restore"), self.restore_chosen, in_bin=True),
        )
        several = self._button("several", _("Select several"), self._choose_several, in_bin=None, least=0)
        several.setCheckable(True)
        delete = self._button("delete", _("Delete"), self.delete_chosen)
        delete.setToolTip(_("Move to trash  (Del)"))
        usual = (
            self._button("report", _("Report…"), self.report_chosen),
            self._export_button(),
            self._button("import", _("Import…"), self.import_files, least=0),
            several,
            delete,
        )
        apart = self._button("erase", _("Delete permanently…"), self.delete_chosen, in_bin=True)
        self.foot.insertLayout(0, across(*usual, 1, apart), 1)  # what cannot be undone is set apart
        self.add_way_out(_("Close"), "close")
        for button in leading:  # one of which is shown
            self.buttons.addButton(button, self.buttons.ButtonRole.AcceptRole)
        self._show_acts(is_bin=False)

    def _button(
        self,
        name: str,
        title: str,
        do: Callable[..., object],
        *,
        in_bin: bool | None = False,
        least: int = 1,
        most: float = inf,
    ) -> QPushButton:
        button = named(QPushButton(title), name, title)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.clicked.connect(do)
        self._acts.append(_Act(button, in_bin, least, most))
        return button

    def _export_button(self) -> QPushButton:
        button, menu = self._button("export", _("Export"), lambda: None), QMenu(self)
        menu.setObjectName("export_menu")
        for name, title, do in (
            ("export_files", _("Match files, for import elsewhere…"), self.export_chosen),
            ("export_sol", _("One SoL file, for the tournament desk…"), self.export_to_sol),
            ("export_results", _("Results into the organiser’s SoL file…"), self._export.ask_results),
        ):
            menu.addAction(title, do).setObjectName(name)
        button.setMenu(menu)
        return button

    def _connect(self) -> None:
        self._tabs.currentChanged.connect(lambda tab: self._show_place(is_bin=tab == 1))
        self._list.counted.connect(self._count.setText)
        self._list.chosen_changed.connect(self._show_chosen)
        self._list.table.doubleClicked.connect(self.open_chosen)
        self._list.table.delete_wanted.connect(self.delete_chosen)
        self._list.failed.connect(self._tell)
        self._bin.moved.connect(self._list.follow)
        self._bin.moved.connect(self.changed)
        self._bin.deleted.connect(self.deleted)
        self._import.taken_in.connect(self._list.welcome)
        self._import.taken_in.connect(self.changed)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self, self.undo_move)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self._list.filters.begin_search)

    def _show_place(self, *, is_bin: bool) -> None:
        self._show_acts(is_bin=is_bin)
        self._list.show_bin(on=is_bin)
        self._list.table.setFocus()

    def _show_acts(self, *, is_bin: bool) -> None:
        """Shows the buttons for the trash, or for matches; the first one is the default button."""
        for act in self._acts:
            act.button.setVisible(act.in_bin in (None, is_bin))
        next(act.button for act in self._acts if act.in_bin is is_bin).setDefault(True)

    def _choose_several(self, on: bool) -> None:
        self._list.table.set_several(on=on)
        self._list.table.setFocus()

    def _show_chosen(self) -> None:
        """Enables the buttons for the selected matches."""
        count = len(self._list.table.chosen())
        for act in self._acts:
            act.button.setEnabled(act.least <= count <= act.most)

    def _show_message(self, sentence: str) -> None:
        self._tell(sentence)
        self._undo.setVisible(self._bin.can_undo_move)

    def _tell(self, sentence: str) -> None:
        """Shows a result that cannot be undone."""
        self._status.setText(sentence)
        self._status.setToolTip(plain_tip(sentence))
        self._undo.hide()

    def _can_write(self) -> bool:
        if self._read_only:
            self._tell(self._read_only)
        return not self._read_only

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files_in(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Imports match files dropped on the list."""
        event.acceptProposedAction()
        self.import_match(_files_in(event.mimeData()))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._list.table.setFocus()


def _bold_width(widget: QWidget, words: str) -> int:
    return QFontMetrics(bold(widget.font())).horizontalAdvance(words)


def _files_in(dropped: QMimeData) -> list[str]:
    return [url.toLocalFile() for url in dropped.urls() if url.isLocalFile()]
