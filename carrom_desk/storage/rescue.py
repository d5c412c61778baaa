"""Saving what can be read of a damaged database: match by match into a new one, the damaged file kept beside it.

What the file does not hold any more is taken from its backups. No entry is taken that does not fit its chain of
hashes: a match that was changed by chance or by hand is not made sound by a rescue.
"""

import shutil
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from carrom_desk.match.document import is_storable
from carrom_desk.match.replay import ImpossibleEntry, replay
from carrom_desk.match.safekeeping import Progress
from carrom_desk.match.store import MatchId, StoredMatch
from carrom_desk.match.summary import summary_of

from .database import open_database
from .match_store import SqlMatchStore
from .scrap_sources import Copy, Pages, Source, Tables
from .scraps import EntryScrap, HeadScrap, Pieced, pieced
from .setting_aside import WORKPLACE, Aside, claim_alone, companions_of, exchange
from .troubles import told_plainly

_MOST_BACKUPS = 20
_OVERWRITTEN = "\ufffd"
"""Stands in a name for what is no letter any more."""


@dataclass(frozen=True, slots=True)
class RescuedMatch:
    """What became of one match."""

    id: MatchId
    kept: int
    """Entries saved, from the first on; with `is_lost` none, and no setup either."""
    length: int | None
    """Entries it had, as far as that can be read."""
    is_lost: bool = False
    sides: str = field(default="", compare=False)
    """Who played it; empty when it is lost."""

    @property
    def is_whole(self) -> bool:
        """Whether every entry was saved."""
        return not self.is_lost and self.kept == self.length


@dataclass(frozen=True, slots=True)
class Rescue:
    """The outcome of a rescue."""

    set_aside: Path | None
    """The damaged file under its new name."""
    matches: tuple[RescuedMatch, ...]


def rescue(file: Path, backups: Sequence[Path] = (), progress: Progress = lambda _done, _of: True) -> Rescue:
    """Build a new database of all that can be read of a damaged one and its backups, and put it in its place.

    The damaged file is only read; should the rescue be broken off, it is still where it was. Backups come with the
    newest first.

    Raises:
        StoreUnavailable: another program has it open, or there is no room for a copy.
    """
    with told_plainly(str(file)):
        lock = claim_alone(file)
        try:
            with TemporaryDirectory(dir=file.parent, prefix=f"{WORKPLACE}{file.name}-") as folder:
                new = Path(folder) / f"new-{file.name}"
                damaged = _copied(file, Path(folder))
                matches = _rebuild(file, damaged, backups, new, progress)
                aside = exchange(new, file, Aside.DAMAGED)
        finally:
            lock.release()
    return Rescue(aside, matches)


def _copied(file: Path, folder: Path) -> Path:
    """A copy to read from: even opening a file may change what lies beside it. The file itself may be gone."""
    beside = [each for each in companions_of(file) if not each.name.endswith("-shm")]
    for each in (file, *beside):
        if each.exists() or not beside:
            shutil.copyfile(each, folder / each.name)
    return folder / file.name


def _rebuild(
    file: Path, damaged: Path, backups: Sequence[Path], new: Path, progress: Progress
) -> tuple[RescuedMatch, ...]:
    store = SqlMatchStore(open_database(str(new)))
    try:
        with closing(sqlite3.connect(damaged, isolation_level=None)) as connection:
            search = _Search(
                Tables(connection),
                [Copy(backup) for backup in backups[:_MOST_BACKUPS]],
                Pages(tuple(each for each in (file, *companions_of(file)) if each.exists())),
            )
            return _Saving(search, store).all(progress)
    finally:
        store.close()


class _Search:
    """Looks for each match in one source after the other, until it is whole."""

    def __init__(self, tables: Tables, copies: Sequence[Copy], pages: Pages) -> None:
        self._tables = tables
        self._copies = copies
        self._pages = pages

    def ids(self) -> list[MatchId]:
        """Every match that is named anywhere, those written to last at the end."""
        own = self._tables.ids()
        if not self._tables.is_cut_short:
            return own  # what a backup has besides was deleted for good
        found = [match_id for copy in self._copies for match_id in copy.ids()] + self._pages.ids()
        others = [match_id for match_id in dict.fromkeys(found) if match_id not in set(own)]
        return [*others, *own]

    def match(self, match_id: MatchId) -> Pieced | None:
        """What can be put together of a match."""
        heads: list[HeadScrap] = []
        scraps: list[EntryScrap] = []
        best: Pieced | None = None
        is_length_known = False
        sources: tuple[Source, ...] = (self._tables, *self._copies, self._pages)
        for source in sources:
            heads += source.heads(match_id)
            scraps += source.entries(match_id)
            best = pieced(match_id, heads, scraps)
            # A backup knows only how long the match was when it was made.
            is_length_known = bool(heads) if source is self._tables else is_length_known
            if best is not None and best.is_whole and is_length_known:
                break
        return best


class _Saving:
    """Keeps what is found in the new database."""

    def __init__(self, search: _Search, store: SqlMatchStore) -> None:
        self._search = search
        self._store = store
        self._ends: set[str] = set()
        """The last hashes of what was kept."""

    def all(self, progress: Progress) -> tuple[RescuedMatch, ...]:
        """Save one match after the other."""
        ids, saved, hollow = self._search.ids(), list[RescuedMatch](), list[Pieced]()
        for done, match_id in enumerate(ids):
            progress(done, len(ids))
            found = self._search.match(match_id)
            if found is None:
                if is_storable(match_id) and _OVERWRITTEN not in match_id:
                    saved.append(RescuedMatch(match_id, 0, None, is_lost=True))
            elif found.entries or not found.length:
                saved.append(self._saved(found))
            else:
                hollow.append(found)
        # Where a name was overwritten, the match has been found under its own.
        saved += [self._saved(found) for found in hollow if found.last_hash not in self._ends]
        return tuple(saved)

    def _saved(self, found: Pieced) -> RescuedMatch:
        entries = found.entries
        try:
            record = replay(found.setup, entries).record
        except ImpossibleEntry as error:
            entries = entries[: error.number]
            record = replay(found.setup, entries).record
        match = StoredMatch(found.id, found.setup, entries)
        summary = summary_of(found.id, found.started, record)
        self._store.create(match, summary)
        if found.binned_at is not None:
            self._store.delete([found.id])
        self._ends.add(found.last_hash)
        return RescuedMatch(found.id, len(entries), found.length, sides=f"{summary.sides.a} – {summary.sides.b}")
