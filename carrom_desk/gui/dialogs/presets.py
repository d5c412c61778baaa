"""The formats that matches are usually played in (equipment: presets; icf-revised 56, 60)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum, unique
from types import MappingProxyType

from carrom_desk.match.setup import ChangeSides, Competition
from carrom_desk.rules.edition_id import EditionId


@unique
class FormatPreset(StrEnum):
    """A format by its name."""

    ICF_EARLY = "icf_early"
    """ICF up to the pre-quarter-finals."""
    ICF_LATE = "icf_late"
    """ICF from the quarter-finals on."""
    SINGLE_GAME = "single_game"
    """One game to 25 points; the round ends by the clock."""
    CLUB_29 = "club_29"
    OWN = "own"
    """None of these: the event has its own."""


@dataclass(frozen=True, slots=True)
class Format:
    """A competition's format with the laws it goes with."""

    competition: Competition
    laws: EditionId
    round_minutes: int = 0
    """Minutes that all matches of a round have together; 0: no such limit."""


FORMATS: Mapping[FormatPreset, Format] = MappingProxyType(
    {
        FormatPreset.ICF_EARLY: Format(
            Competition(games=3, points=25, boards=8, change_sides=ChangeSides.AFTER_4_BOARDS_OR_13),
            EditionId.ICF_REVISED,
        ),
        FormatPreset.ICF_LATE: Format(
            Competition(games=3, points=25, boards=None, change_sides=ChangeSides.AT_13), EditionId.ICF_REVISED
        ),
        FormatPreset.SINGLE_GAME: Format(
            Competition(games=1, points=25, boards=8, change_sides=ChangeSides.NEVER),
            EditionId.ICF_REVISED,
            round_minutes=45,
        ),
        FormatPreset.CLUB_29: Format(
            Competition(games=1, points=29, boards=None, change_sides=ChangeSides.NEVER), EditionId.CLUB
        ),
    }
)
"""What each preset stands for; `OWN` stands for nothing."""


def preset_of(competition: Competition, round_minutes: int = 0) -> FormatPreset:
    """The preset that a format is; with a round clock, however many minutes it has."""
    for preset, each in FORMATS.items():
        if each.competition == competition and bool(each.round_minutes) == bool(round_minutes):
            return preset
    return FormatPreset.OWN
