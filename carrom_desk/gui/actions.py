"""The keys of the window: one table, and the actions made from it."""

from collections.abc import Callable, Mapping
from enum import StrEnum, unique
from types import MappingProxyType

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


@unique
class KeyAction(StrEnum):
    """What a key does, by a stable name."""

    SPACE = "space"
    """ "Play" when it is awaited, else the clock."""
    FIRST = "first"
    """The first of What now."""
    WHITE = "white"
    BLACK = "black"
    QUEEN = "queen"
    STRIKER = "striker"
    JUMPED_WHITE = "jumped_white"
    JUMPED_BLACK = "jumped_black"
    JUMPED_QUEEN = "jumped_queen"
    JUMPED_STRIKER = "jumped_striker"
    JUMPED_MODE = "jumped_mode"
    CANCEL = "cancel"
    IMPROPER = "improper"
    NAME_BREACH = "name_breach"
    """Choose what made the stroke improper."""
    TOUCHED_NOTHING = "touched_nothing"
    BEFORE_PLAY = "before_play"
    FOUL = "foul"
    TIME_EXCEEDED = "time_exceeded"
    CHIEF_REFEREE = "chief_referee"
    CLEAR = "clear"
    UNDO = "undo"
    REDO = "redo"
    REPLACE_LAST = "replace_last"
    """Take the last entry back and correct it."""
    NEW_MATCH = "new_match"
    OPEN_MATCH = "open_match"
    REMINDERS = "reminders"
    FULL_SCREEN = "full_screen"
    QUIT = "quit"


KEYS: Mapping[KeyAction, tuple[str, ...]] = MappingProxyType(
    {
        KeyAction.SPACE: ("Space",),
        KeyAction.FIRST: ("Return", "Enter"),
        KeyAction.WHITE: ("W",),
        KeyAction.BLACK: ("B",),
        KeyAction.QUEEN: ("Q",),
        KeyAction.STRIKER: ("S",),
        KeyAction.JUMPED_WHITE: ("Shift+W",),
        KeyAction.JUMPED_BLACK: ("Shift+B",),
        KeyAction.JUMPED_QUEEN: ("Shift+Q",),
        KeyAction.JUMPED_STRIKER: ("Shift+S",),
        KeyAction.JUMPED_MODE: ("J",),
        KeyAction.CANCEL: ("Esc",),
        KeyAction.IMPROPER: ("I",),
        KeyAction.NAME_BREACH: ("Shift+I",),
        KeyAction.TOUCHED_NOTHING: ("N",),
        KeyAction.BEFORE_PLAY: ("P",),
        KeyAction.FOUL: ("F",),
        KeyAction.TIME_EXCEEDED: ("T",),
        KeyAction.CHIEF_REFEREE: ("R",),
        KeyAction.CLEAR: ("Backspace",),
        KeyAction.UNDO: ("Ctrl+Z",),
        KeyAction.REDO: ("Ctrl+Y", "Ctrl+Shift+Z"),
        KeyAction.REPLACE_LAST: ("Ctrl+R",),
        KeyAction.NEW_MATCH: ("Ctrl+N",),
        KeyAction.OPEN_MATCH: ("Ctrl+O",),
        KeyAction.REMINDERS: ("F1",),
        KeyAction.FULL_SCREEN: ("F11",),
        KeyAction.QUIT: ("Ctrl+Q",),
    }
)
"""The keys of each; 1 to 9 are the numbers of What now."""

HIGHEST_NUMBER = 9


def add_actions(window: QWidget, does: Mapping[KeyAction, Callable[[], object]]) -> dict[KeyAction, QAction]:
    """Give the window an action for every key. A key that is held down acts once."""
    actions = {}
    for name, keys in KEYS.items():
        action = _action(window, f"key_{name}", keys)
        action.triggered.connect(does[name])
        actions[name] = action
    return actions


def add_numbers(window: QWidget, press: Callable[[int], object]) -> None:
    """Let the keys 1 to 9 press the numbered actions."""
    for number in range(1, HIGHEST_NUMBER + 1):
        action = _action(window, f"key_{number}", (str(number),))
        action.triggered.connect(_pressing(press, number))


def _pressing(press: Callable[[int], object], number: int) -> Callable[[], None]:
    def do() -> None:
        press(number)

    return do


def _action(window: QWidget, name: str, keys: tuple[str, ...]) -> QAction:
    action = QAction(window)
    action.setObjectName(name)
    action.setShortcuts([QKeySequence(key) for key in keys])
    action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
    action.setAutoRepeat(False)
    window.addAction(action)
    return action
