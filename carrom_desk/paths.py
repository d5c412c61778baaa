"""Platform folders of a user's matches, backups and logs.

Nothing is created here: the one who is to write first makes the folder.
"""

import os
import sys
from enum import Enum, unique
from pathlib import Path

_APPLICATION = "carrom-desk"
_IS_LINUX = sys.platform == "linux"


class NoHome(Exception):
    """This user has no home folder; the sentence says what to do."""


@unique
class _Kind(Enum):
    """A kind of folder: its variable on a Linux desktop, where it is without one, and ours within it."""

    DATA = ("XDG_DATA_HOME", ".local/share", _APPLICATION)
    CONFIG = ("XDG_CONFIG_HOME", ".config", _APPLICATION)
    LOGS = ("XDG_STATE_HOME", ".local/state", f"{_APPLICATION}/log")


def data_folder() -> Path:
    """The folder of everything the user would miss, such as `~/.local/share/carrom-desk` on Linux."""
    return _folder(_Kind.DATA)


def database_path() -> Path:
    """The SQLite file that holds every match, unless the user names another database."""
    return data_folder() / "matches.sqlite3"


def hall_database_path() -> Path:
    """The SQLite file of a hall's hub, unless the user names another database."""
    return data_folder() / "hall.sqlite3"


def preferences_file() -> Path:
    """Returns the settings file. It contains no matches."""
    return _folder(_Kind.CONFIG) / "window.ini"


def log_folder() -> Path:
    """The folder of the program's own logs; losing it loses no match."""
    return _folder(_Kind.LOGS)


def _folder(kind: _Kind) -> Path:
    """The folder of a kind; on Linux found by itself, since to ask platformdirs would keep the first paint waiting."""
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
