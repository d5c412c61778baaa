"""Texts as SoL takes them: names and descriptions within its lengths, a person's first and last name."""

import re
import unicodedata

LONGEST_NAME = 50
"""Characters of a first name, a last name or a description."""
LONGEST_NICKNAME = 15
NO_NAME = "-"
"""Stands for a first name that nobody gave; SoL asks for one."""
LONGEST_INITIALS = 2
NOT_CHARACTERS = "\ufffe\uffff"

_LIKE_A_DATE = re.compile(r"\d{4}-\d\d-\d\d|\d\d:\d\d:\d\d")


def fitted(text: str, longest: int = LONGEST_NAME, ending: str = "") -> str:
    """A text without needless spaces and control characters, cut to a length; `ending` is kept whole.

    SoL reads every text of a JSON file that begins like a date or a time as one: such a text is told with points.
    """
    squeezed = " ".join("".join(map(_readable, text)).split())
    if _LIKE_A_DATE.match(squeezed):
        squeezed = squeezed.replace("-", ".").replace(":", ".")
    room = longest - len(ending)
    return (squeezed if len(squeezed) <= room else f"{squeezed[: room - 1].rstrip()}…") + ending


def _readable(letter: str) -> str:
    return " " if unicodedata.category(letter) == "Cc" or letter in NOT_CHARACTERS else letter


def likeness(text: str) -> str:
    """What two texts share that SoL takes for one: it sets the case and the spaces of names itself."""
    return fitted(text, len(text) + 1).title().casefold()


def split_name(name: str) -> tuple[str, str]:
    """First and last name, uncut.

    A comma stands after the last name ("Alpha, Alice"); words all in capitals before others that are not are the last
    name ("ALPHA BETA Alice"); else it begins with the first small word after a capital one ("Alice van der Alpha"),
    or is the last word. A single word is a last name.
    """
    last, comma, first = (" ".join(part.split()) for part in name.partition(","))
    if comma and first and last:
        return first, last
    words = name.replace(",", " ").split() or [NO_NAME]
    if len(words) == 1:
        return NO_NAME, words[0]
    begin = _capitals_before(words)
    if begin:
        return " ".join(words[begin:]), " ".join(words[:begin])
    begin = _last_name_at(words)
    return " ".join(words[:begin]), " ".join(words[begin:])


def _capitals_before(words: list[str]) -> int:
    """How many words at the beginning are a last name in capitals; none where all are, or for mere initials."""
    count = 0
    while count < len(words) and words[count].isupper() and "." not in words[count]:
        count += 1
    is_name = any(len(word) > LONGEST_INITIALS for word in words[:count])
    return count if is_name and count < len(words) else 0


def _last_name_at(words: list[str]) -> int:
    if words[0][0].isupper():
        for place, word in enumerate(words[1:-1], start=1):
            if word[0].islower():
                return place
    return len(words) - 1


def joined_name(first: str, last: str) -> str:
    """A person's whole name, from what SoL has."""
    return " ".join(part for part in (first.strip(), last.strip()) if part and part != NO_NAME) or NO_NAME
