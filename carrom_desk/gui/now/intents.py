"""What an action asks for: a command to the desk, or something of the window."""

from enum import StrEnum, unique

from carrom_desk.match.entries import Entry


@unique
class Ask(StrEnum):
    """What the umpire asks of the window."""

    CONFIRM = "confirm"
    """Submit the stroke as it is marked."""
    CLEAR = "clear"
    BEFORE_PLAY = "before_play"
    """Mark the break as made before "Play", or take that back."""
    TIME_EXCEEDED = "time_exceeded"
    TOSS = "toss"
    FOUL = "foul"
    CHIEF_REFEREE = "chief_referee"
    OVERRIDE = "override"
    NEW_MATCH = "new_match"
    OPEN_MATCH = "open_match"
    CONTINUE_MATCH = "continue_match"
    """Go on with the match that was not finished."""
    REPORT_PDF = "report_pdf"
    REPORT_HTML = "report_html"


Intent = Entry | Ask
"""Either of the two."""
