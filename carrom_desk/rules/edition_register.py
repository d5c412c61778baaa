"""All editions by their identifiers.

A new one takes a module in `editions/`, its identifier in `edition_id`, a line here, and its digest among the laws
that ship.
"""

from collections.abc import Mapping
from types import MappingProxyType

from .edition import Edition
from .edition_id import EditionId
from .editions.club import CLUB
from .editions.icf_1993 import ICF_1993
from .editions.icf_revised import ICF_REVISED
from .editions.technitia_2k20 import TECHNITIA_2K20

EDITIONS: Mapping[EditionId, Edition] = MappingProxyType(
    {
        EditionId.ICF_1993: ICF_1993,
        EditionId.ICF_REVISED: ICF_REVISED,
        EditionId.TECHNITIA_2K20: TECHNITIA_2K20,
        EditionId.CLUB: CLUB,
    }
)


def edition_of(edition_id: EditionId) -> Edition:
    """The edition with this identifier."""
    return EDITIONS[edition_id]
