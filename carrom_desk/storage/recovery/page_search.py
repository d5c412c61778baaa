"""Finds fragments of matches in a file's bytes that no table refers to.

SQLite writes a row as a record: a header with the length and kind of every column, then the columns. Records are
recognised by their header anywhere in the file, without needing a page's index or its parent pages. See
https://www.sqlite.org/fileformat.html#record_format.
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.match.ports.store import MatchId
from carrom_desk.storage.fragments import EntryFragment, HeadFragment

_END_OF_ENTRY_HEADER = re.compile(rb"(?s)(?=\x81\x0d\x81\x0d)")
"""The header of an entry ends with two texts of 64 characters, the hashes."""
_SETUP = re.compile(rb'\{"category":')
"""Start of every setup, since canonical JSON has sorted keys."""
_ENTRY_COLUMNS = 7
_LEAST_MATCH_COLUMNS = 18
_LONGEST_ID = 300
_LONGEST_HEADER = 127
_OVERFLOW_POINTER = 4
_LENGTH, _LAST_HASH, _BINNED_AT = 14, 15, 17
"""Columns of a match."""


@dataclass(frozen=True, slots=True)
class _Header:
    columns: tuple[int, ...]
    """SQLite's type codes of the columns, which give kind and length."""
    end: int

    @property
    def size(self) -> int:
        return sum(map(_length, self.columns))


class PageSearch:
    """Search in the bytes of a database file."""

    def __init__(self, raw: bytes) -> None:
        """Searches these bytes. If the header is overwritten, SQLite's default page size is assumed."""
        self._raw = raw
        size = int.from_bytes(raw[16:18], "big") if raw[:6] == b"SQLite" else 0
        size = 65_536 if size == 1 else size
        self._page = size if size >= 512 and size & (size - 1) == 0 else 4_096

    def entries(self) -> Iterator[EntryFragment]:
        """Yields every recognisable row of a log."""
        for found in _END_OF_ENTRY_HEADER.finditer(self._raw):
            end = found.start() + 4
            for length in range(_ENTRY_COLUMNS + 3, _ENTRY_COLUMNS + 12):
                header = self._header(end - length, length)
                if header is not None and len(header.columns) == _ENTRY_COLUMNS:
                    fragment = self._entry(header, end - length)
                    if fragment is not None:
                        yield fragment

    def heads(self) -> Iterator[HeadFragment]:
        """Yields every recognisable row of a match."""
        for found in _SETUP.finditer(self._raw):
            for id_length in range(1, min(_LONGEST_ID, found.start())):
                before = found.start() - id_length
                for length in range(_LEAST_MATCH_COLUMNS + 1, 64):
                    if before >= length and self._raw[before - length] == length:
                        head = self._head(before - length, length, id_length)
                        if head is not None:
                            yield head

    def _entry(self, header: _Header, start: int) -> EntryFragment | None:
        row = self._row(header, start, most_local=(self._page - 12) * 64 // 255 - 23)
        match row:
            case (str(match_id), int(number), str(payload), str(_), int(_), str(previous), str(own)):
                return EntryFragment(MatchId(match_id), number, payload, previous, own)
            case _:
                return None

    def _head(self, start: int, length: int, id_length: int) -> HeadFragment | None:
        header = self._header(start, length)
        if header is None or len(header.columns) < _LEAST_MATCH_COLUMNS or _length(header.columns[0]) != id_length:
            return None
        row = self._row(header, start, most_local=self._page - 35)
        match row:
            case (str(match_id), str(setup), str(started), *_) if _is_json(setup):
                length_, last_hash, binned_at = row[_LENGTH], row[_LAST_HASH], row[_BINNED_AT]
                return HeadFragment(
                    MatchId(match_id),
                    setup,
                    started,
                    length_ if isinstance(length_, int) and length_ >= 0 else 0,
                    str(last_hash),
                    binned_at if isinstance(binned_at, str) else None,
                )
            case _:
                return None

    def _header(self, start: int, length: int) -> _Header | None:
        if start < 0 or length > _LONGEST_HEADER or self._raw[start] != length:
            return None
        columns, at, end = [], start + 1, start + length
        while at < end:
            column, at = _varint(self._raw, at)
            columns.append(column)
        return _Header(tuple(columns), end) if at == end else None

    def _row(self, header: _Header, start: int, most_local: int) -> tuple[object, ...] | None:
        """Returns the columns of a record, following its overflow pages."""
        total = header.end - start + header.size
        if total > len(self._raw):
            return None
        body = self._raw[start : start + total] if total <= most_local else self._gathered(start, total, most_local)
        at, row = header.end - start, []
        for column in header.columns:
            end = at + _length(column)
            if end > len(body):
                return None
            row.append(_value(column, body[at:end]))
            at = end
        return tuple(row)

    def _gathered(self, start: int, total: int, most_local: int) -> bytes:
        least = (self._page - 12) * 32 // 255 - 23
        local = least + (total - least) % (self._page - _OVERFLOW_POINTER)
        local = local if local <= most_local else least
        parts, left = [self._raw[start : start + local]], total - local
        number = int.from_bytes(self._raw[start + local : start + local + _OVERFLOW_POINTER], "big")
        while left > 0 and 0 < number <= len(self._raw) // self._page:
            page = self._raw[(number - 1) * self._page : number * self._page]
            parts.append(page[_OVERFLOW_POINTER : _OVERFLOW_POINTER + left])
            left -= self._page - _OVERFLOW_POINTER
            number = int.from_bytes(page[:_OVERFLOW_POINTER], "big")
        return b"".join(parts)


def _is_json(text: str) -> bool:
    """Returns True when text that looks like a setup is valid JSON from start to end."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def _varint(raw: bytes, at: int) -> tuple[int, int]:
    """Decodes a number of one to nine bytes with seven bits each; returns it with its end."""
    value = 0
    for place in range(at, min(at + 8, len(raw))):
        value = value << 7 | raw[place] & 0x7F
        if raw[place] < 0x80:
            return value, place + 1
    return value, min(at + 9, len(raw))


def _length(column: int) -> int:
    return (column - 12) // 2 if column >= 12 else (0, 1, 2, 3, 4, 6, 8, 8, 0, 0, 0, 0)[column]


def _value(column: int, raw: bytes) -> object:
    """Decodes a text, an integer or null; the tables contain no other types."""
    if column >= 13 and column % 2:
        return raw.decode("utf-8", errors="replace")
    if column in (8, 9):
        return column - 8
    return int.from_bytes(raw, "big", signed=True) if 1 <= column <= 6 else None
