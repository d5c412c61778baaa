"""Members of SoL's objects, read where they are there: SoL has many more than we look at, and leaves out what it does
not know, or says null."""

from collections.abc import Sequence
from datetime import date
from typing import TypeVar

from carrom_desk.match.document import Members, Node, quoted

T = TypeVar("T")

LONGEST_TEXT = 99
"""Characters of a name or description: two of them and a space make a name of ours. SoL means them to be 50."""


MOST_LISTED = 100_000
"""Members of a list."""


def members(node: Node, required: Sequence[str], optional: Sequence[str] = ()) -> Members:
    """The members asked for; others are let be."""
    others = node.value if isinstance(node.value, dict) else {}
    return node.mapping(required=required, optional=(*optional, *others))


def is_given(fields: Members, key: str) -> bool:
    """Whether a member says anything."""
    return key in fields and not fields[key].is_null()


def text_in(fields: Members, key: str, *, needed: bool = False) -> str:
    """A text; empty where none is given."""
    return fields[key].text(needed=needed, longest=LONGEST_TEXT) if needed or is_given(fields, key) else ""


def number_in(fields: Members, key: str, low: int, high: int, default: int = 0) -> int:
    """A whole number within bounds."""
    return fields[key].integer(low, high, default) if is_given(fields, key) else default


def truth_in(fields: Members, key: str) -> bool:
    """True or false; false where nothing is said."""
    return fields[key].boolean() if is_given(fields, key) else False


def place_in(fields: Members, key: str, listed: Sequence[T]) -> T | None:
    """What a place in a list, from 1, stands for; None where none is given or the list has none such."""
    return referred(fields[key], listed) if is_given(fields, key) else None


def referred(node: Node, listed: Sequence[T]) -> T | None:
    """What a place in a list, from 1, stands for; None where the list has none such."""
    if not listed:
        node.fault("This is a place in a list that is empty.")
        return None
    place = node.integer(1, len(listed))
    return listed[place - 1] if place else None


def day_of(node: Node) -> date | None:
    """A day such as 2025-11-20."""
    try:
        return date.fromisoformat(node.value if isinstance(node.value, str) else "")
    except ValueError:
        node.fault(f"This must be a day such as 2025-11-20, not {quoted(node.value)}.")
        return None
