"""One window per database: a second start passes its file to the first one and exits."""

import os
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from threading import Thread

_PATIENCE_S = 1.0
"""Seconds to wait for the first window's response; without one, the second start opens its own window."""
_MOST_BYTES = 32_768
"""Longer than any path, in bytes."""
_TAKEN = b"taken"
_ANY_PROCESS = -1
_CLOSE = b"\0"
"""Message to close; no path contains this byte."""


def hand_over(database: str, file: str | None) -> bool:
    """Asks the window with this database to raise itself and open a file; returns False if there is none.

    Args:
        database: path or URL of the database.
        file: match file to open; None to only raise the window.
    """
    if sys.platform == "win32":  # only the program in front may let another one come there
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_ANY_PROCESS)
    return _send(_address(database), b"" if file is None else os.fsencode(Path(file).absolute()))


class SingleInstance:
    """Listens in a separate thread for later starts on the same database by the same user."""

    def __init__(self, database: str, wanted: Callable[[str], object]) -> None:
        """`wanted` is called in that thread to raise the window and open this file, unless the path is empty."""
        self._address, self._wanted = _address(database), wanted
        self._thread: Thread | None = None

    def listen(self) -> bool:
        """Listens until `close`; returns False if another window does, or the system does not permit it."""
        from multiprocessing.connection import Listener  # must not delay the first paint

        with suppress(OSError):
            if os.name == "posix" and _is_ours(self._address) and not _answers(self._address):
                Path(self._address).unlink()  # left behind by a window that was killed
        try:
            listener = Listener(self._address)
        except OSError:
            return False
        if os.name == "posix":
            Path(self._address).chmod(0o600)
        wanted = self._wanted

        def serve() -> None:
            with listener:
                while True:
                    with suppress(OSError, EOFError), listener.accept() as connection:
                        if not connection.poll(_PATIENCE_S):
                            continue
                        message = connection.recv_bytes(_MOST_BYTES)
                        connection.send_bytes(_TAKEN)
                        if message == _CLOSE:
                            return
                        wanted(os.fsdecode(message))

        self._thread = Thread(target=serve, name="single-instance", daemon=True)
        self._thread.start()
        return True

    def close(self) -> None:
        """Stops listening."""
        if self._thread is not None:
            _send(self._address, _CLOSE)
            self._thread.join(_PATIENCE_S)
            self._thread = None


def _send(address: str, message: bytes) -> bool:
    if os.name == "posix" and not _is_ours(address):
        return False
    from multiprocessing.connection import Client  # only where listening is possible

    try:
        with Client(address) as connection:
            connection.send_bytes(message)
            return connection.poll(_PATIENCE_S) and connection.recv_bytes(len(_TAKEN)) == _TAKEN
    except (OSError, EOFError):
        return False


def _answers(address: str) -> bool:
    from multiprocessing.connection import Client

    try:
        Client(address).close()
    except OSError:
        return False
    return True


def _is_ours(address: str) -> bool:
    """Returns True when a socket path belongs to this user."""
    try:
        return Path(address).stat().st_uid == os.getuid()
    except OSError:
        return False


def _address(database: str) -> str:
    place = database if "://" in database else os.path.normcase(Path(database).absolute())
    name = f"carrom-desk-{sha256(os.fsencode(place)).hexdigest()[:16]}"
    if os.name == "nt":
        return rf"\\.\pipe\{name}"
    folder = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
    return f"{folder}/{name}-{os.getuid()}"
