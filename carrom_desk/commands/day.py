"""`carrom-desk day`: all matches of an event or of a date together."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta

from carrom_desk import __version__
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.store import MatchSummary, StoredMatch
from carrom_desk.reports.as_html import as_html
from carrom_desk.reports.day import Day, day_of
from carrom_desk.reports.day_documents import Packed, file_names, results_csv, results_html, zip_of
from carrom_desk.reports.paper import Paper
from carrom_desk.reports.plain_text import plain
from carrom_desk.reports.table_csv import ENCODING
from carrom_desk.reports.wall_time import date_of, date_words

from .many_matches import Found, listed, read_all
from .opening import library_at
from .output import by_ending, write
from .talk import FAILED, OK, CommandFailed

LONGEST_AHEAD = timedelta(days=60)
"""A match made ready longer before it was played is not looked for by its date."""


@dataclass(frozen=True, slots=True)
class Asked:
    """Which matches, and how."""

    event: str | None
    date: date | None
    """Of the first entry, in the hall; of the match's making, where nothing has been entered."""
    paper: Paper = Paper.A4

    def is_wanted(self, match: StoredMatch, made: str) -> bool:
        """Whether a match that was made at this time is one of them."""
        if self.event is not None and not _is_same(match.setup.event, self.event):
            return False
        first = next((logged.at for logged in match.entries if logged.at), made)
        return self.date is None or date_of(first) == self.date

    def may_be_wanted(self, summary: MatchSummary) -> bool:
        """Whether a match has to be read to know it."""
        if self.event is not None and not _is_same(summary.event, self.event):
            return False
        made = date_of(summary.started)
        if self.date is None or made is None:
            return True
        # A day on either side: what is one date in the hall may be another one at the desk.
        return self.date - LONGEST_AHEAD <= made <= self.date + timedelta(days=1)

    def title(self, event: str) -> str:
        """What these matches are called together, given how the event is written."""
        on = "" if self.date is None else date_words(self.date.isoformat())
        return ", ".join(part for part in (plain(event), on) if part)


@dataclass(frozen=True, slots=True)
class _Gathered:
    """The matches, put together."""

    day: Day
    matches: Mapping[str, StoredMatch]
    """By the fingerprint of the sheet."""
    paper: Paper


def run(database: str, asked: Asked, target: str) -> int:
    """Write the matches of a day as the target's ending asks; 1 when one of them could not be read."""
    content_of = by_ending(target, WRITERS)
    with library_at(database) as library:
        found = _find(library, asked)
    if not found.sheets:
        title = asked.title(asked.event or "") or "this event"
        raise CommandFailed(f"No stored match is of {title}. “carrom-desk matches” lists them all.")
    event = "" if asked.event is None else found.matches[0].setup.event
    day = day_of(asked.title(event), found.sheets, version=__version__)
    matches = {sheet.fingerprint: match for sheet, match in zip(found.sheets, found.matches, strict=True)}
    write(target, lambda: content_of(_Gathered(day, matches, asked.paper)))
    return FAILED if found.left_out else OK


def _find(library: MatchLibrary, asked: Asked) -> Found:
    made = {}

    def candidates() -> Iterator[MatchSummary]:
        for summary in listed(library):
            if asked.may_be_wanted(summary):
                made[summary.id] = summary.started
                yield summary

    return read_all(library, candidates(), lambda match: asked.is_wanted(match, made[match.id]))


def _is_same(one: str, other: str) -> bool:
    return plain(one).casefold() == plain(other).casefold()


def _pdf(found: _Gathered) -> bytes:
    # Qt is loaded for these forms alone.
    from carrom_desk.gui.printing.pdf_report import day_pdf
    from carrom_desk.gui.printing.without_window import without_window

    with without_window():
        return day_pdf(found.day, found.paper)


def _zip(found: _Gathered) -> bytes:
    from carrom_desk.gui.printing.pdf_report import pdf_of
    from carrom_desk.gui.printing.without_window import without_window

    day, paper = found.day, found.paper
    files = [Packed("results.html", _html(found)), Packed("results.csv", _csv(found))]
    with without_window():
        for sheet, name in zip(day.sheets, file_names(day), strict=True):
            files.append(Packed(f"{name}.pdf", pdf_of(sheet, paper)))
            files.append(Packed(f"{name}.html", as_html(sheet, paper).encode("utf-8")))
            files.append(Packed(f"{name}.carrom", write_match(found.matches[sheet.fingerprint]).encode("utf-8")))
    return zip_of(day, files)


def _html(found: _Gathered) -> bytes:
    return results_html(found.day, found.paper).encode("utf-8")


def _csv(found: _Gathered) -> bytes:
    return results_csv(found.day).encode(ENCODING)


WRITERS: Mapping[str, Callable[[_Gathered], bytes]] = {
    ".pdf": _pdf,
    ".zip": _zip,
    ".html": _html,
    ".csv": _csv,
}
"""By the ending of the target's name: every sheet, everything, the list, the list as a table."""
