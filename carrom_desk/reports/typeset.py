"""Documents set on pages by Typst, from the templates in resources/reports: as PDF, and page by page as pictures.

The same document gives the same file: no time of day is in it, and the fonts are those that ship with the program.
Only a letter that none of them has is looked for among the fonts of the system; one that nobody has is told of, and a
question mark stands in its place.
"""

import json
import re
import unicodedata
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import typst

from carrom_desk.resources import resource_path
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, in_english

from .content import Document, as_values

STANDARDS: "list[typst.PDFStandard]" = ["a-3a", "ua-1"]
"""To be kept for decades (ISO 19005-3), and to be read by those who cannot see it (ISO 14289-1)."""
_TEMPLATE = "reports/document.typ"
_MISSING_LETTER = re.compile(r'the text `"((?:[^"\\]|\\.)*)"` could not be displayed')
_STAND_IN = "?"
_MOST_TRIES = 20


@dataclass(frozen=True, slots=True)
class SetPages:
    """A document on pages."""

    pdf: bytes
    compiler: typst.Compiler
    missing: tuple[str, ...] = ()
    """Letters that no font has, each once."""

    def notes(self, say: Say = in_english) -> tuple[str, ...]:
        """What could not be printed, in a sentence for each letter."""
        words = QT_TRANSLATE_NOOP("Report", "No font has the letter {letter} ({name}): a question mark stands for it.")
        return tuple(say(words, letter=letter, name=_name(letter)) for letter in self.missing)

    def pictures(self) -> tuple[bytes, ...]:
        """Every page as SVG, letters as outlines: to be shown and printed without the fonts."""
        found = self.compiler.compile(format="svg")
        assert found is not None
        return (found,) if isinstance(found, bytes) else tuple(found)


def set_pages(document: Document) -> SetPages:
    """The document on its pages."""
    text = json.dumps(as_values(document), ensure_ascii=False)
    missing: dict[str, None] = {}
    has_system_fonts = False
    for _ in range(_MOST_TRIES):
        try:
            compiler = _compiler(text, with_system_fonts=has_system_fonts)
            pdf = compiler.compile(format="pdf", pdf_standards=STANDARDS, timestamp=document.written_at)
            assert isinstance(pdf, bytes)
            return SetPages(pdf, compiler, tuple(missing))
        except typst.TypstError as error:
            letters = _missing_letters(error)
            if not letters:
                raise
        if not has_system_fonts:
            has_system_fonts = True
            continue
        missing |= dict.fromkeys(letters)
        text = "".join(_STAND_IN if letter in letters else letter for letter in text)
    raise AssertionError("Every letter was replaced, and some are missing still.")


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


def _compiler(text: str, *, with_system_fonts: bool) -> typst.Compiler:
    return typst.Compiler(
        resource_path(_TEMPLATE),
        root=resource_path("reports"),
        font_paths=_fonts(with_system_fonts),
        sys_inputs={"document": text},
    )


@cache
def _fonts(with_system_fonts: bool) -> typst.Fonts:
    folder: Path = resource_path("fonts")
    return typst.Fonts(with_system_fonts, include_embedded_fonts=False, font_paths=[folder])
