"""Opening the database for a command."""

from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING
from uuid import uuid4

from carrom_desk.desk.match_desk import SystemTime
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.match.ports.store import MatchId

if TYPE_CHECKING:
    from carrom_desk.storage.service import SqlDatabaseService

from .talk import CommandFailed


def new_match_id() -> MatchId:
    """Returns an unused match id."""
    return MatchId(uuid4().hex)


@contextmanager
def desk_at(location: str) -> Iterator["tuple[MatchLibrary, SqlDatabaseService]"]:
    """Opens a database for umpiring; yields its library and service, and closes them at the end.

    Raises:
        StoreError: it could not be opened.
        CommandFailed: another desk is writing to it.
    """
    from carrom_desk.storage.service import SqlDatabaseService

    service = SqlDatabaseService(location)
    try:
        store = service.open()
        if service.held_by:
            raise CommandFailed(f"{service.held_by} Close it, then try again.")
        yield MatchLibrary(store, SystemTime(), new_match_id), service
    finally:
        service.close()


@contextmanager
def library_at(location: str) -> Iterator[MatchLibrary]:
    """Opens a database read-only; yields its library, and closes it at the end.

    Raises:
        StoreError: it could not be opened.
    """
    # SQLAlchemy takes half a second to load: only commands that need the database pay for it.
    from carrom_desk.storage.database import open_database
    from carrom_desk.storage.hall_store import SqlHallStore

    with closing(open_database(location, read_only=True)) as database:
        yield MatchLibrary(SqlHallStore(database), SystemTime(), new_match_id)
