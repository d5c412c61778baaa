"""Text journals of confirmed entries beside a database file, from which open matches come back if it is destroyed.

Each open match has one file: a line with its setup, then one entry a line, all JSON and with the hash that the database
stores too. A line is written after the entry's commit and without a sync of its own, so it costs no time and proves
nothing by itself. The files are read only to restore, up to the first broken line, and for nothing else: this is the
one exception to the rule that matches are read and written through SQLAlchemy.
"""

import json
import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from threading import Lock

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import MatchId, StoreError, canonical, first_hash, next_hash
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.rules.texts.words import Sentence

from .fragments import EntryFragment, HeadFragment
from .sqlite.files import journals_of

_END = ".jsonl"
_NOT_WRITTEN = N_("Entries cannot be copied to {folder}. Check that its disk has space, and that you may write there.")


def setup_line(match_id: MatchId, setup: str, started: str) -> str:
    """Returns the first line of a journal, from the match's canonical setup."""
    # Written as stored, because the hash is that of these very letters.
    fields = f'"hash":"{first_hash(setup)}","match":{json.dumps(match_id)},"setup":{setup}'
    return f'{{{fields},"started":{json.dumps(started)}}}\n'


def entry_line(payload: object, own_hash: object) -> str:
    """Returns a line of a journal, from an entry's canonical payload and its hash."""
    return f'{{"entry":{payload},"hash":"{own_hash}"}}\n'


@dataclass(frozen=True, slots=True)
class Journal:
    """What can be read of a journal, up to its first broken line."""

    head: HeadFragment
    entries: tuple[EntryFragment, ...]


class Journals:
    """Journals of the open matches of a database file. May be used from several threads."""

    def __init__(self, database: Path) -> None:
        self._folder = journals_of(database)
        self._ends: dict[MatchId, tuple[int, int]] = {}
        """Number of the next entry and length in bytes, of every journal written to since the database was opened."""
        self._turn = Lock()
        self._problem: Sentence | None = None
        self._is_problem_told = False

    def add(self, match_id: MatchId, number: int, line: str, whole: Callable[[], Sequence[str]]) -> None:
        """Writes down a stored entry. A failure is kept for `problem`, since the entry counts in any case.

        `whole` returns all lines, for a journal that does not end with the entry before this one: of a match just
        opened, or changed by another desk. It returns none for a match that needs no journal.
        """
        with self._turn:
            try:
                if not self._appended(match_id, number, line.encode()):
                    self._rewrite(match_id, number, whole())
            except (OSError, StoreError):
                self._ends.pop(match_id, None)
                self._problem = Sentence.of(_NOT_WRITTEN, folder=self._folder)

    def problem(self) -> str:
        """Returns a sentence when entries could not be written down, once; otherwise an empty text."""
        if self._problem is None or self._is_problem_told:
            return ""
        self._is_problem_told = True
        return self._problem

    def remove(self, match_ids: Iterable[MatchId]) -> None:
        """Removes the journals of matches that are deleted or replaced."""
        with self._turn:
            for match_id in match_ids:
                for file in self._folder.glob(f"{self._path(match_id).stem}*{_END}"):
                    self._remove(match_id, file)

    def remove_backed_up(self, is_in_backup: Callable[[MatchId, str], bool]) -> None:
        """Removes the journals of finished matches, which the callback recognises by their id and last hash."""
        with self._turn:
            for file, found in self._read():
                if is_in_backup(found.head.match_id, found.head.last_hash):
                    self._remove(found.head.match_id, file)

    def read(self) -> tuple[Journal, ...]:
        """Returns the contents of all journals, the last written first; files that are none are skipped."""
        return tuple(found for _, found in self._read())

    def _appended(self, match_id: MatchId, number: int, line: bytes) -> bool:
        """Appends a line; returns False if the journal is not as this desk left it after the entry before."""
        expected, size = self._ends.get(match_id, (-1, 0))
        if expected != number:
            return False
        if size:
            try:
                with self._path(match_id).open("r+b", buffering=0) as file:
                    if file.seek(0, os.SEEK_END) != size or file.write(line) != len(line):
                        return False
            except FileNotFoundError:
                return False
            size += len(line)
        self._ends[match_id] = number + 1, size
        return True

    def _rewrite(self, match_id: MatchId, number: int, lines: Sequence[str]) -> None:
        """Writes a whole journal; one that holds what the database lacks is kept under another name."""
        content = "".join(lines).encode()
        if content:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            file = self._path(match_id)
            before = _journal_in(file)
            if before is not None and f'"{before.head.last_hash}"'.encode() not in content:
                file.replace(self._free(match_id))
            part = file.with_suffix(".part")
            part.touch(mode=0o600)
            part.write_bytes(content)
            part.replace(file)
        self._ends[match_id] = number + 1, len(content)

    def _free(self, match_id: MatchId) -> Path:
        number, file = 1, self._path(match_id)
        while (free := file.with_stem(f"{file.stem}-{number}")).exists():
            number += 1
        return free

    def _path(self, match_id: MatchId) -> Path:
        # An id may come from elsewhere and have any form.
        return self._folder / (sha256(match_id.encode("utf-8", "surrogatepass")).hexdigest()[:32] + _END)

    def _remove(self, match_id: MatchId, file: Path) -> None:
        self._ends.pop(match_id, None)
        with suppress(OSError):
            file.unlink(missing_ok=True)

    def _read(self) -> Iterator[tuple[Path, Journal]]:
        with suppress(OSError):
            files = [(each.stat().st_mtime_ns, each) for each in self._folder.iterdir() if each.suffix == _END]
            for _, file in sorted(files, reverse=True):
                found = _journal_in(file)
                if found is not None:
                    yield file, found


def _journal_in(file: Path) -> Journal | None:
    try:
        lines = file.read_bytes().splitlines(keepends=True)
    except OSError:
        return None
    match _fields(lines[0]) if lines else {}:
        case {"match": str(match_id), "setup": dict(setup), "started": str(started), "hash": str(first)}:
            text = canonical(setup)
            if first_hash(text) != first:
                return None
            entries = tuple(_entries(first, lines[1:]))
            last = entries[-1].hash if entries else first
            return Journal(HeadFragment(MatchId(match_id), text, started, len(entries), last), entries)
        case _:
            return None


def _entries(previous: str, lines: Sequence[bytes]) -> Iterator[EntryFragment]:
    """Yields the entries up to the first line that is torn or does not fit the chain of hashes."""
    for number, line in enumerate(lines):
        match _fields(line):
            case {"entry": dict(entry), "hash": str(own)} if next_hash(previous, canonical(entry)) == own:
                yield EntryFragment(number, canonical(entry), previous, own)
                previous = own
            case _:
                return


def _fields(line: bytes) -> object:
    if not line.endswith(b"\n"):
        return {}
    try:
        return parse_json(line.decode())
    except (InvalidDocument, ValueError):
        return {}
