"""Sends a desk's logs to the hall in the background, without delaying entries or losing any if it is interrupted.

The thread keeps no state besides the logs. It reads, sends, and sleeps until there is a new entry, a retry is due, or
both heads are compared again.
"""

import random
import time
from collections import deque
from collections.abc import Callable
from contextlib import closing, suppress
from contextvars import copy_context
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from threading import Event, Thread
from typing import TYPE_CHECKING

from carrom_desk.exchange.event_file import LONGEST_EVENT_FILE, EventTerms, read_event
from carrom_desk.exchange.hall_wire import (
    ANSWER,
    INSTRUCTION,
    LONGEST_COPY,
    LONGEST_MESSAGE,
    MOST_AT_ONCE,
    Instruction,
    Receipt,
    read_message,
    write_push,
)
from carrom_desk.exchange.invitation import Invitation
from carrom_desk.i18n import N_
from carrom_desk.match.ports.hall_store import Stretch, TableClock
from carrom_desk.match.ports.store import Head, MatchId, StoreError
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.rules.texts.words import Sentence

from .discovery import found_hubs
from .hall_client import NOT_UNDERSTOOD, WAITS, WITHDRAWN, HallClient, HallUnreachable
from .hall_link import Link, save_link
from .outbox import HallRefusal, Outbox

if TYPE_CHECKING:
    from carrom_desk.storage.hall_store import SqlHallStore

COMPARED_EVERY_S = 30.0
"""Seconds between comparisons with the hall while idle."""
GREETED_EVERY_S = 4.0
"""Seconds without contact after which the hall is asked whether it is still there."""
ANSWERED_WITHIN_S = 2.0
"""Timeout in seconds, so that a silent hub is noticed within six."""
_ANSWER_EXPECTED_EVERY_S = 1.0
"""Seconds between comparisons while the chief referee is called, so that their response shows at once."""
_FIRST_PAUSE_S = 0.25
_LONGEST_PAUSE_S = 3.0
"""Maximum seconds between failed attempts, so that a hub is found within five seconds of its return."""
_LOOKED_FOR_FIRST, _LOOKED_FOR_EVERY = 2, 10
"""Number of failed attempts before searching for the hall at another address (after some seconds), and between searches
(twice a minute).
"""
_COPY_PATIENCE_S = 120.0
"""Timeout in seconds for a whole log, in which the hub judges every entry before answering."""
_COMPARED = 40
"""Number of matches compared each time, those last written to."""

DIVERGED = N_(
    "The hall has a different log of this match: {here} entries ending in {here_hash} here, {there} "
    "ending in {there_hash} there. Neither was changed. Ask the chief referee which one counts."
)
STOPPED = N_("Sending to the hall has stopped. Restart Carrom Desk.")
REPLACED = N_(
    "The chief referee decided that the hall’s log of this match counts. Choose “Load this table’s match” to continue "
    "with it. Your log stays in the trash."
)
NOT_LET_IN = N_("The chief referee did not let this desk take over the table.")
TAKEN = N_("This match was handed over to table {place}. Entries made here are not sent.")


@dataclass(frozen=True, slots=True)
class HallStatus:
    """State of the connection to the hall."""

    table: int
    up_to: str = ""
    """Time of day when the hall last had every entry; empty if not since the start."""
    is_late: bool = False
    """True when entries have not arrived, or the hall does not respond."""
    trouble: Sentence | None = None
    is_calling: bool = False
    """True when the chief referee was called and has not responded."""
    instructions: tuple[Instruction, ...] = ()
    """Entries of the chief referee that are to be recorded here."""
    is_contested: bool = False
    """True when another desk is waiting to take over this table."""
    refused: tuple[tuple[MatchId, HallRefusal], ...] = ()
    """Matches that the hall refuses."""
    terms: EventTerms | None = None
    """Rules by which the hall plays."""
    written: int = 0
    """Number of writes since the start that this status includes."""

    @property
    def is_waiting(self) -> bool:
        """True when this desk is waiting to be admitted by the chief referee."""
        return self.trouble is not None and self.trouble.words is WAITS

    def has_replaced(self, match_id: MatchId) -> bool:
        """Returns True when the hall's log of a match counts instead of the one here."""
        return any(each == match_id and refusal.verdict is Receipt.REPLACED for each, refusal in self.refused)


class HallSender:
    """Sends the entries of a database to its hall."""

    def __init__(
        self,
        source: "SqlHallStore",
        link: Link,
        report: Callable[[HallStatus], None],
        clock_of: Callable[[MatchId], TableClock | None] = lambda _: None,
    ) -> None:
        """Sends entries of `source` to the hall of a link. Calls `report` and `clock_of` on its own thread."""
        self._source = source
        self.link = link
        """The hall at its last working address."""
        self._report = report
        self._clock_of = clock_of
        self._clocks: dict[MatchId, TableClock | None] = {}
        """Clock last sent for each match."""
        self._written = self._sent = 0
        """Number of writes announced since the start, and of those that the next report includes."""
        self._changed: deque[MatchId] = deque()
        """Matches whose clock, which is not part of the log, may have changed."""
        self._client = HallClient(link, ANSWERED_WITHIN_S)
        self._outbox = Outbox(source, link.since, lambda stretch: not stretch.is_practice)
        self._stopped = Event()
        self._woken = Event()
        self._is_to_compare = True
        self._heard = 0.0
        """Monotonic time of the last response."""
        self._calling: MatchId | None = None
        """Match with an unanswered call for the chief referee."""
        self._run_there = ""
        """Run identifier of the hub that responded last; changes with every start."""
        self._event_there = ""
        """Text of the event's file of that hub."""
        self._copied: dict[MatchId, Head] = {}
        """Logs stored by the hub because they differ from its own."""
        # In a copied context with the same language, since threads start with an empty one.
        self._thread = Thread(target=partial(copy_context().run, self._run), name="hall", daemon=True)
        self.status = HallStatus(link.table)

    def start(self) -> None:
        self._thread.start()

    def wake(self, match_id: MatchId | None = None) -> None:
        """Signals new data of a match; only sets a flag, so it never blocks."""
        if match_id is not None:
            self._changed.append(match_id)
        else:
            self._written += 1
        self._woken.set()

    def has_sent_all(self, status: HallStatus) -> bool:
        """Returns True when, by this status, the hall has everything announced so far."""
        return bool(status.up_to) and not status.is_late and status.written == self._written

    def compare(self) -> None:
        """Compares both heads now."""
        self._is_to_compare = True
        self._woken.set()

    def stop(self, patience_s: float = 2.0) -> None:
        """Stops the thread; unsent entries are sent after the next start."""
        self._stopped.set()
        self._woken.set()
        if self._thread.is_alive():
            self._thread.join(patience_s)

    def _run(self) -> None:
        try:
            self._send_until_stopped()
        finally:
            self._client.close()
            if not self._stopped.is_set():  # a bug: it must not look as if everything were fine
                self._tell(replace(self.status, is_late=True, trouble=Sentence.of(STOPPED)))

    def _send_until_stopped(self) -> None:
        failures, compared = 0, 0.0
        while not self._stopped.is_set():
            self._woken.clear()
            self._sent = self._written
            try:
                if self._is_to_compare or time.monotonic() - compared >= COMPARED_EVERY_S:
                    self._compare()
                    self._is_to_compare, compared = False, time.monotonic()
                elif self._calling is not None:
                    self._push(self._outbox.question(self._calling))
                elif time.monotonic() - self._heard >= GREETED_EVERY_S:
                    self._greet()
                self._send()
                failures = 0
            except HallUnreachable as error:
                failures += 1
                self._tell(replace(self.status, is_late=True, trouble=self._since_asked(error.sentence)))
                if failures % _LOOKED_FOR_EVERY == _LOOKED_FOR_FIRST and error.sentence.words not in (WAITS, WITHDRAWN):
                    self._find_hub()
            except StoreError:
                failures += 1  # the desk itself reports problems of its database
            if failures:
                pause = min(_LONGEST_PAUSE_S, _FIRST_PAUSE_S * 2**failures) * random.uniform(0.7, 1.0)
                self._stopped.wait(pause)
            else:
                pause = GREETED_EVERY_S if self._calling is None else _ANSWER_EXPECTED_EVERY_S
                self._woken.wait(max(0.0, self._heard + pause - time.monotonic()))

    def _find_hub(self) -> None:
        """Switches to another hub of the same hall, or to a new address of the same hub.

        Only for encrypted halls, whose certificate proves their identity.
        """
        found = found_hubs(self._stopped) if self.link.certificate and self.link.hall else ()
        for hub in found:
            link = replace(self.link, url=Invitation(hub.host, hub.port, 0, "", is_encrypted=True).url)
            if hub.hall != link.hall or link == self.link:
                continue
            client = HallClient(link, ANSWERED_WITHIN_S)
            try:
                client.post("/api/hello")
            except HallUnreachable:
                client.close()
                continue
            save_link(self._source, link)
            self._client.close()
            self._client, self.link, self._is_to_compare = client, link, True
            return

    def _greet(self) -> None:
        """Announces this desk. What another hub has, or the same one after a restart, is not known."""
        answer = self._client.ask("/api/hello")
        self._heard = time.monotonic()
        run = answer["run"].text() if "run" in answer else ""
        if run != self._run_there:
            self._outbox.forget()
            self._copied.clear()
            self._run_there = run
        try:
            texts = answer["instructions"].items(most=MOST_AT_ONCE) if "instructions" in answer else ()
            given = tuple(read_message(INSTRUCTION, each.text(longest=LONGEST_MESSAGE).encode()) for each in texts)
        except InvalidDocument as error:
            raise HallUnreachable(NOT_UNDERSTOOD) from error
        event = answer["event"].text(longest=LONGEST_EVENT_FILE) if "event" in answer else ""
        if event != self._event_there:
            self._event_there = event
            with suppress(InvalidDocument):  # a later version’s: matches of the hall come with their own laws
                self.status = replace(self.status, terms=read_event(event) if event else None)
        self.status = replace(self.status, instructions=given)

    def _compare(self) -> None:
        """Announces this desk, and requests the heads of the hub's logs."""
        self._greet()
        ids = list(self._outbox.ends())[-_COMPARED:]
        self._outbox.try_again([each for each in ids if each in self._outbox.refused])
        for match_id in ids:
            self._push(self._outbox.question(match_id))

    def _send(self) -> None:
        while (stretch := self._outbox.next()) is not None and not self._stopped.is_set():
            self._push(stretch)
        while self._changed and not self._stopped.is_set():
            self._send_clock(self._changed[0])
            self._changed.popleft()
        if not self._stopped.is_set():
            self._tell_standing()

    def _send_clock(self, match_id: MatchId) -> None:
        if match_id in self._outbox.refused or self._clock_of(match_id) == self._clocks.get(match_id):
            return
        if match_id in self._outbox.ends():
            self._push(self._outbox.question(match_id))

    def _since_asked(self, sentence: Sentence) -> Sentence:
        """Returns why the hall refuses; a key that was never valid is not reported as revoked."""
        before = self.status.trouble
        was_waiting = before is not None and before.words in (WAITS, NOT_LET_IN)
        return Sentence.of(NOT_LET_IN) if was_waiting and sentence.words is WITHDRAWN else sentence

    def _push(self, stretch: Stretch) -> None:
        now, clock = time.time_ns() // 1_000_000, self._clock_of(stretch.match_id)
        raw = self._client.post("/api/log", write_push(stretch, now, clock))
        try:
            answer = read_message(ANSWER, raw)
        except InvalidDocument as error:
            raise HallUnreachable(NOT_UNDERSTOOD) from error
        self._heard = time.monotonic()
        self._clocks[stretch.match_id] = clock
        self._outbox.take(stretch.match_id, answer)
        if answer.calls:
            self._calling = stretch.match_id
        elif self._calling == stretch.match_id:
            self._calling = None
        self.status = replace(self.status, is_calling=answer.calls, is_contested=answer.contested)
        if answer.verdict is Receipt.DIVERGED:
            self._send_copy(stretch.match_id)

    def _send_copy(self, match_id: MatchId) -> None:
        """Sends a whole log, for the chief referee to compare."""
        if self._copied.get(match_id) == self._outbox.ends().get(match_id):
            return
        whole = self._outbox.whole(match_id)
        raw = write_push(whole, time.time_ns() // 1_000_000)
        if len(raw) <= LONGEST_COPY:
            with closing(HallClient(self.link, _COPY_PATIENCE_S)) as client:
                client.post("/api/copy", raw)
        self._copied[match_id] = whole.end

    def _tell_standing(self) -> None:
        refused = tuple(self._outbox.refused.items())
        if not refused:
            up_to = datetime.now().astimezone().strftime("%H:%M:%S")  # the time of day at this table
            self._tell(replace(self.status, is_late=False, up_to=up_to, trouble=None, refused=(), written=self._sent))
            return
        self._tell(replace(self.status, is_late=True, trouble=_why_refused(refused[-1][1]), refused=refused))

    def _tell(self, status: HallStatus) -> None:
        self.status = status
        self._report(status)


def _why_refused(refusal: HallRefusal) -> Sentence:
    if refusal.verdict is Receipt.TAKEN:
        return Sentence.of(TAKEN, place=refusal.place)
    if refusal.verdict is Receipt.REPLACED:
        return Sentence.of(REPLACED)
    here, there = refusal.here, refusal.there
    ends = {"here": here.length, "here_hash": here.hash[:8], "there": there.length, "there_hash": there.hash[:8]}
    return Sentence.of(DIVERGED, **ends)
