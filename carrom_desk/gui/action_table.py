"""Everything that can be asked of the window: one row for each action, with its words, its keys and its group."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words

PROBLEM_REPORT = QT_TRANSLATE_NOOP("Window", "Create a problem report…")
RESCUE = QT_TRANSLATE_NOOP("Window", "Rescue what can be read")


@unique
class ActionName(StrEnum):
    """An action by its stable name, under which its keys are remembered."""

    # Stroke
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
    CLEAR = "clear"
    # Next step
    FIRST = "first"
    """The first of What now."""
    CONFIRM = "confirm"
    """Submit the stroke as it is marked."""
    TOSS = "toss"
    FOUL = "foul"
    CHIEF_REFEREE = "chief_referee"
    TIME_EXCEEDED = "time_exceeded"
    OVERRIDE = "override"
    """Decide otherwise than the desk ruled."""
    # Clock
    SPACE = "space"
    """ "Play" when it is expected, else the clock."""
    START_CLOCK = "start_clock"
    CLOCK_MORE = "clock_more"
    CLOCK_LESS = "clock_less"
    CLOCK_RESTART = "clock_restart"
    """The clock once more with all its seconds."""
    # Log
    UNDO = "undo"
    REDO = "redo"
    REPLACE_LAST = "replace_last"
    """Take the last entry back and correct it."""
    # An entry that could not be saved
    GIVE_UP = "give_up"
    """Forget it."""
    SAVE_ELSEWHERE = "save_elsewhere"
    """Write the match, with that entry, to a file that the umpire names."""
    REOPEN = "reopen"
    """Open the same match again as it is on disk."""
    # Matches and documents
    NEW_MATCH = "new_match"
    OPEN_MATCH = "open_match"
    CONTINUE_MATCH = "continue_match"
    """Go on with the match that was not finished."""
    REPORT = "report"
    REPORT_HTML = "report_html"
    PRINT = "print"
    STATISTICS = "statistics"
    """The numbers of the open match, with their plots."""
    DOCUMENTS = "documents"
    """Any document about matches: reports, statistics, days, blank sheets, in every form."""
    VERIFY = "verify"
    """See whether a report tells the truth."""
    TYPE_SHEET = "type_sheet"
    """Type in a match that was umpired on paper."""
    PAIRINGS = "pairings"
    """Take in the pairings of the tournament desk as matches to be umpired."""
    # Database
    TRY_AGAIN = "try_again"
    """Open the database again, to write to it."""
    RESCUE = "rescue"
    """Build a damaged database from what it and its backups hold."""
    BEGIN_EMPTY = "begin_empty"
    """Begin with no matches where the database is gone."""
    BACKUPS = "backups"
    CHECK_DATABASE = "check_database"
    OPEN_DATABASE = "open_database"
    # Practice
    PRACTICE = "practice"
    SITUATIONS = "situations"
    GUIDED_MATCH = "guided_match"
    """Be led through a short match, step by step."""
    SCHOOL = "school"
    """Learn the laws by exercises."""
    EXAM = "exam"
    """A mock paper, written or oral."""
    LEAVE_PRACTICE = "leave_practice"
    # Window
    LAW_BOOK = "law_book"
    """Read the laws, at the one that is in sight."""
    ASK_LAWS = "ask_laws"
    """Set a position and an act, and see what every edition rules."""
    JOIN_HALL = "join_hall"
    LEAVE_HALL = "leave_hall"
    HALL_MATCH = "hall_match"
    """Take the match that the hall has for this table."""
    CALL_CHIEF_REFEREE = "call_chief_referee"
    OPEN_HALL = "open_hall"
    """Serve a hall from this computer."""
    REMINDERS = "reminders"
    """What to do about pieces that lie oddly."""
    MANUAL = "manual"
    """The manual, at the page about what is done just now."""
    KEY_CARD = "key_card"
    PREFERENCES = "preferences"
    TURN_BOARD = "turn_board"
    MENU = "menu"
    SPECTATORS = "spectators"
    FULL_SCREEN = "full_screen"
    SYSTEM_CHECK = "system_check"
    """Look whether this computer is fit for a match."""
    DIAGNOSIS = "diagnosis"
    """Pack the log and the match for the one who is to look into a fault."""
    ABOUT = "about"
    QUIT = "quit"


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


@unique
class ActionGroup(StrEnum):
    """What belongs together on the card of keys."""

    STROKE = "stroke"
    NEXT = "next"
    CLOCK = "clock"
    LOG = "log"
    MATCHES = "matches"
    DESK = "desk"


GROUP_WORDS: Mapping[ActionGroup, Words] = MappingProxyType(
    {
        ActionGroup.STROKE: QT_TRANSLATE_NOOP("Key", "This stroke"),
        ActionGroup.NEXT: QT_TRANSLATE_NOOP("Key", "What now"),
        ActionGroup.CLOCK: QT_TRANSLATE_NOOP("Key", "Clock"),
        ActionGroup.LOG: QT_TRANSLATE_NOOP("Key", "Log"),
        ActionGroup.MATCHES: QT_TRANSLATE_NOOP("Key", "Matches"),
        ActionGroup.DESK: QT_TRANSLATE_NOOP("Key", "Desk"),
    }
)
"""The heading of each group."""


@dataclass(frozen=True, slots=True)
class Action:
    """A row of the table."""

    text: Words
    """What it does, as it stands in the menu, on a button of What now, and on the card of keys."""
    keys: tuple[str, ...] = ()
    """Its keys as the desk comes, in Qt's portable spelling; the first is the one that is shown. A presenter's clicker
    has Page Down and Page Up."""
    group: ActionGroup | None = None
    """Where it stands on the card of keys; None: it has no key and is not offered one."""


_S, _N, _C, _L, _M, _D = ActionGroup

ACTIONS: Mapping[ActionName, Action] = MappingProxyType(
    {
        ActionName.WHITE: Action(QT_TRANSLATE_NOOP("Key", "A white man pocketed"), ("W",), _S),
        ActionName.BLACK: Action(QT_TRANSLATE_NOOP("Key", "A black man pocketed"), ("B",), _S),
        ActionName.QUEEN: Action(QT_TRANSLATE_NOOP("Key", "The Queen pocketed"), ("Q",), _S),
        ActionName.STRIKER: Action(QT_TRANSLATE_NOOP("Key", "The striker pocketed"), ("S",), _S),
        ActionName.JUMPED_WHITE: Action(QT_TRANSLATE_NOOP("Key", "A white man jumped off the board"), ("Shift+W",), _S),
        ActionName.JUMPED_BLACK: Action(QT_TRANSLATE_NOOP("Key", "A black man jumped off the board"), ("Shift+B",), _S),
        ActionName.JUMPED_QUEEN: Action(QT_TRANSLATE_NOOP("Key", "The Queen jumped off the board"), ("Shift+Q",), _S),
        ActionName.JUMPED_STRIKER: Action(
            QT_TRANSLATE_NOOP("Key", "The striker jumped off the board"), ("Shift+S",), _S
        ),
        ActionName.JUMPED_MODE: Action(QT_TRANSLATE_NOOP("Key", "The next piece jumped off the board"), ("J",), _S),
        ActionName.CANCEL: Action(QT_TRANSLATE_NOOP("Key", "It did not jump after all"), ("Esc",), _S),
        ActionName.IMPROPER: Action(QT_TRANSLATE_NOOP("Key", "Improper stroke"), ("I",), _S),
        ActionName.NAME_BREACH: Action(QT_TRANSLATE_NOOP("Key", "Improper stroke: name the breach"), ("Y",), _S),
        ActionName.TOUCHED_NOTHING: Action(QT_TRANSLATE_NOOP("Key", "The striker touched nothing"), ("N",), _S),
        ActionName.BEFORE_PLAY: Action(QT_TRANSLATE_NOOP("Key", "Break made before “Play”"), ("P",), _S),
        ActionName.CLEAR: Action(QT_TRANSLATE_NOOP("WhatNow", "Clear"), ("Backspace",), _S),
        ActionName.FIRST: Action(
            QT_TRANSLATE_NOOP("Key", "The first action of What now"), ("Return", "Enter", "PgDown"), _N
        ),
        ActionName.CONFIRM: Action(QT_TRANSLATE_NOOP("WhatNow", "Confirm")),
        ActionName.TOSS: Action(QT_TRANSLATE_NOOP("WhatNow", "Toss…")),
        ActionName.FOUL: Action(QT_TRANSLATE_NOOP("WhatNow", "Foul…"), ("F",), _N),
        ActionName.CHIEF_REFEREE: Action(QT_TRANSLATE_NOOP("WhatNow", "Chief referee…"), ("R",), _N),
        ActionName.TIME_EXCEEDED: Action(QT_TRANSLATE_NOOP("WhatNow", "Time exceeded"), ("T",), _N),
        ActionName.OVERRIDE: Action(QT_TRANSLATE_NOOP("RulingCard", "Decide otherwise…"), ("D",), _N),
        ActionName.SPACE: Action(
            QT_TRANSLATE_NOOP("Key", "Call “Play”, then stop the clock or let it go on"), ("Space",), _C
        ),
        ActionName.START_CLOCK: Action(QT_TRANSLATE_NOOP("WhatNow", "Start clock")),
        ActionName.CLOCK_MORE: Action(QT_TRANSLATE_NOOP("Key", "Give 5 seconds"), ("+",), _C),
        ActionName.CLOCK_LESS: Action(QT_TRANSLATE_NOOP("Key", "Take 5 seconds"), ("-",), _C),
        ActionName.CLOCK_RESTART: Action(QT_TRANSLATE_NOOP("Key", "The clock again with all its seconds"), ("*",), _C),
        ActionName.UNDO: Action(QT_TRANSLATE_NOOP("Key", "Undo the last entry"), ("Ctrl+Z", "PgUp"), _L),
        ActionName.REDO: Action(QT_TRANSLATE_NOOP("Key", "Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), _L),
        ActionName.REPLACE_LAST: Action(QT_TRANSLATE_NOOP("MainMenu", "Replace the last entry"), ("Ctrl+R",), _L),
        ActionName.GIVE_UP: Action(QT_TRANSLATE_NOOP("WhatNow", "Give up")),
        ActionName.SAVE_ELSEWHERE: Action(QT_TRANSLATE_NOOP("WhatNow", "Save elsewhere…")),
        ActionName.REOPEN: Action(QT_TRANSLATE_NOOP("WhatNow", "Open it again")),
        ActionName.NEW_MATCH: Action(QT_TRANSLATE_NOOP("MainMenu", "New match…"), ("Ctrl+N",), _M),
        ActionName.OPEN_MATCH: Action(QT_TRANSLATE_NOOP("MainMenu", "Matches…"), ("Ctrl+O",), _M),
        ActionName.CONTINUE_MATCH: Action(QT_TRANSLATE_NOOP("WhatNow", "Go on")),
        ActionName.REPORT: Action(QT_TRANSLATE_NOOP("MainMenu", "Report as PDF…"), ("Ctrl+P",), _M),
        ActionName.REPORT_HTML: Action(QT_TRANSLATE_NOOP("MainMenu", "Report as HTML…")),
        ActionName.PRINT: Action(QT_TRANSLATE_NOOP("MainMenu", "Print the report…")),
        ActionName.STATISTICS: Action(QT_TRANSLATE_NOOP("MainMenu", "Statistics…")),
        ActionName.DOCUMENTS: Action(QT_TRANSLATE_NOOP("MainMenu", "Reports and statistics…")),
        ActionName.VERIFY: Action(QT_TRANSLATE_NOOP("MainMenu", "Verify a report…")),
        ActionName.TYPE_SHEET: Action(QT_TRANSLATE_NOOP("MainMenu", "Enter a paper score sheet…")),
        ActionName.PAIRINGS: Action(QT_TRANSLATE_NOOP("MainMenu", "Pairings from SoL…")),
        ActionName.TRY_AGAIN: Action(QT_TRANSLATE_NOOP("WhatNow", "Try again")),
        ActionName.RESCUE: Action(RESCUE),
        ActionName.BEGIN_EMPTY: Action(QT_TRANSLATE_NOOP("WhatNow", "Begin with no matches")),
        ActionName.BACKUPS: Action(QT_TRANSLATE_NOOP("MainMenu", "Backups…")),
        ActionName.CHECK_DATABASE: Action(QT_TRANSLATE_NOOP("MainMenu", "Check the database")),
        ActionName.OPEN_DATABASE: Action(QT_TRANSLATE_NOOP("MainMenu", "Another database…")),
        ActionName.PRACTICE: Action(QT_TRANSLATE_NOOP("MainMenu", "Practice…")),
        ActionName.SITUATIONS: Action(QT_TRANSLATE_NOOP("WhatNow", "Situations…")),
        ActionName.GUIDED_MATCH: Action(QT_TRANSLATE_NOOP("MainMenu", "A match of two minutes…")),
        ActionName.SCHOOL: Action(QT_TRANSLATE_NOOP("MainMenu", "Exercises on the laws…")),
        ActionName.EXAM: Action(QT_TRANSLATE_NOOP("MainMenu", "Mock examination…")),
        ActionName.LEAVE_PRACTICE: Action(QT_TRANSLATE_NOOP("WhatNow", "Leave practice")),
        ActionName.LAW_BOOK: Action(QT_TRANSLATE_NOOP("MainMenu", "Law book…"), ("F2",), _D),
        ActionName.ASK_LAWS: Action(QT_TRANSLATE_NOOP("MainMenu", "Ask the laws…"), ("F3",), _D),
        ActionName.JOIN_HALL: Action(QT_TRANSLATE_NOOP("MainMenu", "Join a hall…")),
        ActionName.LEAVE_HALL: Action(QT_TRANSLATE_NOOP("MainMenu", "Leave the hall")),
        ActionName.HALL_MATCH: Action(QT_TRANSLATE_NOOP("MainMenu", "Take the hall’s match for this table")),
        ActionName.CALL_CHIEF_REFEREE: Action(QT_TRANSLATE_NOOP("MainMenu", "Call the chief referee to this table")),
        ActionName.OPEN_HALL: Action(QT_TRANSLATE_NOOP("MainMenu", "Open the hall…")),
        ActionName.REMINDERS: Action(QT_TRANSLATE_NOOP("MainMenu", "Unusual positions…"), ("Shift+F2",), _D),
        ActionName.MANUAL: Action(QT_TRANSLATE_NOOP("MainMenu", "Manual…"), ("F1",), _D),
        ActionName.KEY_CARD: Action(QT_TRANSLATE_NOOP("MainMenu", "Keys…"), ("?",), _D),
        ActionName.PREFERENCES: Action(QT_TRANSLATE_NOOP("MainMenu", "Preferences…"), ("Ctrl+,",), _D),
        ActionName.TURN_BOARD: Action(QT_TRANSLATE_NOOP("MainMenu", "Turn the board"), ("Ctrl+T",), _D),
        ActionName.MENU: Action(QT_TRANSLATE_NOOP("Key", "Menu"), ("F10",), _D),
        ActionName.SPECTATORS: Action(QT_TRANSLATE_NOOP("MainMenu", "Window for the hall"), ("F9",), _D),
        ActionName.FULL_SCREEN: Action(QT_TRANSLATE_NOOP("MainMenu", "Full screen"), ("F11",), _D),
        ActionName.SYSTEM_CHECK: Action(QT_TRANSLATE_NOOP("MainMenu", "System check…")),
        ActionName.DIAGNOSIS: Action(PROBLEM_REPORT),
        ActionName.ABOUT: Action(QT_TRANSLATE_NOOP("MainMenu", "About Carrom Desk")),
        ActionName.QUIT: Action(QT_TRANSLATE_NOOP("MainMenu", "Quit"), ("Ctrl+Q",), _D),
    }
)
"""Every action. 1 to 9 are the numbers of What now."""

USUAL_KEYS: Mapping[ActionName, tuple[str, ...]] = MappingProxyType(
    {name: action.keys for name, action in ACTIONS.items() if action.group is not None}
)
"""The keys of every action that has one, as the desk comes."""

GROUPS: Mapping[ActionGroup, tuple[ActionName, ...]] = MappingProxyType(
    {group: tuple(name for name, action in ACTIONS.items() if action.group is group) for group in ActionGroup}
)
"""Every action with a key in its group, in the order in which they are read."""

HIGHEST_NUMBER = 9
"""The numbers of What now go from 1 to this; their keys are theirs for good."""
NUMBERS_WORDS = QT_TRANSLATE_NOOP("Key", "The action of this number in What now")
"""What the numbers do."""
