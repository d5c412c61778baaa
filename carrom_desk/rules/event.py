"""Rules of an event: the few values of an edition that an event may set otherwise."""

from collections.abc import Mapping
from dataclasses import fields, replace
from types import MappingProxyType

from carrom_desk.rules.texts.readings import Reading

from .clocks import Clock, ClockKind
from .edition import Edition, Event, EventRules
from .laws import Law
from .position import MEN_OF_A_SIDE
from .ruling import Scoring

READINGS: Mapping[str, Reading] = MappingProxyType(
    {
        "queen_points": Reading.EVENT_QUEEN_POINTS,
        "queen_until": Reading.EVENT_QUEEN_UNTIL,
        "due_before_first_man": Reading.EVENT_DUE_BEFORE_FIRST_MAN,
        "own_man_with_striker": Reading.EVENT_OWN_MAN_WITH_STRIKER,
    }
)
"""Reading named by a ruling that would be different without the rule."""
LONGEST_EVENT = 60
"""Maximum length of the name of an event with its own rules."""
STROKE_SECONDS = 15
"""Seconds for a stroke where neither text nor event says otherwise (icf-revised 50)."""


def knows_own_man_with_striker(edition: Edition) -> bool:
    """Returns True for the texts that let the turn continue after own men and the striker (icf-revised 73)."""
    return Law.STRIKER_WITH_OWN in edition.numbers


def rules_of(edition: Edition) -> EventRules:
    """Returns every rule at the value that holds under an edition; None for one that its text does not know."""
    scoring, clock = edition.scoring, edition.clock(ClockKind.STROKE)
    return EventRules(
        queen_points=scoring.queen,
        queen_until=scoring.queen_until,
        due_before_first_man=scoring.due_before_first_man,
        own_man_with_striker=scoring.own_man_with_striker if knows_own_man_with_striker(edition) else None,
        stroke_s=STROKE_SECONDS if clock is None else clock.seconds,
    )


def deviations(base: Edition, rules: EventRules) -> tuple[str, ...]:
    """Returns the names of the rules that an event sets to another value than its edition."""
    usual = rules_of(base)
    return tuple(
        each.name
        for each in fields(rules)
        if getattr(rules, each.name) is not None and getattr(rules, each.name) != getattr(usual, each.name)
    )


def of_event(base: Edition, name: str, rules: EventRules, unknown: tuple[tuple[str, str], ...] = ()) -> Edition:
    """Returns an edition with the rules of an event, which rulings that rest on them name."""
    readings = {each: READINGS[each] for each in deviations(base, rules) if each in READINGS}
    return replace(
        _applied(base, rules),
        event=Event(name, base, rules, unknown),
        otherwise=tuple((reading, _applied(base, _without(rules, each))) for each, reading in readings.items()),
        readings=base.readings | set(readings.values()),
    )


def _without(rules: EventRules, name: str) -> EventRules:
    return EventRules(**{each.name: getattr(rules, each.name) for each in fields(rules) if each.name != name})


def _applied(base: Edition, rules: EventRules) -> Edition:
    usual = base.scoring
    queen = usual.queen if rules.queen_points is None else rules.queen_points
    striker, due = rules.own_man_with_striker, rules.due_before_first_man
    scoring = Scoring(
        queen=queen,
        queen_until=usual.queen_until if rules.queen_until is None else rules.queen_until,
        most=MEN_OF_A_SIDE + queen,
        game=usual.game,
        due_before_first_man=usual.due_before_first_man if due is None else due,
        own_man_with_striker=usual.own_man_with_striker if striker is None else striker,
    )
    if rules.stroke_s is None:
        return replace(base, scoring=scoring)
    clocks = dict(base.clocks)
    for kind in (ClockKind.STROKE, ClockKind.BREAK):
        clocks[kind] = Clock(rules.stroke_s, clocks[kind].laws if kind in clocks else ())
    return replace(base, scoring=scoring, clocks=clocks)
