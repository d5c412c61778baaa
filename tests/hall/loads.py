"""The loads of a large hall, measured at a hub in a process of its own: `python -m tests.hall.loads`.

Forty tables send a stroke every ten seconds, and then every two, and greet the hub like desks, while forty boards and
260 overviews are followed. Three hundred spectators follow pages on which nothing happens, while forty desks ask
whether the hub is there. A hub with 900 stored matches answers its first pages, and one with a hundred planned ones
the chief referee's. The shares of a processor hold on a busy machine, too; times need a quiet one.
With `--clicks`, a real browser clicks links while the tables send, instead of the other loads.
"""

import argparse
import asyncio
import os
import sys
import time
import zlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Event, Thread

from carrom_desk.desk.hall.hall_client import join
from carrom_desk.desk.hall.hall_sender import GREETED_EVERY_S
from carrom_desk.exchange.hall_wire import write_push
from carrom_desk.match.ports.hall_store import HallMatch
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.record import summary_of
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.clicks import missed_clicks
from tests.hall.logs import STARTED, GrowingMatch
from tests.hall.running import RunningHub, Table, assert_all_there, seated
from tests.reports.generated import generated

TABLES, BOARDS, OVERVIEWS, STORED = 40, 40, 260, 900
LIMITS: Mapping[float, tuple[float, Mapping[str, tuple[float, float]]]] = {
    10.0: (40, {"board": (150, 300), "tables": (100, 200)}),
    2.0: (100, {"board": (400, 800)}),
}
"""By seconds between strokes: percent of a processor, and by page the milliseconds of the median and of 90 in 100."""
PLANNED = 100
_BEFORE = 20
"""Number of entries of each match before measuring."""
_DISTINCT = 60
"""Number of different stored matches; all others are copies."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A measurement, and its limit."""

    what: str
    found: float
    most: float
    unit: str

    def __str__(self) -> str:
        verdict = "ok" if self.found <= self.most else "TOO HIGH"
        return f"{self.what:52} {self.found:8.2f} {self.unit:4} of {self.most:g}  {verdict}"


def processor_s(hub: RunningHub) -> float:
    """Returns the processor time of the hub in seconds."""
    words = Path(f"/proc/{hub.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(slots=True)
class Watched:
    """Data received by followers."""

    port: int
    sent: dict[str, float] = field(default_factory=dict)
    """Time at which each table sent its last stroke."""
    late: dict[str, list[float]] = field(default_factory=lambda: {"board": [], "tables": []})
    opened: int = 0

    async def follow(self, kind: str, place: str = "") -> None:
        """Follows a page like a browser, and records how long each stroke took to arrive."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        path = f"/follow/{kind}/{place}" if place else f"/follow/{kind}"
        writer.write(f"GET {path}?lang=en HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n".encode())
        head = await reader.readuntil(b"\r\n\r\n")
        assert b" 200 " in head.split(b"\r\n")[0], head
        unpacked, text, noted = zlib.decompressobj(31), "", dict[str, float]()
        for number in count():
            while "\n\n" not in text:
                part = await reader.readexactly(int(await reader.readline(), 16) + 2)
                text += unpacked.decompress(part[:-2]).decode()
            event, _, text = text.partition("\n\n")
            if number == 2:  # retry, the clock, and the whole page came first
                self.opened += 1
            elif number > 2 and "event: patch" in event:
                # A board's page also has a chip for every other table.
                shown = {place: "log"} if place else {each: f"t{each}" for each in tuple(self.sent)}
                places = [each for each, part in shown.items() if f'id="{part}"' in event]
                new = {each: self.sent[each] for each in places if each in self.sent}
                now = time.perf_counter()
                self.late[kind] += [now - sent for each, sent in new.items() if noted.get(each) != sent]
                noted |= new  # a later patch of the same stroke, such as of its clock, is not late


class SendingTable:
    """A table that sends strokes at equal intervals."""

    def __init__(self, hub: RunningHub, folder: Path, number: int, watched: Watched) -> None:
        self._store = SqlHallStore(open_database(str(folder / f"table{number}.sqlite3")))
        self._key = join(self._store, hub.invitation(number)).key
        self._match = GrowingMatch(self._store, 100 + number, f"load{number}", 400)
        self._connection = HTTPConnection("127.0.0.1", watched.port, timeout=60)
        self._number, self._watched = number, watched
        self.send(_BEFORE)

    def send(self, entries: int = 1) -> None:
        """Stores entries and sends them."""
        before = self._store.stretch(self._match.id, 0, 0).end.length
        if not self._match.grow(entries):
            return  # its match is over
        raw = write_push(self._store.stretch(self._match.id, before, entries), time.time_ns() // 1_000_000)
        self._watched.sent[str(self._number)] = time.perf_counter()
        self._post("/api/log", raw)

    def _post(self, path: str, raw: bytes = b"") -> None:
        self._connection.request("POST", path, raw, {"Authorization": f"Bearer {self._key}"})
        answer = self._connection.getresponse()
        said = answer.read()
        assert answer.status == 200, said

    def play(self, stopped: Event, every_s: float) -> None:
        """Sends until stopped, and greets the hub in between, like a desk; each table has a different phase."""
        self._post("/api/hello")
        self._wait(stopped, self._number * every_s / TABLES)
        while not stopped.is_set():
            self.send()
            self._wait(stopped, every_s)

    def _wait(self, stopped: Event, seconds: float) -> None:
        until = time.monotonic() + seconds
        while (left := until - time.monotonic()) > GREETED_EVERY_S and not stopped.wait(GREETED_EVERY_S):
            self._post("/api/hello")
        stopped.wait(max(0.0, left))


def followed(seconds: float, clicks: int, folder: Path, every_s: float) -> list[Figure]:
    """Measures forty boards and 260 overviews being followed, while tables send or idle (0), and clicks meanwhile."""
    folder, is_playing = folder / f"{every_s:g}", every_s > 0
    folder.mkdir()
    hub, idle = RunningHub(str(folder / "hall.sqlite3"), tables=TABLES), list[Table]()
    missed = list[int]()

    def wait() -> None:
        until = time.monotonic() + seconds
        if clicks:
            missed.append(missed_clicks(hub, folder, clicks, TABLES))
        time.sleep(max(0.0, until - time.monotonic()))

    try:
        watched = Watched(hub.invitation(1).port)
        tables = [SendingTable(hub, folder, number, watched) for number in range(1, TABLES + 1)] if is_playing else []
        if not is_playing:
            idle = [seated(hub, folder, number, 100 + number) for number in range(1, TABLES + 1)]
        for table in idle:
            table.enter(_BEFORE)
        assert_all_there(hub, idle)
        share = asyncio.run(_followed(hub, watched, tables, every_s, wait))
    finally:
        for table in idle:
            table.close()
        hub.stop()
    if not is_playing:
        return [Figure("300 spectators, 40 desks, nothing happens: processor", share * 100, 5, "%")]
    (most_share, pages), every = LIMITS[every_s], f"40 tables, every {every_s:g} s"
    return [
        *(Figure(f"{every}: missed of {clicks} clicks", each, 0, "") for each in missed),
        Figure(f"{every}, 300 followed pages: processor", share * 100, most_share, "%"),
        *(
            Figure(f"{every}, {kind}: {name} of {len(watched.late[kind])}", found * 1_000, most, "ms")
            for kind, (median, most_of_90) in pages.items()
            for name, part, most in (("median", 0.5, median), ("90 in 100", 0.9, most_of_90))
            for found in (_part(watched.late[kind], part),)
        ),
    ]


async def _followed(
    hub: RunningHub, watched: Watched, tables: Sequence[SendingTable], every_s: float, wait: Callable[[], None]
) -> float:
    """Returns the share of a processor used by the hub until `wait` returns."""
    watched.sent.clear()  # the entries before measuring
    pages = [watched.follow("board", str(number % TABLES + 1)) for number in range(BOARDS)]
    pages += [watched.follow("tables") for _ in range(OVERVIEWS)]
    following = [asyncio.create_task(page) for page in pages]
    while watched.opened < len(pages):
        assert not any(task.done() for task in following)
        await asyncio.sleep(0.1)
    stopped = Event()
    players = [Thread(target=table.play, args=(stopped, every_s)) for table in tables]
    for player in players:
        player.start()
    began, computed = time.monotonic(), processor_s(hub)
    await asyncio.to_thread(wait)
    share = (processor_s(hub) - computed) / (time.monotonic() - began)
    stopped.set()
    for player in players:
        await asyncio.to_thread(player.join)
    assert not any(task.done() for task in following), "a page was no longer followed"
    for task in following:
        task.cancel()
    return share


def _part(values: Sequence[float], part: float) -> float:
    return sorted(values)[int(len(values) * part)]


def stored(folder: Path) -> list[Figure]:
    """Measures the first page of a hub with 900 stored matches, and the same in another language."""
    database = str(folder / "stored.sqlite3")
    store = SqlHallStore(open_database(database))
    records = [generated(seed, 150) for seed in range(_DISTINCT)]
    for number in range(STORED):
        record, table, match_id = records[number % _DISTINCT], number % TABLES + 1, MatchId(f"stored{number}")
        match = StoredMatch(match_id, record.setup, record.entries)
        store.create(match, summary_of(match_id, STARTED, record))
        store.note(HallMatch(match_id, number, owner=table, place=str(table), seen_ms=number), None)
    store.close()
    hub, found = RunningHub(database, tables=TABLES), list[Figure]()
    try:
        for path, most in (("/", 2.0), ("/?lang=de", 0.2), ("/results", 2.0), ("/results?lang=de", 0.2)):
            began, computed = time.monotonic(), processor_s(hub)
            hub.get(path)
            found.append(Figure(f"900 matches, {path}: time", time.monotonic() - began, most, "s"))
            found.append(Figure(f"900 matches, {path}: processor", processor_s(hub) - computed, most, "s"))
    finally:
        hub.stop()
    return found


def planned(folder: Path) -> list[Figure]:
    """Measures the chief referee's page with a hundred planned matches, the second time that it opens."""
    hub = RunningHub(str(folder / "planned.sqlite3"), tables=TABLES)
    try:
        lines = "%0A".join(f"R{number}; Player {number}; Other {number}" for number in range(PLANNED))
        body = f"act=plan&event=Cup&laws=icf-revised&format=3-25-8&typed={lines}".replace(" ", "+").encode()
        form = "application/x-www-form-urlencoded"
        status, said, _ = hub.post("/hall/do", body, cookie=hub.logged_in(), content_type=form)
        assert status == 303, said
        hub.get("/hall", cookie=hub.logged_in())
        began, computed = time.perf_counter(), processor_s(hub)
        hub.get("/hall", cookie=hub.logged_in())
        took, share = time.perf_counter() - began, processor_s(hub) - computed
        what = f"{PLANNED} planned matches, /hall"
        return [
            Figure(f"{what}: time", took * 1_000, 300, "ms"),
            Figure(f"{what}: processor", share * 1_000, 300, "ms"),
        ]
    finally:
        hub.stop()


def main() -> int:
    """Prints every figure; returns 1 if one exceeds its limit."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=60.0)
    asked.add_argument("--clicks", type=int, default=0)
    given = asked.parse_args()
    is_good = True
    with TemporaryDirectory() as name:
        folder = Path(name)
        follow = partial(followed, given.seconds, given.clicks, folder)
        measured = [partial(follow, every_s) for every_s in LIMITS]
        if not given.clicks:
            measured = [partial(planned, folder), partial(stored, folder), partial(follow, 0.0), *measured]
        for measure in measured:
            for figure in measure():
                is_good = is_good and figure.found <= figure.most
                sys.stdout.write(f"{figure}\n")
                sys.stdout.flush()
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
