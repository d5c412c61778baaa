"""Says words in a language without a window: from the same files of words, of which the window reads its own form."""

from collections.abc import Mapping
from functools import cache
from xml.etree import ElementTree

from carrom_desk.resources import resource_path
from carrom_desk.rules.words import Say, Words, in_english

_FILES = ("i18n/carrom-desk_{code}.ts", "i18n/calls_{code}.ts")
_ENGLISH = "en"

Key = tuple[str, str, str]
"""Context, text and comment of some words."""


def languages() -> tuple[str, ...]:
    """The ISO 639 codes of the languages that can be said, English first."""
    found = resource_path("i18n").glob("carrom-desk_*.ts")
    return (_ENGLISH, *sorted(path.stem.removeprefix("carrom-desk_") for path in found))


@cache
def say_in(code: str) -> Say:
    """Says words in the language of this ISO 639 code; what is not translated stays English.

    Raises:
        ResourceMissing: there are no words of this language.
    """
    if code == _ENGLISH:
        return in_english
    translations: dict[Key, tuple[str, ...]] = {}
    for name in _FILES:
        translations |= _read(name.format(code=code))
    return _Translated(translations)


class _Translated:
    """A `Say` in one language."""

    def __init__(self, translations: Mapping[Key, tuple[str, ...]]) -> None:
        self._translations = translations

    def __call__(self, words: Words, n: int = 0, /, **places: object) -> str:
        forms = self._translations.get((words.context, words.text, words.comment))
        if not forms:
            return in_english(words, n, **places)
        # Languages with one form have it for every number, those with two have the first for one alone.
        text = forms[0 if n == 1 else -1].replace("%n", str(n)) if words.is_counted else forms[0]
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
