"""Addresses of a hub, and its certificate: created at the first start, and remembered by desks that have joined.

It is self-signed, since a hall has no internet; desks pin the one they joined with.
"""

import os
import ssl
from asyncio import get_running_loop
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from functools import partial
from hashlib import sha256
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from threading import Timer
from types import FrameType
from typing import Any

import uvicorn

from carrom_desk.exchange.invitation import Invitation, seal_of

STOPS_WITHIN_S = 5.0
"""Seconds after which a stopping hub ends, whatever still waits."""
_VALID = timedelta(days=20 * 365)
_EARLIER = timedelta(days=2 * 365)
"""Backdating, since clocks in a hall without internet may be wrong."""
_CERTIFICATE_LENGTH = 32
"""Length of the fingerprint in QR codes: 128 bits."""


@dataclass(frozen=True, slots=True)
class Served:
    """Addresses of the hub, and its output folder."""

    reached_at: Callable[[], str]
    """Returns this computer's address, which may change while the hub runs."""
    port: int
    is_encrypted: bool = False
    language: str = "en"
    write_to: Path | None = None
    """Folder for files updated with each change; None for none."""
    desks_port: int = 0
    """Port for desks, encrypted with the hub's own certificate; 0 if they use the pages' port."""
    certificate: str = ""
    """SHA-256 of the hub's own certificate."""

    @property
    def host(self) -> str:
        """Current address of this computer."""
        return self.reached_at()

    def invitation(self, table: int, code: str) -> Invitation:
        """Returns the invitation in the QR code of a table."""
        pages = Invitation(self.host, self.port, table, code, self.is_encrypted)
        if not self.desks_port:
            return pages
        known = self.certificate[:_CERTIFICATE_LENGTH]
        seal = seal_of(self.certificate)
        return replace(pages, port=self.desks_port, is_encrypted=True, certificate=known, seal=seal, pages=pages.url)


def new_certificate() -> str:
    """Returns a new private key and its certificate in PEM format.

    Raises:
        ImportError: the required package is not installed.
    """
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.x509.oid import NameOID

    key, now = ec.generate_private_key(ec.SECP256R1()), datetime.now(UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Carrom Desk hall")])
    described = x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
    described = described.not_valid_before(now - _EARLIER).not_valid_after(now + _VALID)
    pem = serialization.Encoding.PEM
    private: bytes = key.private_bytes(pem, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    public: bytes = described.sign(key, hashes.SHA256()).public_bytes(pem)
    return (private + public).decode()


def fingerprint_of(pem: str) -> str:
    """Returns the SHA-256 of a certificate, by which desks recognise it."""
    found = pem[pem.index(ssl.PEM_HEADER) :]
    return sha256(ssl.PEM_cert_to_DER_cert(found.strip())).hexdigest()


def context_of(pem: str) -> ssl.SSLContext:
    """Returns the TLS context for a certificate and its key."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with TemporaryDirectory() as folder:  # readable by its owner only; OpenSSL loads from files
        file = Path(folder) / "hall.pem"
        file.write_text(pem, encoding="ascii")
        context.load_cert_chain(file)
    return context


class HubServer(uvicorn.Server):
    """Serves the pages, if wanted also encrypted with the hub's own certificate on a second port.

    It stops normally on every signal, so that files are closed, and within `STOPS_WITHIN_S` in any case.
    """

    def __init__(
        self, config: uvicorn.Config, end: Callable[[], None], encrypted: tuple[socket, ssl.SSLContext] | None
    ) -> None:
        """Calls `end` when the hub stops; listens for encrypted connections besides the sockets given to `run`."""
        super().__init__(config)
        self._end, self._encrypted = end, encrypted

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Starts listening; see `uvicorn.Server`."""
        await super().startup(sockets)
        if self._encrypted is not None:
            (sock, context), config = self._encrypted, self.config
            protocol: Any = config.http_protocol_class
            connection = partial(protocol, config, self.server_state, self.lifespan.state)
            server = get_running_loop().create_server(connection, sock=sock, ssl=context, backlog=config.backlog)
            self.servers.append(await server)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stops without raising the signal again, which would end the program at once."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()
        self.stop()

    def stop(self) -> None:
        """Stops the hub from any thread. What a desk was told is stored; a thread that waits is not waited for."""
        self.should_exit = True
        guard = Timer(STOPS_WITHIN_S, os._exit, (0,))
        guard.daemon = True
        guard.start()

    async def shutdown(self, sockets: list[socket] | None = None) -> None:
        """Ends open streams first, which would keep their connections open."""
        self._end()
        await super().shutdown(sockets)
