"""Creates documents from matches in any format, for both the window and the commands."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from enum import unique
from typing import TYPE_CHECKING

from carrom_desk.exchange.match_file import write_match
from carrom_desk.i18n import N_, SOURCE, Worded
from carrom_desk.languages import speaking
from carrom_desk.match.plain_text import file_stem, plain
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.reports.document import Document
from carrom_desk.reports.match_documents import (
    Extent,
    Options,
    blank_document,
    day_document,
    match_document,
    match_statistics_document,
    player_statistics_document,
)
from carrom_desk.reports.statistics.player_statistics import PlayerStatistics, player_statistics_of
from carrom_desk.rules.edition_register import USUAL

from .gathering import Found, ReplayedMatch, replayed, with_initials

if TYPE_CHECKING:
    from carrom_desk.reports.results.day import Day
    from carrom_desk.reports.tables import TidyTable


@unique
class Form(Worded):
    """Format of a document."""

    PDF = "pdf", N_("PDF, to print and sign")
    HTML = "html", N_("HTML, to read in a browser")
    CSV = "csv", N_("CSV, a table")
    STROKES = "strokes", N_("CSV, a table of every stroke")
    """The log as a table."""
    XLSX = "xlsx", N_("XLSX, a workbook with all tables")
    MATCH_FILE = "match_file", N_("Match file, for another Carrom Desk")
    SOL = "sol", N_("SoL, for the tournament desk")
    JSON = "json", N_("JSON, the results for other programs")
    """The results of an event, for other programs."""
    PNG = "png", N_("PNG, a picture of the results to share")
    """A square picture of the results."""
    ZIP = "zip", N_("ZIP, everything about each match")

    @property
    def endings(self) -> tuple[str, ...]:
        """File name extensions of this format, including dots, the default first."""
        return _ENDINGS.get(self, (f".{self}",))

    @property
    def ending(self) -> str:
        """Default extension."""
        return self.endings[0]


_ENDINGS: Mapping[Form, tuple[str, ...]] = {
    Form.STROKES: (".csv",),
    Form.MATCH_FILE: (".carrom", ".json"),
    Form.SOL: (".sol", ".sol.gz"),
}


@dataclass(frozen=True, slots=True)
class Written:
    """Contents of a file."""

    content: bytes
    notes: tuple[str, ...] = ()
    """Sentences on what the format could not contain."""


# Subjects of a document


@dataclass(frozen=True, slots=True)
class MatchReport:
    """Report of one match."""

    match: ReplayedMatch


@dataclass(frozen=True, slots=True)
class MatchNumbers:
    """Statistics of a match."""

    match: ReplayedMatch


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """Statistics of a player over several matches."""

    name: str
    matches: tuple[ReplayedMatch, ...]


@dataclass(frozen=True, slots=True)
class DayReport:
    """Several matches together."""

    title: str
    matches: tuple[ReplayedMatch, ...]
    """Matches of the day, in any order."""
    initials: str | None = None
    """Category whose players are shown by initials, empty for all; match files are left out then."""


@dataclass(frozen=True, slots=True)
class BlankReport:
    """A sheet to umpire on paper."""

    setup: Setup


MakeDocument = Callable[[Options], Document]


@dataclass(frozen=True, slots=True)
class OtherDocument:
    """A document about no match, such as the shortcuts."""

    make: MakeDocument
    stem: str
    """File name without extension."""


Subject = MatchReport | MatchNumbers | PlayerReport | DayReport | BlankReport | OtherDocument

FORMS: Mapping[type[Subject], tuple[Form, ...]] = {
    MatchReport: (Form.PDF, Form.HTML, Form.CSV, Form.STROKES, Form.XLSX, Form.MATCH_FILE, Form.SOL, Form.PNG),
    DayReport: (Form.PDF, Form.ZIP, Form.HTML, Form.XLSX, Form.CSV, Form.JSON, Form.PNG, Form.SOL),
    MatchNumbers: (Form.PDF, Form.HTML, Form.CSV),
    PlayerReport: (Form.PDF, Form.HTML, Form.CSV),
    BlankReport: (Form.PDF, Form.HTML),
    OtherDocument: (Form.PDF, Form.HTML),
}
"""Formats of each kind of document, the default first."""


def forms_by_ending(subject: type[Subject]) -> Mapping[str, Form]:
    """Formats by file name extension. The table of strokes has the same extension as the table of boards."""
    forms = (form for form in FORMS[subject] if form is not Form.STROKES)
    return {ending: form for form in forms for ending in form.endings}


def match_report(match: StoredMatch) -> MatchReport:
    """Returns the report of a match.

    Raises:
        InvalidDocument: an entry is not possible at its place.
    """
    return MatchReport(replayed(match, keeps_steps=True))


def day_report(title: str, found: Found, initials: str | None = None) -> DayReport:
    """Returns the report of matches under a title. Players of a category, or with "" all, are shown by initials."""
    matches = found.matches
    if initials is not None:
        matches = tuple(with_initials(match, initials) for match in matches)
    return DayReport(title, matches, initials)


def blank_report(*, doubles: bool) -> BlankReport:
    """Returns a blank sheet for a match that has only a number of players."""
    players = (Player(""),) * (2 if doubles else 1)
    return BlankReport(Setup(USUAL, BySide(players, players), doubles))


def stem_of(subject: Subject) -> str:
    """Returns a file name without extension that is valid on every system."""
    from carrom_desk.reports.results.day import match_stem

    match subject:
        case MatchReport():
            began = subject.match.record.started
            parts = (match_stem(subject.match.setup), began[:10], began[11:16].replace(":", ""))
            return "-".join(part for part in parts if part)
        case MatchNumbers():
            return f"{match_stem(subject.match.setup)}-statistics"
        case PlayerReport():
            return f"{file_stem(subject.name)}-statistics"
        case DayReport():
            return file_stem(subject.title) or "matches"
        case BlankReport():
            return "blank-sheet"
        case OtherDocument():
            return subject.stem


# Contents and files


def document_of(subject: Subject, options: Options) -> Document:
    """Returns the contents of a document, to be typeset or written as a web page."""
    with speaking(options.language):
        match subject:
            case MatchReport():
                match_file = subject.match.file or write_match(subject.match.stored)
                return match_document(subject.match.sheet(), options, match_file)
            case MatchNumbers():
                return match_statistics_document(subject.match.sheet(), options)
            case PlayerReport():
                return player_statistics_document(_player(subject), options)
            case DayReport():
                day = _day(subject)
                return day_document(day, options, _match_files(subject, day), subject.initials)
            case BlankReport():
                return blank_document(subject.setup, options)
            case OtherDocument():
                return subject.make(options)


def _player(subject: PlayerReport) -> PlayerStatistics:
    return player_statistics_of(subject.name, (match.sheet() for match in subject.matches))


def _day(subject: DayReport) -> "Day":
    from carrom_desk.reports.results.day import day_of  # not for the report of one match

    return day_of(subject.title, (match.sheet() for match in subject.matches))


def _match_files(report: DayReport, day: "Day") -> Iterable[str]:
    """Returns the match files in the order of the day."""
    if report.initials is not None:
        return ("" for _ in day.sheets)
    matches = {plain(match.stored.id): match.stored for match in report.matches}
    return (write_match(matches[sheet.match_id]) for sheet in day.sheets)


def written(subject: Subject, form: Form, options: Options, name: str, *, is_last: bool = False) -> Written:
    """Returns the contents for a file of this name. `is_last` says that the process ends next.

    Raises:
        InvalidDocument: a match has an entry that is not possible at its place.
        ValueError: the document has no such format.
    """
    with speaking(options.language):
        match subject, form:
            case _, Form.PDF | Form.HTML:
                return written_document(document_of(subject, options), form, is_last=is_last)
            case MatchReport() | DayReport(), Form.SOL:
                from carrom_desk.exchange.sol.sol_document import sol_bytes

                matches = (subject.match,) if isinstance(subject, MatchReport) else subject.matches
                return Written(*sol_bytes(tuple(match.stored for match in matches), name))
            case MatchReport(), Form.XLSX:
                from carrom_desk.reports.output.workbook import as_xlsx

                return Written(as_xlsx(subject.match.sheet(), options))
            case DayReport(), Form.XLSX:
                from carrom_desk.reports.output.workbook import event_as_xlsx

                return Written(event_as_xlsx(_day(subject), options, subject.initials))
            case MatchReport(), Form.MATCH_FILE:
                return Written(write_match(subject.match.stored).encode("utf-8"))
            case DayReport(), Form.JSON:
                from carrom_desk.reports.results.day import results_json

                return Written(results_json(_day(subject), options.version).encode("utf-8"))
            case MatchReport() | DayReport(), Form.PNG:
                return _picture(subject, options)
            case DayReport(), Form.ZIP:
                return _zip(subject, options)
            case _:
                return Written(_table(subject, form, options.separator))


def written_document(document: Document, form: Form, *, is_last: bool = False) -> Written:
    """Writes a document as PDF or as a web page. `is_last` says that the process ends next."""
    if form is Form.HTML:
        from carrom_desk.reports.output.html import as_html

        return Written(as_html(document).encode("utf-8"))
    from carrom_desk.reports.output.typeset import set_pages

    pages = set_pages(document, is_last=is_last)
    return Written(pages.pdf, pages.notes())


def _picture(subject: MatchReport | DayReport, options: Options) -> Written:
    """Returns the results as a square picture, with two lines of text."""
    from carrom_desk.reports.output.typeset import set_picture
    from carrom_desk.reports.results.day import day_of
    from carrom_desk.reports.results.result_card import result_card

    if isinstance(subject, MatchReport):
        sheet = subject.match.sheet()
        card = result_card(day_of(sheet.setup.event, (sheet,)), options.language)
    else:
        card = result_card(_day(subject), options.language)
    return Written(set_picture(card), card.caption)


def _zip(report: DayReport, options: Options) -> Written:
    """Returns the list of results with the report and match file of every match."""
    from carrom_desk.reports import tables
    from carrom_desk.reports.results.day import file_names, results_json, zip_of

    day, notes = _day(report), dict[str, None]()
    card = replace(options, extent=Extent.CARD)
    listed = day_document(day, card, _match_files(report, day), report.initials)
    files = [
        ("results.html", written_document(listed, Form.HTML).content),
        ("results.csv", tables.csv_of(tables.results_table(day.results), options.separator).encode(tables.ENCODING)),
        ("results.json", results_json(day, options.version).encode("utf-8")),
    ]
    whole = replace(options, extent=Extent.ALL)
    for sheet, name, text in zip(day.sheets, file_names(day), _match_files(report, day), strict=True):
        document = match_document(sheet, whole, text)
        for form in (Form.PDF, Form.HTML):
            made = written_document(document, form)
            files.append((f"{name}{form.ending}", made.content))
            notes |= dict.fromkeys(made.notes)
        if text:
            files.append((f"{name}.carrom", text.encode("utf-8")))
    return Written(zip_of(day, files), tuple(notes))


def _table(subject: Subject, form: Form, separator: str) -> bytes:
    """Returns a table for other programs, in English except for what happened at each stroke."""
    from carrom_desk.reports import tables

    if isinstance(subject, MatchReport) and form is Form.STROKES:
        table = tables.strokes_table(subject.match.sheet())
    else:
        with speaking(SOURCE):
            table = _english_table(subject, form)
    return tables.csv_of(table, separator).encode(tables.ENCODING)


def _english_table(subject: Subject, form: Form) -> "TidyTable":
    from carrom_desk.reports import statistics_tables, tables

    match subject, form:
        case MatchReport(), Form.CSV:
            return tables.boards_table(subject.match.sheet())
        case MatchNumbers(), Form.CSV:
            return statistics_tables.match_statistics_table(subject.match.sheet())
        case PlayerReport(), Form.CSV:
            return statistics_tables.player_statistics_table(_player(subject))
        case DayReport(), Form.CSV:
            return tables.results_table(_day(subject).results)
        case _:
            raise ValueError(f"{type(subject).__name__} has no form {form}.")
