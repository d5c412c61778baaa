"""A test language: English in capitals."""

import re
from gettext import NullTranslations

from carrom_desk.i18n import Speech

_NO_PLACE = re.compile(r"(?<!\{)\b\w+\b(?!\})")
"""Words that are not placeholders."""


def shouted(text: str) -> str:
    """Returns a text in capitals, except for its placeholders."""
    return _NO_PLACE.sub(lambda found: found.group().upper(), text)


class Shouting(NullTranslations):
    """Translates every sentence, and tells singular from plural."""

    def gettext(self, message: str) -> str:
        return shouted(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return shouted(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return shouted(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return shouted(msgid1 if n == 1 else msgid2)


SHOUTED = Speech("en", Shouting(), Shouting())
