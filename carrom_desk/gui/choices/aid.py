"""How far the desk helps with something that the umpire can do by himself."""

from enum import StrEnum, unique


@unique
class Aid(StrEnum):
    """How far the desk helps."""

    NOT_USED = "not_used"
    """It is not there."""
    SUGGESTED = "suggested"
    """It is offered, and begins when the umpire says so."""
    AUTOMATIC = "automatic"
    """It begins by itself."""
