"""The versions that a database can have, oldest first, and how it comes to the present one.

They are named here, so that a normal start reads one row and need not import Alembic; a test holds this equal to the
revisions in the folder.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum, auto, unique
from pathlib import Path

import sqlalchemy as sa

from carrom_desk.match.database_service import BackupReason

from .backups import Backups
from .driver import Access, connect
from .engine import Location
from .schema import APPLICATION_ID, METADATA

_TABLE = "alembic_version"
"""Where Alembic keeps the version."""


@unique
class Age(Enum):
    """How a database's version stands to this program's."""

    EMPTY = auto()
    """It holds nothing yet."""
    PRESENT = auto()
    OLDER = auto()
    NEWER = auto()
    """Of a version this program does not know."""
    FOREIGN = auto()
    """It belongs to another program."""


@dataclass(frozen=True, slots=True)
class Versions:
    """All versions known, and the folder that says how to go from one to the next."""

    revisions: tuple[str, ...]
    """Oldest first."""
    folder: Path

    @property
    def head(self) -> str:
        """The version this program works with."""
        return self.revisions[-1]

    def age_of(self, tables: Collection[str], read_version: Callable[[], str | None]) -> Age:
        """How old a database is, by the names of its tables and what the table of versions says, if there is one."""
        if not tables:
            return Age.EMPTY
        if _TABLE not in tables:
            return Age.FOREIGN
        version = read_version()
        if version == self.head:
            return Age.PRESENT
        return Age.OLDER if version in self.revisions else Age.NEWER


VERSIONS = Versions(revisions=("0001", "0002", "0003", "0004"), folder=Path(__file__).parent / "migrations")
"""The versions of this program."""

_VERSION = sa.Table(
    _TABLE,
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def age_of(connection: sa.Connection, versions: Versions) -> Age:
    """How old the database at the end of a connection is."""
    tables = sa.inspect(connection).get_table_names()
    return versions.age_of(tables, lambda: connection.scalar(sa.select(_VERSION.c.version_num)))


def make_tables(connection: sa.Connection, versions: Versions) -> None:
    """Make all tables at once, at the present version; a test holds the outcome equal to that of the migrations."""
    METADATA.create_all(connection)
    _VERSION.create(connection)
    connection.execute(_VERSION.insert().values(version_num=versions.head))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def upgrade(location: Location, versions: Versions, backups: Path | None) -> None:
    """Bring a database to the present version, as a whole or not at all; a file is copied first.

    Raises:
        OSError, sqlite3.Error, sqlalchemy.exc.DBAPIError: it cannot be copied or changed.
    """
    if location.file is None:
        assert location.url is not None
        engine = sa.create_engine(location.url)
    else:
        Backups(location.file, backups).make(BackupReason.BEFORE_UPGRADE)
        engine = _engine_without_checks(location.file)
    try:
        with engine.begin() as connection:
            _run_migrations(connection, versions)
            if location.file is not None:
                _check_references(connection)
    finally:
        engine.dispose()


def _engine_without_checks(file: Path) -> sa.Engine:
    """Migrations rebuild tables: with foreign keys on, dropping the old one would take the entries along."""

    def connect_without_checks() -> object:
        connection = connect(file, Access.WRITE)
        connection.execute("PRAGMA foreign_keys = OFF")
        return connection

    engine = sa.create_engine("sqlite+pysqlite://", creator=connect_without_checks, poolclass=sa.NullPool)

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _run_migrations(connection: sa.Connection, versions: Versions) -> None:
    # Importing Alembic takes as long as a start of the whole program: only when it has work to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(versions.folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, versions.head)


def _check_references(connection: sa.Connection) -> None:
    loose = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if loose is not None:
        raise AssertionError(f"the migration left rows without their match: {loose}")
