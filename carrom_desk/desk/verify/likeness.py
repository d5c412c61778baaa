"""Comparison of a file with the report made from its match: identical, annotated, or laid out again."""

import io
import re
import unicodedata
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from zipfile import ZipFile

from carrom_desk.desk.documents import Form
from carrom_desk.desk.workbook_look import notes_in, shows_its_cells

from .pdf_structure import compare_pdfs, fonts_of, has_hidden_text, has_only_our_pages
from .report_files import ReportContent, ReportFile, read_as, rows_of

_MOST_LONGER = 20
"""Factor by which a file may paint more than expected; beyond that, its words are not compared."""
_SHORT = 1_000_000
"""Number of bytes that are always read."""
_OF_THE_TIME = re.compile(rb"<dcterms:(created|modified)\b[^>]*>[^<]*</dcterms:\1>")
_SWAPPED = {ord(letter) << 8: letter for letter in "fijlst"}
"""Ligatures for which Ghostscript writes the letters with swapped bytes."""


class Damaged(Exception):
    """Raised when the file could not be read to its end."""


@dataclass(frozen=True, slots=True)
class Likeness:
    """Result of comparing a file with the expected one."""

    is_whole: bool = False
    """True when all expected contents are unchanged."""
    beside: tuple[str, ...] = ()
    """Additional contents, by their names in the format."""
    is_reset: bool = False
    """True when another program laid out the same words, with no detectably hidden ones."""


def likeness_of(made: bytes, report: ReportFile) -> Likeness:
    """Compares a report with a file made from its match in the same format.

    Raises:
        Damaged: the report could not be read.
    """
    try:
        return _WAYS[report.form](made, report)
    except Exception as error:  # readers can fail on a damaged file with any exception
        raise Damaged from error


# A PDF


def _of_pdf(made: bytes, report: ReportFile) -> Likeness:
    try:
        found = compare_pdfs(made, report.content)
    except Exception as error:
        if not _is_laid_out_again(made, report.content):
            raise Damaged from error
        return Likeness(is_reset=True)
    if not found.changed:
        return Likeness(is_whole=True, beside=found.beside)
    return Likeness(is_reset=has_only_our_pages(made, report.content) or _is_laid_out_again(made, report.content))


def _is_laid_out_again(made: bytes, found: bytes) -> bool:
    """Returns True when another program laid out the same words with its own fonts."""
    if fonts_of(made) & fonts_of(found) or has_hidden_text(found):
        return False
    from pypdf import PdfReader

    ours, theirs = (PdfReader(io.BytesIO(content)).pages for content in (made, found))
    if len(ours) != len(theirs):
        return False
    most = _MOST_LONGER * sum(map(_length, ours)) + _SHORT
    if sum(map(_length, theirs)) > most or any(map(_is_painted_alike, ours, theirs)):
        return False
    return all(_letters(one) == _letters(other) for one, other in zip(ours, theirs, strict=True))


def _length(page: Any) -> int:
    return len(_orders(page))


def _is_painted_alike(one: Any, other: Any) -> bool:
    return _orders(one) == _orders(other)


def _orders(page: Any) -> bytes:
    contents = page.get_contents()
    found: bytes = b"" if contents is None else contents.get_data()
    return found.strip()


def _letters(page: Any) -> str:
    """Returns the text of a page without spaces, since readers only guess the number of spaces between words."""
    text = page.extract_text().translate(_SWAPPED)
    return "".join(unicodedata.normalize("NFKC", text).replace("\u00ad", "").split())


# A web page, a table


def _of_html(made: bytes, report: ReportFile) -> Likeness:
    if _lines(made) == _lines(report.content):
        return Likeness(is_whole=True)
    ours, theirs = read_as(Form.HTML, made), report.shown or ReportContent(())
    if ours.pieces != theirs.pieces:
        return Likeness()
    if ours.drawn == theirs.drawn:
        if theirs.comments:
            return Likeness(is_whole=True, beside=("<!-- -->",))
        return Likeness(is_reset=True)
    return Likeness()


def _of_csv(made: bytes, report: ReportFile) -> Likeness:
    if _lines(made) == _lines(report.content):
        return Likeness(is_whole=True)
    return Likeness(is_reset=rows_of(made) == rows_of(report.content))


def _lines(content: bytes) -> bytes:
    """Returns the lines with normalised endings and without a byte order mark, which mail or a USB drive may change."""
    return content.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").rstrip(b"\n")


# A workbook


def _of_xlsx(made: bytes, report: ReportFile) -> Likeness:
    ours, theirs = map(_parts, (made, report.content))
    if ours == theirs:
        return Likeness(is_whole=True)
    shown = report.shown or ReportContent(())
    if read_as(Form.XLSX, made).pieces != shown.pieces or not shows_its_cells(made, report.content, theirs):
        return Likeness()
    if notes_in(report.content):
        return Likeness(is_whole=True, beside=("Comments",))
    return Likeness(is_reset=True)


def _parts(content: bytes) -> dict[str, bytes]:
    """Returns the parts of a workbook by name, without the time of writing."""
    with ZipFile(io.BytesIO(content)) as packed:
        names = packed.namelist()
        if len(names) != len(set(names)):
            raise Damaged
        return {name: _OF_THE_TIME.sub(b"", packed.read(name)) for name in names}


_WAYS: Mapping[Form, Callable[[bytes, ReportFile], Likeness]] = {
    Form.PDF: _of_pdf,
    Form.HTML: _of_html,
    Form.CSV: _of_csv,
    Form.XLSX: _of_xlsx,
}
