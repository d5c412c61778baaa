"""Breaches to choose from: those that make a stroke improper, and others, with the entries they lead to."""

from collections.abc import Iterable
from dataclasses import dataclass

from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import Disqualified, IncidentSeen, PlainEntry, ViolationSeen, Warned
from carrom_desk.match.side import Side
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach, BreachEntry, BreachGroup, Consequence, of_strokes, others
from carrom_desk.rules.edition import Edition


@dataclass(frozen=True, slots=True)
class BreachChoice:
    """A line in the list of breaches."""

    breach: Breach
    title: str
    law: str = ""
    """Number in the edition; empty if it has none, so that the breach is at the umpire's discretion."""
    allowed: str = ""
    """Sentence on a similar act that is allowed, if any."""


def stroke_breaches(edition: Edition) -> tuple[BreachChoice, ...]:
    """Returns the edition's breaches that make a stroke improper, most frequent first."""
    return tuple(_choice(entry, edition) for entry in of_strokes() if edition.law_of(entry.breach) is not None)


def other_breaches(edition: Edition, first: BreachGroup | None = None) -> tuple[BreachChoice, ...]:
    """Returns breaches outside a stroke: those of the edition come before those at the umpire's discretion, and the
    group `first` before all others.
    """
    known = [entry for entry in others() if edition.consequence_of(entry.breach) is not None]
    named = [entry for entry in known if edition.law_of(entry.breach) is not None]
    unnamed = [entry for entry in known if entry not in named]
    ordered = sorted((*named, *unnamed), key=lambda entry: entry.group is not first)
    return tuple(_choice(entry, edition) for entry in ordered)


def _choice(entry: BreachEntry, edition: Edition) -> BreachChoice:
    law = edition.law_of(entry.breach)
    return BreachChoice(entry.breach, say(entry.words), law or "", _allowed(entry, edition))


def _allowed(entry: BreachEntry, edition: Edition) -> str:
    """Returns acts that look like the breach but are allowed, each with its law."""
    item = _("{what} ({law})")
    known = [(say(each.words), edition.numbers[each.law]) for each in entry.allowed if each.law in edition.numbers]
    listed = ", ".join(item.format(what=what, law=law) for what, law in known)
    return _("No foul: {listed}.").format(listed=listed) if listed else ""


def found_breaches(choices: Iterable[BreachChoice], wanted: str) -> list[BreachChoice]:
    """Returns the choices with this text in title or law, best first; the text has no capitals."""
    fitting = [choice for choice in choices if wanted in _sought(choice)]
    return sorted(fitting, key=lambda choice: _rank(choice, wanted))


def _sought(choice: BreachChoice) -> str:
    return f"{choice.title} {choice.law}".casefold()


def _rank(choice: BreachChoice, wanted: str) -> int:
    """Returns the rank of a match: at the start, at the start of a word, or anywhere."""
    words = _sought(choice)
    if words.startswith(wanted):
        return 0
    return 1 if f" {wanted}" in words else 2


def breach_entry(
    breach: Breach, by: Side, edition: Edition, words: str, player: int | None = None
) -> PlainEntry | None:
    """Returns the entry for a breach outside a stroke; None if it has no ruling, or belongs to a stroke.

    `words` name the breach in entries that only store text: warnings and the loss of the match. `player` is the
    offender in a pair, if known.
    """
    match edition.consequence_of(breach):
        case Consequence.FOUL | Consequence.TECHNICAL_OR_FOUL_BY_MOMENT:
            return ViolationSeen(by, breach, player=player)
        case Consequence.BOARD_LOST:
            return IncidentSeen(IncidentKind(breach.value), by, player=player)
        case Consequence.MATCH_LOST:
            return Disqualified(by, words, player)
        case Consequence.WARNING:
            return Warned(by, words, player)
        case Consequence.IMPROPER_STROKE | None:
            return None
