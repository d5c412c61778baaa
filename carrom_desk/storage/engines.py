"""Engines of SQLAlchemy over a database."""

from dataclasses import dataclass
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.pool import QueuePool

from carrom_desk.match.store import StoreUnavailable

from .connecting import Access, connect
from .location import Location

_WRITES = "carrom_desk_writes"


@dataclass(frozen=True, slots=True)
class Engines:
    """Two engines over one pool of connections."""

    reader: sa.Engine
    writer: sa.Engine


def engines_of_file(file: Path, access: Access, patience_ms: int) -> Engines:
    """Engines for a file that is there."""
    engine = sa.create_engine(
        "sqlite+pysqlite://",
        creator=lambda: connect(file, access, patience_ms=patience_ms),
        poolclass=QueuePool,
    )

    @sa.event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # The driver would begin a transaction only at the first change, after what it depends on has been read.
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return Engines(engine, engine.execution_options(**{_WRITES: True}))


def engines_of_server(place: Location) -> Engines:
    """Engines for a database with a server.

    Raises:
        StoreUnavailable: nothing here can talk to it.
    """
    assert place.url is not None
    try:
        writer = sa.create_engine(place.url)
    except (ImportError, sa.exc.NoSuchModuleError) as error:
        kind = place.url.drivername
        sentence = f"There is no driver for databases of the kind {kind}. Install one, or give the path of a file."
        raise StoreUnavailable(sentence) from error
    # One view of the data, as SQLite gives it by itself.
    return Engines(writer.execution_options(isolation_level="REPEATABLE READ"), writer)
