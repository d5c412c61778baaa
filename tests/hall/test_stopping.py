"""A hub that is stopped ends, whatever is open and whatever waits."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from tests.hall.running import PATIENCE_S

Hub = subprocess.Popen[str]


def ended_input(hub: Hub) -> None:
    """Stops as the program that started the hub does."""
    assert hub.stdin is not None
    hub.stdin.close()


def terminated(hub: Hub) -> None:
    hub.send_signal(signal.SIGTERM)


def interrupted(hub: Hub) -> None:
    hub.send_signal(signal.SIGINT)


pytestmark = pytest.mark.nightly
WAYS = (terminated, interrupted, ended_input)


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    command, pipe = [sys.executable, "-m", "tests.hall.stuck_hub", str(tmp_path / "hall.sqlite3")], subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True) as running:
        yield running
        running.kill()


@pytest.mark.parametrize("stop", WAYS)
def test_a_hub_stops_with_open_streams_and_a_thread_that_never_returns(hub: Hub, stop: Callable[[Hub], None]) -> None:
    assert hub.stdout is not None
    assert hub.stderr is not None
    address = urlsplit(json.loads(hub.stdout.readline())["url"])
    asked = [HTTPConnection("127.0.0.1", address.port, timeout=PATIENCE_S) for _ in range(2)]
    for connection, path in zip(asked, ("/follow/tables", "/results"), strict=True):
        connection.request("GET", path)
    followed = asked[0].getresponse()
    assert followed.readline()
    while "stuck" not in hub.stderr.readline():
        pass

    stop(hub)

    assert followed.read().endswith(b"\n\n"), "the stream is ended, not cut"
    assert hub.wait(PATIENCE_S) == 0
    for connection in asked:
        connection.close()
