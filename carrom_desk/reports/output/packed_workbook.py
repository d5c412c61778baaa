"""Packs workbooks so that the same contents give the same bytes on every system, except for how zlib compresses them.

Python's zipfile records the operating system and the rights of a temporary file.
"""

import io
import re
import struct
import zlib
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from zipfile import BadZipFile, ZipFile

_LARGEST = 100_000_000
"""Maximum size in bytes of an unpacked workbook."""
_LOCAL, _CENTRAL, _END = struct.Struct("<4s5H3L2H"), struct.Struct("<4s6H3L5H2L"), struct.Struct("<4s4H2LH")
"""Headers of a ZIP file (APPNOTE 4.3.7, 4.3.12 and 4.3.16)."""
_ZIP_VERSION, _DEFLATED = 20, 8
_FIRST_DAY = struct.pack("<2H", 0, 1 << 5 | 1)
"""1 January 1980, when the dates of ZIP start."""
_TIME_AT = slice(10, 14)
"""Place of the time in a local header."""
_SAVED_AT = re.compile(rb"(<dcterms:(?:created|modified)[^<>]*>)[^<]*")


@dataclass(frozen=True, slots=True)
class _Part:
    """A file in a workbook."""

    name: bytes
    time: bytes
    deflated: bytes
    checksum: int
    size: int
    """Size in bytes before compression."""


def packed_workbook(workbook: bytes, written_at: int) -> bytes:
    """Packs a workbook again as one that was saved at this time, in seconds since 1970."""
    time = datetime.fromtimestamp(written_at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ").encode()
    parts = []
    with ZipFile(io.BytesIO(workbook)) as found:
        for name in found.namelist():
            content = _SAVED_AT.sub(rb"\g<1>" + time, found.read(name))
            packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
            deflated = packer.compress(content) + packer.flush()
            parts.append(_Part(name.encode(), _FIRST_DAY, deflated, zlib.crc32(content), len(content)))
    return _archive(parts)


def without_times(workbook: bytes) -> object:
    """Returns a workbook in a form to compare: its parts without the times at which they were saved, or the file itself
    if another program packed it.
    """
    with suppress(BadZipFile, zlib.error, struct.error, ValueError):
        with ZipFile(io.BytesIO(workbook)) as found:
            infos = found.infolist()
        parts, contents = [], []
        if sum(info.file_size for info in infos) > _LARGEST:
            return workbook
        for info in infos:
            name, start = info.filename.encode(), info.header_offset + _LOCAL.size
            deflated = workbook[start + len(name) : start + len(name) + info.compress_size]
            content = _inflated(deflated, info.file_size)
            time = workbook[info.header_offset :][_TIME_AT]
            parts.append(_Part(name, time, deflated, zlib.crc32(content), len(content)))
            contents.append((name, _SAVED_AT.sub(rb"\g<1>", content)))
        if _archive(parts) == workbook:
            return contents
    return workbook


def _inflated(deflated: bytes, size: int) -> bytes:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS)
    content = unpacker.decompress(deflated, size + 1)
    if not unpacker.eof or unpacker.unused_data:
        raise ValueError("The size of this part is wrong.")
    return content


def _archive(parts: Iterable[_Part]) -> bytes:
    """Returns a ZIP file of the parts."""
    files, index, at = [], [], 0
    for part in parts:
        time, date = struct.unpack("<2H", part.time)
        sizes = (part.checksum, len(part.deflated), part.size, len(part.name), 0)
        facts = (_ZIP_VERSION, 0, _DEFLATED, time, date, *sizes)
        files.append(_LOCAL.pack(b"PK\3\4", *facts) + part.name + part.deflated)
        index.append(_CENTRAL.pack(b"PK\1\2", _ZIP_VERSION, *facts, 0, 0, 0, 0, at) + part.name)
        at += len(files[-1])
    size = sum(map(len, index))
    return b"".join((*files, *index, _END.pack(b"PK\5\6", 0, 0, len(index), len(index), size, at, 0)))
