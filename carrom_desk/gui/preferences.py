"""What the window remembers from one start to the next; losing it loses no match."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from .theme_choice import ThemeChoice

_THEME = "theme"
_GEOMETRY = "geometry"
_SECOND_BACKUPS = "second_backups"


class Preferences:
    """A small file of choices."""

    def __init__(self, file: Path) -> None:
        self._settings = QSettings(str(file), QSettings.Format.IniFormat)

    @property
    def theme(self) -> ThemeChoice:
        """The chosen theme; that of the system where none is, or one that nobody knows."""
        try:
            return ThemeChoice(str(self._settings.value(_THEME, ThemeChoice.SYSTEM)))
        except ValueError:
            return ThemeChoice.SYSTEM

    def remember_theme(self, choice: ThemeChoice) -> None:
        """Keep the chosen theme."""
        self._settings.setValue(_THEME, str(choice))

    @property
    def second_backups(self) -> str:
        """The second folder for backups; empty where none is chosen."""
        return str(self._settings.value(_SECOND_BACKUPS, ""))

    def remember_second_backups(self, folder: str) -> None:
        """Keep the second folder for backups; empty: none."""
        self._settings.setValue(_SECOND_BACKUPS, folder)

    @property
    def geometry(self) -> QByteArray:
        """Where the window was; empty where nobody knows."""
        kept = self._settings.value(_GEOMETRY)
        return kept if isinstance(kept, QByteArray) else QByteArray()

    def remember_geometry(self, geometry: QByteArray) -> None:
        """Keep where the window is."""
        self._settings.setValue(_GEOMETRY, geometry)
