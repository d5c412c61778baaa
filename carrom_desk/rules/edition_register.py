"""All editions by their identifiers: a new one is added here."""

from collections.abc import Mapping

from .edition import Edition
from .edition_id import EditionId
from .editions.club import CLUB
from .editions.icf_1993 import ICF_1993
from .editions.icf_revised import ICF_REVISED
from .editions.technitia_2k20 import TECHNITIA_2K20

EDITIONS: Mapping[EditionId, Edition] = {
    edition.id: edition for edition in (ICF_1993, ICF_REVISED, TECHNITIA_2K20, CLUB)
}


def edition_of(edition_id: EditionId) -> Edition:
    """The edition with this identifier."""
    return EDITIONS[edition_id]
