"""Themes: every colour of the window by its role, and the style of what Qt draws itself."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum, unique
from string import Template
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtGui import QColor, QPalette

from carrom_desk.resources import resource_path

from .fonts import font_of
from .roles import Role, TextSize

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

TEXT_SCALES = (1.0, 2.1)
"""The least and the greatest text scale: the largest choice in the largest window."""


@unique
class ThemeName(StrEnum):
    """The themes that ship, by the names of their files."""

    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"


class ThemeDamaged(Exception):
    """A theme that shipped with the program cannot be used.

    Attributes:
        name: the theme.
        problem: what is wrong with it, as a sentence.
    """

    def __init__(self, name: ThemeName, problem: str) -> None:
        super().__init__(name, problem)
        self.name = name
        self.problem = problem

    def __str__(self) -> str:
        return f"The theme “{self.name}” is damaged: {self.problem} Install Carrom Desk again."


@dataclass(frozen=True, slots=True)
class Theme:
    """The look of the whole program."""

    name: ThemeName
    is_dark: bool
    colours: Mapping[Role, str] = field(hash=False)
    """A colour as `#rrggbb` for every role."""
    sheet: str = field(hash=False, repr=False)
    """The style sheet with a placeholder for every colour and size."""
    text_scale: float = 1.0
    """How much larger words are than designed, within `TEXT_SCALES`."""

    _made: dict[Role, QColor] = field(default_factory=dict, init=False, hash=False, compare=False, repr=False)
    """Colours made from their words once: a window asks for hundreds in every second."""

    def colour(self, role: Role) -> QColor:
        """The colour of a role; it belongs to all who ask, whoever changes it changes a copy."""
        made = self._made.get(role)
        if made is None:
            made = self._made[role] = QColor(self.colours[role])
        return made

    def px(self, size: TextSize) -> int:
        """The height of words in pixels at this text scale."""
        return round(size.px * self.text_scale)

    def font(self, size: TextSize, *, bold: bool = False) -> "QFont":
        """The font of words of a size at this text scale."""
        return font_of(self.px(size), bold=bold)

    def stylesheet(self) -> str:
        """The style sheet for the whole application."""
        values: dict[str, str] = {str(role): colour for role, colour in self.colours.items()}
        values |= {f"px_{size.name.lower()}": f"{self.px(size)}px" for size in TextSize}
        return Template(self.sheet).substitute(values)

    def palette(self) -> QPalette:
        """The same colours for what no style sheet reaches."""
        palette = QPalette()
        for group_role, role in _PALETTE.items():
            palette.setColor(group_role, self.colour(role))
        for blocked in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, blocked, self.colour(Role.BUTTON_BLOCKED_TEXT))
        return palette


_PALETTE: Mapping[QPalette.ColorRole, Role] = MappingProxyType(
    {
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
)


def load_theme(name: ThemeName, text_scale: float = 1.0) -> Theme:
    """A theme that shipped, with words larger by a factor within `TEXT_SCALES`.

    Raises:
        ValueError: the factor is out of range.
        ResourceMissing: its file did not ship.
        ThemeDamaged: its file cannot be used.
    """
    least, greatest = TEXT_SCALES
    if not least <= text_scale <= greatest:
        raise ValueError(f"not a text scale from {least} to {greatest}: {text_scale}")
    sheet = resource_path("themes/window.qss").read_text(encoding="utf-8")
    return read_theme(name, resource_path(f"themes/{name}.toml").read_text(encoding="utf-8"), sheet, text_scale)


def read_theme(name: ThemeName, text: str, sheet: str, text_scale: float = 1.0) -> Theme:
    """A theme from the text of its file.

    Raises:
        ThemeDamaged: it is no TOML, a role has no colour or one that is not named, or there are roles nobody knows.
    """
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ThemeDamaged(name, f"it is no TOML ({error}).") from error
    base, roles = document.get("base", {}), document.get("roles", {})
    unknown = sorted(set(roles) - set(Role))
    if unknown:
        raise ThemeDamaged(name, f"nothing is called {', '.join(unknown)}.")
    colours = {}
    for role in Role:
        colour = base.get(roles.get(role, ""))
        if colour is None or not QColor.isValidColorName(colour):
            raise ThemeDamaged(name, f"{role} has no colour.")
        colours[role] = colour
    return Theme(name, document.get("is_dark", False) is True, MappingProxyType(colours), sheet, text_scale)
