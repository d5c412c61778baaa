"""Compresses a PDF by moving objects into object streams (ISO 32000-1, 7.5.7 and 7.5.8), as PDF/A-3 permits.

The tags for screen readers make up about 90 % of a report, and shrink to a tenth.
"""

import re
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
    for number, (members, body) in enumerate(_object_streams(others), count):
        places |= {member: (_PACKED, number, place) for place, member in enumerate(members)}
        plain.append((number, body))
    number = plain[-1][0] + 1
    written = [pdf[: starts[0]]]
    at = starts[0]
    for each, body in plain:
        places[each] = (_PLAIN, at, 0)
        written.append(b"%d 0 obj\n%b\nendobj\n" % (each, body))
        at += len(written[-1])
    places[number] = (_PLAIN, at, 0)
    entries = b"".join(
        kind.to_bytes(1, "big") + where.to_bytes(4, "big") + last.to_bytes(2, "big")
        for _, (kind, where, last) in sorted(places.items())
    )
    trailer = pdf[pdf.rindex(b"<<", 0, pdf.rindex(b"startxref")) : pdf.rindex(b">>") + 2]
    keys = _SIZE.sub(b"/Size %d" % len(places), trailer.removeprefix(b"<<").removesuffix(b">>"))
    written.append(b"%d 0 obj\n%b\nendobj\n" % (number, _stream(b"/Type/XRef/W[1 4 2]" + keys, entries)))
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


def _object_streams(objects: Sequence[tuple[int, bytes]]) -> Iterator[tuple[list[int], bytes]]:
    """Yields object streams with the numbers of their objects."""
    for first in range(0, len(objects), _OBJECTS_OF_A_STREAM):
        members = objects[first : first + _OBJECTS_OF_A_STREAM]
        index, at = [], 0
        for number, body in members:
            index.append(b"%d %d" % (number, at))
            at += len(body) + 1
        head = b" ".join(index) + b"\n"
        content = head + b"\n".join(body for _, body in members)
        keys = b"/Type/ObjStm/N %d/First %d" % (len(members), len(head))
        yield [number for number, _ in members], _stream(keys, content)


def _stream(keys: bytes, content: bytes) -> bytes:
    data = zlib.compress(content)
    return b"<<%b/Filter/FlateDecode/Length %d>>\nstream\n%b\nendstream" % (keys, len(data), data)
