"""Dates to choose by a word: today, this month, or from one day to another."""

from datetime import date, timedelta
from enum import Enum, auto, unique

from PySide6.QtCore import QCoreApplication


@unique
class DayChoice(Enum):
    """Which dates."""

    ANY = auto()
    TODAY = auto()
    YESTERDAY = auto()
    WEEK = auto()
    """The last seven days."""
    MONTH = auto()
    """This calendar month so far."""
    YEAR = auto()
    """This calendar year so far."""
    BETWEEN = auto()
    """From one day to another, as they are typed."""


def days_of(choice: DayChoice, today: date) -> tuple[date, date] | None:
    """The first and the last day; None for any, and where they are typed."""
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


def day_words(choice: DayChoice) -> str:
    """What it is called."""
    match choice:
        case DayChoice.ANY:
            return QCoreApplication.translate("Library", "Any date")
        case DayChoice.TODAY:
            return QCoreApplication.translate("Library", "Today")
        case DayChoice.YESTERDAY:
            return QCoreApplication.translate("Library", "Yesterday")
        case DayChoice.WEEK:
            return QCoreApplication.translate("Library", "Last 7 days")
        case DayChoice.MONTH:
            return QCoreApplication.translate("Library", "This month")
        case DayChoice.YEAR:
            return QCoreApplication.translate("Library", "This year")
        case DayChoice.BETWEEN:
            return QCoreApplication.translate("Library", "From … to …")
