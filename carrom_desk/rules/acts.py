"""Acts at a board that are ruled on: strokes, breaches outside a stroke, and acts that lose the board."""

from dataclasses import dataclass, replace
from enum import StrEnum, unique

from .breaches import Breach
from .position import MEN_OF_A_SIDE, NO_PIECES, ByParty, Party, Pieces, Position, QueenPlace
from .ruling import Scoring


@dataclass(frozen=True, slots=True)
class Stroke:
    """One stroke by the player in turn, as the umpire saw it."""

    pocketed: Pieces = NO_PIECES
    jumped: Pieces = NO_PIECES
    """Pieces that left the playing surface without being pocketed (icf-revised 65, 116)."""
    improper: bool = False
    """True when the stroke broke a law."""
    touched: bool = True
    """True when the striker touched a piece; decides whether the break is made (icf-revised 44, 45)."""
    before_play: bool = False
    """True when the stroke was made before the umpire called "Play" at the break (icf-revised 46, 47)."""


@unique
class Offender(StrEnum):
    """Player who committed a breach outside a stroke, relative to the player in turn."""

    OWN = "own"
    """The player in turn."""
    PARTNER = "partner"
    """In doubles, the partner of the player in turn: on the same side, but not in turn."""
    OPPONENT = "opponent"

    @property
    def party(self) -> Party:
        """Returns the party that pays for the breach with its men."""
        return Party.OPPONENT if self is Offender.OPPONENT else Party.OWN


@dataclass(frozen=True, slots=True)
class Violation:
    """A breach of the laws other than a stroke (icf-revised 62 to 64)."""

    by: Offender
    before_first_stroke: bool = False
    """True when the player in turn has not struck yet in this turn; only matters for a breach by that player."""
    breach: Breach | None = None
    """Breach that the umpire named, if any."""


@unique
class IncidentKind(StrEnum):
    """An act that loses the board."""

    LEFT_SEAT = "left_seat"
    OUT_OF_TURN = "out_of_turn"
    BOARD_DISTURBED = "board_disturbed"
    PLAYED_WITHOUT_ORDER = "played_without_order"


@dataclass(frozen=True, slots=True)
class Incident:
    """Incident that loses the board for the party that caused it."""

    kind: IncidentKind
    by: Party


Act = Stroke | Violation | Incident
"""Any act that `judge` rules on."""


def stops_the_player(act: Act) -> bool:
    """True for a proper stroke that pocketed only the other side's men (icf-revised 125(a))."""
    if not isinstance(act, Stroke) or act.improper:
        return False
    opponent = act.pocketed.opponent
    return opponent > 0 and act.pocketed == Pieces(opponent=opponent)


@dataclass(frozen=True, slots=True)
class Situation:
    """A valid stroke with the position it was played from and the values of the edition."""

    position: Position
    stroke: Stroke
    scoring: Scoring

    @property
    def own(self) -> int:
        """Own men pocketed."""
        return self.stroke.pocketed.own

    @property
    def opponent(self) -> int:
        """Opponent's men pocketed."""
        return self.stroke.pocketed.opponent

    @property
    def queen(self) -> bool:
        """True when the Queen is pocketed in this stroke."""
        return self.stroke.pocketed.queen

    @property
    def striker(self) -> bool:
        return self.stroke.pocketed.striker

    @property
    def improper(self) -> bool:
        """True when the stroke broke a law."""
        return self.stroke.improper

    @property
    def is_clean(self) -> bool:
        """True when the stroke is proper and the striker was not pocketed."""
        return not self.striker and not self.improper

    @property
    def charged(self) -> "Situation":
        """The situation that dues are counted by: without a striker that costs nothing."""
        if not self.striker or self.scoring.due_before_first_man or self.has_pocketed.own:
            return self
        pocketed = replace(self.stroke.pocketed, striker=False)
        return replace(self, stroke=replace(self.stroke, pocketed=pocketed))

    @property
    def is_covering(self) -> bool:
        """True when the Queen is waiting for cover before this stroke."""
        return self.position.queen is QueenPlace.TO_COVER

    @property
    def is_queen_in_it(self) -> bool:
        """True when the Queen is pocketed in this stroke or is waiting for cover."""
        return self.queen or self.is_covering

    @property
    def has_nine_on(self) -> bool:
        """True when all nine own men were on the board before the stroke."""
        return self.position.on_board.own == MEN_OF_A_SIDE

    @property
    def has_due(self) -> bool:
        """True when the player owed a due or penalty before the stroke."""
        return self.position.due.own > 0

    @property
    def lying(self) -> ByParty[int]:
        """Men on the board after the stroke and before any placing, jumped men included."""
        on_board, pocketed = self.position.on_board, self.stroke.pocketed
        return ByParty(on_board.own - pocketed.own, on_board.opponent - pocketed.opponent)

    @property
    def is_own_last(self) -> bool:
        """True when the stroke leaves no own man on the board."""
        return 0 < self.own == self.position.on_board.own

    @property
    def is_opponents_last(self) -> bool:
        """True when the stroke leaves no man of the opponent on the board."""
        return 0 < self.opponent == self.position.on_board.opponent

    @property
    def has_pocketed(self) -> ByParty[bool]:
        """For each side, True when one of its men has been pocketed on this board, this stroke included."""
        before, pocketed = self.position.has_pocketed, self.stroke.pocketed
        if before.own and before.opponent:
            return before
        return ByParty(before.own or pocketed.own > 0, before.opponent or pocketed.opponent > 0)

    def score(self, party: Party) -> int:
        """A party's points in the game before this board."""
        return self.position.score.of(party)
