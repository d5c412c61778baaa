"""Where scraps of matches are looked for: a damaged file's tables, its bare pages, and backups."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

from carrom_desk.match.store import MatchId

from .connecting import Access, connect
from .page_search import PageSearch
from .scraps import EntryScrap, HeadScrap

T = TypeVar("T")

_LONGEST_LOG = 100_000
"""Entries to look for one by one: the number of them may be overwritten too."""


class Source(Protocol):
    """One place to look in. What cannot be read there is passed over."""

    def ids(self) -> list[MatchId]:
        """Every match that is named there, those written to last at the end."""

    def heads(self, match_id: MatchId) -> list[HeadScrap]:
        """What is left of a match's own row."""

    def entries(self, match_id: MatchId) -> list[EntryScrap]:
        """What is left of its log."""


class Tables:
    """A database's tables, as far as SQLite finds its way."""

    _IDS = (
        "SELECT id FROM matches INDEXED BY ix_matches_touched ORDER BY touched",
        "SELECT id FROM matches NOT INDEXED",
        "SELECT id FROM matches INDEXED BY sqlite_autoindex_matches_1 ORDER BY id",
        "SELECT id FROM matches INDEXED BY ix_matches_by_begin WHERE binned_at IS NULL",
        "SELECT DISTINCT match_id FROM entries",
    )
    """Every table and index that names matches."""
    _HEAD = "SELECT id, setup, started, length, last_hash, binned_at FROM"
    _ENTRY = "SELECT match_id, number, payload, previous_hash, hash FROM entries WHERE match_id = ?"

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Read through a connection, which stays the caller's."""
        connection.text_factory = _text
        self._connection = connection
        self.is_cut_short = False
        """Whether anything that was asked for could not be read to its end."""

    def ids(self) -> list[MatchId]:
        """Every match that any table or index still names, those written to last at the end."""
        found = [MatchId(str(row[0])) for query in self._IDS for row in self._rows(query)]
        return list(dict.fromkeys(found))

    def heads(self, match_id: MatchId) -> list[HeadScrap]:
        """Its own row, found by its key or, where that is damaged, by looking through all."""
        for table in ("matches", "matches NOT INDEXED"):
            found = [
                HeadScrap(match_id, str(setup), str(started), _count(length), str(last_hash), binned_at)
                for _, setup, started, length, last_hash, binned_at in self._rows(
                    f"{self._HEAD} {table} WHERE id = ?", match_id
                )
            ]
            if found:
                return found
        return []

    def entries(self, match_id: MatchId) -> list[EntryScrap]:
        """Its log in one go and, where that breaks off, each missing entry by its own key."""
        found = {scrap.number: scrap for scrap in self._scraps(f"{self._ENTRY} ORDER BY number", match_id)}
        length = max((head.length for head in self.heads(match_id)), default=0)
        for number in range(min(length, _LONGEST_LOG)):
            if number not in found:
                for scrap in self._scraps(f"{self._ENTRY} AND number = ?", match_id, number):
                    found[number] = scrap
        return list(found.values())

    def _scraps(self, query: str, *values: object) -> Iterator[EntryScrap]:
        for match_id, number, payload, previous_hash, own_hash in self._rows(query, *values):
            if isinstance(number, int):
                yield EntryScrap(MatchId(str(match_id)), number, str(payload), str(previous_hash), str(own_hash))

    def _rows(self, query: str, *values: object) -> Iterator[Any]:
        """The rows up to the first that cannot be read."""
        try:
            yield from self._connection.execute(query, values)
        except (sqlite3.Error, UnicodeDecodeError):  # the message may quote what was overwritten
            self.is_cut_short = True


@dataclass(slots=True)
class Pages:
    """The bare pages of a file, read once they are needed."""

    files: tuple[Path, ...]
    _heads: list[HeadScrap] | None = None
    _entries: dict[MatchId, list[EntryScrap]] = field(default_factory=dict)

    def ids(self) -> list[MatchId]:
        """Every match whose own row is found."""
        return list(dict.fromkeys(head.match_id for head in self._searched()))

    def heads(self, match_id: MatchId) -> list[HeadScrap]:
        """What is found of its own row, in any state it ever had."""
        return [head for head in self._searched() if head.match_id == match_id]

    def entries(self, match_id: MatchId) -> list[EntryScrap]:
        """What is found of its log."""
        self._searched()
        return self._entries.get(match_id, [])

    def _searched(self) -> list[HeadScrap]:
        if self._heads is None:
            self._heads = []
            for file in self.files:
                search = PageSearch(file.read_bytes())
                self._heads += search.heads()
                for scrap in search.entries():
                    self._entries.setdefault(scrap.match_id, []).append(scrap)
        return self._heads


@dataclass(frozen=True, slots=True)
class Copy:
    """A backup, opened for each question: there may be many, and few questions."""

    file: Path

    def ids(self) -> list[MatchId]:
        """Every match in it."""
        return self._asked(lambda tables: tables.ids()) or []

    def heads(self, match_id: MatchId) -> list[HeadScrap]:
        """A match's own row in it."""
        return self._asked(lambda tables: tables.heads(match_id)) or []

    def entries(self, match_id: MatchId) -> list[EntryScrap]:
        """A match's log in it."""
        return self._asked(lambda tables: tables.entries(match_id)) or []

    def _asked(self, question: Callable[[Tables], T]) -> T | None:
        try:
            with closing(connect(self.file, Access.LOOK)) as connection:
                return question(Tables(connection))
        except (sqlite3.Error, OSError):
            return None


def _text(raw: bytes) -> str:
    """Letters that were overwritten make an entry unreadable, not the rescue."""
    return raw.decode(errors="replace")


def _count(value: object) -> int:
    return value if isinstance(value, int) and value >= 0 else 0
