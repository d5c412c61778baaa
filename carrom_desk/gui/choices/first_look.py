"""Of all that the umpire chose, what the first paint has to know: it is read before the rest, which can wait."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QByteArray, QSettings

from .text_choice import TextChoice
from .theme_choice import ThemeChoice

THEME = "theme"
TEXT = "text"
GEOMETRY = "geometry"
"""Their names in the file."""


@dataclass(frozen=True, slots=True)
class FirstLook:
    """Colours, size of words, and where the window was; what nobody knows counts as not chosen."""

    theme: ThemeChoice = ThemeChoice.SYSTEM
    text: TextChoice = TextChoice.NORMAL
    geometry: QByteArray | None = None
    """None where nobody knows."""


def read_first_look(file: Path) -> FirstLook:
    """What was chosen, as `Preferences` keeps it."""
    settings = QSettings(str(file), QSettings.Format.IniFormat)
    theme, text, geometry = (settings.value(name) for name in (THEME, TEXT, GEOMETRY))
    return FirstLook(
        next((choice for choice in ThemeChoice if choice == theme), ThemeChoice.SYSTEM),
        next((choice for choice in TextChoice if choice == text), TextChoice.NORMAL),
        geometry if isinstance(geometry, QByteArray) else None,
    )
