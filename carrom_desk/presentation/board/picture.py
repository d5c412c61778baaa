"""Values of the displayed board: pieces, marks and returning men, derived from the match."""

from dataclasses import dataclass, replace
from enum import Enum, unique

from carrom_desk.i18n import N_, Worded, Words, _, say
from carrom_desk.match.entry.entries import SidesChanged
from carrom_desk.match.problems import Reason
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import SEATS_TO_THE_RIGHT, BySide, Seat, Side
from carrom_desk.match.state import BoardState, LastRuled, MatchState
from carrom_desk.presentation.stroke_draft import Mark, Marks, PieceKind, StrokeDraft
from carrom_desk.presentation.wording.match_text import MATCH_IS_OVER
from carrom_desk.rules.position import MEN_OF_A_SIDE, QueenPlace
from carrom_desk.rules.ruling import Turn


@unique
class BoardEdge(Enum):
    """A side of the board on the screen; the value counts anticlockwise quarter turns from the bottom."""

    BOTTOM = 0
    RIGHT = 1
    TOP = 2
    LEFT = 3

    def turned(self, quarters: int) -> "BoardEdge":
        """Returns the side after a number of anticlockwise quarter turns of the board."""
        return BoardEdge((self.value + quarters) % 4)


_NOTHING, _ALL_MEN = Marks(), Marks(MEN_OF_A_SIDE, MEN_OF_A_SIDE)
_PLAYS_ON, _PLAYS_NEXT = N_("{player}, then plays on"), N_("{player}, then plays")
_BREAKS_NEXT = N_("{player} breaks next")

COLOURS = (PieceKind.WHITE, PieceKind.BLACK)
"""Colours of the sides' men."""


@unique
class QueenState(Worded):
    """Where the Queen is, in words while it is off the board."""

    ON_BOARD = "on_board"
    TO_COVER = "to_cover", N_("Queen to be covered")
    """Pocketed and waiting for cover by the holder."""
    COVERED = "covered", N_("Queen covered")
    """Covered by the holder."""
    TO_RETURN = "to_return", N_("Queen to return")
    """Pocketed too early: returns when the turn ends."""


@dataclass(frozen=True, slots=True)
class QueenPicture:
    """The Queen, and the colour of the side that pocketed it; None while it is on the board."""

    lies: QueenState = QueenState.ON_BOARD
    holder: PieceKind | None = None

    @property
    def is_on_board(self) -> bool:
        return self.lies is QueenState.ON_BOARD


@dataclass(frozen=True, slots=True)
class SeatPicture:
    """Player on one side of the board."""

    seat: Seat
    name: str
    colour: PieceKind
    is_in_turn: bool = False
    called: str = ""
    """Name as in sentences; empty for `name`."""
    places: Marks = _NOTHING
    """Men that the player is to place now."""
    follows: Words | None = None
    """Phrase with `player` on what they do once men are placed, or in the next board; None for nothing."""


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Contents of the displayed board; by default the opening position without players."""

    on_board: Marks = _ALL_MEN
    """Men on the board before the stroke being marked."""
    queen: QueenPicture = QueenPicture()
    pocketed: Marks = _NOTHING
    """Pieces marked as pocketed in this stroke."""
    jumped: Marks = _NOTHING
    """Pieces marked as jumped off the board in this stroke."""
    to_place: Marks = _NOTHING
    """Pieces to be placed now."""
    owed: Marks = _NOTHING
    """Men owed as dues and penalties, by the colour of the side that owes them."""
    seats: tuple[SeatPicture, ...] = ()
    """Two in singles, four in doubles."""
    pressed_mark: Mark = Mark.POCKETED
    """Mark set by a press: pocketed, or jumped in jumped mode."""
    refusal: str = ""
    """Sentence on why no piece can be marked now; otherwise empty."""
    quarter_turns: int = 0
    """Anticlockwise quarter turns of the board; without any, the first player of side A is at the bottom."""
    is_ended: bool = False
    """True when it shows how a board ended, until something is marked on the next."""

    @property
    def is_cleared(self) -> bool:
        """True when the match ended away from the board, so that nothing is shown on it."""
        return not self.seats and not self.on_board.is_any()

    def without_marks(self) -> "BoardPicture":
        """Returns the picture without marks of the stroke."""
        return replace(self, pocketed=_NOTHING, jumped=_NOTHING)

    def marks(self, mark: Mark) -> Marks:
        return self.pocketed if mark is Mark.POCKETED else self.jumped

    @property
    def is_placing(self) -> bool:
        """True when men or the Queen are to be placed now."""
        return self.to_place.is_any()

    def lying(self, kind: PieceKind) -> int:
        """Returns how many pieces of a kind lie on the board now: neither marked nor still to be placed."""
        return max(0, self.unmarked(kind) - self.to_place.of(kind))

    def on_board_of(self, kind: PieceKind) -> int:
        """Returns how many pieces of a kind were on the board before the stroke; the striker always counts as one."""
        if kind.is_man:
            return self.on_board.of(kind)
        return int(self.queen.is_on_board) if kind is PieceKind.QUEEN else 1

    def unmarked(self, kind: PieceKind) -> int:
        """Returns how many pieces of a kind can still be marked."""
        return max(0, self.on_board_of(kind) - self.pocketed.of(kind) - self.jumped.of(kind))

    def edge_of(self, seat: Seat) -> BoardEdge:
        """Returns the side of a seat before the board is turned."""
        return edge_of(seat, is_doubles=len(self.seats) > 2)

    def strikes(self, seat: SeatPicture) -> bool:
        """Returns True for the player who is to strike now, once all men are placed."""
        return seat.is_in_turn and not self.is_placing

    @property
    def is_striker_there(self) -> bool:
        """False while men are being placed, and when no player is about to strike."""
        return not self.is_placing and (any(seat.is_in_turn for seat in self.seats) or not (self.seats or self.refusal))

    @property
    def striking_edge(self) -> BoardEdge:
        """Side with the striker: the player to play, otherwise the bottom."""
        return next((self.edge_of(seat.seat) for seat in self.seats if seat.is_in_turn), BoardEdge.BOTTOM)


# Each sits to the right of the one before: anticlockwise, as seen from above.
_IN_DOUBLES = {Seat.A1: BoardEdge.BOTTOM, Seat.B1: BoardEdge.RIGHT, Seat.A2: BoardEdge.TOP, Seat.B2: BoardEdge.LEFT}


def edge_of(seat: Seat, *, is_doubles: bool) -> BoardEdge:
    """Returns the side of a seat before the board is turned; in singles players sit opposite each other."""
    if is_doubles:
        return _IN_DOUBLES[seat]
    return BoardEdge.BOTTOM if seat.side is Seat.A1.side else BoardEdge.TOP


def board_picture(record: MatchRecord, *, is_turned: bool, named: Setup | None = None) -> BoardPicture:
    """Returns the board before a stroke, from the umpire's seat; `is_turned` tells whether that is the opposite side.

    Men to be placed are shown separately until their outcome is entered. `named` has the names of the plates.
    """
    state, quarter_turns = record.state, _quarter_turns(record, is_turned=is_turned)
    board = state.board
    if board is None:
        is_ended = state.is_over or state.is_claim_awaited
        last = last_board(state, state.last_ruled, named) if is_ended else BoardPicture()
        toss_first = _("The toss comes first.")
        claim_first = say(Reason.CLAIM_AWAITED.words) if state.is_claim_awaited else toss_first
        why = say(MATCH_IS_OVER) if state.is_over else claim_first
        return replace(last, refusal=why, quarter_turns=quarter_turns)
    return BoardPicture(
        on_board=_by_colour(board.on_board, board),
        queen=_queen(board),
        to_place=_NOTHING if board.to_place is None else _by_colour(board.to_place.men, board),
        owed=_by_colour(board.due, board),
        seats=_seats(record.setup, board, named),
        quarter_turns=quarter_turns,
    )


def _quarter_turns(record: MatchRecord, *, is_turned: bool) -> int:
    """Returns the quarter turns that show everybody where they sit after the changes of sides.

    A change takes players to the opposite side in singles and to the next seat on the right in doubles
    (icf-1993 31, 32).
    """
    changed = (logged.number for logged in record.entries if isinstance(logged.entry, SidesChanged))
    changes = sum(number in record.standing for number in changed)
    each = 1 if record.setup.doubles else 2
    return (changes * each + 2 * is_turned) % 4


def with_marks(picture: BoardPicture, draft: StrokeDraft, *, is_jumped_mode: bool) -> BoardPicture:
    """Returns the picture with the marks of the current stroke and of the next press."""
    pressed_mark = Mark.JUMPED if is_jumped_mode else Mark.POCKETED
    return replace(picture, pocketed=draft.pocketed, jumped=draft.jumped, pressed_mark=pressed_mark)


def last_board(state: MatchState, last: LastRuled | None, named: Setup | None) -> BoardPicture:
    """Returns the position at the end of the last board, with nobody in turn; empty if the match ended away from the
    board.
    """
    if last is None:
        return BoardPicture(on_board=_NOTHING, queen=QueenPicture(QueenState.COVERED))
    before, ruling = last.board, last.ruling
    board = replace(before, position=replace(before.position, on_board=ruling.on_board, queen=ruling.queen))
    coming = None if state.board is None else state.board.breaker
    seats = tuple(
        replace(seat, is_in_turn=False, places=_NOTHING, follows=_BREAKS_NEXT if seat.seat is coming else None)
        for seat in _seats(state.setup, board, named)
    )
    on_board = _by_colour(board.on_board, board)
    return BoardPicture(on_board=on_board, queen=_queen(board), seats=seats, is_ended=state.board is not None)


def _by_colour(men: BySide[int], board: BoardState) -> Marks:
    return Marks(white=men.of(board.white), black=men.of(board.white.other))


def _colour(side: Side, board: BoardState) -> PieceKind:
    return PieceKind.WHITE if side is board.white else PieceKind.BLACK


_QUEEN_LIES = {
    QueenPlace.ON_BOARD: QueenState.ON_BOARD,
    QueenPlace.TO_COVER: QueenState.TO_COVER,
    QueenPlace.TO_RETURN: QueenState.TO_RETURN,
    QueenPlace.OWN: QueenState.COVERED,
    QueenPlace.OPPONENT: QueenState.COVERED,
}


def _queen(board: BoardState) -> QueenPicture:
    holder = board.queen_holder or board.turn.side
    lies = _QUEEN_LIES[board.position.queen]
    return QueenPicture() if lies is QueenState.ON_BOARD else QueenPicture(lies, _colour(holder, board))


def _seats(setup: Setup, board: BoardState, named: Setup | None) -> tuple[SeatPicture, ...]:
    return tuple(
        SeatPicture(
            seat,
            (named or setup).player_at(seat).name,
            _colour(seat.side, board),
            is_in_turn=seat is board.turn,
            called=setup.player_at(seat).name,
            places=_placed_by(seat, board),
            follows=_after_placing(seat, board, is_pair=setup.doubles),
        )
        for seat in (SEATS_TO_THE_RIGHT if setup.doubles else (Seat.A1, Seat.B1))
    )


def _after_placing(seat: Seat, board: BoardState, *, is_pair: bool) -> Words | None:
    """Returns that a player plays once another one has placed men, in few words for the corners of a pair."""
    to_place = board.to_place
    if to_place is None or seat is not board.turn or _placed_by(seat, board).is_any():
        return None
    return _PLAYS_ON if to_place.ruling.turn is Turn.CONTINUES and not is_pair else _PLAYS_NEXT


def _placed_by(seat: Seat, board: BoardState) -> Marks:
    """Returns the men that a player is to place now."""
    to_place = board.to_place
    if to_place is None:
        return _NOTHING
    men = {side: to_place.men.of(side) if to_place.placers.of(side) is seat else 0 for side in Side}
    return _by_colour(BySide(men[Side.A], men[Side.B]), board)
