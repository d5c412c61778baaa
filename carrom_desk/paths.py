"""Platform folders for a user's matches, backups and logs.

Nothing is created here: whoever writes first creates the folder.
"""

import os
import sys
from enum import Enum, unique
from pathlib import Path

_APPLICATION = "carrom-desk"
_IS_LINUX = sys.platform == "linux"


class NoHome(Exception):
    """Raised when the user has no home folder; the sentence says what to do."""


@unique
class _Kind(Enum):
    """Kind of folder: its variable on a Linux desktop, the default, and our subfolder."""

    DATA = ("XDG_DATA_HOME", ".local/share", _APPLICATION)
    CONFIG = ("XDG_CONFIG_HOME", ".config", _APPLICATION)
    LOGS = ("XDG_STATE_HOME", ".local/state", f"{_APPLICATION}/log")


def data_folder() -> Path:
    """Returns the folder for data the user would miss, such as `~/.local/share/carrom-desk` on Linux."""
    return _folder(_Kind.DATA)


def database_path() -> Path:
    """Returns the SQLite file with all matches, unless the user names another database."""
    return data_folder() / "matches.sqlite3"


def hall_database_path() -> Path:
    """Returns the SQLite file of a hub, unless the user names another database."""
    return data_folder() / "hall.sqlite3"


def preferences_file() -> Path:
    """Returns the settings file. It contains no matches."""
    return _folder(_Kind.CONFIG) / "window.ini"


def log_folder() -> Path:
    """Returns the folder of the program's logs, whose loss loses no match."""
    return _folder(_Kind.LOGS)


def _folder(kind: _Kind) -> Path:
    """Returns the folder of a kind; found without platformdirs on Linux, since importing it would delay the first
    paint.
    """
    if _IS_LINUX:
        variable, usual, ours = kind.value
        return Path(os.environ.get(variable, "").strip() or _home() / usual) / ours
    import platformdirs

    match kind:
        case _Kind.DATA:
            return platformdirs.user_data_path(_APPLICATION, appauthor=False)
        case _Kind.CONFIG:
            return platformdirs.user_config_path(_APPLICATION, appauthor=False)
        case _Kind.LOGS:
            return platformdirs.user_log_path(_APPLICATION, appauthor=False)


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as error:
        raise NoHome("There is no home folder for this user. Set HOME to a folder of yours, then try again.") from error
