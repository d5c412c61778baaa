"""Logs to send to the hall, with the part already sent, and refusals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from carrom_desk.exchange.hall_wire import MOST_AT_ONCE, Receipt, StretchAnswer
from carrom_desk.match.ports.hall_store import Stretch
from carrom_desk.match.ports.store import Head, MatchId

if TYPE_CHECKING:
    from carrom_desk.storage.hall_store import SqlHallStore


@dataclass(frozen=True, slots=True)
class HallRefusal:
    """A log that the hub refused."""

    verdict: Receipt
    here: Head
    there: Head
    place: str = ""
    """Table at which the match continues after a takeover."""


class Outbox:
    """The logs written to since this table joined the hall."""

    def __init__(self, source: "SqlHallStore", since: int, is_sent: Callable[[Stretch], bool] = lambda _: True) -> None:
        """Sends matches for the hall with writes after this number."""
        self._source = source
        self._since = since
        self._is_sent = is_sent
        self._there: dict[MatchId, Head] = {}
        """Latest known heads of the hub's logs; matches not mentioned since the start are missing."""
        self.refused: dict[MatchId, HallRefusal] = {}
        self._kept_here: set[MatchId] = set()

    def ends(self) -> Mapping[MatchId, Head]:
        """Returns the heads of this desk's logs for the hall."""
        return {each: head for each, head in self._source.heads(self._since) if each not in self._kept_here}

    def next(self) -> Stretch | None:
        """Returns the next entries to send; None if the hub has everything it accepts."""
        for match_id, here in self.ends().items():
            there = self._there.get(match_id)
            if match_id in self.refused or there == here:
                continue
            # Without knowledge of the hub's head, request it first.
            start = here.length if there is None else min(there.length, here.length)
            stretch = self._source.stretch(match_id, start, 0 if there is None else MOST_AT_ONCE)
            if self._is_sent(stretch):
                return stretch
            self._kept_here.add(match_id)
        return None

    def question(self, match_id: MatchId) -> Stretch:
        """Returns a message without entries, which the hub answers with its head for comparison."""
        here = self.ends()[match_id]
        return self._source.stretch(match_id, here.length, 0)

    def take(self, match_id: MatchId, answer: StretchAnswer) -> None:
        """Updates the known head from an answer, which may be late; an outdated one is corrected by the next."""
        here = self.ends().get(match_id)
        if here is None:
            return
        is_refused = answer.verdict in (Receipt.DIVERGED, Receipt.REPLACED, Receipt.TAKEN)
        # After a mere gap, send the entries: the hub detects itself if the logs differ.
        if is_refused or (answer.verdict is not Receipt.GAP and not self._is_of_ours(match_id, here, answer.head)):
            verdict = answer.verdict if is_refused else Receipt.DIVERGED
            self.refused[match_id] = HallRefusal(verdict, here, answer.head, answer.place)
            return
        self._there[match_id] = answer.head

    def _is_of_ours(self, match_id: MatchId, here: Head, there: Head) -> bool:
        """Returns True when the hub's log is a prefix of this one."""
        if there.length > here.length:
            return False
        return there.length == 0 or self._source.stretch(match_id, there.length, 0).after.hash == there.hash

    def forget(self) -> None:
        """Forgets the state of the hub, after a restart or a switch to another hub."""
        self._there.clear()
        self.refused.clear()

    def whole(self, match_id: MatchId) -> Stretch:
        return self._source.stretch(match_id, 0, self.ends()[match_id].length)

    def try_again(self, match_ids: Sequence[MatchId]) -> None:
        """Forgets refusals, since the hub may decide differently now."""
        for match_id in match_ids:
            self.refused.pop(match_id, None)
            self._there.pop(match_id, None)
