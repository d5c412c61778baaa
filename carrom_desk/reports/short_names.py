"""Names cut to what a column holds, so that nobody is mixed up with anybody else."""

import unicodedata

LONGEST = 16
"""Letters of a short name, counted as they are seen: marks that sit on a letter are not counted."""
_JOINERS = frozenset("\u200c\u200d")
_VIRAMA_CLASS = 9


def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names, those too long cut at a word or within one; where two would come out alike, each gets its number."""
    cut = [shortened(name) for name in names]
    return tuple(
        short if cut.count(short) == 1 or short == name else f"{short} ({number})"
        for number, (name, short) in enumerate(zip(names, cut, strict=True), 1)
    )


def shortened(name: str) -> str:
    """A name of at most `LONGEST` letters, with an ellipsis where something is left out."""
    letters = clusters(name)
    if len(letters) <= LONGEST:
        return name
    kept = "".join(letters[: LONGEST - 1])
    words = kept.rsplit(" ", 1)
    # A word cut short is better left out, unless hardly anything would stay.
    return f"{(words[0] if len(clusters(words[0])) >= LONGEST // 2 else kept).rstrip()}…"


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
