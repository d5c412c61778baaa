"""Request for a document, and how its subject is found."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import date
from enum import Enum, unique

from carrom_desk.desk.documents import (
    FORMS,
    BlankReport,
    DayReport,
    Form,
    MatchNumbers,
    MatchReport,
    PlayerReport,
    Subject,
    blank_report,
    day_report,
    match_report,
)
from carrom_desk.desk.gathering import DayAsked, Found, chosen, day_found, player_found
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.presentation.screen import OPEN_A_MATCH
from carrom_desk.presentation.wording.match_text import MATCHES_NOT_OPEN
from carrom_desk.presentation.wording.refusal_text import Trouble, in_language
from carrom_desk.reports.match_documents import Extent, Options


@unique
class DocumentKind(Enum):
    """Kind of document by subject, with its name and formats, the default first."""

    MATCH = N_("Match report"), FORMS[MatchReport], Extent.ALL
    MATCH_NUMBERS = N_("Match statistics"), FORMS[MatchNumbers]
    CHOSEN = N_("Selected matches together"), FORMS[DayReport], Extent.CARD
    EVENT = N_("All matches in an event"), FORMS[DayReport], Extent.CARD
    DATE = N_("All matches on a date"), FORMS[DayReport], Extent.CARD
    PLAYER = N_("Player statistics over all matches"), FORMS[PlayerReport]
    BLANK_MATCH = N_("Blank sheet with the match’s names"), FORMS[BlankReport]
    BLANK_SINGLES = N_("Blank sheet for singles"), FORMS[BlankReport]
    BLANK_DOUBLES = N_("Blank sheet for doubles"), FORMS[BlankReport]

    def __init__(self, words: Words, forms: tuple[Form, ...], usual_extent: Extent | None = None) -> None:
        self.words = words
        self.forms = forms
        self.usual_extent = usual_extent
        """Default part of each match; None if it is not asked."""

    @property
    def is_of_many(self) -> bool:
        """True for documents about several matches, which take a while."""
        return self in (DocumentKind.CHOSEN, DocumentKind.EVENT, DocumentKind.DATE, DocumentKind.PLAYER)


_BOARDS = N_("CSV, a table of boards")


@unique
class Naming(Enum):
    """Naming of players in documents about several matches."""

    IN_FULL = N_("In full")
    BY_INITIALS = N_("Initials only")
    IN_CATEGORY = N_("Initials in a category")


def form_words(form: Form, kind: DocumentKind) -> Words:
    return _BOARDS if form is Form.CSV and kind is DocumentKind.MATCH else form.words


@dataclass(frozen=True, slots=True)
class DocumentRequest:
    """Requested document."""

    kind: DocumentKind
    form: Form = Form.PDF
    options: Options = field(default_factory=Options)
    name: str = ""
    """Name of the event or of the player."""
    on: date | None = None
    """The date."""
    is_to_print: bool = False
    """True to print the document instead of writing a file."""
    initials: str | None = None
    """Category whose players are shown by initials; empty for all players, None for none."""


class NothingToReport(Trouble):
    """Raised when there is no such document; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Resolved:
    """Subject of a document, with sentences on what is missing."""

    subject: Subject
    left_out: tuple[str, ...] = ()
    """A sentence for each match that could not be read."""
    of_many: bool = False
    """True for a document about several matches, which takes a while to write."""


@dataclass(frozen=True, slots=True)
class Sources:
    """Sources for documents."""

    library: MatchLibrary | None
    match: StoredMatch | None
    """Match of a document about a single match."""
    chosen: Sequence[MatchId] = ()
    """Matches selected in a list."""

    def kinds(self) -> tuple[DocumentKind, ...]:
        """Returns the kinds of documents available, most relevant first."""
        of_match = (DocumentKind.MATCH, DocumentKind.MATCH_NUMBERS)
        of_library = (DocumentKind.EVENT, DocumentKind.DATE, DocumentKind.PLAYER)
        return (
            *((DocumentKind.CHOSEN,) if self.chosen else ()),
            *(of_match if self.match is not None else ()),
            *(of_library if self.library is not None else ()),
            *((DocumentKind.BLANK_MATCH,) if self.match is not None else ()),
            DocumentKind.BLANK_SINGLES,
            DocumentKind.BLANK_DOUBLES,
        )


def resolve(request: DocumentRequest, sources: Sources) -> Resolved:
    """Returns the subject of the requested document.

    Raises:
        NothingToReport: there is nothing to report.
        StoreError: the library could not be read.
        InvalidDocument: the match has an entry that is not possible at its place.
    """
    match request.kind:
        case DocumentKind.MATCH | DocumentKind.MATCH_NUMBERS | DocumentKind.BLANK_MATCH:
            return Resolved(_about_match(request.kind, sources))
        case DocumentKind.BLANK_SINGLES | DocumentKind.BLANK_DOUBLES:
            doubles = request.kind is DocumentKind.BLANK_DOUBLES
            return Resolved(blank_report(doubles=doubles))
        case _:
            return _about_many(request, sources)


def _about_match(kind: DocumentKind, sources: Sources) -> Subject:
    match = sources.match
    if match is None:
        raise NothingToReport(say(OPEN_A_MATCH))
    report = match_report(match)
    if kind is DocumentKind.BLANK_MATCH:
        return BlankReport(report.match.setup)
    return MatchNumbers(report.match) if kind is DocumentKind.MATCH_NUMBERS else report


def _about_many(request: DocumentRequest, sources: Sources) -> Resolved:
    library = sources.library
    if library is None:
        raise NothingToReport(say(MATCHES_NOT_OPEN))
    if request.kind is DocumentKind.PLAYER:
        found = player_found(library, request.name)
        _insist(found, N_("No stored match has a player with this name."))
        player = PlayerReport(request.name, found.matches)
        return Resolved(player, _left_out(found), of_many=True)
    if request.kind is DocumentKind.CHOSEN:
        found, title = chosen(library, sources.chosen), ""
    else:
        asked = DayAsked(request.name or None, request.on)
        found = day_found(library, asked)
        title = asked.title_of(found)
    _insist(found, N_("No stored match belongs to this event or date."))
    subject = day_report(title, found, request.initials)
    return Resolved(subject, _left_out(found), of_many=True)


def _insist(found: Found, why: Words) -> None:
    if not found.matches:
        raise NothingToReport(" ".join((say(why), *_left_out(found))))


def _left_out(found: Found) -> tuple[str, ...]:
    words = N_("A match was left out: {why}")
    return tuple(say(words, why=in_language(each.why)) for each in found.left_out)
