"""All actions of the window, with text, default shortcuts and group."""

from collections.abc import Mapping
from enum import Enum, StrEnum, unique
from typing import Self

from carrom_desk.i18n import N_, Words

PROBLEM_REPORT = N_("Create problem report…")
RESCUE = N_("Recover data")


@unique
class ActionGroup(Enum):
    """Group of shortcuts on the card, with heading."""

    STROKE = N_("This stroke")
    NEXT = N_("Next step")
    CLOCK = N_("Clock")
    LOG = N_("Log")
    MATCHES = N_("Matches")
    DESK = N_("General")


_S, _N, _C, _L, _M, _D = ActionGroup


@unique
class ActionName(StrEnum):
    """An action by its stable name, under which its shortcuts are stored."""

    text: Words
    """Text for the menu, the buttons of Next step and the shortcut card."""
    keys: tuple[str, ...]
    """Default shortcuts in Qt's portable notation; the first one is displayed. Presenters use Page Down and Page Up."""
    group: ActionGroup | None
    """Group on the shortcut card; None without a shortcut."""

    def __new__(cls, value: str, text: Words, keys: tuple[str, ...] = (), group: ActionGroup | None = None) -> Self:
        """Creates an action from its name, text, shortcuts and group."""
        action = str.__new__(cls, value)
        action._value_ = value
        action.text, action.keys, action.group = text, keys, group
        return action

    # Stroke
    WHITE = "white", N_("White man pocketed"), ("W",), _S
    BLACK = "black", N_("Black man pocketed"), ("B",), _S
    QUEEN = "queen", N_("Queen pocketed"), ("Q",), _S
    STRIKER = "striker", N_("Striker pocketed"), ("S",), _S
    JUMPED_WHITE = "jumped_white", N_("White man jumped off the board"), ("Shift+W",), _S
    JUMPED_BLACK = "jumped_black", N_("Black man jumped off the board"), ("Shift+B",), _S
    JUMPED_QUEEN = "jumped_queen", N_("Queen jumped off the board"), ("Shift+Q",), _S
    JUMPED_STRIKER = "jumped_striker", N_("Striker jumped off the board"), ("Shift+S",), _S
    JUMPED_MODE = "jumped_mode", N_("Next piece jumped off the board"), ("J",), _S
    CANCEL = "cancel", N_("Cancel “jumped off”"), ("Esc",), _S
    IMPROPER = "improper", N_("Improper stroke"), ("I",), _S
    NAME_BREACH = "name_breach", N_("Improper stroke: choose the breach"), ("Y",), _S
    TOUCHED_NOTHING = "touched_nothing", N_("Striker touched nothing"), ("N",), _S
    CLEAR = "clear", N_("Clear"), ("Backspace",), _S
    # Next step
    FIRST = "first", N_("First action in Next step"), ("Return", "Enter", "PgDown"), _N
    CONFIRM = "confirm", N_("Confirm")
    """Submit the marked stroke."""
    PLAY_CALLED = "play_called", N_("Called")
    """Submit “Play” before the marked break, since it was called."""
    PLAY_NOT_CALLED = "play_not_called", N_("Not called")
    """Submit the marked break as one made before “Play”."""
    TOSS = "toss", N_("Toss…")
    FOUL = "foul", N_("Foul…"), ("F",), _N
    CHIEF_REFEREE = "chief_referee", N_("More…"), ("R",), _N
    TIME_EXCEEDED = "time_exceeded", N_("Time exceeded"), ("T",), _N
    PROTEST = "protest", N_("Protest…"), ("P",), _N
    CORRECT_RESULT = "correct_result", N_("Correct result…"), ("C",), _N
    """Correct the result of the board that ended last, or what ended a game or the match."""
    OVERRIDE = "override", N_("Override…"), ("D",), _N
    # Clock
    SPACE = "space", N_("Call “Play”, then pause or resume the clock"), ("Space",), _C
    START_CLOCK = "start_clock", N_("Start clock")
    CLOCK_MORE = "clock_more", N_("Add 5 seconds"), ("+",), _C
    CLOCK_LESS = "clock_less", N_("Remove 5 seconds"), ("-",), _C
    CLOCK_RESTART = "clock_restart", N_("Restart the clock"), ("*",), _C
    # Log
    UNDO = "undo", N_("Clear the marks, or undo the last entry"), ("Ctrl+Z", "PgUp"), _L
    REDO = "redo", N_("Redo"), ("Ctrl+Y", "Ctrl+Shift+Z"), _L
    LOG = "log", N_("Show log"), ("L",), _L
    """Show the log, in a small window in place of the ruling."""
    AMEND = "amend", N_("Amend the selected entry"), ("E",), _L
    REPLACE_LAST = "replace_last", N_("Correct last entry"), ("Ctrl+R",), _L
    """Undo the last entry and correct it."""
    DETAILS = "details", N_("Correct match details…")
    """Names, event, table, officials."""
    # An entry that could not be saved
    GIVE_UP = "give_up", N_("Discard")
    """Discard the unsaved entry."""
    SAVE_ELSEWHERE = "save_elsewhere", N_("Save elsewhere…")
    """Save the match, including the unsaved entry, to another file."""
    REOPEN = "reopen", N_("Reopen")
    """Reopen the match as stored."""
    # Matches and documents
    NEW_MATCH = "new_match", N_("New match…"), ("Ctrl+N",), _M
    OPEN_MATCH = "open_match", N_("Matches…"), ("Ctrl+L",), _M
    OPEN_FILE = "open_file", N_("Open file…"), ("Ctrl+O",), _M
    """Open a match file, or an event's."""
    CLOSE_MATCH = "close_match", N_("Close match"), ("Ctrl+W",), _M
    """Return to the start page."""
    CONTINUE_MATCH = "continue_match", N_("Resume match")
    """Resume the unfinished match."""
    REPORT = "report", N_("Report as PDF…"), ("Ctrl+P",), _M
    REPORT_HTML = "report_html", N_("Report as HTML…")
    PRINT = "print", N_("Print report…")
    STATISTICS = "statistics", N_("Statistics…")
    DOCUMENTS = "documents", N_("Reports and statistics…")
    """Create documents about matches: reports, statistics, days, blank sheets, in every format."""
    VERIFY = "verify", N_("Verify report…")
    """Verify that a report matches the record."""
    TYPE_SHEET = "type_sheet", N_("Enter paper score sheet…")
    PAIRINGS = "pairings", N_("Pairings from SoL…")
    # Database
    TRY_AGAIN = "try_again", N_("Try again")
    """Open the database again for writing."""
    RESCUE = "rescue", RESCUE
    BEGIN_EMPTY = "begin_empty", N_("Start with no matches")
    BACKUPS = "backups", N_("Backups…")
    CHECK_DATABASE = "check_database", N_("Check database")
    OPEN_DATABASE = "open_database", N_("Open database…")
    DATA_FOLDER = "data_folder", N_("Open data folder")
    """Show where the matches are stored in the system's file manager."""
    # Practice
    PRACTICE = "practice", N_("Practice…")
    SITUATIONS = "situations", N_("Situations…")
    SCHOOL = "school", N_("Exercises…")
    """Learn the laws with exercises."""
    EXAM = "exam", N_("Mock exam…")
    """Answer questions on the laws against the clock, without help."""
    LEAVE_PRACTICE = "leave_practice", N_("Exit practice")
    # Window
    LAW_BOOK = "law_book", N_("Law book…"), ("F2",), _D
    """Read the laws, starting at the one shown."""
    ASK_LAWS = "ask_laws", N_("Look up a ruling…"), ("F3",), _D
    """Compare the rulings of every edition for a position and an act."""
    JOIN_HALL = "join_hall", N_("Join a hall…")
    LEAVE_HALL = "leave_hall", N_("Leave the hall")
    HALL_MATCH = "hall_match", N_("Load this table’s match")
    CALL_CHIEF_REFEREE = "call_chief_referee", N_("Call chief referee to this table")
    OPEN_HALL = "open_hall", N_("Open the hall…")
    REMINDERS = "reminders", N_("Unusual positions…"), ("Shift+F2",), _D
    """Show help about unusual positions."""
    MANUAL = "manual", N_("Manual…"), ("F1",), _D
    """Open the manual at the page about the current task."""
    KEY_CARD = "key_card", N_("Shortcuts…"), ("?",), _D
    PREFERENCES = "preferences", N_("Preferences…"), ("Ctrl+,",), _D
    TURN_BOARD = "turn_board", N_("Rotate board"), ("Ctrl+T",), _D
    MENU = "menu", N_("Menu"), ("F10",), _D
    PLAYERS_CLOCK = "players_clock", N_("Clock for players"), ("F9",), _D
    SPECTATORS = "spectators", N_("Scoreboard window"), ("Shift+F9",), _D
    FULL_SCREEN = "full_screen", N_("Full screen"), ("F11",), _D
    SYSTEM_CHECK = "system_check", N_("System check…")
    """Check that this computer is ready for a match."""
    DIAGNOSIS = "diagnosis", PROBLEM_REPORT
    """Save the log and the match to a file for whoever investigates a problem."""
    ABOUT = "about", N_("About Carrom Desk")
    QUIT = "quit", N_("Quit"), ("Ctrl+Q",), _D


LEAVES_MATCH = frozenset(
    {
        ActionName.NEW_MATCH,
        ActionName.OPEN_MATCH,
        ActionName.OPEN_FILE,
        ActionName.CLOSE_MATCH,
        ActionName.TYPE_SHEET,
        ActionName.HALL_MATCH,
        ActionName.TRY_AGAIN,
        ActionName.BACKUPS,
        ActionName.OPEN_DATABASE,
        ActionName.BEGIN_EMPTY,
    }
)
"""Actions that may leave the open match, blocked until everything is saved or discarded."""

NEEDS_MATCH = frozenset(
    {
        ActionName.TOSS,
        ActionName.FOUL,
        ActionName.CHIEF_REFEREE,
        ActionName.TIME_EXCEEDED,
        ActionName.PROTEST,
        ActionName.CORRECT_RESULT,
        ActionName.OVERRIDE,
        ActionName.UNDO,
        ActionName.REDO,
        ActionName.LOG,
        ActionName.AMEND,
        ActionName.REPLACE_LAST,
        ActionName.DETAILS,
        ActionName.SAVE_ELSEWHERE,
        ActionName.REOPEN,
        ActionName.CLOSE_MATCH,
        ActionName.REPORT,
        ActionName.REPORT_HTML,
        ActionName.PRINT,
        ActionName.STATISTICS,
        ActionName.CALL_CHIEF_REFEREE,
    }
)
"""Actions about the open match, blocked without one."""

USUAL_KEYS: Mapping[ActionName, tuple[str, ...]] = {name: name.keys for name in ActionName if name.group is not None}
"""Default shortcuts by action."""

GROUPS: Mapping[ActionGroup, tuple[ActionName, ...]] = {
    group: tuple(name for name in ActionName if name.group is group) for group in ActionGroup
}
"""Actions with shortcuts by group, in reading order."""

HIGHEST_NUMBER = 9
"""Highest number of Next step; number keys cannot be reassigned."""
NUMBERS_WORDS = N_("Action with this number in Next step")
"""Description of the number keys."""
