"""Recognises a PDF that a browser printed from our web page, by comparing the pages piece by piece.

Browsers repeat table headers on each page, and print title, address, time and page number in the margins.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import groupby

from carrom_desk.languages import direction_of
from carrom_desk.reports.document import Document
from carrom_desk.reports.output.html import as_html

from .painted_text import Run

_FOOT, _HEAD = 0.052, 0.957
"""Ends of the bottom and top margins, as shares of the page height, on A4 and Letter."""
_MOST_BESIDE, _MOST_LETTERS = 40, 8
"""Maximum number of runs and letters in the margins besides title and names: time and page number."""
_ADDRESS = re.compile(r"(?:file|https?)://\S*")
_NUMBER = re.compile(r"\d+")
_SCORE = re.compile(r"\d+[:–]\d+")
_WORD = re.compile(r"[A-Za-z]+")
_HALF_OF_DAY = re.compile(r"(?<=\d )[AP]M")
_CUT = "..."
"""Character with which a browser truncates a title."""
_CUT_WORD = re.compile(r"[A-Za-z]+\.\.\.$")
_LEAST_OF_TITLE = 20
_CAPITALS = frozenset({"document", "across"})
"""Text that the style sheet shows in capitals."""
_UNSHOWN = frozenset({"title", "style", "head"})
_INLINE = frozenset({"b", "i", "s", "a", "bdi", "span", "br", "path", "circle", "rect", "line", "svg", "tspan"})
_SIGNS_UNSEEN = re.compile("[\ufe00-\ufe0f]")


@dataclass(frozen=True, slots=True)
class PrintLikeness:
    """Extent to which pages match a document, and the first difference."""

    alike: int
    """Number of matching pieces before it."""
    ours: str = ""
    theirs: str = ""

    @property
    def is_same(self) -> bool:
        """True when there is no difference."""
        return self.ours == self.theirs


@dataclass(frozen=True, slots=True)
class _Piece:
    """Text of a cell, a line or a label."""

    text: str
    head: str = ""
    """Header of the table."""


def likeness_of_print(document: Document, pages: Sequence[Sequence[Run]]) -> PrintLikeness:
    """Compares pages with a document as a browser prints it."""
    is_reordered = direction_of(document.language) == "rtl"
    found = _Print(pages, is_reordered=is_reordered)
    pieces = _pieces_of(as_html(document))
    for place, piece in enumerate(pieces):
        found.skip_repeated(piece.head)
        if not found.take(piece.text):
            return PrintLikeness(place, _told(piece.text), found.ahead(_length(piece.text)))
    rest = found.ahead(_MOST_BESIDE)
    known = [document.title, *(chapter.foot for chapter in document.chapters if chapter.foot)]
    beside = (
        line
        for page in pages
        for line in _lines(page, in_margins=True)
        if not _belongs_in_margin(line, known, is_reordered=is_reordered)
    )
    return PrintLikeness(len(pieces), "", rest or next(beside, ""))


def _told(text: str) -> str:
    return " ".join(text.split())


# Printed contents


class _Print:
    """Reads the text between the margins."""

    def __init__(self, pages: Sequence[Sequence[Run]], *, is_reordered: bool) -> None:
        self._is_reordered = is_reordered
        self._at = 0
        self._begins = set[int]()
        lines: list[str] = []
        letters = 0
        for page in pages:
            self._begins.add(letters)
            for line in _lines(page, in_margins=False):
                lines.append(line)
                letters += _length(line)
        self._text = "\n".join(lines)
        self._places = [place for place, letter in enumerate(self._text) if not letter.isspace()]

    def ahead(self, letters: int) -> str:
        """Returns the next text without consuming it."""
        places = self._places[self._at : self._at + letters]
        return self._text[places[0] : places[-1] + 1] if places else ""

    def take(self, text: str) -> bool:
        """Consumes a text if it comes next; returns True if it did."""
        ahead = self.ahead(_length(text))
        if not _is_alike(text, ahead, is_reordered=self._is_reordered):
            return False
        self._at += _length(text)
        return True

    def skip_repeated(self, head: str) -> None:
        """Skips a table header repeated at the start of a page."""
        if head and self._at in self._begins:
            self.take(head)


def _lines(page: Sequence[Run], *, in_margins: bool) -> Iterator[str]:
    runs = [run for run in page if run.text and (_FOOT < run.height < _HEAD) is not in_margins]
    for _, line in groupby(runs, key=lambda run: run.height):
        yield _plain("".join(run.text for run in line))


def _belongs_in_margin(line: str, known: Sequence[str], *, is_reordered: bool) -> bool:
    line = _ADDRESS.sub("", line)
    rest = _joined(line)
    if is_reordered or any(map(_is_from_the_right, "".join(known))):
        words = set(_WORD.findall(_HALF_OF_DAY.sub(" ", _CUT_WORD.sub(" ", line))))
        unknown = Counter(rest) - Counter(_joined("".join(known)))
        is_known = words <= set(_WORD.findall(_plain(" ".join(known))))
        return is_known and sum(map(str.isalpha, unknown.elements())) <= _MOST_LETTERS
    for each in map(_joined, known):
        ends = range(len(each), _LEAST_OF_TITLE, -1) if _CUT in rest else ()
        parts = (each, *(each[:end] + _CUT for end in ends))
        found = (_without(rest, part) for part in parts)
        rest = next((left for left in found if left is not None), rest)
    return len(rest) <= _MOST_BESIDE and sum(map(str.isalpha, rest)) <= _MOST_LETTERS


def _without(rest: str, known: str) -> str | None:
    """Removes an expected text from a line; returns the rest, or None if it is missing."""
    places = range(len(rest) - len(known) + 1)
    begin = next((at for at in places if all(map(_is_same_letter, known, rest[at:]))), None)
    return None if begin is None else rest[:begin] + rest[begin + len(known) :]


def _is_alike(ours: str, theirs: str, *, is_reordered: bool) -> bool:
    """Returns True when two texts have the same letters; right-to-left text is compared in painting order.

    A letter missing from the browser's fonts only has to differ from English letters and digits.
    """
    one, other = _joined(ours), _joined(theirs)
    if not is_reordered and not any(map(_is_from_the_right, one)):
        return len(one) == len(other) and all(map(_is_same_letter, one, other))
    missing, more = Counter(one) - Counter(other), Counter(other) - Counter(one)
    if not all(map(_is_same_letter, missing.elements(), more.elements())):
        return False
    ours = _plain(ours)
    # A line may be broken inside a number or score.
    return any(
        Counter(_NUMBER.findall(ours)) == Counter(_NUMBER.findall(each))
        and Counter(_SCORE.findall(each)) <= Counter(_SCORE.findall(ours))
        for each in (theirs, theirs.replace("\n", ""))
    )


def _is_same_letter(one: str, other: str) -> bool:
    return one == other or (other == "\ufffd" and not one.isascii())


def _is_from_the_right(letter: str) -> bool:
    return unicodedata.bidirectional(letter) in ("R", "AL")


def _plain(text: str) -> str:
    """Returns the text with ligatures and shaped letters decomposed, and invisible characters removed."""
    plain = unicodedata.normalize("NFKD", text)
    return "".join(each for each in _SIGNS_UNSEEN.sub("", plain) if unicodedata.category(each) != "Cf")


def _joined(text: str) -> str:
    return "".join(_plain(text).split())


def _length(text: str) -> int:
    return len(_joined(text))


# Expected contents


def _pieces_of(html: str) -> Sequence[_Piece]:
    page = _Page()
    page.feed(html)
    page.close()
    return page.pieces


class _Page(HTMLParser):
    """Splits a page into pieces in the order in which a browser paints them."""

    def __init__(self) -> None:
        super().__init__()
        self.pieces: list[_Piece] = []
        self._text = ""
        self._head = ""
        self._is_head = self._is_unshown = self._is_capital = self._is_signature = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        kind = (dict(attrs).get("class") or "").split()
        if tag not in _INLINE:
            self._end_piece()
            self._is_capital = bool(_CAPITALS & set(kind))
        if tag == "br":
            self._text += " "
        self._is_unshown = self._is_unshown or tag in _UNSHOWN
        self._is_head = self._is_head or tag == "thead"
        self._is_signature = self._is_signature or "signatures" in kind

    def handle_endtag(self, tag: str) -> None:
        if tag == "span" and self._is_signature:
            self._text += ": "  # added by the style sheet
        if tag not in _INLINE:
            self._end_piece()
            self._is_capital = False
        if tag in _UNSHOWN:
            self._is_unshown = False
        elif tag == "thead":
            self._is_head = False
        elif tag == "table":
            self._head = ""
        elif tag == "footer":
            self._is_signature = False

    def handle_data(self, data: str) -> None:
        if not self._is_unshown:
            self._text += data.upper() if self._is_capital else data

    def _end_piece(self) -> None:
        if self._text.strip():
            self.pieces.append(_Piece(self._text, "" if self._is_head else self._head))
            if self._is_head:
                self._head += self._text
        self._text = ""
