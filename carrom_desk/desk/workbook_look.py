"""Checks that a workbook saved by another program shows every cell, with nothing hidden, recoloured, truncated or
added.

openpyxl only reads some features of workbooks; the others are searched for in the raw parts.
"""

import io
import re
from collections.abc import Iterator, Mapping
from typing import Any

_NARROWEST = 2
"""Minimum column width in letters; narrower columns hide their contents."""
_NARROWER = 0.7
"""Minimum share of our column width, below which the next cell would cut off names."""
_LOWEST = 9
"""Minimum height in points of rows and lines."""
_SMALLEST = 6
"""Minimum font size in points."""
_FORMATS = re.compile(r"General|@|[ymdhsYMDHS:/.\- \\T]+")
"""Number formats that show the cell's value; a date format for a number is read as a date."""
_WHOLE = "0"
"""Number format that rounds."""
_BLACK = frozenset({"00000000", "FF000000"})
_DARK_THEME = 1
_SYSTEM_INK = 64
"""Index of the palette colour that files cannot change."""
_MORE = re.compile(
    r"vba|external|media|chart|embedd|activeX|drawings/drawing|customUI|tables/|pivot|slicer|threaded", re.IGNORECASE
)
"""Names of parts that show more than cells."""
_EMPTY_DRAWING = re.compile(rb"(<\?xml[^<>]*\?>)?\s*<xdr:wsDr\b([^<>]*/>|[^<>]*>\s*</xdr:wsDr>)\s*")
"""LibreOffice adds one to each sheet."""
_UNREAD = {
    "xl/worksheets/": re.compile(rb"<(\w+:)?(extLst|r|rPh|picture|dataValidations)[\s/>]"),
    "xl/sharedStrings": re.compile(rb"<(\w+:)?(r|rPh)[\s/>]"),
}
"""Rich text and extensions of newer programs, by the parts that contain them."""
_FONTS = frozenset({None, "Calibri", "Cambria", "Arial", "Liberation Sans", "Carlito", "Caladea"})
"""Text fonts: ours and their substitutes, since symbol fonts would show other signs."""
_PLAIN_ALIGNMENTS = frozenset({None, "general", "left", "right", "center"})


def shows_its_cells(made: bytes, found: bytes, parts: Mapping[str, bytes]) -> bool:
    """Returns True when a workbook shows every cell like the one made from its match; `parts` are its raw parts by
    name.
    """
    if any(_shows_more(name, part) for name, part in parts.items()):
        return False
    from openpyxl import load_workbook

    ours, theirs = (load_workbook(io.BytesIO(content)) for content in (made, found))
    if len(theirs.sheetnames) != len(theirs.worksheets):
        return False
    is_theme_known = not any(name.startswith("xl/theme/") for name in parts) or _has_dark_ink(parts)
    widths = {page.title: {key: each.width for key, each in page.column_dimensions.items()} for page in ours.worksheets}
    return all(_is_plain(page, widths.get(page.title, {}), is_theme_known) for page in theirs.worksheets)


def notes_in(found: bytes) -> bool:
    """Returns True when cells have notes."""
    from openpyxl import load_workbook

    return any(cell.comment for page in load_workbook(io.BytesIO(found)).worksheets for cell in _cells(page))


def _shows_more(name: str, part: bytes) -> bool:
    """Returns True when a part shows more than the cells, or differently from what openpyxl reads."""
    if _MORE.search(name):
        return _EMPTY_DRAWING.fullmatch(part) is None
    return any(name.startswith(where) and pattern.search(part) for where, pattern in _UNREAD.items())


def _has_dark_ink(parts: Mapping[str, bytes]) -> bool:
    """Returns True when the theme's default text colour is dark, as in every shipped theme."""
    theme = b"".join(part for name, part in parts.items() if name.startswith("xl/theme/"))
    inks = re.findall(rb"<a:dk1>\s*<a:(?:sysClr[^<>]*lastClr|srgbClr val)=\"(\w+)\"", theme)
    return inks == [b"000000"]


def _is_plain(page: Any, widths: Mapping[str, float], is_theme_known: bool) -> bool:
    """Returns True when a sheet shows every cell. openpyxl's types do not distinguish cells."""
    if page.sheet_state != "visible" or page.merged_cells.ranges or page.conditional_formatting:
        return False
    columns, rows = page.column_dimensions, page.row_dimensions
    if any(each.hidden for each in (*columns.values(), *rows.values())) or not _is_seen_from_its_start(page):
        return False
    least = {key: max(_NARROWEST, _NARROWER * width) for key, width in widths.items()}
    if any(each.width is not None and each.width < least.get(key, _NARROWEST) for key, each in columns.items()):
        return False
    if any(each.height is not None and each.height < _LOWEST for each in rows.values()):
        return False
    return all(_shows_its_value(cell, is_theme_known) for cell in _cells(page) if cell.value is not None)


def _is_seen_from_its_start(page: Any) -> bool:
    """Returns True when no row, column or zero is hidden initially, and nothing is printed around the cells."""
    view, sizes = page.sheet_view, page.sheet_format
    is_small = any(size is not None and size < least for size, least in _usual_sizes(sizes))
    corner = view.topLeftCell or "A1"
    heads = (page.oddHeader, page.oddFooter, page.evenHeader, page.evenFooter, page.firstHeader, page.firstFooter)
    has_words = any(part.text for head in heads for part in (head.left, head.center, head.right))
    is_turned = view.rightToLeft or view.showZeros is False or view.showFormulas
    return not (is_turned or is_small or sizes.zeroHeight or has_words or corner != "A1")


def _usual_sizes(sizes: Any) -> tuple[tuple[float | None, float], ...]:
    return ((sizes.defaultColWidth, _NARROWEST), (sizes.defaultRowHeight, _LOWEST))


def _cells(page: Any) -> Iterator[Any]:
    return (cell for row in page.iter_rows() for cell in row)


def _shows_its_value(cell: Any, is_theme_known: bool) -> bool:
    font, aligned, ink = cell.font, cell.alignment, cell.font.color
    is_bare = cell.fill.fill_type is None and not cell.protection.hidden and not cell.hyperlink
    is_upright = aligned.horizontal in _PLAIN_ALIGNMENTS and not aligned.textRotation and not aligned.shrink_to_fit
    is_read = font.name in _FONTS and not font.strike and not font.vertAlign and (font.sz or _SMALLEST) >= _SMALLEST
    is_shown = bool(_FORMATS.fullmatch(cell.number_format)) or (
        cell.number_format == _WHOLE and isinstance(cell.value, int)
    )
    return cell.data_type != "f" and is_bare and is_upright and is_read and is_shown and _is_dark(ink, is_theme_known)


def _is_dark(ink: Any, is_theme_known: bool) -> bool:
    if ink is None:
        return True
    if ink.tint:
        return False
    match ink.type:
        case "rgb":
            return str(ink.rgb) in _BLACK
        case "theme":
            return is_theme_known and bool(ink.theme == _DARK_THEME)
        case _:
            return bool(ink.indexed == _SYSTEM_INK)
