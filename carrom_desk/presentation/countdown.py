"""A countdown as a value, as the umpire's clock and the clock of a round have it."""

from dataclasses import dataclass

MS = 1_000
"""Milliseconds in a second."""


@dataclass(frozen=True, slots=True)
class Countdown:
    """Time left, in milliseconds; negative once it is up. Moments are those of the caller's clock."""

    stood_ms: int
    """Time left while it stands, and when it was last started."""
    ends_at_ms: int | None = None
    """End; None while it stands."""

    @property
    def is_running(self) -> bool:
        return self.ends_at_ms is not None

    def left_ms(self, now_ms: int) -> int:
        """Returns the milliseconds left, negative if time is up."""
        return self.stood_ms if self.ends_at_ms is None else self.ends_at_ms - now_ms

    def started(self, now_ms: int) -> "Countdown":
        """Returns it running from now with the time left."""
        return self if self.is_running else Countdown(self.stood_ms, now_ms + self.stood_ms)

    def stopped(self, now_ms: int) -> "Countdown":
        """Returns it standing with the time left."""
        return Countdown(self.left_ms(now_ms))

    def adjusted(self, more_ms: int, now_ms: int) -> "Countdown":
        """Adds or removes time, counted from zero once time is up; never goes below zero."""
        left = self.left_ms(now_ms)
        if left <= 0 and more_ms < 0:
            return self  # nothing to remove, and the excess stays the same
        given = Countdown(max(0, max(0, left) + more_ms))
        return given.started(now_ms) if self.is_running else given

    def by_clock(self, now_ms: int, other_now_ms: int) -> "Countdown":
        """Returns the same by another clock, which shows `other_now_ms` when the own one shows `now_ms`."""
        left = Countdown(self.left_ms(now_ms))
        return left.started(other_now_ms) if self.is_running else left


def left_and_over_s(left_ms: int) -> tuple[int, int]:
    """Returns the whole seconds left, rounded up, and those since time was up; neither is negative."""
    return max(0, -(-left_ms // MS)), max(0, -left_ms) // MS


def next_second_ms(left_ms: int) -> int:
    """Returns the milliseconds until another second is shown."""
    return (left_ms - 1) % MS + 1
