"""Tags of a PDF, used by screen readers."""

from collections.abc import Iterator
from typing import Any

from pypdf.generic import ContentStream

_PAINTS = frozenset({b"Tj", b"TJ", b"'", b'"', b"f", b"F", b"f*", b"S", b"s", b"B", b"B*", b"b", b"b*", b"Do", b"sh"})


def elements_of(parent: Any) -> Iterator[Any]:
    """Yields the elements below another, in reading order."""
    children = parent.get("/K", [])
    for child in children if isinstance(children, list) else [children]:
        element = child.get_object() if hasattr(child, "get_object") else child
        if isinstance(element, dict) and "/S" in element:
            yield element
            yield from elements_of(element)


def marks_in_tags(root: Any) -> set[tuple[int, int]]:
    """Returns the marks in the tags: numbers of the page object and of its mark."""
    found = set()
    for element in elements_of(root):
        children = element.get("/K", [])
        for child in children if isinstance(children, list) else [children]:
            if isinstance(child, int):
                found.add((element.raw_get("/Pg").idnum, int(child)))
            elif "/MCID" in (part := child.get_object()):
                page = part if "/Pg" in part else element
                found.add((page.raw_get("/Pg").idnum, int(part["/MCID"])))
    return found


def marks_on(page: Any) -> Iterator[int | None]:
    """Yields the number of each mark on a page; None for content without a mark that is not an artifact."""
    within: list[bool] = []
    for operands, operator in ContentStream(page["/Contents"], page.pdf).operations:
        if operator in (b"BDC", b"BMC"):
            number = operands[1].get("/MCID") if operator == b"BDC" else None
            within.append(number is not None or operands[0] == "/Artifact")
            if number is not None:
                yield int(number)
        elif operator == b"EMC":
            within.pop()
        elif operator in _PAINTS and not any(within):
            yield None
