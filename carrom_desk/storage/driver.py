"""The driver's own connection to a file: what an umpire waits for runs on it, one transaction after the other."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock


class Driver:
    """One connection, opened when it is needed first, and given up after a fault that it does not outlive."""

    def __init__(self, connect: Callable[[], sqlite3.Connection]) -> None:
        self._connect = connect
        self._connection: sqlite3.Connection | None = None
        self._lock = Lock()

    @contextmanager
    def transaction(self, begin: str) -> Iterator[sqlite3.Connection]:
        """A transaction, which `begin` begins: committed when the block has ended, or taken back.

        Raises:
            sqlite3.Error: it could not be begun or committed; nothing has changed.
        """
        with self._lock:
            connection = self._connection
            if connection is None:
                connection = self._connection = self._connect()
            try:
                connection.execute(begin)
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                self._take_back(connection)
                raise

    def close(self) -> None:
        """Let go of the file."""
        with self._lock:
            connection, self._connection = self._connection, None
            if connection is not None:
                connection.close()

    def _take_back(self, connection: sqlite3.Connection) -> None:
        try:
            connection.rollback()
        except sqlite3.Error:
            self._connection = None
            connection.close()
