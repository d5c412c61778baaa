"""Compresses a PDF by moving objects into object streams (ISO 32000-1, 7.5.7 and 7.5.8), as PDF/A-3 permits.

The tags for screen readers make up about 90 % of a report, and shrink to a tenth.
"""

import re
import struct
import zlib
from collections.abc import Iterator, Sequence
from itertools import pairwise

_OBJECTS_OF_A_STREAM = 200
"""Objects per stream; readers decompress all of them to find one."""
_ENTRY = re.compile(rb"(\d{10}) \d{5} n")
_OBJECT = re.compile(rb"(\d+) 0 obj\n(.*)\nendobj\n*", re.DOTALL)
_SIZE = re.compile(rb"/Size \d+")
_ROW = re.compile(rb"/S/TR/.*/K\[(\d+) 0 R")
_CELL = re.compile(rb"/S/TD(?=/)(/P \d+ 0 R)(?:/A\[(<</O/Table/)?)?")
_NO_DATE = re.compile(
    rb"/(?:Mod|Creation)Date\(D:19700101000000Z\)"
    rb"|<(xmp:ModifyDate|xmp:CreateDate|stEvt:when)>1970-01-01T00:00:00\+00:00</\1>"
)
"""Date written by Typst if none is known; PDF/A requires its absence."""
_FREE, _PLAIN, _PACKED = 0, 1, 2
"""Kinds of entries in a cross-reference stream."""
_ROW_OF_TABLE = struct.Struct(">BLH")
_OWN_STREAM = re.compile(rb"(\d+) 0 obj\n<<(/Type/(?:ObjStm|XRef)[^>]*)/Filter/FlateDecode/Length (\d+)>>\nstream\n")


def packed(pdf: bytes) -> bytes:
    """Returns a smaller document. `pdf` must be as written by Typst, with a single cross-reference table."""
    pdf = _NO_DATE.sub(lambda found: b" " * len(found[0]), pdf)
    table = int(pdf[pdf.rindex(b"startxref") :].split()[1])
    starts = sorted(int(found[1]) for found in _ENTRY.finditer(pdf, table))
    plain: list[tuple[int, bytes]] = []
    others: list[tuple[int, bytes]] = []
    for start, end in pairwise((*starts, table)):
        found = _OBJECT.match(pdf, start, end)
        assert found is not None, start
        (plain if found[2].endswith(b"endstream") else others).append((int(found[1]), found[2]))
    others = _with_row_headers(others)
    count = len(starts) + 1
    places: dict[int, tuple[int, int, int]] = {0: (_FREE, 0, 0xFFFF)}
    for number, (members, keys, content) in enumerate(_object_streams(others), count):
        places |= {member: (_PACKED, number, place) for place, member in enumerate(members)}
        plain.append((number, _stream(keys, zlib.compress(content))))
    number = plain[-1][0] + 1
    written = [pdf[: starts[0]]]
    at = starts[0]
    for each, body in plain:
        places[each] = (_PLAIN, at, 0)
        written.append(b"%d 0 obj\n%b\nendobj\n" % (each, body))
        at += len(written[-1])
    places[number] = (_PLAIN, at, 0)
    entries = b"".join(_ROW_OF_TABLE.pack(*place) for _, place in sorted(places.items()))
    trailer = pdf[pdf.rindex(b"<<", 0, pdf.rindex(b"startxref")) : pdf.rindex(b">>") + 2]
    keys = _SIZE.sub(b"/Size %d" % len(places), trailer.removeprefix(b"<<").removesuffix(b">>"))
    table_stream = _stream(b"/Type/XRef/W[1 4 2]" + keys, zlib.compress(entries))
    written.append(b"%d 0 obj\n%b\nendobj\n" % (number, table_stream))
    written.append(b"startxref\n%d\n%%%%EOF" % at)
    return b"".join(written)


def _with_row_headers(objects: Sequence[tuple[int, bytes]]) -> list[tuple[int, bytes]]:
    """Makes the first cell of each table row its header, since Typst only supports column headers."""
    rows = (_ROW.search(body) for _, body in objects if b"/S/TR/" in body)
    first = {int(row[1]) for row in rows if row is not None}
    return [(number, _CELL.sub(_as_header, body) if number in first else body) for number, body in objects]


def _as_header(cell: re.Match[bytes]) -> bytes:
    """Returns the start of a cell's tag as that of a row header."""
    if cell[2]:
        return b"/S/TH%b/A[<</O/Table/Scope/Row/" % cell[1]
    is_told = cell[0].endswith(b"/A[")
    return b"/S/TH%b/A[<</O/Table/Scope/Row>>%b" % (cell[1], b"" if is_told else b"]")


def _object_streams(objects: Sequence[tuple[int, bytes]]) -> Iterator[tuple[list[int], bytes, bytes]]:
    """Yields the numbers of the objects in each stream, its keys and its content."""
    for first in range(0, len(objects), _OBJECTS_OF_A_STREAM):
        members = objects[first : first + _OBJECTS_OF_A_STREAM]
        index, at = [], 0
        for number, body in members:
            index.append(b"%d %d" % (number, at))
            at += len(body) + 1
        head = b" ".join(index) + b"\n"
        content = head + b"\n".join(body for _, body in members)
        keys = b"/Type/ObjStm/N %d/First %d" % (len(members), len(head))
        yield [number for number, _ in members], keys, content


def _stream(keys: bytes, data: bytes) -> bytes:
    return b"<<%b/Filter/FlateDecode/Length %d>>\nstream\n%b\nendstream" % (keys, len(data), data)


def compressed_as(pdf: bytes, other: bytes) -> bytes:
    """Returns a packed document whose own streams are compressed as in another copy of it.

    The releases and makers of zlib compress the same content to different bytes. Streams that the copy lacks stay as
    they are.
    """
    own = list(_OWN_STREAM.finditer(pdf))
    written, moved = pdf[: own[0].start()], dict[int, int]()
    for found in own:
        content = zlib.decompress(pdf[found.end() : found.end() + int(found[3])])
        moved[found.start()] = len(written)
        if found is own[-1]:  # the table of places
            rows = _ROW_OF_TABLE.iter_unpack(content)
            content = b"".join(
                _ROW_OF_TABLE.pack(kind, moved.get(where, where) if kind == _PLAIN else where, last)
                for kind, where, last in rows
            )
        data = _compressed_in(other[len(written) :], found[1], found[2], content) or zlib.compress(content)
        written += b"%b 0 obj\n%b\nendobj\n" % (found[1], _stream(found[2], data))
    return written + b"startxref\n%d\n%%%%EOF" % moved[own[-1].start()]


def _compressed_in(copy: bytes, number: bytes, keys: bytes, content: bytes) -> bytes | None:
    """Returns the data of the stream with which the rest of the copy starts, if it has this content."""
    found = _OWN_STREAM.match(copy)
    if found is None or found.group(1, 2) != (number, keys):
        return None
    data, unpacker = copy[found.end() : found.end() + int(found[3])], zlib.decompressobj()
    try:
        is_same = unpacker.decompress(data, len(content) + 1) == content
    except zlib.error:
        return None
    return data if is_same and unpacker.eof and not unpacker.unused_data else None
