"""Choices of dates and sort orders."""

from datetime import date

import pytest
from PySide6.QtWidgets import QApplication

from carrom_desk.desk.forms.match_filter import DayChoice, days_of
from carrom_desk.i18n import say
from carrom_desk.match.ports.store import MatchOrder
from carrom_desk.presentation.wording.match_columns import first_sorting, sortings

TODAY = date(2026, 3, 1)


@pytest.mark.parametrize(
    ("choice", "first", "last"),
    [
        (DayChoice.TODAY, TODAY, TODAY),
        (DayChoice.YESTERDAY, date(2026, 2, 28), date(2026, 2, 28)),
        (DayChoice.WEEK, date(2026, 2, 23), TODAY),
        (DayChoice.MONTH, TODAY, TODAY),
        (DayChoice.YEAR, date(2026, 1, 1), TODAY),
    ],
)
def test_a_word_stands_for_days(choice: DayChoice, first: date, last: date) -> None:
    assert days_of(choice, TODAY) == (first, last)


@pytest.mark.parametrize("choice", [DayChoice.ANY, DayChoice.BETWEEN])
def test_any_day_and_those_typed_are_no_days_yet(choice: DayChoice) -> None:
    assert days_of(choice, TODAY) is None


def test_every_choice_has_words_of_its_own(qapp: QApplication) -> None:
    days = [say(choice.value) for choice in DayChoice]
    orders = [say(sorting.words) for sorting in sortings(in_trash=True)]

    for words in (days, orders):
        assert all(words)
        assert len(set(words)) == len(words)


def test_only_the_bin_is_sorted_by_when_matches_were_deleted() -> None:
    assert MatchOrder.TRASHED not in {sorting.by for sorting in sortings(in_trash=False)}
    assert sortings(in_trash=True)[0] == first_sorting(MatchOrder.TRASHED)
    assert sortings(in_trash=False)[0] == first_sorting(MatchOrder.BEGUN)


@pytest.mark.parametrize("by", MatchOrder)
def test_every_order_can_be_turned_round(by: MatchOrder) -> None:
    first = first_sorting(by)

    assert first.turned() != first
    assert first.turned().turned() == first
    assert {first, first.turned()} <= set(sortings(in_trash=True))
