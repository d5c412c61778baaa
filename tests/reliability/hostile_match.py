"""A match in which every text that can be typed is hostile."""

from typing import Any

from carrom_desk.exchange.codec.document import parse_json
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from tests.match.every_entry import every_entry, stored

PATH = "/etc/hostname"
MARKUP = f"<img src='file://{PATH}' onerror=alert(1)><script>alert(2)</script>"
FORMULA = "=cmd|' /C calc'!A0"
TURNED = "\u202eahsA\u0007\u001b[31m\u2028x"
HIDDEN = "a\u200bb\u2066c\u061cd\ufeffe\u0085f\u009fg"
OTHERS = ("+1+1", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "%s{0}", "'; DROP TABLE matches; --", "../../x", "x" * 1_999)
TEXTS = (MARKUP, FORMULA, TURNED, HIDDEN, *OTHERS)
FORBIDDEN = "\u202a\u202b\u202d\u202e\u2066\u2067\u061c\u0007\u001b\u200b\ufeff\u2028\u0085\u009f"
"""Characters that no form of a match may contain; isolates (2068, 2069) are the program's own."""
TYPED = ("reason", "text", "name", "club", "country", "event", "round", "category", "table", "umpire", "chief_referee")


def with_text(value: Any, text: str, key: str = "") -> Any:
    """Replaces every typed text in a document."""
    if isinstance(value, dict):
        return {each: with_text(member, text, each) for each, member in value.items()}
    if isinstance(value, list):
        return [with_text(member, text) for member in value]
    return text if isinstance(value, str) and key in TYPED else value


def hostile_file(text: str, match_id: str = "hostile") -> str:
    """Returns a match file with every kind of entry and only hostile texts."""
    import json

    document: Any = with_text(parse_json(write_match(stored(every_entry()))), text)
    document["id"] = match_id
    written = json.dumps(document)
    replay_match(read_match(written))
    return written
