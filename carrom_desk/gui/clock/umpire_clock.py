"""Running clock: a deadline on a monotonic clock, read at whole seconds, and detection of system sleep."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from carrom_desk.gui.settings.settings import ClockAid, Settings, SettingsModel
from carrom_desk.match.timing import ClockRule
from carrom_desk.presentation.clock import LAST_SECONDS, ClockReading, ClockState, reading_of
from carrom_desk.presentation.countdown import MS, Countdown, next_second_ms
from carrom_desk.rules.clocks import ClockKind

_NS = 1_000_000
"""Nanoseconds in a millisecond."""
_OF_STROKES = frozenset({ClockKind.STROKE, ClockKind.BREAK})

NOTICED_MS = 500
"""Milliseconds of sleep from which a displayed second can change."""


class SleepWatch:
    """Polls periodically for system sleep."""

    def __init__(self, slept: Callable[[], int]) -> None:
        self._slept = slept
        self._known = slept()

    def slept_ms(self) -> int:
        """Returns the milliseconds that the computer slept since the last call; 0 if too short to matter."""
        now = self._slept()
        slept, self._known = (now - self._known) // _NS, now
        return slept if slept >= NOTICED_MS else 0


class UmpireClock(QObject):
    """Times what a `ClockRule` asks for. It reports that time is up and imposes nothing.

    Signals:
        changed: a new `ClockReading`, or None while nothing is timed.
        warned: emitted once per clock at the start of the last five seconds, and again after added seconds.
        expired: emitted likewise when time is up.
    """

    changed = Signal(object)
    warned = Signal()
    expired = Signal()

    def __init__(
        self,
        monotonic_ns: Callable[[], int],
        settings: SettingsModel,
        parent: QObject | None = None,
        *,
        sleep: SleepWatch | None = None,
    ) -> None:
        """`settings` has the mode of each clock."""
        super().__init__(parent)
        self._settings = settings
        settings.changed.connect(self._follow_settings)
        self._monotonic_ns = monotonic_ns
        self._sleep = sleep
        self._aid = ClockAid.AUTOMATIC
        self._rule: ClockRule | None = None
        self._countdown = Countdown(0)
        self._standing: ClockState | None = None
        """Reason why it is not running; None while it is."""
        self._struck_left: int | None = None
        """Milliseconds left at the first mark of the stroke that is being entered; None while nothing is marked."""
        self.reading: ClockReading | None = None
        """Current reading; None while nothing is timed."""
        self._has_warned = False
        self._has_expired = False
        self._stands_for_form = False
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.poll)

    # Subject, and mode

    def follow(self, rule: ClockRule | None, *, is_reopened: bool = False, gone_ms: int = 0) -> None:
        """Sets the clock required by the laws. A new one starts by its mode, the same one continues or stays stopped.

        After the match was reopened, or its log corrected, a clock does not run by itself: it is interrupted. One that
        runs once goes on anyway; `gone_ms` of it have passed.
        """
        same = rule is not None and rule.is_same_clock(self._rule)
        was_standing_by_law = self._rule is not None and self._rule.is_standing
        self._rule = rule
        if rule is None:
            self.reading = None
            self._timer.stop()
            self.changed.emit(None)
        elif same:
            self._stand_or_go_on(rule, was_standing_by_law=was_standing_by_law)
        else:
            self._aid, self._struck_left = self._settings.current.aid(rule.kind), None
            is_interrupted = rule.is_after_correction or (is_reopened and not rule.runs_once)
            self._begin(rule, gone_ms, is_interrupted=is_interrupted)

    def _follow_settings(self, settings: Settings) -> None:
        """Applies a changed mode to the current clock.

        The change starts no clock, since the moment from which its seconds count has passed. A clock that is no longer
        used stops counting.
        """
        if self._rule is not None:
            self._take_aid(self._rule, settings.aid(self._rule.kind))
            self.poll()

    # Manual control

    def start(self) -> None:
        """Resumes a stopped clock with the seconds it shows."""
        if self._rule is None or self._standing is None or self._rule.is_standing:
            return
        self._go_on()
        self.poll()

    def restart(self) -> None:
        """Restarts in full."""
        if self._rule is None or self._rule.is_standing:
            return
        self._fill(self._rule)
        self._go_on()
        self.reading = None  # the same second again, but another end
        self.poll()

    def hold(self) -> None:
        """Pauses a running clock."""
        self._stand(ClockState.PAUSED)

    def toggle(self) -> None:
        """Pauses a running clock, or starts a stopped one."""
        if self._standing is None:
            self.hold()
        else:
            self.start()

    def adjust(self, seconds: int) -> None:
        """Adds or removes seconds, counted from zero once time is up; never goes below zero."""
        self._set(self._countdown.adjusted(seconds * MS, self._now_ms()))

    def set_left(self, seconds: int) -> None:
        """Sets the seconds left; a running clock runs on from them."""
        left = Countdown(seconds * MS)
        self._set(left.started(self._now_ms()) if self._countdown.is_running else left)

    def _set(self, countdown: Countdown) -> None:
        """Sets another time left, and re-arms the signals that are due again."""
        if self._rule is None or self._standing is ClockState.NOT_USED:
            return
        self._countdown = countdown
        left = self._left()
        self._has_warned = self._has_warned and not self._has_expired and left <= LAST_SECONDS * MS
        self._has_expired = self._has_expired and left <= 0
        self.poll()

    def pause_for_form(self, is_open: bool) -> None:
        """Pauses a player's clock while an appeal, a decision or a breach is being entered, then resumes with the time
        left.
        """
        is_of_play = self._rule is not None and self._rule.is_stopped_by_forms
        if is_open and is_of_play and self._standing is None and self._left() > 0:
            self._stands_for_form = True
            self.hold()
        elif not is_open and self._stands_for_form:
            self._stands_for_form = False
            if self._standing is ClockState.PAUSED:
                self.start()

    def strike(self, *, is_made: bool) -> None:
        """Freezes the displayed time of a stroke while it is being marked, and unfreezes it without marks."""
        is_struck = is_made and self._rule is not None and self._rule.kind in _OF_STROKES
        if is_struck is not (self._struck_left is not None):
            self._struck_left = self._left() if is_struck else None
            self.poll()

    # Time

    def poll(self) -> None:
        """Reads the time, emits a new second and schedules the next reading."""
        if self._rule is None:
            return
        slept = self._slept_ms() if self._standing is None else 0
        if slept and self._rule.is_stopped_by_forms:
            self._countdown = self._countdown.stopped(self._now_ms())
            self._standing = ClockState.INTERRUPTED
            self._timer.stop()
        elif slept:
            self._countdown = Countdown(self._left() - slept).started(self._now_ms())
        if self._struck_left is not None and (self._standing is None or self._stands_for_form):
            standing = ClockState.STRUCK if self._struck_left > 0 else None
            self._show(reading_of(self._rule, self._struck_left, standing))
            self._timer.stop()
            return
        left = self._left()
        self._show(reading_of(self._rule, left, self._standing))
        if self._standing is None:
            self._timer.start(next_second_ms(left))
            self._warn(left)

    # Parts

    def _begin(self, rule: ClockRule, gone_ms: int, *, is_interrupted: bool) -> None:
        self._fill(rule, gone_ms)
        if self._aid is ClockAid.NOT_USED:
            self._standing = ClockState.NOT_USED
        elif is_interrupted:
            self._standing = ClockState.INTERRUPTED
        elif self._aid is ClockAid.SUGGESTED or not rule.starts_at_once:
            self._standing = ClockState.WAITING
        elif rule.is_standing:
            self._standing = ClockState.PAUSED
        else:
            self._go_on()
        self._timer.stop()
        self.poll()

    def _fill(self, rule: ClockRule, gone_ms: int = 0) -> None:
        """Resets to the full time, less what has passed, and re-arms the signals."""
        self._countdown = Countdown(rule.seconds * MS - gone_ms)
        self._has_warned = self._has_expired = False

    def _go_on(self) -> None:
        self._slept_ms()  # sleep while nothing was running does not matter
        self._countdown = self._countdown.started(self._now_ms())
        self._standing = None

    def _take_aid(self, rule: ClockRule, aid: ClockAid) -> None:
        before, self._aid = self._aid, aid
        if aid is before:
            return
        if aid is ClockAid.NOT_USED:
            self._fill(rule)
            self._standing = ClockState.NOT_USED
            self._timer.stop()
        elif self._standing is ClockState.NOT_USED:
            self._standing = ClockState.WAITING

    def _stand_or_go_on(self, rule: ClockRule, *, was_standing_by_law: bool) -> None:
        if rule.is_standing:
            self._stand(ClockState.PAUSED)
        elif was_standing_by_law and self._standing is ClockState.PAUSED:
            self._go_on()
        self.poll()

    def _stand(self, state: ClockState) -> None:
        if self._rule is None:
            return
        self._countdown = self._countdown.stopped(self._now_ms())
        self._standing = self._standing or state
        self._timer.stop()
        self.poll()

    def _now_ms(self) -> int:
        return self._monotonic_ns() // _NS

    def _slept_ms(self) -> int:
        return 0 if self._sleep is None else self._sleep.slept_ms()

    def _left(self) -> int:
        """Returns milliseconds left, negative if time is up."""
        return self._countdown.left_ms(self._now_ms())

    def _show(self, reading: ClockReading) -> None:
        if reading != self.reading:
            self.reading = reading
            self.changed.emit(reading)

    def _warn(self, left: int) -> None:
        """Emits the signals that are due, each once."""
        if left <= 0 and not self._has_expired:
            # A late reading reports that time is up, not the last seconds.
            self._has_expired = True
            self.expired.emit()
        elif 0 < left <= LAST_SECONDS * MS and not self._has_warned:
            self._has_warned = True
            self.warned.emit()
