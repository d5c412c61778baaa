"""A clock that only moves when told."""

from datetime import datetime, timedelta

from carrom_desk.desk.match_desk import SystemTime

_BEGUN = datetime.fromisoformat("2026-11-21T10:00:00.000+05:30")


class SimulatedNow(SystemTime):
    """Wall time and monotonic time together."""

    def __init__(self) -> None:
        self.ms = 0

    def wall(self) -> str:
        return (_BEGUN + timedelta(milliseconds=self.ms)).isoformat(timespec="milliseconds")

    def monotonic_ms(self) -> int:
        return self.ms

    def monotonic_ns(self) -> int:
        return self.ms * 1_000_000
