"""The code on a table's sticker: where the hall is, which table it is for, and its secret, in twenty characters.

Nothing is looked for in the network and no address is typed: routers block the one, people mistype the other.
"""

from dataclasses import dataclass, replace
from ipaddress import AddressValueError, IPv4Address
from urllib.parse import urlsplit

from carrom_desk.i18n import N_, Words

LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's: none is taken for another."""
SECRET_LENGTH = 7
"""Letters of a table's secret: 35 bits, behind a limit of ten tries a minute."""
MOST_TABLES = 1_000
USUAL_PORT = 8462
_LENGTH = 20
_GROUP = 5
_ALIKE = str.maketrans("OILU", "011V", " -\t\n")

MISTYPED = N_("This is not a table code. A table code has twenty letters and digits. Check the sticker.")
PRINTED_BEFORE = N_(
    "This code is mistyped, or an earlier version of Carrom Desk printed it. If it matches the sticker, print the "
    "stickers again from the chief referee’s page."
)
NO_ADDRESS = N_("This is not a hall address. It should look like http://192.168.1.5:8462/join/CODE.")


class NotAnInvitation(Exception):
    """Raised when a text is not an invitation; `words` says why."""

    def __init__(self, words: Words) -> None:
        """Holds why."""
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
    """Beginning of the SHA-256 of the hub's certificate, which only the QR code holds; empty: any is trusted."""
    pages: str = ""
    """Address of the pages, for phones that open the QR code; empty: the same as that of the hall."""

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
        letters = _letters(number << 36 | _number(self.secret), _LENGTH - 1)
        letters += LETTERS[_check(letters)]
        return "-".join(letters[start : start + _GROUP] for start in range(0, _LENGTH, _GROUP))

    @property
    def address(self) -> str:
        """Content of the sticker's QR code: a phone opens it as a page, a desk joins by it."""
        known = f"#{self.certificate}" if self.certificate else ""  # which a browser keeps for itself
        return f"{self.pages or self.url}/join/{self.code}{known}"


def read_invitation(text: str) -> Invitation:
    """Reads a typed code, or the address in the sticker's QR code.

    Raises:
        NotAnInvitation: it is neither.
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
    if found.is_encrypted and parts.scheme == "http":  # a phone opens the pages; a desk uses the port that encrypts
        return replace(found, host=host, certificate=parts.fragment)
    is_encrypted = parts.scheme == "https"
    return Invitation(host, port or USUAL_PORT, found.table, found.secret, is_encrypted, parts.fragment)


def _of_code(text: str) -> Invitation:
    letters = text.upper().translate(_ALIKE)
    if len(letters) != _LENGTH or letters.strip(LETTERS):
        raise NotAnInvitation(MISTYPED)
    checked, check = letters[:-1], LETTERS.index(letters[-1])
    if check != _check(checked):
        raise NotAnInvitation(PRINTED_BEFORE if check == _check_before(checked) else MISTYPED)
    number, secret = divmod(_number(checked), 1 << 36)
    number, is_encrypted = divmod(number, 2)
    number, table = divmod(number, 1 << 10)
    host, port = divmod(number, 1 << 16)
    return Invitation(str(IPv4Address(host)), port, table, _letters(secret, SECRET_LENGTH), bool(is_encrypted))


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
    """Changes with every single letter, and where any two change places, the check letter among them.

    A Reed–Solomon code over the field of 32 elements: the letters of a code, each times its own power of the field's
    generator, add up to nothing. No two of the powers are alike, so neither one change nor one exchange can cancel out.
    """
    found = 0
    for digit in map(LETTERS.index, letters):
        found = _doubled(found ^ digit)
    return found


def _doubled(element: int) -> int:
    """Times the generator x, modulo x⁵ + x² + 1."""
    element <<= 1
    return element ^ 0b100101 if element & 32 else element


def _check_before(letters: str) -> int:
    """Returns what earlier versions printed; it takes 0 for Z and Z for 0, and so it only tells such a sticker."""
    found = 0
    for digit in map(LETTERS.index, letters):
        found = (found * 7 + digit + 1) % 31
    return found
