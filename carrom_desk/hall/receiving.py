"""Receives logs in a hub: entries are verified against the stored log, replayed and stored together.

Recent matches are cached: each is replayed once, and then continued entry by entry.
"""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from threading import RLock

from carrom_desk.exchange.hall_wire import Push, Receipt, StretchAnswer
from carrom_desk.exchange.match_file import problems_of_refusal, replay_match, write_match
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.ports.hall_store import CountedLog, Divergence, HallMatch, HallTable, KnownLog, TableClock
from carrom_desk.match.ports.store import Head, MatchId, StoreConflict, StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import new_record, summary_of
from carrom_desk.match.replay import ImpossibleEntry, Replay, replay, replay_next
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.storage.hall_store import SqlHallStore

MOST_FOLLOWED = 500
"""Maximum number of cached matches; a long one takes a few megabytes."""


class FollowedMatches:
    """Cache of recently used matches; changes by another hub require `forget`."""

    def __init__(self, store: SqlHallStore) -> None:
        """Reads uncached matches from a store."""
        self._store = store
        self._followed: OrderedDict[MatchId, tuple[Head, Replay]] = OrderedDict()
        self._turn = RLock()

    def up_to(self, match_id: MatchId, head: Head) -> Replay:
        """Removes and returns a match up to its stored head; the caller returns it with `cache`.

        Raises:
            StoreError: it could not be read.
            ImpossibleEntry: its log contradicts itself.
        """
        with self._turn:
            found = self._followed.pop(match_id, None)
        if found is not None and found[0] == head:
            return found[1]
        stored = self._store.load(match_id)
        return replay(stored.setup, stored.entries)

    def cache(self, match_id: MatchId, head: Head, played: Replay) -> None:
        """Caches a match stored up to this head."""
        with self._turn:
            self._followed[match_id] = head, played
            while len(self._followed) > MOST_FOLLOWED:
                self._followed.popitem(last=False)

    def with_head(self, match_id: MatchId) -> tuple[Head, Replay]:
        """Returns a match as stored, and the head of its log.

        Raises:
            StoreError: it could not be read.
            ImpossibleEntry: its log contradicts itself.
        """
        with self._turn:
            found = self._followed.get(match_id)
        if found is not None:
            return found
        head = self._store.stretch(match_id, 0, 0).end
        played = self.up_to(match_id, head)
        # Another hub may have stored more between the two reads: then the next one asks again.
        if len(played.record.entries) == head.length:
            self.cache(match_id, head, played)
        return head, played

    def forget(self, match_id: str) -> None:
        """Drops a match that another hub has changed; all matches if the id is empty."""
        with self._turn:
            if match_id:
                self._followed.pop(MatchId(match_id), None)
            else:
                self._followed.clear()


_ATTEMPTS = 4
"""Number of attempts to store entries while other hubs write to the same match."""
NOTHING = Head(0, "")


def now_ms() -> int:
    """Returns the wall time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Receiver:
    """Receives the logs of all tables."""

    def __init__(self, store: SqlHallStore, followed: FollowedMatches, changed: Callable[[str], None]) -> None:
        """Uses a store; `changed` is called with the changed match."""
        self._store = store
        self._followed = followed
        self._changed = changed

    def receive(self, table: HallTable, push: Push) -> StretchAnswer:
        """Stores the new entries among those sent.

        Raises:
            InvalidDocument: an entry is not possible at its place; nothing was stored.
            StoreError: the entries could not be stored.
        """
        for _ in range(_ATTEMPTS):
            # Read again in every attempt: another hub may have stored entries, or the match was taken over.
            here = self._store.known_log(push.match_id)
            known, head, divergence = here.match or HallMatch(push.match_id, MOST_ENTRIES), here.head, here.divergence
            if known.owner is not None and known.owner != table.number:
                return self._of_another(push, known, head or NOTHING)
            verdict = self._verdict(push, head, divergence)
            try:
                if verdict in (Receipt.DIVERGED, Receipt.REPLACED):
                    return self._diverged(table, push, here, known, verdict)
                end, noted = self._kept(table, push, known, head, verdict)
            except StoreConflict:
                continue  # another hub was faster, or the match was taken over: find the new entries again
            if end != (head or NOTHING) or _news_in(noted) != _news_in(known):
                self._changed(push.match_id)
            return StretchAnswer(verdict, end, known.is_calling, contested=bool(table.waiting_hash))
        return StretchAnswer(Receipt.GAP, self._store.known_log(push.match_id).head or NOTHING)

    def _diverged(
        self, table: HallTable, push: Push, here: KnownLog, known: HallMatch, verdict: Receipt
    ) -> StretchAnswer:
        """Stores the time of contact and the head of the table's log, but no entries."""
        head, before = here.head or NOTHING, here.divergence
        noted = replace(_noted(table, push, known, 0), owner=known.owner)
        if not self._store.note(noted, known.owner):
            raise StoreConflict(hall_refusals.MOVED)
        if verdict is Receipt.DIVERGED:
            # A copy of an earlier state of the table's log would be compared with entries that it lacks.
            copy = before.copy if before is not None and before.there == push.end else ""
            self._store.put_divergence(push.match_id, Divergence(push.end, head, copy))
        self._changed(push.match_id)
        sentence = (
            f"The table and the hall have different logs of this match: {push.end.length} entries ending in "
            f"{push.end.hash[:8]} there, {head.length} ending in {head.hash[:8]} here. Neither was changed."
        )
        return StretchAnswer(verdict, head, known.is_calling, sentence, contested=bool(table.waiting_hash))

    def take_copy(self, table: HallTable, push: Push) -> None:
        """Stores a table's differing log next to the hub's own until the chief referee decides.

        Raises:
            InvalidDocument: the log is incomplete or not possible.
        """
        here = self._store.known_log(push.match_id)
        known, divergence = here.match, here.divergence
        is_asked_for = divergence is not None and divergence.is_open
        if known is None or divergence is None or not is_asked_for or known.owner != table.number:
            return
        if push.after.length or len(push.entries) != push.end.length or push.hashes[-1:] != (push.end.hash,):
            raise InvalidDocument.at("/entries", "This is not the whole log.")
        match = StoredMatch(push.match_id, push.setup, push.entries)
        # Refused here and not when the chief referee chooses it, which would be too late to ask the table again.
        replay_match(match)
        self._store.put_divergence(push.match_id, replace(divergence, there=push.end, copy=write_match(match)))
        self._changed(push.match_id)

    def _kept(
        self, table: HallTable, push: Push, known: HallMatch, head: Head | None, verdict: Receipt
    ) -> tuple[Head, HallMatch]:
        """Stores new entries and the time of contact."""
        length = head.length if head else 0
        fresh = push.entries[length - push.after.length :] if verdict is Receipt.STORED else ()
        noted = _noted(table, push, known, max(0, push.end.length - length - len(fresh)))
        if fresh or (head is None and verdict is Receipt.STORED):
            return self._extended(push, head or push.after, fresh, noted, known.owner), noted
        if head is not None and not self._store.note(noted, known.owner):
            raise StoreConflict(hall_refusals.MOVED)
        return head or NOTHING, noted

    def _verdict(self, push: Push, head: Head | None, divergence: Divergence | None) -> Receipt:
        """Returns the receipt for entries: different logs stay separate, whatever follows, until the chief referee
        decides.
        """
        if divergence is None or divergence.settled is CountedLog.TABLE:
            return self._likeness(push, head)
        if divergence.is_open:
            return Receipt.DIVERGED
        found = self._likeness(push, head)
        return Receipt.REPLACED if found is Receipt.DIVERGED else found

    def _of_another(self, push: Push, known: HallMatch, head: Head) -> StretchAnswer:
        """Returns the receipt for a match that continues elsewhere: its former table has nothing to add, or is
        refused.
        """
        if push.end.length <= head.length and self._hash_at(push, push.end.length, head) == push.end.hash:
            return StretchAnswer(Receipt.STORED, push.end)
        sentence = f"This match continues at table {known.place}."
        return StretchAnswer(Receipt.TAKEN, head, sentence=sentence, place=known.place)

    def _likeness(self, push: Push, head: Head | None) -> Receipt:
        """Compares the entries with the log here: same beginning, and no gap between them."""
        if head is None:
            return Receipt.GAP if push.after.length else Receipt.STORED
        # The table believes in more than is here, such as after an older backup was restored: it sends from here on.
        if push.after.length > head.length:
            return Receipt.GAP
        # Each hash covers all entries before it: if the first agrees, so does everything earlier.
        if self._hash_at(push, push.after.length, head) != push.after.hash:
            return Receipt.DIVERGED
        last = min(head.length, push.after.length + len(push.entries))
        if last == push.after.length:
            return Receipt.STORED
        there = push.hashes[last - push.after.length - 1]
        return Receipt.STORED if self._hash_at(push, last, head) == there else Receipt.DIVERGED

    def _hash_at(self, push: Push, length: int, head: Head) -> str:
        return head.hash if length == head.length else self._store.stretch(push.match_id, length, 1).after.hash

    def _extended(
        self, push: Push, after: Head, fresh: tuple[LoggedEntry, ...], noted: HallMatch, former: int | None
    ) -> Head:
        """Replays the new entries, and stores them in one transaction."""
        length, first = after.length + len(fresh), len(push.entries) - len(fresh)
        if length > MOST_ENTRIES:
            raise InvalidDocument.at("/entries", f"A match has at most {MOST_ENTRIES} entries.")
        if length == push.end.length and fresh and push.hashes[-1] != push.end.hash:
            raise InvalidDocument.at("/end", "The entries do not match those announced by the table.")
        played = self._followed.up_to(push.match_id, after) if after.length else Replay(new_record(push.setup))
        for place, logged in enumerate(fresh, first):
            try:
                played = replay_next(played, logged)
            except ImpossibleEntry as impossible:
                raise InvalidDocument(problems_of_refusal(impossible.refusal, f"/entries/{place}")) from impossible
        record = played.record
        # A match planned here has no start until its first entry.
        started = push.started or (record.entries[0].at if record.entries else "")
        summary = summary_of(push.match_id, started, record)
        match = StoredMatch(push.match_id, push.setup, fresh)
        noted = replace(noted, unlawful=unlawful_in(played))
        end = self._store.extend(match, after, summary, noted, former)
        self._followed.cache(push.match_id, end, played)
        return end


def unlawful_in(played: Replay) -> str:
    """Returns the numbers of entries whose ruling differs from the laws, in stored form."""
    return ",".join(str(each.number) for each in played.unlawful)


_ALIKE_MS = 50
"""Jitter of messages in milliseconds, within which clocks count as equal."""


def _steady(clock: TableClock, before: TableClock | None) -> TableClock:
    """Returns the clock as known before if it only arrived with a different delay."""
    is_known = before is not None and (before.since, before.left_ms) == (clock.since, clock.left_ms)
    if before is None or not is_known or before.ends_ms is None or clock.ends_ms is None:
        return clock
    return before if abs(before.ends_ms - clock.ends_ms) < _ALIKE_MS else clock


def _news_in(known: HallMatch) -> HallMatch:
    """Returns the visible facts of a match, without time of contact and clock difference."""
    return replace(known, seen_ms=0, skew_ms=0)


_STEPPED_MS, _LATER = 2_000, 16
"""Difference from which a computer's clock was set, and the share by which a message that took long counts."""


def _skew(found: int, known: HallMatch) -> int:
    """Returns by how much this clock is ahead of the table's: as the quickest message says, and slowly more, since
    clocks drift."""
    later = found - known.skew_ms
    if not known.seen_ms or later <= 0 or later >= _STEPPED_MS:
        return found
    return known.skew_ms + later // _LATER


def _noted(table: HallTable, push: Push, known: HallMatch, behind: int) -> HallMatch:
    """Returns the record of a match with its table, clock and time of contact."""
    now, clock = now_ms(), push.clock
    skew = _skew(now - push.now_ms, known)
    if clock is not None and clock.ends_ms is not None:
        clock = _steady(replace(clock, ends_ms=clock.ends_ms + skew), known.clock)
    place = str(table.number)
    return replace(known, owner=table.number, place=place, seen_ms=now, skew_ms=skew, behind=behind, clock=clock)
