"""An edition of the laws as a value: its numbers and the few functions in which editions really differ."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from .acts import Incident, IncidentKind, Stroke, Violation
from .laws import Citation, Law
from .position import Position, QueenPlace
from .ruling import Scoring, Verdict


@dataclass(frozen=True, slots=True)
class Edition:
    """One law text, ready to judge by; under which identifier files know it is the register's to say."""

    scoring: Scoring
    numbers: Mapping[Law, Citation]
    """How this edition numbers the laws it has; a law without a number here is unknown to it."""
    queen_places: frozenset[QueenPlace]
    """Where the Queen can be under these laws."""
    incidents: frozenset[IncidentKind]
    """The acts that lose the board under these laws."""
    stroke: Callable[[Position, Stroke], Verdict]
    violation: Callable[[Position, Violation], Verdict]
    incident: Callable[[Position, Incident], Verdict]
    has_dues_at_turns_end: bool
    """Whether owed men come back only when the turn ends (club editions), or as soon as there are any (ICF)."""
    seats_to_next_turn: int
    """Seats from one turn to the next, to the right: 1 (ICF, anticlockwise) or 3, which is one to the left (club)."""

    def cite(self, *laws: Law) -> tuple[Citation, ...]:
        """The numbers of these laws, in order, each once, without those this edition has no number for."""
        found: list[Citation] = []
        for law in laws:
            number = self.numbers.get(law)
            if number is not None and number not in found:
                found.append(number)
        return tuple(found)
