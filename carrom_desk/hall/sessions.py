"""ChiefSessions of the chief referees: who is signed in, and a log of what each of them did."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass
from time import time

from .hub import Hub
from .receiving import now_ms

SESSION_S = 12 * 3600
LONGEST_NAME, LONGEST_COOKIE = 40, 400
_SIGNED_OUT, _LOG = "signed_out", "chief_log"
"""Settings with the sessions that ended, and with the log as JSON."""
_MOST_SIGNED_OUT, _MOST_LOGGED = 200, 500


@dataclass(frozen=True, slots=True)
class ChiefSession:
    """A signed-in chief referee."""

    name: str
    id: str


@dataclass(frozen=True, slots=True)
class Logged:
    """What a chief referee did."""

    at_ms: int
    name: str
    sentence: str


class ChiefSessions:
    """ChiefSessions on a hub. Every method may raise `StoreError`."""

    def __init__(self, hub: Hub) -> None:
        """Keeps sessions and log in a hub's store."""
        self._hub, self._store = hub, hub.store

    def begin(self, name: str) -> str:
        """Returns the cookie of a new session; `name` may be empty."""
        shown = urlsafe_b64encode(" ".join(name.split())[:LONGEST_NAME].encode()).decode()
        text = f"{int(time()) + SESSION_S}.{secrets.token_hex(8)}.{shown}"
        return f"{text}.{self._hub.sign(f'chief {text}')}"

    def of_cookie(self, cookie: str) -> ChiefSession | None:
        """Returns the session of a cookie; None if it is not valid, or has ended."""
        text, _, signature = cookie[:LONGEST_COOKIE].rpartition(".")
        if not hmac.compare_digest(self._hub.sign(f"chief {text}").encode(), signature.encode()):
            return None
        until, session, name = text.split(".")
        if int(until) < time() or session in self._store.setting(_SIGNED_OUT).split():
            return None
        return ChiefSession(urlsafe_b64decode(name).decode(), session)

    def end(self, session: ChiefSession) -> None:
        ended = self._store.setting(_SIGNED_OUT).split()
        self._store.put_setting(_SIGNED_OUT, " ".join([*ended[-_MOST_SIGNED_OUT:], session.id]))

    def note(self, session: ChiefSession, sentence: str) -> None:
        """Adds an action to the log."""
        known = self._store.value(_LOG, [])
        kept = [*known[-_MOST_LOGGED:], (now_ms(), session.name, sentence)]
        self._store.put_value(_LOG, kept)

    def log(self) -> list[Logged]:
        """Returns the log, latest first."""
        return [Logged(*each) for each in reversed(self._store.value(_LOG, []))]
