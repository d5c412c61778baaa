"""A short fingerprint of a match's log: two prints that bear the same one tell of the same entries."""

import json
from hashlib import sha256

from carrom_desk.match.entry_codec import write_logged
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.state_codec import write_setup
from carrom_desk.match.store import MatchId
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .content import Drawing

GROUPS = 4
DIGITS_OF_A_GROUP = 4


def fingerprint_of(match_id: MatchId, record: MatchRecord) -> str:
    """The first 64 bits of a SHA-256, in groups of hexadecimal digits, such as "3f0a 91c2 77de 0b45".

    It covers the identifier, the setup and every entry with its ruling and its times, as a match file has them, in
    JSON with sorted keys and without spaces; so a match that went through a file keeps its fingerprint.
    """
    document = {
        "id": match_id,
        "setup": write_setup(record.setup),
        "entries": [write_logged(logged) for logged in record.entries],
    }
    text = json.dumps(document, ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":"))
    digits = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    starts = range(0, GROUPS * DIGITS_OF_A_GROUP, DIGITS_OF_A_GROUP)
    return " ".join(digits[start : start + DIGITS_OF_A_GROUP] for start in starts)


def code_drawing(match_id: str, fingerprint: str, say: Say) -> Drawing:
    """Both as a QR code, such as `carrom-desk:0f6d…#3f0a91c277de0b45`."""
    import segno  # loaded where a code is drawn

    code = segno.make(f"carrom-desk:{match_id}#{fingerprint.replace(' ', '')}", error="m", micro=False)
    svg = code.svg_inline(border=2, scale=12, omitsize=True)  # with a view box: a page sets it smaller, whole
    told = QT_TRANSLATE_NOOP("Report", "QR code of the match’s id and fingerprint")
    return Drawing(svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1), say(told))
