"""The time of this computer."""

import time
from datetime import datetime


class SystemNow:
    """Wall time with the local offset, and a clock that never goes back."""

    def wall(self) -> str:
        """Wall time in ISO 8601 with milliseconds and offset."""
        return datetime.now().astimezone().isoformat(timespec="milliseconds")

    def monotonic_ms(self) -> int:
        """Milliseconds on a clock that never goes back."""
        return time.monotonic_ns() // 1_000_000
