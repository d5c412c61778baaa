"""The tags of a PDF, by which it is read out."""

from collections.abc import Iterator
from typing import Any


def elements_of(parent: Any) -> Iterator[Any]:
    """The elements below one, in reading order."""
    children = parent.get("/K", [])
    for child in children if isinstance(children, list) else [children]:
        element = child.get_object() if hasattr(child, "get_object") else child
        if isinstance(element, dict) and "/S" in element:
            yield element
            yield from elements_of(element)
