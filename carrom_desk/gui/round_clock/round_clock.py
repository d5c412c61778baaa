"""Stored times of rounds, and a countdown."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, QSettings, Qt, QTimer, Signal

from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.countdown import Countdown, next_second_ms
from carrom_desk.presentation.round_time import (
    MS_PER_MINUTE,
    RoundReading,
    RoundState,
    RoundTime,
    new_round,
    reading_of,
)

_MOST = 200
"""Maximum number of rounds stored; the oldest are dropped first."""


class RoundStore:
    """Stores round times in a small file, whose loss only loses the time left in a round."""

    def __init__(self, file: Path | None = None) -> None:
        """Uses this file; without one, nothing is stored."""
        self._settings = None if file is None else QSettings(str(file), QSettings.Format.IniFormat)
        self._rounds = self._read()

    def of(self, match_id: MatchId) -> RoundTime | None:
        """Returns the time of a match's round, or None."""
        return self._rounds.get(match_id)

    def save(self, match_id: MatchId, time: RoundTime | None) -> None:
        """Stores the time of a match's round; None removes it."""
        self._rounds.pop(match_id, None)
        if time is not None:
            self._rounds[match_id] = time
        self._rounds = dict(list(self._rounds.items())[-_MOST:])
        if self._settings is not None:
            self._settings.setValue(
                "rounds", json.dumps([[key, *_written(each)] for key, each in self._rounds.items()])
            )
            self._settings.sync()

    def _read(self) -> dict[MatchId, RoundTime]:
        kept = self._settings.value("rounds", "[]") if self._settings is not None else "[]"
        try:
            return {MatchId(str(key)): _time(*values) for key, *values in json.loads(str(kept))}
        except (TypeError, ValueError):
            return {}  # not written by us: treated as empty


def _written(time: RoundTime) -> tuple[int, int, int | None, bool]:
    return time.minutes, time.countdown.stood_ms, time.countdown.ends_at_ms, time.has_begun


def _time(minutes: object, left_ms: object, ends_at_ms: object, has_begun: object) -> RoundTime:
    if not isinstance(minutes, int) or not isinstance(left_ms, int) or not isinstance(ends_at_ms, int | None):
        raise TypeError
    return RoundTime(minutes, Countdown(left_ms, ends_at_ms), has_begun=bool(has_begun))


Milliseconds = Callable[[], int]
_WARNED = frozenset(
    {
        (RoundState.RUNNING, RoundState.LAST_MINUTES),
        (RoundState.RUNNING, RoundState.LAST_BOARD),
        (RoundState.LAST_MINUTES, RoundState.LAST_BOARD),
    }
)
"""Changes of state of which the clock warns; not of minutes added."""


class RoundClock(QObject):
    """Countdown that reports when time is up, and ends nothing.

    Uses a monotonic clock within a run of the program, and the wall clock between runs.
    """

    changed = Signal(object)
    """Emitted with a new `RoundReading`, or None without a round clock."""
    warned = Signal()
    """Emitted when the last minutes start, and when it is too late to start a board."""
    expired = Signal()
    """Emitted when time is up."""

    def __init__(
        self, store: RoundStore, monotonic_ms: Milliseconds, wall_ms: Milliseconds, parent: QObject | None = None
    ) -> None:
        """`monotonic_ms` must include system sleep; `wall_ms` counts from 1970."""
        super().__init__(parent)
        self._store = store
        self._monotonic_ms = monotonic_ms
        self._wall_ms = wall_ms
        self._match: MatchId | None = None
        self._time: RoundTime | None = None
        self._countdown = Countdown(0)
        """The same by the monotonic clock."""
        self.reading: RoundReading | None = None
        """Current reading; None without a round clock."""
        self.last_board_minutes = 0
        """Minutes of the round that must be left to start a board."""
        self._timer = QTimer(self, singleShot=True, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.poll)

    def follow(self, match_id: MatchId | None) -> None:
        """Switches to another match, or to none."""
        self._match, self.reading = match_id, None
        self._timer.stop()
        self._take(self._store.of(match_id) if match_id is not None else None)

    def give(self, minutes: int) -> None:
        """Sets the minutes agreed for the open match's round, of which those that have passed stay counted; 0 for no
        clock.
        """
        if self._time is None or not minutes:
            self._keep(new_round(minutes) if minutes else None)
            return
        now = self._monotonic_ms()
        given = Countdown(self._countdown.left_ms(now) + (minutes - self._time.minutes) * MS_PER_MINUTE)
        self._time = replace(self._time, minutes=minutes)
        self._put(given.started(now) if self._countdown.is_running else given)

    def restart(self) -> None:
        """Resets to the agreed minutes without starting."""
        if self._time is not None:
            self._keep(new_round(self._time.minutes))

    def start(self) -> None:
        if self._time is not None:
            self._time = replace(self._time, has_begun=True)
            self._put(self._countdown.started(self._monotonic_ms()))

    def start_with_play(self) -> None:
        """Starts the clock unless it was started before."""
        if self._time is not None and not self._time.has_begun:
            self.start()

    def hold(self) -> None:
        self._put(self._countdown.stopped(self._monotonic_ms()))

    def adjust(self, minutes: int) -> None:
        """Adds or removes minutes, counted from zero once time is up; never goes below zero."""
        self._put(self._countdown.adjusted(minutes * MS_PER_MINUTE, self._monotonic_ms()))

    def poll(self) -> None:
        """Reads the time, emits a new second and schedules the next reading."""
        if self._time is None:
            return
        left = self._countdown.left_ms(self._monotonic_ms())
        self._show(reading_of(self._time, left, self.last_board_minutes))
        if self._countdown.is_running:
            self._timer.start(next_second_ms(left))

    def _put(self, countdown: Countdown) -> None:
        if self._time is not None:
            by_wall = countdown.by_clock(self._monotonic_ms(), self._wall_ms())
            self._keep(replace(self._time, countdown=by_wall))

    def _keep(self, time: RoundTime | None) -> None:
        if self._match is not None:
            self._store.save(self._match, time)
            self._take(time)

    def _take(self, time: RoundTime | None) -> None:
        self._time = time
        self._timer.stop()
        if time is None:
            self.reading = None
            self.changed.emit(None)
            return
        self._countdown = time.countdown.by_clock(self._wall_ms(), self._monotonic_ms())
        self.poll()

    def _show(self, reading: RoundReading) -> None:
        before, self.reading = self.reading, reading
        if reading == before:
            return
        self.changed.emit(reading)
        if before is None or before.state is reading.state:
            return  # a reopened match has already given the warning
        if (before.state, reading.state) in _WARNED:
            self.warned.emit()
        elif reading.state is RoundState.OVER:
            self.expired.emit()
