"""Whether a report tells the truth: it is made again from the match, and compared with what it says.

A PDF has the match inside; any other form is compared with the match that it is said to be of.
"""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import StrEnum, unique
from itertools import groupby

from carrom_desk.exchange.match_file import read_match
from carrom_desk.languages import SOURCE, languages
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.reports.content import Document, Paper
from carrom_desk.reports.day import day_of
from carrom_desk.reports.documents import Extent, Options, day_document
from carrom_desk.reports.languages import say_in
from carrom_desk.reports.tables import BOARD_COLUMNS, MATCH_STATISTICS_COLUMNS, STROKE_COLUMNS
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say, in_english, said

from .documents import Form, MatchNumbers, MatchReport, document_of, match_report, written, written_document
from .report_files import CannotVerify, ReportContent, ReportFile, cells_of, contents_of, no_report, read_report

_MOST_DIFFERENCES = 20
_MOST_LONGER = 2
"""Times as many pieces as there ought to be; what is longer still is told of from its first difference on."""
_MOST_NAMED = 40
"""Pieces in one such difference."""
_BEGINNING = 5
"""So many entries tell a language."""


@unique
class Truth(StrEnum):
    """What a report turns out to be."""

    TRUE = "true"
    ALTERED = "altered"
    """It says something that does not follow from the match."""
    ANOTHER = "another_match"
    """It is of another match than the one that it is compared with."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of it."""

    truth: Truth
    match_id: str = ""
    fingerprint: str = ""
    """Of the match that the report was compared with."""
    differences: tuple[str, ...] = ()
    """Sentences."""


def verify(content: bytes, name: str, source: MatchReport | None, *, version: str, say: Say = in_english) -> Verdict:
    """Compare a report, a file of this name, with the match inside it, or with its source where that is given.

    Raises:
        CannotVerify: nothing can be compared.
    """
    report = read_report(content, name, say)
    try:
        inside = tuple(read_match(text.decode("utf-8")) for text in report.match_files)
    except (InvalidDocument, UnicodeDecodeError):
        return Verdict(Truth.ALTERED, "", "", (say(QT_TRANSLATE_NOOP("Verify", "The match inside cannot be read.")),))
    if source is None and not inside:
        words = QT_TRANSLATE_NOOP("Verify", "No match is inside this file: name the match that it is a report of.")
        raise CannotVerify(say(words))
    if source is not None:
        about = report.made_as.get("match", "") or (inside[0].id if len(inside) == 1 else "")
        if about and about != source.match.id:
            words = QT_TRANSLATE_NOOP("Verify", "The report is of the match {one}, not of {other}.")
            return Verdict(Truth.ANOTHER, source.match.id, "", (say(words, one=about, other=source.match.id),))
    made_by = report.made_as.get("version", version)
    try:
        matches = [match_report(match, version=made_by) for match in inside]
    except InvalidDocument as invalid:
        problems = tuple(said(problem.problem, say) for problem in invalid.problems)
        return Verdict(Truth.ALTERED, inside[0].id, "", problems)
    if source is not None and not inside:
        matches = [replace(source, sheet=replace(source.sheet, version=made_by))]
    return _verdict(report, matches, source, made_by, version, say)


def _verdict(
    report: ReportFile, matches: Sequence[MatchReport], source: MatchReport | None, made_by: str, version: str, say: Say
) -> Verdict:
    """What the report says otherwise than these matches, after what may be the reason."""
    differences = list(_compared(report, matches, say))
    if differences and made_by != version:
        words = QT_TRANSLATE_NOOP(
            "Verify",
            "The report was made by version {made}, and this is version {own}: it may differ for that reason alone. "
            "Have version {made} verify it.",
        )
        differences.insert(0, say(words, made=made_by, own=version))
    sheets = [match.sheet for match in matches]
    if source is not None and [sheet.fingerprint for sheet in sheets] != [source.sheet.fingerprint]:
        words = QT_TRANSLATE_NOOP("Verify", "The match {id} is kept otherwise: it has gone on since, or was changed.")
        differences.insert(0, say(words, id=source.match.id))
    truth = Truth.ALTERED if differences else Truth.TRUE
    if len(sheets) > 1:
        return Verdict(truth, differences=tuple(differences))
    return Verdict(truth, sheets[0].match_id, sheets[0].fingerprint, tuple(differences))


def match_named(content: bytes, name: str) -> str:
    """The id of the match that a report says it is of; empty where it does not say."""
    try:
        return read_report(content, name, in_english).made_as.get("match", "")
    except CannotVerify:
        return ""


# What ought to be there


def _compared(report: ReportFile, matches: Sequence[MatchReport], say: Say) -> Sequence[str]:
    """What the report says otherwise than one that is made of the same matches now."""
    found: list[Sequence[str]] = []
    for language in _languages(report, matches[0], say):
        made = _made_again(report, matches, replace(_options(report), say=say_in(language)), say)
        if made == report.content:
            return ()  # to the byte: nothing needs to be read
        found.append(_differences(*contents_of(made, report, say), say))
        if not found[-1]:
            return ()
    return min(found, key=len)[:_MOST_DIFFERENCES]


def _differences(expected: ReportContent, found: ReportContent, say: Say) -> Sequence[str]:
    pairs = _differing(expected.pieces, found.pieces)
    sentences = [_difference(" ".join(ours), " ".join(theirs), say) for ours, theirs in pairs]
    if sentences or found.drawn == expected.drawn:
        return sentences
    return [say(QT_TRANSLATE_NOOP("Verify", "Something is drawn otherwise than in a report of this match."))]


def _languages(report: ReportFile, match: MatchReport, say: Say) -> Sequence[str]:
    """That of the report, where it says so; that of a table of strokes is told by how the match began."""
    named = report.made_as.get("language", "")
    if named in languages():
        return (named,)
    if report.form is not Form.CSV:
        return languages()
    return _languages_of_strokes(report.content, match) if _table_of(report, say) is Form.STROKES else (SOURCE,)


def _languages_of_strokes(content: bytes, match: MatchReport) -> Sequence[str]:
    """Those in which most of the first entries are told as the table tells them."""
    began = replace(match.match, entries=match.match.entries[:_BEGINNING])
    sheet = match_report(began, version=match.sheet.version).sheet
    happened = [row["happened"] for row in csv.DictReader(io.StringIO(content.decode("utf-8-sig"), newline=""))]
    alike = {
        language: sum(
            line.what == happened for line, happened in zip(sheet.said(say_in(language)).log, happened, strict=False)
        )
        for language in languages()
    }
    return [language for language, lines in alike.items() if lines == max(alike.values())]


def _differing(expected: Sequence[str], found: Sequence[str]) -> Iterator[tuple[Sequence[str], Sequence[str]]]:
    """The runs of pieces that differ, each with what stands in its place."""
    if len(expected) == len(found):  # place by place: to align thousands of short cells takes a minute
        groups = groupby(zip(expected, found, strict=True), key=lambda pair: pair[0] == pair[1])
        for is_equal, run in groups:
            if not is_equal:
                ours, theirs = zip(*run, strict=True)
                yield ours, theirs
        return
    if len(found) > _MOST_LONGER * len(expected):  # to align them could take hours
        pairs = zip(expected, found, strict=False)
        same = next((place for place, pair in enumerate(pairs) if pair[0] != pair[1]), len(expected))
        yield expected[same:][:_MOST_NAMED], found[same:][:_MOST_NAMED]
        return
    for kind, first, last, start, end in SequenceMatcher(None, expected, found).get_opcodes():
        if kind != "equal":
            yield expected[first:last], found[start:end]


def _difference(ought: str, found: str, say: Say) -> str:
    if not found:
        return say(QT_TRANSLATE_NOOP("Verify", "“{ought}” is missing."), ought=ought)
    if not ought:
        return say(QT_TRANSLATE_NOOP("Verify", "“{told}” was added."), told=found)
    words = QT_TRANSLATE_NOOP("Verify", "“{told}” stands where the match has “{ought}”.")
    return say(words, told=found, ought=ought)


def _made_again(report: ReportFile, matches: Sequence[MatchReport], options: Options, say: Say) -> bytes:
    if report.form in (Form.PDF, Form.HTML):
        return written_document(_document(report, matches, options), report.form, options).content
    if report.form is Form.XLSX:
        return written(matches[0], Form.XLSX, options, "").content
    form = _table_of(report, say)
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


def _options(report: ReportFile) -> Options:
    made_as = report.made_as
    return Options(
        paper=Paper(made_as["paper"]) if made_as.get("paper") in tuple(Paper) else Paper.A4,
        extent=Extent(made_as["part"]) if made_as.get("part") in tuple(Extent) else Extent.ALL,
    )


def _table_of(report: ReportFile, say: Say) -> Form | None:
    """Which table a CSV file is, by the names of its columns; None for that of statistics."""
    tables = {BOARD_COLUMNS: Form.CSV, STROKE_COLUMNS: Form.STROKES, MATCH_STATISTICS_COLUMNS: None}
    columns = cells_of(report.content.partition(b"\n")[0])
    if columns not in tables:
        raise no_report(say)
    return tables[columns]
