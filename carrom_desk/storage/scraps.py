"""What of a match can be found, wherever it is found: in a table, in a backup, or on a page that nothing leads to.

Scraps may be stale, cut short or of another match. Which of them belong together is told by the chain of hashes.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from carrom_desk.match.entries import LoggedEntry
from carrom_desk.match.setup import Setup
from carrom_desk.match.store import MatchId, StoreDamaged

from .hash_chain import first_hash, next_hash
from .match_rows import entry_from, setup_from


@dataclass(frozen=True, slots=True)
class HeadScrap:
    """A match's own row, or what is left of it."""

    match_id: MatchId
    setup: str
    started: str = ""
    length: int = 0
    last_hash: str = ""
    binned_at: str | None = None


@dataclass(frozen=True, slots=True)
class EntryScrap:
    """A row of a log."""

    match_id: MatchId
    number: int
    payload: str
    previous_hash: str
    hash: str


@dataclass(frozen=True, slots=True)
class Pieced:
    """A match put together from scraps."""

    id: MatchId
    setup: Setup
    entries: tuple[LoggedEntry, ...]
    started: str
    length: int
    """Entries it had, as far as that can be seen."""
    binned_at: str | None
    last_hash: str
    """The end of its chain, as its own row has it."""
    is_proved: bool
    """Whether the setup is the one that the log began with."""

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing."""
        return self.is_proved and len(self.entries) == self.length


def pieced(match_id: MatchId, heads: Sequence[HeadScrap], scraps: Iterable[EntryScrap]) -> Pieced | None:
    """Put a match together as far as its chain holds; None when no setup can be read.

    Earlier scraps are preferred to later ones.
    """
    found: dict[int, list[EntryScrap]] = defaultdict(list)
    for scrap in scraps:
        found[scrap.number].append(scrap)
    readable = [(head, setup) for head in heads if (setup := _setup(head)) is not None]
    if not readable:
        return None
    ends = {head.last_hash for head in heads}
    starts = [scrap.previous_hash for scrap in found.get(0, ())]
    fitting = [each for each in readable if first_hash(each[0].setup) in {*starts, *ends}]
    head, setup = (fitting or readable)[0]
    begin = first_hash(head.setup) if fitting or not starts else starts[0]
    entries = tuple(_log(match_id, begin, found, ends))
    told = max(each.length for each in heads)
    return Pieced(
        id=match_id,
        setup=setup,
        entries=entries,
        started=head.started,
        length=max(told, max(found, default=-1) + 1),
        binned_at=head.binned_at,
        last_hash=head.last_hash,
        is_proved=bool(fitting),
    )


def _setup(head: HeadScrap) -> Setup | None:
    try:
        return setup_from(head.match_id, head.setup)
    except StoreDamaged:
        return None


def _log(
    match_id: MatchId, begin: str, found: Mapping[int, Sequence[EntryScrap]], ends: set[str]
) -> Iterator[LoggedEntry]:
    """The entries one after the other, up to the first that is nowhere to be read as it was stored."""
    number, expected = 0, begin
    while number in found:
        vouching = {scrap.previous_hash for scrap in found.get(number + 1, ())} | ends
        for scrap in found[number]:
            reached = next_hash(expected, scrap.payload)
            if reached == scrap.hash or reached in vouching:
                break
        else:
            return
        try:
            yield entry_from(match_id, number, scrap.payload)
        except StoreDamaged:
            return
        number, expected = number + 1, reached
