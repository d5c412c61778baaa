"""Recovers what can be read of a damaged database, match by match, into a new one. The damaged file is kept.

Learners and their progress are recovered row by row. What the file has lost is taken from its backups and from the
journals of open matches. Entries that do not fit the chain of hashes are rejected, so that a recovery never validates
altered matches.
"""

import shutil
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from typing import Any

from carrom_desk.exchange.codec.document import is_storable
from carrom_desk.formats import parsed_time
from carrom_desk.match.ports.store import MatchId, Progress, RescuedMatch, RescueOutcome, StoredMatch, unwatched
from carrom_desk.match.record import summary_of
from carrom_desk.match.replay import ImpossibleEntry, replay
from carrom_desk.school.learners import Learner, chance_of, progress_of
from carrom_desk.storage.database import Database, open_database
from carrom_desk.storage.errors import plain_errors
from carrom_desk.storage.fragments import Assembled, EntryFragment, HeadFragment, assembled
from carrom_desk.storage.journals import Journal, Journals
from carrom_desk.storage.learner_store import SqlLearnerStore
from carrom_desk.storage.match_store import SqlMatchStore
from carrom_desk.storage.sqlite.driver import Access, Connection, DriverError, connect, connect_to_damaged
from carrom_desk.storage.sqlite.files import WORK_FOLDER, Aside, companions_of, exchange
from carrom_desk.storage.sqlite.writer_lock import claim_alone

_MOST_BACKUPS = 20
_LONGEST_LOG = 100_000
"""Maximum number of entries to look up one by one, since the recorded length may be corrupt."""
_OVERWRITTEN = "\ufffd"
"""Replacement for an unreadable character in a name."""


def rescue(file: Path, backups: Sequence[Path] = (), progress: Progress = unwatched) -> RescueOutcome:
    """Builds a new database from everything readable in a damaged one, its backups and its journals, and replaces the
    damaged one.

    The damaged file is only read, so an interrupted recovery leaves it in place. Backups are given newest first.

    Raises:
        StoreUnavailable: another program has the database open, or there is no space for a copy.
    """
    with (
        plain_errors(str(file)),
        closing(claim_alone(file)),
        _work_folder(file) as folder,
    ):
        new = folder / f"new-{file.name}"
        damaged = _copied(file, folder)
        matches = _rebuild(file, damaged, backups, new, progress)
        aside = exchange(new, file, Aside.DAMAGED)
        return RescueOutcome("" if aside is None else str(aside), matches)


@contextmanager
def _work_folder(file: Path) -> Iterator[Path]:
    """Creates a folder beside a database and removes it at the end; not by tempfile, which on Windows tries names for
    ever where it may not write.
    """
    folder = file.with_name(f"{WORK_FOLDER}{file.name}-{token_hex(4)}")
    folder.mkdir(mode=0o700)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _copied(file: Path, folder: Path) -> Path:
    """Returns a temporary copy to read from, since opening a file may change its journal. The file itself may be
    missing.
    """
    companions = [each for each in companions_of(file) if not each.name.endswith("-shm")]
    for each in (file, *companions):
        if each.exists() or not (companions or Journals(file).read()):
            shutil.copyfile(each, folder / each.name)
    return folder / file.name


def _rebuild(
    file: Path, damaged: Path, backups: Sequence[Path], new: Path, progress: Progress
) -> tuple[RescuedMatch, ...]:
    with ExitStack() as opened:
        database = opened.enter_context(closing(open_database(str(new))))
        connection = opened.enter_context(closing(connect_to_damaged(damaged)))
        copies = list(_readable(backups[:_MOST_BACKUPS], opened))
        _save_learners(Tables(connection), copies, database)
        journals = JournalSource(Journals(file).read())
        return _Rebuilding(Tables(connection), copies, journals, SqlMatchStore(database)).all(progress)


def _readable(backups: Sequence[Path], opened: ExitStack) -> Iterator["Tables"]:
    """Yields the backups that are at least partly readable."""
    for backup in backups:
        with suppress(DriverError, OSError):
            yield Tables(opened.enter_context(closing(connect(backup, Access.LOOK))))


# Sources of fragments; unreadable parts are skipped


class Tables:
    """Tables of a database, as far as SQLite can read them."""

    _IDS = (
        "SELECT id FROM matches INDEXED BY ix_matches_touched ORDER BY touched",
        "SELECT id FROM matches NOT INDEXED",
        "SELECT id FROM matches INDEXED BY sqlite_autoindex_matches_1 ORDER BY id",
        "SELECT id FROM matches INDEXED BY ix_matches_by_begin WHERE trashed_at IS NULL",
        "SELECT DISTINCT match_id FROM entries",
    )
    """Every table and index that contains match ids."""
    _HEAD = "SELECT setup, started, length, last_hash, trashed_at FROM"
    _ENTRY = "SELECT number, payload, previous_hash, hash FROM entries WHERE match_id = ?"
    _PROGRESS = "SELECT learner_id, edition, law, asked, right, card, due FROM law_progress"

    def __init__(self, connection: Connection) -> None:
        """Reads through a connection, which the caller closes."""
        self._connection = connection
        self.is_cut_short = False
        """True when a query could not be read to its end."""

    def ids(self) -> list[MatchId]:
        """Returns every match id in any table or index, those written to last at the end."""
        found = [MatchId(str(row[0])) for query in self._IDS for row in self._rows(query)]
        return list(dict.fromkeys(found))

    def heads(self, match_id: MatchId) -> list[HeadFragment]:
        """Returns the row of a match, looked up by key or, if the index is damaged, by scanning the table."""
        for table in ("matches", "matches NOT INDEXED"):
            found = [
                HeadFragment(match_id, str(setup), str(started), _count(length), str(last_hash), trashed_at)
                for setup, started, length, last_hash, trashed_at in self._rows(
                    f"{self._HEAD} {table} WHERE id = ?", match_id
                )
            ]
            if found:
                return found
        return []

    def entries(self, match_id: MatchId) -> list[EntryFragment]:
        """Returns the log of a match, read in one query and then, if it breaks off, entry by entry."""
        found = {fragment.number: fragment for fragment in self._fragments(f"{self._ENTRY} ORDER BY number", match_id)}
        length = max((head.length for head in self.heads(match_id)), default=0)
        for number in range(min(length, _LONGEST_LOG)):
            if number not in found:
                for fragment in self._fragments(f"{self._ENTRY} AND number = ?", match_id, number):
                    found[number] = fragment
        return list(found.values())

    def learning(self) -> "Learning":
        """Returns learners and their progress, read from both ends of the table around unreadable rows."""
        names, progress = dict[str, str](), dict[LawKey, tuple[Any, ...]]()
        for way in ("", " DESC"):
            names.update(self._rows(f"SELECT id, name FROM learners ORDER BY id{way}"))
            for row in self._rows(f"{self._PROGRESS} ORDER BY learner_id{way}, edition{way}, law{way}"):
                progress[row[:3]] = row
        return names, progress

    def _fragments(self, query: str, *values: object) -> Iterator[EntryFragment]:
        for number, payload, previous_hash, own_hash in self._rows(query, *values):
            if isinstance(number, int):
                yield EntryFragment(number, str(payload), str(previous_hash), str(own_hash))

    def _rows(self, query: str, *values: object) -> Iterator[Any]:
        """Yields rows up to the first unreadable one."""
        try:
            yield from self._connection.execute(query, values)
        except (DriverError, UnicodeDecodeError):  # the message may quote corrupt text
            self.is_cut_short = True


@dataclass(frozen=True, slots=True)
class JournalSource:
    """Journals of the open matches."""

    journals: tuple[Journal, ...]

    def ids(self) -> list[MatchId]:
        return list(dict.fromkeys(each.head.match_id for each in self.journals))

    def heads(self, match_id: MatchId) -> list[HeadFragment]:
        return [each.head for each in self.journals if each.head.match_id == match_id]

    def entries(self, match_id: MatchId) -> list[EntryFragment]:
        return [entry for each in self.journals if each.head.match_id == match_id for entry in each.entries]


LawKey = tuple[str, str, str]
"""Learner, edition and law."""

Learning = tuple[dict[str, str], dict[LawKey, tuple[Any, ...]]]
"""Names of learners by id, and the rows of their progress."""


def _save_learners(tables: Tables, copies: Sequence[Tables], database: Database) -> None:
    """Recovers learners from the damaged file and, newest first, from the backups."""
    places = [tables.learning()]
    if tables.is_cut_short:  # other learners in a backup were deleted permanently
        places += [copy.learning() for copy in copies]
    names, progress = dict[str, str](), dict[LawKey, tuple[Any, ...]]()
    for its_names, its_progress in reversed(places):
        names |= its_names
        progress |= its_progress
    store = SqlLearnerStore(database)
    for learner in names.keys() | {key[0] for key in progress}:
        store.add(Learner(learner, str(names.get(learner) or learner)))  # without a readable name, the key is used
    for learner, *values in progress.values():
        with suppress(KeyError, TypeError, ValueError):  # unreadable: the law counts as new
            shown = progress_of(*values)
            chance_of(shown, shown.due)
            if shown.asked >= max(shown.right, 1):
                store.save_progress(learner, shown)


def _count(value: object) -> int:
    return value if isinstance(value, int) and value >= 0 else 0


class _Rebuilding:
    """Recovers each match from one source after another until it is complete, and saves it in the new database."""

    def __init__(self, tables: Tables, copies: Sequence[Tables], journals: JournalSource, store: SqlMatchStore) -> None:
        self._tables = tables
        self._copies = copies
        self._journals = journals
        self._store = store
        self._ends: set[str] = set()
        """Last hash of every saved match."""

    def all(self, progress: Progress) -> tuple[RescuedMatch, ...]:
        """Saves all matches, one after the other."""
        ids, saved, hollow = self._ids(), list[RescuedMatch](), list[Assembled]()
        for done, match_id in enumerate(ids):
            progress(done, len(ids))
            found = self._found(match_id)
            if found is None:
                if is_storable(match_id) and _OVERWRITTEN not in match_id:
                    saved.append(RescuedMatch(match_id, 0, None, is_lost=True))
            elif found.entries or not found.length:
                saved.append(self._saved(found))
            else:
                hollow.append(found)
        # A match with an unreadable name was already found under its own id.
        saved += [self._saved(found) for found in hollow if found.last_hash not in self._ends]
        return tuple(saved)

    def _ids(self) -> list[MatchId]:
        """Returns every match id found in any source, those written to last at the end."""
        own = self._tables.ids()
        if not self._tables.is_cut_short:
            return own  # other matches in a backup were deleted permanently
        found = [match_id for copy in self._copies for match_id in copy.ids()]
        found += self._journals.ids()
        others = [match_id for match_id in dict.fromkeys(found) if match_id not in set(own)]
        return [*others, *own]

    def _found(self, match_id: MatchId) -> Assembled | None:
        """Returns the best reconstruction of a match from all sources."""
        heads: list[HeadFragment] = []
        fragments: list[EntryFragment] = []
        best: Assembled | None = None
        is_length_known = False
        places: tuple[Tables | JournalSource, ...] = (self._tables, *self._copies, self._journals)
        for place in places:
            heads += place.heads(match_id)
            fragments += place.entries(match_id)
            best = assembled(match_id, heads, fragments)
            # A backup only knows the length of the match when it was made.
            is_length_known = bool(heads) if place is self._tables else is_length_known
            if best is not None and best.is_whole and is_length_known:
                break
        return best

    def _saved(self, found: Assembled) -> RescuedMatch:
        entries = found.entries
        try:
            record = replay(found.setup, entries).record
        except ImpossibleEntry as error:
            entries = entries[: error.number]
            record = replay(found.setup, entries).record
        match = StoredMatch(found.id, found.setup, entries)
        # An unreadable start time is replaced with that of the first entry.
        began = entries[0].at if entries else ""
        started = found.started if parsed_time(found.started) else began
        summary = summary_of(found.id, started, record)
        self._store.create(match, summary)
        if found.trashed_at is not None:
            self._store.delete([found.id])
        self._ends.add(found.last_hash)
        return RescuedMatch(found.id, len(entries), found.length, sides=f"{summary.sides.a} – {summary.sides.b}")
