"""Verifies a report by making it again from its match and comparing the bytes.

Documents are reproducible, so nothing here reads what another program wrote: any other bytes are an altered report. A
program that signs or annotates a PDF appends to it, and leaves the original as it was.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import unique
from html import unescape
from itertools import takewhile
from string import hexdigits

from carrom_desk import __version__
from carrom_desk.desk.documents import Form, MatchNumbers, MatchReport, PlayerReport, Subject, day_report, written
from carrom_desk.desk.gathering import Found, replayed
from carrom_desk.exchange.match_file import DIGITS_OF_A_GROUP, GROUPS, digits_of, fingerprint_of, replay_match
from carrom_desk.i18n import N_, SOURCE, Worded, _, say
from carrom_desk.languages import languages
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import StoredMatch
from carrom_desk.match.replay import Corrections
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from carrom_desk.reports.organiser import ORGANISERS_LOGO
from carrom_desk.reports.output.packed_pdf import compressed_as
from carrom_desk.reports.output.packed_workbook import without_times

from .looked_up import ComparedWith, Source
from .report_files import CannotVerify, ReportFile, rows_of

_MOST_NAMED = 30
"""Maximum number of differences, and of words in each."""


@unique
class ReportVerdict(Worded):
    """Verdict on a report."""

    TRUE = "true", N_("The report matches the record. Everything in it follows from match {id}.")
    ANNOTATED = (
        "annotated",
        N_(
            "Something was added to this report, such as a signature or a note. It may change what the pages show. "
            "Save the original and compare them."
        ),
    )
    """The file begins with the report, and something was appended, such as a signature or a note."""
    ALTERED = "altered", N_("This is not the original report. It was altered, or saved again by another program.")
    """The file is not the report that follows from the match."""
    OTHER = "other", N_("The report is for a different match.")
    """The report is about a different match."""

    @property
    def has_report(self) -> bool:
        """True when the file contains the report byte by byte."""
        return self in (ReportVerdict.TRUE, ReportVerdict.ANNOTATED)


_ALL_MATCH = N_("The report matches the record. Everything in it follows from its matches.")
_BY_ITSELF = N_("No match of this id was found here or in a hall, so the report was compared only with its own match.")
_OTHER_VERSION = N_(
    "The report was made by version {made}, and this is version {own}. That alone may explain the differences. Compare "
    "it with a new report."
)
_KEPT_OTHERWISE = N_("The stored match {id} is different. It has continued since, or was changed.")


@dataclass(frozen=True, slots=True)
class Verification:
    """Result of a verification."""

    verdict: ReportVerdict
    against: ComparedWith
    match_id: str = ""
    """Empty for a report of several matches, as is the fingerprint."""
    fingerprint: str = ""
    """Fingerprint of the match."""
    differences: tuple[str, ...] = ()
    """Sentences on the words that differ, for web pages and tables."""
    notes: tuple[str, ...] = ()
    """Sentences on likely reasons, and on what was not verified."""
    version: str = ""
    """Version of the program that made an altered report, if it is not this one."""
    original: bytes = field(default=b"", repr=False)
    """The document made again; empty if it is about another match."""

    def sentences(self) -> tuple[str, ...]:
        """Returns sentences on the result and its limits."""
        is_of_several = self.verdict is ReportVerdict.TRUE and not self.match_id
        words = _ALL_MATCH if is_of_several else self.verdict.words
        by_itself = self.against is ComparedWith.ITSELF and self.verdict.has_report
        return (say(words, id=self.match_id), *((say(_BY_ITSELF),) if by_itself else ()), *self.notes)


def verify(report: ReportFile, sources: Sequence[Source], *, version: str = __version__) -> Verification:
    """Verifies a report against its matches; `sources` are stored and named ones, the preferred first.

    Raises:
        CannotVerify: a match of the report is missing.
        InvalidDocument: a match of the sources has an entry that is not possible at its place.
    """
    ids = report.ids or tuple(source.match.id for source in sources[:1])
    others = [source.match.id for source in sources if source.match.id not in ids]
    if others:
        told = say(N_("The report is for match {one}, not {other}."), one=", ".join(ids), other=others[0])
        return Verification(ReportVerdict.OTHER, sources[0].against, others[0], notes=(told,))
    embedded = {match.id: match for match in report.matches}
    known = {match.id: Source(match, ComparedWith.ITSELF) for match in report.matches}
    known |= {source.match.id: source for source in reversed(sources)}
    missing = [match_id for match_id in ids if match_id not in known]
    if missing or not ids:
        if len(missing) > 1:
            words = N_("The report is about several matches. Import match {id} and try again.")
            raise CannotVerify(say(words, id=missing[0]))
        raise CannotVerify(_("This file contains no match. Specify the match that it reports on."))
    against = max((known[match_id].against for match_id in ids), key=list(ComparedWith).index)
    matches = [_preferred(embedded.get(match_id), known[match_id].match) for match_id in ids]
    changed = [match.id for match in matches if embedded.get(match.id, match) is not match]
    about = (matches[0].id, _fingerprint(matches[0])) if len(matches) == 1 else ("", "")
    notes = tuple(say(_KEPT_OTHERWISE, id=match_id) for match_id in changed)
    return _compared(report, matches, Verification(ReportVerdict.TRUE, against, *about, notes=notes), version)


def _preferred(embedded: StoredMatch | None, stored: StoredMatch) -> StoredMatch:
    """Returns the embedded match if it is the stored one, since it may lack rulings that the stored one has."""
    is_same = embedded == stored or (embedded is not None and _fingerprint(embedded) == _fingerprint(stored))
    return embedded if embedded is not None and is_same else stored


def _fingerprint(match: StoredMatch) -> str:
    return fingerprint_of(match.id, match.setup, replay_match(match, corrections=Corrections.KEPT).record.entries)


# Comparison


def _compared(report: ReportFile, matches: Sequence[StoredMatch], so_far: Verification, version: str) -> Verification:
    """Completes a verification by the bytes of the report made again, in each way that its options leave open."""
    made_by, tried = report.recorded.get("version", version), []
    for recorded in _ways(report, matches):
        made = _made_again(report, recorded, matches, made_by)
        found = replace(so_far, notes=(*so_far.notes, *_unverified(report, matches)), original=made)
        if _comparable(report.form, made) == _comparable(report.form, report.content):
            return found
        if report.form is Form.PDF and report.content.startswith(made):
            return replace(found, verdict=ReportVerdict.ANNOTATED)
        tried.append((recorded, made))
    recorded, original = max(tried, key=lambda each: len(set(each[1].split()) & set(report.content.split())))
    found = replace(so_far, verdict=ReportVerdict.ALTERED)
    if made_by != version:
        original = _made_again(report, recorded, matches, version)
        found = replace(found, version=made_by)
    made_with, own = (
        f"{each} {_typesetter(pdf)}".strip() for each, pdf in ((made_by, report.content), (version, original))
    )
    if made_with != own:
        found = replace(found, notes=(*found.notes, say(_OTHER_VERSION, made=made_with, own=own)))
    if report.form not in (Form.PDF, Form.XLSX):
        ours, theirs = _words(report.form, original), _words(report.form, report.content)
        found = replace(found, differences=tuple(_differences(ours, theirs)))
    return replace(found, original=original)


def _typesetter(pdf: bytes) -> str:
    """Returns what typeset a PDF, such as “(Typst 0.15.1)”; empty for other formats."""
    found = re.search(rb"<xmp:CreatorTool>(Typst [\d.]{1,20})</", pdf)
    return f"({found[1].decode()})" if found else ""


def _made_again(report: ReportFile, recorded: Mapping[str, str], matches: Sequence[StoredMatch], version: str) -> bytes:
    paper, part, language = (recorded.get(key, "") for key in ("paper", "part", "language"))
    options = Options(
        Paper(paper) if paper in tuple(Paper) else Paper.A4,
        Extent(part) if part in tuple(Extent) else Extent.ALL,
        language if language in languages() else SOURCE,
        report.organiser,
        recorded.get("hall", ""),
        recorded.get("separator", ","),
        version,
    )
    subject = _subject(recorded, matches)
    try:
        content = written(subject, report.form, options, "").content
    except ValueError:  # no such format: the record of the file is made up
        return b""
    return compressed_as(content, report.content) if report.form is Form.PDF else content


def _subject(recorded: Mapping[str, str], matches: Sequence[StoredMatch]) -> Subject:
    found, title = Found(tuple(map(replayed, matches)), ()), recorded.get("title", "")
    match recorded.get("about"):
        case "day":
            return day_report(title, found, recorded.get("initials"))
        case "player":
            return PlayerReport(title, found.matches)
        case "statistics":
            return MatchNumbers(found.matches[0])
        case _:
            return MatchReport(found.matches[0])


def _ways(report: ReportFile, matches: Sequence[StoredMatch]) -> Iterator[Mapping[str, str]]:
    """Yields the options that the report may have been made with: the recorded ones, unless it is a table."""
    recorded, about = report.recorded, report.recorded.get("about")
    if report.form is Form.STROKES:
        yield from ({**recorded, "language": language} for language in languages())
        return
    yield recorded
    setups = (
        [replay_match(match, corrections=Corrections.KEPT).record.setup for match in matches]
        if report.form is Form.CSV
        else []
    )
    if about == "player":
        names = (player.name for setup in setups for player in setup.players)
        yield from ({**recorded, "title": name} for name in dict.fromkeys(names))
    elif about == "day":
        yield from ({**recorded, "initials": each} for each in dict.fromkeys(["", *(x.category for x in setups)]))


def _comparable(form: Form, content: bytes) -> object:
    """Returns a file as it is compared: without line ends where they do not count, and without times in a workbook."""
    if form is Form.XLSX:
        return without_times(content)
    return content if form is Form.PDF else content.replace(b"\r\n", b"\n")


def _unverified(report: ReportFile, matches: Sequence[StoredMatch]) -> tuple[str, ...]:
    """Returns a sentence on contents that do not come from a match, such as an organiser or a hall's address."""
    organiser, recorded = report.organiser, report.recorded
    what = [organiser.words(), say(ORGANISERS_LOGO) if organiser.logo else "", plain(recorded.get("hall", ""))]
    if recorded.get("about") == "day" and recorded.get("title", "") not in _titles(matches):
        what.append(plain(recorded["title"]))
    words = N_("Not verified, because it is not part of the match: {what}.")
    return (say(words, what=" · ".join(filter(None, what))),) if any(what) else ()


def _titles(matches: Sequence[StoredMatch]) -> set[str]:
    """Returns the titles that a day of these matches can have: event, date or both."""
    found = [replayed(match) for match in matches]
    events, dates = {match.setup.event for match in found}, {match.record.started[:10] for match in found}
    return {", ".join(filter(None, (event, date))) for event in {"", *events} for date in {"", *dates}}


# Differences, as a hint


def _words(form: Form, content: bytes) -> list[str]:
    """Returns the words of a web page, or the cells of a table."""
    text = content.decode("utf-8-sig", errors="replace")
    if form is Form.HTML:
        return unescape(re.sub("<[^<>]*>", " ", text.partition("<body>")[2])).split()
    return [cell for row in rows_of(text) for cell in row]


def _differences(ours: Sequence[str], theirs: Sequence[str]) -> Iterator[str]:
    """Yields a sentence for each word that differs or, if there are more or fewer words, for all in between."""
    pairs = [pair for pair in zip(ours, theirs, strict=False) if pair[0] != pair[1]]
    if len(ours) != len(theirs):
        first = _alike(ours, theirs)
        last = _alike(ours[first:][::-1], theirs[first:][::-1])
        one, other = (" ".join(words[first : len(words) - last][:_MOST_NAMED]) for words in (ours, theirs))
        pairs = [(one, other)]
    words = N_("“{told}” appears where the match has “{ought}”.")
    for ought, told in pairs[:_MOST_NAMED]:
        yield say(words, told=plain(told), ought=plain(ought))


def _alike(ours: Sequence[str], theirs: Sequence[str]) -> int:
    """Returns with how many equal words both start."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(ours, theirs, strict=False)))


# Fingerprint


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
        return Verification(ReportVerdict.OTHER, ComparedWith.DATABASE, notes=(unknown,))
    found = Verification(ReportVerdict.TRUE, source.against, source.match.id, _fingerprint(source.match))
    if digits_of(found.fingerprint) == digits:
        return found
    kept = say(_KEPT_OTHERWISE, id=source.match.id)
    return replace(found, verdict=ReportVerdict.ALTERED, notes=(kept,))
