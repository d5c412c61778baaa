"""Finds the parts of a window or a dialog."""

from typing import TypeVar

from PySide6.QtCore import QObject

_T = TypeVar("_T", bound=QObject)


def part(within: QObject, kind: type[_T], name: str = "") -> _T:
    """Returns the part of this type and name, or the first of the type."""
    found = within.findChild(kind, name) if name else within.findChild(kind)
    assert isinstance(found, kind), f"there is no {name or kind.__name__}"
    return found
