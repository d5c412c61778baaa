"""The parts of a person's name: given names, surname, initials; and the letters it has."""

import unicodedata
from collections.abc import Sequence

_JOINERS = frozenset("\u200c\u200d")
_VIRAMA_CLASS = 9


def divided(name: str) -> tuple[tuple[str, ...], str]:
    """The given names, and the surname with the initials after it: "Krishnamurthy I"."""
    words = name.split() or [""]
    whole = (place for place, word in enumerate(words) if len(clusters(word.rstrip("."))) > 1)
    first = max(whole, default=len(words) - 1)
    return tuple(words[:first]), " ".join(words[first:])


def clusters(text: str) -> list[str]:
    """The text in letters as they are seen: with their vowel signs, and conjuncts kept whole."""
    found: list[str] = []
    for character in text:
        if found and (_is_mark(character) or _joins_on(found[-1])):
            found[-1] += character
        else:
            found.append(character)
    return found


def _is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M" or character in _JOINERS


def _joins_on(cluster: str) -> bool:
    last = cluster[-1]
    return last == "\u200d" or (len(cluster) > 1 and unicodedata.combining(last) == _VIRAMA_CLASS)


def by_surname(names: Sequence[str]) -> tuple[str, ...]:
    """The players by surname; where two have the same, with the given name that tells them apart."""
    return tuple(_by_surname(name, names) for name in names)


def _by_surname(name: str, among: Sequence[str]) -> str:
    given, surname = divided(name)
    alike = [other for other, last in map(divided, among) if last == surname]
    if len(alike) == 1:
        return surname
    alike.remove(given)
    own = next((word for word in given if not any(word in other for other in alike)), None)
    return name if own is None else f"{own} {surname}"
