"""The twenty pieces a screen shows one by one, and where each lies in the opening position (icf-revised 41)."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import cos, radians, sin, sqrt
from types import MappingProxyType

from carrom_desk.match.stroke_draft import PieceKind

from .geometry import CENTRE, MAN_MM, STRIKER_MM, Point

_R = MAN_MM / 2


@dataclass(frozen=True, slots=True, eq=False)
class PieceId:
    """One piece on the screen, of which there are no others than `ALL_PIECES`.

    Which man of a colour it stands for is not tracked: they are counted.
    """

    kind: PieceKind
    number: int = 1
    """From 1; men are numbered from the Queen outwards."""

    @property
    def object_name(self) -> str:
        """The name of its control, such as `piece_white_3` or `piece_queen`."""
        return f"piece_{self.kind}_{self.number}" if self.kind.is_man else f"piece_{self.kind}"

    @property
    def radius_mm(self) -> float:
        """Its radius in millimetres."""
        return STRIKER_MM / 2 if self.kind is PieceKind.STRIKER else _R


_PIECES: Mapping[PieceKind, tuple[PieceId, ...]] = MappingProxyType(
    {kind: tuple(PieceId(kind, number) for number in range(1, kind.number + 1)) for kind in PieceKind}
)


def pieces_of(kind: PieceKind) -> tuple[PieceId, ...]:
    """All pieces of a kind, by number."""
    return _PIECES[kind]


(QUEEN,) = pieces_of(PieceKind.QUEEN)
(STRIKER,) = pieces_of(PieceKind.STRIKER)

ALL_PIECES: tuple[PieceId, ...] = tuple(piece for kind in PieceKind for piece in pieces_of(kind))
"""Every piece, in the order in which they are read out."""


def _ring(distance: float, *degrees: int) -> tuple[Point, ...]:
    """Places about the centre, so far from it, at angles counted clockwise from the right."""
    return tuple(CENTRE.moved(distance * cos(radians(angle)), distance * sin(radians(angle))) for angle in degrees)


# Seen from the bottom, white forms an upright Y: one arm down, one up to either side. The men next to the Queen come
# first, then the rest of the Y, so that whoever is taken from the end leaves a tidy rosette.
_WHITE = (*_ring(2 * _R, 90, 210, 330), *_ring(4 * _R, 90, 210, 330), *_ring(4 * _R, 30, 150, 270))
_BLACK = (*_ring(2 * _R, 30, 150, 270), *_ring(2 * sqrt(3) * _R, 0, 120, 240), *_ring(2 * sqrt(3) * _R, 60, 180, 300))

OPENING: Mapping[PieceId, Point] = MappingProxyType(
    {
        **dict(zip(pieces_of(PieceKind.WHITE), _WHITE, strict=True)),
        **dict(zip(pieces_of(PieceKind.BLACK), _BLACK, strict=True)),
        QUEEN: CENTRE,
    }
)
"""Where men and Queen lie before the break."""
