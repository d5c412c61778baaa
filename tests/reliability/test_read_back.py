"""Acknowledged entries can be read again, even with extreme values; others are refused beforehand."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from carrom_desk.desk.match_desk import MatchDesk
from carrom_desk.match.entry.entries import Entry, Noted
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.problems import Refused
from carrom_desk.storage.match_store import SqlMatchStore
from tests.fakes import StoppedTime
from tests.storage.stored_matches import OPENING, begun, opened

pytestmark = pytest.mark.nightly

M1 = MatchId("m1")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[SqlMatchStore]:
    with opened(tmp_path / "matches.sqlite3") as database:
        yield SqlMatchStore(database)


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


def assert_kept_or_refused(desk: MatchDesk, store: SqlMatchStore, command: Entry, *, is_read: bool = True) -> None:
    before = desk.record
    try:
        desk.submit(command)
    except (Refused, StoreError):
        assert desk.record is before
    if is_read:
        assert MatchDesk(M1, store, StoppedTime()).record == desk.record
