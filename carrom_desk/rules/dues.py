"""Dues and penalties: what is owed, what can be taken out, what stays owed (icf-revised 72(c), 78, 83)."""

from dataclasses import dataclass

from .party import ByParty, Party
from .pieces import MEN_OF_A_SIDE
from .ruling import Turn


@dataclass(frozen=True, slots=True)
class Settlement:
    """What became of the men owed."""

    taken: ByParty[int]
    """Men taken out now as dues or penalties."""
    due: ByParty[int]
    """Men that stay owed."""


BOTH_PARTIES = frozenset(Party)
ONLY_OPPONENT = frozenset({Party.OPPONENT})


def settle(owed: ByParty[int], lying: ByParty[int], parties: frozenset[Party] = BOTH_PARTIES) -> Settlement:
    """Take out what these parties owe as far as men are off the board; the rest stays owed until there are more.

    `lying` are the men on the board with those that come back anyway: only the others are there to be taken.
    """
    own, opponent = (min(owed.of(party), MEN_OF_A_SIDE - lying.of(party)) if party in parties else 0 for party in Party)
    return Settlement(ByParty(own, opponent), ByParty(owed.own - own, owed.opponent - opponent))


def who_pays_now(turn: Turn, *, at_turns_end: bool) -> frozenset[Party]:
    """Whose owed men are taken out now: at once (78(a)), or the player's own only when his turn ends (club: Fouls)."""
    return ONLY_OPPONENT if at_turns_end and turn is Turn.CONTINUES else BOTH_PARTIES
