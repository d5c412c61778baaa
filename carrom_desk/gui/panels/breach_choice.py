"""A breach that can be chosen, in words."""

from collections.abc import Iterable
from dataclasses import dataclass

from carrom_desk.gui.wording.breaches import breach_title
from carrom_desk.rules.breach_catalogue import (
    Breach,
    BreachEntry,
    citation,
    consequence_under,
    of_strokes,
    others,
)
from carrom_desk.rules.edition_id import EditionId


@dataclass(frozen=True, slots=True)
class BreachChoice:
    """One line of the list of breaches."""

    breach: Breach
    title: str
    law: str = ""
    """As the edition numbers it; empty where it knows none: then it is the umpire's own ground."""


def breaches_of_strokes(edition: EditionId) -> tuple[BreachChoice, ...]:
    """The breaches that make a stroke improper: those the edition names first, within that the most frequent."""
    return _choices(of_strokes(), edition)


def other_breaches(edition: EditionId) -> tuple[BreachChoice, ...]:
    """The breaches that are no stroke and can be ruled on under an edition, in the same order."""
    return _choices((each for each in others() if consequence_under(each.breach, edition) is not None), edition)


def _choices(entries: Iterable[BreachEntry], edition: EditionId) -> tuple[BreachChoice, ...]:
    found = [
        BreachChoice(each.breach, breach_title(each.breach), str(citation(each.breach, edition) or ""))
        for each in entries
    ]
    return tuple(sorted(found, key=lambda choice: not choice.law))
