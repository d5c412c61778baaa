"""What a table still has to send to the hall: the log is the outbox, and nothing else is kept.

Pure: no thread, no network, no clock. Whatever is lost, doubled, late or out of order on the way, the next stretch
follows from the ends of the logs here and from what the hub said last.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from carrom_desk.exchange.hall_wire import MOST_AT_ONCE, Answer, Verdict
from carrom_desk.match.chain import Head
from carrom_desk.match.hall_store import LogSource, Stretch
from carrom_desk.match.store import MatchId


@dataclass(frozen=True, slots=True)
class Refusal:
    """A log that the hub does not take."""

    verdict: Verdict
    here: Head
    there: Head
    place: str = ""
    """The table at which the match goes on, where it was taken over."""


class Outbox:
    """The logs written to since this table joined the hall."""

    def __init__(self, source: LogSource, since: int, is_sent: Callable[[Stretch], bool] = lambda _: True) -> None:
        """Send what was written after this write, of the matches that are for the hall."""
        self._source = source
        self._since = since
        self._is_sent = is_sent
        self._there: dict[MatchId, Head] = {}
        """The hub's ends as it said last; a match that is not here was never spoken of since the start."""
        self.refused: dict[MatchId, Refusal] = {}
        self._kept_here: set[MatchId] = set()

    def ends(self) -> Mapping[MatchId, Head]:
        """The ends of the logs here that are for the hall."""
        return {each: head for each, head in self._source.heads(self._since) if each not in self._kept_here}

    def next(self) -> Stretch | None:
        """What is to be sent now; None when the hub has all that it can have."""
        for match_id, here in self.ends().items():
            there = self._there.get(match_id)
            if match_id in self.refused or there == here:
                continue
            # Where nothing is known of the hub's end, it is asked for first.
            start = here.length if there is None else min(there.length, here.length)
            stretch = self._source.stretch(match_id, start, 0 if there is None else MOST_AT_ONCE)
            if self._is_sent(stretch):
                return stretch
            self._kept_here.add(match_id)
        return None

    def question(self, match_id: MatchId) -> Stretch:
        """A stretch without entries: the hub answers with its end, and both can be compared."""
        here = self.ends()[match_id]
        return self._source.stretch(match_id, here.length, 0)

    def take(self, match_id: MatchId, answer: Answer) -> None:
        """Learn from an answer, whenever it comes; one about less than is known already changes nothing for long."""
        here = self.ends().get(match_id)
        if here is None:
            return
        if answer.verdict in (Verdict.DIVERGED, Verdict.TAKEN) or not self._is_of_ours(match_id, here, answer.head):
            verdict = answer.verdict if answer.verdict is Verdict.TAKEN else Verdict.DIVERGED
            self.refused[match_id] = Refusal(verdict, here, answer.head, answer.place)
            return
        self._there[match_id] = answer.head

    def _is_of_ours(self, match_id: MatchId, here: Head, there: Head) -> bool:
        """Whether the hub's log is a beginning of this one."""
        if there.length > here.length:
            return False
        return there.length == 0 or self._source.stretch(match_id, there.length, 0).after.hash == there.hash

    def try_again(self, match_ids: Sequence[MatchId]) -> None:
        """Forget that logs were refused: the hub may decide otherwise now."""
        for match_id in match_ids:
            self.refused.pop(match_id, None)
            self._there.pop(match_id, None)
