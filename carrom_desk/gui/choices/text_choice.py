"""How large the words on the desk are."""

from enum import StrEnum, unique


@unique
class TextChoice(StrEnum):
    """A size of text, beside what the size of the window asks for."""

    NORMAL = "normal"
    LARGE = "large"
    LARGEST = "largest"

    @property
    def factor(self) -> float:
        """How many times the usual size."""
        return {TextChoice.NORMAL: 1.0, TextChoice.LARGE: 1.15, TextChoice.LARGEST: 1.3}[self]
