"""Lists and numbers as the current language writes them; Babel knows how, and is loaded when first asked."""

from collections.abc import Sequence

from carrom_desk.i18n import SOURCE, current_language

_ENGLISH = "en_GB"
"""English as it is written where carrom is played: 21 November 2026; a, b and c."""


def babel_locale() -> str:
    """The current language as Babel knows it; one that it does not know is written as English."""
    from babel.localedata import exists

    language = current_language()
    return language if language != SOURCE and exists(language) else _ENGLISH


def listed(parts: Sequence[str]) -> str:
    """Parts joined as in a sentence: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    from babel.lists import format_list

    return format_list(parts, locale=babel_locale())


def decimal(number: float, decimals: int) -> str:
    """A number with so many decimals: "2.50"."""
    from babel.numbers import format_decimal

    return format_decimal(round(number, decimals), f"0.{'0' * decimals}" if decimals else "0", locale=babel_locale())


def percent(number: int) -> str:
    """So many percent: "97%"."""
    from babel.numbers import format_percent

    return format_percent(number / 100, locale=babel_locale())
