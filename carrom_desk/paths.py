"""Where this platform keeps a user's matches, their backups and the logs.

Nothing is created here: whoever writes first makes the folder.
"""

from pathlib import Path

import platformdirs

_APPLICATION = "carrom-desk"


def data_folder() -> Path:
    """The folder of everything the user would miss, such as `~/.local/share/carrom-desk` on Linux."""
    return platformdirs.user_data_path(_APPLICATION, appauthor=False)


def database_path() -> Path:
    """The SQLite file that holds every match, unless the user names another database."""
    return data_folder() / "matches.sqlite3"


def backups_folder() -> Path:
    """The folder of copies of the database, made before anything that could harm it."""
    return data_folder() / "backups"


def preferences_file() -> Path:
    """The file of what the umpire chose about the desk; losing it loses no match."""
    return platformdirs.user_config_path(_APPLICATION, appauthor=False) / "window.ini"


def log_folder() -> Path:
    """The folder of the program's own logs; losing it loses no match."""
    return platformdirs.user_log_path(_APPLICATION, appauthor=False)
