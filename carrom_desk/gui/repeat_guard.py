"""Tells a second press that was not meant from one that was."""

from collections.abc import Callable

WINDOW_MS = 400
"""A press that follows so soon on the same, with nothing entered in between, is a slip of the hand."""


class RepeatGuard:
    """Lets a press through unless it repeats the last one within a moment."""

    def __init__(self, monotonic_ms: Callable[[], int], window_ms: int = WINDOW_MS) -> None:
        self._monotonic_ms = monotonic_ms
        self._window_ms = window_ms
        self._last_ms: int | None = None

    def lets_through(self) -> bool:
        """Whether this press counts; one that does begins the moment anew."""
        now = self._monotonic_ms()
        if self._last_ms is not None and now - self._last_ms < self._window_ms:
            return False
        self._last_ms = now
        return True

    def reset(self) -> None:
        """Something was entered since: the next press is meant."""
        self._last_ms = None
