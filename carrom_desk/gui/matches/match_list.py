"""List of matches with search and filters, and a text if it is empty."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import TypeVar

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.gui.dialogs.desk_dialog import named, plain_button, voiced
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.i18n import _, ngettext
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary, StoreError
from carrom_desk.presentation.wording.match_columns import FindOpen, no_match
from carrom_desk.presentation.wording.refusal_text import in_language

from .filter_bar import FilterBar
from .match_model import MatchModel
from .match_table import MatchTable

_T = TypeVar("_T")
_PAUSE_MS = 150
"""Milliseconds after the last key press before all matches are counted."""


class MatchList(QWidget):
    """Shows stored matches, or those in the trash."""

    chosen_changed = Signal()
    """Emitted when the selection or the matches change."""
    counted = Signal(str)
    """Emitted with the number of matches, and of those selected, as text."""
    failed = Signal(str)
    """Emitted with a sentence when the library could not be read."""

    def __init__(self, library: MatchLibrary, find_open: FindOpen = no_match) -> None:
        super().__init__()
        self._library = library
        self.filters = FilterBar(self._events, date.fromisoformat(library.today()))
        """Search and filters."""
        self._model = MatchModel(self._find, find_open, self)
        self.table = named(MatchTable(self._model), "matches", _("Stored matches"))
        """Table of matching rows."""
        self._nothing = voiced("", "", "nothing")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._show_all = plain_button("show_all", _("Show all"), self.filters.clear)
        self._places = QStackedWidget()
        self._all = ""
        """Text with the number of matches."""
        self._counting = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._counting.timeout.connect(self._count)
        self._lay_out()
        self.filters.changed.connect(self.refresh)
        self.filters.moved.connect(self.table.keyPressEvent)
        self.table.chosen_changed.connect(self._say_count)
        self.table.chosen_changed.connect(self.chosen_changed)
        self.table.search_wanted.connect(self.filters.begin_search)
        self.table.sort_wanted.connect(self.filters.sort_by)
        self.table.show_bin(on=False)

    @property
    def is_bin(self) -> bool:
        """True when it shows the trash."""
        return self._model.query.in_trash

    def refresh(self) -> None:
        """Lists matching rows and selects the first."""
        self._model.show(self.filters.query())
        self.table.show_sorting(self.filters.sorting())
        self.table.choose_row(0)
        self._show_standing()

    def show_bin(self, *, on: bool) -> None:
        """Switches between trash and matches."""
        self.table.show_bin(on=on)
        self.filters.show_bin(on=on)

    def follow(self, match_ids: Sequence[MatchId]) -> None:
        """Updates after matches were moved; selects those that arrived, or else the rows in place of those that
        left.
        """
        rows = self._model.rows_of(match_ids)
        if not rows:
            self.welcome(match_ids)
            return
        self.filters.events_changed()
        self._model.take_out(match_ids)
        self._model.fetch_up_to(1)
        self.table.choose_row(rows[0])
        self._show_standing()

    def welcome(self, match_ids: Sequence[MatchId]) -> None:
        """Selects added or changed matches."""
        self.filters.events_changed()
        before = self._model.rowCount() + len(match_ids)
        self.refresh()
        self._model.fetch_up_to(before)
        self.table.choose(match_ids)
        self._show_standing()

    # Parts

    def _lay_out(self) -> None:
        empty = QWidget()
        empty.setLayout(down(1, self._nothing, across(1, self._show_all, 1), 1))
        for place in (self.table, empty):
            self._places.addWidget(place)
        within(down(self.filters, (self._places, 1)), self)

    def _count(self) -> None:
        """Counts all matching rows, loaded or not, and shows the number."""
        count = self._read(lambda: self._library.store.count(self._model.query), None)
        if count is not None:
            self._all = _counted(count)
            self._say_count()

    def _show_standing(self) -> None:
        """Shows the number of matches, or why there are none."""
        shown = self._model.rowCount()
        self._places.setCurrentIndex(0 if shown else 1)
        if not shown:
            self._nothing.setText(self._why_nothing())
            self._show_all.setVisible(self.filters.is_filtering())
        if self._model.has_more:
            self._all = _("More than {count} matches").format(count=QLocale().toString(shown))
            self._counting.start()
        else:
            self._counting.stop()
            self._all = _counted(shown)
        self._say_count()
        self.chosen_changed.emit()

    def _why_nothing(self) -> str:
        if self.filters.is_filtering():
            return _("No matches found.")
        if self.is_bin:
            return _("The trash is empty. Deleted matches stay here until you delete them permanently.")
        return _("No matches yet. Close this and start one with “New match…”, or import match files.")

    def _say_count(self) -> None:
        chosen = len(self.table.chosen())
        selected = _("{count} selected").format(count=QLocale().toString(chosen)) if chosen > 1 else ""
        self.counted.emit(" · ".join(filter(None, (self._all, selected))))

    def _find(self, query: MatchQuery) -> Sequence[MatchSummary]:
        return self._read(lambda: self._library.store.matches(query), ())

    def _events(self) -> Sequence[str]:
        return self._read(self._library.store.events, ())

    def _read(self, ask: Callable[[], _T], otherwise: _T) -> _T:
        try:
            return ask()
        except StoreError as error:
            self.failed.emit(in_language(error))
            return otherwise


def _counted(count: int) -> str:
    return ngettext("{count} match", "{count} matches", count).format(count=QLocale().toString(count))
