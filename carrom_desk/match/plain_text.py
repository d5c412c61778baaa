"""Typed text: sanitised for print, so that it cannot reorder, hide or break surrounding text, and folded for searching,
comparing and sorting.
"""

import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from .setup import TEXTS, Player, Setup

REPLACEMENT = "\ufffd"
"""Visible replacement for characters that may not be printed."""
ISOLATE = "\u2068"
POP_ISOLATE = "\u2069"
_BREAKS = frozenset("\t\n\v\f\r\x85\u2028\u2029")
_ORDERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_HIDDEN = frozenset("\u00ad\u180e\u200b\u2060\u2061\u2062\u2063\u2064\ufeff")
_RIGHT_TO_LEFT = frozenset({"R", "AL"})


def plain(text: str) -> str:
    """Returns the text on one line, without control characters, direction marks and hidden characters.

    Line breaks become spaces, and unprintable characters `REPLACEMENT`. Joiners are kept: Indic scripts need them.
    """
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    shown = "".join(" " if letter in _BREAKS else REPLACEMENT if _is_unprintable(letter) else letter for letter in text)
    return " ".join(shown.split())


def _is_unprintable(letter: str) -> bool:
    return letter in _ORDERING or letter in _HIDDEN or _is_no_character(letter)


def _is_no_character(letter: str) -> bool:
    """Returns True for controls, surrogates and code points that Unicode bars from text."""
    is_excluded = ord(letter) & 0xFFFE == 0xFFFE or "\ufdd0" <= letter <= "\ufdef"
    return is_excluded or unicodedata.category(letter) in ("Cc", "Cs")


def safe(text: str) -> str:
    """Replaces everything that could reorder or break a document; isolates added by `isolated` are kept."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(REPLACEMENT if _is_unsafe(letter) else letter for letter in text)


def _is_unsafe(letter: str) -> bool:
    if letter in "\n\t" or letter in (ISOLATE, POP_ISOLATE):
        return False
    return letter in _ORDERING or _is_no_character(letter)


def isolated(text: str) -> str:
    """Wraps a name in isolates for use within a sentence, so that right-to-left names do not reorder it."""
    if not text.isascii() and any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return f"{ISOLATE}{text}{POP_ISOLATE}"
    return text


def always_isolated(text: str) -> str:
    """Wraps a key or a law's number, such as "77(a)", so that right-to-left sentences do not reorder it."""
    return f"{ISOLATE}{text}{POP_ISOLATE}" if text else ""


def isolated_lines(lines: Iterable[str]) -> list[str]:
    """Returns lines of one text for showing each alone: a name that was broken is isolated on both lines."""
    closed, pending = [], 0
    for line in lines:
        whole = ISOLATE * pending + line
        pending = max(0, whole.count(ISOLATE) - whole.count(POP_ISOLATE))
        closed.append(whole + POP_ISOLATE * pending)
    return closed


def plain_setup(setup: Setup) -> Setup:
    """Returns the setup with every text sanitised."""
    texts: dict[str, Any] = {key: plain(getattr(setup, key)) for key in TEXTS}
    return replace(setup, sides=setup.sides.map(lambda players: tuple(map(plain_player, players))), **texts)


def plain_player(player: Player) -> Player:
    """Returns the player with sanitised texts."""
    return Player(plain(player.name), plain(player.club), plain(player.country))


def without_marks(text: str) -> str:
    """Returns the text without isolates, for tables of other programs."""
    return text.replace(ISOLATE, "").replace(POP_ISOLATE, "")


_JOINERS = "\u200c\u200d"


def file_stem(text: str) -> str:
    """Converts a text to a file name valid on every system: letters with their marks, digits, and hyphens."""
    kept = "".join(letter if _may_be_in_a_name(letter) else " " for letter in plain(text))
    return "-".join(kept.split())


def _may_be_in_a_name(letter: str) -> bool:
    return letter.isalnum() or letter in _JOINERS or unicodedata.category(letter)[0] == "M"


# Forms for searching, comparing and sorting

_ALPHABETS = ("LATIN ", "GREEK ", "CYRILLIC ")
"""Scripts in which a mark over a letter is an accent; in others, such as Devanagari, it is a vowel."""
_PLAIN = str.maketrans(
    {"ø": "o", "ł": "l", "đ": "d", "ħ": "h", "ŧ": "t", "ı": "i", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ŋ": "n"}
)
"""Letters that do not decompose into an accent, with their usual plain spelling."""


def folded(words: str) -> str:
    """Returns the words in lower case, without accents, and with single spaces."""
    return " ".join(without_accents(words).split())


def without_accents(words: str) -> str:
    """Returns the words in lower case, without accents on Latin, Greek and Cyrillic letters; keeps spaces."""
    if words.isascii():
        return words.casefold()
    letters = "".join(_unmarked(unicodedata.normalize("NFKD", words.casefold())))
    # Decomposed characters such as ligatures may contain letters that were not folded yet.
    return unicodedata.normalize("NFC", letters.casefold().translate(_PLAIN))


def _unmarked(letters: str) -> Iterator[str]:
    is_accentable = False
    for letter in letters:
        if not unicodedata.combining(letter):
            is_accentable = unicodedata.name(letter, "").startswith(_ALPHABETS)
        elif is_accentable:
            continue
        yield letter
