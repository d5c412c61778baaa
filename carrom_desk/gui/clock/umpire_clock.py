"""The clock that runs: a deadline on a clock that never goes back, read at whole seconds."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from carrom_desk.match.timing import ClockRule

from .reading import NS, ClockReading, ClockState, reading_of

_MS = 1_000_000


class UmpireClock(QObject):
    """Times what a `ClockRule` asks for; that time is over it reports, and imposes nothing.

    Signals:
        changed: a new `ClockReading`, or None while nothing is timed.
        warned: the last five seconds have begun.
        expired: the seconds are over; once for every clock.
    """

    changed = Signal(object)
    warned = Signal()
    expired = Signal()

    def __init__(self, monotonic_ns: Callable[[], int], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._monotonic_ns = monotonic_ns
        self._rule: ClockRule | None = None
        self._deadline = 0
        self._left_when_stood = 0
        self._standing: ClockState | None = None
        self._shown: ClockReading | None = None
        self._has_expired = False
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.poll)

    @property
    def reading(self) -> ClockReading | None:
        """What it shows now; None while nothing is timed."""
        return self._shown

    def follow(self, rule: ClockRule | None, *, is_reopened: bool = False) -> None:
        """Take the clock that the laws want now: another one begins anew, the same one goes on or stands still.

        After the match was reopened, or its log corrected, a clock does not run by itself: it is interrupted.
        """
        same = rule is not None and rule.is_same_clock(self._rule)
        self._rule = rule
        if rule is None:
            self._shown = None
            self._timer.stop()
            self.changed.emit(None)
        elif same:
            self._stand_or_go_on(rule)
        else:
            self._begin(rule, is_interrupted=is_reopened or rule.is_after_correction)

    def start(self) -> None:
        """Let a standing clock go on; one that was interrupted begins with all its seconds."""
        if self._rule is None or self._standing is None or self._rule.is_standing:
            return
        self._deadline = self._monotonic_ns() + self._left_when_stood
        self._standing = None
        self.poll()

    def hold(self) -> None:
        """Let a running clock stand."""
        self._stand(ClockState.PAUSED)

    def toggle(self) -> None:
        """Hold a running clock, start a standing one."""
        if self._standing is None:
            self.hold()
        else:
            self.start()

    def interrupt(self) -> None:
        """The machine slept, or the program was held up: the seconds shown are not to be trusted."""
        self._stand(ClockState.INTERRUPTED)

    def adjust(self, seconds: int) -> None:
        """Give or take seconds, counted from zero once time is over; what is left never falls below zero."""
        if self._rule is None:
            return
        left = max(0, max(0, self._left()) + seconds * NS)
        self._has_expired = self._has_expired and left == 0
        self._left_when_stood = left
        self._deadline = self._monotonic_ns() + left
        self.poll()

    def poll(self) -> None:
        """Read the time, show a second that is new, and wake for the next one."""
        if self._rule is None:
            return
        left = self._left()
        self._show(reading_of(self._rule, left, self._standing))
        if self._standing is None:
            whole = -(-left // NS)
            self._timer.start(max(1, -(-(left - (whole - 1) * NS) // _MS)))
            if left <= 0 and not self._has_expired:
                self._has_expired = True
                self.expired.emit()

    def _begin(self, rule: ClockRule, *, is_interrupted: bool) -> None:
        self._left_when_stood = rule.seconds * NS
        self._deadline = self._monotonic_ns() + self._left_when_stood
        self._has_expired = False
        if is_interrupted:
            self._standing = ClockState.INTERRUPTED
        elif not rule.starts_at_once:
            self._standing = ClockState.WAITING
        else:
            self._standing = ClockState.PAUSED if rule.is_standing else None
        self._timer.stop()
        self.poll()

    def _stand_or_go_on(self, rule: ClockRule) -> None:
        was_standing_by_law = self._shown is not None and self._shown.rule.is_standing
        if rule.is_standing:
            self._stand(ClockState.PAUSED)
        elif was_standing_by_law and self._standing is ClockState.PAUSED:
            self.start()
        self.poll()

    def _stand(self, state: ClockState) -> None:
        if self._rule is None:
            return
        self._left_when_stood = self._left()
        self._standing = self._standing or state
        self._timer.stop()
        self.poll()

    def _left(self) -> int:
        """Nanoseconds left, negative when over."""
        return self._left_when_stood if self._standing is not None else self._deadline - self._monotonic_ns()

    def _show(self, reading: ClockReading) -> None:
        before, self._shown = self._shown, reading
        if reading == before:
            return
        self.changed.emit(reading)
        had_begun = before is not None and before.rule == reading.rule and before.state is ClockState.LAST_FIVE
        if reading.state is ClockState.LAST_FIVE and not had_begun:
            self.warned.emit()
