"""Markup for drawings and for rich text in the window, built from elements that escape their text."""

import re
from functools import lru_cache
from html import escape

from markupsafe import Markup

from carrom_desk.match.plain_text import ISOLATE, POP_ISOLATE, safe, without_marks

Child = Markup | str | None
"""Content of an element: markup, text to be escaped, or None."""

_VOID = frozenset({"br", "col", "input", "link", "meta"})
_ISOLATED = re.compile(f"{ISOLATE}([^{ISOLATE}{POP_ISOLATE}]*){POP_ISOLATE}")


def element(name: str, /, *children: Child, **attributes: str | float | None) -> Markup:
    """Returns an element; `class_` becomes "class", other underscores become hyphens, and None omits an attribute."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(without_marks(str(value)))}"'
        for key, value in attributes.items()
        if value is not None and value != ""
    )
    if name in _VOID:
        return Markup(f"<{name}{written}>")
    return Markup(f"<{name}{written}>{joined(*children)}</{name}>")


def joined(*children: Child) -> Markup:
    return Markup("".join(map(content, children)))


def content(value: object) -> Markup:
    """Escapes a value for an element, with `bdi` elements in place of isolates; None is empty."""
    return value if isinstance(value, Markup) else Markup(with_isolates("" if value is None else str(value)))


@lru_cache(maxsize=5_000)
def with_isolates(text: str) -> str:
    """Escapes a text, with `bdi` elements in place of isolates; cached, as most texts of a page come again."""
    text, count = escaped(text), 1
    while count:  # from the inside out, since an isolated phrase may contain an isolated name
        text, count = _ISOLATED.subn(r"<bdi>\1</bdi>", text)
    return text


def escaped(text: str) -> str:
    """Escapes a text for an element or an attribute."""
    return escape(safe(text), quote=True)
