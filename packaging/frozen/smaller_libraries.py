"""Removes unused parts of libraries for Linux: the last step of carrom-desk.spec, which saves 49 MB.

Removed parts are no longer in the file; in memory they read as zeros. Everything else keeps its address, so that
nothing has to be linked again.
"""

import re
import struct
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import partial
from pathlib import Path

Hole = tuple[int, int]
"""Start and end of a part of a file."""

_PT_LOAD, _PT_NOTE, _PT_PHDR = 1, 4, 6
_SEGMENT = struct.Struct("<IIQQQQQQ")
"""A program header of ELF, 64 bit: type, flags, offset, address twice, size in the file and in memory, alignment."""

_SHARED_TABLES = re.compile(
    r"(coll|zone)/(root|res_index|pool|en)\.res|coll/ucadata\.icu|cnvalias\.icu|icustd\.res|icuver\.res"
    r"|(root|res_index|pool|keyTypeData|likelySubtags|metaZones|numberingSystems|supplementalData|timezoneTypes"
    r"|zoneinfo64)\.res"
)
"""Data of ICU that Qt needs in every language: collation, time zones. The rest is in ICU's code."""


def make_smaller(folder: Path, languages: Collection[str]) -> None:
    """Shrinks the libraries that PyInstaller put into the folder, for a desk in the given languages.

    Raises:
        SystemExit: a library is missing or has an unknown structure.
    """
    _share_ssl(folder / "_internal")
    _rewrite(folder, "libicudata.so.*", partial(_without_tables, languages))
    _rewrite(folder, "_typst.*.so", _without_fonts)


def _rewrite(folder: Path, pattern: str, smaller: Callable[[bytes], bytes]) -> None:
    found = [file for file in folder.rglob(pattern) if not file.is_symlink()]
    if len(found) != 1:
        raise SystemExit(f"one {pattern} was expected in {folder}, {len(found)} are there")
    found[0].write_bytes(smaller(found[0].read_bytes()))


def _share_ssl(folder: Path) -> None:
    """Makes Python use the OpenSSL bundled with psycopg, if any."""
    for name in ("libcrypto", "libssl"):
        for brought in folder.glob(f"psycopg_binary.libs/{name}-*.so.3"):
            own = folder / f"{name}.so.3"
            own.unlink(missing_ok=True)
            own.symlink_to(brought.relative_to(folder))


def _without_fonts(library: bytes) -> bytes:
    """Removes the fonts of Typst, which are in it twice; reports use the desk's own fonts."""
    holes: list[Hole] = []
    for start, end in _fonts(library):
        if holes and holes[-1][1] == start:
            holes[-1] = (holes[-1][0], end)
        else:
            holes.append((start, end))
    return _without(library, sorted(holes, key=lambda hole: hole[0] - hole[1]))


def _fonts(data: bytes) -> Iterator[Hole]:
    for found in re.finditer(rb"(OTTO|\x00\x01\x00\x00)\x00[\x08-\x28]", data):
        start, count = found.start(), data[found.end() - 1]
        tables = [struct.unpack_from(">4sIII", data, start + 12 + 16 * number) for number in range(count)]
        if {b"cmap", b"head", b"name"} <= {name for name, *_ in tables}:
            yield start, start + max(offset + (length + 3) // 4 * 4 for _, _, offset, length in tables)


def _without_tables(languages: Collection[str], library: bytes) -> bytes:
    """Moves the needed tables of Unicode to the front of ICU's archive, and removes the rest."""
    start = library.index(b"CmnD") - 12
    header, _ = struct.unpack_from("<HH", library, start)
    base = start + header
    (count,) = struct.unpack_from("<I", library, base)
    places = [struct.unpack_from("<II", library, base + 4 + 8 * number) for number in range(count)]
    items = {_text(library, base + name): data for name, data in places}
    ends = dict(zip(items, (*list(items.values())[1:], 0), strict=True))  # the last is a converter
    kept = {name: library[base + items[name] : base + ends[name]] for name in items if _is_needed(name, languages)}
    archive = _archive(kept)
    end = base + len(archive)
    return _without(library[:base] + archive + library[end:], [(end, _size_of_first(library))])


def _is_needed(name: str, languages: Collection[str]) -> bool:
    table = name.partition("/")[2]
    of_a_language = {f"{folder}/{code}.res" for folder in ("coll", "zone") for code in languages}
    return table in of_a_language or _SHARED_TABLES.fullmatch(table) is not None


def _archive(items: dict[str, bytes]) -> bytes:
    """Returns a table of contents and the items, sorted by name."""
    names = b"".join(name.encode("ascii") + b"\0" for name in items)
    name_at = 4 + 8 * len(items)
    data_at = (name_at + len(names) + 15) // 16 * 16
    contents, content_end = [struct.pack("<I", len(items))], data_at
    for name, data in items.items():
        contents.append(struct.pack("<II", name_at, content_end))
        name_at += len(name) + 1
        content_end += len(data)
    return b"".join([*contents, names]).ljust(data_at, b"\0") + b"".join(items.values())


def _text(data: bytes, start: int) -> str:
    return data[start : data.index(b"\0", start)].decode("ascii")


def _segments(library: bytes) -> list[tuple[int, ...]]:
    offset, size, count = struct.unpack_from("<32xQ14xHH", library)
    if library[:5] != b"\x7fELF\x02" or size != _SEGMENT.size:
        raise SystemExit("this is not a library of Linux with 64 bits")
    return [_SEGMENT.unpack_from(library, offset + number * size) for number in range(count)]


def _size_of_first(library: bytes) -> int:
    """Returns the size of the first loaded segment, which is read-only."""
    return next(size for kind, _, _, _, _, size, _, _ in _segments(library) if kind == _PT_LOAD)


def _without(library: bytes, holes: Sequence[Hole]) -> bytes:
    """Removes parts of a library, the largest first, as far as they fill whole pages of the first loaded segment.

    The data after a hole becomes a segment of its own, which needs the program header of one used only by tools; this
    limits the number of holes. The section headers, also used only by tools, are removed.
    """
    segments = _segments(library)
    first = next(segment for segment in segments if segment[0] == _PT_LOAD)
    _, flags, offset, address, _, size, in_memory, page = first
    if (offset, address) != (0, 0):
        raise SystemExit("the library is not loaded from its beginning")
    others = [segment for segment in segments if segment is not first and segment[0] not in (_PT_NOTE, _PT_PHDR)]
    spare = len(segments) - 1 - len(others)
    whole_pages = [(-(-start // page) * page, end // page * page) for start, end in holes[:spare]]
    cut = sorted((start, end) for start, end in whole_pages if start < end)
    starts, ends = [0, *(end for _, end in cut)], [*(start for start, _ in cut), size]

    def moved(place: int) -> int:
        return place - sum(end - start for start, end in cut if end <= place)

    loaded = [
        (_PT_LOAD, flags, moved(start), start, start, end - start, until - start, page)
        for start, end, until in zip(starts, ends, [*starts[1:], in_memory], strict=True)
    ]
    rest = [(kind, rights, moved(place), *more) for kind, rights, place, *more in others]
    unused = [(0,) * 8] * (len(segments) - len(loaded) - len(rest))  # a header of type 0 says nothing
    ends[-1] = max(place + length for _, _, place, _, _, length, _, _ in segments)
    made = bytearray(b"".join(library[start:end] for start, end in zip(starts, ends, strict=True)))
    (table,) = struct.unpack_from("<32xQ", library)
    headers = b"".join(_SEGMENT.pack(*segment) for segment in (*loaded, *rest, *unused))
    made[table : table + len(headers)] = headers
    struct.pack_into("<Q", made, 40, 0)  # where the sections are listed,
    struct.pack_into("<HH", made, 60, 0, 0)  # how many there are, and which of them has their names
    return bytes(made)
