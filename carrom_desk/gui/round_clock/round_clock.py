"""The clock of the round that the open match belongs to."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from carrom_desk.match.store import MatchId

from .kept_rounds import KeptRounds
from .round_time import MS_PER_MINUTE, RoundReading, RoundState, RoundTime, new_round, reading_of

Milliseconds = Callable[[], int]


class RoundClock(QObject):
    """Counts down while the match goes on; that time is over it reports, and ends nothing.

    Within one run of the desk it goes by a clock that never goes back; only across runs by the wall clock.

    Signals:
        changed: a new `RoundReading`, or None where the match has no such clock.
        warned: the last minutes have begun.
        expired: the time is over.
    """

    changed = Signal(object)
    warned = Signal()
    expired = Signal()

    def __init__(
        self, kept: KeptRounds, monotonic_ms: Milliseconds, wall_ms: Milliseconds, parent: QObject | None = None
    ) -> None:
        """`monotonic_ms` has to count the machine's sleep as well; `wall_ms` counts from 1970."""
        super().__init__(parent)
        self._kept = kept
        self._monotonic_ms = monotonic_ms
        self._wall_ms = wall_ms
        self._match: MatchId | None = None
        self._time: RoundTime | None = None
        self._deadline_ms = 0
        self._shown: RoundReading | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.poll)

    @property
    def reading(self) -> RoundReading | None:
        """What it shows now; None where the match has no such clock."""
        return self._shown

    def follow(self, match_id: MatchId | None) -> None:
        """Show the clock of another match, or of none."""
        self._match, self._shown = match_id, None
        self._timer.stop()
        self._take(self._kept.of(match_id) if match_id is not None else None)

    def give(self, minutes: int) -> None:
        """Give the open match's round so many minutes; 0: it has no clock."""
        self._keep(new_round(minutes) if minutes else None)

    def begin_anew(self) -> None:
        """All the minutes that were agreed, and it waits to be started."""
        if self._time is not None:
            self._keep(new_round(self._time.minutes))

    def start(self) -> None:
        """Let it run."""
        time = self._time
        if time is not None and time.ends_at_ms is None:
            self._keep(replace(time, ends_at_ms=self._wall_ms() + time.left_ms, has_begun=True))

    def start_with_play(self) -> None:
        """Let it run unless it was started before."""
        if self._time is not None and not self._time.has_begun:
            self.start()

    def hold(self) -> None:
        """Let it stand."""
        if self._time is not None and self._time.ends_at_ms is not None:
            self._keep(replace(self._time, left_ms=self._left_ms(), ends_at_ms=None))

    def adjust(self, minutes: int) -> None:
        """Give or take minutes, counted from zero once the time is over; never below zero."""
        if self._time is None:
            return
        left = max(0, max(0, self._left_ms()) + minutes * MS_PER_MINUTE)
        ends_at = None if self._time.ends_at_ms is None else self._wall_ms() + left
        self._keep(replace(self._time, left_ms=left, ends_at_ms=ends_at))

    def poll(self) -> None:
        """Read the time, show a second that is new, and wake for the next one."""
        if self._time is None:
            return
        left = self._left_ms()
        self._show(reading_of(self._time, left))
        if self._time.ends_at_ms is not None:
            self._timer.start(left % 1000 or 1000)

    def _keep(self, time: RoundTime | None) -> None:
        if self._match is not None:
            self._kept.keep(self._match, time)
            self._take(time)

    def _take(self, time: RoundTime | None) -> None:
        self._time = time
        if time is None:
            self._timer.stop()
            self._shown = None
            self.changed.emit(None)
            return
        if time.ends_at_ms is not None:
            self._deadline_ms = self._monotonic_ms() + time.ends_at_ms - self._wall_ms()
        self.poll()

    def _left_ms(self) -> int:
        assert self._time is not None
        return self._time.left_ms if self._time.ends_at_ms is None else self._deadline_ms - self._monotonic_ms()

    def _show(self, reading: RoundReading) -> None:
        before, self._shown = self._shown, reading
        if reading == before:
            return
        self.changed.emit(reading)
        if before is None or before.state is reading.state:
            return  # a match that is opened again has been warned before
        if reading.state is RoundState.LAST_MINUTES and before.state is RoundState.RUNNING:
            self.warned.emit()
        elif reading.state is RoundState.OVER:
            self.expired.emit()
