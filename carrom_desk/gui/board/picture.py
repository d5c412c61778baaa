"""All that the board on the screen shows at a moment, as one value."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.gui.theme import ThemeName
from carrom_desk.match.side import Seat
from carrom_desk.match.stroke_draft import Mark, Marks, PieceKind
from carrom_desk.rules.position import MEN_OF_A_SIDE

from .geometry import BoardEdge

_NOTHING = Marks()


@unique
class Colour(StrEnum):
    """The colour of a side's men."""

    WHITE = "white"
    BLACK = "black"

    @property
    def kind(self) -> PieceKind:
        """The men of this colour."""
        return PieceKind.WHITE if self is Colour.WHITE else PieceKind.BLACK


@dataclass(frozen=True, slots=True)
class ByColour:
    """A number of men of each colour, 0 to 9."""

    white: int = 0
    black: int = 0

    def of(self, colour: Colour) -> int:
        """The number of one colour."""
        return self.white if colour is Colour.WHITE else self.black

    def is_any(self) -> bool:
        """Whether there is any man."""
        return bool(self.white or self.black)


@unique
class QueenLies(StrEnum):
    """Where the Queen is."""

    ON_BOARD = "on_board"
    TO_COVER = "to_cover"
    """Pocketed, and still to be covered by the holder."""
    COVERED = "covered"
    """Covered by the holder."""
    TO_RETURN = "to_return"
    """Pocketed too early: she goes back when the turn ends."""


@dataclass(frozen=True, slots=True)
class QueenPicture:
    """The Queen, and the colour of the side that pocketed her; None while she lies on the board."""

    lies: QueenLies = QueenLies.ON_BOARD
    holder: Colour | None = None

    @property
    def is_on_board(self) -> bool:
        """Whether she lies on the board."""
        return self.lies is QueenLies.ON_BOARD


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """Who sits at one side of the board."""

    seat: Seat
    name: str
    colour: Colour
    is_in_turn: bool = False


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """What the board shows; by default the opening position with nobody seated."""

    on_board: ByColour = ByColour(MEN_OF_A_SIDE, MEN_OF_A_SIDE)
    """Men that lay on the board before the stroke being marked."""
    queen: QueenPicture = QueenPicture()
    pocketed: Marks = _NOTHING
    """Pieces marked as pocketed in this stroke."""
    jumped: Marks = _NOTHING
    """Pieces marked as jumped off the board in this stroke."""
    to_place: ByColour = ByColour()
    """Men that are to be put back now."""
    is_queen_to_place: bool = False
    coming_back: ByColour = ByColour()
    """Men that would come back if the stroke were confirmed as it is marked."""
    is_queen_coming_back: bool = False
    owed: ByColour = ByColour()
    """Men owed as dues and penalties, by the colour that owes them."""
    seats: tuple[SeatPicture, ...] = ()
    """Two in singles, four in doubles."""
    pressed_mark: Mark = Mark.POCKETED
    """What a plain press marks: jumped while the umpire has asked for it beforehand."""
    refusal: str = ""
    """Why no piece can be marked now, as a sentence for the umpire; empty while they can."""
    is_mirrored: bool = False
    """Whether the board is turned half round, so that the first player of side A sits at the top."""
    theme: ThemeName = ThemeName.LIGHT

    def marks(self, mark: Mark) -> Marks:
        """The pieces that bear a mark."""
        return self.pocketed if mark is Mark.POCKETED else self.jumped

    @property
    def is_placing(self) -> bool:
        """Whether men or the Queen are to be put back now."""
        return self.to_place.is_any() or self.is_queen_to_place

    def returning(self, kind: PieceKind) -> int:
        """How many pieces of a kind are to be placed now, or would come back because of the stroke being marked."""
        match kind:
            case PieceKind.WHITE:
                return self.to_place.white + self.coming_back.white
            case PieceKind.BLACK:
                return self.to_place.black + self.coming_back.black
            case PieceKind.QUEEN:
                return int(self.is_queen_to_place or self.is_queen_coming_back)
            case PieceKind.STRIKER:
                return 0

    def on_board_of(self, kind: PieceKind) -> int:
        """How many pieces of a kind lay on the board before the stroke; the striker always does."""
        match kind:
            case PieceKind.WHITE:
                return self.on_board.white
            case PieceKind.BLACK:
                return self.on_board.black
            case PieceKind.QUEEN:
                return int(self.queen.is_on_board)
            case PieceKind.STRIKER:
                return 1

    def unmarked(self, kind: PieceKind) -> int:
        """How many pieces of a kind are left to be marked."""
        return max(0, self.on_board_of(kind) - self.pocketed.of(kind) - self.jumped.of(kind))

    def edge_of(self, seat: Seat) -> BoardEdge:
        """The side of the board at which a seat stands, before the board is mirrored."""
        return edge_of(seat, is_doubles=len(self.seats) > 2)

    @property
    def is_struck(self) -> bool:
        """Whether anybody is in turn, so that there is a striker to play."""
        return any(seat.is_in_turn for seat in self.seats)

    @property
    def striking_edge(self) -> BoardEdge:
        """Where the striker lies: with the player in turn, else at the bottom."""
        return next((self.edge_of(seat.seat) for seat in self.seats if seat.is_in_turn), BoardEdge.BOTTOM)


# Each sits to the right of the one before: anticlockwise, as seen from above.
_IN_DOUBLES = {
    Seat.A1: BoardEdge.BOTTOM,
    Seat.B1: BoardEdge.RIGHT,
    Seat.A2: BoardEdge.TOP,
    Seat.B2: BoardEdge.LEFT,
}


def edge_of(seat: Seat, *, is_doubles: bool) -> BoardEdge:
    """The side of the board at which a seat stands, before the board is mirrored; in singles both sit face to face."""
    if is_doubles:
        return _IN_DOUBLES[seat]
    return BoardEdge.BOTTOM if seat.side is Seat.A1.side else BoardEdge.TOP
