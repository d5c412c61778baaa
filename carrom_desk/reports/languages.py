"""Says words in a language without a window: from the same files of words, of which the window reads its own form."""

from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from carrom_desk.languages import SOURCE
from carrom_desk.resources import resource_path
from carrom_desk.rules.words import Say, Words, in_english

_FILES = ("i18n/carrom-desk_{code}.ts", "i18n/calls_{code}.ts")

Key = tuple[str, str, str]
"""Context, text and comment of some words."""


@cache
def say_in(code: str) -> Say:
    """Says words in the language of this ISO 639 code; what is not translated stays English.

    Raises:
        ResourceMissing: there are no words of this language.
    """
    if code == SOURCE:
        return in_english
    translations: dict[Key, tuple[str, ...]] = {}
    for name in _FILES:
        translations |= _read(name.format(code=code))
    return _Translated(code, translations)


def plural_form(code: str, n: int) -> int:
    """Which of a language's forms goes with a number, in the order in which Qt's files of words keep them."""
    match code:
        case "fr":
            return 0 if n <= 1 else 1
        case "pl":
            few = n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14)
            return 0 if n == 1 else 1 if few else 2
        case _:
            return 0 if n == 1 else 1


class _Translated:
    """A `Say` in one language."""

    def __init__(self, code: str, translations: Mapping[Key, tuple[str, ...]]) -> None:
        self._code = code
        self._translations = translations

    def __call__(self, words: Words, n: int = 0, /, **places: object) -> str:
        forms = self._translations.get((words.context, words.text, words.comment))
        if not forms:
            return in_english(words, n, **places)
        text = forms[plural_form(self._code, n)].replace("%n", str(n)) if words.is_counted else forms[0]
        return text.format(**places) if places else text


def _read(name: str) -> dict[Key, tuple[str, ...]]:
    found = {}
    for context in ElementTree.parse(resource_path(name)).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type"):
                continue
            forms = tuple(form.text or "" for form in translation.iter("numerusform")) or (translation.text or "",)
            if all(forms):
                key = (context.findtext("name"), message.findtext("source"), message.findtext("comment"))
                found[key[0] or "", key[1] or "", key[2] or ""] = forms
    return found
