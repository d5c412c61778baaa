"""A language for tests: English, shouted."""

import re
from gettext import NullTranslations

from carrom_desk.i18n import Speech

_NO_PLACE = re.compile(r"(?<!\{)\b\w+\b(?!\})")
"""Words that are no places to be filled in."""


def shouted(text: str) -> str:
    """A text in capitals, but for its places."""
    return _NO_PLACE.sub(lambda found: found.group().upper(), text)


class Shouting(NullTranslations):
    """Translates every sentence, and tells one from several."""

    def gettext(self, message: str) -> str:
        return shouted(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return shouted(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return shouted(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return shouted(msgid1 if n == 1 else msgid2)


SHOUTED = Speech("en", Shouting(), Shouting())
