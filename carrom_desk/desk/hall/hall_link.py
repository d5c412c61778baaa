"""Which hall a desk has joined: kept with its matches, so that it goes on by itself at the next start."""

import json
from dataclasses import asdict, dataclass

from carrom_desk.i18n import N_
from carrom_desk.match.ports.hall_store import LogSource

_LINK = "hall_link"
READABLE_BY_OTHERS = N_(
    "The connection to this hall is not encrypted. Anyone on the same network can read names, scores and "
    "this table’s key, and could send entries in its name. Nothing else on this computer is exposed."
)


@dataclass(frozen=True, slots=True)
class Link:
    """The hall that a desk has joined."""

    url: str
    key: str
    """Secret: it proves which table this is."""
    table: int
    certificate: str = ""
    """SHA-256 of the hub's certificate as it was when the table joined; empty where nothing is encrypted."""
    since: int = 0
    """The number of the latest write before the table joined: what is older is not sent."""


def link_of(source: LogSource) -> Link | None:
    """The hall that the desk of this database has joined; None when it has joined none.

    Raises:
        StoreError: it cannot be read.
    """
    text = source.setting(_LINK)
    return Link(**json.loads(text)) if text else None


def keep(source: LogSource, link: Link) -> None:
    """Remember the hall.

    Raises:
        StoreError: it cannot be kept.
    """
    source.put_setting(_LINK, json.dumps(asdict(link)))


def leave(source: LogSource) -> None:
    """Leave the hall: nothing is sent any more."""
    source.put_setting(_LINK, "")
