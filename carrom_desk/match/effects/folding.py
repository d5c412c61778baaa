"""Words as they are searched, compared and sorted."""

import unicodedata
from collections.abc import Iterator

_ALPHABETS = ("LATIN ", "GREEK ", "CYRILLIC ")
"""The scripts in which a mark over a letter is an accent; elsewhere, as in Devanagari, it is a vowel."""
_PLAIN = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ŋ": "n"}
)
"""Letters that no accent makes, as people type them who do not have them on their keyboard."""


def folded(words: str) -> str:
    """The words in lower case, without accents, and with single spaces."""
    return " ".join(without_accents(words).split())


def without_accents(words: str) -> str:
    """The words in lower case, without the accents of Latin, Greek and Cyrillic letters; spaces stay."""
    if words.isascii():
        return words.casefold()
    letters = "".join(_unmarked(unicodedata.normalize("NFKD", words.casefold())))
    # What was one character for several, such as a ligature, may have letters that were not folded yet.
    return unicodedata.normalize("NFC", letters.casefold().translate(_PLAIN))


def _unmarked(letters: str) -> Iterator[str]:
    is_accentable = False
    for letter in letters:
        if not unicodedata.combining(letter):
            is_accentable = unicodedata.name(letter, "").startswith(_ALPHABETS)
        elif is_accentable:
            continue
        yield letter
