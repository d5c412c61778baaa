"""The world's faults, told apart from bugs: each is a sentence that says what happened and what to do.

What is not recognised here passes through unchanged, so that a bug is seen as one.
"""

import errno
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from carrom_desk.match.store import StoreConflict, StoreDamaged, StoreError, StoreUnavailable

_FULL = (
    "The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. "
    "Everything confirmed before is safe."
)
_READ_ONLY = (
    "{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database."
)
_LOCKED = (
    "Another program is writing to {place} and did not let go of it: nothing was saved. "
    "Wait a moment, then do the last step again; close the other program if it stays so."
)
_CANNOT_OPEN = (
    "{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there."
)
_BROKEN_MEDIUM = (
    "Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, "
    "then do the last step again."
)
_NOT_ALLOWED = "You may not open {place}. Ask its owner for the right to read and write it, or choose another database."
_NO_SUCH_FILE = "{place} does not exist. Look at the path, and whether its disk is connected."
_NOT_A_FILE = "{place} is a folder. Give the path of a file in it."
_NO_FOLDER = "{place} cannot be there: a file lies where its folder should be. Give another path."
_SERVER = (
    "The database at {place} did not answer as it should: nothing was saved. "
    "Look whether its server runs and can be reached, then do the last step again."
)
_DAMAGED = (
    "{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. "
    "Have what can be read rescued into a new database, or restore the latest backup."
)
CONFLICT = (
    "Another desk has written to this match since it was opened here: nothing was saved. "
    "Open the match again to see what is in it now."
)

_BY_SQLITE_CODE = {
    sqlite3.SQLITE_FULL: _FULL,
    sqlite3.SQLITE_READONLY: _READ_ONLY,
    sqlite3.SQLITE_BUSY: _LOCKED,
    sqlite3.SQLITE_LOCKED: _LOCKED,
    sqlite3.SQLITE_PROTOCOL: _LOCKED,
    sqlite3.SQLITE_CANTOPEN: _CANNOT_OPEN,
    sqlite3.SQLITE_IOERR: _BROKEN_MEDIUM,
    sqlite3.SQLITE_NOLFS: _BROKEN_MEDIUM,
    sqlite3.SQLITE_PERM: _NOT_ALLOWED,
    sqlite3.SQLITE_AUTH: _NOT_ALLOWED,
}
"""By the primary result code."""

_NOT_A_TEXT = "Could not decode to UTF-8"
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_TAKEN = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
_UNIQUE_VIOLATION = "23505"  # the SQLSTATE of databases with a server

_BY_ERRNO = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EFBIG: _FULL,
    errno.EROFS: _READ_ONLY,
    errno.EACCES: _NOT_ALLOWED,
    errno.EPERM: _NOT_ALLOWED,
    errno.ENOENT: _NO_SUCH_FILE,
    errno.EISDIR: _NOT_A_FILE,
    errno.ENOTDIR: _NO_FOLDER,
    errno.EEXIST: _NO_FOLDER,
}


@contextmanager
def told_plainly(place: str) -> Iterator[None]:
    """Turn faults of the world into the store's errors; `place` is the database as it is shown.

    Raises:
        StoreUnavailable: disk full, locked, read-only, gone.
        StoreConflict: a key is taken.
        StoreDamaged: the file is no database, or a broken one.
    """
    try:
        yield
    except Exception as error:
        told = _told(error, place)
        if told is None:
            raise
        raise told from error


def _said(sentence: str, place: str) -> str:
    """A sentence about a place, which may come first in it."""
    said = sentence.format(place=place)
    return said[0].upper() + said[1:]


def _told(error: Exception, place: str) -> StoreError | None:
    if isinstance(error, sqlite3.Error):
        return _of_sqlite(error, place)
    if isinstance(error, UnicodeDecodeError):
        # SQLite's own message quotes what was overwritten, and Python cannot read that.
        return StoreDamaged(_said(_DAMAGED, place))
    if isinstance(error, OSError):
        return StoreUnavailable(_said(_BY_ERRNO.get(error.errno or 0, _BROKEN_MEDIUM), place))
    return _of_driver(error, place)


@contextmanager
def damage_told(place: str) -> Iterator[None]:
    """Turn damage alone into the store's error, where other faults may be another place's.

    Raises:
        StoreDamaged: the file is no database, or a broken one.
    """
    try:
        yield
    except sqlite3.Error as error:
        told = _of_sqlite(error, place)
        if isinstance(told, StoreDamaged):
            raise told from error
        raise


def damaged_sentence(place: str, what: str) -> str:
    """What to say of a file in which a check found something."""
    return (
        f"{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. "
        f"What was found: {what}."
    )


def _of_driver(error: Exception, place: str) -> StoreError | None:
    if not isinstance(error, DBAPIError):
        return None
    if isinstance(error.orig, sqlite3.Error):
        return _of_sqlite(error.orig, place)
    if getattr(error.orig, "sqlstate", None) == _UNIQUE_VIOLATION:
        return StoreConflict(CONFLICT)
    if isinstance(error, OperationalError | InterfaceError):
        return StoreUnavailable(_SERVER.format(place=place))
    return None


def _of_sqlite(error: sqlite3.Error, place: str) -> StoreError | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        # What was overwritten within a text: Python's driver finds it, and SQLite has no code for it.
        return StoreDamaged(_said(_DAMAGED, place)) if _NOT_A_TEXT in str(error) else None
    if code in _TAKEN:
        return StoreConflict(CONFLICT)
    primary = code & 0xFF
    if primary in _DAMAGE:
        return StoreDamaged(_said(_DAMAGED, place))
    sentence = _BY_SQLITE_CODE.get(primary)
    return None if sentence is None else StoreUnavailable(_said(sentence, place))
