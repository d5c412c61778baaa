"""The world's faults, told apart from bugs: each is a sentence that says what happened and what to do.

What is not recognised here passes through unchanged, so that a bug is seen as one.
"""

import errno
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from carrom_desk.i18n import N_
from carrom_desk.match.store import StoreConflict, StoreDamaged, StoreError, StoreUnavailable
from carrom_desk.rules.words import Sentence

from .driver import DriverError, Fault, fault_of

_FULL = N_(
    "The disk that holds {place} is full: nothing was saved. Free some space, then do the last step again. "
    "Everything confirmed before is safe."
)
_READ_ONLY = N_(
    "{place} can only be read: nothing was saved. Allow writing to the file and its folder, or choose another database."
)
_LOCKED = N_(
    "Another program is writing to {place} and did not let go of it: nothing was saved. "
    "Wait a moment, then do the last step again; close the other program if it stays so."
)
_CANNOT_OPEN = N_(
    "{place} cannot be opened. Look whether its folder exists, its disk is connected and you may read and write there."
)
_BROKEN_MEDIUM = N_(
    "Reading or writing {place} failed: nothing was saved. Look whether its disk is connected and has space left, "
    "then do the last step again."
)
_NOT_ALLOWED = N_(
    "You may not open {place}. Ask its owner for the right to read and write it, or choose another database."
)
_NO_SUCH_FILE = N_("{place} does not exist. Look at the path, and whether its disk is connected.")
_NOT_A_FILE = N_("{place} is a folder. Give the path of a file in it.")
_NO_FOLDER = N_("{place} cannot be there: a file lies where its folder should be. Give another path.")
_LOOP = N_("{place} is a link that leads back to itself. Give the path of a file.")
_LONG_NAME = N_("{place} is too long a name for a file. Give another path.")
_SERVER = N_(
    "The database at {place} did not answer as it should: nothing was saved. "
    "Look whether its server runs and can be reached, then do the last step again."
)
_DAMAGED = N_(
    "{place} is damaged and cannot be read: it is not a database, or a part of it was overwritten. "
    "Have what can be read rescued into a new database, or restore the latest backup."
)
_CONFLICT = N_(
    "Another desk has written to this match since it was opened here: nothing was saved. "
    "Open the match again to see what is in it now."
)

CONFLICT = Sentence.of(_CONFLICT)

_BY_FAULT = {
    Fault.FULL: _FULL,
    Fault.READ_ONLY: _READ_ONLY,
    Fault.LOCKED: _LOCKED,
    Fault.CANNOT_OPEN: _CANNOT_OPEN,
    Fault.BROKEN_MEDIUM: _BROKEN_MEDIUM,
    Fault.NOT_ALLOWED: _NOT_ALLOWED,
}
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
    errno.ELOOP: _LOOP,
    errno.ENAMETOOLONG: _LONG_NAME,
    errno.EEXIST: _NO_FOLDER,
}


@contextmanager
def plain_errors(place: str) -> Iterator[None]:
    """Turn faults of the world into the store's errors; `place` is the database as it is shown.

    Raises:
        StoreUnavailable: disk full, locked, read-only, gone.
        StoreConflict: a key is taken.
        StoreDamaged: the file is no database, or a broken one.
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
    """Turn damage alone into the store's error, where other faults may be another place's.

    Raises:
        StoreDamaged: the file is no database, or a broken one.
    """
    try:
        yield
    except DriverError as error:
        plain = _plain(error, place)
        if isinstance(plain, StoreDamaged):
            raise plain from error
        raise


def damaged_sentence(place: str, what: str) -> Sentence:
    """What to say of a file in which a check found something."""
    words = N_(
        "{place} is damaged. Have what can be read rescued into a new database, or restore the latest backup. "
        "What was found: {what}."
    )
    return Sentence.of(words, place=place, what=what)


def _plain(error: BaseException | None, place: str) -> StoreError | None:
    match error:
        case DriverError():
            return _of_fault(fault_of(error), place)
        case UnicodeDecodeError():
            # SQLite's own message quotes what was overwritten, and Python cannot read that.
            return _of_fault(Fault.DAMAGED, place)
        case OSError():
            return StoreUnavailable(Sentence.of(_BY_ERRNO.get(error.errno or 0, _BROKEN_MEDIUM), place=place))
        case DBAPIError() if isinstance(error.orig, DriverError):
            return _plain(error.orig, place)
        case DBAPIError() if getattr(error.orig, "sqlstate", None) == _UNIQUE_VIOLATION:
            return StoreConflict(CONFLICT)
        case OperationalError() | InterfaceError():
            return StoreUnavailable(Sentence.of(_SERVER, place=place))
        case _:
            return None


def _of_fault(fault: Fault | None, place: str) -> StoreError | None:
    match fault:
        case None:
            return None
        case Fault.TAKEN:
            return StoreConflict(CONFLICT)
        case Fault.DAMAGED:
            return StoreDamaged(Sentence.of(_DAMAGED, place=place))
        case _:
            return StoreUnavailable(Sentence.of(_BY_FAULT[fault], place=place))
