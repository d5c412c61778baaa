"""Says words in a language without a window: from the same compiled files as the window."""

import re
import struct
from collections.abc import Iterator, Mapping
from functools import cache

from carrom_desk.languages import SOURCE, language_of_code
from carrom_desk.resources import resource_path
from carrom_desk.rules.words import Say, Words, in_english

_FILES = ("i18n/carrom-desk_{code}.qm", "i18n/calls_{code}.qm")
_HEAD = struct.Struct(">BI")
"""What is before every part of such a file: its kind, and its size in bytes."""
_FIRST_PART, _MESSAGES = 16, 0x69
_END, _TRANSLATION, _SOURCE_TEXT, _CONTEXT, _COMMENT = 1, 3, 6, 7, 8
"""The kinds of parts of a message, as Qt numbers them."""

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
    plurals = language_of_code(code).plurals
    return next((form for form, numbers in enumerate(plurals) if re.fullmatch(numbers, str(n))), len(plurals))


class _Translated:
    """A `Say` in one language."""

    def __init__(self, code: str, translations: Mapping[Key, tuple[str, ...]]) -> None:
        self._code = code
        self._translations = translations

    def __call__(self, words: Words, n: int = 0, /, **places: object) -> str:
        found = self._translations
        # As in Qt's files, where a comment is kept only if other words differ by it alone.
        forms = found.get((words.context, words.text, words.comment)) or found.get((words.context, words.text, ""))
        if not forms:
            return in_english(words, n, **places)
        text = forms[plural_form(self._code, n)].replace("%n", str(n)) if words.is_counted else forms[0]
        return text.format(**places) if places else text


def _read(name: str) -> dict[Key, tuple[str, ...]]:
    data, start = resource_path(name).read_bytes(), _FIRST_PART
    found: dict[Key, tuple[str, ...]] = {}
    while start < len(data):
        kind, size = _HEAD.unpack_from(data, start)
        start += _HEAD.size
        if kind == _MESSAGES:
            found.update(_messages(data[start : start + size]))
        start += size
    return found


def _messages(data: bytes) -> Iterator[tuple[Key, tuple[str, ...]]]:
    """Every message with its forms; a message is several parts, and a byte that ends it."""
    forms: tuple[str, ...] = ()
    start, words = 0, {_CONTEXT: "", _SOURCE_TEXT: "", _COMMENT: ""}
    while start < len(data):
        if data[start] == _END:
            yield (words[_CONTEXT], words[_SOURCE_TEXT], words[_COMMENT]), forms
            start, forms = start + 1, ()
            continue
        kind, size = _HEAD.unpack_from(data, start)
        start += _HEAD.size
        text = data[start : start + size]
        if kind == _TRANSLATION:
            forms = (*forms, text.decode("utf-16-be"))
        else:
            words[kind] = text.decode("utf-8")
        start += size
