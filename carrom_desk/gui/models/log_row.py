"""One line of the log, as a value."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class LogRow:
    """An entry of the match's log in words."""

    number: int
    """As in the match file, from 0."""
    who: str
    """Whose act it is, in short; empty where it is nobody's."""
    what: str
    ruling: str = ""
    """What was ruled, in short."""
    laws: str = ""
    """The laws that decide, in short."""
    is_undone: bool = False
    """Whether it was taken back."""
    is_amended: bool = False
    """Whether it counts otherwise than it was written; `what` and `ruling` say how it counts."""
    is_correction: bool = False
    """Whether it speaks of another entry: undo, redo, amendment."""
    is_impossible: bool = False
    """Whether an amendment before it made it impossible."""
