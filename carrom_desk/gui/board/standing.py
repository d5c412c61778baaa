"""How each piece on the screen stands, from a picture that only counts them; and what a press on one asks for."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum, unique

from carrom_desk.match.stroke_draft import Mark, PieceKind

from .picture import BoardPicture
from .pieces import PieceId, pieces_of


@unique
class Standing(Enum):
    """How a piece stands."""

    ON_BOARD = "on_board"
    POCKETED = "pocketed"
    JUMPED = "jumped"
    OFF_BOARD = "off_board"

    @property
    def mark(self) -> Mark | None:
        """The mark it bears in this stroke."""
        if self is Standing.POCKETED:
            return Mark.POCKETED
        return Mark.JUMPED if self is Standing.JUMPED else None

    @property
    def is_marked(self) -> bool:
        """Whether it bears a mark in this stroke."""
        return self.mark is not None


Standings = Mapping[PieceId, Standing]
"""How every piece stands."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A mark to be given to one piece of a kind, or taken back."""

    kind: PieceKind
    mark: Mark
    is_taken_back: bool = False


def wishes(piece: PieceId, standing: Standing, mark: Mark) -> tuple[Wish, ...]:
    """What a press with a mark asks for: a marked piece loses its mark, unless it is now said to have jumped."""
    given = standing.mark
    if standing is Standing.OFF_BOARD:
        return ()
    if given is None:
        return (Wish(piece.kind, mark),)
    back = Wish(piece.kind, given, is_taken_back=True)
    if given is Mark.POCKETED and mark is Mark.JUMPED:
        return (back, Wish(piece.kind, Mark.JUMPED))
    return (back,)


def standings(
    picture: BoardPicture, before: Standings, pressed: PieceId | None, shown: BoardPicture | None = None
) -> Standings:
    """How every piece stands in a picture, after how it stood before, in the picture shown then.

    Those that were marked before stay marked, the piece pressed last gets a mark or loses it first, and otherwise men
    are taken from the rim of the rosette.
    """
    found = dict(before)
    for kind in PieceKind:
        if shown is None or _counts(picture, kind) != _counts(shown, kind):
            found |= _of_kind(kind, picture, before, pressed)
    return found


def _counts(picture: BoardPicture, kind: PieceKind) -> tuple[int, ...]:
    return (picture.on_board_of(kind), picture.pocketed.of(kind), picture.jumped.of(kind))


def _of_kind(kind: PieceKind, picture: BoardPicture, before: Standings, pressed: PieceId | None) -> Standings:
    pieces = pieces_of(kind)
    lying = pieces[: picture.on_board_of(kind)]
    found = dict.fromkeys(pieces, Standing.OFF_BOARD) | dict.fromkeys(lying, Standing.ON_BOARD)
    for standing, mark in ((Standing.POCKETED, Mark.POCKETED), (Standing.JUMPED, Mark.JUMPED)):
        free = [piece for piece in lying if found[piece] is Standing.ON_BOARD]
        wanted = min(picture.marks(mark).of(kind), len(free))
        kept = [piece for piece in free if before.get(piece) is standing]
        if len(kept) > wanted:
            found |= dict.fromkeys(_kept(kept, pressed)[:wanted], standing)
        else:
            others = [piece for piece in _preferred(free, before, pressed) if piece not in kept]
            found |= dict.fromkeys([*kept, *others[: wanted - len(kept)]], standing)
    return found


def _kept(marked: list[PieceId], pressed: PieceId | None) -> list[PieceId]:
    """Who keeps a mark first: the pressed piece is the one that loses it."""
    return sorted(marked, key=lambda piece: (piece == pressed, piece.number))


def _preferred(free: list[PieceId], before: Standings, pressed: PieceId | None) -> list[PieceId]:
    """Who gets a mark first: the pressed piece, then from the rim inwards; those that bear the other mark last."""

    def rank(piece: PieceId) -> tuple[bool, bool, int]:
        is_marked = before.get(piece, Standing.ON_BOARD).is_marked
        return (piece != pressed, is_marked, -piece.number)

    return sorted(free, key=rank)
