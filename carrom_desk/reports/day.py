"""A day: the matches of an event or of a date, in the order in which they were played."""

from collections.abc import Iterable
from dataclasses import dataclass

from carrom_desk.match.plain_text import plain

from .score_sheet import ScoreSheet
from .wall_time import date_words, moment_key

UNNAMED = "Matches"
"""The title of a day that has no other."""


@dataclass(frozen=True, slots=True)
class Day:
    """Matches that are reported on together."""

    title: str
    """The event, the date, or both."""
    sheets: tuple[ScoreSheet, ...]
    version: str
    """Of the program that put them together."""

    @property
    def dates(self) -> str:
        """From when to when they were played, in words; empty where no log says it."""
        days = [date_words(sheet.started) for sheet in self.sheets if sheet.started]
        if not days:
            return ""
        return days[0] if days[0] == days[-1] else f"{days[0]} to {days[-1]}"


def day_of(title: str, sheets: Iterable[ScoreSheet], *, version: str) -> Day:
    """Put matches together: by the time of their first entry, then by table; those without a time come last."""
    ordered = sorted(sheets, key=lambda sheet: (*moment_key(sheet.started), sheet.setup.table, sheet.match_id))
    return Day(plain(title) or UNNAMED, tuple(ordered), plain(version))
