"""Whatever happens to a clock, in any order and however late it is read, it agrees with a simple model."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.gui.settings.settings import ClockAid
from carrom_desk.match.timing import ClockRule
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.countdown import MS
from tests.fakes import stroke
from tests.gui.clock.watched import LAST_FIVE, TIME, Watched, rule_after

STROKE = rule_after(stroke())
_MOMENTS = st.one_of(st.sampled_from([1, 999, 1_000, 5_000, 10_000, 11_000, 15_000, 40_000]), st.integers(0, 20_000))
"""Milliseconds until the next reading, which may be late on a busy machine."""


@dataclass
class Model:
    """Seconds that count down unless held: no deadline, no timer, no signal."""

    wanted: ClockRule | None = None
    aid: ClockAid = ClockAid.AUTOMATIC
    why_not: ClockState | None = None
    """Reason why it is not running, or None."""
    left: int = 0
    """Nanoseconds left; negative once time is up."""
    has_warned: bool = False
    has_expired: bool = False
    has_slept: bool = False
    told: list[str] = field(default_factory=list)

    def pass_by(self, ms: int) -> None:
        if self.wanted is not None and self.why_not is None:
            self.left -= ms

    def begin(self, wanted: ClockRule, aid: ClockAid, *, is_interrupted: bool) -> None:
        self.wanted, self.aid = wanted, aid
        self.fill()
        if aid is ClockAid.NOT_USED:
            self.why_not = ClockState.NOT_USED
        elif is_interrupted:
            self.why_not = ClockState.INTERRUPTED
        elif aid is ClockAid.SUGGESTED or not wanted.starts_at_once:
            self.why_not = ClockState.WAITING
        else:
            self.why_not = ClockState.PAUSED if wanted.is_standing else None
        if self.why_not is None:
            self.has_slept = False

    def fill(self) -> None:
        self.left, self.has_warned, self.has_expired = 15 * MS, False, False

    def run(self) -> None:
        self.why_not, self.has_slept = None, False

    def read(self) -> tuple[ClockState, int, int] | None:
        """Returns the display of the clock and its announcements."""
        if self.wanted is None:
            return None
        if self.why_not is None and self.has_slept:
            self.why_not = ClockState.INTERRUPTED
        if self.why_not is None:
            self.tell()
        left_s, over_s = max(0, -(-self.left // MS)), max(0, -self.left) // MS
        running = ClockState.RUNNING if left_s > 5 else ClockState.LAST_FIVE
        if left_s == 0:
            running = ClockState.OVERRUN if over_s else ClockState.TIME
        return self.why_not or running, left_s, over_s

    def tell(self) -> None:
        if self.left <= 0 and not self.has_expired:
            self.has_expired = True
            self.told.append(TIME)
        elif 0 < self.left <= 5 * MS and not self.has_warned:
            self.has_warned = True
            self.told.append(LAST_FIVE)


class Both:
    """The clock and its model, side by side."""

    def __init__(self) -> None:
        self.watched = Watched()
        self.clock = self.watched.clock
        self.model = Model()
        self.since = 0

    # Time

    def passes(self, ms: int) -> None:
        self.watched.now.advance(ms)
        self.model.pass_by(ms)

    def sleeps(self, ms: int) -> None:
        self.watched.now.slept_ms += ms
        self.model.has_slept = True

    # What the laws want

    def begins(self, aid: ClockAid, starts: bool, stands: bool, corrected: bool, reopened: bool) -> None:
        self.since += 1
        wanted = replace(
            STROKE, since=self.since, starts_at_once=starts, is_standing=stands, is_after_correction=corrected
        )
        self.watched.follow(wanted, aid, is_reopened=reopened)
        self.model.begin(wanted, aid, is_interrupted=corrected or reopened)

    def goes_on(self, stands: bool, corrected: bool) -> None:
        model = self.model
        if model.wanted is None:
            return
        stood = model.wanted.is_standing
        wanted = replace(model.wanted, is_standing=stands, is_after_correction=corrected)
        self.clock.follow(wanted)
        model.wanted = wanted
        if stands:
            model.why_not = model.why_not or ClockState.PAUSED
        elif stood and model.why_not is ClockState.PAUSED:
            model.run()

    def ends(self) -> None:
        self.clock.follow(None)
        self.model.wanted = None

    def chooses(self, aid: ClockAid) -> None:
        self.watched.settings.change(clock_aid=aid)
        model = self.model
        if model.wanted is None or aid is model.aid:
            return
        model.aid = aid
        if aid is ClockAid.NOT_USED:
            model.fill()
            model.why_not = ClockState.NOT_USED
        elif model.why_not is ClockState.NOT_USED:
            model.why_not = ClockState.WAITING

    # By hand

    @property
    def can_run(self) -> bool:
        wanted = self.model.wanted
        return wanted is not None and not wanted.is_standing

    def start(self) -> None:
        self.clock.start()
        if self.can_run and self.model.why_not is not None:
            self.model.run()

    def hold(self) -> None:
        self.clock.hold()
        if self.model.wanted is not None:
            self.model.why_not = self.model.why_not or ClockState.PAUSED

    def toggle(self) -> None:
        if self.model.why_not is None:
            self.hold()
        else:
            self.clock.toggle()
            if self.can_run:
                self.model.run()

    def restart(self) -> None:
        self.clock.restart()
        if self.can_run:
            self.model.fill()
            self.model.run()

    def adjusts(self, seconds: int) -> None:
        self.clock.adjust(seconds)
        model = self.model
        if model.wanted is None or model.why_not is ClockState.NOT_USED:
            return
        if model.left <= 0 and seconds < 0:
            return
        was_told = model.has_expired
        model.left = max(0, max(0, model.left) + seconds * MS)
        model.has_expired = was_told and model.left == 0
        model.has_warned = model.has_warned and not was_told and model.left <= 5 * MS

    # What has to be true after every step

    def look(self) -> None:
        self.clock.poll()
        expected, reading = self.model.read(), self.clock.reading
        shown = None if reading is None else (reading.state, reading.left_s, reading.over_s)
        assert shown == expected
        assert self.watched.told == self.model.told
        assert (self.watched.readings or [None])[-1] == reading


Step = Callable[[Both], None]
_AIDS, _TRUTH = st.sampled_from(ClockAid), st.booleans()


def usual(aid: ClockAid) -> Step:
    return lambda both: both.begins(aid, starts=True, stands=False, corrected=False, reopened=False)


def step(name: str, **arguments: object) -> Step:
    return lambda both: getattr(both, name)(**arguments)


def steps(name: str, **strategies: st.SearchStrategy[object]) -> st.SearchStrategy[Step]:
    return st.builds(partial(step, name), **strategies)


_BY_HAND = st.sampled_from([step("start"), step("hold"), step("toggle"), step("restart")])
_TIME = steps("passes", ms=_MOMENTS)
_ADJUST = steps("adjusts", seconds=st.sampled_from([-60, -5, 5, 60]))
# What happens most, most often: otherwise hardly a clock would come to its end.
_OFTEN = (_TIME,) * 10 + (_BY_HAND,) * 3 + (_ADJUST,) * 6
_SELDOM = (
    steps("sleeps", ms=st.integers(1_000, 10_000_000)),
    st.builds(usual, _AIDS),
    steps("begins", aid=_AIDS, starts=_TRUTH, stands=_TRUTH, corrected=_TRUTH, reopened=_TRUTH),
    steps("goes_on", stands=_TRUTH, corrected=_TRUTH),
    steps("chooses", aid=_AIDS),
    st.just(step("ends")),
)
STEPS: st.SearchStrategy[Step] = st.sampled_from((*_OFTEN, *_SELDOM)).flatmap(lambda found: found)


@given(done=st.lists(STEPS, min_size=12, max_size=60))
def test_whatever_happens_the_clock_shows_what_the_model_says(qapp: object, done: list[Step]) -> None:
    both = Both()
    usual(ClockAid.AUTOMATIC)(both)
    for each in done:
        each(both)
        both.look()
    both.clock.follow(None)
