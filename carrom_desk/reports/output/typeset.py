"""Typesets documents with Typst and the templates in resources/reports, as PDF or as images of the pages.

Output is reproducible: it contains no current time and uses the shipped fonts. Only letters missing from them are
looked up in the system's fonts; letters found nowhere are reported and replaced with a question mark.
"""

import json
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import typst

from carrom_desk.i18n import N_, say
from carrom_desk.memory import require_memory
from carrom_desk.reports.content import Note
from carrom_desk.reports.document import Chapter, Document, as_json
from carrom_desk.resources import resource_path

from .packed_pdf import packed

if TYPE_CHECKING:
    from carrom_desk.reports.results.result_card import ResultCard

STANDARDS: "list[typst.PDFStandard]" = ["a-3a", "ua-1"]
"""Standards for archiving (ISO 19005-3) and for accessibility (ISO 14289-1)."""
_TEMPLATE = "reports/document.typ"
_PICTURE = "reports/card.typ"
_MISSING_LETTER = re.compile(r'the text `"((?:[^"\\]|\\.)*)"` could not be displayed')
_STAND_IN = "?"
_USUAL = re.compile("[\u0000-\u024f\u2000-\u206f\u21b7\u25b6]*")
"""Characters of the log that the fonts certainly contain."""
_LEAST_MB = 256
"""Minimum memory in megabytes; Typst aborts the process when memory runs out."""
_MOST_TRIES = 20
_CACHED_FOR = 11
"""Typst frees what this many compilations in a row have not used."""


@dataclass(frozen=True, slots=True)
class SetPages:
    """A typeset document."""

    pdf: bytes
    pictures: tuple[bytes, ...] = ()
    """Returns every page as SVG with letters as outlines, to show and print without the fonts."""
    missing: tuple[str, ...] = ()
    """Letters missing from every font."""

    def notes(self) -> tuple[str, ...]:
        """Returns a sentence for each letter that could not be printed."""
        words = N_("No font contains the character {letter} ({name}). A question mark is shown instead.")
        return tuple(say(words, letter=letter, name=_name(letter)) for letter in self.missing)


@dataclass(frozen=True, slots=True)
class _Letters:
    """Availability of the letters of a document."""

    with_system_fonts: bool = False
    """True when some letters are missing from the shipped fonts."""
    missing: tuple[str, ...] = ()

    def in_place(self, text: str) -> str:
        """Returns the text with missing letters replaced."""
        return text.translate(dict.fromkeys(map(ord, self.missing), _STAND_IN))


def set_pages(document: Document, *, with_pictures: bool = False, is_last: bool = False) -> SetPages:
    """Typesets a document as PDF and, on request, as images of the pages. `is_last` says that the process ends next, so
    that no memory needs to be freed.

    Raises:
        NotEnoughMemory: there is too little memory.
    """
    require_memory(_LEAST_MB)
    text, files = _inputs(document)
    letters = _Letters()
    words = sorted(word for word in set(text.split()) if not _USUAL.fullmatch(word))
    if words:  # separately: typesetting a long document again for each missing letter takes much time and memory
        chapter = Chapter("words", "", (Note(" ".join(words)),))
        trial = Document("words", (chapter,), document.paper, document.language, "")
        letters = _compiled(*_inputs(trial), 0, letters)[2]
    pdf, compiler, letters = _compiled(text, files, document.written_at, letters)
    pictures = _pictures(compiler) if with_pictures else ()
    if not is_last:
        _free_memory()
    return SetPages(packed(pdf), pictures, letters.missing)


def set_picture(card: "ResultCard") -> bytes:
    """Returns an image as PNG, with one pixel per point."""
    found = _compiler(as_json(card), {}, with_system_fonts=True, template=_PICTURE).compile(format="png", ppi=72)
    assert isinstance(found, bytes)
    _free_memory()
    return found


def _pictures(compiler: typst.Compiler) -> tuple[bytes, ...]:
    found = compiler.compile(format="svg")
    assert found is not None
    return (found,) if isinstance(found, bytes) else tuple(found)


def _free_memory() -> None:
    """Frees what Typst caches of a document, up to hundreds of megabytes, by compiling empty ones in 10 ms."""
    empty = typst.Compiler(root=resource_path("reports"), font_paths=_fonts(False))
    for _ in range(_CACHED_FOR):
        empty.compile(b"", format="svg")


def _compiled(
    text: str, files: Mapping[str, str], written_at: int, letters: _Letters
) -> tuple[bytes, typst.Compiler, _Letters]:
    """Returns a PDF, and the letters that turned out to be missing."""
    for _ in range(_MOST_TRIES):
        try:
            compiler = _compiler(letters.in_place(text), files, with_system_fonts=letters.with_system_fonts)
            pdf = compiler.compile(format="pdf", pdf_standards=STANDARDS, timestamp=written_at)
            assert isinstance(pdf, bytes)
            return pdf, compiler, letters
        except typst.TypstError as error:
            found = _missing_letters(error)
            if not found:
                raise
        letters = _Letters(True, (*letters.missing, *found) if letters.with_system_fonts else ())
    raise AssertionError("All letters were replaced, but some are still missing.")


def _inputs(document: Document) -> tuple[str, Mapping[str, str]]:
    """Returns the input for Typst, and embedded files by name, in which no letters are replaced."""
    found = (document.organiser, *(each.attachment for each in document.chapters))
    files = {each.name: each.text for each in found if each is not None}
    chapters = tuple(
        each if each.attachment is None else replace(each, attachment=replace(each.attachment, text=""))
        for each in document.chapters
    )
    organiser = document.organiser and replace(document.organiser, text="")
    return as_json(replace(document, chapters=chapters, organiser=organiser)), files


def _missing_letters(error: typst.TypstError) -> tuple[str, ...]:
    message = f"{error.message}\n{error.diagnostic}"
    found = "".join(
        json.loads(f'"{text}"') for text in _MISSING_LETTER.findall(re.sub(r"\\u\{(\w+)\}", _unescaped, message))
    )
    return tuple(dict.fromkeys(letter for letter in found if letter != _STAND_IN))


def _unescaped(escape: re.Match[str]) -> str:
    return chr(int(escape.group(1), 16))


def _name(letter: str) -> str:
    return f"U+{ord(letter):04X} {unicodedata.name(letter, '')}".rstrip()


def _compiler(
    text: str, files: Mapping[str, str], *, with_system_fonts: bool, template: str = _TEMPLATE
) -> typst.Compiler:
    return typst.Compiler(
        resource_path(template),
        root=resource_path("reports").parent,  # including flags
        font_paths=_fonts(with_system_fonts),
        sys_inputs={"document": text, **files},
    )


@cache
def _fonts(with_system_fonts: bool) -> typst.Fonts:
    folder: Path = resource_path("fonts")
    return typst.Fonts(with_system_fonts, include_embedded_fonts=False, font_paths=[folder])
