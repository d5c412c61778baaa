"""The running clock, with a simulated time."""

import gc
from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.clock.umpire_clock import SleepWatch, UmpireClock
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.gui.window_facts import slept_ns
from carrom_desk.match.entry.entries import Entry, Paused, PlayCalled, Resumed
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.clock import ClockState, reading_of
from carrom_desk.presentation.countdown import MS
from carrom_desk.rules.clocks import ClockKind
from tests.fakes import StoppedTime, record_of, stroke
from tests.gui.clock.watched import TIME, Watched, rule_after
from tests.match.playing import play

BREAK = rule_after()
STROKE = rule_after(stroke())


@pytest.mark.parametrize(
    ("left_ms", "state", "left_s", "over_s"),
    [
        (15 * MS, ClockState.RUNNING, 15, 0),
        (15 * MS - 1, ClockState.RUNNING, 15, 0),
        (5 * MS + 1, ClockState.RUNNING, 6, 0),
        (5 * MS, ClockState.LAST_FIVE, 5, 0),
        (1, ClockState.LAST_FIVE, 1, 0),
        (0, ClockState.TIME, 0, 0),
        (-MS + 1, ClockState.TIME, 0, 0),
        (-MS, ClockState.OVERRUN, 0, 1),
        (-40 * MS, ClockState.OVERRUN, 0, 40),
    ],
)
def test_whole_seconds_are_rounded_up_until_time_and_then_counted(
    left_ms: int, state: ClockState, left_s: int, over_s: int
) -> None:
    reading = reading_of(STROKE, left_ms, None)

    assert (reading.state, reading.left_s, reading.over_s) == (state, left_s, over_s)


def test_a_second_that_is_shown_already_is_not_told_again(watched: Watched) -> None:
    watched.clock.follow(STROKE)
    told = len(watched.readings)

    watched.after(100)
    watched.after(100)

    assert len(watched.readings) == told


@pytest.mark.parametrize("kind", ClockKind)
def test_only_clocks_of_play_stop_for_a_form_and_a_sleep(watched: Watched, kind: ClockKind) -> None:
    is_of_play = kind in (ClockKind.BREAK, ClockKind.STROKE, ClockKind.PLACING, ClockKind.PLACING_OR_FORGOING)
    watched.clock.follow(replace(STROKE, kind=kind, seconds=600))
    watched.clock.pause_for_form(True)
    assert watched.after(10_000).left_s == (600 if is_of_play else 590)
    watched.clock.pause_for_form(False)
    watched.after(10_000)
    watched.now.slept_ms += 60_000
    slept = watched.after(0)

    expected = (ClockState.INTERRUPTED, 590) if is_of_play else (ClockState.RUNNING, 520)
    assert (slept.state, slept.left_s) == expected


@pytest.mark.parametrize(("then", "left_s"), [(PlayCalled(), 14), (Resumed(), 10)])
def test_time_stands_during_an_appeal(watched: Watched, then: Entry, left_s: int) -> None:
    watched.clock.follow(STROKE)
    watched.after(4_000)
    watched.clock.follow(rule_after(stroke(), Paused("appeal")))
    stood = watched.after(90_000)
    watched.clock.toggle()  # only "Play" or a resumption ends an appeal
    still = watched.shown
    watched.clock.follow(rule_after(stroke(), Paused("appeal"), then))

    assert (stood.state, stood.left_s) == (ClockState.PAUSED, 11)
    assert still.state is ClockState.PAUSED
    assert (watched.after(1_000).state, watched.shown.left_s) == (ClockState.RUNNING, left_s)


def test_a_clock_that_runs_once_goes_on_where_it_is_by_now(watched: Watched) -> None:
    rest = clock_for(play("toss a break; concede a game; concede b game"))
    watched.clock.follow(rest)
    watched.after(60_000)
    watched.clock.follow(None)
    watched.clock.follow(rest, gone_ms=90_000, is_reopened=True)

    assert (watched.shown.state, watched.shown.left_s) == (ClockState.RUNNING, 510)
    assert watched.after(10_000).left_s == 500


def test_a_clock_that_ran_out_while_the_match_was_closed_says_so_at_once(watched: Watched) -> None:
    rest = clock_for(play("toss a break; concede a game; concede b game"))
    watched.clock.follow(rest, gone_ms=660_000, is_reopened=True)

    assert (watched.shown.state, watched.shown.over_s) == (ClockState.OVERRUN, 60)
    assert watched.told == [TIME]


def test_the_quarter_of_an_hour_to_appear_waits_for_the_umpire(watched: Watched) -> None:
    watched.clock.follow(clock_for(record_of()))
    waiting = watched.after(5_000)
    watched.clock.toggle()

    assert (waiting.state, waiting.left_s) == (ClockState.WAITING, 900)
    assert watched.after(1_000).left_s == 899


def test_without_anything_to_time_it_shows_nothing(watched: Watched) -> None:
    watched.clock.follow(STROKE)
    watched.clock.follow(None)
    for press in (watched.clock.toggle, watched.clock.start, watched.clock.hold):
        press()
    watched.clock.adjust(5)
    watched.clock.poll()

    assert watched.clock.reading is None
    assert watched.readings[-1] is None


def test_the_clock_updates_without_being_polled(qtbot: QtBot) -> None:
    now = StoppedTime()
    clock = UmpireClock(now.monotonic_ns, SettingsModel(Settings()))
    clock.follow(STROKE)
    clock.adjust(-14)
    now.advance(999)
    clock.poll()
    now.advance(1)

    with qtbot.waitSignal(clock.expired, timeout=10_000):
        pass
    clock.follow(None)


def test_a_sleep_of_the_machine_is_noticed_once() -> None:
    slept = iter([0, 0, 400_000_000, 3_000_000_000, 3_000_000_000])
    watch = SleepWatch(lambda: next(slept))

    assert [watch.slept_ms() for _ in range(4)] == [0, 0, 2_600, 0]


class PlatformClocks:
    """Python's `time` on another machine: clock constants, and their readings."""

    def __init__(self, **shown: int) -> None:
        self._shown = list(shown.values())
        for number, name in enumerate(shown):
            setattr(self, name, number)

    def clock_gettime_ns(self, clock: int, /) -> int:
        return self._shown[clock]


@pytest.mark.parametrize(
    ("clocks", "slept"),
    [
        (PlatformClocks(CLOCK_MONOTONIC=7, CLOCK_MONOTONIC_RAW=6, CLOCK_BOOTTIME=907), 900),
        (PlatformClocks(CLOCK_MONOTONIC=905, CLOCK_MONOTONIC_RAW=907, CLOCK_UPTIME_RAW=7), 900),
        (PlatformClocks(CLOCK_MONOTONIC=8, CLOCK_BOOTTIME=7), 0),
        (PlatformClocks(), 0),
    ],
    ids=["Linux", "macOS", "never slept", "Windows"],
)
def test_every_platform_has_its_own_clocks(clocks: PlatformClocks, slept: int) -> None:
    assert slept_ns(clocks) == slept


def test_the_platform_says_how_long_the_machine_slept() -> None:
    first, second = slept_ns(), slept_ns()

    assert 0 <= first <= second + 500_000_000


def test_ten_thousand_looks_leave_nothing_behind(watched: Watched) -> None:
    def look(count: int) -> int:
        for number in range(count):
            if number % 40 == 0:
                watched.clock.restart()
            watched.after(700)
            watched.readings.clear()
            watched.told.clear()
        gc.collect()
        return len(gc.get_objects())

    watched.clock.follow(STROKE)
    before = look(1_000)
    after = look(10_000)

    assert after - before < 50
    assert len(watched.clock.children()) == 1
