"""Available documents: match report, statistics, day, blank sheet.

They are made in the current language, which is that of their options and of the sheets they are made from.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import unique
from typing import TYPE_CHECKING
from urllib.parse import quote

from carrom_desk import __version__
from carrom_desk.formats import moment_key
from carrom_desk.i18n import N_, Worded, _, current_language, say
from carrom_desk.languages import direction_of
from carrom_desk.match.effects.outcome import OutcomeKind
from carrom_desk.match.plain_text import plain_setup, without_marks
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.sheet.remarks import ProtestFate
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet

from .content import Heading, Note, Paper
from .document import Attachment, Chapter, Document, Part
from .organiser import NOBODY, Organiser
from .sheet.blank_sheet import KIND as BLANK
from .sheet.blank_sheet import blank_pages
from .sheet.log_page import log_page
from .sheet.report_tables import details
from .sheet.score_page import score_page
from .sheet.sheet_head import DECIDED, KIND
from .statistics.player_statistics import PlayerStatistics
from .statistics.statistics_report import match_parts, match_title, player_parts, player_title

if TYPE_CHECKING:
    from .results.day import Day


@unique
class Extent(Worded):
    """Parts included in a report, the whole first."""

    ALL = "all", N_("Everything")
    CARD = "card", N_("One-page sheet to sign")
    """Only the page that is signed."""
    DETAILS = "details", N_("Details and statistics")
    LOG = "log", N_("Log")


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a document."""

    paper: Paper = Paper.A4
    extent: Extent = Extent.ALL
    language: str = field(default_factory=current_language)
    """ISO 639 code."""
    organiser: Organiser = NOBODY
    hall: str = ""
    """Address of the hall whose page has the match; empty for none."""
    separator: str = ","
    """Separator of the columns of a CSV file."""
    version: str = __version__
    """Version of the program, which another one can state to make its document again."""

    @property
    def program(self) -> str:
        """Name and version of the program."""
        return f"Carrom Desk {self.version}"


def match_document(sheet: ScoreSheet, options: Options, match_file: str = "") -> Document:
    title = title_words(sheet)
    chapters = tuple(_match_chapters(sheet, options, "match-1", title, match_file))
    made_as = recorded(options, "match", [sheet.match_id])
    return _document(title, chapters, options, [sheet], made_as)


def title_words(sheet: ScoreSheet) -> str:
    """Returns the title of a report: its kind, players and event."""
    setup = sheet.setup
    sides = setup.versus
    return f"{say(KIND)}: {sides}{f', {setup.event}' if setup.event else ''}"


def match_statistics_document(sheet: ScoreSheet, options: Options) -> Document:
    """Returns the statistics of a match."""
    title = match_title(sheet)
    chapter = Chapter("statistics", title.kind, (title, *match_parts(sheet)), _foot(sheet))
    words = f"{title.kind}: {without_marks(title.title)}"
    made_as = recorded(options, "statistics", [sheet.match_id])
    return _document(words, (chapter,), options, [sheet], made_as)


def player_statistics_document(player: PlayerStatistics, options: Options) -> Document:
    """Returns the statistics of a player over several matches."""
    title = player_title(player)
    chapter = Chapter("statistics", title.kind, (title, *player_parts(player)), title.title)
    made_as = recorded(options, "player", [match.sheet.match_id for match in player.matches], title=player.name)
    return _document(f"{title.kind}: {title.title}", (chapter,), options, (), made_as)


def day_document(
    day: "Day", options: Options, match_files: Iterable[str] = (), initials: str | None = None
) -> Document:
    """Returns the results of a day, then every match; the match files, in the same order, are embedded. `initials` is
    the category whose players are shown by initials.
    """
    from .results.day import chapter_name, results_parts, results_title  # not for the report of one match

    title = results_title(day)
    chapters = [Chapter("results", title.kind, (title, *results_parts(day)), title.title)]
    files = iter(match_files)
    for number, sheet in enumerate(day.sheets, 1):
        bookmark = f"{number}. {sheet.names.full.versus}"
        chapters += _match_chapters(sheet, options, chapter_name(number), bookmark, next(files, ""))
    made_as = recorded(options, "day", [sheet.match_id for sheet in day.sheets], title=day.title, initials=initials)
    return _document(f"{title.kind}: {title.title}", tuple(chapters), options, day.sheets, made_as)


def blank_document(setup: Setup, options: Options) -> Document:
    """Returns a blank sheet for a match with this setup."""
    setup = plain_setup(setup)
    is_known = all(player.name for player in setup.players)
    sides = setup.versus if is_known else ""
    title = ": ".join(filter(None, (say(BLANK), sides)))
    chapter = Chapter("sheet", say(BLANK), (blank_pages(setup),), sides)
    return _document(title, (chapter,), options, (), recorded(options, "blank"))


def plain_document(title: str, chapter: Chapter, options: Options) -> Document:
    direction = direction_of(options.language)
    return Document(title, (chapter,), options.paper, options.language, options.program, direction)


def _match_chapters(sheet: ScoreSheet, options: Options, name: str, title: str, match_file: str) -> Iterable[Chapter]:
    """Yields the page that is signed, then details and log, each starting on a new page."""
    extent = options.extent
    parts: list[tuple[str, tuple[Part, ...]]] = []
    if extent in (Extent.CARD, Extent.ALL):
        parts.append(("", (score_page(sheet, options.program, options.hall),)))
    if extent is Extent.ALL and not (sheet.games or sheet.corrections) and sheet.outcome.is_final:
        extent = Extent.CARD  # nothing was played or corrected: the sheet is complete
    if extent in (Extent.DETAILS, Extent.ALL):
        parts.append(("details", _details(sheet)))
    if extent in (Extent.LOG, Extent.ALL):
        heading = _("Log")
        parts.append(("log", (Heading(heading), log_page(sheet))))
    attachment = None
    if match_file:
        explanation = _("The match, entry by entry, for checking the report with carrom-desk verify")
        attachment = Attachment(f"{name}.carrom", match_file, explanation)
    for place, (suffix, found) in enumerate(parts):
        heading = found[0].text if isinstance(found[0], Heading) else title
        chapter_title = heading if place or not title else title
        yield Chapter(
            name if place == 0 else f"{name}-{suffix}",
            chapter_title,
            found,
            _foot(sheet),
            notice_of(sheet),
            attachment if place == 0 else None,
        )


def _details(sheet: ScoreSheet) -> tuple[Part, ...]:
    tables = details(sheet)
    notation = _("Game.board: 1.3 is board 3 of game 1.")
    note = Note(notation if tables else _("Nothing to report."))
    heading = Heading(_("Details"))
    if not sheet.statistics.has_any:
        return (heading, *tables, note)
    numbers = Heading(_("Statistics"))
    return (heading, *tables, note, numbers, *match_parts(sheet))


def notice_of(sheet: ScoreSheet) -> str:
    """Returns the line on top of a match that does not count or has no result yet; otherwise empty."""
    if sheet.setup.practice:
        return _("Practice")
    match sheet.outcome.kind:
        case OutcomeKind.WITHHELD:
            return _("Under protest")
        case OutcomeKind.CLAIM_OPEN:
            is_protested = any(protest.fate is ProtestFate.UNDECIDED for protest in sheet.protests)
            return " · ".join((*([_("Under protest")] if is_protested else ()), _("Claim open")))
        case OutcomeKind.IN_PROGRESS | OutcomeKind.NOT_BEGUN:
            return _("Not finished")
        case _:
            return ""


def _foot(sheet: ScoreSheet) -> str:
    """Returns the footer of every page: the match, and whether the umpire overrode rulings."""
    sides = " – ".join(sheet.names.side(side) for side in Side)
    decided = say(DECIDED) if sheet.overrides else ""
    return " · ".join(filter(None, (sides, sheet.fingerprint, decided)))


def _document(
    title: str,
    chapters: tuple[Chapter, ...],
    options: Options,
    sheets: Iterable[ScoreSheet],
    made_as: tuple[str, ...],
) -> Document:
    """Returns the document; its authors are the umpires, its date is that of the last entry."""
    found = tuple(sheets)
    return Document(
        title=title,
        authors=tuple(dict.fromkeys(sheet.setup.umpire for sheet in found if sheet.setup.umpire)),
        chapters=chapters,
        paper=options.paper,
        language=options.language,
        page_words=_("Page {page} of {pages}"),
        program=options.program,
        direction=direction_of(options.language),
        written_at=last_moment(found),
        logo=options.organiser.drawing(),
        organised=options.organiser.words(),
        organiser=options.organiser.attachment(),
        made_as=made_as,
    )


def last_moment(sheets: Iterable[ScoreSheet]) -> int:
    """Returns the time of the last entry in seconds since 1970; 0 if none is known."""
    times = (moment_key(line.at) for sheet in sheets for line in sheet.log[-1:])
    return int(max((seconds for is_unknown, seconds, _ in times if not is_unknown), default=0))


def recorded(
    options: Options, about: str, ids: Iterable[str] = (), *, title: str = "", initials: str | None = None
) -> tuple[str, ...]:
    """Returns the words from which a document can be made again, such as `part=card`, each without spaces or commas:
    its subject, the ids of its matches, its title and its options.
    """
    pairs = [
        ("about", about),
        *(("match", match_id) for match_id in ids),
        *((("title", title),) if title else ()),
        ("part", options.extent.value),
        ("paper", options.paper.value),
        ("language", options.language),
        *((("hall", options.hall),) if options.hall else ()),
        *((("initials", initials),) if initials is not None else ()),
    ]
    return tuple(f"{key}={quote(value, safe='/:')}" for key, value in pairs)
