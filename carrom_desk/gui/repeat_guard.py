"""Tells a second press that was not meant from one that was."""

from collections.abc import Callable

WINDOW_MS = 400
"""A press that follows so soon on the same, with nothing entered in between, is a slip of the hand."""


class RepeatGuard:
    """Lets a press through unless the same key, or the same place on the screen, was pressed a moment ago.

    A press that is held back counts as a press too: a key that is held down, repeated by the system, acts once.
    """

    def __init__(self, monotonic_ms: Callable[[], int], window_ms: int = WINDOW_MS) -> None:
        self._monotonic_ms = monotonic_ms
        self._window_ms = window_ms
        self._last: tuple[str, int] | None = None

    def set_window(self, window_ms: int) -> None:
        """How long the moment lasts from now on."""
        self._window_ms = window_ms

    def lets_through(self, press: str) -> bool:
        """Whether this press counts; one that does begins the moment anew.

        `press` names what was pressed, not what it does: what stands in that place may be another action by now.
        """
        now, last = self._monotonic_ms(), self._last
        self._last = (press, now)
        return last is None or last[0] != press or now - last[1] >= self._window_ms

    def reset(self) -> None:
        """Something was entered since: the next press is meant."""
        self._last = None
