"""Markup that escapes by default: a text becomes HTML or SVG only through here."""

from dataclasses import dataclass
from enum import Enum, auto, unique
from html import escape

from carrom_desk.match.plain_text import safe


@unique
class Dialect(Enum):
    """For whom the markup is written."""

    WEB = auto()
    """A browser: HTML 5 with a style sheet."""
    RICH_TEXT = auto()
    """The subset that Qt's text documents know: layout by tables, widths and alignment as attributes."""


@dataclass(frozen=True, slots=True)
class Markup:
    """Markup that is finished: it is put in as it stands."""

    text: str


Child = Markup | str | None
"""What an element may hold: finished markup, a text that is escaped, or nothing."""

_VOID = frozenset({"br", "img", "meta"})


def element(name: str, /, *children: Child, **attributes: str | int | None) -> Markup:
    """An element; `class_` is written "class", other underscores become hyphens, None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(str(value))}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    if name in _VOID:
        return Markup(f"<{name}{written}>")
    return Markup(f"<{name}{written}>{joined(*children).text}</{name}>")


def joined(*children: Child) -> Markup:
    """Several pieces one after the other."""
    return Markup("".join(_written(child) for child in children))


def _written(child: Child) -> str:
    if child is None:
        return ""
    return child.text if isinstance(child, Markup) else escaped(child)


def escaped(text: str) -> str:
    """A text as it may stand in an element or in an attribute."""
    return escape(safe(text), quote=True)
