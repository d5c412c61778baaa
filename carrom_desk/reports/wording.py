"""The English words of reports for everything that the rules and the match name by an enum."""

from collections.abc import Mapping
from types import MappingProxyType

from carrom_desk.match.entries import Concession, PlacingOutcome, TossChoice
from carrom_desk.match.history import Slam
from carrom_desk.match.setup import ChangeSides
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.edition_id import EditionId
from carrom_desk.rules.position import QueenPlace
from carrom_desk.rules.ruling import Call, Turn

EDITIONS: Mapping[EditionId, str] = MappingProxyType(
    {
        EditionId.ICF_1993: "Laws of Carrom, ICF, 1993",
        EditionId.ICF_REVISED: "Laws of Carrom, ICF, revised",
        EditionId.TECHNITIA_2K20: "Rules of the Technitia 2K20 event",
        EditionId.CLUB: "Club rules of carrom",
    }
)

CHANGES_OF_SIDES: Mapping[ChangeSides, str] = MappingProxyType(
    {
        ChangeSides.AFTER_4_BOARDS_OR_13: "sides changed after each game, in the last after board 4 or at 13 points",
        ChangeSides.AT_13: "sides changed after each game, in the last at 13 points",
        ChangeSides.NEVER: "no change of sides",
    }
)

TOSS_CHOICES: Mapping[TossChoice, str] = MappingProxyType(
    {
        TossChoice.BREAK: "chose to break",
        TossChoice.SIDE: "chose the side",
    }
)

PLACING_OUTCOMES: Mapping[PlacingOutcome, str] = MappingProxyType(
    {
        PlacingOutcome.PLACED: "Men placed",
        PlacingOutcome.FORGONE: "Dues and penalties forgone",
        PlacingOutcome.FORFEITED: "Not placed in time: dues and penalties forfeited",
        PlacingOutcome.NO_SPACE: "No space to place: they stay owed",
    }
)

CONCESSIONS: Mapping[Concession, str] = MappingProxyType(
    {
        Concession.GAME: "the game",
        Concession.MATCH: "the match",
    }
)

INCIDENTS: Mapping[IncidentKind, str] = MappingProxyType(
    {
        IncidentKind.LEFT_SEAT: "leaves the seat",
        IncidentKind.OUT_OF_TURN: "plays out of turn",
        IncidentKind.BOARD_DISTURBED: "disturbs the board beyond repair",
        IncidentKind.PLAYED_WITHOUT_ORDER: "plays on without “Play” after an appeal",
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

CALLS: Mapping[Call, str] = MappingProxyType(
    {
        Call.PLAY: "Play",
        Call.DUE: "Due",
        Call.FOUL: "Foul",
        Call.DUE_AND_FOUL: "Due and foul",
        Call.TECHNICAL_FOUL: "Technical foul",
        Call.QUEEN_COVERED: "Queen covered",
        Call.BOARD: "Board",
    }
)

TURNS: Mapping[Turn, str] = MappingProxyType(
    {
        Turn.CONTINUES: "the turn continues",
        Turn.PASSES: "the turn passes",
        Turn.BOARD_OVER: "the board is over",
    }
)
"""As an override states them."""

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


def listed(parts: list[str]) -> str:
    """Parts joined as in a sentence: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} and {parts[-1]}"


def sentence(text: str) -> str:
    """The text as a sentence: a capital at the start, a full stop at the end."""
    if not text:
        return ""
    begun = text[0].upper() + text[1:]
    return begun if begun.rstrip("”’\"')").endswith((".", "!", "?", "…")) else f"{begun}."
