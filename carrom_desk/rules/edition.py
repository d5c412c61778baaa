"""An edition of the laws as a value: its names, its law numbers, and the few functions in which editions differ."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from carrom_desk.i18n import Words
from carrom_desk.rules.texts.readings import Reading

from .acts import Incident, IncidentKind, Stroke, Violation
from .breaches import Breach, Consequence, entry
from .clocks import Clock, ClockKind
from .laws import Citation, Law
from .position import Position, QueenPlace
from .reminders import Occasion, Reminder
from .ruling import Scoring, Verdict


@dataclass(frozen=True, slots=True, eq=False)
class Edition:
    """One law text as data for `judge`; only its digest is kept in a file."""

    id: str
    """Identifier in files, commands and the database; never renamed."""
    name: Words
    """Title of the text."""
    short: Words
    """Title in one or two words, for crowded lines."""
    digest: str
    """Name of the shipped file with a summary of every law."""
    numbers: Mapping[Law, Citation]
    """Law numbers in this edition; a law without one is not part of it."""
    scoring: Scoring
    queen_places: frozenset[QueenPlace]
    """Possible places of the Queen under these laws."""
    incidents: frozenset[IncidentKind]
    """Acts that lose the board under these laws."""
    stroke: Callable[[Position, Stroke], Verdict]
    violation: Callable[[Position, Violation], Verdict]
    incident: Callable[[Position, Incident], Verdict]
    has_dues_at_turns_end: bool
    """True when owed men only come back at the end of the turn (club editions); otherwise as soon as there are any
    (ICF).
    """
    seats_to_next_turn: int
    """Seats to the right from one turn to the next: 1 (ICF, anticlockwise) or 3, that is one to the left (club)."""
    clocks: Mapping[ClockKind, Clock]
    reminders: Mapping[Occasion, tuple[Reminder, ...]]
    """Reminders for the umpire, most frequent first."""
    readings: frozenset[Reading]
    """Readings applied where this text is silent or contradicts itself."""
    only_last_men_come_back: bool = False
    """True when, of the men that a stroke pocketed, it can only bring back last men (club editions)."""
    dues_of_fouls: tuple[Law, ...] = ()
    """Laws that call the man owed for an improper stroke a due, where the text has no penalties."""
    next_breaker: tuple[Reading, ...] = ()
    """Basis for the choice of who breaks the next board of a game."""

    def __repr__(self) -> str:
        """The identifier."""
        return self.id

    def cite(self, *laws: Law) -> tuple[Citation, ...]:
        """Returns the numbers of these laws, in order and without duplicates; laws without a number are left out."""
        found: list[Citation] = []
        for law in laws:
            number = self.numbers.get(law)
            if number is not None and number not in found:
                found.append(number)
        return tuple(found)

    def clock(self, kind: ClockKind) -> Clock | None:
        """Returns the time limit, or None if this edition has none."""
        clock = self.clocks.get(kind)
        return clock if clock is not None and clock.laws[0] in self.numbers else None

    def reminders_at(self, moment: Occasion, *, doubles: bool) -> tuple[Reminder, ...]:
        """Returns this edition's reminders for a moment; may be empty."""
        known = (reminder for reminder in self.reminders.get(moment, ()) if reminder.law in self.numbers)
        return tuple(reminder for reminder in known if reminder.doubles in (None, doubles))

    def law_of(self, breach: Breach) -> Citation | None:
        """Returns the law that forbids the breach, or None if this edition leaves it to the umpire's discretion."""
        return self.numbers.get(entry(breach).law)

    def costs_a_man(self, breach: Breach) -> bool:
        """Returns True when the breach, outside a stroke, is a foul or a technical foul and nothing else."""
        return self.consequence_of(breach) in (Consequence.FOUL, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)

    def consequence_of(self, breach: Breach) -> Consequence | None:
        """Returns the consequence of the breach when a player commits it, or None if it cannot be ruled on.

        Only the acts that the edition names lose a board. The club editions have no technical foul: a breach by the
        player not in turn costs a man and leaves the turn unchanged (`Reading.CLUB_OPPONENT_BREACH`).
        """
        consequence = entry(breach).consequence
        if consequence is Consequence.BOARD_LOST and IncidentKind(breach.value) not in self.incidents:
            return None
        knows_technical_foul = Law.TECHNICAL_FOUL_BY_PLAYER in self.numbers
        if consequence is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT and not knows_technical_foul:
            return Consequence.FOUL
        return consequence
