"""Themes: colours by role, the bundled fonts, scale, and the style sheet made from them."""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum, unique
from functools import cache, lru_cache
from string import Template

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetrics, QPalette
from PySide6.QtWidgets import QApplication

from carrom_desk.resources import resource_path

from .roles import Role, TextSize

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
    "Noto Sans Arabic UI",
    "Noto Sans Thai",
    "Noto Sans Hebrew",
)
"""Font families in order of lookup. The platform's fonts are the fallback."""
SCALES = (0.7, 4.0)
"""Minimum and maximum scale of a window."""
TOUCH_PX = 44
"""Minimum height of a touch target in pixels."""

_BOX, _BOX_BORDER = 16, 2
"""Size of a check or radio indicator and its border, in design pixels."""
_LENGTH = re.compile(r"\b(\d+)([ut])(-\d+)?\b")
"""Lengths in the style sheet: `12u` is 12 scaled pixels, `12u-1` one pixel less, and `48t` a touch target."""


@unique
class ThemeName(StrEnum):
    """Bundled themes, by file name."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


@dataclass(frozen=True, slots=True)
class Theme:
    """Colours and scale of a window."""

    name: ThemeName
    is_dark: bool
    colours: Mapping[Role, str] = field(hash=False)
    """A `#rrggbb` colour for each role."""
    sheet: str = field(hash=False, repr=False)
    """Style sheet with placeholders for colours and sizes."""
    scale: float = 1.0
    """Scale factor, within `SCALES`."""

    def colour(self, role: Role) -> QColor:
        return QColor(self.colours[role])

    @property
    def is_flat(self) -> bool:
        """True for a high-contrast theme without wood, light or shadow."""
        return self.name is ThemeName.HIGH_CONTRAST

    def px(self, designed: int) -> int:
        """Returns a length in pixels at this scale."""
        return round(designed * self.scale)

    def touch(self, designed: int = TOUCH_PX) -> int:
        """Returns the height of a touch target in pixels, at least the minimum."""
        return max(TOUCH_PX, self.px(designed))

    def font(self, size: TextSize, *, bold: bool = False) -> QFont:
        return font_of(self.px(size), bold=bold)

    def stylesheet(self) -> str:
        """Returns the style sheet of a window."""
        return _filled(self)

    def palette(self) -> QPalette:
        """Returns a palette with the same colours, for everything the style sheet does not reach."""
        palette = QPalette()
        for group_role, role in _PALETTE.items():
            palette.setColor(group_role, self.colour(role))
        for blocked in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, blocked, self.colour(Role.BUTTON_BLOCKED_TEXT))
        return palette


_PALETTE: Mapping[QPalette.ColorRole, Role] = {
    QPalette.ColorRole.Window: Role.WINDOW,
    QPalette.ColorRole.WindowText: Role.TEXT,
    QPalette.ColorRole.Base: Role.FIELD,
    QPalette.ColorRole.AlternateBase: Role.CARD,
    QPalette.ColorRole.Text: Role.FIELD_TEXT,
    QPalette.ColorRole.PlaceholderText: Role.TEXT_MUTED,
    QPalette.ColorRole.Button: Role.BUTTON,
    QPalette.ColorRole.ButtonText: Role.BUTTON_TEXT,
    QPalette.ColorRole.ToolTipBase: Role.TIP,
    QPalette.ColorRole.ToolTipText: Role.TIP_TEXT,
    QPalette.ColorRole.Highlight: Role.ACCENT,
    QPalette.ColorRole.HighlightedText: Role.ON_ACCENT,
    QPalette.ColorRole.Link: Role.ACCENT,
    QPalette.ColorRole.LinkVisited: Role.ACCENT,
}


@cache
def _filled(theme: Theme) -> str:
    """Returns the style sheet of a theme with all colours and sizes filled in."""

    def length(found: re.Match[str]) -> str:
        designed, kind, less = int(found[1]), found[2], int(found[3] or 0)
        return f"{(theme.px(designed) if kind == 'u' else theme.touch(designed)) + less}px"

    colours = {str(role): colour for role, colour in theme.colours.items()}
    sizes = {f"px_{size.name.lower()}": f"{theme.px(size)}px" for size in TextSize}
    # Qt ignores radii of more than half a box, which rounding would cause occasionally.
    sizes["half_box"] = f"{theme.px(_BOX) // 2 + theme.px(_BOX_BORDER)}px"
    folder = resource_path("themes").as_posix().replace("\\", "\\\\").replace('"', '\\"')
    signs = {"signs": folder, "ink": "light" if theme.is_dark else "dark"}
    # Lengths first: a folder may be named 12u.
    return Template(_LENGTH.sub(length, theme.sheet)).substitute(colours | sizes | signs)


@cache
def load_theme(name: ThemeName, scale: float = 1.0) -> Theme:
    """Returns a bundled theme at a scale within `SCALES`.

    Raises:
        ResourceMissing: the file is missing.
    """
    return replace(_shipped(name), scale=scale)


@cache
def _shipped(name: ThemeName) -> Theme:
    sheet = resource_path("themes/window.qss").read_text(encoding="utf-8")
    return read_theme(name, resource_path(f"themes/{name}.toml").read_text(encoding="utf-8"), sheet)


def read_theme(name: ThemeName, text: str, sheet: str) -> Theme:
    """Parses a theme, in which every role has a colour of its base."""
    document = tomllib.loads(text)
    base, roles = document["base"], document["roles"]
    colours = {role: base[roles[role]] for role in Role}
    return Theme(name, document.get("is_dark", False), colours, sheet)


def load_fonts() -> tuple[str, ...]:
    """Loads the bundled fonts and sets them as default; returns the files that Qt could not read.

    Style sheets take sizes from the window, but families from the application. Without them the program runs in
    the platform's own font. Needs the application object.

    Raises:
        ResourceMissing: the fonts folder is missing.
    """
    files = sorted(resource_path("fonts").glob("*.ttf"))
    unread = tuple(file.name for file in files if QFontDatabase.addApplicationFont(str(file)) < 0)
    # Not by QGuiApplication, which leaves lists and menus the fonts that Windows has for them.
    QApplication.setFont(QFont(list(FAMILIES)))
    return unread


def font_of(px: int, *, bold: bool = False) -> QFont:
    """Returns the program's font at a height in pixels."""
    return QFont(_font(px, bold))


@lru_cache(maxsize=128)
def metrics_of(px: int, *, bold: bool = False) -> QFontMetrics:
    """Returns the measures of the program's font at a height in pixels."""
    return QFontMetrics(font_of(px, bold=bold))


@lru_cache(maxsize=128)
def elided(text: str, room: int, px: int, *, bold: bool = False) -> str:
    """Returns a text as far as it fits into a room in pixels at a height in pixels, elided at its end."""
    return metrics_of(px, bold=bold).elidedText(text, Qt.TextElideMode.ElideRight, room)


@lru_cache(maxsize=128)
def _font(px: int, bold: bool) -> QFont:
    font = QFont(list(FAMILIES))
    font.setPixelSize(px)
    font.setBold(bold)
    return font
