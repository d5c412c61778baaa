"""Paper to print on."""

from enum import StrEnum, unique


@unique
class Paper(StrEnum):
    """A size of paper, upright; the value is also CSS's word for it."""

    A4 = "a4"
    LETTER = "letter"


MARGIN_MM = 12.0
"""On every side of the paper."""
