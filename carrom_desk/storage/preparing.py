"""Making a database's tables, and bringing older ones to the present version."""

from pathlib import Path

import sqlalchemy as sa

from carrom_desk.match.safekeeping import BackupReason

from .backup import Backups
from .connecting import Access, connect
from .lineage import VERSION_TABLE, Age, Lineage
from .location import Location
from .schema import APPLICATION_ID, METADATA

_VERSION = sa.Table(
    VERSION_TABLE,
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)


def age_of(connection: sa.Connection, lineage: Lineage) -> Age:
    """How old the database at the end of a connection is."""
    tables = sa.inspect(connection).get_table_names()
    return lineage.age_of(tables, lambda: connection.scalar(sa.select(_VERSION.c.version_num)))


def make_tables(connection: sa.Connection, lineage: Lineage) -> None:
    """Make all tables at once, at the present version; a test holds the outcome equal to that of the migrations."""
    METADATA.create_all(connection)
    _VERSION.create(connection)
    connection.execute(_VERSION.insert().values(version_num=lineage.head))
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(f"PRAGMA application_id = {APPLICATION_ID}")


def upgrade(location: Location, lineage: Lineage, backups: Path | None) -> None:
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
            _run_migrations(connection, lineage)
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


def _run_migrations(connection: sa.Connection, lineage: Lineage) -> None:
    # Importing Alembic takes as long as a start of the whole program: only when it has work to do.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(lineage.folder).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, lineage.head)


def _check_references(connection: sa.Connection) -> None:
    loose = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
    if loose is not None:
        raise AssertionError(f"the migration left rows without their match: {loose}")
