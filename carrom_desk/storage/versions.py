"""Versions of the database since the first release, oldest first, and upgrades to the current one.

The versions are listed here so that a normal start reads a single row and need not import Alembic; a test compares the
list with the migrations folder.
"""

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum, auto, unique
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import BackupReason, StoreDamaged
from carrom_desk.storage.sqlite.driver import Access, DriverError, connect, fault_of, header_of, names_and_versions

from .backups import Backups
from .engine import Location
from .errors import plain_errors
from .journals import Journals
from .schema import APPLICATION_ID, METADATA

_TABLE = "alembic_version"
"""Table where Alembic stores the version."""


@unique
class Age(Enum):
    """Version of a database relative to this program."""

    EMPTY = auto()
    """No tables yet."""
    PRESENT = auto()
    OLDER = auto()
    NEWER = auto()
    """An unknown version."""
    BROKEN = auto()
    """Our database without a recorded version, or with a table missing."""
    FOREIGN = auto()
    """A database of another program, or not a database."""


@dataclass(frozen=True, slots=True)
class Versions:
    """All known versions and the migrations folder."""

    revisions: tuple[str, ...]
    """Oldest first."""
    folder: Path

    @property
    def head(self) -> str:
        return self.revisions[-1]

    def age_of(self, tables: Collection[str], versions: Sequence[object]) -> Age:
        """Returns the version status of one of our databases, from its table names and recorded versions."""
        if not tables:
            return Age.EMPTY
        version = versions[0] if len(versions) == 1 else None
        if not isinstance(version, str):
            return Age.BROKEN
        if version == self.head:
            return Age.PRESENT
        return Age.OLDER if version in self.revisions else Age.NEWER


_NOT_AS_STATED = N_(
    "{name} could not be updated, because its tables do not match its version. Nothing was changed. "
    "Restore the latest backup, or recover what can be read."
)

VERSIONS = Versions(
    revisions=("1000",),
    folder=Path(__file__).parent / "migrations",
)
"""Versions of this program."""

_VERSION = sa.Table(
    _TABLE,
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def age_of(connection: sa.Connection) -> Age:
    """Returns the version status of the connected database."""
    tables = sa.inspect(connection).get_table_names()
    rows = connection.scalars(sa.select(sa.text("*")).select_from(_VERSION)).all() if _TABLE in tables else ()
    return VERSIONS.age_of(tables, rows)


def age_of_file(file: Path) -> Age:
    """Returns the version status of a file, without modifying it or its companion files.

    Raises:
        OSError: it could not be read.
        StoreDamaged: it is our database, but damaged.
    """
    header = header_of(file)
    if header is None:
        return Age.EMPTY
    is_database, application_id = header
    is_signed = application_id == APPLICATION_ID
    try:
        with plain_errors(str(file)):
            tables, rows = names_and_versions(file, _TABLE)
    except StoreDamaged:
        if (is_signed and is_database) or Backups(file).all() or Journals(file).read():
            raise
        return Age.FOREIGN
    if not is_signed and (_TABLE not in tables or tables.isdisjoint(METADATA.tables)):
        return Age.FOREIGN
    age = VERSIONS.age_of(tables, rows)
    return Age.BROKEN if age is Age.PRESENT and not tables.issuperset(METADATA.tables) else age


def schema_of(connection: sa.Connection) -> dict[tuple[str, str], str]:
    """Returns the definition of every table, index, trigger and view of a SQLite file, by kind and name, in a
    normalised order.
    """
    rows = connection.exec_driver_sql("SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL").all()
    return {
        (kind, name): " ".join(sorted(re.split(r",?\s+", str(sql))))
        for kind, name, sql in rows
        if not str(name).startswith("sqlite_")
    }


def present_schema() -> dict[tuple[str, str], str]:
    """Returns the schema of a new database."""
    engine = sa.create_engine("sqlite://", poolclass=sa.StaticPool)
    try:
        with engine.begin() as connection:
            make_tables(connection)
            return schema_of(connection)
    finally:
        engine.dispose()


def make_tables(connection: sa.Connection) -> None:
    """Creates all tables at the current version."""
    METADATA.create_all(connection)
    _VERSION.create(connection)
    connection.execute(_VERSION.insert().values(version_num=VERSIONS.head))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def upgrade(location: Location) -> None:
    """Upgrades a database completely or not at all; a file is backed up first.

    Raises:
        OSError, sqlite3.Error, sqlalchemy.exc.DBAPIError: it could not be backed up or changed.
        StoreDamaged: its tables do not match its recorded version.
    """
    if location.file is None:
        assert location.url is not None
        engine = sa.create_engine(location.url)
    else:
        Backups(location.file).make(BackupReason.BEFORE_UPGRADE)
        engine = _engine_without_checks(location.file)
    try:
        with engine.begin() as connection:
            _run_migrations(connection)
            if location.file is not None:
                _check_references(connection, location)
    except DBAPIError as error:
        # Server and disk errors have their own classes; any other error means unexpected tables.
        if not isinstance(error.orig, DriverError) or fault_of(error.orig) is not None:
            raise
        raise StoreDamaged(_NOT_AS_STATED, name=location.name) from error
    finally:
        engine.dispose()


def _engine_without_checks(file: Path) -> sa.Engine:
    """Returns an engine without foreign key checks: migrations rebuild tables, and dropping one would delete the
    entries too.
    """

    def connect_without_checks() -> object:
        connection = connect(file, Access.WRITE)
        connection.execute("PRAGMA foreign_keys = OFF")
        return connection

    engine = sa.create_engine("sqlite+pysqlite://", creator=connect_without_checks, poolclass=sa.NullPool)

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _run_migrations(connection: sa.Connection) -> None:
    # Imported late: Alembic takes as long to load as the whole program.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(VERSIONS.folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, VERSIONS.head)


def _check_references(connection: sa.Connection, location: Location) -> None:
    if connection.exec_driver_sql("PRAGMA foreign_key_check").first() is not None:
        raise StoreDamaged(_NOT_AS_STATED, name=location.name)
