"""From what is asked for to the document itself."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.desk.documents import (
    BlankReport,
    Document,
    MatchNumbers,
    blank_report,
    day_report,
    match_report,
    player_report,
)
from carrom_desk.desk.gathering import DayAsked, Found, chosen, day_found, player_found
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.store import MatchId, StoredMatch

from .request import DocumentKind, DocumentRequest


class NothingToTell(Exception):
    """There is no such document; says why in a sentence."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """A document, and what is missing from it."""

    document: Document
    left_out: tuple[str, ...] = ()
    """A sentence for each match that could not be read."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Where documents come from."""

    version: str
    """Of the program that makes them."""
    library: MatchLibrary | None
    match: StoredMatch | None
    """The match that a document about one match is about."""
    chosen: Sequence[MatchId] = ()
    """Matches chosen in a list."""


def resolve(request: DocumentRequest, sources: Sources) -> Resolved:
    """The document that is asked for.

    Raises:
        NothingToTell: there is none.
        StoreError: the library cannot be read.
        InvalidDocument: the match has an entry that is not possible where it stands.
    """
    match request.kind:
        case DocumentKind.MATCH | DocumentKind.MATCH_NUMBERS | DocumentKind.BLANK_MATCH:
            return Resolved(_about_match(request.kind, sources))
        case DocumentKind.BLANK_SINGLES | DocumentKind.BLANK_DOUBLES:
            doubles = request.kind is DocumentKind.BLANK_DOUBLES
            return Resolved(blank_report(doubles=doubles, version=sources.version))
        case _:
            return _about_many(request, sources)


def _about_match(kind: DocumentKind, sources: Sources) -> Document:
    match, version = sources.match, sources.version
    if match is None:
        raise NothingToTell(QCoreApplication.translate("Documents", "Open a match first."))
    if kind is DocumentKind.BLANK_MATCH:
        return BlankReport(match.setup, version)
    report = match_report(match, version=version)
    return MatchNumbers(report.sheet) if kind is DocumentKind.MATCH_NUMBERS else report


def _about_many(request: DocumentRequest, sources: Sources) -> Resolved:
    library, version = sources.library, sources.version
    if library is None:
        raise NothingToTell(QCoreApplication.translate("Documents", "The matches are not open."))
    if request.kind is DocumentKind.PLAYER:
        found = player_found(library, request.name, version=version)
        _insist(found, QCoreApplication.translate("Documents", "No stored match has a player of this name."))
        return Resolved(player_report(request.name, found, version=version), _left_out(found))
    if request.kind is DocumentKind.CHOSEN:
        found, title = chosen(library, sources.chosen, version=version), ""
    else:
        asked = DayAsked(request.name or None, request.on)
        found = day_found(library, asked, version=version)
        title = asked.title_of(found)
    _insist(found, QCoreApplication.translate("Documents", "No stored match belongs to it."))
    return Resolved(day_report(title, found, version=version), _left_out(found))


def _insist(found: Found, why: str) -> None:
    if not found.sheets:
        raise NothingToTell(" ".join((why, *_left_out(found))))


def _left_out(found: Found) -> tuple[str, ...]:
    text = QCoreApplication.translate("Documents", "A match is left out: {why}")
    return tuple(text.format(why=each.why) for each in found.left_out)
