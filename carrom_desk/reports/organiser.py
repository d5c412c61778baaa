"""Organiser of an event with a logo, as shown and embedded in reports."""

import json
from base64 import b64decode, b64encode
from collections.abc import Iterator
from dataclasses import asdict, dataclass

from carrom_desk.i18n import N_, _, say

from .content import Drawing
from .document import Attachment

LARGEST_LOGO = 200_000
"""Maximum size of a logo in bytes, since every report contains it."""
FILE = "organiser.json"
"""Name of the file embedded in PDFs."""
_KINDS = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}
_NO_SIZE = frozenset({0xC4, 0xC8, 0xCC})
"""JPEG markers in the range of size markers that do not contain a size."""
_MOST_PIXELS = 10_000


class NotALogo(ValueError):
    """Raised for a file that cannot be used as a logo; the sentence says why."""


@dataclass(frozen=True, slots=True)
class Organiser:
    """Organiser of an event."""

    name: str = ""
    logo: str = ""
    """Image as data URI; empty for none."""

    def attachment(self) -> Attachment | None:
        """Returns the organiser as an embedded file; None if empty."""
        explanation = _("The organiser and the logo, for checking the report with carrom-desk verify")
        return Attachment(FILE, self.text(), explanation) if self != NOBODY else None

    def text(self) -> str:
        return json.dumps(asdict(self), ensure_ascii=False)

    def words(self) -> str:
        """Returns the text that names the organiser; may be empty."""
        return _("Organised by {name}").format(name=self.name) if self.name else ""

    def drawing(self) -> Drawing | None:
        """Returns the logo; None if it is unreadable."""
        try:
            width, height = _size(b64decode(self.logo.partition(",")[2]))
        except NotALogo:
            return None
        size = f'width="{width}" height="{height}"'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" {size} viewBox="0 0 {width} {height}">'
        return Drawing(f'{svg}<image {size} href="{self.logo}"/></svg>', say(ORGANISERS_LOGO))


NOBODY = Organiser()
ORGANISERS_LOGO = N_("The organiser’s logo")


def organiser_from(text: str) -> Organiser:
    """Parses the JSON of `text`; returns an empty organiser if it is something else, or its logo is not an image."""
    try:
        found = json.loads(text)
        organiser = Organiser(str(found["name"]), str(found["logo"]))
        content = b64decode(organiser.logo.partition(",")[2], validate=True)
        is_known = not organiser.logo or organiser.logo == logo_of(content)
    except (ValueError, TypeError, LookupError):
        return NOBODY
    return organiser if is_known else NOBODY


def logo_of(content: bytes) -> str:
    """Converts an image file to a data URI.

    Raises:
        NotALogo: the file is not an image, or is too large.
    """
    if len(content) > LARGEST_LOGO:
        words = N_("The logo is too large. Choose a picture of at most {size} kB.")
        raise NotALogo(say(words, size=LARGEST_LOGO // 1000))
    _size(content)
    kind = next(kind for begins, kind in _KINDS.items() if content.startswith(begins))
    return f"data:{kind};base64,{b64encode(content).decode()}"


def _size(content: bytes) -> tuple[int, int]:
    """Returns width and height in pixels."""
    found = next((size for size in _sizes(content) if all(0 < each <= _MOST_PIXELS for each in size)), None)
    if found is None:
        raise NotALogo(_("The logo is not a PNG or JPEG picture. Choose another file."))
    return found


def _sizes(content: bytes) -> Iterator[tuple[int, int]]:
    """Yields the sizes in a PNG header or in the segments of a JPEG."""
    if content.startswith(b"\x89PNG\r\n\x1a\n") and b"IEND" in content:
        yield int.from_bytes(content[16:20]), int.from_bytes(content[20:24])
    place = 2
    while content.startswith(b"\xff\xd8\xff") and place + 9 < len(content):
        marker, length = content[place + 1], int.from_bytes(content[place + 2 : place + 4])
        if 0xC0 <= marker <= 0xCF and marker not in _NO_SIZE:
            yield int.from_bytes(content[place + 7 : place + 9]), int.from_bytes(content[place + 5 : place + 7])
        place += 2 + max(length, 1)
