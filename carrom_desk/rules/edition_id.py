"""Which law text a match is played under."""

from enum import StrEnum, unique


@unique
class EditionId(StrEnum):
    """The editions that this program knows, by the identifiers that files use."""

    ICF_1993 = "icf-1993"
    ICF_REVISED = "icf-revised"
    TECHNITIA_2K20 = "technitia-2k20"
    CLUB = "club"
