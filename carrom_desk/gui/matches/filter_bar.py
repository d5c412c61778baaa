"""Search, filters and sort order of the matches."""

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QDate, QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QDateEdit, QWidget

from carrom_desk.desk.forms.match_filter import STATES, DayChoice, days_of
from carrom_desk.formats import day_pattern
from carrom_desk.gui.dialogs.desk_dialog import named
from carrom_desk.gui.dialogs.fields import ChoiceBox, choice_box, text_field, watch
from carrom_desk.gui.kit.layouts import across, down, within
from carrom_desk.gui.kit.wording import plain_tip
from carrom_desk.i18n import _, say
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import MatchOrder, MatchQuery
from carrom_desk.presentation.wording.match_columns import Sorting, first_sorting, sortings

ListEvents = Callable[[], Sequence[str]]
"""Returns the names of all events, latest first."""


class EventBox(ChoiceBox):
    """Combo box of events, filled when first entered, since reading them takes a moment with thousands of matches."""

    def __init__(self, events: ListEvents) -> None:
        super().__init__()
        self._events = events
        self.is_read = False
        """True when the list of events is up to date."""
        self.setMaxVisibleItems(10)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._read()
        super().focusInEvent(event)

    def showPopup(self) -> None:
        self._read()
        super().showPopup()

    def _read(self) -> None:
        if self.is_read:
            return
        self.is_read = True
        chosen = self.currentData()
        names = list(self._events())
        if chosen and chosen not in names:
            names.insert(0, chosen)
        with QSignalBlocker(self):
            while self.count() > 1:
                self.removeItem(1)
            for name in names:
                self.addItem(plain(name), name)
                self.setItemData(self.count() - 1, plain_tip(plain(name)), Qt.ItemDataRole.ToolTipRole)
            self.choose(chosen)


_NO_DAY = QDate(1900, 1, 1)
"""Shown as a dash."""
_MOVES = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})


class FilterBar(QWidget):
    """Search field with filters and sort order below."""

    changed = Signal()
    """Emitted with a new query."""
    moved = Signal(object)
    """Emitted when Up or Down is pressed in the search field, to move in the list."""

    def __init__(self, events: ListEvents, today: date) -> None:
        super().__init__()
        self._today = today
        self._in_trash = False
        hint = _("Players, event or round  (Ctrl+F)")
        self._search = text_field("match_search", _("Find a match"), hint=hint)
        self._search.setClearButtonEnabled(True)
        self._search.installEventFilter(self)
        states = [(say(words), number) for number, (words, _) in enumerate(STATES)]
        self._state = choice_box("state_filter", _("Status"), states)
        self._event = EventBox(events)
        choice_box("event_filter", _("Event"), [(_("All events"), "")], is_narrow=True, box=self._event)
        self._days = choice_box("date_filter", _("Date"), [(say(each.value), each) for each in DayChoice])
        self._first = _day_edit("first_day", _("Start date"))
        self._last = _day_edit("last_day", _("End date"))
        self._order = choice_box("order", _("Sort order"))
        self._fill_order()
        self._show_days()
        self._lay_out()
        self._days.currentIndexChanged.connect(self._show_days)
        watch(self.changed, self._search, self._state, self._event, self._order, self._days)
        for edit in (self._first, self._last):
            edit.dateChanged.connect(self.changed)

    # Current query

    def query(self) -> MatchQuery:
        """Returns the query."""
        sorting = self.sorting()
        return MatchQuery(
            text=self._search.text().strip(),
            statuses=STATES[self._state.currentData()][1],
            event=self._event.currentData(),
            first_day=_iso(self._first),
            last_day=_iso(self._last),
            in_trash=self._in_trash,
            order=sorting.by,
            is_ascending=sorting.is_ascending,
        )

    def sorting(self) -> Sorting:
        """Current order."""
        return sortings(in_trash=self._in_trash)[self._order.currentIndex()]

    def is_filtering(self) -> bool:
        """Returns True when at least one filter is active."""
        query = self.query()
        return bool(query.text or query.statuses or query.event or query.first_day or query.last_day)

    # Changes from outside

    def show_bin(self, *, on: bool) -> None:
        """Switches between trash and matches, in their default order."""
        self._in_trash = on
        self._fill_order()
        self.changed.emit()

    def sort_by(self, order: MatchOrder) -> None:
        """Sorts by another column, or reverses the order."""
        now = self.sorting()
        wanted = now.turned() if now.by is order else first_sorting(order)
        self._order.setCurrentIndex(sortings(in_trash=self._in_trash).index(wanted))

    def clear(self) -> None:
        """Clears all filters."""
        with QSignalBlocker(self):
            self._search.clear()
            for box in (self._state, self._event, self._days):
                box.setCurrentIndex(0)
        self.changed.emit()

    def begin_search(self, text: str = "") -> None:
        """Focuses the search field and enters text."""
        self._search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if text:
            self._search.insert(text)
        else:
            self._search.selectAll()

    def events_changed(self) -> None:
        """Invalidates the events after matches were added or removed."""
        self._event.is_read = False

    # Parts

    def _lay_out(self) -> None:
        boxes, days = ((self._state, 3), (self._event, 4), (self._days, 4)), (self._first, self._last)
        search = across((self._search, 3), (self._order, 1))
        within(down(search, across(*boxes, *days)), self)

    def _fill_order(self) -> None:
        with QSignalBlocker(self._order):
            self._order.clear()
            self._order.addItems([say(sorting.words) for sorting in sortings(in_trash=self._in_trash)])

    def _show_days(self) -> None:
        """Shows the dates, if any, which can be edited for a custom range."""
        choice = self._days.currentData()
        is_typed = choice is DayChoice.BETWEEN
        found = days_of(choice, self._today)
        for edit, place in ((self._first, 0), (self._last, 1)):
            with QSignalBlocker(edit):
                if found is not None:
                    edit.setDate(QDate.fromString(found[place].isoformat(), Qt.DateFormat.ISODate))
                elif not is_typed:
                    edit.setDate(_NO_DAY)
                elif edit.date() == _NO_DAY:
                    edit.setDate(QDate.fromString(self._today.isoformat(), Qt.DateFormat.ISODate))
            edit.setEnabled(is_typed)
            edit.setVisible(is_typed or found is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _MOVES:
            self.moved.emit(event)
            return True
        return super().eventFilter(watched, event)


def _day_edit(name: str, title: str) -> QDateEdit:
    edit = named(QDateEdit(), name, title)
    edit.setDisplayFormat(day_pattern())
    edit.setMinimumDate(_NO_DAY)
    edit.setSpecialValueText("–")
    edit.setAlignment(Qt.AlignmentFlag.AlignCenter)
    edit.setToolTip(plain_tip(title))
    return edit


def _iso(edit: QDateEdit) -> str:
    return "" if edit.date() == _NO_DAY else edit.date().toString(Qt.DateFormat.ISODate)
