"""The results list of a day as a web page and as comma-separated values, and everything about it in one ZIP."""

import io
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from carrom_desk.match.plain_text import plain

from .day import Day
from .day_results import results_heading, results_parts, results_table
from .paper import Paper
from .parts import parts_html
from .score_sheet import ScoreSheet
from .short_names import clusters
from .table_csv import csv_of
from .wall_time import date_of

LONGEST_NAME = 60
"""Letters of a file's name without its number and ending."""
_JOINERS = "\u200c\u200d"
_FIRST_YEAR = 1980
"""Of which a ZIP can tell."""


def results_html(day: Day, paper: Paper = Paper.A4) -> str:
    """The results list as a page."""
    return parts_html(results_heading(day), day.version, results_parts(day), paper)


def results_csv(day: Day) -> str:
    """The results list under `RESULT_COLUMNS`."""
    return csv_of(results_table(day))


@dataclass(frozen=True, slots=True)
class Packed:
    """A file within a ZIP."""

    name: str
    content: bytes


def file_names(day: Day) -> tuple[str, ...]:
    """A name for each match, without ending: its number in the list, its table, its sides; no two are alike."""
    digits = max(2, len(str(len(day.sheets))))
    return tuple(f"{number:0{digits}}-{sheet_stem(sheet)}" for number, sheet in enumerate(day.sheets, 1))


def sheet_stem(sheet: ScoreSheet) -> str:
    """A name for a file about a match, without ending: its table and its sides."""
    setup, (first, second) = sheet.setup, sheet.names.order
    table = f"table {setup.table} " if setup.table else ""
    words = f"{table}{setup.side_name(first)} {setup.side_name(second)}"
    return "".join(clusters(file_stem(words))[:LONGEST_NAME]).strip("-") or "match"


def file_stem(text: str) -> str:
    """A text as every system takes it for a file's name: letters with their marks, digits, and hyphens between."""
    kept = "".join(letter if _may_be_in_a_name(letter) else " " for letter in plain(text))
    return "-".join(kept.split())


def _may_be_in_a_name(letter: str) -> bool:
    return letter.isalnum() or letter in _JOINERS or unicodedata.category(letter)[0] == "M"


def zip_of(day: Day, files: Iterable[Packed]) -> bytes:
    """The files in one ZIP, dated by the day; the same files make the same ZIP."""
    date = next((found for found in map(date_of, (sheet.started for sheet in day.sheets)) if found), None)
    year = _FIRST_YEAR if date is None else max(date.year, _FIRST_YEAR)
    moment = (year, 1 if date is None else date.month, 1 if date is None else date.day, 0, 0, 0)
    content = io.BytesIO()
    with ZipFile(content, "w") as packed:
        for file in files:
            info = ZipInfo(file.name, moment)
            info.compress_type = ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            packed.writestr(info, file.content)
    return content.getvalue()
