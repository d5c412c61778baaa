"""The list of matches with all that it is searched and filtered by, and what it says when it is empty."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QVBoxLayout, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import named, voiced
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary, StoreError

from .filter_bar import FilterBar
from .match_table import MatchModel, MatchTable

_PAUSE_MS = 150
"""After the last letter, before all that fit are counted: typing need not wait for it."""


class MatchList(QWidget):
    """Stored matches, or those in the bin.

    Signals:
        chosen_changed: other matches are chosen.
        counted: how many fit, in words.
        opened: a match was pressed twice.
        delete_wanted: the Delete key.
        failed: the library cannot be read, a sentence.
    """

    chosen_changed = Signal()
    counted = Signal(str)
    opened = Signal()
    delete_wanted = Signal()
    failed = Signal(str)

    def __init__(self, library: MatchLibrary, open_id: MatchId | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._filters = FilterBar(self._events, date.fromisoformat(library.today()))
        self._model = MatchModel(self._find, self)
        self._model.set_open(open_id)
        self._table = named(MatchTable(self._model), "matches", self.tr("Stored matches"))
        self._table.show_bin(on=False)
        self._nothing = voiced("", "", "nothing")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._show_all = named(QPushButton(self.tr("Show all")), "show_all", self.tr("Show all"))
        self._places = QStackedWidget()
        self._counting = QTimer(self)
        self._counting.setSingleShot(True)
        self._counting.setInterval(_PAUSE_MS)
        self._lay_out()
        self._connect()

    # Seeing

    def chosen(self) -> tuple[MatchSummary, ...]:
        """The matches that are chosen, from the top."""
        return self._table.chosen()

    @property
    def is_bin(self) -> bool:
        """Whether it shows what is in the bin."""
        return self._model.query.in_bin

    # Doing

    def refresh(self) -> None:
        """List the matches that fit, and choose the first."""
        self._model.show(self._filters.query())
        self._table.show_sorting(self._filters.sorting())
        self._table.choose_row(0)
        self._show_standing()

    def show_bin(self, *, on: bool) -> None:
        """Show what is in the bin, or the others."""
        self._table.show_bin(on=on)
        self._filters.show_bin(on=on)

    def follow(self, match_ids: Sequence[MatchId]) -> None:
        """These matches have gone into the bin or come out of it: those that came are chosen, else what now stands
        where they were."""
        rows = self._model.rows_of(match_ids)
        if not rows:
            self.welcome(match_ids)
            return
        self._filters.events_changed()
        self._model.take_out(match_ids)
        self._model.fetch_up_to(1)
        self._table.choose_row(rows[0])
        self._show_standing()

    def welcome(self, match_ids: Sequence[MatchId]) -> None:
        """These matches have come, or are others than before: choose them."""
        self._filters.events_changed()
        before = self._model.rowCount() + len(match_ids)
        self.refresh()
        self._model.fetch_up_to(before)
        self._table.choose(match_ids)
        self._show_standing()

    def set_several(self, *, on: bool) -> None:
        """Let every press on a row add it, or take it away again."""
        self._table.set_several(on=on)

    def begin(self) -> None:
        """Give the keys to the list."""
        self._table.setFocus()

    def begin_search(self, text: str = "") -> None:
        """Go to the line to search in."""
        self._filters.begin_search(text)

    def count_now(self) -> None:
        """Count all that fit, read or not, and say so."""
        self._counting.stop()
        try:
            self._say_count(self._library.count(self._model.query))
        except StoreError as error:
            self.failed.emit(str(error))

    # Parts

    def _lay_out(self) -> None:
        empty = QWidget()
        within = QVBoxLayout(empty)
        within.addStretch(1)
        within.addWidget(self._nothing)
        within.addWidget(self._show_all, 0, Qt.AlignmentFlag.AlignCenter)
        within.addStretch(1)
        self._show_all.setAutoDefault(False)
        self._places.addWidget(self._table)
        self._places.addWidget(empty)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._filters)
        layout.addWidget(self._places, 1)

    def _connect(self) -> None:
        self._filters.changed.connect(self.refresh)
        self._filters.moved.connect(self._move)
        self._table.chosen_changed.connect(self.chosen_changed)
        self._table.opened.connect(self.opened)
        self._table.delete_wanted.connect(self.delete_wanted)
        self._table.search_wanted.connect(self.begin_search)
        self._table.sort_wanted.connect(self._filters.sort_by)
        self._show_all.clicked.connect(self._filters.clear)
        self._counting.timeout.connect(self.count_now)

    def _move(self, event: QKeyEvent) -> None:
        self._table.move_by(event)

    def _show_standing(self) -> None:
        """Say how many there are, and why there is none."""
        shown = self._model.rowCount()
        self._places.setCurrentIndex(0 if shown else 1)
        if not shown:
            words = self._why_nothing()
            self._nothing.setText(words)
            self._nothing.setAccessibleName(words)
            self._show_all.setVisible(self._filters.is_filtering())
        if self._model.has_more:
            self.counted.emit(self.tr("More than {count} matches").format(count=f"{shown:,}"))
            self._counting.start()
        else:
            self._counting.stop()
            self._say_count(shown)
        self.chosen_changed.emit()

    def _why_nothing(self) -> str:
        if self._filters.is_filtering():
            return self.tr("No match found.")
        if self.is_bin:
            return self.tr("The bin is empty. What you delete is kept here until you delete it for good.")
        return self.tr("There is no match yet. Close this and begin one with “New match…”, or import match files.")

    def _say_count(self, count: int) -> None:
        self.counted.emit(self.tr("1 match") if count == 1 else self.tr("{count} matches").format(count=f"{count:,}"))

    def _find(self, query: MatchQuery) -> Sequence[MatchSummary]:
        try:
            return self._library.matches(query)
        except StoreError as error:
            self.failed.emit(str(error))
            return ()

    def _events(self) -> Sequence[str]:
        try:
            return self._library.events()
        except StoreError as error:
            self.failed.emit(str(error))
            return ()
