"""What a key can do, and the key that does it as the desk comes."""

from collections.abc import Mapping
from enum import StrEnum, unique
from types import MappingProxyType


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
    """Choose by name what made the stroke improper."""
    TOUCHED_NOTHING = "touched_nothing"
    BEFORE_PLAY = "before_play"
    FOUL = "foul"
    TIME_EXCEEDED = "time_exceeded"
    CHIEF_REFEREE = "chief_referee"
    OVERRIDE = "override"
    """Decide otherwise than the desk ruled."""
    CLEAR = "clear"
    CLOCK_MORE = "clock_more"
    CLOCK_LESS = "clock_less"
    CLOCK_RESTART = "clock_restart"
    """The clock once more with all its seconds."""
    UNDO = "undo"
    REDO = "redo"
    REPLACE_LAST = "replace_last"
    """Take the last entry back and correct it."""
    NEW_MATCH = "new_match"
    OPEN_MATCH = "open_match"
    REPORT = "report"
    REMINDERS = "reminders"
    KEY_CARD = "key_card"
    PREFERENCES = "preferences"
    TURN_BOARD = "turn_board"
    MENU = "menu"
    SPECTATORS = "spectators"
    """The window for the hall."""
    FULL_SCREEN = "full_screen"
    QUIT = "quit"


USUAL_KEYS: Mapping[KeyAction, tuple[str, ...]] = MappingProxyType(
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
        KeyAction.NAME_BREACH: ("Y",),
        KeyAction.TOUCHED_NOTHING: ("N",),
        KeyAction.BEFORE_PLAY: ("P",),
        KeyAction.FOUL: ("F",),
        KeyAction.TIME_EXCEEDED: ("T",),
        KeyAction.CHIEF_REFEREE: ("R",),
        KeyAction.OVERRIDE: ("D",),
        KeyAction.CLEAR: ("Backspace",),
        KeyAction.CLOCK_MORE: ("+",),
        KeyAction.CLOCK_LESS: ("-",),
        KeyAction.CLOCK_RESTART: ("*",),
        KeyAction.UNDO: ("Ctrl+Z",),
        KeyAction.REDO: ("Ctrl+Y", "Ctrl+Shift+Z"),
        KeyAction.REPLACE_LAST: ("Ctrl+R",),
        KeyAction.NEW_MATCH: ("Ctrl+N",),
        KeyAction.OPEN_MATCH: ("Ctrl+O",),
        KeyAction.REPORT: ("Ctrl+P",),
        KeyAction.REMINDERS: ("F2",),
        KeyAction.KEY_CARD: ("F1", "?"),
        KeyAction.PREFERENCES: ("Ctrl+,",),
        KeyAction.TURN_BOARD: ("Ctrl+T",),
        KeyAction.MENU: ("F10",),
        KeyAction.SPECTATORS: ("F9",),
        KeyAction.FULL_SCREEN: ("F11",),
        KeyAction.QUIT: ("Ctrl+Q",),
    }
)
"""The keys of each as the desk comes; 1 to 9 are the numbers of What now."""

HIGHEST_NUMBER = 9
"""The numbers of What now go from 1 to this; their keys are theirs for good."""


@unique
class KeyGroup(StrEnum):
    """What belongs together on a card of keys."""

    STROKE = "stroke"
    NEXT = "next"
    CLOCK = "clock"
    LOG = "log"
    MATCHES = "matches"
    DESK = "desk"


GROUPS: Mapping[KeyGroup, tuple[KeyAction, ...]] = MappingProxyType(
    {
        KeyGroup.STROKE: (
            KeyAction.WHITE,
            KeyAction.BLACK,
            KeyAction.QUEEN,
            KeyAction.STRIKER,
            KeyAction.JUMPED_WHITE,
            KeyAction.JUMPED_BLACK,
            KeyAction.JUMPED_QUEEN,
            KeyAction.JUMPED_STRIKER,
            KeyAction.JUMPED_MODE,
            KeyAction.CANCEL,
            KeyAction.IMPROPER,
            KeyAction.NAME_BREACH,
            KeyAction.TOUCHED_NOTHING,
            KeyAction.BEFORE_PLAY,
            KeyAction.CLEAR,
        ),
        KeyGroup.NEXT: (
            KeyAction.FIRST,
            KeyAction.FOUL,
            KeyAction.CHIEF_REFEREE,
            KeyAction.TIME_EXCEEDED,
            KeyAction.OVERRIDE,
        ),
        KeyGroup.CLOCK: (KeyAction.SPACE, KeyAction.CLOCK_MORE, KeyAction.CLOCK_LESS, KeyAction.CLOCK_RESTART),
        KeyGroup.LOG: (KeyAction.UNDO, KeyAction.REDO, KeyAction.REPLACE_LAST),
        KeyGroup.MATCHES: (KeyAction.NEW_MATCH, KeyAction.OPEN_MATCH, KeyAction.REPORT),
        KeyGroup.DESK: (
            KeyAction.REMINDERS,
            KeyAction.KEY_CARD,
            KeyAction.PREFERENCES,
            KeyAction.TURN_BOARD,
            KeyAction.MENU,
            KeyAction.SPECTATORS,
            KeyAction.FULL_SCREEN,
            KeyAction.QUIT,
        ),
    }
)
"""Every action in its group, in the order in which they are read."""
