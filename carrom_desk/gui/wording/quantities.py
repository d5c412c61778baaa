"""Quantities in a sentence: a number and its unit are never parted by the end of a line."""

import re

_BEFORE_UNIT = re.compile(r"(?<=\d) (?=(?:ms|s|min|%|[kMGT]B)(?!\w))")


def undivided_quantities(text: str) -> str:
    """The text, in which no line ends between a number and its unit."""
    return _BEFORE_UNIT.sub("\N{NO-BREAK SPACE}", text)
