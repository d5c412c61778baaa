"""The clock of a table on a page: never more than 150 ms behind the umpire's, with simulated clocks."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from pytestqt.qtbot import QtBot

from carrom_desk.desk.hall.table_clock import runs_as_usual, table_clock
from carrom_desk.exchange.hall_wire import read_push, write_push
from carrom_desk.gui.clock.umpire_clock import UmpireClock
from carrom_desk.gui.settings.settings import Settings, SettingsModel
from carrom_desk.hall import receiving
from carrom_desk.hall.hub import Hub
from carrom_desk.hall.views import clock_views
from carrom_desk.hall.views.clock_views import ClockView
from carrom_desk.hall.views.hall_views import HallViews
from carrom_desk.match.ports.hall_store import HallTable, TableClock
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.timing import clock_for
from carrom_desk.presentation.clock import ClockReading
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.conftest import MakeStore
from tests.storage.stored_matches import OPENING, begun

MOST_MS = 150
DESK_MS, HUB_MS = 1_700_000_000_000, 1_800_000_000_000
"""Wall clocks of both computers at the start."""
Press = Callable[[UmpireClock], object]


@dataclass(slots=True)
class Way:
    """A table with its clock, and the hub, which receives changes with a delay."""

    store: SqlHallStore
    hub: Hub
    views: HallViews
    monkeypatch: pytest.MonkeyPatch
    now_ms: int = 0
    """Time since the start, used by both wall clocks."""
    takes_ms: int = 20
    sent: TableClock | None = None

    def send(self, reading: ClockReading | None) -> None:
        """Sends a clock like the window."""
        assert reading is not None
        before, self.sent = self.sent, table_clock(reading, DESK_MS + self.now_ms, self.sent)
        if self.sent != before and not runs_as_usual(reading, before):
            self.push()

    def push(self) -> None:
        """Sends the head of the log with the clock."""
        end = self.store.stretch(MatchId("m1"), 0, 0).end.length
        after = end if self.hub.store.hall_match(MatchId("m1")) else 0
        stretch = self.store.stretch(MatchId("m1"), after, end - after)
        raw = write_push(stretch, DESK_MS + self.now_ms, self.sent)
        arrives = HUB_MS + self.now_ms + self.takes_ms
        self.monkeypatch.setattr(receiving, "now_ms", lambda: arrives)
        self.hub.receive(HallTable(1, ""), read_push(raw))
        self.views.note("m1")

    def record(self) -> MatchRecord:
        """Returns the match as stored at the hub."""
        return self.hub.log_of(MatchId("m1"))

    def shown(self) -> ClockView:
        """Returns the clock as shown on pages."""
        state = self.views.table("1")
        assert state is not None
        assert state.view is not None
        assert state.view.clock is not None
        return state.view.clock


def read_now(clock: UmpireClock) -> int:
    """Returns the milliseconds left now, with fractions of a second."""
    clock.reading = None
    clock.poll()
    reading: ClockReading | None = clock.reading
    assert reading is not None
    return reading.left_ms


@pytest.fixture
def way(new_store: MakeStore, monkeypatch: pytest.MonkeyPatch) -> Way:
    table = new_store()
    begun(table, "m1", *OPENING[:4])
    hub = Hub(new_store(), lambda: MatchId("p"), lambda _: None)
    monkeypatch.setattr(clock_views, "now_ms", lambda: HUB_MS)
    return Way(table, hub, HallViews(hub), monkeypatch)


@pytest.mark.parametrize("late_ms", [0, 400], ids=["quick", "after a slow message"])
@pytest.mark.parametrize(
    "presses",
    [
        [(3_370, lambda clock: clock.adjust(5))],
        [(4_210, UmpireClock.hold), (9_990, UmpireClock.start)],
        [(660, UmpireClock.restart)],
        [(2_340, lambda clock: clock.strike(is_made=True)), (5_120, lambda clock: clock.strike(is_made=False))],
        [(5_430, lambda clock: clock.adjust(5)), (6_010, lambda clock: clock.adjust(-5)), (7_777, UmpireClock.restart)],
    ],
    ids=["added", "held", "restarted", "struck", "several"],
)
def test_the_clock_of_a_page_is_the_umpires(
    qtbot: QtBot, way: Way, presses: list[tuple[int, Press]], late_ms: int
) -> None:
    clock = UmpireClock(lambda: way.now_ms * 1_000_000, SettingsModel(Settings()))
    clock.changed.connect(way.send)
    way.push()
    clock.follow(clock_for(way.record()))
    way.takes_ms += late_ms
    way.push()
    way.takes_ms -= late_ms

    for at_ms, press in presses:
        for tick in range(way.now_ms + 1_013, at_ms, 1_013):  # a timer is late, too
            way.now_ms = tick
            clock.poll()
        way.now_ms = at_ms
        press(clock)
        shown, left_ms = way.shown(), read_now(clock)
        if shown.ends_ms is None:
            assert shown.left_ms == left_ms
        else:
            lag = shown.ends_ms - (HUB_MS + way.now_ms) - left_ms
            assert abs(lag) <= MOST_MS


def test_a_struck_clock_says_when_until_the_stroke_is_entered(qtbot: QtBot, way: Way) -> None:
    clock = UmpireClock(lambda: way.now_ms * 1_000_000, SettingsModel(Settings()))
    clock.changed.connect(way.send)
    way.push()
    clock.follow(clock_for(way.record()))

    way.now_ms = 3_400
    clock.strike(is_made=True)
    assert (way.shown().ends_ms, way.shown().struck) == (None, "Struck at 12\u00a0s")
    clock.strike(is_made=False)
    assert (way.shown().ends_ms, way.shown().struck) == (HUB_MS + 15_020, "")
