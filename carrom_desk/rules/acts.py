"""What can happen at a board and be ruled on: a stroke, a breach that is no stroke, an act that loses the board."""

from dataclasses import dataclass
from enum import StrEnum, unique

from .party import Party
from .pieces import NO_PIECES, Pieces


@dataclass(frozen=True, slots=True)
class Stroke:
    """One stroke by the player in turn, as the umpire saw it."""

    pocketed: Pieces = NO_PIECES
    jumped: Pieces = NO_PIECES
    """What left the playing surface without being pocketed (icf-revised 65, 116)."""
    improper: bool = False
    """Whether the stroke was against the laws."""
    touched: bool = True
    """Whether the striker touched any piece; decides whether the break is made (icf-revised 44, 45)."""
    before_play: bool = False
    """Whether it was made before the umpire's call of "Play" at the break (icf-revised 46, 47)."""


@dataclass(frozen=True, slots=True)
class Violation:
    """A breach of the laws that is no stroke (icf-revised 62 to 64)."""

    by: Party
    before_first_stroke: bool = False
    """Whether the player in turn has yet to make the first stroke of his turn; matters for him alone."""
    exceeds_time: bool = False
    """Whether it is that the seconds for a stroke were exceeded, for which no penalty is named (icf-revised 50)."""


@unique
class IncidentKind(StrEnum):
    """An act that loses the board."""

    LEFT_SEAT = "left_seat"
    OUT_OF_TURN = "out_of_turn"
    BOARD_DISTURBED = "board_disturbed"
    PLAYED_WITHOUT_ORDER = "played_without_order"


@dataclass(frozen=True, slots=True)
class Incident:
    """An act that loses the board for the party that did it."""

    kind: IncidentKind
    by: Party


Act = Stroke | Violation | Incident
"""What `judge` rules on."""
