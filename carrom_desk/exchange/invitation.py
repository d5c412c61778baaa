"""The code of a table, with the hall's address, the table's number, its secret and letters of the hub's certificate.

It replaces network discovery, which routers block, and typed addresses, which people mistype.
"""

from dataclasses import dataclass, replace
from functools import cache
from hashlib import scrypt
from ipaddress import AddressValueError, IPv4Address
from urllib.parse import urlsplit

from carrom_desk.i18n import N_, Words

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's Base32 alphabet, without letters that look alike."""
SECRET_LENGTH = 7
"""Length of a table's secret: 35 bits, protected by a limit of ten attempts a minute."""
MOST_TABLES = 1_000
USUAL_PORT = 8462
_LENGTH = 20
_GROUP = SEAL_LENGTH = 5
_COST, _MEMORY = 2**15, 2**26
"""Cost of a seal: a tenth of a second, so that nobody finds a certificate with the same one in a month."""
_ALIKE = str.maketrans("OILU", "011V", " -\t\n")

MISTYPED = N_("This is not a table code. A table code has 20 or 25 letters and digits. Check the sticker.")
NO_ADDRESS = N_("This is not a hall address. It should look like http://192.168.1.5:8462/join/CODE.")


class NotAnInvitation(Exception):
    """Raised when a text is not an invitation; `words` says why."""

    def __init__(self, words: Words) -> None:
        """Stores the reason."""
        super().__init__(words.text)
        self.words = words


@dataclass(frozen=True, slots=True)
class Invitation:
    """Invitation of a table to a hall."""

    host: str
    port: int
    table: int
    secret: str
    is_encrypted: bool = False
    certificate: str = ""
    """Start of the SHA-256 of the hub's certificate, which only the QR code contains; empty to trust any."""
    seal: str = ""
    """Letters that only the hub's certificate gives, in a typed code too; empty without encryption."""
    pages: str = ""
    """Address of the pages for phones that scan the QR code; empty if it is the same as the hall's."""

    @property
    def url(self) -> str:
        """Address of the hall."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{'https' if self.is_encrypted else 'http'}://{host}:{self.port}"

    @property
    def code(self) -> str:
        """Returns the code in groups. A hall with a host name also needs its address."""
        try:
            host = int(IPv4Address(self.host))
        except AddressValueError:
            host = 0
        number = ((host << 16 | self.port) << 10 | self.table) << 1 | self.is_encrypted
        letters = _letters(number << 36 | _number(self.secret), _LENGTH - 1) + self.seal
        letters += LETTERS[_check(letters)]
        return "-".join(letters[start : start + _GROUP] for start in range(0, len(letters), _GROUP))

    @property
    def address(self) -> str:
        """Contents of the QR code: a phone opens it as a page, a desk joins with it."""
        known = f"#{self.certificate}" if self.certificate else ""  # the fragment, which a browser does not send
        return f"{self.pages or self.url}/join/{self.code}{known}"


def read_invitation(text: str) -> Invitation:
    """Reads a typed code, or the address in the QR code.

    Raises:
        NotAnInvitation: the text is neither.
    """
    text = text.strip()
    if "://" not in text:
        return _of_code(text)
    try:
        parts = urlsplit(text)
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise NotAnInvitation(NO_ADDRESS) from error
    if parts.scheme not in ("http", "https") or not host:
        raise NotAnInvitation(NO_ADDRESS)
    found = _of_code(parts.path.rpartition("/")[2])
    if found.is_encrypted and parts.scheme == "http":  # a phone opens the pages; a desk uses the encrypted port
        return replace(found, host=host, certificate=parts.fragment)
    is_encrypted = parts.scheme == "https"
    port = port or USUAL_PORT
    return Invitation(host, port, found.table, found.secret, is_encrypted, parts.fragment, seal=found.seal)


def _of_code(text: str) -> Invitation:
    letters = text.upper().translate(_ALIKE)
    if len(letters) not in (_LENGTH, _LENGTH + SEAL_LENGTH) or letters.strip(LETTERS):
        raise NotAnInvitation(MISTYPED)
    if LETTERS[_check(letters[:-1])] != letters[-1]:
        raise NotAnInvitation(MISTYPED)
    checked, seal = letters[: _LENGTH - 1], letters[_LENGTH - 1 : -1]
    number, secret = divmod(_number(checked), 1 << 36)
    number, is_encrypted = divmod(number, 2)
    number, table = divmod(number, 1 << 10)
    host, port = divmod(number, 1 << 16)
    named = _letters(secret, SECRET_LENGTH)
    return Invitation(str(IPv4Address(host)), port, table, named, bool(is_encrypted), seal=seal)


@cache
def seal_of(certificate: str) -> str:
    """Returns the letters of a certificate in codes; `certificate` is its SHA-256."""
    found = scrypt(bytes.fromhex(certificate), salt=b"carrom-desk", n=_COST, r=8, p=1, maxmem=_MEMORY, dklen=4)
    return _letters(int.from_bytes(found) >> 7, SEAL_LENGTH)


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = number * 32 + LETTERS.index(letter)
    return number


def _letters(number: int, length: int) -> str:
    letters = ""
    for _ in range(length):
        number, digit = divmod(number, 32)
        letters = LETTERS[digit] + letters
    return letters


def _check(letters: str) -> int:
    """Returns a check letter that detects any single wrong letter and any two swapped letters, itself included.

    This is a Reed–Solomon code over the field of 32 elements: the letters, each multiplied by a different power of the
    generator, add up to zero. Since the powers differ, a single change or swap cannot cancel out.
    """
    found = 0
    for digit in map(LETTERS.index, letters):
        found = _doubled(found ^ digit)
    return found


def _doubled(element: int) -> int:
    """Multiplies by the generator x, modulo x⁵ + x² + 1."""
    element <<= 1
    return element ^ 0b100101 if element & 32 else element
