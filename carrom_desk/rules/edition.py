"""An edition of the laws as a value: its names, its numbers, and the few functions in which editions really differ."""

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
    """One law text, ready to judge by: all that the program knows of it, but for its digest, which is a file."""

    id: str
    """By which files, commands and the database know it; never renamed."""
    name: Words
    """As the text calls itself."""
    short: Words
    """In a word or two, for a line that says more than this."""
    digest: str
    """The file among the laws that ship in which every law of the text has its row."""
    numbers: Mapping[Law, Citation]
    """Numbers of the laws in this edition; it lacks any law without a number here."""
    scoring: Scoring
    queen_places: frozenset[QueenPlace]
    """Possible places of the Queen under these laws."""
    incidents: frozenset[IncidentKind]
    """The acts that lose the board under these laws."""
    stroke: Callable[[Position, Stroke], Verdict]
    violation: Callable[[Position, Violation], Verdict]
    incident: Callable[[Position, Incident], Verdict]
    has_dues_at_turns_end: bool
    """True when owed men come back only when the turn ends (club editions), or as soon as there are any (ICF)."""
    seats_to_next_turn: int
    """Seats from one turn to the next, to the right: 1 (ICF, anticlockwise) or 3, which is one to the left (club)."""
    clocks: Mapping[ClockKind, Clock]
    reminders: Mapping[Occasion, tuple[Reminder, ...]]
    """Reminders for the umpire, the most frequent first."""
    readings: frozenset[Reading]
    """Readings where this text is silent or contradicts itself."""
    only_last_men_come_back: bool = False
    """True when of the men that a stroke pocketed only last ones come back because of it (club editions)."""
    dues_of_fouls: tuple[Law, ...] = ()
    """The laws that call a due what an improper stroke costs, where the text knows no penalty for it."""
    next_breaker: tuple[Reading, ...] = ()
    """Basis for who breaks the next board of a game."""

    def __repr__(self) -> str:
        """The identifier."""
        return self.id

    def cite(self, *laws: Law) -> tuple[Citation, ...]:
        """The numbers of these laws, in order, each once, without those this edition has no number for."""
        found: list[Citation] = []
        for law in laws:
            number = self.numbers.get(law)
            if number is not None and number not in found:
                found.append(number)
        return tuple(found)

    def clock(self, kind: ClockKind) -> Clock | None:
        """The time limit; None where this edition knows none."""
        clock = self.clocks.get(kind)
        return clock if clock is not None and clock.laws[0] in self.numbers else None

    def reminders_at(self, moment: Occasion, *, doubles: bool) -> tuple[Reminder, ...]:
        """Returns what this edition has to say at a moment; nothing where it is silent."""
        known = (reminder for reminder in self.reminders.get(moment, ()) if reminder.law in self.numbers)
        return tuple(reminder for reminder in known if reminder.doubles in (None, doubles))

    def law_of(self, breach: Breach) -> Citation | None:
        """The law that forbids it; None where this edition knows none: then it is the umpire's own ground."""
        return self.numbers.get(entry(breach).law)

    def costs_a_man(self, breach: Breach) -> bool:
        """Returns True when the breach, outside a stroke, is exactly a foul or a technical foul."""
        return self.consequence_of(breach) in (Consequence.FOUL, Consequence.TECHNICAL_OR_FOUL_BY_MOMENT)

    def consequence_of(self, breach: Breach) -> Consequence | None:
        """Returns what the breach leads to when a player commits it; None where it cannot be ruled on.

        A board is lost only by the acts that the edition names. The club editions know no technical foul; there a
        breach by the player who is not in turn costs a man and leaves the turn alone (`Reading.CLUB_OPPONENT_BREACH`).
        """
        consequence = entry(breach).consequence
        if consequence is Consequence.BOARD_LOST and IncidentKind(breach.value) not in self.incidents:
            return None
        knows_technical_foul = Law.TECHNICAL_FOUL_BY_PLAYER in self.numbers
        if consequence is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT and not knows_technical_foul:
            return Consequence.FOUL
        return consequence
