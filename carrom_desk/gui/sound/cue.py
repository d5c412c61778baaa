"""What there is to hear."""

from enum import StrEnum, unique


@unique
class Cue(StrEnum):
    """A sound with one meaning; every one has its own pitch and its own rhythm."""

    LAST_FIVE = "last_five"
    """The last five seconds have begun."""
    TIME_OVER = "time_over"
    """The seconds are over."""
    ROUND_OVER = "round_over"
    """The time of the whole round is over; a stroke may still be timed."""
    NOT_SAVED = "not_saved"
    """What was entered is not kept."""
    TEST = "test"
    """The umpire tries whether he hears it."""
    WAKE = "wake"
    """Not heard at all: wakes an output that sleeps, so that the next sound is not cut."""
