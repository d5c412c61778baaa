"""How a large button looks, by where it lies and how much it matters."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, auto, unique
from types import MappingProxyType

from carrom_desk.gui.roles import Role


@unique
class Look(Enum):
    """Where a button lies and how much it matters."""

    PLAIN = auto()
    """On a card."""
    OFFERED = auto()
    """On a card, and the expected one there."""
    BAR = auto()
    """On the dark bar at the bottom."""
    PRIMARY = auto()
    """The expected one on the dark bar."""


@dataclass(frozen=True, slots=True)
class Colours:
    """The colour of each thing on a button."""

    fill: Role
    hover: Role
    pressed: Role
    border: Role
    text: Role
    blocked: Role
    blocked_text: Role
    key: Role
    key_text: Role
    focus: Role


_ON_BAR = {
    "pressed": Role.BAR_KEY,
    "blocked": Role.BAR_BLOCKED,
    "blocked_text": Role.BAR_BLOCKED_TEXT,
    "key": Role.BAR_KEY,
    "key_text": Role.BAR_KEY_TEXT,
    "focus": Role.BAR_FOCUS,
}
LOOKS: Mapping[Look, Colours] = MappingProxyType(
    {
        Look.PLAIN: Colours(
            fill=Role.BUTTON,
            hover=Role.BUTTON_HOVER,
            pressed=Role.BUTTON_PRESSED,
            border=Role.BUTTON_BORDER,
            text=Role.BUTTON_TEXT,
            blocked=Role.BUTTON_BLOCKED,
            blocked_text=Role.BUTTON_BLOCKED_TEXT,
            key=Role.KEY,
            key_text=Role.KEY_TEXT,
            focus=Role.FOCUS,
        ),
        Look.OFFERED: Colours(
            fill=Role.ACCENT,
            hover=Role.ACCENT,
            pressed=Role.ACCENT,
            border=Role.ACCENT_LINE,
            text=Role.ON_ACCENT,
            blocked=Role.BUTTON_BLOCKED,
            blocked_text=Role.BUTTON_BLOCKED_TEXT,
            key=Role.ACCENT_SOFT,
            key_text=Role.TEXT,
            focus=Role.FOCUS,
        ),
        Look.BAR: Colours(
            fill=Role.BAR_BUTTON,
            hover=Role.BAR_BUTTON_HOVER,
            border=Role.BAR_BUTTON_BORDER,
            text=Role.BAR_BUTTON_TEXT,
            **_ON_BAR,
        ),
        Look.PRIMARY: Colours(
            fill=Role.BAR_PRIMARY,
            hover=Role.BAR_PRIMARY,
            border=Role.BAR_PRIMARY,
            text=Role.BAR_PRIMARY_TEXT,
            **_ON_BAR,
        ),
    }
)
"""How every look is coloured."""
