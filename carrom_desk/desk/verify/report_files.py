"""Reads what a report file records about itself: its match, its options and, in a PDF, the match itself.

Nothing here decides whether a report is true. A forged record leads to other bytes when the report is made again.
"""

import csv
import io
import re
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from html import unescape
from itertools import islice
from urllib.parse import unquote
from zipfile import BadZipFile, ZipFile

from carrom_desk.desk.documents import Form
from carrom_desk.exchange.match_file import FORMAT, read_match, replay_match
from carrom_desk.i18n import N_, say
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.replay import Corrections
from carrom_desk.presentation.wording.refusal_text import Trouble
from carrom_desk.reports.organiser import NOBODY, Organiser, organiser_from
from carrom_desk.reports.statistics_tables import MATCH_STATISTICS_COLUMNS, PLAYER_STATISTICS_COLUMNS
from carrom_desk.reports.tables import BOARD_COLUMNS, RESULT_COLUMNS, STROKE_COLUMNS

_LARGEST = 100_000_000
"""Maximum size in bytes of everything that is unpacked from a report."""
_MOST_FILES = 1_000
"""Maximum number of files embedded in a PDF."""
_BEGINNING = 1_024
"""Number of bytes of a stream that tell what it is."""
_PROGRAM = re.compile(r"Carrom Desk (\d+(?:\.\d+){0,3}(?:(?:a|b|rc|\.dev)\d+)?)")
"""The version is printed, so it must not be just any text."""
_META = re.compile(r'<meta name="([\w-]+)" content="([^"]*)"')
_TABLES: Mapping[tuple[str, ...], tuple[Form, str, str]] = {
    BOARD_COLUMNS: (Form.CSV, "match", ""),
    STROKE_COLUMNS: (Form.STROKES, "match", "match"),
    MATCH_STATISTICS_COLUMNS: (Form.CSV, "statistics", ""),
    PLAYER_STATISTICS_COLUMNS: (Form.CSV, "player", "id"),
    RESULT_COLUMNS: (Form.CSV, "day", "id"),
}
"""Format, subject and column with the ids of matches, by the columns of a table."""


_NO_REPORT = N_("Only PDF, HTML, CSV and XLSX reports can be compared.")


class CannotVerify(Trouble):
    """Raised when there is nothing to compare, or the file is not a report; the sentence says why."""


@dataclass(frozen=True, slots=True)
class ReportFile:
    """Facts that a report records about itself."""

    form: Form
    content: bytes
    recorded: Mapping[str, str]
    """Options it was made with, such as `paper`, and the `version` of the program."""
    ids: tuple[MatchId, ...] = ()
    """Matches that it is about, in its order."""
    matches: tuple[StoredMatch, ...] = ()
    """Matches embedded in it."""
    organiser: Organiser = NOBODY


def read_report(content: bytes, name: str) -> ReportFile:
    """Reads a report by its file name extension.

    Raises:
        CannotVerify: the file is not in a format of reports.
    """
    reader = _READERS.get(name.lower().rpartition(".")[2])
    if reader is None:
        raise CannotVerify(say(_NO_REPORT))
    try:
        return reader(content)
    except Exception as error:  # a damaged file can fail in any way
        raise CannotVerify(say(_NO_REPORT)) from error


def _recorded(program: str, text: str, separator: str) -> tuple[Mapping[str, str], tuple[MatchId, ...]]:
    """Parses recorded options, such as `part=card`; returns the ids of matches apart from the others."""
    made_by = _PROGRAM.fullmatch(program.strip())
    words = (word.strip().partition("=") for word in text.split(separator))
    pairs = [(key, unquote(value)) for key, is_set, value in words if is_set]
    ids = tuple(dict.fromkeys(MatchId(value) for key, value in pairs if key == "match"))
    version = [] if made_by is None else [("version", made_by[1])]
    return dict([*(pair for pair in pairs if pair[0] not in ("match", "version")), *version]), ids


def _read_pdf(content: bytes) -> ReportFile:
    """Reads a PDF as Carrom Desk writes it: metadata in plain text, and each embedded file as a stream."""
    if b"%PDF-" not in content[:_BEGINNING]:
        raise CannotVerify(say(_NO_REPORT))
    first = content.partition(b"%%EOF")[0]  # without what was appended since
    own = first if _KEYWORDS.search(first) else content
    keywords = _KEYWORDS.search(own)
    program, _comma, words = (keywords[1].decode(errors="replace") if keywords else "").partition(",")
    recorded, ids = _recorded(program, unescape(words), ",")
    organiser, matches = NOBODY, []
    for text in _embedded(own):
        if text.startswith(_MATCH):
            with suppress(InvalidDocument):
                match = read_match(text)
                replay_match(match, corrections=Corrections.KEPT)  # to be sure that it can be made again
                matches.append(match)
        else:
            organiser = organiser_from(text)
    ids = ids or tuple(match.id for match in matches)
    return ReportFile(Form.PDF, content, recorded, ids, tuple(matches), organiser)


_KEYWORDS = re.compile(rb"<pdf:Keywords>([^<]*)</pdf:Keywords>")
_MATCH, _ORGANISER = f'{{"format": "{FORMAT}"', '{"name": '
_STREAM = re.compile(rb"(?<!end)stream\r?\n")


def _embedded(pdf: bytes) -> Iterator[str]:
    """Yields match files and the organiser embedded in a PDF; no other stream is unpacked."""
    room, begins = _LARGEST, (_MATCH.encode(), _ORGANISER.encode())
    starts = (found.end() for found in _STREAM.finditer(pdf))
    for start in islice((start for start in starts if _beginning(pdf, start).startswith(begins)), _MOST_FILES):
        data = pdf[start : pdf.find(b"\nendstream", start)]
        if not data.startswith(begins):
            with suppress(zlib.error):
                data = zlib.decompressobj().decompress(data, room)
        room = max(room - len(data), 1)
        yield data.decode(errors="replace")


def _beginning(pdf: bytes, start: int) -> bytes:
    """Returns the beginning of a stream, which is compressed only if that makes it smaller."""
    with suppress(zlib.error):
        return zlib.decompressobj().decompress(pdf[start : start + _BEGINNING], len(_MATCH))
    return pdf[start : start + len(_MATCH)]


def _read_html(content: bytes) -> ReportFile:
    head = content.decode(errors="replace").partition("</head>")[0]
    metas = {name: unescape(text) for name, text in _META.findall(head)}
    recorded, ids = _recorded(metas.get("generator", ""), metas.get("carrom-desk", ""), " ")
    return ReportFile(Form.HTML, content, recorded, ids, organiser=organiser_from(metas.get("organiser", "")))


def _read_xlsx(content: bytes) -> ReportFile:
    if not content.startswith(b"PK"):
        raise CannotVerify(say(_NO_REPORT))
    properties = ""
    with (
        suppress(BadZipFile, KeyError, zlib.error),
        ZipFile(io.BytesIO(content)) as packed,
        packed.open("docProps/core.xml") as part,
    ):
        properties = part.read(_LARGEST).decode(errors="replace")
    keywords = re.search(r"<(?:cp:)?keywords>([^<]*)</", properties)
    program, _comma, words = (keywords[1] if keywords else "").partition(",")
    recorded, ids = _recorded(program, unescape(words), ",")
    return ReportFile(Form.XLSX, content, recorded, ids)


def _read_csv(content: bytes) -> ReportFile:
    """Reads a table, which records no options: its columns tell what it is about."""
    head, *rows = rows_of(content.decode("utf-8-sig", errors="replace"))
    form, about, column = _TABLES.get(tuple(head), (Form.CSV, "match", ""))
    place = head.index(column) if column else len(head)
    # A spreadsheet could take an id for a date, so it may start with an apostrophe.
    ids = tuple(dict.fromkeys(MatchId(row[place].removeprefix("'")) for row in rows if len(row) > place))
    return ReportFile(form, content, {"about": about, "separator": separator_of(content)}, ids)


def separator_of(content: bytes) -> str:
    """Returns the separator of a table by its first line."""
    return ";" if b";" in content.partition(b"\n")[0] else ","


def rows_of(text: str) -> list[list[str]]:
    """Returns the rows of a table; at least one."""
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=separator_of(text.encode())))
    return rows or [[]]


_READERS: Mapping[str, Callable[[bytes], ReportFile]] = {
    "pdf": _read_pdf,
    "html": _read_html,
    "htm": _read_html,
    "csv": _read_csv,
    "xlsx": _read_xlsx,
}
"""Readers by file name extension."""
