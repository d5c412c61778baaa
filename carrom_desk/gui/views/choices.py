"""What the umpire chooses breaches from."""

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.languages import say
from carrom_desk.gui.panels.stroke import BreachChoice
from carrom_desk.rules.breaches import (
    BreachEntry,
    BreachGroup,
    of_strokes,
    others,
)
from carrom_desk.rules.edition import Edition


def stroke_breaches(edition: Edition) -> tuple[BreachChoice, ...]:
    """What makes a stroke improper: what the edition names, the most frequent first."""
    return tuple(_choice(entry, edition) for entry in of_strokes() if edition.law_of(entry.breach) is not None)


def other_breaches(edition: Edition, first: BreachGroup | None = None) -> tuple[BreachChoice, ...]:
    """Breaches that are no stroke: what the edition names comes first, then what is the umpire's own ground.

    The group `first` is what the moment suggests: it comes before all others.
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
    """What looks like the breach and is none, each with its law."""
    item = QCoreApplication.translate("Allowed", "{what} ({law})")
    known = [(say(each.words), edition.numbers[each.law]) for each in entry.allowed if each.law in edition.numbers]
    listed = ", ".join(item.format(what=what, law=law) for what, law in known)
    return QCoreApplication.translate("Allowed", "No foul: {listed}.").format(listed=listed) if listed else ""
