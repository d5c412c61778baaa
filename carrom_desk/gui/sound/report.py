"""What came of playing a sound."""

from dataclasses import dataclass
from enum import StrEnum, unique

MOST_SAID = 300
"""Characters of what a player said that are kept."""


@unique
class Outcome(StrEnum):
    """What came of it."""

    PLAYED = "played"
    """The player took it to its end. Whether a loudspeaker is on, nobody can say but who hears it."""
    NO_PLAYER = "no_player"
    """This machine has no player that the desk knows."""
    NO_FILE = "no_file"
    """The sound could not be written to a file for the player."""
    NOT_STARTED = "not_started"
    """The player is there but cannot be started."""
    FAILED = "failed"
    """The player gave up: no device, no sound server."""
    TIMED_OUT = "timed_out"
    """The player did not come to its end in time."""
    REPLACED = "replaced"
    """Another sound took its place."""


@dataclass(frozen=True, slots=True)
class SoundReport:
    """What came of playing one sound."""

    outcome: Outcome
    player: str = ""
    """The program that played, or tried to last; empty where there is none."""
    said: str = ""
    """What it said about its failure, as it said it."""

    @property
    def is_played(self) -> bool:
        """Whether the sound went out of the desk."""
        return self.outcome is Outcome.PLAYED

    @property
    def is_failure(self) -> bool:
        """Whether the umpire has to know."""
        return self.outcome not in (Outcome.PLAYED, Outcome.REPLACED)


def shortened(said: str) -> str:
    """The last line of what a player said, which tells what came of it, in bearable length."""
    lines = [" ".join(line.split()) for line in said.splitlines() if line.strip()]
    words = lines[-1] if lines else ""
    return words if len(words) <= MOST_SAID else words[: MOST_SAID - 1] + "…"
