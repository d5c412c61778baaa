"""The English words of reports for everything that the rules and the match name by an enum."""

from collections.abc import Mapping
from types import MappingProxyType

from carrom_desk.match.history import Slam
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.position import QueenPlace

EDITIONS: Mapping[EditionId, str] = MappingProxyType(
    {
        EditionId.ICF_1993: "Laws of Carrom, ICF, 1993",
        EditionId.ICF_REVISED: "Laws of Carrom, ICF, revised",
        EditionId.TECHNITIA_2K20: "Rules of the Technitia 2K20 event",
        EditionId.CLUB: "Club rules of carrom",
    }
)

SLAMS: Mapping[Slam, str] = MappingProxyType(
    {
        Slam.WHITE: "White slam",
        Slam.BLACK: "Black slam",
    }
)

SLAM_MARKS: Mapping[Slam, str] = MappingProxyType({Slam.WHITE: "WS", Slam.BLACK: "BS"})
"""As score cards mark a slam."""

QUEEN_PLACES: Mapping[QueenPlace, str] = MappingProxyType(
    {
        QueenPlace.ON_BOARD: "on the board",
        QueenPlace.TO_COVER: "to be covered",
        QueenPlace.TO_RETURN: "to go back when the turn ends",
        QueenPlace.OWN: "covered by the player in turn",
        QueenPlace.OPPONENT: "covered by the other side",
    }
)


def counted(count: int, singular: str, plural: str) -> str:
    """A number and its noun, such as "1 man" or "2 men"."""
    return f"{count} {singular if count == 1 else plural}"


def points(count: int) -> str:
    """So many points, in words of a sentence."""
    return counted(count, "point", "points")
