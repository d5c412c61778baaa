"""What an action asks for: a command to the desk, or something of the window."""

from enum import StrEnum, unique

from carrom_desk.match.entries import Entry


@unique
class Ask(StrEnum):
    """What the umpire asks of the window."""

    CONFIRM = "confirm"
    """Submit the stroke as it is marked."""
    CLEAR = "clear"
    TIME_EXCEEDED = "time_exceeded"
    START_CLOCK = "start_clock"
    """Let the clock that waits begin or go on."""
    TOSS = "toss"
    FOUL = "foul"
    CHIEF_REFEREE = "chief_referee"
    OVERRIDE = "override"
    REPLACE_LAST = "replace_last"
    """Take the last entry back and correct it."""
    NEW_MATCH = "new_match"
    OPEN_MATCH = "open_match"
    CONTINUE_MATCH = "continue_match"
    """Go on with the match that was not finished."""
    REOPEN = "reopen"
    """Open the same match again as it is on disk."""
    GIVE_UP = "give_up"
    """Forget a command that could not be kept."""
    SAVE_ELSEWHERE = "save_elsewhere"
    """Write the match, with the command that could not be kept, to a file that the umpire names."""
    REPORT_PDF = "report_pdf"
    REPORT_HTML = "report_html"
    DOCUMENTS = "documents"
    """Any document about matches: reports, statistics, days, blank sheets, in every form."""
    PRINT = "print"
    """Show the report as it is printed."""
    PAIRINGS = "pairings"
    """Take in the pairings of the tournament desk as matches to be umpired."""
    TYPE_SHEET = "type_sheet"
    """Type in a match that was umpired on paper."""
    REMINDERS = "reminders"
    """What to do about pieces that lie oddly."""
    KEY_CARD = "key_card"
    PREFERENCES = "preferences"
    TURN_BOARD = "turn_board"
    TRY_AGAIN = "try_again"
    """Open the database again, to write to it."""
    RESCUE = "rescue"
    """Build a damaged database anew from what it and its backups hold."""
    BEGIN_ANEW = "begin_anew"
    """Begin with no matches where the database is gone."""
    BACKUPS = "backups"
    OPEN_DATABASE = "open_database"
    CHECK_DATABASE = "check_database"
    DIAGNOSIS = "diagnosis"
    """Pack the log and the match for whoever is to look into a fault."""
    PRACTICE = "practice"
    """Practise, in a database of its own."""
    SITUATIONS = "situations"
    """Choose a situation to practise on."""
    LEAVE_PRACTICE = "leave_practice"
    SYSTEM_CHECK = "system_check"
    """Look whether this computer is fit for a match."""
    ABOUT = "about"
    SPECTATORS = "spectators"
    """The window for the hall."""
    FULL_SCREEN = "full_screen"
    QUIT = "quit"


LEAVES_MATCH = frozenset(
    {
        Ask.NEW_MATCH,
        Ask.OPEN_MATCH,
        Ask.TYPE_SHEET,
        Ask.TRY_AGAIN,
        Ask.BACKUPS,
        Ask.OPEN_DATABASE,
        Ask.BEGIN_ANEW,
        Ask.PRACTICE,
        Ask.SITUATIONS,
        Ask.LEAVE_PRACTICE,
    }
)
"""What may lead away from the open match: not before all that was entered is kept or given up."""

Intent = Entry | Ask
"""Either of the two."""
