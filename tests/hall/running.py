"""A hub in a separate process, tables with real senders, and a client for its pages."""

import json
import signal
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlencode, urlsplit
from urllib.request import Request, urlopen

from carrom_desk.desk.hall.hall_client import join
from carrom_desk.desk.hall.hall_link import link_of
from carrom_desk.desk.hall.hall_sender import HallSender
from carrom_desk.exchange.invitation import Invitation
from carrom_desk.hall.web.served import Served, fingerprint_of
from carrom_desk.match.ports.store import Head
from carrom_desk.storage.database import open_database
from carrom_desk.storage.hall_store import SqlHallStore
from tests.hall.logs import GrowingMatch

PATIENCE_S = 60.0
"""Longer than anything takes on a busy machine: only ends a test that would wait forever."""
_PAUSE_S = 0.05
"""Seconds between requests, since a hub serves thirty pages a second to one address."""
_UNPROVED = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""TLS context without verification, and therefore without loading certificates, which would take longer than a page."""
_UNPROVED.check_hostname, _UNPROVED.verify_mode = False, ssl.CERT_NONE


def wait_until(is_so: Callable[[], bool], what: str, patience_s: float = PATIENCE_S) -> float:
    """Waits for a condition and returns the seconds it took."""
    begun = time.monotonic()
    while not is_so():
        assert time.monotonic() - begun < patience_s, what
        time.sleep(_PAUSE_S)
    return time.monotonic() - begun


class RunningHub:
    """`carrom-desk hall` on the loopback interface."""

    password = "queen"

    def __init__(self, database: str, *words: str, tables: int = 8) -> None:
        self.database, self.words, self._tables = database, words, tables
        self._port = 0
        self.cookie = ""
        """The chief referee's cookie after signing in."""
        self._process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        """Starts the hub, at the same address as before."""
        command = [sys.executable, "-m", "carrom_desk", "hall", "--database", self.database, "--password"]
        command += ["--listen", f"127.0.0.1:{self._port}", "--tables", str(self._tables), *self.words]
        pipe = subprocess.PIPE
        process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)
        self._process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{self.password}\n")
        process.stdin.flush()
        line = process.stdout.readline()
        if not line:
            said = process.stderr.read() if process.stderr is not None else ""
            self._wait()
            raise AssertionError(said)
        said = json.loads(line)
        self.url: str = said["url"].rstrip("/")
        self.desks: str = said.get("desks", self.url).rstrip("/")
        """Port for desks, encrypted with the hub's own certificate."""
        self._port = int(self.url.rpartition(":")[2])
        wait_until(self._answers, "the hub does not answer")

    def _answers(self) -> bool:
        try:
            return bool(self.get("/static/hall.js"))
        except OSError:
            return False

    @property
    def pid(self) -> int:
        """Process id."""
        assert self._process is not None
        return self._process.pid

    def move(self) -> None:
        """Starts the hub at another address."""
        self._port = 0
        self.start()

    def kill(self) -> None:
        """Kills the hub, like a power cut."""
        assert self._process is not None
        self._process.kill()
        self._wait()

    def stop(self) -> None:
        """Stops the hub normally."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
            self._wait()

    def _wait(self) -> None:
        assert self._process is not None
        self._process.wait(PATIENCE_S)
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            stream.close()

    def get(self, path: str, **headers: str) -> str:
        """Returns the text of a page."""
        asked = Request(self.url + path, headers=headers)
        with urlopen(asked, timeout=PATIENCE_S, context=_UNPROVED) as answer:
            return str(answer.read().decode())

    def post(self, path: str, body: bytes, **headers: str) -> tuple[int, str, dict[str, str]]:
        """Sends a body and returns status, text and headers of the response."""
        connection = HTTPConnection("127.0.0.1", self._port, timeout=PATIENCE_S)
        connection.request("POST", path, body, {name.replace("_", "-"): value for name, value in headers.items()})
        answer = connection.getresponse()
        text = answer.read().decode()
        connection.close()
        return answer.status, text, dict(answer.getheaders())

    def logged_in(self) -> str:
        """Returns the chief referee's cookie, cached since the hub limits password attempts."""
        if not self.cookie:
            status, _, headers = self.post("/hall/login", urlencode({"password": self.password}).encode())
            assert status == 303
            self.cookie = headers["set-cookie"].partition(";")[0]
        return self.cookie

    def do(self, **fields: str | int) -> int:
        """Submits a form of the chief referee; returns the status of the response."""
        form = "application/x-www-form-urlencoded"
        status, _, _ = self.post("/hall/do", urlencode(fields).encode(), cookie=self.logged_in(), content_type=form)
        return status

    @contextmanager
    def store(self) -> Iterator[SqlHallStore]:
        """Opens the hub's database."""
        is_file = "://" not in self.database
        store = SqlHallStore(open_database(self.database, read_only=is_file))
        try:
            yield store
        finally:
            store.close()

    def sticker(self, table: int) -> Invitation:
        """Returns the invitation in a table's QR code, which makes desks use encryption if the hub has its own
        certificate.
        """
        with self.store() as store:
            code, pem = next(each.code for each in store.tables() if each.number == table), store.setting("certificate")
        if not pem or self.desks == self.url:
            return Invitation("127.0.0.1", self._port, table, code)
        desks = urlsplit(self.desks).port or 0
        return Served(lambda: "127.0.0.1", self._port, desks_port=desks, certificate=fingerprint_of(pem)).invitation(
            table, code
        )

    def invitation(self, table: int, *, is_encrypted: bool = False) -> Invitation:
        """Returns the invitation of a table's sticker."""
        with self.store() as store:
            code = next(each.code for each in store.tables() if each.number == table)
        return Invitation("127.0.0.1", self._port, table, code, is_encrypted)


@dataclass(slots=True)
class Table:
    """A table without a window: a database, a match, and the real sender."""

    store: SqlHallStore
    match: GrowingMatch
    sender: HallSender

    def enter(self, by: int = 1) -> None:
        """Stores entries and notifies the sender, like the window."""
        for _ in range(by):
            self.match.grow()
            self.sender.wake()

    def restart(self) -> None:
        """Restarts the desk after a kill, without its state in memory."""
        self.sender.stop()
        link = link_of(self.store)
        assert link is not None
        self.sender = HallSender(self.store, link, lambda _: None)
        self.sender.start()

    @property
    def head(self) -> Head:
        """Returns the head of its log."""
        return self.store.stretch(self.match.id, 0, 0).end

    def close(self) -> None:
        """Stops the table."""
        self.sender.stop()
        self.store.close()


def seated(hub: RunningHub, folder: Path, number: int, seed: int, most: int = 60, port: int = 0) -> Table:
    """Returns a desk that has joined at a table, optionally through another port."""
    store = SqlHallStore(open_database(str(folder / f"table{number}.sqlite3")))
    invitation = hub.invitation(number)
    link = join(store, replace(invitation, port=port or invitation.port))
    match = GrowingMatch(store, seed, f"match{number}", most)
    sender = HallSender(store, link, lambda _: None)
    sender.start()
    return Table(store, match, sender)


def assert_all_there(hub: RunningHub, tables: list[Table]) -> float:
    """Waits until the hub's logs equal those of the tables; returns the duration."""
    with hub.store() as store:

        def is_there() -> bool:
            heads = dict(store.heads(0))
            return all(heads.get(table.match.id) == table.head for table in tables)

        took = wait_until(is_there, "the hub never had all of it")
        for table in tables:
            assert store.load(table.match.id) == table.store.load(table.match.id)
    return took
