"""Everything that can be asked of the window: one row for each action, with its words, its keys and its group."""

from collections.abc import Mapping
from enum import Enum, StrEnum, unique
from typing import Self

from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

PROBLEM_REPORT = QT_TRANSLATE_NOOP("Window", "Create a problem report…")
RESCUE = QT_TRANSLATE_NOOP("Window", "Rescue what can be read")


@unique
class ActionGroup(Enum):
    """What belongs together on the card of keys, with its heading."""

    STROKE = QT_TRANSLATE_NOOP("Key", "This stroke")
    NEXT = QT_TRANSLATE_NOOP("Key", "What now")
    CLOCK = QT_TRANSLATE_NOOP("Key", "Clock")
    LOG = QT_TRANSLATE_NOOP("Key", "Log")
    MATCHES = QT_TRANSLATE_NOOP("Key", "Matches")
    DESK = QT_TRANSLATE_NOOP("Key", "Desk")


_S, _N, _C, _L, _M, _D = ActionGroup


@unique
class ActionName(StrEnum):
    """An action by its stable name, under which its keys are remembered."""

    text: Words
    """What it does, as it stands in the menu, on a button of What now, and on the card of keys."""
    keys: tuple[str, ...]
    """Its keys as the desk comes, in Qt's portable spelling; the first is the one that is shown. A presenter's clicker
    has Page Down and Page Up."""
    group: ActionGroup | None
    """Where it stands on the card of keys; None: it has no key and is not offered one."""

    def __new__(cls, value: str, text: Words, keys: tuple[str, ...] = (), group: ActionGroup | None = None) -> Self:
        action = str.__new__(cls, value)
        action._value_ = value
        action.text, action.keys, action.group = text, keys, group
        return action

    # Stroke
    WHITE = "white", QT_TRANSLATE_NOOP("Key", "A white man pocketed"), ("W",), _S
    BLACK = "black", QT_TRANSLATE_NOOP("Key", "A black man pocketed"), ("B",), _S
    QUEEN = "queen", QT_TRANSLATE_NOOP("Key", "The Queen pocketed"), ("Q",), _S
    STRIKER = "striker", QT_TRANSLATE_NOOP("Key", "The striker pocketed"), ("S",), _S
    JUMPED_WHITE = "jumped_white", QT_TRANSLATE_NOOP("Key", "A white man jumped off the board"), ("Shift+W",), _S
    JUMPED_BLACK = "jumped_black", QT_TRANSLATE_NOOP("Key", "A black man jumped off the board"), ("Shift+B",), _S
    JUMPED_QUEEN = "jumped_queen", QT_TRANSLATE_NOOP("Key", "The Queen jumped off the board"), ("Shift+Q",), _S
    JUMPED_STRIKER = "jumped_striker", QT_TRANSLATE_NOOP("Key", "The striker jumped off the board"), ("Shift+S",), _S
    JUMPED_MODE = "jumped_mode", QT_TRANSLATE_NOOP("Key", "The next piece jumped off the board"), ("J",), _S
    CANCEL = "cancel", QT_TRANSLATE_NOOP("Key", "It did not jump after all"), ("Esc",), _S
    IMPROPER = "improper", QT_TRANSLATE_NOOP("Key", "Improper stroke"), ("I",), _S
    NAME_BREACH = "name_breach", QT_TRANSLATE_NOOP("Key", "Improper stroke: name the breach"), ("Y",), _S
    TOUCHED_NOTHING = "touched_nothing", QT_TRANSLATE_NOOP("Key", "The striker touched nothing"), ("N",), _S
    BEFORE_PLAY = "before_play", QT_TRANSLATE_NOOP("Key", "Break made before “Play”"), ("P",), _S
    CLEAR = "clear", QT_TRANSLATE_NOOP("WhatNow", "Clear"), ("Backspace",), _S
    # Next step
    FIRST = "first", QT_TRANSLATE_NOOP("Key", "The first action of What now"), ("Return", "Enter", "PgDown"), _N
    CONFIRM = "confirm", QT_TRANSLATE_NOOP("WhatNow", "Confirm")
    """Submit the stroke as it is marked."""
    TOSS = "toss", QT_TRANSLATE_NOOP("WhatNow", "Toss…")
    FOUL = "foul", QT_TRANSLATE_NOOP("WhatNow", "Foul…"), ("F",), _N
    CHIEF_REFEREE = "chief_referee", QT_TRANSLATE_NOOP("WhatNow", "Chief referee…"), ("R",), _N
    TIME_EXCEEDED = "time_exceeded", QT_TRANSLATE_NOOP("WhatNow", "Time exceeded"), ("T",), _N
    OVERRIDE = "override", QT_TRANSLATE_NOOP("RulingCard", "Decide otherwise…"), ("D",), _N
    # Clock
    SPACE = "space", QT_TRANSLATE_NOOP("Key", "Call “Play”, then stop the clock or let it go on"), ("Space",), _C
    START_CLOCK = "start_clock", QT_TRANSLATE_NOOP("WhatNow", "Start clock")
    CLOCK_MORE = "clock_more", QT_TRANSLATE_NOOP("Key", "Give 5 seconds"), ("+",), _C
    CLOCK_LESS = "clock_less", QT_TRANSLATE_NOOP("Key", "Take 5 seconds"), ("-",), _C
    CLOCK_RESTART = "clock_restart", QT_TRANSLATE_NOOP("Key", "The clock again with all its seconds"), ("*",), _C
    # Log
    UNDO = "undo", QT_TRANSLATE_NOOP("Key", "Undo the last entry"), ("Ctrl+Z", "PgUp"), _L
    REDO = "redo", QT_TRANSLATE_NOOP("Key", "Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), _L
    REPLACE_LAST = "replace_last", QT_TRANSLATE_NOOP("MainMenu", "Replace the last entry"), ("Ctrl+R",), _L
    """Take the last entry back and correct it."""
    # An entry that could not be saved
    GIVE_UP = "give_up", QT_TRANSLATE_NOOP("WhatNow", "Give up")
    """Forget it."""
    SAVE_ELSEWHERE = "save_elsewhere", QT_TRANSLATE_NOOP("WhatNow", "Save elsewhere…")
    """Write the match, with that entry, to a file that the umpire names."""
    REOPEN = "reopen", QT_TRANSLATE_NOOP("WhatNow", "Open it again")
    """Open the same match again as it is on disk."""
    # Matches and documents
    NEW_MATCH = "new_match", QT_TRANSLATE_NOOP("MainMenu", "New match…"), ("Ctrl+N",), _M
    OPEN_MATCH = "open_match", QT_TRANSLATE_NOOP("MainMenu", "Matches…"), ("Ctrl+O",), _M
    CONTINUE_MATCH = "continue_match", QT_TRANSLATE_NOOP("WhatNow", "Go on")
    """Go on with the match that was not finished."""
    REPORT = "report", QT_TRANSLATE_NOOP("MainMenu", "Report as PDF…"), ("Ctrl+P",), _M
    REPORT_HTML = "report_html", QT_TRANSLATE_NOOP("MainMenu", "Report as HTML…")
    PRINT = "print", QT_TRANSLATE_NOOP("MainMenu", "Print the report…")
    STATISTICS = "statistics", QT_TRANSLATE_NOOP("MainMenu", "Statistics…")
    DOCUMENTS = "documents", QT_TRANSLATE_NOOP("MainMenu", "Reports and statistics…")
    """Any document about matches: reports, statistics, days, blank sheets, in every form."""
    VERIFY = "verify", QT_TRANSLATE_NOOP("MainMenu", "Verify a report…")
    """See whether a report tells the truth."""
    TYPE_SHEET = "type_sheet", QT_TRANSLATE_NOOP("MainMenu", "Enter a paper score sheet…")
    PAIRINGS = "pairings", QT_TRANSLATE_NOOP("MainMenu", "Pairings from SoL…")
    # Database
    TRY_AGAIN = "try_again", QT_TRANSLATE_NOOP("WhatNow", "Try again")
    """Open the database again, to write to it."""
    RESCUE = "rescue", RESCUE
    BEGIN_EMPTY = "begin_empty", QT_TRANSLATE_NOOP("WhatNow", "Begin with no matches")
    BACKUPS = "backups", QT_TRANSLATE_NOOP("MainMenu", "Backups…")
    CHECK_DATABASE = "check_database", QT_TRANSLATE_NOOP("MainMenu", "Check the database")
    OPEN_DATABASE = "open_database", QT_TRANSLATE_NOOP("MainMenu", "Another database…")
    # Practice
    PRACTICE = "practice", QT_TRANSLATE_NOOP("MainMenu", "Practice…")
    SITUATIONS = "situations", QT_TRANSLATE_NOOP("WhatNow", "Situations…")
    GUIDED_MATCH = "guided_match", QT_TRANSLATE_NOOP("MainMenu", "A match of two minutes…")
    """Be led through a short match, step by step."""
    SCHOOL = "school", QT_TRANSLATE_NOOP("MainMenu", "Exercises on the laws…")
    """Learn the laws by exercises."""
    EXAM = "exam", QT_TRANSLATE_NOOP("MainMenu", "Mock examination…")
    """A mock paper, written or oral."""
    LEAVE_PRACTICE = "leave_practice", QT_TRANSLATE_NOOP("WhatNow", "Leave practice")
    # Window
    LAW_BOOK = "law_book", QT_TRANSLATE_NOOP("MainMenu", "Law book…"), ("F2",), _D
    """Read the laws, at the one that is in sight."""
    ASK_LAWS = "ask_laws", QT_TRANSLATE_NOOP("MainMenu", "Ask the laws…"), ("F3",), _D
    """Set a position and an act, and see what every edition rules."""
    JOIN_HALL = "join_hall", QT_TRANSLATE_NOOP("MainMenu", "Join a hall…")
    LEAVE_HALL = "leave_hall", QT_TRANSLATE_NOOP("MainMenu", "Leave the hall")
    HALL_MATCH = "hall_match", QT_TRANSLATE_NOOP("MainMenu", "Take the hall’s match for this table")
    CALL_CHIEF_REFEREE = "call_chief_referee", QT_TRANSLATE_NOOP("MainMenu", "Call the chief referee to this table")
    OPEN_HALL = "open_hall", QT_TRANSLATE_NOOP("MainMenu", "Open the hall…")
    REMINDERS = "reminders", QT_TRANSLATE_NOOP("MainMenu", "Unusual positions…"), ("Shift+F2",), _D
    """What to do about pieces that lie oddly."""
    MANUAL = "manual", QT_TRANSLATE_NOOP("MainMenu", "Manual…"), ("F1",), _D
    """The manual, at the page about what is done just now."""
    KEY_CARD = "key_card", QT_TRANSLATE_NOOP("MainMenu", "Keys…"), ("?",), _D
    PREFERENCES = "preferences", QT_TRANSLATE_NOOP("MainMenu", "Preferences…"), ("Ctrl+,",), _D
    TURN_BOARD = "turn_board", QT_TRANSLATE_NOOP("MainMenu", "Turn the board"), ("Ctrl+T",), _D
    MENU = "menu", QT_TRANSLATE_NOOP("Key", "Menu"), ("F10",), _D
    SPECTATORS = "spectators", QT_TRANSLATE_NOOP("MainMenu", "Window for the hall"), ("F9",), _D
    FULL_SCREEN = "full_screen", QT_TRANSLATE_NOOP("MainMenu", "Full screen"), ("F11",), _D
    SYSTEM_CHECK = "system_check", QT_TRANSLATE_NOOP("MainMenu", "System check…")
    """Look whether this computer is fit for a match."""
    DIAGNOSIS = "diagnosis", PROBLEM_REPORT
    """Pack the log and the match for the one who is to look into a fault."""
    ABOUT = "about", QT_TRANSLATE_NOOP("MainMenu", "About Carrom Desk")
    QUIT = "quit", QT_TRANSLATE_NOOP("MainMenu", "Quit"), ("Ctrl+Q",), _D


LEAVES_MATCH = frozenset(
    {
        ActionName.NEW_MATCH,
        ActionName.OPEN_MATCH,
        ActionName.TYPE_SHEET,
        ActionName.HALL_MATCH,
        ActionName.TRY_AGAIN,
        ActionName.BACKUPS,
        ActionName.OPEN_DATABASE,
        ActionName.BEGIN_EMPTY,
        ActionName.PRACTICE,
        ActionName.SITUATIONS,
        ActionName.GUIDED_MATCH,
        ActionName.SCHOOL,
        ActionName.LEAVE_PRACTICE,
    }
)
"""What may lead away from the open match: not before everything that was entered is saved or given up."""

NEEDS_MATCH = frozenset(
    {
        ActionName.TOSS,
        ActionName.FOUL,
        ActionName.CHIEF_REFEREE,
        ActionName.TIME_EXCEEDED,
        ActionName.OVERRIDE,
        ActionName.UNDO,
        ActionName.REDO,
        ActionName.REPLACE_LAST,
        ActionName.SAVE_ELSEWHERE,
        ActionName.REOPEN,
        ActionName.REPORT,
        ActionName.REPORT_HTML,
        ActionName.PRINT,
        ActionName.STATISTICS,
        ActionName.CALL_CHIEF_REFEREE,
    }
)
"""What is about the open match: impossible while there is none."""


USUAL_KEYS: Mapping[ActionName, tuple[str, ...]] = {name: name.keys for name in ActionName if name.group is not None}
"""The keys of every action that has one, as the desk comes."""

GROUPS: Mapping[ActionGroup, tuple[ActionName, ...]] = {
    group: tuple(name for name in ActionName if name.group is group) for group in ActionGroup
}
"""Every action with a key in its group, in the order in which they are read."""

HIGHEST_NUMBER = 9
"""The numbers of What now go from 1 to this; their keys are theirs for good."""
NUMBERS_WORDS = QT_TRANSLATE_NOOP("Key", "The action of this number in What now")
"""What the numbers do."""
