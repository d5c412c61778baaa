"""What an open match needs of its surroundings: a running clock, the umpire's preferences, and who hears of results."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from carrom_desk.match.entry.entries import PlainEntry
from carrom_desk.match.ports.store import StoreError
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.timing import ClockRule
from carrom_desk.presentation.clock import ClockReading
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.screen import Screen


class RunningClock(Protocol):
    """The clock required by the laws."""

    reading: ClockReading | None
    """Current reading; None if nothing is timed."""

    def follow(self, rule: ClockRule | None, *, is_reopened: bool = False, gone_ms: int = 0) -> None:
        """Starts timing this; after reopening a match, `gone_ms` have already passed."""

    def strike(self, *, is_made: bool) -> None:
        """Tells whether a stroke is being marked."""

    def toggle(self) -> None:
        """Pauses or starts the clock."""


class Choices(Protocol):
    """The umpire's preferences."""

    @property
    def guard_ms(self) -> int:
        """Milliseconds within which a repeated press is ignored."""

    @property
    def is_board_turned(self) -> bool:
        """True when the player sits at the opposite side."""

    @property
    def laws(self) -> str:
        """Id of the default edition; empty for the program's default."""


@dataclass(frozen=True, slots=True)
class Listener:
    """Callbacks for the results of a command or press."""

    changed: Callable[[Screen], None]
    """Called with the screen to show."""
    message: Callable[[str], None]
    """Called with a message for the umpire; an empty one removes the previous message."""
    opened: Callable[[], None]
    """Called after another match was opened."""
    recorded: Callable[[MatchRecord], None]
    """Called after an entry was stored."""
    closed: Callable[[], None]
    """Called when the last open match is closed."""
    not_saved: Callable[[StoreError], None]
    """Called when an entry could not be saved."""
    asked: Callable[[ActionName], None]
    """Called when the umpire chooses an offer with this action."""
    question_wanted: Callable[[PlainEntry, str], None]
    """Called when a decision that ends something must be confirmed first."""
