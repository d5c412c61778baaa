"""A library of 10,000 matches of 250 entries each, against the same of 10 matches, both in a window.

What the umpire waits for is what is measured: the list that comes up, the list after every letter that is typed, and
the match that is chosen. The 10 are those of the 10,000 that head the list once something is typed: what is painted is
the same, what differs is among how many it is found.
"""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QDialog, QLineEdit

from carrom_desk.match.ports.store import MatchId

from .bars import FIRST_PAGE, OPEN_ONE, SEARCH, Bar
from .desk_window import DeskWindow, Painted
from .figures import MS, Pair, median_pair, taken_in_turn
from .stored import numbers_with, store_library

_MANY = range(10_000)
_TYPED = "kavitha"
_FEW = numbers_with("Kavitha", _MANY, most=10)
_ONE, _OTHER = (MatchId(f"match{number:06}") for number in _FEW[:2])


def libraries(folder: Path, times: int) -> dict[Bar, Pair]:
    """The list, the search and one match of both libraries, in turn."""
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
    """A window on a library that is made by the first process and used by all."""
    file = folder / f"library of {len(numbers)}.sqlite3"
    if not file.exists():
        store_library(file, numbers)
    return DeskWindow(file, _ONE)


class _Library:
    """The library as it is used in one window."""

    def __init__(self, desk: DeskWindow) -> None:
        self._desk = desk

    def show_list(self) -> None:
        """Asks for the list, and waits until it is painted."""
        self._desk.activate()
        QTest.keyClick(self._desk.window, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
        Painted(self._list.viewport()).wait()

    def search(self) -> None:
        """Types, and waits after every letter until the list is painted."""
        for letter in _TYPED:
            painted = Painted(self._search)  # it shows the letter, in one painting with the list
            QTest.keyClicks(self._search, letter)
            painted.wait()

    def clear(self) -> None:
        """Types nothing."""
        self._search.clear()
        self._desk.settle()

    def close(self) -> None:
        """Closes the list."""
        for dialog in self._desk.window.findChildren(QDialog):
            dialog.reject()
        self._desk.settle()

    def open_one(self) -> None:
        """Opens a match, and waits until its log is painted."""
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
