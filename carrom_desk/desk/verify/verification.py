"""Verifies a report by making it again from the match and comparing both.

A PDF contains the match; other formats are compared with the match that they name.
"""

import csv
import io
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import StrEnum, unique
from itertools import groupby
from string import hexdigits

from carrom_desk.desk.documents import (
    Form,
    MatchNumbers,
    MatchReport,
    document_of,
    match_report,
    written,
    written_document,
)
from carrom_desk.exchange.match_file import DIGITS_OF_A_GROUP, GROUPS, digits_of, read_match
from carrom_desk.i18n import N_, SOURCE, Words, _, say
from carrom_desk.languages import languages, speaking
from carrom_desk.match.plain_text import plain
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.reports.content import Paper
from carrom_desk.reports.document import Document
from carrom_desk.reports.match_documents import Extent, Options, day_document
from carrom_desk.reports.organiser import ORGANISERS_LOGO
from carrom_desk.reports.results.day import day_of
from carrom_desk.reports.statistics_tables import MATCH_STATISTICS_COLUMNS
from carrom_desk.reports.tables import BOARD_COLUMNS, STROKE_COLUMNS
from carrom_desk.rules.texts.words import said

from .likeness import Damaged, Likeness, likeness_of
from .painted_text import NotReadable, runs_by_page
from .printed_page import PrintLikeness, likeness_of_print
from .report_files import (
    CannotVerify,
    ReportContent,
    ReportFile,
    cells_of,
    contents_of,
    no_report,
    read_as,
    read_report,
)

_MOST_DIFFERENCES = 20
_MOST_LONGER = 2
"""Factor by which the number of pieces may exceed the expected one; beyond that, only the first difference is
reported.
"""
_MOST_NAMED = 40
"""Maximum number of pieces named in such a difference."""
_BY_CHANCE = 10
"""Number of initial pieces that a PDF of another layout may share with a web page by chance."""
_BEGINNING = 5
"""Number of entries that identify a language."""


@unique
class ReportVerdict(StrEnum):
    """Verdict on a report."""

    TRUE = "true"
    ANNOTATED = "annotated"
    """All contents are unchanged, with additions."""
    RESET = "reset"
    """The words are unchanged, but another program laid them out, so their appearance is not verified."""
    ALTERED = "altered"
    """Some contents do not follow from the match."""
    OTHER = "other"
    """The report is about a different match."""

    @property
    def holds(self) -> bool:
        """True when the contents follow from the match."""
        return self in (ReportVerdict.TRUE, ReportVerdict.ANNOTATED, ReportVerdict.RESET)


@unique
class ComparedWith(StrEnum):
    """Source that a report was compared with."""

    DATABASE = "database"
    """The match stored at this desk."""
    HUB = "hub"
    """The match stored in the hall."""
    FILE = "file"
    """A match file given by the user."""
    ITSELF = "itself"
    """The match inside the report itself."""


TRUTH_WORDS: Mapping[ReportVerdict, Words] = {
    ReportVerdict.TRUE: N_("The report matches the record. Everything in it follows from match {id}."),
    ReportVerdict.ANNOTATED: N_("The report is unchanged, but something was added to its pages. Check what was added."),
    ReportVerdict.RESET: N_(
        "Another program laid this report out again. Its text matches the record, but check the pages yourself."
    ),
    ReportVerdict.ALTERED: N_("The report does not match the record. It was altered."),
    ReportVerdict.OTHER: N_("The report is for a different match."),
}
_BY_ITSELF = N_("No match of this id was found here or in a hall, so the report was compared only with its own match.")

_KEPT_OTHERWISE = N_("The stored match {id} is different. It has continued since, or was changed.")


@dataclass(frozen=True, slots=True)
class Source:
    """The match to compare a report with, and its origin."""

    report: MatchReport
    against: ComparedWith


@dataclass(frozen=True, slots=True)
class Verification:
    """Result of a verification."""

    truth: ReportVerdict
    against: ComparedWith
    match_id: str = ""
    fingerprint: str = ""
    """Fingerprint of the match."""
    differences: tuple[str, ...] = ()
    """Sentences on the differences or, if there are none, on additions."""

    def sentences(self) -> tuple[str, ...]:
        """Returns sentences on the result and its limits."""
        told = say(TRUTH_WORDS[self.truth], id=self.match_id)
        return (told, say(_BY_ITSELF)) if self.against is ComparedWith.ITSELF and self.truth.holds else (told,)


def verify(content: bytes, name: str, source: Source | None, *, version: str) -> Verification:
    """Verifies a report file against a source or, without one, against the match inside it.

    Raises:
        CannotVerify: there is nothing to compare.
    """
    report = read_report(content, name)
    against = ComparedWith.ITSELF if source is None else source.against
    try:
        inside = tuple(read_match(text.decode("utf-8")) for text in report.match_files)
    except (InvalidDocument, UnicodeDecodeError):
        words = N_("The match in this report could not be read.")
        return Verification(ReportVerdict.ALTERED, against, differences=(say(words),))
    if source is None and not inside:
        words = N_("This file contains no match. Specify the match that it reports on.")
        raise CannotVerify(say(words))
    if source is not None:
        about = report.made_as.get("match", "") or (inside[0].id if len(inside) == 1 else "")
        if about and about != source.report.match.id:
            words = N_("The report is for match {one}, not {other}.")
            told = say(words, one=about, other=source.report.match.id)
            return Verification(ReportVerdict.OTHER, against, source.report.match.id, "", (told,))
    made_by = report.made_as.get("version", version)
    try:
        matches = [match_report(match, version=made_by) for match in inside]
    except InvalidDocument as invalid:
        problems = tuple(said(problem.problem) for problem in invalid.problems)
        return Verification(ReportVerdict.ALTERED, against, inside[0].id, "", problems)
    if source is not None and not inside:
        matches = [replace(source.report, sheet=replace(source.report.sheet, version=made_by))]
    return _verdict(report, matches, source, made_by, version)


def verified_fingerprint(printed: str, source: Source | None) -> Verification:
    """Compares a printed fingerprint with that of a match. A source of None means that no stored match has it.

    Raises:
        CannotVerify: it is not a fingerprint.
    """
    digits = digits_of(printed)
    if len(digits) != GROUPS * DIGITS_OF_A_GROUP or set(digits) - set(hexdigits):
        raise CannotVerify(
            _("“{printed}” is not a fingerprint. A fingerprint has sixteen digits from 0 to f.").format(printed=printed)
        )
    if source is None:
        unknown = _("No stored match has this fingerprint.")
        return Verification(ReportVerdict.OTHER, ComparedWith.DATABASE, differences=(unknown,))
    match_id, fingerprint = source.report.sheet.match_id, source.report.sheet.fingerprint
    if digits_of(fingerprint) == digits:
        return Verification(ReportVerdict.TRUE, source.against, match_id, fingerprint)
    return Verification(
        ReportVerdict.ALTERED, source.against, match_id, fingerprint, (say(_KEPT_OTHERWISE, id=match_id),)
    )


def _verdict(
    report: ReportFile, matches: Sequence[MatchReport], source: Source | None, made_by: str, version: str
) -> Verification:
    """Returns the verdict, with a likely reason before the differences."""
    truth, found = _compared(report, matches)
    differences = list(found)
    if truth is ReportVerdict.ALTERED and made_by != version:
        words = N_(
            "The report was made by version {made}, and this is version {own}. That alone may explain the "
            "differences. Verify it with version {made}."
        )
        differences.insert(0, say(words, made=made_by, own=version))
    sheets = [match.sheet for match in matches]
    if source is not None and [sheet.fingerprint for sheet in sheets] != [source.report.sheet.fingerprint]:
        differences.insert(0, say(_KEPT_OTHERWISE, id=source.report.match.id))
        truth = ReportVerdict.ALTERED
    beside = " · ".join(_beside_the_match(report))
    if beside and truth.holds:
        differences.append(_("Not verified, because it is not part of the match: {what}.").format(what=beside))
    against = ComparedWith.ITSELF if source is None else source.against
    if len(sheets) > 1:
        return Verification(truth, against, differences=tuple(differences))
    return Verification(truth, against, sheets[0].match_id, sheets[0].fingerprint, tuple(differences))


def _beside_the_match(report: ReportFile) -> Iterator[str]:
    """Yields report contents that do not come from a match, such as an organiser or a hall's address."""
    organiser, hall = report.organiser, report.made_as.get("hall", "")
    if organiser.name:
        yield organiser.words()
    if organiser.logo:
        yield say(ORGANISERS_LOGO)
    if hall:
        yield plain(hall)


def match_named(content: bytes, name: str) -> str:
    """Returns the match id recorded in a report or in the match inside it; empty if neither has one."""
    with suppress(CannotVerify, InvalidDocument, UnicodeDecodeError):
        report = read_report(content, name)
        files = report.match_files
        return report.made_as.get("match", "") or (
            read_match(files[0].decode()).id if len(files) == 1 else report.printed
        )
    return ""


# Expected contents


def _compared(report: ReportFile, matches: Sequence[MatchReport]) -> tuple[ReportVerdict, Sequence[str]]:
    """Returns whether the report equals one made from the matches now, and the differences."""
    found: list[Sequence[str]] = []
    printed = _print_of(report, matches)
    if printed is not None:
        if printed.is_same:
            return ReportVerdict.RESET, ()
        return ReportVerdict.ALTERED, (_difference(printed.ours, printed.theirs),)
    for options in _ways(report, _languages(report, matches[0])):
        made = _made_again(report, matches, options)
        if made == report.content:
            return ReportVerdict.TRUE, ()  # identical bytes need no reading
        likeness = Likeness()
        with suppress(Damaged):
            likeness = likeness_of(made, report)
        if likeness.is_whole:
            beside = N_("The report also contains something that is not in the match: {what}.")
            what = ", ".join(likeness.beside)
            return (ReportVerdict.ANNOTATED, (say(beside, what=what),)) if what else (ReportVerdict.TRUE, ())
        if likeness.is_reset:
            return ReportVerdict.RESET, ()
        if found and report.form is Form.PDF:
            continue  # reading its words again for every language takes a minute
        differences = _differences(*contents_of(made, report))
        found.append(differences or (_("A drawing differs from the one in a report of this match."),))
    return ReportVerdict.ALTERED, min(found, key=len)[:_MOST_DIFFERENCES]


def _print_of(report: ReportFile, matches: Sequence[MatchReport]) -> PrintLikeness | None:
    """Compares a PDF with a web page printed by a browser; None if it is not one."""
    if report.form is not Form.PDF or report.match_files or "part" in report.made_as:
        return None
    try:
        pages = runs_by_page(report.content)
    except NotReadable:
        return None
    found = []
    for options in _ways(report, _languages(report, matches[0])):
        found.append(likeness_of_print(_document(report, matches, options), pages))
        if found[-1].is_same:
            return found[-1]
    best = max(found, key=lambda each: each.alike)
    return best if best.alike > _BY_CHANCE else None


def _differences(expected: ReportContent, found: ReportContent) -> Sequence[str]:
    pairs = _differing(expected.pieces, found.pieces)
    return [_difference(" ".join(ours), " ".join(theirs)) for ours, theirs in pairs]


def _languages(report: ReportFile, match: MatchReport) -> Sequence[str]:
    """Returns the recorded language of the report, or the possible ones."""
    named = report.made_as.get("language", "")
    if named in languages():
        return (named,)
    if report.form is Form.PDF:
        return _languages_of_text(report.text, match)
    if report.form is not Form.CSV:
        return languages()
    return _languages_of_strokes(report.content, match) if _table_of(report) is Form.STROKES else (SOURCE,)


def _languages_of_text(text: str, match: MatchReport) -> Sequence[str]:
    """Returns the languages that share the most words with the first page."""
    words = set(text.split())
    alike = {language: len(words & set(_words_in(language, match))) for language in languages()}
    return [language for language, found in alike.items() if found == max(alike.values())]


def _words_in(language: str, match: MatchReport) -> Sequence[str]:
    page = written_document(document_of(match, Options(extent=Extent.CARD, language=language)), Form.HTML)
    return read_as(Form.HTML, page.content).pieces


def _languages_of_strokes(content: bytes, match: MatchReport) -> Sequence[str]:
    """Returns the languages whose words match the most of the first entries."""
    began = replace(match.match, entries=match.match.entries[:_BEGINNING])
    sheet = match_report(began, version=match.sheet.version).sheet
    happened = [row["happened"] for row in csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""))]
    alike = {
        language: sum(
            line.what == happened for line, happened in zip(_worded(sheet, language).log, happened, strict=False)
        )
        for language in languages()
    }
    return [language for language, lines in alike.items() if lines == max(alike.values())]


def _worded(sheet: ScoreSheet, language: str) -> ScoreSheet:
    with speaking(language):
        return sheet.reworded()


def _differing(expected: Sequence[str], found: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """Yields the differing runs of pieces, each with its replacement."""
    if len(expected) == len(found):  # cell by cell: aligning thousands of short cells takes a minute
        groups = groupby(zip(expected, found, strict=True), key=lambda pair: pair[0] == pair[1])
        for is_equal, run in groups:
            if not is_equal:
                ours, theirs = zip(*run, strict=True)
                yield ours, theirs
        return
    if len(found) > _MOST_LONGER * len(expected):  # aligning them could take hours
        pairs = zip(expected, found, strict=False)
        same = next((place for place, pair in enumerate(pairs) if pair[0] != pair[1]), len(expected))
        yield expected[same:][:_MOST_NAMED], found[same:][:_MOST_NAMED]
        return
    for kind, first, last, start, end in SequenceMatcher(None, expected, found).get_opcodes():
        if kind != "equal":
            yield expected[first:last], found[start:end]


def _difference(ought: str, found: str) -> str:
    if not found:
        return _("“{ought}” is missing.").format(ought=ought)
    if not ought:
        return _("“{told}” was added.").format(told=found)
    return _("“{told}” appears where the match has “{ought}”.").format(told=found, ought=ought)


def _made_again(report: ReportFile, matches: Sequence[MatchReport], options: Options) -> bytes:
    if report.form in (Form.PDF, Form.HTML):
        return written_document(_document(report, matches, options), report.form).content
    if report.form is Form.XLSX:
        return written(matches[0], Form.XLSX, options, "").content
    form = _table_of(report)
    subject = matches[0] if form else MatchNumbers(matches[0].sheet)
    return written(subject, form or Form.CSV, options, "").content


def _document(report: ReportFile, matches: Sequence[MatchReport], options: Options) -> Document:
    if report.made_as.get("about") == "statistics":
        return document_of(MatchNumbers(matches[0].sheet), options)
    if report.made_as.get("about") != "day":
        return document_of(matches[0], options)
    title = report.title.partition(": ")[2]
    sheets = [match.sheet for match in matches]
    day = day_of(title, sheets, version=matches[0].sheet.version)
    return day_document(day, options, [text.decode("utf-8") for text in report.match_files])


def _ways(report: ReportFile, languages: Iterable[str]) -> Iterator[Options]:
    """Yields the recorded options, or all possible ones if another program removed them."""
    paper, part = (report.made_as.get(key, "") for key in ("paper", "part"))
    is_known = part in tuple(Extent) or report.form is not Form.PDF
    extents = [Extent(part)] if part in tuple(Extent) else [Extent.ALL] if is_known else list(reversed(Extent))
    known, hall = Paper(paper) if paper in tuple(Paper) else Paper.A4, report.made_as.get("hall", "")
    for language in languages:
        for extent in extents:
            yield Options(known, extent, language, report.organiser, hall)


def _table_of(report: ReportFile) -> Form | None:
    """Returns the kind of table in a CSV file, by its column names; None for statistics."""
    tables = {BOARD_COLUMNS: Form.CSV, STROKE_COLUMNS: Form.STROKES, MATCH_STATISTICS_COLUMNS: None}
    columns = cells_of(report.content.partition(b"\n")[0])
    if columns not in tables:
        raise no_report()
    return tables[columns]
