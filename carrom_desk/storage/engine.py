"""Address of a database, an SQLite file or a server, and its SQLAlchemy engines."""

import os
from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError
from sqlalchemy.pool import QueuePool

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreUnavailable
from carrom_desk.storage.sqlite.driver import Access, connect

_WRITES = "carrom_desk_writes"
_NULL = N_("The file path contains a null character. Enter a different path.")
_NO_ADDRESS = N_("This is not a database address. Enter a file path, or a URL such as sqlite:///PATH.")
_IN_MEMORY = N_("An in-memory database would lose every match. Enter a file path.")
_NO_HOME = N_("{path}: this home folder does not exist. Enter the full path of a file.")
_NO_TARGET = N_(
    "{link} is a link to {file}, which is missing. Check that its disk is connected, or choose another file."
)
_NO_POSTGRESQL = N_("PostgreSQL’s driver is not installed. Install it: pip install 'carrom-desk[hall]'.")
_NO_DRIVER = N_("No driver found for {kind} databases. Install one, or enter a file path.")


@dataclass(frozen=True, slots=True)
class Location:
    """Address of a database."""

    url: sa.URL | None
    """URL of a database server; None for a file."""
    file: Path | None
    """File of a SQLite database; None for a server."""
    named: Path | None = None
    """Path as given: the file or a link to it."""

    @property
    def name(self) -> str:
        """Address without its password, for display."""
        return str(self.file) if self.url is None else self.url.render_as_string(hide_password=True)


def location_of(text: str) -> Location:
    """Parses a path, or a URL such as `sqlite:////home/me/matches.sqlite3`.

    Raises:
        StoreUnavailable: it is not the address of a persistent database.
    """
    if "\0" in text:
        raise StoreUnavailable(_NULL)
    if "://" not in text:
        return _of_file(text)
    try:
        url = sa.make_url(text)
    except (ArgumentError, ValueError) as error:
        raise StoreUnavailable(_NO_ADDRESS) from error
    if url.get_backend_name() != "sqlite":
        return Location(url, None)
    if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
        raise StoreUnavailable(_IN_MEMORY)
    if "\0" in url.database:
        raise StoreUnavailable(_NULL)
    return _of_file(url.database)


def _of_file(text: str) -> Location:
    """Resolves links, since SQLite keeps its journal next to the file itself."""
    try:
        path = Path(text).expanduser()
    except RuntimeError as error:
        raise StoreUnavailable(_NO_HOME, path=text) from error
    return Location(None, Path(os.path.realpath(path)), path.absolute())


def require_target(place: Location) -> None:
    """Requires that a link leads to a database: a broken link is a typo or a missing disk, so no file is created there.

    Raises:
        StoreUnavailable: the target of the link is missing.
    """
    if place.named is not None and place.named.is_symlink() and not place.named.exists():
        raise StoreUnavailable(_NO_TARGET, link=place.named, file=place.file)


@dataclass(frozen=True, slots=True)
class Engines:
    """Two engines that share a connection pool."""

    reader: sa.Engine
    writer: sa.Engine


def engines_of_file(file: Path, access: Access) -> Engines:
    """Returns engines for an existing file."""
    engine = sa.create_engine("sqlite+pysqlite://", creator=lambda: connect(file, access), poolclass=QueuePool)

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # By default, the driver only begins a transaction at the first change, after its data has been read.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return Engines(engine, engine.execution_options(**{_WRITES: True}))


def engines_of_server(place: Location) -> Engines:
    """Returns engines for a database server.

    Raises:
        StoreUnavailable: no driver for it is installed.
    """
    assert place.url is not None
    try:
        writer = sa.create_engine(place.url)
    except (ImportError, sa.exc.NoSuchModuleError) as error:
        is_ours = isinstance(error, ImportError) and place.url.get_backend_name() == "postgresql"
        words = _NO_POSTGRESQL if is_ours else _NO_DRIVER
        raise StoreUnavailable(words, kind=place.url.drivername) from error
    # A consistent snapshot, which SQLite provides by default.
    return Engines(writer.execution_options(isolation_level="REPEATABLE READ"), writer)
