"""A ruling in words, as a value."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ReadingWords:
    """A reading on which a ruling rests."""

    question: str
    """What the texts leave open."""
    answer: str
    """What is held."""


@dataclass(frozen=True, slots=True)
class RulingText:
    """A ruling as the umpire reads it, the decision first."""

    decision: str
    """Who plays, or who has won the board."""
    details: tuple[str, ...] = ()
    """What comes back and who places it, what stays owed: a sentence each."""
    aside: str = ""
    """What else is so now."""
    laws: tuple[str, ...] = ()
    """As the edition numbers them, the deciding one first."""
    readings: tuple[ReadingWords, ...] = ()
