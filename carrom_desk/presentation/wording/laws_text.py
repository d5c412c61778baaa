"""Words on the laws of a match: the edition, and the rules of an event that differ from it."""

from collections.abc import Iterable, Mapping

from carrom_desk.i18n import N_, Words, say
from carrom_desk.match.plain_text import plain
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.event import READINGS, deviations
from carrom_desk.rules.texts.readings import Reading

RULES_OF_THE_EVENT = N_("Rules of the event")
_NAMED = N_("{event} ({laws})")
_OF_EVENTS = frozenset(READINGS.values())
_RULES: Mapping[str, Words] = {
    "queen_points": N_("the Queen counts {queen}, a board at most {most}"),
    "queen_until": N_("the Queen counts up to a score of {until}"),
    "due_before_first_man": N_("a striker before the first man of a side costs no man"),
    "own_man_with_striker": N_("the turn passes after own men and the striker"),
    "stroke_s": N_("{seconds} seconds for a stroke"),
}
"""The rules where they differ from the edition; those that are true or false can only differ in one way."""


def laws_name(edition: Edition, *, is_short: bool = False) -> str:
    """Returns the title of an edition, after the name of an event with rules of its own."""
    title = say(edition.short if is_short else edition.name)
    return title if edition.event is None else say(_NAMED, event=plain(edition.event.name), laws=title)


def event_rules(edition: Edition) -> str:
    """Returns the rules of an event that differ from its edition, in a row; empty if there are none."""
    event = edition.event
    if event is None:
        return ""
    scoring, seconds = edition.scoring, event.rules.stroke_s
    places = {"queen": scoring.queen, "most": scoring.most, "until": scoring.queen_until, "seconds": seconds}
    return "; ".join(say(_RULES[name], **places) for name in deviations(event.base, event.rules))


def laws_code(edition: Edition) -> str:
    """Returns the identifier of an edition as in a file, after the name and with the rules of an event."""
    event = edition.event
    if event is None:
        return edition.id
    rules = ", ".join(f"{name} {getattr(event.rules, name)}".lower() for name in deviations(event.base, event.rules))
    return f"{plain(event.name)} ({edition.id}{f': {rules}' if rules else ''})"


def event_sentences(edition: Edition, readings: Iterable[Reading]) -> tuple[str, ...]:
    """Returns what a ruling owes to the rules of the event, with its name."""
    return tuple(edition.explain(reading).answer for reading in readings if reading in _OF_EVENTS)
