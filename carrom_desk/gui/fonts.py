"""The bundled fonts: names in the scripts of the countries that play look the same on every machine."""

from PySide6.QtGui import QFont, QFontDatabase

from carrom_desk.resources import resource_path

FAMILIES = (
    "Noto Sans",
    "Noto Sans Devanagari",
    "Noto Sans Tamil",
    "Noto Sans Sinhala",
    "Noto Sans Bengali",
    "Noto Sans Gurmukhi",
    "Noto Sans Gujarati",
    "Noto Sans Oriya",
    "Noto Sans Telugu",
    "Noto Sans Kannada",
    "Noto Sans Malayalam",
    "Noto Sans Arabic",
    "Noto Sans Thai",
    "Noto Sans Hebrew",
)
"""The families in the order in which a letter is looked for; what none of them has, the platform's fonts may have."""


def load_fonts() -> tuple[str, ...]:
    """Make the bundled fonts known to Qt; answers the names of files that Qt could not read.

    The program runs without them, in the platform's own font. Needs the application object.

    Raises:
        ResourceMissing: the folder of the fonts did not ship.
    """
    files = sorted(resource_path("fonts").glob("*.ttf"))
    return tuple(file.name for file in files if QFontDatabase.addApplicationFont(str(file)) < 0)


def font_of(px: int, *, bold: bool = False) -> QFont:
    """The program's font at a height in pixels."""
    font = QFont(list(FAMILIES))
    font.setPixelSize(px)
    font.setBold(bold)
    return font
