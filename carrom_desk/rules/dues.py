"""Dues and penalties: what is owed, what can be taken out, what stays owed (icf-revised 72(c), 78, 83)."""

from dataclasses import dataclass

from .party import NO_MEN, ByParty, sum_of
from .pieces import MEN_OF_A_SIDE


@dataclass(frozen=True, slots=True)
class Settlement:
    """What became of the men owed."""

    taken: ByParty[int]
    """Men taken out now as dues or penalties."""
    due: ByParty[int]
    """Men that stay owed."""


NOTHING_OWED = Settlement(NO_MEN, NO_MEN)


def settle(owed: ByParty[int], lying: ByParty[int]) -> Settlement:
    """Take out what is owed as far as men are off the board; the rest stays owed until there are more.

    `lying` are the men on the board with those that come back anyway: only the others are there to be taken.
    """
    if not (owed.own or owed.opponent):
        return NOTHING_OWED
    own = min(owed.own, MEN_OF_A_SIDE - lying.own)
    opponent = min(owed.opponent, MEN_OF_A_SIDE - lying.opponent)
    return Settlement(ByParty(own, opponent), ByParty(owed.own - own, owed.opponent - opponent))


def settle_within_turn(before: ByParty[int], new: ByParty[int], lying: ByParty[int]) -> Settlement:
    """Take out only what the opponent's breach has just cost him: all else comes back when the turn ends.

    The club editions (Fouls) bring owed men back at the turn's end, not during it.
    """
    taken = min(new.opponent, MEN_OF_A_SIDE - lying.opponent)
    owed = sum_of(before, new)
    return Settlement(ByParty(0, taken), ByParty(owed.own, owed.opponent - taken))
