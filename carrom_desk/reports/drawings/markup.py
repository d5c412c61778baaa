"""Drawings and rich text of the window, built element by element; every text in them is escaped."""

from dataclasses import dataclass
from html import escape

from carrom_desk.match.plain_text import ISOLATE, POP_ISOLATE, safe, without_marks


@dataclass(frozen=True, slots=True)
class Markup:
    """Markup that is finished: it is put in as it stands."""

    text: str


Child = Markup | str | None
"""What an element may hold: finished markup, a text that is escaped, or nothing."""

_VOID = frozenset({"br", "col", "input", "link", "meta"})


def element(name: str, /, *children: Child, **attributes: str | int | None) -> Markup:
    """An element; `class_` is written "class", other underscores become hyphens, None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(without_marks(str(value)))}"'
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
    return child.text if isinstance(child, Markup) else with_isolates(child)


def with_isolates(text: str) -> str:
    """A text in which elements stand for the marks that isolate a name."""
    pieces = escaped(text).split(ISOLATE)
    # A mark is closed where it was opened: `isolated` puts in both, and `plain` leaves none that was typed.
    return pieces[0] + "".join(f"<bdi>{piece.replace(POP_ISOLATE, '</bdi>', 1)}" for piece in pieces[1:])


def escaped(text: str) -> str:
    """A text as it may stand in an element or in an attribute."""
    return escape(safe(text), quote=True)
