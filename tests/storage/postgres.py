"""A real PostgreSQL in a temporary folder, from Debian's package; its server listens on no network."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

_OWNER = "postgres"
"""User that runs the server, since PostgreSQL refuses to run as root."""


def folder_of_programs() -> Path | None:
    """Returns the folder of PostgreSQL's programs, newest version; None if it is not installed."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve()] if on_path else sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return found[-1].parent if found else None


class PostgresServer:
    """A running server; each test gets its own database."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._made = 0

    def url(self, name: str = "postgres") -> str:
        """Returns the address of a database."""
        return f"postgresql+psycopg://{_OWNER}@/{name}?host={self._folder}"

    def new_database(self) -> str:
        """Returns the address of an empty database."""
        self._made += 1
        name = f"hall_{self._made}"
        engine = sa.create_engine(self.url(), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def running_server() -> Iterator[PostgresServer]:
    """Runs a server during the block."""
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
            with _ended_with_us(programs, folder):
                yield PostgresServer(folder)
        finally:
            _run(programs / "pg_ctl", "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


_WATCH = 'while kill -0 "$0" 2>/dev/null; do sleep 1; done; "$@"; rm -rf "$(dirname "${@: -1}")"'
"""Waits for a process to end, then stops the server whose data folder is the last argument."""


@contextmanager
def _ended_with_us(programs: Path, folder: Path) -> Iterator[None]:
    """Stops the server even when the test run is killed."""
    stop = _as_owner(programs / "pg_ctl", "-m", "immediate", "stop", "-D", folder / "data")
    nothing = subprocess.DEVNULL
    watch = subprocess.Popen(
        ["bash", "-c", _WATCH, str(os.getpid()), *stop],
        start_new_session=True,
        cwd="/tmp",
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
    )
    try:
        yield
    finally:
        watch.kill()
        watch.wait()


def _as_owner(*command: str | Path) -> list[str]:
    as_owner = ["runuser", "-u", _OWNER, "--"] if os.getuid() == 0 else []
    return [*as_owner, *map(str, command)]


def _run(*command: str | Path) -> None:
    words = _as_owner(*command)
    subprocess.run(words, check=True, timeout=120, cwd="/tmp", stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
