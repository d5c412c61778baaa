"""What the umpire chooses breaches from."""

from carrom_desk.gui.languages.saying import say
from carrom_desk.gui.panels.breach_choice import BreachChoice
from carrom_desk.rules.breach_text import breach_words
from carrom_desk.rules.breaches import (
    BreachEntry,
    BreachGroup,
    citation,
    consequence_under,
    of_strokes,
    others,
)
from carrom_desk.rules.edition_id import EditionId


def stroke_breaches(edition: EditionId) -> tuple[BreachChoice, ...]:
    """What makes a stroke improper: what the edition names, the most frequent first."""
    return tuple(_choice(entry, edition) for entry in of_strokes() if citation(entry.breach, edition) is not None)


def other_breaches(edition: EditionId, first: BreachGroup | None = None) -> tuple[BreachChoice, ...]:
    """Breaches that are no stroke: what the edition names comes first, then what is the umpire's own ground.

    The group `first` is what the moment suggests: it comes before all others.
    """
    known = [entry for entry in others() if consequence_under(entry.breach, edition) is not None]
    named = [entry for entry in known if citation(entry.breach, edition) is not None]
    unnamed = [entry for entry in known if entry not in named]
    ordered = sorted((*named, *unnamed), key=lambda entry: entry.group is not first)
    return tuple(_choice(entry, edition) for entry in ordered)


def _choice(entry: BreachEntry, edition: EditionId) -> BreachChoice:
    law = citation(entry.breach, edition)
    return BreachChoice(entry.breach, breach_words(say, entry.breach), law or "")
