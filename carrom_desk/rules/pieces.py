"""The pieces on a carrom board, counted."""

from dataclasses import dataclass

from .party import ByParty, Party

MEN_OF_A_SIDE = 9
"""White men, and black men, at the start of every board."""


@dataclass(frozen=True, slots=True)
class Pieces:
    """Some of the pieces: what a stroke pocketed, or what jumped off the board in it."""

    own: int = 0
    """Men of the player in turn, 0 to 9."""
    opponent: int = 0
    """Men of the other side, 0 to 9."""
    queen: bool = False
    striker: bool = False

    @property
    def men(self) -> ByParty[int]:
        """The men by party."""
        return ByParty(self.own, self.opponent)

    def men_of(self, party: Party) -> int:
        """The men of one party."""
        return self.own if party is Party.OWN else self.opponent

    def is_any_man_or_queen(self) -> bool:
        """Whether a man or the Queen is among them."""
        return bool(self.own or self.opponent or self.queen)


NO_PIECES = Pieces()
"""None of the pieces."""
