"""What the desk needs of the outside besides a store of matches."""

from typing import Protocol


class Now(Protocol):
    """The time, handed in so that tests can stop it."""

    def wall(self) -> str:
        """Wall time in ISO 8601 with milliseconds and offset, such as 2026-11-21T10:04:05.123+05:30."""

    def monotonic_ms(self) -> int:
        """Milliseconds on a clock that never goes back."""
