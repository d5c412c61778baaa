"""Registry of all editions. A new one needs a module in `editions/`, a digest among the shipped laws, and its name
here.
"""

from .edition import Edition
from .editions.club import CLUB
from .editions.icf_1993 import ICF_1993
from .editions.icf_revised import ICF_REVISED
from .editions.technitia_2k20 import TECHNITIA_2K20

EDITIONS: tuple[Edition, ...] = (ICF_REVISED, ICF_1993, CLUB, TECHNITIA_2K20)
"""The default comes first."""

USUAL = EDITIONS[0]
"""The default edition."""

BY_ID: dict[str, Edition] = {edition.id: edition for edition in EDITIONS}
"""All editions by their identifier in files."""
