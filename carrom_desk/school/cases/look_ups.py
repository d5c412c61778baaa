"""Questions to look up in the laws: time limits and consequences of breaches."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from carrom_desk.rules.breaches import CATALOGUE, Breach, BreachGroup, BreachMoment, Consequence, entry
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Citation, Law

from .judged import Answers, Course, ExerciseQuestion
from .moments import Moment

# Look-up questions


@dataclass(frozen=True, kw_only=True)
class Timed(Moment):
    """A clock of the edition."""

    clock: ClockKind

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Law that sets the time limit."""
        clock = self.edition.clock(self.clock)
        return () if clock is None else self.edition.cite(*clock.laws[:1])

    @property
    def answers(self) -> Answers:
        clock = self.edition.clock(self.clock)
        return {} if clock is None else {ExerciseQuestion.SECONDS: clock.seconds}

    def others(self) -> Iterator[Moment]:
        """Other clocks of the edition."""
        yield from (replace(self, clock=kind) for kind in clocks_of(self.edition) if kind is not self.clock)


@dataclass(frozen=True, kw_only=True)
class Breached(Moment):
    """A breach by name, with a consequence given by the text."""

    breach: Breach
    moment: BreachMoment | None = None
    """Deciding moment; None if the moment does not matter, or only by a reading."""

    @property
    def laws(self) -> tuple[Citation, ...]:
        """Laws that forbid it and give its consequence at that moment."""
        law = self.edition.law_of(self.breach)
        by_moment = self.edition.cite(_LAW_OF_MOMENT[self.moment]) if self.moment is not None else ()
        return (*(() if law is None else (law,)), *by_moment)

    @property
    def answers(self) -> Answers:
        """Consequence of the breach."""
        consequence = self.edition.consequence_of(self.breach)
        if self.moment is not None:
            is_foul = self.moment is BreachMoment.IN_TURN
            return {ExerciseQuestion.CONSEQUENCE: Consequence.FOUL if is_foul else Course.TECHNICAL_FOUL}
        return {} if consequence is None else {ExerciseQuestion.CONSEQUENCE: consequence}

    def others(self) -> Iterator[Moment]:
        """Variants: at another moment, and other breaches of the edition."""
        yield from (replace(self, moment=each) for each in moments_of(self.edition, self.breach) if each != self.moment)
        for breach in breaches(self.edition):
            if breach is not self.breach:
                yield Breached(edition=self.edition, breach=breach, moment=self.moment_of(breach))

    def moment_of(self, breach: Breach) -> BreachMoment | None:
        """Returns the moment for another breach: the same if possible."""
        moments = moments_of(self.edition, breach)
        return self.moment if self.moment in moments else next(iter(moments), None)


_MOMENTS_OF: Mapping[Breach, tuple[BreachMoment, ...]] = {
    # Breaches only during the player's own turn, or only outside it (29, 133, 128).
    **dict.fromkeys((Breach.SEAT_MOVED, Breach.SOLID_OBJECT), (BreachMoment.BEFORE_TURN, BreachMoment.IN_TURN)),
    Breach.SCORE_ASKED: (BreachMoment.NOT_IN_TURN,),
    # After the player's own stroke (123), or as the break passes to them (45(b)).
    Breach.STRIKER_LEFT_ON_BOARD: (BreachMoment.IN_TURN,),
    Breach.REARRANGED_BEFORE_BREAK: (BreachMoment.BEFORE_TURN,),
    # If the text calls it a foul, “a foul” is also right at other moments (122, 126, 131, 134).
    **dict.fromkeys(
        (Breach.POWDER, Breach.BOARD_HIT, Breach.PARTNERS_TALKED, Breach.MEN_TOUCHED), (BreachMoment.IN_TURN,)
    ),
}
"""Moments at which a breach can be asked about, unless it is any."""


def moments_of(edition: Edition, breach: Breach) -> tuple[BreachMoment, ...]:
    """Returns the moments at which a breach can be asked about, if they decide the kind of foul."""
    is_by_moment = edition.consequence_of(breach) is Consequence.TECHNICAL_OR_FOUL_BY_MOMENT
    if not is_by_moment or entry(breach).group is BreachGroup.PLACING:
        return ()
    return _MOMENTS_OF.get(breach, tuple(BreachMoment))


_LAW_OF_MOMENT: Mapping[BreachMoment, Law] = {
    BreachMoment.BEFORE_TURN: Law.TECHNICAL_FOUL_BY_PLAYER,
    BreachMoment.NOT_IN_TURN: Law.TECHNICAL_FOUL_BY_OTHER,
    BreachMoment.IN_TURN: Law.FOUL,
}


def clocks_of(edition: Edition) -> list[ClockKind]:
    """Returns the clocks for which the edition gives a number of seconds; for practice the text only says “a few
    minutes”.
    """
    return [kind for kind in ClockKind if kind is not ClockKind.PRACTICE and edition.clock(kind) is not None]


_UNSAID = (None, Consequence.WARNING)
"""Consequences of acts that the laws only forbid."""

_OPEN = frozenset({Breach.TIME_LIMIT, Breach.BODY_BEYOND_LINES, Breach.SEATS_CHANGED})
"""Breaches without a definite consequence: one has no penalty in the text, one depends on whether it happens in a
stroke, and changing seats includes leaving the seat, which loses the board (91).
"""


def breaches(edition: Edition) -> list[Breach]:
    """Returns the breaches of an edition that have a definite consequence."""
    return [
        each.breach
        for each in CATALOGUE
        if edition.law_of(each.breach)
        and edition.consequence_of(each.breach) not in _UNSAID
        and each.breach not in _OPEN
    ]
