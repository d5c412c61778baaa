"""Converts errors of the environment, as opposed to bugs, to store errors that say what happened and what to do.

Unrecognised errors pass through unchanged, so that bugs stay visible.
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreConflict, StoreDamaged, StoreError, StoreUnavailable
from carrom_desk.rules.texts.words import Sentence
from carrom_desk.storage.sqlite.driver import DriverError, SqliteFault, fault_of

_FULL = N_(
    "The disk that contains {place} is full, so nothing was saved. Free up some space, then repeat the "
    "last step. Everything confirmed earlier is safe."
)
_READ_ONLY = N_(
    "{place} is read-only, so nothing was saved. Allow writing to the file and its folder, or choose another database."
)
_LOCKED = N_(
    "Another program is still writing to {place}, so nothing was saved. Wait a moment, then repeat the "
    "last step. If this continues, close the other program."
)
_CANNOT_OPEN = N_(
    "{place} could not be opened. Check that its folder exists, its disk is connected, and you may read "
    "and write there."
)
_BROKEN_MEDIUM = N_(
    "Reading or writing {place} failed, so nothing was saved. Check that its disk is connected and has "
    "space left, then repeat the last step."
)
_NOT_ALLOWED = N_(
    "You do not have permission to open {place}. Ask its owner for read and write access, or choose another database."
)
_NO_SUCH_FILE = N_("{place} does not exist. Check the path, and that its disk is connected.")
_NOT_A_FILE = N_("{place} is a folder. Enter the path of a file in it.")
_NO_FOLDER = N_("There is a file where the folder of {place} should be. Enter another path.")
_LOOP = N_("{place} is a link that points back to itself. Enter the path of a file.")
_LONG_NAME = N_("{place} is too long for a file name. Enter another path.")
_SERVER = N_(
    "The database at {place} did not respond as expected, so nothing was saved. Check that its server is "
    "running and can be reached, then repeat the last step."
)
_DAMAGED = N_(
    "{place} is damaged and unreadable: it is not a database, or part of it was overwritten. Recover "
    "what can be read into a new database, or restore the latest backup."
)
CONFLICT = N_(
    "Another desk has saved to this match since it was opened here, so nothing was saved. Reopen the "
    "match to see its current state."
)

_BY_FAULT = {
    SqliteFault.FULL: _FULL,
    SqliteFault.READ_ONLY: _READ_ONLY,
    SqliteFault.LOCKED: _LOCKED,
    SqliteFault.CANNOT_OPEN: _CANNOT_OPEN,
    SqliteFault.BROKEN_MEDIUM: _BROKEN_MEDIUM,
    SqliteFault.NOT_ALLOWED: _NOT_ALLOWED,
}
_UNIQUE_VIOLATION = "23505"  # SQLSTATE of database servers

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
    errno.ELOOP: _LOOP,
    errno.ENAMETOOLONG: _LONG_NAME,
    errno.EEXIST: _NO_FOLDER,
}


@contextmanager
def plain_errors(place: str) -> Iterator[None]:
    """Converts errors of the environment into store errors; `place` is the displayed address.

    Raises:
        StoreUnavailable: disk full, locked, read-only or missing.
        StoreConflict: a key is in use.
        StoreDamaged: the file is not a database, or is damaged.
    """
    try:
        yield
    except Exception as error:
        plain = _plain(error, place)
        if plain is None:
            raise
        raise plain from error


@contextmanager
def only_damage(place: str) -> Iterator[None]:
    """Converts damage to a store error, and lets other errors pass, since they may come from another file.

    Raises:
        StoreDamaged: the file is not a database, or is damaged.
    """
    try:
        yield
    except DriverError as error:
        plain = _plain(error, place)
        if isinstance(plain, StoreDamaged):
            raise plain from error
        raise


def damaged_sentence(place: str, what: str) -> Sentence:
    """Returns the message for a file in which a check found damage."""
    words = N_(
        "{place} is damaged. Recover what can be read into a new database, or restore the latest backup. "
        "Problems found: {what}."
    )
    return Sentence.of(words, place=place, what=what)


def _plain(error: BaseException | None, place: str) -> StoreError | None:
    match error:
        case DriverError():
            return _of_fault(fault_of(error), place)
        case UnicodeDecodeError():
            # SQLite's own message quotes corrupt text that Python cannot decode.
            return _of_fault(SqliteFault.DAMAGED, place)
        case OSError():
            return StoreUnavailable(_BY_ERRNO.get(error.errno or 0, _BROKEN_MEDIUM), place=place)
        case DBAPIError() if isinstance(error.orig, DriverError):
            return _plain(error.orig, place)
        case DBAPIError() if getattr(error.orig, "sqlstate", None) == _UNIQUE_VIOLATION:
            return StoreConflict(CONFLICT)
        case OperationalError() | InterfaceError():
            return StoreUnavailable(_SERVER, place=place)
        case _:
            return None


def _of_fault(fault: SqliteFault | None, place: str) -> StoreError | None:
    match fault:
        case None:
            return None
        case SqliteFault.TAKEN:
            return StoreConflict(CONFLICT)
        case SqliteFault.DAMAGED:
            return StoreDamaged(_DAMAGED, place=place)
        case _:
            return StoreUnavailable(_BY_FAULT[fault], place=place)
