"""Compiles the translations of all languages for the tests, as during installation."""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from babel.messages.catalog import Message

from carrom_desk.i18n import Words

CHECKOUT = Path(__file__).parent.parent
I18N = CHECKOUT / "resources/i18n"
Translated = dict[Words, tuple[str, ...]]


def tool() -> ModuleType:
    """Loads `packaging/translations.py`, which is not part of a package."""
    spec = spec_from_file_location("translations", CHECKOUT / "packaging/translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def build_words() -> None:
    """Compiles the translations that are out of date."""
    tool().build()


def words_of(message: Message) -> Words:
    one, several = (message.id, "") if isinstance(message.id, str) else message.id
    return Words(one, several, message.context or "")


@cache
def translations(code: str) -> Translated:
    """Returns every sentence of a file with its forms."""
    found = {}
    for message in tool().read(I18N / f"{code}.po"):
        if message.id:
            found[words_of(message)] = (message.string,) if isinstance(message.string, str) else tuple(message.string)
    return found


@cache
def translated(code: str) -> Translated:
    """Returns the translated sentences."""
    return {words: forms for words, forms in translations(code).items() if all(forms)}
