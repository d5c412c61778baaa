"""Documents about matches: what each can be written as, and its content in every form that is not set on pages."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.exchange.match_file import replay_match, write_match
from carrom_desk.exchange.sol_document import sol_bytes
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.match.store import StoredMatch
from carrom_desk.reports.as_csv import as_csv, strokes_as_csv
from carrom_desk.reports.as_html import as_html
from carrom_desk.reports.as_xlsx import as_xlsx
from carrom_desk.reports.blank_html import blank_html
from carrom_desk.reports.blank_sheet import blank_sheet_of
from carrom_desk.reports.day import Day, day_of
from carrom_desk.reports.day_documents import file_stem, results_csv, results_html, sheet_stem
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.player_statistics import PlayerStatistics, player_statistics_of
from carrom_desk.reports.score_sheet import ScoreSheet, score_sheet_of
from carrom_desk.reports.statistics_documents import (
    match_statistics_csv,
    match_statistics_html,
    player_statistics_csv,
    player_statistics_html,
)
from carrom_desk.reports.table_csv import ENCODING
from carrom_desk.rules.edition_id import EditionId

from .gathering import Found


@unique
class Form(StrEnum):
    """What a document can be written as."""

    PDF = "pdf"
    HTML = "html"
    CSV = "csv"
    STROKES = "strokes"
    """The log as a table."""
    XLSX = "xlsx"
    MATCH_FILE = "match_file"
    SOL = "sol"
    ZIP = "zip"

    @property
    def ending(self) -> str:
        """Of the name of a file in this form, with its dot."""
        return _ENDINGS.get(self, f".{self}")


_ENDINGS: Mapping[Form, str] = {Form.STROKES: ".csv", Form.MATCH_FILE: ".carrom"}


@dataclass(frozen=True, slots=True)
class Written:
    """What a file is to hold."""

    content: bytes
    notes: tuple[str, ...] = ()
    """What the form could not be told, each in a sentence."""


@dataclass(frozen=True, slots=True)
class MatchReport:
    """The report of one match."""

    match: StoredMatch
    sheet: ScoreSheet
    """Of the same match."""


@dataclass(frozen=True, slots=True)
class MatchNumbers:
    """The statistics of one match."""

    sheet: ScoreSheet


@dataclass(frozen=True, slots=True)
class DayReport:
    """Several matches together."""

    day: Day
    matches: tuple[StoredMatch, ...]
    """The same matches, in any order."""


@dataclass(frozen=True, slots=True)
class BlankReport:
    """A sheet to umpire on paper."""

    setup: Setup
    version: str
    """Of the program that makes it."""


Document = MatchReport | MatchNumbers | PlayerStatistics | DayReport | BlankReport


def match_report(match: StoredMatch, *, version: str) -> MatchReport:
    """The report of a match.

    Raises:
        InvalidDocument: an entry is not possible where it stands.
    """
    return MatchReport(match, score_sheet_of(match.id, replay_match(match).record, version=version))


def day_report(title: str, found: Found, *, version: str) -> DayReport:
    """The matches that were found, under a title."""
    return DayReport(day_of(title, found.sheets, version=version), found.matches)


def player_report(name: str, found: Found, *, version: str) -> PlayerStatistics:
    """The numbers of a player in the matches that were found."""
    return player_statistics_of(name, found.sheets, version=version)


def blank_report(*, doubles: bool, version: str) -> BlankReport:
    """A sheet for a match of which nothing is known but how many play it."""
    players = (Player(""),) * (2 if doubles else 1)
    return BlankReport(Setup(EditionId.ICF_REVISED, BySide(players, players), doubles), version)


def stem_of(document: Document) -> str:
    """A name for its file, without ending, that every system takes."""
    match document:
        case MatchReport():
            return sheet_stem(document.sheet)
        case MatchNumbers():
            return f"{sheet_stem(document.sheet)}-statistics"
        case PlayerStatistics():
            return f"{file_stem(document.name)}-statistics"
        case DayReport():
            return file_stem(document.day.title) or "matches"
        case BlankReport():
            return "blank-sheet"


def written(document: Document, form: Form, paper: Paper, name: str) -> Written:
    """What a file of this name is to hold; PDF and ZIP are made where pages are set.

    Raises:
        InvalidDocument: a match has an entry that is not possible where it stands.
        ValueError: the document has no such form.
    """
    match document, form:
        case MatchReport() | DayReport(), Form.SOL:
            matches = (document.match,) if isinstance(document, MatchReport) else document.matches
            return Written(*sol_bytes(matches, name))
        case MatchReport(), Form.XLSX:
            return Written(as_xlsx(document.sheet))
        case _, Form.HTML:
            return Written(_html(document, paper).encode("utf-8"))
        case _:
            return Written(_text(document, form))


def _html(document: Document, paper: Paper) -> str:
    match document:
        case MatchReport():
            return as_html(document.sheet, paper)
        case MatchNumbers():
            return match_statistics_html(document.sheet, paper)
        case PlayerStatistics():
            return player_statistics_html(document, paper)
        case DayReport():
            return results_html(document.day, paper)
        case BlankReport():
            return blank_html(blank_sheet_of(document.setup, paper, version=document.version))


def _text(document: Document, form: Form) -> bytes:
    match document, form:
        case MatchReport(), Form.CSV:
            return as_csv(document.sheet).encode(ENCODING)
        case MatchReport(), Form.STROKES:
            return strokes_as_csv(document.sheet).encode(ENCODING)
        case MatchReport(), Form.MATCH_FILE:
            return write_match(document.match).encode("utf-8")
        case MatchNumbers(), Form.CSV:
            return match_statistics_csv(document.sheet).encode(ENCODING)
        case PlayerStatistics(), Form.CSV:
            return player_statistics_csv(document).encode(ENCODING)
        case DayReport(), Form.CSV:
            return results_csv(document.day).encode(ENCODING)
        case _:
            raise ValueError(f"{type(document).__name__} has no form {form}.")
