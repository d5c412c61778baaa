"""Extracts the painted text of PDF pages, in painting order, whatever program wrote them.

pypdf's own text extraction ignores replacement text of glyphs, and reverses right-to-left text.
"""

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

_MOST_ORDERS = 2_000_000
"""Maximum number of drawing operators in a file, since forms can paint each other."""
_DEEPEST = 20
"""Maximum nesting depth of forms."""
_UNSEEN = (3, 7)
"""Text rendering modes that leave no ink."""
_SHOWING = (b"Tj", b"TJ", b"'", b'"')
_NOT_READ = (b"INLINE IMAGE", b"sh")
_HEX = re.compile(rb"<([0-9A-Fa-f\s]*)>")
_CODES = re.compile(rb"begin(bfchar|bfrange)(.*?)endbf", re.DOTALL)

_Matrix = tuple[float, float, float, float, float, float]
_UNTURNED: _Matrix = (1, 0, 0, 1, 0, 0)


class NotReadable(Exception):
    """Raised when a page shows more than text and lines, or contains hidden text."""


@dataclass(frozen=True, slots=True)
class Run:
    """A run of text painted at once."""

    height: float
    """Height of its baseline, as a share of the page from the bottom."""
    text: str


def runs_by_page(pdf: bytes) -> tuple[tuple[Run, ...], ...]:
    """Returns the text of each page.

    Raises:
        NotReadable: a page has an image, a note or invisible text, or the file is damaged.
    """
    from pypdf import PdfReader

    try:
        reader = PdfReader(io.BytesIO(pdf))
        if "/OCProperties" in reader.root_object:
            raise NotReadable  # layers may be hidden
        painted = _PaintedText(reader)
        return tuple(tuple(painted.runs_of(page)) for page in reader.pages)
    except Exception as error:  # the reader can fail on a damaged file with any exception
        raise NotReadable from error


class _PaintedText:
    """Reads the pages of a file. pypdf's objects have no static types."""

    def __init__(self, reader: Any) -> None:
        self._reader = reader
        self._left = _MOST_ORDERS
        self._fonts: dict[int, _Font] = {}

    def runs_of(self, page: Any) -> Iterator[Run]:
        if any(_plain(each).get("/Subtype") != "/Link" for each in _plain(page.get("/Annots", []))):
            raise NotReadable
        lower, upper = (float(edge) for edge in (page.mediabox.bottom, page.mediabox.top))
        contents, resources = page.get_contents(), _plain(page.get("/Resources", {}))
        for height, text in self._painted(contents, resources, _UNTURNED, 0) if contents is not None else ():
            yield Run((height - lower) / (upper - lower), text)

    def _painted(self, contents: Any, resources: Any, area: _Matrix, depth: int) -> Iterator[tuple[float, str]]:
        """Yields the text of a page, or of a form on it, with the heights of its lines."""
        from pypdf.generic import ContentStream

        if depth > _DEEPEST:
            raise NotReadable
        position, kept = _Position(area), list[_Position]()
        said: list[str | None] = []
        for operands, order in ContentStream(contents, self._reader).operations:
            self._left -= 1
            if self._left < 0 or order in _NOT_READ or (order == b"Tr" and operands[0] in _UNSEEN):
                raise NotReadable
            if order == b"q":
                kept.append(position)
            elif order == b"Q":
                position = kept.pop()
            elif order == b"Do":
                form = _plain(_plain(resources["/XObject"])[operands[0]])
                yield from self._form(form, resources, position.area, depth + 1)
            elif order in (b"BMC", b"BDC"):
                said.append(_said(operands, resources))
            elif order == b"EMC":
                yield position.height, said.pop() or ""
            elif order in _SHOWING:
                position = position.after(b"T*", ()) if order in (b"'", b'"') else position
                if not any(said):
                    yield position.height, self._font(resources, position.font).read(operands[-1])
            else:
                position = position.after(order, operands)

    def _form(self, form: Any, resources: Any, area: _Matrix, depth: int) -> Iterator[tuple[float, str]]:
        if form.get("/Subtype") != "/Form":
            raise NotReadable
        turned = _matrix(_plain(form.get("/Matrix", _UNTURNED)))
        own = _plain(form.get("/Resources", resources))
        yield from self._painted(form, own, _joined(turned, area), depth)

    def _font(self, resources: Any, name: str) -> "_Font":
        found = _plain(_plain(resources["/Font"])[name])
        if id(found) not in self._fonts:
            self._fonts[id(found)] = _Font(found)
        return self._fonts[id(found)]


@dataclass(frozen=True, slots=True)
class _Position:
    """Position and font for painting text."""

    area: _Matrix
    line: _Matrix = _UNTURNED
    font: str = ""
    leading: float = 0

    @property
    def height(self) -> float:
        return _joined(self.line, self.area)[5]

    def after(self, order: bytes, operands: Sequence[Any]) -> "_Position":
        """Returns the position after an operator that paints nothing."""
        match order:
            case b"cm":
                return replace(self, area=_joined(_matrix(operands), self.area))
            case b"BT":
                return replace(self, line=_UNTURNED)
            case b"Tm":
                return replace(self, line=_matrix(operands))
            case b"Td":
                return self._moved(float(operands[0]), float(operands[1]))
            case b"TD":
                return replace(self._moved(float(operands[0]), float(operands[1])), leading=-float(operands[1]))
            case b"T*":
                return self._moved(0, -self.leading)
            case b"TL":
                return replace(self, leading=float(operands[0]))
            case b"Tf":
                return replace(self, font=str(operands[0]))
            case _:
                return self

    def _moved(self, x: float, y: float) -> "_Position":
        return replace(self, line=_joined((1, 0, 0, 1, x, y), self.line))


class _Font:
    """Maps the codes of a font to letters by its own table."""

    def __init__(self, font: Any) -> None:
        self._width = 2 if font.get("/Subtype") == "/Type0" else 1
        codes = _plain(font.get("/ToUnicode"))
        self._letters = _letters_of(codes.get_data()) if hasattr(codes, "get_data") else {}

    def read(self, shown: Any) -> str:
        pieces = shown if isinstance(shown, list) else [shown]
        return "".join(map(self._read, pieces))

    def _read(self, piece: Any) -> str:
        if isinstance(piece, int | float):
            return ""
        codes = piece if isinstance(piece, bytes) else piece.original_bytes
        places = range(0, len(codes), self._width)
        return "".join(
            self._letters.get(int.from_bytes(codes[place : place + self._width]), "\ufffd") for place in places
        )


def _letters_of(codes: bytes) -> Mapping[int, str]:
    """Parses a PDF character map."""
    found: dict[int, str] = {}
    for kind, table in _CODES.findall(codes):
        for line in re.split(rb"[\r\n]+", table):
            values = [bytes.fromhex(each.decode()) for each in _HEX.findall(line)]
            if kind == b"bfchar":
                pairs = zip(values[::2], values[1::2], strict=True)
                found |= {int.from_bytes(code): _utf16(letters) for code, letters in pairs}
            elif values:
                first, last, *letters = values
                for place, code in enumerate(range(int.from_bytes(first), int.from_bytes(last) + 1)):
                    found[code] = _utf16(letters[place]) if len(letters) > 1 else _following(letters[0], place)
    return found


def _following(letter: bytes, places: int) -> str:
    return _utf16((int.from_bytes(letter) + places).to_bytes(len(letter)))


def _utf16(letters: bytes) -> str:
    return letters.decode("utf-16-be", errors="replace")


def _said(operands: Sequence[Any], resources: Any) -> str | None:
    """Returns the replacement text of painted text, if any."""
    properties = operands[1] if len(operands) > 1 else {}
    if isinstance(properties, str):
        properties = _plain(_plain(resources["/Properties"])[properties])
    said = properties.get("/ActualText")
    return None if said is None or any(map(str.isdecimal, said)) else str(said)


def _plain(part: Any) -> Any:
    return part.get_object() if hasattr(part, "get_object") else part


def _matrix(values: Sequence[Any]) -> _Matrix:
    a, b, c, d, e, f = map(float, values)
    return a, b, c, d, e, f


def _joined(one: _Matrix, other: _Matrix) -> _Matrix:
    a, b, c, d, e, f = one
    p, q, r, s, t, u = other
    return a * p + b * r, a * q + b * s, c * p + d * r, c * q + d * s, e * p + f * r + t, e * q + f * s + u
