"""Formats lists, numbers and times in the current language.

English formats stand here, as its sentences stand where they are used; those of other languages come from Babel, which
takes a tenth of the time of a report to load.
"""

import re
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import cache
from typing import TYPE_CHECKING

from carrom_desk.i18n import SOURCE, _, current_language, pgettext

if TYPE_CHECKING:
    from babel import Locale

_ENGLISH = "en_GB"
"""English locale with the date order of most carrom players: 21 November 2026."""
_MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_SHORT_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sept", "Oct", "Nov", "Dec")


def babel_locale() -> "Locale":
    """Returns the Babel locale of the current language; English if Babel does not have it."""
    from babel.localedata import exists

    language = current_language()
    return locale_of(language if language != SOURCE and exists(language) else _ENGLISH)


def _is_english() -> bool:
    return current_language() == SOURCE


@cache
def locale_of(name: str) -> "Locale":
    """Returns a Babel locale."""
    from babel import Locale

    return Locale.parse(name)


def listed(parts: Sequence[str]) -> str:
    """Joins parts as in a sentence: "a", "a and b", "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    if _is_english():
        return f"{', '.join(parts[:-1])} and {parts[-1]}"
    from babel.lists import format_list

    return format_list(parts, locale=babel_locale())


def decimal(number: float, decimals: int) -> str:
    """Formats a number with a number of decimals: "2.50"."""
    if _is_english():
        return f"{number:.{decimals}f}"
    from babel.numbers import format_decimal

    return format_decimal(round(number, decimals), f"0.{'0' * decimals}" if decimals else "0", locale=babel_locale())


def percent(number: int) -> str:
    """Formats a percentage: "97%"."""
    if _is_english():
        return f"{number:,}%"
    from babel.numbers import format_percent

    return format_percent(number / 100, locale=babel_locale())


def score_sign() -> str:
    """Returns what stands between the points of two sides: a dash or, in some languages, a colon."""
    return pgettext("Score", "–")


def scored(one: int, other: int) -> str:
    """Formats the points or games of two sides: "25–13"."""
    return f"{one}{score_sign()}{other}"


def list_separator() -> str:
    """Returns what separates the columns of a CSV file for spreadsheets: a semicolon where decimals have a comma."""
    if _is_english():
        return ","
    from babel.numbers import get_decimal_symbol

    return ";" if get_decimal_symbol(babel_locale()) == "," else ","


# Wall times in the hall's time zone, as recorded


def parsed_time(at: str) -> datetime | None:
    """Parses a time in ISO 8601; None if it is missing or not valid."""
    try:
        return datetime.fromisoformat(at.replace(":60", ":59"))  # a leap second, which Python does not know
    except ValueError:
        return None


def moment_key(at: str) -> tuple[bool, float, str]:
    """Returns a sort key: earlier times first, independent of zone, missing times last."""
    moment = parsed_time(at)
    if moment is None:
        return True, 0.0, at
    return False, (moment if moment.tzinfo else moment.replace(tzinfo=UTC)).timestamp(), at


def date_of(at: str) -> date | None:
    """Returns the date in the hall's time, or None."""
    moment = parsed_time(at)
    return moment.date() if moment else None


def date_words(at: str) -> str:
    """Returns the date in words, such as "21 November 2026"; empty if missing."""
    moment = parsed_time(at)
    if moment is None:
        return ""
    if _is_english():
        return f"{moment.day} {_MONTHS[moment.month - 1]} {moment.year}"
    from babel.dates import format_date

    return format_date(moment, "long", babel_locale())


def day_pattern() -> str:
    """Returns the pattern of a date in digits, as in Qt: "dd/MM/yyyy"."""
    if _is_english():
        return "dd/MM/yyyy"
    from babel.dates import get_date_format

    pattern = str(get_date_format("short", babel_locale()).pattern)
    return re.sub("d+", "dd", re.sub("M+", "MM", re.sub("y+", "yyyy", pattern)))


def when_words(at: str, today: str) -> str:
    """Returns when something happened, as briefly as seen from a date: "today 09:31", "yesterday", "14 Nov"."""
    moment, here = parsed_time(at), parsed_time(today)
    if moment is None or here is None:
        return to_the_minute(at)
    days = here.date() - moment.date()
    if days == timedelta():
        return _("today {time}").format(time=hours_and_minutes(at))
    if days == timedelta(days=1):
        return _("yesterday")
    if moment.year != here.year:
        return _medium_date(moment)
    if _is_english():
        return f"{moment.day} {_SHORT_MONTHS[moment.month - 1]}"
    from babel.dates import format_skeleton

    return str(format_skeleton("MMMd", moment, locale=babel_locale()))


def _medium_date(moment: datetime) -> str:
    """Returns the date as "21 Nov 2026"."""
    if _is_english():
        return f"{moment.day} {_SHORT_MONTHS[moment.month - 1]} {moment.year}"
    from babel.dates import format_date

    return format_date(moment, "medium", babel_locale())


def to_the_minute(at: str) -> str:
    """Formats a date and, if known, the time: "21 Nov 2026, 10:04". Other text is returned unchanged."""
    moment = parsed_time(at)
    if moment is None:
        return at[: len("2026-11-21T10:04")].replace("T", " ")
    day = _medium_date(moment)
    if "T" not in at:
        return day
    if _is_english():
        return f"{day}, {moment:%H:%M}"
    from babel.dates import format_time, get_datetime_format

    time = format_time(moment, "HH:mm", locale=babel_locale())
    return str(get_datetime_format("medium", locale=babel_locale())).replace("{1}", day).replace("{0}", time)


def to_the_minute_here(at: str) -> str:
    """Formats a time in this computer's zone; empty if missing."""
    try:
        return to_the_minute(datetime.fromisoformat(at).astimezone().isoformat()) if at else ""
    except (ValueError, OverflowError, OSError):
        return to_the_minute(at)  # a time that this computer's zone does not have


def hours_and_minutes(at: str) -> str:
    """Returns the time of day to the minute, such as "10:04"; empty if missing."""
    moment = parsed_time(at)
    return moment.time().isoformat("minutes") if moment else ""


def time_of_day(at: str, among: str = "") -> str:
    """Returns the time of day to the second, such as "10:04:05"; empty if missing. Where the clock differs from UTC by
    another offset than at a time that it stands `among`, the offset follows.
    """
    moment = parsed_time(at)
    return f"{moment.time().isoformat('seconds')}{_other_zone(at, among)}" if moment else ""


def _other_zone(at: str, among: str) -> str:
    zone, usual = zone_words(at), zone_words(among)
    return f" ({zone})" if zone and usual and zone != usual else ""


def zone_words(at: str) -> str:
    """Returns the hall's offset from UTC, such as "UTC+05:30"; empty if missing."""
    moment = parsed_time(at)
    offset = moment.utcoffset() if moment else None
    if offset is None:
        return ""
    minutes = abs(offset) // timedelta(minutes=1)
    sign = "−" if offset < timedelta() else "+"
    return f"UTC{sign}{minutes // 60:02}:{minutes % 60:02}"


def from_to(started: str, finished: str, among: str = "") -> str:
    """Returns a time span, such as "10:04–10:19"; a missing end is left out. Offsets from UTC are shown where they
    differ, between the ends or from a time that the span stands `among`.
    """
    first, last = hours_and_minutes(started), hours_and_minutes(finished)
    if not (first or last):
        return ""
    one, other = zone_words(started), zone_words(finished)
    if one and other and one != other:
        return f"{first} ({one})–{last} ({other})"
    return f"{first}–{last}{_other_zone(started or finished, among)}"


_CORRECTED = timedelta(minutes=10)
"""Largest correction of a clock by a time server."""
_LONGEST_BREAK = timedelta(days=60)
"""Maximum time between two entries of a match."""


def is_clock_set(before: str, after: str, passed_ms: int) -> bool:
    """Returns True when a clock was set between two times, so many milliseconds apart: back, or far ahead."""
    first, last = parsed_time(before), parsed_time(after)
    if first is None or last is None or (first.tzinfo is None) != (last.tzinfo is None):
        return False
    return not -_CORRECTED <= last - first - timedelta(milliseconds=max(0, passed_ms)) <= _LONGEST_BREAK


_LONGEST = timedelta(days=100)
"""Duration that no match has."""


def minutes_between(started: str, finished: str) -> str:
    """Returns a duration, such as "1 h 15 min"; empty if an end is missing or the clock was changed in between."""
    first, last = parsed_time(started), parsed_time(finished)
    if first is None or last is None or (first.tzinfo is None) != (last.tzinfo is None):
        return ""
    if not timedelta() <= last - first < _LONGEST:
        return ""
    hours, minutes = divmod((last - first) // timedelta(minutes=1), 60)
    words = _("{hours} h {minutes} min") if hours else _("{minutes} min")
    return words.format(hours=hours, minutes=f"{minutes:02}" if hours else minutes)
