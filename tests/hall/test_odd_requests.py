"""Odd JSON, as sent by an attacker or a broken program: refused with a sentence, and never stored."""

import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from carrom_desk.desk.hall.hall_client import join
from carrom_desk.desk.hall.hall_link import Link
from carrom_desk.exchange.hall_wire import write_push
from carrom_desk.match.ports.store import MatchId
from tests.hall.conftest import MakeStore
from tests.hall.logs import GrowingMatch
from tests.hall.running import RunningHub

ODD: tuple[object, ...] = (
    "\ud800",
    "",
    "\0",
    "x" * 5_000,
    -1,
    2**70,
    10**400,
    float("nan"),
    float("inf"),
    1.5,
    True,
    None,
    [],
    {},
    "2026-99-99T00:00:00.000+05:30",
)
TO_A_STRETCH: tuple[tuple[tuple[str | int, ...], tuple[object, ...]], ...] = (
    ((), ODD),
    (("match",), ODD[:-1]),
    (("started",), tuple(odd for odd in ODD if odd != "")),
    (("now_ms",), ODD),
    (("after",), ODD),
    (("after", "length"), (*ODD[:1], -1, 2**70, 1.5, True, None)),
    (("end", "length"), (-1, 2**70, 1.5, True, None)),
    (("end", "hash"), ("\ud800", "\0", "x" * 64, 1, None)),
    (("clock",), ODD),
    (("place",), ("\ud800", "\0", "1..2", -1, "x", None)),
    (("setup",), ODD),
    (("setup", "sides", "a", "players", 0, "name"), ODD[:-1]),
    (("entries",), (*ODD[:10], {}, None)),
    (("entries", 0), ODD),
    (("entries", 0, "at"), ODD[:-1]),
    (("entries", 0, "elapsed_ms"), ODD),
    (("entries", 0, "entry"), ODD),
)


def _json(value: object) -> bytes:
    return json.dumps(value).encode()


BODIES: tuple[bytes, ...] = (
    b"",
    b"{",
    b"\xff\xfe",
    b"[" * 5_000,
    b'{"a":' * 900 + b"1" + b"}" * 900,
    b'{"match": "a", "match": "b"}',
    b'{"table": 1, "table": 1, "secret": "AAAAAAA"}',
    b"1" * 9_000,
    *(_json(odd) for odd in ODD),
    *(_json({"match": odd, "calls": True}) for odd in ODD[:-1]),
    *(_json({"match": "m", "calls": odd}) for odd in ODD if odd is not True),
    *(_json({"table": odd, "secret": "AAAAAAA"}) for odd in ODD),
    *(_json({"table": 1, "secret": odd}) for odd in ODD if odd != ""),
    _json({"table": 1, "secret": "AAAAAAA", "is_hub": True}),
    _json({"table": 1, "secret": "AAAAAAA", "match": "m", "more": 1}),
)
"""Bodies that are not a valid request at any address."""


@pytest.fixture(scope="module")
def hub(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    running = RunningHub(str(tmp_path_factory.mktemp("odd") / "hall.sqlite3"))
    yield running
    running.stop()


@pytest.fixture
def link(hub: RunningHub, new_store: MakeStore) -> Link:
    return join(new_store(), hub.invitation(4))


def stretch(store_of: MakeStore) -> dict[str, Any]:
    store = store_of()
    GrowingMatch(store, 5, "mine").grow(6)
    document: dict[str, Any] = json.loads(write_push(store.stretch(MatchId("mine"), 0, 6), 1_000))
    return document | {"clock": {"since": -1}}


def assert_refused(hub: RunningHub, link: Link, path: str, body: bytes) -> None:
    status, text, _ = hub.post(path, body, authorization=f"Bearer {link.key}")
    assert (status, path, body[:200]) == (400, path, body[:200])
    assert json.loads(text)["error"]["problems"]
    with hub.store() as there:
        assert not there.hall_matches()
        assert not dict(there.heads(0))


@pytest.mark.parametrize(("at", "values"), TO_A_STRETCH, ids=lambda at: "/".join(map(str, at))[:40])
def test_odd_values_in_a_stretch_are_refused(
    hub: RunningHub, link: Link, new_store: MakeStore, at: tuple[str | int, ...], values: tuple[object, ...]
) -> None:
    document = stretch(new_store)
    for odd in values:
        outer: Any = {"": deepcopy(document)}
        *way, last = ("", *at)
        inner = outer
        for key in way:
            inner = inner[key]
        inner[last] = odd
        assert_refused(hub, link, "/api/log", _json(outer[""]))


def test_odd_requests_of_every_kind_are_refused(hub: RunningHub, link: Link) -> None:
    for body in BODIES:
        for path in ("/api/log", "/api/join", "/api/call"):
            assert_refused(hub, link, path, body)
