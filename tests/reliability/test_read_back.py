"""Acknowledged entries can be read again, even with extreme values; others are refused beforehand."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Entry, Noted, Override, Passed, ViolationSeen
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.problems import Refused
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Side
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty
from carrom_desk.storage.database import open_database
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.rows import entry_from, entry_values
from tests.fakes import StoppedTime
from tests.match.strategies import courses
from tests.storage.stored_matches import OPENING, begun

pytestmark = pytest.mark.nightly

M1 = MatchId("m1")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlMatchStore]:
    database = open_database(str(tmp_path / "matches.sqlite3"))
    yield SqlMatchStore(database)
    database.close()


class OddNow(StoppedTime):
    """A clock that returns arbitrary times."""

    def __init__(self, wall: str) -> None:
        super().__init__()
        self._wall = wall

    def wall(self) -> str:
        return self._wall


TIMES = (
    "1970-01-01T00:00:07.000+00:00",
    "1893-03-31T23:53:28.000+05:53:28",
    "1900-01-01T00:00:00.000-00:25:21",
    "9999-12-31T23:59:59.999+14:00",
    "0001-01-01T00:00:00.000-12:00",
    "2026-11-21T10:00:00.123456+05:45",
    "2026-11-21T10:00:00",
    "10000-01-01T00:00:00.000+00:00",
    "",
    "yesterday",
    "2026-11-21T10:00:00+99:99",
)


@pytest.mark.parametrize("wall", TIMES)
def test_whatever_the_clock_tells_an_entry_can_be_read_again_or_is_refused(store: SqlMatchStore, wall: str) -> None:
    begun(store, "m1", *OPENING)
    desk = MatchDesk(M1, store, OddNow(wall))

    assert_kept_or_refused(desk, store, Noted("now"))


COMMANDS: tuple[Entry, ...] = (
    Override(due=ByParty(99, 99), reason="x"),
    Override(due=ByParty(100, 0), reason="x"),
    Override(due=ByParty(1_000_000, 0), reason="x"),
    Override(due=ByParty(-1, 0), reason="x"),
    Override(reason="x" * 5_000),
    Noted("x" * 100_000),
    Noted("\ud800"),
    Noted("\0"),
    Noted("é\u202e\U0010ffff"),
    ViolationSeen(Side.A, Breach.TIME_LIMIT),
    Passed(),
)


@pytest.mark.parametrize("command", COMMANDS, ids=[f"{number}" for number in range(len(COMMANDS))])
def test_whatever_is_entered_can_be_read_again_or_is_refused(store: SqlMatchStore, command: Entry) -> None:
    desk = begun(store, "m1", *OPENING)

    assert_kept_or_refused(desk, store, command)


def assert_kept_or_refused(desk: MatchDesk, store: SqlMatchStore, command: Entry, *, is_read: bool = True) -> None:
    before = desk.record
    try:
        desk.submit(command)
    except (Refused, StoreError):
        assert desk.record is before
    if is_read:
        assert MatchDesk(M1, store, StoppedTime()).record == desk.record


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(courses())
def test_the_text_of_an_entry_is_read_as_what_was_entered(course: list[MatchRecord]) -> None:
    for logged in course[-1].entries:
        row = entry_values(M1, logged, "0" * 64)
        again = entry_from(M1, logged.number, str(row["payload"]))

        assert entry_values(M1, again, "0" * 64) == row
