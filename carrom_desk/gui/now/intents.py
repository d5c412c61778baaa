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
    TOSS = "toss"
    FOUL = "foul"
    CHIEF_REFEREE = "chief_referee"
    OVERRIDE = "override"
    NEW_MATCH = "new_match"
    OPEN_MATCH = "open_match"
    CONTINUE_MATCH = "continue_match"
    """Go on with the match that was not finished."""
    REOPEN = "reopen"
    """Open the same match again as it is on disk."""
    GIVE_UP = "give_up"
    """Forget a command that could not be kept."""
    REPORT_PDF = "report_pdf"
    REPORT_HTML = "report_html"
    REMINDERS = "reminders"
    """What to do about pieces that lie oddly."""
    ABOUT = "about"
    FULL_SCREEN = "full_screen"
    QUIT = "quit"


Intent = Entry | Ask
"""Either of the two."""
