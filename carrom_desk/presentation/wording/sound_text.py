"""Results of playing a sound, with advice."""

from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.i18n import N_, say

MOST_SAID = 300
"""Maximum length of a player's error output kept."""
_NOT_PLAYED = N_("{player} could not play the sound. Check that a speaker is connected, then test it in Preferences.")
_NO_SOUND = N_("No sound. The clock only flashes. {why}")


@unique
class SoundOutcome(Enum):
    """Result of playing a sound, with advice."""

    PLAYED = N_("{player} played the sound. Did you hear it?")
    """The player finished; only a listener knows whether it was audible."""
    NO_PLAYER = N_("No sound player found on this computer. Install pw-play, paplay or aplay.")
    NOT_STARTED = N_("{player} could not be started: {said}.")
    """The player exists but could not be started."""
    FAILED = N_("{player} could not play the sound: {said}. Check that a speaker is connected and selected.")
    """The player failed, for example without a device or sound server."""
    TIMED_OUT = N_("{player} did not finish. Is the sound device busy?")
    REPLACED = N_("Another sound interrupted it. Try again.")


@dataclass(frozen=True, slots=True)
class SoundReport:
    """Result of playing one sound."""

    outcome: SoundOutcome
    player: str = ""
    """Program that played the sound or was tried last; empty if none."""
    said: str = ""
    """Error output of the program."""

    @property
    def is_played(self) -> bool:
        return self.outcome is SoundOutcome.PLAYED

    @property
    def is_failure(self) -> bool:
        """True when the umpire should be informed."""
        return self.outcome not in (SoundOutcome.PLAYED, SoundOutcome.REPLACED)


def shortened(said: str) -> str:
    """Returns the last line of a player's output, shortened."""
    lines = [" ".join(line.split()) for line in said.splitlines() if line.strip()]
    words = lines[-1] if lines else ""
    return words if len(words) <= MOST_SAID else words[: MOST_SAID - 1] + "…"


def sound_result(report: SoundReport) -> str:
    """Returns a sentence on the result of a sound, with advice."""
    return say(report.outcome.value, player=report.player, said=report.said.rstrip(". "))


def sound_trouble(report: SoundReport) -> str:
    """Returns a short sentence on why the clock is silent."""
    is_short = report.outcome in (SoundOutcome.NOT_STARTED, SoundOutcome.FAILED)
    return say(_NO_SOUND, why=say(_NOT_PLAYED, player=report.player) if is_short else sound_result(report))
