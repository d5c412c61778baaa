"""All editions. A new one takes a module in `editions/`, its digest among the laws that ship, and its name here."""

from .edition import Edition
from .editions.club import CLUB
from .editions.icf_1993 import ICF_1993
from .editions.icf_revised import ICF_REVISED
from .editions.technitia_2k20 import TECHNITIA_2K20

EDITIONS: tuple[Edition, ...] = (ICF_REVISED, ICF_1993, CLUB, TECHNITIA_2K20)
"""The usual one first."""

USUAL = EDITIONS[0]
"""The edition that is taken where nothing else is said."""

BY_ID: dict[str, Edition] = {edition.id: edition for edition in EDITIONS}
"""All editions by the identifiers that files use."""
