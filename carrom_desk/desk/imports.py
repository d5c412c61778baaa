"""Previews and imports of files: match files and SoL pairings."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum, auto, unique
from pathlib import Path

from carrom_desk.exchange.match_file import LONGEST_FILE, bytes_of, read_match, replay_match, text_of
from carrom_desk.exchange.sol.sol_names import is_sol_name
from carrom_desk.exchange.sol.sol_pairings import SolPairing, read_sol, without_result
from carrom_desk.exchange.sol.sol_reading import sol_text
from carrom_desk.exchange.sol.sol_results import SolResults, with_results
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.plain_text import plain
from carrom_desk.match.ports.store import (
    MatchId,
    MatchQuery,
    MatchSummary,
    Progress,
    Stopped,
    StoredMatch,
    StoreError,
    part_of,
    unwatched,
    watched,
)
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.match.setup import Setup
from carrom_desk.presentation.wording.refusal_text import fault_line, in_language
from carrom_desk.rules.texts.words import NAMED

from .match_library import MatchLibrary

# Match files


@unique
class Relation(Enum):
    """Relation of a match in a file to the stored match with the same identifier."""

    NEW = auto()
    """There is no stored match."""
    SAME = auto()
    """Both are identical."""
    OTHER = auto()
    """One has more or different entries."""


@dataclass(frozen=True, slots=True)
class FoundInFile:
    """A match in a file, and the stored one."""

    path: str
    match: StoredMatch
    """The match, with a ruling for every act."""
    likeness: Relation
    stored: MatchSummary | None = None
    """Stored match with the same identifier, in the trash or not."""
    stored_entries: int = 0

    @property
    def is_in_trash(self) -> bool:
        """True when the stored match is in the trash."""
        return self.stored is not None and bool(self.stored.trashed)


Unread = InvalidDocument | OSError | StoreError
"""Reason why a file or its stored match could not be read."""


def look_into_all(
    library: MatchLibrary, paths: Sequence[str], progress: Progress = unwatched
) -> list[tuple[str, FoundInFile | Unread]]:
    """Reads match files one after the other; if stopped, returns those read so far."""
    found: list[tuple[str, FoundInFile | Unread]] = []
    for number, path in enumerate(paths):
        try:
            found.append((path, look_into(library, path, part_of(progress, number, len(paths)))))
        except Stopped:
            break
        except (InvalidDocument, OSError, StoreError) as error:
            found.append((path, error))
    return found


_IS_SOL = N_("This file is from SoL. Choose “Pairings from SoL” to umpire its pairings.")


def look_into(library: MatchLibrary, path: str, progress: Progress = unwatched) -> FoundInFile:
    """Reads a match file and replays it; nothing is stored yet.

    Raises:
        InvalidDocument: with every problem and its place in the file.
        OSError: it could not be read.
        StoreError: the stored match could not be read.
        Stopped: the caller stopped it.
    """
    if is_sol_name(path):
        raise InvalidDocument.at("", _IS_SOL)
    match = read_match(text_of(bytes_of(Path(path), LONGEST_FILE)), part_of(progress, 0, 2))
    kept = replace(match, entries=replay_match(match, progress=part_of(progress, 1, 2)).record.entries)
    stored = library.store.summary(match.id)
    if stored is None:
        return FoundInFile(path, kept, Relation.NEW)
    there = library.store.load(match.id)
    is_same = (there.setup, there.entries) == (kept.setup, kept.entries)
    return FoundInFile(path, kept, Relation.SAME if is_same else Relation.OTHER, stored, len(there.entries))


def sort_out(
    read: Iterable[tuple[str, FoundInFile | Unread]], open_match: MatchId | None
) -> tuple[tuple[FoundInFile, ...], list[str]]:
    """Returns the matches that can be imported, each once, and sentences on the other files."""
    found: dict[MatchId, FoundInFile] = {}
    problems: list[str] = []
    for path, each in read:
        name = Path(path).name
        match each:
            case InvalidDocument():
                problems += [f"{name}, {fault_line(problem)}" for problem in each.problems]
            case OSError():
                problems.append(_("{name}: could not be read: {why}.").format(name=name, why=each.strerror))
            case StoreError():
                problems.append(say(NAMED, name=name, text=in_language(each)))
            case FoundInFile() if each.match.id in found:
                text = _("{name}: contains the same match as {other}, listed before it.")
                problems.append(text.format(name=name, other=Path(found[each.match.id].path).name))
            case FoundInFile() if each.likeness is Relation.SAME and not each.is_in_trash:
                problems.append(_("{name}: already in the library. Nothing was changed.").format(name=name))
            case FoundInFile() if each.match.id == open_match:
                text = _("{name}: this match is open. Open or start another match before you replace it.")
                problems.append(text.format(name=name))
            case FoundInFile():
                found[each.match.id] = each
    return tuple(found.values()), problems


def import_matches(
    library: MatchLibrary, wanted: Sequence[FoundInFile], progress: Progress = unwatched
) -> tuple[list[FoundInFile], list[tuple[str, StoreError]]]:
    """Stores matches from files until stopped; returns those stored, and reasons for the others."""
    taken: list[FoundInFile] = []
    troubles: list[tuple[str, StoreError]] = []
    with suppress(Stopped):
        for found in watched(wanted, len(wanted), progress):
            try:
                import_match(library, found)
            except StoreError as error:
                troubles.append((found.path, error))
            else:
                taken.append(found)
    return taken, troubles


def import_match(library: MatchLibrary, found: FoundInFile) -> None:
    """Stores a match from a file. An identical stored match is restored from the trash; a different one moves there.

    Raises:
        StoreError: it could not be stored.
    """
    match found.likeness:
        case Relation.NEW:
            library.add(found.match)
        case Relation.SAME if found.is_in_trash:
            library.store.restore_matches((found.match.id,))
        case Relation.SAME:
            pass
        case Relation.OTHER:
            library.add(found.match, replace_existing=True)


def import_from_hall(library: MatchLibrary, match: StoredMatch, *, counts: bool = False) -> MatchId:
    """Stores the hall's match for this table; returns the match to open.

    If a stored match has fewer entries than the hall's, or the hall's log counts (`counts`), it is replaced and moves
    to the trash.

    Raises:
        StoreError: it could not be stored.
    """
    if library.store.summary(match.id) is None:
        library.add(match)
    else:
        here = library.store.load(match.id)
        is_beginning = tuple(match.entries[: len(here.entries)]) == tuple(here.entries)
        if counts or (is_beginning and len(match.entries) > len(here.entries)):
            library.add(match, replace_existing=True)
    return match.id


# Pairings


MOST_OF_AN_EVENT = 5_000
"""Maximum number of an event's matches searched for an existing pairing."""


@dataclass(frozen=True, slots=True)
class OfferedPairing:
    """A pairing that can become a match."""

    setup: Setup
    is_known: bool
    """True when the library already has a match of this event and round between these sides."""


def pairings_in(content: bytes, name: str, progress: Progress = unwatched) -> tuple[SolPairing, ...]:
    """Returns the pairings of players in a file without a result; a tie of teams is several matches.

    Raises:
        InvalidDocument: with every problem and its place.
        Stopped: the caller stopped it.
    """
    found = without_result(read_sol(sol_text(content, name), progress=progress))
    return tuple(each for each in found if each.teams is None)


def offered(library: MatchLibrary, pairings: Sequence[SolPairing]) -> tuple[OfferedPairing, ...]:
    """Marks the pairings that the library already has.

    Raises:
        StoreError: the library could not be read.
    """
    known = {event: _known(library, event) for event in {pairing.setup.event for pairing in pairings}}
    setups = [pairing.setup for pairing in pairings]
    kinds = (_kind(setup.round, setup.names) for setup in setups)
    return tuple(OfferedPairing(setup, kind in known[setup.event]) for setup, kind in zip(setups, kinds, strict=True))


def begin_all(
    library: MatchLibrary, setups: Sequence[Setup], progress: Progress = unwatched
) -> tuple[int, StoreError | None]:
    """Stores new matches until stopped or one fails; returns the number stored and the reason for stopping."""
    kept = 0
    try:
        for setup in watched(setups, len(setups), progress):
            library.begin(setup)
            kept += 1
    except Stopped:
        pass
    except StoreError as error:
        return kept, error
    return kept, None


def results_into(library: MatchLibrary, content: bytes, name: str, *, replace: bool = False) -> SolResults:
    """Adds the results of all stored matches of its events to the organiser's file; see `with_results`.

    Raises:
        InvalidDocument: the file is not a SoL file; with every problem and its place.
        StoreError: the library could not be read.
    """
    events = {pairing.setup.event for pairing in read_sol(sol_text(content, name))}
    found = [
        library.store.load(summary.id)
        for event in sorted(events)
        for summary in library.store.matches(MatchQuery(event=event, limit=MOST_OF_AN_EVENT))
    ]
    return with_results(content, name, found, replace=replace)


_Kind = tuple[str, frozenset[str]]


def _known(library: MatchLibrary, event: str) -> frozenset[_Kind]:
    found = library.store.matches(MatchQuery(event=event, limit=MOST_OF_AN_EVENT))
    return frozenset(_kind(summary.round, summary.sides) for summary in found)


def _kind(round_: str, sides: Iterable[str]) -> _Kind:
    """Returns a key that is equal for matches of an event with the same sides and round."""
    return round_, frozenset(plain(side).casefold() for side in sides)
