"""Collects stored matches for documents about several matches."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import TYPE_CHECKING

from carrom_desk.exchange.match_file import digits_of, file_and_fingerprint, fingerprint_of, replay_match
from carrom_desk.formats import date_of
from carrom_desk.match.entry.entries import Amended, DetailsChanged, Entry
from carrom_desk.match.plain_text import plain, plain_setup
from carrom_desk.match.ports.store import MatchId, MatchQuery, MatchSummary, StoreDamaged, StoredMatch
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.record import MatchRecord, without_steps
from carrom_desk.match.replay import Corrections
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import Seat
from carrom_desk.presentation.names import initials
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet, score_sheet_of
from carrom_desk.reports.statistics.player_statistics import is_same_name

if TYPE_CHECKING:  # a report of a file needs no library
    from .match_library import MatchLibrary

PAGE = 500
LONGEST_AHEAD = timedelta(days=60)
"""Maximum time between creating a match and playing it, for finding it by date."""
_FEWEST_AHEAD = timedelta(days=-1)
"""Minimum of that time, since the hall's date may differ from the desk's."""


@dataclass(frozen=True, slots=True)
class SkippedMatch:
    """A match that could not be read."""

    id: MatchId
    why: str
    """Reason, as a sentence."""


@dataclass(frozen=True, slots=True)
class ReplayedMatch:
    """A stored match with its record, of which the sheet can be derived in any language."""

    stored: StoredMatch
    record: MatchRecord
    fingerprint: str
    file: str = ""
    """Match file; empty if the steps of the record are not kept."""

    @property
    def setup(self) -> Setup:
        """Setup after the latest change, sanitised."""
        return plain_setup(self.record.setup)

    def sheet(self) -> ScoreSheet:
        """Derives the score sheet in the current language."""
        return score_sheet_of(self.stored.id, self.record, self.fingerprint)


@dataclass(frozen=True, slots=True)
class Found:
    """Matches that were found."""

    matches: tuple[ReplayedMatch, ...]
    left_out: tuple[SkippedMatch, ...]


@dataclass(frozen=True, slots=True)
class DayAsked:
    """Criteria for the matches of a day: an event, a date or both."""

    event: str | None = None
    on: date | None = None
    """Date of the first entry in the hall's time, or of the match's creation if it has no entries."""

    def is_wanted(self, match: StoredMatch, made: str) -> bool:
        """Returns True when a match created at this time meets the criteria; only call if `may_be_wanted`."""
        if self.on is None:
            return True
        first, made_on = (date_of(at) for at in (next((each.at for each in match.entries if each.at), made), made))
        if first is not None and made_on is not None and not _FEWEST_AHEAD <= first - made_on <= LONGEST_AHEAD:
            first = made_on  # the computer's clock was far off at the first entry
        return first == self.on

    def may_be_wanted(self, summary: MatchSummary) -> bool:
        """Returns True when the match may meet the criteria, which only reading it can tell."""
        if self.event is not None and not is_same(summary.event, self.event):
            return False
        made = date_of(summary.started)
        if self.on is None or made is None:
            return True
        return -LONGEST_AHEAD <= made - self.on <= -_FEWEST_AHEAD

    def title(self, event: str) -> str:
        """Returns the title for these matches, with the event in the given spelling."""
        on = "" if self.on is None else self.on.isoformat()
        return ", ".join(part for part in (plain(event), on) if part)

    def title_of(self, found: Found) -> str:
        """Returns the title, with the event spelt as in the matches found."""
        return self.title("" if self.event is None or not found.matches else found.matches[0].setup.event)


def replayed(match: StoredMatch, *, keeps_steps: bool = False) -> ReplayedMatch:
    """Replays a match. `keeps_steps` saves replaying it again for its sheet, and takes two kilobytes per entry.

    Raises:
        InvalidDocument: an entry is not possible at its place.
    """
    record = replay_match(match, corrections=Corrections.KEPT).record
    # From the replayed entries: acts without rulings are judged there, as they are on import.
    if not keeps_steps:
        return ReplayedMatch(match, without_steps(record), fingerprint_of(match.id, match.setup, record.entries))
    file, fingerprint = file_and_fingerprint(replace(match, entries=record.entries))
    return ReplayedMatch(match, record, fingerprint, file)


def day_found(library: "MatchLibrary", asked: DayAsked) -> Found:
    """Returns the matches of a day.

    Raises:
        StoreError: the library could not be read.
    """
    made = {}

    def candidates() -> Iterator[MatchSummary]:
        for summary in listed(library):
            if asked.may_be_wanted(summary):
                made[summary.id] = summary.started
                yield summary

    ids = (summary.id for summary in candidates())
    return _read_all(library, ids, lambda match: asked.is_wanted(match, made[match.id]))


def player_found(library: "MatchLibrary", name: str) -> Found:
    """Returns the matches of a player.

    Raises:
        StoreError: the library could not be read.
    """
    # Search by one word of the name, whatever spaces surround it.
    word = max(name.split(), key=len, default="")
    ids = (summary.id for summary in listed(library, word))
    return _read_all(library, ids, lambda match: _has_player(match, name))


def chosen(library: "MatchLibrary", ids: Iterable[MatchId]) -> Found:
    """Returns the matches with these ids, in this order.

    Raises:
        StoreError: the library could not be read, or a match is missing.
    """
    return _read_all(library, ids, lambda _: True)


def with_fingerprint(library: "MatchLibrary", printed: str) -> StoredMatch | None:
    """Returns the stored match with this printed fingerprint, in the trash or not; None if no readable match has it.

    Raises:
        StoreError: the library could not be read.
    """
    digits = digits_of(printed)
    for summary in (*listed(library), *listed(library, in_trash=True)):
        with suppress(StoreDamaged):
            match = library.store.load(summary.id)
            if digits_of(fingerprint_of(match.id, match.setup, match.entries)) == digits:
                return match
    return None


def listed(library: "MatchLibrary", text: str = "", *, in_trash: bool = False) -> Iterator[MatchSummary]:
    """Yields every stored match with this text in a name or the event, newest first: outside the trash, or only inside
    it.
    """
    offset = 0
    while page := library.store.matches(MatchQuery(text=text, in_trash=in_trash, limit=PAGE, offset=offset)):
        yield from page
        offset += PAGE


def _read_all(library: "MatchLibrary", ids: Iterable[MatchId], is_wanted: Callable[[StoredMatch], bool]) -> Found:
    """Reads and replays the requested matches; unreadable ones are left out and reported."""
    matches, left_out = [], []
    for match_id in ids:
        try:
            match = library.store.load(match_id)
            if is_wanted(match):
                matches.append(replayed(match))
        except (StoreDamaged, InvalidDocument) as trouble:
            left_out.append(SkippedMatch(match_id, _why(trouble)))
    return Found(tuple(matches), tuple(left_out))


def _why(trouble: StoreDamaged | InvalidDocument) -> str:
    if isinstance(trouble, InvalidDocument):
        return " ".join(problem.problem for problem in trouble.problems)
    return str(trouble)


def is_same(one: str, other: str) -> bool:
    """Returns True when two names of events or categories are equal, ignoring case."""
    return plain(one).casefold() == plain(other).casefold()


def _has_player(match: StoredMatch, name: str) -> bool:
    return any(is_same_name(player.name, name) for player in match.setup.players)


# Players by initials only, as organisers publish reports of minors


def with_initials(match: ReplayedMatch, category: str) -> ReplayedMatch:
    """Reduces the names of all players, or of those in a category, to initials.

    The fingerprint stays the same as in the stored match.
    """
    if category and not is_same(match.setup.category, category):
        return match
    stored = match.stored
    entries = tuple(replace(logged, entry=_entry(logged.entry)) for logged in stored.entries)
    told = replace(stored, setup=_setup(stored.setup), entries=entries)
    return replace(replayed(told), fingerprint=match.fingerprint)


def _setup(setup: Setup) -> Setup:
    return replace(setup, sides=setup.sides.map(lambda players: tuple(map(_player, players))))


def _player(player: Player) -> Player:
    return replace(player, name=initials(player.name))


def _entry(entry: Entry) -> Entry:
    match entry:
        case DetailsChanged():
            return _details(entry)
        case Amended(with_=DetailsChanged() as details):
            return replace(entry, with_=_details(details))
        case _:
            return entry


def _details(entry: DetailsChanged) -> DetailsChanged:
    named = entry.players
    if named is None:
        return entry
    players = {seat.value: _player(player) for seat in Seat if (player := named.at(seat)) is not None}
    return replace(entry, players=replace(named, **players))
