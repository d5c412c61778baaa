"""The log of a match: its entries in order, those from the disk read when they are asked for."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import overload

from carrom_desk.rules.position import NO_MEN, ByParty
from carrom_desk.rules.ruling import Ruling

from .entries import ActEntry, Amended, Entry, LoggedEntry
from .entry_codec import NAMES

Kind = type[Entry]
"""A kind of entry, such as `Noted`."""


class StoredEntries:
    """The first entries of a log as their texts: a long match is open before they are read. Each is read once."""

    def __init__(
        self,
        texts: Sequence[str],
        read: Callable[[int, str], LoggedEntry],
        backs: Mapping[int, ByParty[int]],
    ) -> None:
        """Hold canonical texts.

        Args:
            texts: an entry each, from number 0.
            read: makes an entry of its number and text; raises what a store says of one that cannot be read.
            backs: the men in a ruling's placing that are no dues, by the entry's number where there are any: texts do
                not say it.
        """
        self._texts = texts
        self._make = read
        self.backs = backs
        self._read: list[LoggedEntry | None] = [None] * len(texts)
        self._found: dict[Kind, tuple[int, ...]] = {}

    def __len__(self) -> int:
        return len(self._texts)

    def entry(self, number: int) -> LoggedEntry:
        """The entry of this number, as a replay would have it."""
        logged = self._read[number]
        if logged is None:
            logged = self._make(number, self._texts[number])
            back = self.backs.get(number)
            logged = self._read[number] = logged if back is None else _with_back(logged, back)
        return logged

    def numbers_of(self, kind: Kind) -> tuple[int, ...]:
        """The numbers of all entries of a kind; the others need not be read for it."""
        found = self._found.get(kind)
        if found is None:
            # Within a text the quotes are escaped: only an entry, or what an amendment puts in its place, says this.
            words = f'"entry":"{NAMES[kind]}"'
            may_be = (number for number, text in enumerate(self._texts) if words in text)
            found = tuple(number for number in may_be if isinstance(self.entry(number).entry, kind))
            self._found[kind] = found
        return found


class Log(Sequence[LoggedEntry]):
    """Every entry of a match, numbered from 0; it never changes."""

    __slots__ = ("_later", "_stored", "_stored_length")

    def __init__(
        self, entries: Iterable[LoggedEntry] = (), stored: StoredEntries | None = None, first: int | None = None
    ) -> None:
        """A log of these entries after the stored ones, if there are any: after all of them, or after so many."""
        self._stored = stored
        self._stored_length = first if first is not None else 0 if stored is None else len(stored)
        self._later = tuple(entries)

    def with_one_more(self, logged: LoggedEntry) -> "Log":
        """The log with another entry at its end."""
        return Log((*self._later, logged), self._stored, self._stored_length)

    def before(self, number: int) -> "Log":
        """The log as it was before the entry of this number."""
        later = self._later[: max(0, number - self._stored_length)]
        return Log(later, self._stored, min(number, self._stored_length))

    def of_kind(self, kind: Kind) -> Iterator[LoggedEntry]:
        """All entries of a kind, in order."""
        if self._stored is not None:
            numbers = self._stored.numbers_of(kind)
            yield from map(self._stored.entry, (number for number in numbers if number < self._stored_length))
        yield from (logged for logged in self._later if isinstance(logged.entry, kind))

    def backs(self) -> Mapping[int, ByParty[int]]:
        """The men in a ruling's placing that are no dues, by the entry's number where there are any."""
        stored = self._stored.backs if self._stored is not None else {}
        found = {number: back for number, back in stored.items() if number < self._stored_length}
        for logged in self._later:
            ruling = ruling_in(logged.entry)
            if ruling is not None and ruling.back != NO_MEN:
                found[logged.number] = ruling.back
        return found

    def __len__(self) -> int:
        return self._stored_length + len(self._later)

    @overload
    def __getitem__(self, place: int) -> LoggedEntry: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[LoggedEntry, ...]: ...

    def __getitem__(self, place: int | slice) -> LoggedEntry | tuple[LoggedEntry, ...]:
        if isinstance(place, slice):
            return tuple(self[number] for number in range(*place.indices(len(self))))
        stored = self._stored
        if stored is None:
            return self._later[place]
        number = place + len(self) if place < 0 else place
        if not 0 <= number < len(self):
            raise IndexError(place)
        first = self._stored_length
        return stored.entry(number) if number < first else self._later[number - first]

    def __iter__(self) -> Iterator[LoggedEntry]:
        if self._stored is not None:
            yield from map(self._stored.entry, range(self._stored_length))
        yield from self._later

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Log) and (self._stored, self._stored_length) == (other._stored, other._stored_length):
            return self._later == other._later
        return tuple(self) == tuple(other) if isinstance(other, Log | tuple) else NotImplemented

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Log({list(self)!r})"


def ruling_in(entry: Entry) -> Ruling | None:
    """The ruling of an act, or of the act that an amendment puts in place of another."""
    act = entry.with_ if isinstance(entry, Amended) else entry
    return act.ruling if isinstance(act, ActEntry) else None


def _with_back(logged: LoggedEntry, back: ByParty[int]) -> LoggedEntry:
    """The entry, its ruling saying which of the men to place are no dues."""
    entry = logged.entry
    if isinstance(entry, Amended) and isinstance(entry.with_, ActEntry):
        return replace(logged, entry=replace(entry, with_=_act_with_back(entry.with_, back)))
    return replace(logged, entry=_act_with_back(entry, back)) if isinstance(entry, ActEntry) else logged


def _act_with_back(act: ActEntry, back: ByParty[int]) -> ActEntry:
    return act if act.ruling is None else replace(act, ruling=replace(act.ruling, back=back))
