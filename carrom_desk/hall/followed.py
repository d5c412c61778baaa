"""The matches as a hub has them in memory: each is replayed once, and then goes on entry by entry."""

from collections import OrderedDict
from dataclasses import dataclass
from threading import RLock

from carrom_desk.match.chain import Head
from carrom_desk.match.hall_store import HallStore
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.replay import Course, go_on
from carrom_desk.match.store import MatchId

MOST_FOLLOWED = 500
"""Matches in memory, the ones heard of last; a long one takes a few megabytes."""


@dataclass(slots=True)
class Followed:
    """A match in memory."""

    head: Head
    course: Course
    record: MatchRecord


class FollowedMatches:
    """The matches that were asked for last. What another hub wrote is known once this one is told to forget."""

    def __init__(self, store: HallStore) -> None:
        """Read what is not in memory from a store."""
        self._store = store
        self._followed: OrderedDict[MatchId, Followed] = OrderedDict()
        self._turn = RLock()

    def course(self, match_id: MatchId, head: Head) -> Course:
        """A match's course up to its end in the store; the one who goes on with it hands it back by `keep`.

        Raises:
            StoreError: it cannot be read.
            ImpossibleEntry: its log contradicts itself.
        """
        with self._turn:
            found = self._followed.pop(match_id, None)
        if found is not None and found.head == head:
            return found.course
        stored = self._store.load(match_id)
        course = Course(stored.setup)
        for logged in stored.entries:
            go_on(course, logged)
        return course

    def keep(self, match_id: MatchId, head: Head, course: Course) -> None:
        """Remember a match that was stored up to this end."""
        with self._turn:
            self._followed[match_id] = Followed(head, course, course.record())
            while len(self._followed) > MOST_FOLLOWED:
                self._followed.popitem(last=False)

    def record(self, match_id: MatchId) -> MatchRecord:
        """A match as it is stored now.

        Raises:
            StoreError: it cannot be read.
            ImpossibleEntry: its log contradicts itself.
        """
        with self._turn:
            found = self._followed.get(match_id)
        if found is not None:
            return found.record
        head = self._store.stretch(match_id, 0, 0).end
        course = self.course(match_id, head)
        record = course.record()
        if len(record.entries) == head.length:
            self.keep(match_id, head, course)
        return record

    def forget(self, match_id: MatchId) -> None:
        """Another hub has written to a match: it is read again when it is asked for."""
        with self._turn:
            self._followed.pop(match_id, None)
