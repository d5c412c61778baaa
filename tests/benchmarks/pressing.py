"""Presses on the board and confirmed strokes, each until the window is repainted.

The floor is a plain Qt window that shows and changes as much, with a durable insert for a confirmed stroke.
"""

from pathlib import Path
from random import Random

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QWidget

from carrom_desk.match.entry.entries import StrokeMade

from .bars import CONFIRM, CONFIRM_P99, PRESS, PRESS_P99, Bar
from .desk_window import RETURN, DeskWindow, Painted
from .figures import MS, Pair, median_pair, p99_pair, taken_in_turn
from .floor_board import DurableTable, PlainWindow
from .stored import OPEN_MATCH, store_open_match

_ENTRIES = 120
"""Number of entries in the log of the open match, which is half over."""
_PAYLOAD = "x" * 500
"""As long as a stroke's entry."""


def presses(folder: Path, times: int) -> dict[Bar, Pair]:
    """Marks the striker again and again while a man is marked, so that there is always a ruling."""
    desk = desk_at_a_match(folder)
    floor = _floor_beside(desk)
    board, striker = desk.find(QWidget, "board"), desk.find(QWidget, "piece_striker")
    at = striker.mapTo(board, striker.rect().center())
    painted = Painted(board, desk.find(QWidget, "ruling"))
    go_on_to_a_stroke(desk, Random(1))
    desk.key("W")
    assert not desk.draft.is_empty()

    def press() -> None:
        painted.begin()
        QTest.mousePress(board, Qt.MouseButton.LeftButton, pos=at)
        painted.wait()

    def clear_marks() -> None:
        QTest.mouseRelease(board, Qt.MouseButton.LeftButton, pos=at)
        # A mark that has just appeared takes no second press, so it goes by key, and the man is marked anew.
        desk.key("Backspace")
        desk.key("W")
        desk.settle()

    floors, ours = taken_in_turn(floor.press, press, times, before=clear_marks)
    return {PRESS: median_pair(floors, ours, MS), PRESS_P99: p99_pair(floors, ours, MS)}


def confirmed_strokes(folder: Path, times: int) -> dict[Bar, Pair]:
    """Marks strokes of a match and confirms them with Enter."""
    desk, random = desk_at_a_match(folder), Random(2)
    floor = _floor_beside(desk)
    table = DurableTable(folder / "floor.sqlite3")
    painted = Painted(desk.find(QAbstractItemView, "log").viewport())

    def insert_and_show() -> None:
        table.insert(_PAYLOAD)
        floor.stroke()

    def confirm() -> None:
        painted.begin()
        QTest.keyPress(desk.window, RETURN)
        painted.wait()

    def mark() -> None:
        QTest.keyRelease(desk.window, RETURN)
        desk.settle()
        desk.mark(go_on_to_a_stroke(desk, random))

    floors, ours = taken_in_turn(insert_and_show, confirm, times, before=mark)
    table.close()
    return {CONFIRM: median_pair(floors, ours, MS), CONFIRM_P99: p99_pair(floors, ours, MS)}


def _floor_beside(desk: DeskWindow) -> PlainWindow:
    floor = PlainWindow()
    floor.show()
    desk.activate()
    return floor


def desk_at_a_match(folder: Path) -> DeskWindow:
    """A window with a match half-way."""
    store_open_match(folder / "matches.sqlite3", _ENTRIES)
    return DeskWindow(folder / "matches.sqlite3", OPEN_MATCH)


def go_on_to_a_stroke(desk: DeskWindow, random: Random) -> StrokeMade:
    """Enters everything that comes before the next stroke."""
    while not isinstance(entry := desk.next_entry(random), StrokeMade):
        desk.enter(entry)
    return entry
