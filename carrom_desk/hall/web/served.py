"""Where a hub is reached."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path

from carrom_desk.exchange.invitation import Invitation

_CERTIFICATE_LENGTH = 32
"""Letters of a fingerprint in a sticker's QR code: 128 bits."""


@dataclass(frozen=True, slots=True)
class Served:
    """Address of the hub, and what it writes."""

    reached_at: Callable[[], str]
    """Returns this computer's address, which may change while the hub runs."""
    port: int
    is_encrypted: bool = False
    language: str = "en"
    write_to: Path | None = None
    """The folder of files that are written at each change; None: none."""
    desks_port: int = 0
    """At which desks are encrypted by the hub's own certificate; 0: they use the same port as the pages."""
    certificate: str = ""
    """SHA-256 of the hub's own certificate."""

    @property
    def host(self) -> str:
        """This computer's address now."""
        return self.reached_at()

    def invitation(self, table: int, code: str) -> Invitation:
        """Returns what the sticker of a table says."""
        pages = Invitation(self.host, self.port, table, code, self.is_encrypted)
        if not self.desks_port:
            return pages
        known = self.certificate[:_CERTIFICATE_LENGTH]
        return replace(pages, port=self.desks_port, is_encrypted=True, certificate=known, pages=pages.url)
