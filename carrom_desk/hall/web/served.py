"""Addresses of a hub, and its certificate: created at the first start, and remembered by desks that have joined.

It is self-signed, since a hall has no internet; desks pin the one they joined with.
"""

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

import uvicorn

from carrom_desk.exchange.invitation import Invitation, seal_of

from .connections import Gate, connection_by

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
    """Serves the pages, and also encrypted with the hub's own certificate on a second port."""

    def __init__(self, config: uvicorn.Config, gate: Gate, encrypted: socket, context: ssl.SSLContext) -> None:
        """Listens for encrypted connections on a socket besides those given to `run`."""
        super().__init__(config)
        self._connection, self._encrypted, self._context = connection_by(gate), encrypted, context

    async def startup(self, sockets: list[socket] | None = None) -> None:
        """Starts listening; see `uvicorn.Server`."""
        await super().startup(sockets)
        loop, state = get_running_loop(), self.lifespan.state
        connection = partial(self._connection, self.config, self.server_state, state)
        backlog = self.config.backlog
        self.servers.append(
            await loop.create_server(connection, sock=self._encrypted, ssl=self._context, backlog=backlog)
        )
