"""Comparison of two PDFs part by part: pages, fonts, tags, files, metadata and everything else.

Storage details are ignored: object numbers, order and compression. All other parts are compared, since pictures of the
pages would not show everything a program may display.
"""

import io
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import isclose
from typing import Any
from xml.etree import ElementTree

_MOST_OBJECTS = 4_000_000
_ROUNDED = 1e-6
"""Tolerance for numbers, since other programs may write fewer decimals."""
_STORED = frozenset({"/Length", "/Filter", "/DecodeParms", "/DL"})
"""Keys about how a stream is stored."""
_BY_ITS_WRITER = frozenset({"/Producer", "/ModDate", "/Trapped"})
"""Metadata that another program may change."""
_OF_A_SIGNATURE = frozenset({"/DSS", "/Perms", "/Version", "/Extensions"})
_BOXES = frozenset({"/CropBox", "/BleedBox", "/TrimBox", "/ArtBox"})
_OF_PAGES = frozenset({"/Type", "/Pages", "/Lang", "/Version", "/PageLayout", "/PageMode"})
"""Keys in the root of a file with nothing but pages."""
_OF_TAGS = frozenset({"/StructParents", "/Tabs"})
"""Keys of a page that refer to its tags."""
_HARMLESS: Mapping[str, object] = {"/Rotate": 0, "/UserUnit": 1}
"""Keys of a page that are allowed with these values."""
_FOOT = 0.25
"""Share of a page's height used for signatures."""
_OF_ITS_WRITER = re.compile(r"\}(ModifyDate|MetadataDate|Producer|InstanceID|DocumentID)$")
_HIDDEN_TEXT = re.compile(rb"(?<![\w.])[37]\s+Tr\b")


@dataclass(frozen=True, slots=True)
class Compared:
    """Result of comparing two PDFs."""

    changed: tuple[str, ...] = ()
    """Places where expected contents are missing or different."""
    beside: tuple[str, ...] = ()
    """Additional contents."""


def compare_pdfs(made: bytes, found: bytes) -> Compared:
    """Compares a PDF with the one made from its match; may raise any exception if it is damaged."""
    from pypdf import PdfReader

    if not found.startswith(b"%PDF-") or b"/XRefStm" in found:
        return Compared(("file",))  # readers may disagree on its contents
    return _Comparison(PdfReader(io.BytesIO(made)), PdfReader(io.BytesIO(found), strict=True)).run()


def has_only_our_pages(made: bytes, found: bytes) -> bool:
    """Returns True when a PDF has exactly the expected pages and nothing else, as after printing to a file from a
    browser.
    """
    from pypdf import PdfReader

    return _Comparison(PdfReader(io.BytesIO(made)), PdfReader(io.BytesIO(found), strict=True)).has_only_pages()


def fonts_of(pdf: bytes) -> frozenset[int]:
    """Returns the glyph shapes in a PDF by number."""
    from pypdf import PdfReader

    found = set()
    for page in PdfReader(io.BytesIO(pdf)).pages:
        fonts = _plain(_plain(page.get("/Resources", {})).get("/Font", {}))
        for font in map(_plain, fonts.values()):
            for shape in (font, *map(_plain, _plain(font.get("/DescendantFonts", [])))):
                descriptor = _plain(shape.get("/FontDescriptor", {}))
                found |= {hash(_plain(descriptor[key]).get_data()) for key in descriptor if key.startswith("/FontFile")}
    return frozenset(found)


def has_hidden_text(pdf: bytes) -> bool:
    """Returns True when a page has invisible text or anything attached to it."""
    from pypdf import PdfReader

    for page in PdfReader(io.BytesIO(pdf)).pages:
        contents = page.get_contents()
        if "/Annots" in page or (contents is not None and _HIDDEN_TEXT.search(contents.get_data())):
            return True
    return False


def _plain(part: Any) -> Any:
    """Resolves a reference. pypdf's objects have no static types."""
    return part.get_object() if hasattr(part, "get_object") else part


class _Comparison:
    """Two files being compared, and the differences found."""

    def __init__(self, ours: Any, theirs: Any) -> None:
        self._readers = (ours, theirs)
        self._pages: list[dict[int, int]] = [
            {page.indirect_reference.idnum: place for place, page in enumerate(reader.pages)}
            for reader in self._readers
        ]
        self._seen: set[tuple[int, int]] = set()
        self._left = _MOST_OBJECTS
        self._beside: list[str] = []

    def run(self) -> Compared:
        """Compares everything, up to the first missing or different part."""
        for part in (self._of_pages, self._of_roots, self._of_descriptions, self._of_files):
            changed = next(part(), None)
            if changed is not None:
                return Compared((changed,), tuple(dict.fromkeys(self._beside)))
        return Compared((), tuple(dict.fromkeys(self._beside)))

    def has_only_pages(self) -> bool:
        """Returns True when all pages are unchanged and there is nothing else."""
        titles = [str((reader.metadata or {}).get("/Title", "")) for reader in self._readers]
        is_bare = not _plain(self._readers[1].trailer["/Root"]).keys() - _OF_PAGES
        return is_bare and titles[1] in ("", titles[0]) and not [*self._of_pages(), *self._beside]

    def _of_pages(self) -> Iterator[str]:
        ours, theirs = (reader.pages for reader in self._readers)
        is_tagged = "/StructTreeRoot" in _plain(self._readers[1].trailer["/Root"])
        apart = {"/Parent", "/Contents", "/Annots"} | (set() if is_tagged else _OF_TAGS)
        if len(ours) != len(theirs):
            yield "pages"
        for number, (one, other) in enumerate(zip(ours, theirs, strict=False), 1):
            contents = [each.get_contents() for each in (one, other)]
            painted = [b"" if each is None else each.get_data().strip() for each in contents]
            if painted[0] != painted[1]:
                yield f"page {number}"
            for key in sorted(one.keys() - apart):
                if key not in other or not self._is_same(one.raw_get(key), other.raw_get(key)):
                    yield f"page {number}: {key[1:]}"
            self._fastened(one, other)
            for key in sorted(other.keys() - one.keys() - {"/Annots", "/Parent", "/Contents"}):
                if key == "/AA":
                    self._beside.append(key[1:])
                elif not self._is_harmless(key, one, other):
                    yield f"page {number}: {key[1:]}"
            if not self._has_our_links(one, other):
                yield f"page {number}: Annots"

    def _is_harmless(self, key: str, one: Any, other: Any) -> bool:
        value = _plain(other[key])
        return (key in _BOXES and self._is_same(one["/MediaBox"], value)) or _HARMLESS.get(key) == value

    def _has_our_links(self, one: Any, other: Any) -> bool:
        links, found = (list(_plain(page.get("/Annots", []))) for page in (one, other))
        return len(links) <= len(found) and all(map(self._is_same, links, found))

    def _fastened(self, one: Any, other: Any) -> None:
        """Compares notes and fields on a page, ignoring signatures that do not cover text."""
        ours = len(_plain(one.get("/Annots", [])))
        for each in map(_plain, list(_plain(other.get("/Annots", [])))[ours:]):
            if not _is_signature(each) or _covers_words(each, one):
                self._beside.append(str(each.get("/Subtype", "/Annots"))[1:])

    def _of_roots(self) -> Iterator[str]:
        one, other = (_plain(reader.trailer["/Root"]) for reader in self._readers)
        apart = {"/Pages", "/Metadata", "/Names", "/AF"}
        for key in sorted(one.keys() - apart):
            if key not in other or not self._is_same(one.raw_get(key), other.raw_get(key)):
                yield key[1:]
        for key in sorted(other.keys() - one.keys() - apart - _OF_A_SIGNATURE):
            if key in ("/OCProperties", "/StructTreeRoot"):
                yield key[1:]
            if key != "/AcroForm" or not _has_signatures_alone(_plain(other[key])):
                self._beside.append(key[1:])
        names = [_plain(root.get("/Names", {})) for root in (one, other)]
        for key in names[0].keys() - {"/EmbeddedFiles"}:
            if key not in names[1] or not self._is_same(names[0].raw_get(key), names[1].raw_get(key)):
                yield key[1:]
        self._beside += sorted(key[1:] for key in names[1].keys() - names[0].keys() - {"/EmbeddedFiles"})

    def _of_descriptions(self) -> Iterator[str]:
        one, other = (dict(reader.metadata or {}) for reader in self._readers)
        for key in sorted(one.keys() - _BY_ITS_WRITER):
            if str(one[key]) != str(other.get(key)):
                yield key[1:]
        self._beside += sorted(key[1:] for key in other.keys() - one.keys() - _BY_ITS_WRITER)
        roots = [_plain(reader.trailer["/Root"]) for reader in self._readers]
        texts = [_plain(root["/Metadata"]).get_data() if "/Metadata" in root else b"" for root in roots]
        if texts[0] != texts[1]:
            ours, theirs = map(_told, texts)
            if not ours <= theirs:
                yield "Metadata"
            if theirs - ours:
                self._beside.append("Metadata")

    def _of_files(self) -> Iterator[str]:
        ours, theirs = (dict(reader.attachments) for reader in self._readers)
        for name, contents in ours.items():
            if name not in theirs or contents[0] not in theirs[name]:
                yield name
        more = sum(map(len, theirs.values())) - sum(map(len, ours.values()))
        linked = [len(_plain(_plain(reader.trailer["/Root"]).get("/AF", []))) for reader in self._readers]
        if more > 0 or linked[1] > linked[0]:
            self._beside.append("FileAttachment")

    def _is_same(self, one: Any, other: Any) -> bool:
        """Returns True when two parts and everything they refer to are equal."""
        below = [(one, other)]
        while below:
            self._left -= 1
            members = self._members(*below.pop())
            if members is None or self._left < 0:
                return False
            below += members
        return True

    def _members(self, ours: Any, theirs: Any) -> list[tuple[Any, Any]] | None:
        """Returns the members to compare of two parts; None if they already differ."""
        if hasattr(ours, "idnum") and hasattr(theirs, "idnum"):
            places = (ours.idnum, theirs.idnum)
            pages = [known.get(place) for known, place in zip(self._pages, places, strict=True)]
            if pages != [None, None]:
                return [] if pages[0] == pages[1] else None
            if places in self._seen:
                return []
            self._seen.add(places)
        ours, theirs = _plain(ours), _plain(theirs)
        if isinstance(ours, dict) and isinstance(theirs, dict):
            return _members_of_dictionaries(ours, theirs)
        if isinstance(ours, list) and isinstance(theirs, list):
            return list(zip(ours, theirs, strict=True)) if len(ours) == len(theirs) else None
        is_plain = not isinstance(ours, dict | list) and not isinstance(theirs, dict | list)
        return [] if is_plain and _is_equal(ours, theirs) else None


def _members_of_dictionaries(ours: Any, theirs: Any) -> list[tuple[Any, Any]] | None:
    is_stream = hasattr(ours, "get_data")
    if is_stream != hasattr(theirs, "get_data") or (is_stream and ours.get_data() != theirs.get_data()):
        return None
    keys, others = (each.keys() - _STORED if is_stream else each.keys() for each in (ours, theirs))
    return [(ours.raw_get(key), theirs.raw_get(key)) for key in keys] if keys == others else None


def _is_equal(one: Any, other: Any) -> bool:
    if isinstance(one, int | float) and isinstance(other, int | float):
        return isclose(one, other, abs_tol=_ROUNDED)
    return str(one) == str(other)


def _is_signature(field: Any) -> bool:
    """Returns True for a signature field that is signed if visible, and has no actions."""
    if str(field.get("/FT")) != "/Sig" or str(field.get("/Subtype")) != "/Widget" or "/A" in field or "/AA" in field:
        return False
    signed = _plain(field.get("/V"))
    is_signed = isinstance(signed, dict) and "/ByteRange" in signed and "/Contents" in signed
    return is_signed or _is_flat(_place_of(field))


def _place_of(field: Any) -> list[float]:
    """Left, bottom, right and top of a field in points, whichever corner is given first."""
    place = [float(each) for each in _plain(field.get("/Rect", []))]
    if len(place) != len(("left", "lower", "right", "upper")):
        raise ValueError("A field has no position.")
    return [*map(min, place[:2], place[2:]), *map(max, place[:2], place[2:])]


def _is_flat(place: list[float]) -> bool:
    left, lower, right, upper = place
    return left == right or lower == upper


def _covers_words(field: Any, page: Any) -> bool:
    """Returns True when a field reaches above the signature area of a page, or may cover text.

    The extent of text is estimated from the widest letters.
    """
    left, lower, right, upper = place = _place_of(field)
    covered: list[str] = []

    def look(text: str, turned: Sequence[float], within: Sequence[float], _font: Any, size: float) -> None:
        x = turned[0] * within[4] + turned[2] * within[5] + turned[4]
        y = turned[1] * within[4] + turned[3] * within[5] + turned[5]
        height = size * max(map(abs, turned[:4])) * max(map(abs, within[:4]))
        is_across = x < right and x + height * len(text) > left
        if text.strip() and is_across and y - height < upper and y + height > lower:
            covered.append(text)

    if _is_flat(place):
        return False
    page.extract_text(visitor_text=look)
    return bool(covered) or upper > _FOOT * float(page.mediabox.height)


def _has_signatures_alone(form: Any) -> bool:
    fields = [_plain(each) for each in _plain(form.get("/Fields", []))]
    return "/XFA" not in form and all(str(each.get("/FT")) == "/Sig" and "/Kids" not in each for each in fields)


def _told(metadata: bytes) -> set[tuple[str, str]]:
    """Returns the contents of XMP: each element and attribute with its text."""
    try:
        root = ElementTree.fromstring(metadata)
    except (ElementTree.ParseError, ValueError):
        return {("", "")}
    found = {(each.tag, (each.text or "").strip()) for each in root.iter()}
    found |= {(name, value) for each in root.iter() for name, value in each.attrib.items()}
    return {(name, text) for name, text in found if text and not _OF_ITS_WRITER.search(name)}
