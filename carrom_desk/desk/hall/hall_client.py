"""HTTP client for a hub, based on the standard library: one persistent connection, responses of limited size."""

import http.client
import json
import socket
import ssl
from collections.abc import Mapping
from contextlib import closing, suppress
from dataclasses import replace
from hashlib import sha256
from threading import Event, Timer
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from carrom_desk.exchange.codec.document import Node, parse_json
from carrom_desk.exchange.hall_wire import LONGEST_MESSAGE, WAITING
from carrom_desk.exchange.invitation import Invitation, seal_of
from carrom_desk.exchange.match_file import LONGEST_FILE, read_match
from carrom_desk.i18n import N_, Words, current_language
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.rules.texts.words import Sentence

from .discovery import found_hubs
from .hall_link import Link, first_joined, former_key, save_link

if TYPE_CHECKING:
    from carrom_desk.storage.hall_store import SqlHallStore

PATIENCE_S = 5.0
"""Timeout for a response in seconds."""
_GONE = 401

UNREACHABLE = N_("The hall could not be reached. Check that this computer is on the hall’s network.")
WITHDRAWN = N_(
    "The hall no longer accepts this table. Another desk joined in its place, or its key was revoked. Join again."
)
OTHER_CERTIFICATE = N_(
    "A different computer is answering as the hall. Its certificate is not the one this table joined "
    "with. If the hall has a new certificate, join again."
)
FALSE_HUB = N_(
    "A different computer is answering as the hall. Its certificate does not match the code. Nothing was sent to it. "
    "Check the code and ask the organiser."
)
WAITS = N_("A match is in progress at this table. Waiting for the chief referee to let this desk take over.")
NOT_UNDERSTOOD = N_("The hall’s response could not be read. Check that both run the same version.")
REFUSED = N_("The hall refused this: {why}")


class HallUnreachable(Exception):
    """Raised when the hub does not respond as expected. The message, a sentence, says why."""

    def __init__(self, words: Words, **places: object) -> None:
        """Stores the reason, with the hub's message if there is one."""
        self.sentence = Sentence.of(words, **places)
        super().__init__(self.sentence)


def join(source: "SqlHallStore", invitation: Invitation) -> Link:
    """Joins a hall, to which all further entries are sent.

    Raises:
        HallUnreachable: the hall did not respond, or refused.
        StoreError: the link could not be stored.
    """
    try:
        return _joined(source, invitation)
    except HallUnreachable as error:
        if error.sentence.words is not UNREACHABLE:
            raise
        for hub in found_hubs(Event()):  # the hub's address may have changed since the QR code was printed
            with suppress(HallUnreachable):
                return _joined(source, replace(invitation, host=hub.host, port=hub.port, is_encrypted=True))
        raise


def _joined(source: "SqlHallStore", invitation: Invitation) -> Link:
    asked = {"table": invitation.table, "secret": invitation.secret, "former": former_key(source)}
    link = Link(invitation.url, "", invitation.table, invitation.certificate)
    with closing(HallClient(link, seal=invitation.seal)) as client:
        found = client.ask("/api/join", json.dumps(asked).encode())
    key = found["key"].text(needed=True) if "key" in found else ""
    hall = found["hall"].text() if "hall" in found else ""
    is_waiting = "waiting" in found and found["waiting"].boolean()
    since = first_joined(source, hall or invitation.url)
    link = Link(invitation.url, key, invitation.table, client.certificate, since, hall, is_waiting)
    save_link(source, link)
    return link


class HallClient:
    """Connection to a hub, opened on first use and reopened after a failure."""

    def __init__(self, link: Link, patience_s: float = PATIENCE_S, seal: str = "") -> None:
        """Connects to the hub of a link; `seal` has the letters of its certificate in a code."""
        self._link, self._patience_s, self._seal = link, patience_s, seal
        self.certificate = link.certificate
        self._connection: http.client.HTTPConnection | None = None

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()

    def abort(self) -> None:
        """Cancels a pending request from another thread."""
        sock = None if self._connection is None else self._connection.sock
        if sock is not None:
            with suppress(OSError):
                sock.shutdown(socket.SHUT_RDWR)

    def post(self, path: str, body: bytes = b"{}", *, longest: int = LONGEST_MESSAGE) -> bytes:
        """Sends a request and returns the response.

        Raises:
            HallUnreachable: there was no response, or a refusal.
        """
        headers = {"Authorization": f"Bearer {self._link.key}", "Content-Type": "application/json"}
        headers["Accept-Language"] = current_language()  # refusals are shown as received
        is_kept = self._connection is not None
        try:
            status, answer = self._send(path, body, headers, longest)
        except (OSError, http.client.HTTPException) as error:
            self.close()
            if not is_kept or isinstance(error, TimeoutError):
                raise HallUnreachable(UNREACHABLE) from error
            # The hub may have closed an idle connection; entries that arrive twice are stored once.
            return self.post(path, body, longest=longest)
        if status == _GONE and self._link.key:
            raise HallUnreachable(WITHDRAWN)
        if status == WAITING:
            raise HallUnreachable(WAITS)
        if status not in (200, 204):
            raise HallUnreachable(REFUSED, why=_sentence(answer))
        return answer

    def ask(self, path: str, body: bytes = b"{}") -> Mapping[str, Node]:
        """Sends a request and returns the members of the object in the response.

        Raises:
            HallUnreachable: the response is not an object.
        """
        try:
            value = parse_json(self.post(path, body).decode())
        except (InvalidDocument, UnicodeDecodeError) as error:
            raise HallUnreachable(NOT_UNDERSTOOD) from error
        return {key: Node(each) for key, each in value.items()} if isinstance(value, dict) else {}

    def _send(self, path: str, body: bytes, headers: dict[str, str], longest: int) -> tuple[int, bytes]:
        connection = self._connection or self._connect()
        self._connection = connection
        connection.request("POST", path, body, headers)
        response = connection.getresponse()
        answer = response.read(longest + 1)
        if len(answer) > longest or response.will_close:
            self.close()
        if len(answer) > longest:
            raise HallUnreachable(NOT_UNDERSTOOD)
        return response.status, answer

    def _connect(self) -> http.client.HTTPConnection:
        parts = urlsplit(self._link.url)
        assert parts.hostname is not None
        if parts.scheme != "https":
            return http.client.HTTPConnection(parts.hostname, parts.port, timeout=self._patience_s)
        # Without internet, no authority vouches for a hall's certificate: the one seen at joining is pinned.
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        connection = http.client.HTTPSConnection(parts.hostname, parts.port, timeout=self._patience_s, context=context)
        connection.connect()
        assert isinstance(connection.sock, ssl.SSLSocket)
        found = sha256(connection.sock.getpeercert(binary_form=True) or b"").hexdigest()
        is_sealed = not self._seal or seal_of(found) == self._seal
        if not (is_sealed and found.startswith(self.certificate)):
            connection.close()
            raise HallUnreachable(OTHER_CERTIFICATE if is_sealed else FALSE_HUB)
        self.certificate = found
        return connection


def _sentence(answer: bytes) -> str:
    """Returns the hub's message from a refusal, if readable."""
    try:
        problems = json.loads(answer)["error"]["problems"]
        return " ".join(str(each["problem"])[:500] for each in problems[:3])
    except (ValueError, LookupError, TypeError):
        return ""


# What a person at the table asks for

LONGEST_LOOK_S = 10.0
"""Timeout in seconds for loading a match of the hall."""


def next_match(link: Link) -> StoredMatch | None:
    """Returns the hall's next match for this table, new or in progress; None if there is none.

    Raises:
        HallUnreachable: the hall did not respond, or not with a match.
    """
    with closing(HallClient(link)) as client:
        return _read(client.post("/api/next", longest=LONGEST_FILE))


def match_in_hall(link: Link, match_id: MatchId) -> StoredMatch | None:
    """Returns a match as stored in the hall, within `LONGEST_LOOK_S`; None if the hall does not have it.

    Raises:
        HallUnreachable: the hall did not respond in time, or not with a match.
    """
    with closing(HallClient(link)) as client:
        watch = Timer(LONGEST_LOOK_S, client.abort)
        watch.daemon = True
        watch.start()
        try:
            raw = client.post("/api/match", json.dumps({"match": match_id}).encode(), longest=LONGEST_FILE)
        finally:
            watch.cancel()
    return _read(raw)


def _read(raw: bytes) -> StoredMatch | None:
    try:
        return read_match(raw.decode()) if raw else None
    except (InvalidDocument, UnicodeDecodeError) as error:
        raise HallUnreachable(NOT_UNDERSTOOD) from error


def call_chief_referee(link: Link, match_id: MatchId, *, is_calling: bool) -> None:
    """Calls the chief referee to this table, or withdraws the call.

    Raises:
        HallUnreachable: the hall did not respond.
    """
    with closing(HallClient(link)) as client:
        client.post("/api/call", json.dumps({"match": match_id, "calls": is_calling}).encode())
