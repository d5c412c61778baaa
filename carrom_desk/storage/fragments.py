"""Fragments of matches, and matches put together from them.

Fragments may be outdated, truncated or from another match. The chain of hashes tells which ones belong together.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.ports.store import MatchId, StoreDamaged, first_hash, next_hash
from carrom_desk.match.setup import Setup

from .rows import entry_from, setup_from


@dataclass(frozen=True, slots=True)
class HeadFragment:
    """A match's row, or what is left of it."""

    match_id: MatchId
    setup: str
    started: str = ""
    length: int = 0
    last_hash: str = ""
    trashed_at: str | None = None


@dataclass(frozen=True, slots=True)
class EntryFragment:
    """A row of a log."""

    number: int
    payload: str
    previous_hash: str
    hash: str


# Reconstruction


@dataclass(frozen=True, slots=True)
class Assembled:
    """A match put together from fragments."""

    id: MatchId
    setup: Setup
    entries: tuple[LoggedEntry, ...]
    started: str
    length: int
    """Number of entries, as far as known."""
    trashed_at: str | None
    last_hash: str
    """Last hash of the chain according to the match's row."""
    is_proved: bool
    """True when the setup matches the first hash of the log."""
    is_closed: bool
    """True when the log ends as recorded in the match's row; its length alone may be corrupt."""

    @property
    def is_whole(self) -> bool:
        """True when nothing is missing."""
        return self.is_proved and self.is_closed and len(self.entries) == self.length


def assembled(match_id: MatchId, heads: Sequence[HeadFragment], fragments: Iterable[EntryFragment]) -> Assembled | None:
    """Reconstructs a match as far as its chain of hashes is intact; returns None if no setup can be read.

    Earlier fragments take precedence over later ones.
    """
    found: dict[int, list[EntryFragment]] = defaultdict(list)
    for fragment in fragments:
        found[fragment.number].append(fragment)
    readable = [(head, setup) for head in heads if (setup := _setup(head)) is not None]
    if not readable:
        return None
    ends = {head.last_hash for head in heads}
    starts = [fragment.previous_hash for fragment in found.get(0, ())]
    fitting = [each for each in readable if first_hash(each[0].setup) in {*starts, *ends}]
    head, setup = (fitting or readable)[0]
    begin = first_hash(head.setup) if fitting or not starts else starts[0]
    log = tuple(_log(match_id, begin, found, ends))
    known_length = max(each.length for each in heads)
    return Assembled(
        id=match_id,
        setup=setup,
        entries=tuple(logged for logged, _ in log),
        started=head.started,
        length=max(known_length, max(found, default=-1) + 1),
        trashed_at=head.trashed_at,
        last_hash=head.last_hash,
        is_proved=bool(fitting),
        is_closed=(log[-1][1] if log else begin) in ends,
    )


def _setup(head: HeadFragment) -> Setup | None:
    try:
        return setup_from(head.match_id, head.setup)
    except StoreDamaged:
        return None


def _log(
    match_id: MatchId, begin: str, found: Mapping[int, Sequence[EntryFragment]], ends: set[str]
) -> Iterator[tuple[LoggedEntry, str]]:
    """Yields the entries with their hashes, up to the first unreadable one."""
    number, expected = 0, begin
    while number in found:
        vouching = {fragment.previous_hash for fragment in found.get(number + 1, ())} | ends
        for fragment in found[number]:
            reached = next_hash(expected, fragment.payload)
            if reached == fragment.hash or reached in vouching:
                break
        else:
            return
        try:
            yield entry_from(match_id, number, fragment.payload), reached
        except StoreDamaged:
            return
        number, expected = number + 1, reached
