"""The twenty pieces shown on a screen: their places, states, and the effect of a press.

Only the number of men is known, not their places, so the desk shows them in two stacks, and reports in the opening
position (icf-revised 41).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, unique
from math import cos, radians, sin, sqrt

from carrom_desk.i18n import N_, Words, say
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.rules.position import MEN_OF_A_SIDE

from .geometry import CENTRE, MAN_MM, STRIKER_MM, Point
from .picture import COLOURS, BoardPicture

_R = MAN_MM / 2


@dataclass(frozen=True, slots=True, eq=False)
class PieceId:
    """A piece on the screen; only those in `ALL_PIECES` exist.

    Since men are merely counted, it stands for any man of its colour.
    """

    kind: PieceKind
    number: int = 1
    """Counted from 1; men are numbered from the Queen outwards."""

    @property
    def object_name(self) -> str:
        """Object name of its control, such as `piece_white_3` or `piece_queen`."""
        return f"piece_{self.kind}_{self.number}" if self.kind.is_man else f"piece_{self.kind}"

    @property
    def radius_mm(self) -> float:
        return STRIKER_MM / 2 if self.kind is PieceKind.STRIKER else _R


PIECES_OF: Mapping[PieceKind, tuple[PieceId, ...]] = {
    kind: tuple(PieceId(kind, number) for number in range(1, kind.number + 1)) for kind in PieceKind
}
"""All pieces of a kind, by number."""

(QUEEN,) = PIECES_OF[PieceKind.QUEEN]
(STRIKER,) = PIECES_OF[PieceKind.STRIKER]

ALL_PIECES: tuple[PieceId, ...] = tuple(piece for kind in PieceKind for piece in PIECES_OF[kind])
"""Every piece in reading order."""


def _ring(distance: float, *degrees: int) -> tuple[Point, ...]:
    """Returns a ring of places at a distance from the centre, at angles counted clockwise from the right."""
    return tuple(CENTRE.moved(distance * cos(radians(angle)), distance * sin(radians(angle))) for angle in degrees)


# Seen from the bottom, white forms an upright Y: one arm down, one up on either side. The men next to the Queen come
# first, then the rest of the Y, so that removing men from the end leaves a tidy rosette.
_WHITE = (*_ring(2 * _R, 90, 210, 330), *_ring(4 * _R, 90, 210, 330), *_ring(4 * _R, 30, 150, 270))
_BLACK = (*_ring(2 * _R, 30, 150, 270), *_ring(2 * sqrt(3) * _R, 0, 120, 240), *_ring(2 * sqrt(3) * _R, 60, 180, 300))

OPENING: Mapping[PieceId, Point] = {
    **dict(zip(PIECES_OF[PieceKind.WHITE], _WHITE, strict=True)),
    **dict(zip(PIECES_OF[PieceKind.BLACK], _BLACK, strict=True)),
    QUEEN: CENTRE,
}
"""Places of men and Queen before the break."""

_STEP = 78.5
"""Distance between men of a stack, in mm of the board."""
_ROW = 5
"""Men in the first row of a stack; the second has the other four and their number."""
_ROWS = {PieceKind.WHITE: (91.0, 170.0), PieceKind.BLACK: (-170.0, -91.0)}
"""Rows of each stack, from the centre downwards: white on the umpire's half."""


def _in_stack(kind: PieceKind, number: int) -> Point:
    """Returns a place in a stack, counted from 1 along its rows; the tenth belongs to the number of men."""
    row, column = divmod(number - 1, _ROW)
    return CENTRE.moved((column - 2) * _STEP, _ROWS[kind][row])


STACKS: Mapping[PieceId, Point] = {
    **{piece: _in_stack(kind, piece.number) for kind in COLOURS for piece in PIECES_OF[kind]},
    QUEEN: CENTRE,
}
"""Places of men and Queen on the screen, however the board is turned."""
NUMBERS: Mapping[PieceKind, Point] = {kind: _in_stack(kind, MEN_OF_A_SIDE + 1) for kind in COLOURS}
"""Places on the screen for the number of men that lie now."""
STACKED_MM = {PieceKind.QUEEN: 73.0, PieceKind.STRIKER: 80.0}
"""Diameters on the screen of Queen and striker; that of a man is `STACKED_MAN_MM`."""
STACKED_MAN_MM = 67.0
"""Diameter of a man in a stack, large enough to press."""


# States


_MARKS_OF = {"POCKETED": Mark.POCKETED, "JUMPED": Mark.JUMPED}


@unique
class PieceState(Enum):
    """State of a piece."""

    ON_BOARD = N_("on the board")
    POCKETED = N_("pocketed in this stroke")
    JUMPED = N_("jumped off the board in this stroke")
    OFF_BOARD = N_("off the board")

    mark: Mark | None
    """Mark of the piece in this stroke."""
    is_marked: bool
    """True when it has a mark."""

    def __init__(self, _words: Words) -> None:
        self.mark = _MARKS_OF.get(self.name)
        self.is_marked = self.mark is not None


Standings = Mapping[PieceId, PieceState]
"""State of every piece."""


@dataclass(frozen=True, slots=True)
class MarkRequest:
    """Request to mark or unmark a piece of a kind."""

    kind: PieceKind
    mark: Mark
    is_taken_back: bool = False


def mark_requests(piece: PieceId, standing: PieceState, mark: Mark) -> tuple[MarkRequest, ...]:
    """Returns the effect of a press with a mark: it removes an existing mark, unless the piece is to be marked as
    jumped instead.
    """
    given = standing.mark
    if standing is PieceState.OFF_BOARD:
        return ()
    if given is None:
        return (MarkRequest(piece.kind, mark),)
    back = MarkRequest(piece.kind, given, is_taken_back=True)
    if given is Mark.POCKETED and mark is Mark.JUMPED:
        return (back, MarkRequest(piece.kind, Mark.JUMPED))
    return (back,)


def standings(
    picture: BoardPicture, before: Standings, pressed: PieceId | None, shown: BoardPicture | None = None
) -> Standings:
    """Returns the state of every piece, given the previous states and the picture then shown.

    Marked pieces stay marked where possible, the piece pressed last gets or loses its mark first, and otherwise men are
    taken from the end of their stack.
    """
    found = dict(before)
    counts, known = _counts(picture), {} if shown is None else _counts(shown)
    for kind in PieceKind:
        if counts[kind] != known.get(kind):
            found |= _of_kind(kind, picture, before, pressed)
    return found


def _counts(picture: BoardPicture) -> Mapping[PieceKind, tuple[int, ...]]:
    """Returns the number of pieces of each kind on the board, pocketed and jumped."""
    board, pocketed, jumped = picture.on_board, picture.pocketed, picture.jumped
    return {
        PieceKind.WHITE: (board.white, pocketed.white, jumped.white),
        PieceKind.BLACK: (board.black, pocketed.black, jumped.black),
        PieceKind.QUEEN: (int(picture.queen.is_on_board), pocketed.queen, jumped.queen),
        PieceKind.STRIKER: (1, pocketed.striker, jumped.striker),
    }


def _of_kind(kind: PieceKind, picture: BoardPicture, before: Standings, pressed: PieceId | None) -> Standings:
    pieces = PIECES_OF[kind]
    staying = _staying(pieces, before)[: picture.on_board_of(kind)]
    lying = [piece for piece in pieces if piece in staying]
    found = dict.fromkeys(pieces, PieceState.OFF_BOARD) | dict.fromkeys(lying, PieceState.ON_BOARD)
    for standing, mark in ((PieceState.POCKETED, Mark.POCKETED), (PieceState.JUMPED, Mark.JUMPED)):
        free = [piece for piece in lying if found[piece] is PieceState.ON_BOARD]
        wanted = min(picture.marks(mark).of(kind), len(free))
        kept = [piece for piece in free if before.get(piece) is standing]
        if len(kept) > wanted:
            kept.sort(key=lambda piece: piece == pressed)  # the pressed piece loses its mark
            found |= dict.fromkeys(kept[:wanted], standing)
        else:
            others = [piece for piece in _preferred(free, before, pressed) if piece not in kept]
            found |= dict.fromkeys([*kept, *others[: wanted - len(kept)]], standing)
    return found


def _staying(pieces: Sequence[PieceId], before: Standings) -> list[PieceId]:
    """Orders pieces by preference to stay on the board: not those already off it or marked as pocketed, nor those at
    the end of the stack.
    """
    stood = [(before.get(piece), piece.number, piece) for piece in pieces]
    ranked = sorted(
        (standing is PieceState.OFF_BOARD, standing is PieceState.POCKETED, number, piece)
        for standing, number, piece in stood
    )
    return [piece for *_, piece in ranked]


def _preferred(free: list[PieceId], before: Standings, pressed: PieceId | None) -> list[PieceId]:
    """Orders pieces by preference to get a mark: the pressed piece, then from the end of the stack; those with the
    other mark last.
    """
    ranked = sorted(
        (piece is not pressed, before.get(piece, PieceState.ON_BOARD).is_marked, -piece.number, piece) for piece in free
    )
    return [piece for *_, piece in ranked]


def returning(picture: BoardPicture, found: Standings) -> tuple[PieceId, ...]:
    """Returns the pieces that are placed now: the last unmarked ones of their stacks, as they already count as on the
    board.
    """
    if not picture.is_placing:
        return ()
    chosen: list[PieceId] = []
    for kind in PieceKind:
        lying = [piece for piece in reversed(PIECES_OF[kind]) if found[piece] is PieceState.ON_BOARD]
        chosen += lying[: picture.to_place.of(kind)]
    return tuple(chosen)


def next_of(kind: PieceKind, found: Standings) -> PieceId | None:
    """Returns the piece of a kind that gets the next mark: the last one lying; None if none is left."""
    return next((piece for piece in reversed(PIECES_OF[kind]) if found[piece] is PieceState.ON_BOARD), None)


# Texts for a screen reader

_MEN: Mapping[PieceKind, Words] = {PieceKind.WHITE: N_("White man {number}"), PieceKind.BLACK: N_("Black man {number}")}


def piece_name(piece: PieceId) -> str:
    return say(_MEN[piece.kind], number=piece.number) if piece.kind in _MEN else say(piece.kind.words)


def piece_text(standing: PieceState, refusal: str) -> str:
    """Describes a piece for a screen reader: its state, and why it cannot be marked."""
    return " · ".join(filter(None, (say(standing.value), refusal)))
