"""A bad network between tables and the hub, which loses, delays, duplicates and cuts messages."""

import random
import socket
from collections import Counter
from contextlib import suppress
from enum import Enum, auto
from threading import Event, Lock, Thread
from time import sleep

_LONGEST = 65_536
_PATIENCE_S = 10.0


class Weather(Enum):
    """Fate of a request."""

    FINE = auto()
    SLOW = auto()
    LOST = auto()
    """Never arrives."""
    ANSWER_LOST = auto()
    """Arrives, but the response is lost."""
    ANSWER_CUT = auto()
    """The connection breaks during the response."""
    TWICE = auto()
    LATE = auto()
    """Arrives after later ones."""
    HALF_CLOSED = auto()
    """Arrives; then the hub's side is closed without a response, while the client's side stays open."""


class BadNetwork:
    """A port that forwards to the hub; each HTTP request has its own fate."""

    def __init__(self, port: int, seed: int = 1) -> None:
        self._hub, self._chance, self._turn = port, random.Random(seed), Lock()
        self._late: list[bytes] = []
        self._stopped = Event()
        self.is_cut = False
        """True when nothing passes, without any error."""
        self.is_fine = False
        """True when every request passes."""
        self.met: Counter[Weather] = Counter()
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        Thread(target=self._accept, daemon=True).start()

    def close(self) -> None:
        """Blocks everything."""
        self._stopped.set()
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while not self._stopped.is_set():
                client, _ = self._listener.accept()
                Thread(target=self._serve, args=(client,), daemon=True).start()

    def _serve(self, client: socket.socket) -> None:
        client.settimeout(_PATIENCE_S)
        with client, suppress(OSError):
            while not self._stopped.is_set() and (request := _message(client)):
                while self.is_cut:
                    sleep(0.05)
                self._meet(self._next_weather(), client, request)

    def _next_weather(self) -> Weather:
        with self._turn:
            is_fine = self.is_fine or self._chance.random() < 0.5
            weather = Weather.FINE if is_fine else self._chance.choice(list(Weather))
            self.met[weather] += 1
            return weather

    def _meet(self, weather: Weather, client: socket.socket, request: bytes) -> None:
        """Forwards a request according to its fate; an `OSError` breaks the connection."""
        if weather is Weather.LOST:
            raise ConnectionResetError
        if weather is Weather.LATE:
            with self._turn:
                self._late.append(request)
            raise ConnectionResetError
        if weather is Weather.SLOW:
            sleep(0.2)
        answer = self._asked(request)
        if weather is Weather.TWICE:
            answer = self._asked(request)
        with self._turn:
            late, self._late = (self._late, []) if len(self._late) > 2 or self.is_fine else ([], self._late)
        for each in reversed(late):
            self._asked(each)
        if weather is Weather.ANSWER_LOST:
            raise ConnectionResetError
        if weather is Weather.HALF_CLOSED:
            client.shutdown(socket.SHUT_WR)
            return
        client.sendall(answer[: len(answer) // 2] if weather is Weather.ANSWER_CUT else answer)
        if weather is Weather.ANSWER_CUT:
            raise ConnectionResetError

    def _asked(self, request: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self._hub), _PATIENCE_S) as hub:
            hub.sendall(request)
            return _message(hub)


def _message(source: socket.socket) -> bytes:
    """Reads a complete request or response; nothing if the other side has closed."""
    found = b""
    while b"\r\n\r\n" not in found:
        part = source.recv(_LONGEST)
        if not part:
            return b""
        found += part
    head, _, body = found.partition(b"\r\n\r\n")
    lengths = [line.partition(b":")[2] for line in head.lower().split(b"\r\n") if line.startswith(b"content-length:")]
    missing = int(lengths[0]) - len(body) if lengths else 0
    while missing > 0:
        part = source.recv(min(missing, _LONGEST))
        if not part:
            raise ConnectionResetError
        found, missing = found + part, missing - len(part)
    return found
