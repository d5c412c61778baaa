"""A breach that can be chosen, in words."""

from dataclasses import dataclass

from carrom_desk.rules.breaches import Breach


@dataclass(frozen=True, slots=True)
class BreachChoice:
    """One line of the list of breaches."""

    breach: Breach
    title: str
    law: str = ""
    """As the edition numbers it; empty where it knows none: then it is the umpire's own ground."""
