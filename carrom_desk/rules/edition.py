"""An edition of the laws as a value: its names, its law numbers, and the few functions in which editions differ."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from carrom_desk.i18n import Words, say
from carrom_desk.rules.texts.readings import UNNUMBERED, Reading, ReadingText

from .acts import Incident, IncidentKind, Situation, Violation
from .breaches import Breach, Consequence, entry
from .clocks import Clock, ClockKind
from .laws import Citation, Law
from .position import Position, QueenPlace
from .reminders import Occasion, Reminder
from .ruling import Scoring, Turn, Verdict


@dataclass(frozen=True, slots=True)
class EventRules:
    """Values that an event sets; None for one that stays the edition's."""

    queen_points: int | None = None
    """Points for the Queen, and of a board without men to count: 0 to 9."""
    queen_until: int | None = None
    """Highest score of the winner before the board at which they count: 0 to 98."""
    due_before_first_man: bool | None = None
    """False when a pocketed striker costs nothing until a man of that side has been pocketed on this board."""
    own_man_with_striker: Turn | None = None
    """The turn after a proper stroke that pocketed own men and the striker."""
    stroke_s: int | None = None
    """Seconds for a stroke: 5 to 60."""


@dataclass(frozen=True, slots=True)
class Event:
    """An event with its own rules."""

    name: str
    base: "Edition"
    """Edition that holds in everything else."""
    rules: EventRules
    unknown: tuple[tuple[str, str], ...] = ()
    """Rules of a stored match that this version does not know, with their values as JSON: it can only be read."""


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
    stroke: Callable[[Situation], Verdict]
    violation: Callable[[Position, Violation], Verdict]
    incident: Callable[[Position, Incident, Scoring], Verdict]
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
    event: Event | None = None
    """Event whose rules are in this edition."""
    otherwise: tuple[tuple[Reading, "Edition"], ...] = ()
    """For each value that an event sets, the edition without it: a ruling that would then differ names the reading."""

    def __repr__(self) -> str:
        """The identifier, and the event whose rules are in it."""
        return self.id if self.event is None else f"{self.id} ({self.event.name})"

    def __eq__(self, other: object) -> bool:
        """Compares by identity, but those of events by base, name and rules."""
        if self is other or self.event is None:
            return self is other
        return isinstance(other, Edition) and self.event == other.event

    def __hash__(self) -> int:
        """A hash that suits `__eq__`."""
        return id(self) if self.event is None else hash(self.event)

    @property
    def base(self) -> "Edition":
        """The edition as published, without the rules of an event."""
        return self if self.event is None else self.event.base

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
        return clock if clock is not None and (not clock.laws or clock.laws[0] in self.numbers) else None

    def explain(self, reading: Reading) -> ReadingText:
        """Returns the text of a reading, with the law numbers of this edition and the values of the event."""
        places: dict[str, object] = {law.value: self.numbers.get(law, UNNUMBERED) for law in Law}
        if self.event is not None:
            scoring = self.scoring
            places |= {"event": self.event.name, "most": scoring.most}
            places |= {"queen_points": scoring.queen, "queen_until": scoring.queen_until}
        return ReadingText(say(reading.question, **places), say(reading.answer, **places))

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
