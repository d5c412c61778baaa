"""Paper to print on."""

from enum import StrEnum, unique


@unique
class Paper(StrEnum):
    """A size of paper, upright; the value is also CSS's word for it."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def width_mm(self) -> float:
        """From left to right."""
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height_mm(self) -> float:
        """From top to bottom."""
        return 297.0 if self is Paper.A4 else 279.4


MARGIN_MM = 12.0
"""On every side of the paper."""
