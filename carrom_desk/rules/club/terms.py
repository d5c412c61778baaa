"""Where the two club editions differ, as values."""

from collections.abc import Callable
from dataclasses import dataclass

from ..acts import Situation
from ..readings import Reading
from ..ruling import Scoring


@dataclass(frozen=True, slots=True)
class ClubTerms:
    """What the club editions answer differently."""

    scoring: Scoring
    may_take_queen: Callable[[Situation], bool]
    """Whether the player may pocket the Queen in this stroke and keep her for covering."""
    same_stroke: tuple[Reading, ...]
    """What it rests on that a man in the Queen's own stroke covers her."""
    next_stroke: tuple[Reading, ...]
    """What it rests on that the cover must fall in the stroke after the Queen's."""
    improper: tuple[Reading, ...]
    """What it rests on that an improper stroke is a foul."""
    has_word_on_what_falls_with_opponents_man: bool
    """Whether the text itself says what becomes of Queen and men that fall together with a man of the opponent."""
