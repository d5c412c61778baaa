"""A real PostgreSQL in a folder of the tests' own, from Debian's package; its server listens on no network."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

_OWNER = "postgres"
"""PostgreSQL refuses to run as root."""


def folder_of_programs() -> Path | None:
    """Where PostgreSQL's programs lie, the newest version's; None where it is not installed."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve()] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class PostgresServer:
    """A server that runs; each test gets a database of its own in it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0

    def url(self, name: str = "postgres") -> str:
        """The address of one of its databases."""
        return f"postgresql+psycopg://{_OWNER}@/{name}?host={self._folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        name = f"hall_{self._made}"
        engine = sa.create_engine(self.url(), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def running_server() -> Iterator[PostgresServer]:
    """A server until the block ends."""
    programs = folder_of_programs()
    assert programs is not None
    folder = Path(tempfile.mkdtemp(prefix="carrom-pg-"))
    try:
        if os.getuid() == 0:
            shutil.chown(folder, _OWNER)
        data = folder / "data"
        _run(programs / "initdb", "-D", data, "-U", _OWNER, "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N")
        options = f"-c listen_addresses= -c unix_socket_directories={folder} -c fsync=off -c max_connections=60"
        _run(programs / "pg_ctl", "-D", data, "-l", folder / "log", "-w", "-t", "60", "-o", options, "start")
        try:
            yield PostgresServer(folder)
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _run(*command: str | Path) -> None:
    as_owner = ["runuser", "-u", _OWNER, "--"] if os.getuid() == 0 else []
    words = [*as_owner, *map(str, command)]
    subprocess.run(words, check=True, timeout=120, cwd="/tmp", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
