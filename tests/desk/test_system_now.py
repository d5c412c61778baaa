"""The time of this computer."""

from datetime import UTC, datetime, timedelta

from carrom_desk.desk.system_now import SystemNow
from carrom_desk.match.entry_codec import read_logged


def test_wall_time_is_written_as_match_files_have_it() -> None:
    wall = SystemNow().wall()

    assert read_logged({"entry": "play", "at": wall}, 0).at == wall
    moment = datetime.fromisoformat(wall)
    assert moment.utcoffset() == datetime.now().astimezone().utcoffset()
    assert abs(moment - datetime.now(UTC)) < timedelta(hours=1)


def test_monotonic_time_never_goes_back() -> None:
    now = SystemNow()
    readings = [now.monotonic_ms() for _ in range(1_000)]

    assert readings == sorted(readings)
