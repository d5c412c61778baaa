"""A library of 10,000 matches with 250 entries each, relative to one of 10 matches, both in a window.

Measures what the umpire waits for: opening the list, searching letter by letter, and opening a match. The 10 matches
are those listed first after a search in the 10,000, so that the same rows are painted.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QDialog, QLineEdit

from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.next_step.actions import USUAL_KEYS, ActionName

from .bars import FIRST_PAGE, OPEN_ONE, SEARCH, Bar
from .desk_window import DeskWindow, Painted
from .figures import MS, Pair, median_pair, taken_in_turn
from .stored import numbers_with, store_library

_MANY = range(10_000)
_TYPED = "kavitha"
_FEW = numbers_with("Kavitha", _MANY, most=10)
_ONE, _OTHER = (MatchId(f"match{number:06}") for number in _FEW[:2])


def libraries(folder: Path, times: int) -> dict[Bar, Pair]:
    """Measures list, search and one match of both libraries in turn."""
    few, many = _Library(_stored(folder.parent, _FEW)), _Library(_stored(folder.parent, _MANY))

    def close() -> None:
        few.close()
        many.close()

    def clear() -> None:
        few.clear()
        many.clear()

    def leave() -> None:
        few.open_other()
        many.open_other()

    # Both lists at once in sight, the second would have the first to paint as well.
    pages = taken_in_turn(few.show_list, many.show_list, times, before=close, between=few.close)
    few.show_list()
    searches = taken_in_turn(few.search, many.search, times, before=clear)
    close()
    openings = taken_in_turn(few.open_one, many.open_one, times, before=leave)
    return {
        FIRST_PAGE: median_pair(*pages, MS),
        SEARCH: median_pair(*searches, MS),
        OPEN_ONE: median_pair(*openings, MS),
    }


def _stored(folder: Path, numbers: Sequence[int]) -> DeskWindow:
    """Returns a window on a library that is created by the first process and shared by all."""
    file = folder / f"library of {len(numbers)}.sqlite3"
    if not file.exists():
        store_library(file, numbers)
    return DeskWindow(file, _ONE)


class _Library:
    """Library used in a window."""

    def __init__(self, desk: DeskWindow) -> None:
        self._desk = desk

    def show_list(self) -> None:
        """Opens the list and waits until it is painted."""
        self._desk.activate()
        QTest.keySequence(self._desk.window, QKeySequence(USUAL_KEYS[ActionName.OPEN_MATCH][0]))
        Painted(self._list.viewport()).wait()

    def search(self) -> None:
        """Types a search, waiting after every letter until the list is painted."""
        for letter in _TYPED:
            painted = Painted(self._search)  # it shows the letter, in one painting with the list
            QTest.keyClicks(self._search, letter)
            painted.wait()

    def clear(self) -> None:
        """Clears the search."""
        self._search.clear()
        self._desk.settle()

    def close(self) -> None:
        """Closes the list."""
        for dialog in self._desk.window.findChildren(QDialog):
            dialog.reject()
        self._desk.settle()

    def open_one(self) -> None:
        """Opens a match and waits until its log is painted."""
        painted = Painted(self._desk.find(QAbstractItemView, "log").viewport())
        self._desk.controller.matches.open(_ONE)
        painted.wait()

    def open_other(self) -> None:
        """Opens another match."""
        self._desk.controller.matches.open(_OTHER)
        self._desk.settle()

    @property
    def _list(self) -> QAbstractItemView:
        return self._desk.find(QAbstractItemView, "matches")

    @property
    def _search(self) -> QLineEdit:
        return self._desk.find(QLineEdit, "match_search")
