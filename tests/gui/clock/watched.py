"""A clock with a simulated time, and its signals."""

from dataclasses import replace

from carrom_desk.gui.clock.umpire_clock import SleepWatch, UmpireClock
from carrom_desk.gui.settings.settings import ClockAid, Settings, SettingsModel
from carrom_desk.match.entry.entries import Entry, PlayCalled
from carrom_desk.match.timing import ClockRule, clock_for
from carrom_desk.presentation.clock import ClockReading
from tests.fakes import StoppedTime, record_of
from tests.gui.at_match import TOSS

LAST_FIVE, TIME = "last five", "time"


def rule_after(*commands: Entry) -> ClockRule:
    """Returns the clock required by the laws after these commands on the first board."""
    rule = clock_for(record_of(TOSS, PlayCalled(), *commands))
    assert rule is not None
    return rule


class Watched:
    """A clock with its time and signals."""

    def __init__(self) -> None:
        self.now = StoppedTime()
        self.settings = SettingsModel(Settings())
        sleep = SleepWatch(lambda: self.now.slept_ms * 1_000_000)
        self.clock = UmpireClock(self.now.monotonic_ns, self.settings, sleep=sleep)
        self.readings: list[ClockReading | None] = []
        self.told: list[str] = []
        self.clock.changed.connect(self.readings.append)
        self.clock.warned.connect(lambda: self.told.append(LAST_FIVE))
        self.clock.expired.connect(lambda: self.told.append(TIME))

    def follow(self, rule: ClockRule | None, aid: ClockAid, *, is_reopened: bool = False) -> None:
        """Follows a rule with this mode for new clocks."""
        self.settings.current = replace(self.settings.current, clock_aid=aid)
        self.clock.follow(rule, is_reopened=is_reopened)

    def after(self, ms: int) -> ClockReading:
        """Returns the display after a number of milliseconds."""
        self.now.advance(ms)
        self.clock.poll()
        return self.shown

    @property
    def shown(self) -> ClockReading:
        reading = self.clock.reading
        assert reading is not None
        return reading
