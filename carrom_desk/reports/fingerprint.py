"""A short fingerprint of a match's log: two prints that bear the same one tell of the same entries."""

import json
from hashlib import sha256

from carrom_desk.match.entry_codec import write_logged
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.setup_codec import write_setup
from carrom_desk.match.store import MatchId

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
