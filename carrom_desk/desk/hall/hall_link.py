"""The hall that a desk has joined, stored with its matches and restored at the next start."""

from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING

from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import StoreError

if TYPE_CHECKING:
    from carrom_desk.storage.hall_store import SqlHallStore

_LINK, _LEFT, _SINCE = "hall_link", "hall_left", "halls_joined"
"""Settings: the current hall, the one left last, and for each hall the write number from which entries are sent."""
READABLE_BY_OTHERS = N_(
    "The connection to this hall is not encrypted. Anyone on the same network can read names, scores and "
    "this table’s key, and could send entries in its name. Nothing else on this computer is exposed."
)
PAGES_READABLE_BY_OTHERS = N_(
    "Desks use an encrypted connection to this hall, but its pages are not encrypted. Anyone on the same network can "
    "read what the pages show and what is typed there, such as the chief referee’s password."
)


@dataclass(frozen=True, slots=True)
class Link:
    """A hall that a desk has joined."""

    url: str
    key: str
    """Secret that identifies the table."""
    table: int
    certificate: str = ""
    """SHA-256 of the hub's certificate at joining; empty without encryption."""
    since: int = 0
    """Number of the latest write before the desk first joined this hall. Older entries are not sent."""
    hall: str = ""
    """Identifier of the hall; empty for an older hub, identified by its address."""
    is_waiting: bool = False
    """True if the desk had to wait for the chief referee when joining."""


def link_of(source: "SqlHallStore") -> Link | None:
    """Returns the hall that the desk of this database has joined, if any.

    Raises:
        StoreError: it could not be read.
    """
    kept = source.value(_LINK, None)
    return None if kept is None else Link(**kept)


def joined_hall(source: "SqlHallStore") -> str:
    """Returns the address of the hall that the desk of this database has joined; empty if none."""
    with suppress(StoreError):
        link = link_of(source)
        return "" if link is None else link.url.rstrip("/")
    return ""


def former_key(source: "SqlHallStore") -> str:
    """Returns the key for the current or last hall, which proves that this desk has joined before; empty if there is
    none.

    Raises:
        StoreError: it could not be read.
    """
    kept = source.value(_LINK, None) or source.value(_LEFT, None)
    return "" if kept is None else Link(**kept).key


def first_joined(source: "SqlHallStore", hall: str) -> int:
    """Returns the number of the latest write before this desk first joined a hall, to which all later writes are sent.

    Raises:
        StoreError: it could not be read.
    """
    return int(source.value(_SINCE, {}).get(hall, source.last_touched()))


def save_link(source: "SqlHallStore", link: Link) -> None:
    """Stores the hall.

    Raises:
        StoreError: it could not be stored.
    """
    source.put_value(_SINCE, {**source.value(_SINCE, {}), link.hall or link.url: link.since})
    source.put_value(_LINK, link)


def leave(source: "SqlHallStore") -> None:
    """Leaves the hall and stops sending."""
    source.put_setting(_LEFT, source.setting(_LINK))
    source.put_setting(_LINK, "")
