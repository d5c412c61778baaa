"""Choices of the filters of the match list."""

from datetime import date, timedelta
from enum import Enum, unique

from carrom_desk.i18n import N_, Words
from carrom_desk.match.state import Status


@unique
class DayChoice(Enum):
    """Named ranges of dates."""

    ANY = N_("Any date")
    TODAY = N_("Today")
    YESTERDAY = N_("Yesterday")
    WEEK = N_("Last 7 days")
    MONTH = N_("This month")
    """This calendar month so far."""
    YEAR = N_("This year")
    """This calendar year so far."""
    BETWEEN = N_("Custom range")
    """Custom range of dates."""


def days_of(choice: DayChoice, today: date) -> tuple[date, date] | None:
    """First and last day; None for any or a custom range."""
    match choice:
        case DayChoice.ANY | DayChoice.BETWEEN:
            return None
        case DayChoice.TODAY:
            return today, today
        case DayChoice.YESTERDAY:
            before = today - timedelta(days=1)
            return before, before
        case DayChoice.WEEK:
            return today - timedelta(days=6), today
        case DayChoice.MONTH:
            return today.replace(day=1), today
        case DayChoice.YEAR:
            return today.replace(month=1, day=1), today


STATES: tuple[tuple[Words, frozenset[Status]], ...] = (
    (N_("Any status"), frozenset()),
    (N_("Not finished"), frozenset(Status) - {Status.FINISHED, Status.ABANDONED}),
    (N_("Before the toss"), frozenset({Status.BEFORE_TOSS})),
    (N_("In progress"), frozenset({Status.IN_PROGRESS})),
    (N_("Under protest"), frozenset({Status.UNDER_PROTEST})),
    (N_("Finished"), frozenset({Status.FINISHED})),
    (N_("Abandoned"), frozenset({Status.ABANDONED})),
)
"""States of a match that can be listed, with their titles."""
