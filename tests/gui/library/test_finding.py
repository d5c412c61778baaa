"""Stored matches are found by search, filters and columns."""

from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import QApplication, QDateEdit, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.match_filter import DayChoice, days_of
from carrom_desk.i18n import say
from carrom_desk.match.ports.store import MatchOrder
from carrom_desk.presentation.wording.match_columns import MatchColumn, first_sorting, sortings
from tests.gui.library.four_matches import CONTROL, M1, M2, M3, M4, at_four


def test_the_newest_comes_first_and_is_chosen(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    assert at.listed() == [M4, M3, M2, M1]
    assert (at.chosen(), at.text("count")) == ([0], "4 matches")
    assert at.focus() is at.table


def test_every_letter_searches_players_and_events(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_F, CONTROL)
    seen = []
    for letter in "asha o":
        at.write(letter)
        seen.append(len(at.listed()))

    assert seen == [4, 2, 2, 2, 2, 1]
    assert (at.listed(), at.chosen()) == ([M1], [0])


def test_what_is_typed_on_the_list_is_searched_for(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    at.write("de")
    assert (at.listed(), at.focus()) == ([M3], at.search)

    at.search.clear()
    at.table.setFocus()
    at.key(Qt.Key.Key_Slash)
    assert (at.search.text(), at.focus()) == ("", at.search)


def test_arrows_choose_while_one_types_and_enter_opens(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_F, CONTROL)

    at.write("bilal")
    at.key(Qt.Key.Key_Down)
    at.key(Qt.Key.Key_Down)
    at.key(Qt.Key.Key_Up)
    assert (at.focus(), at.chosen()) == (at.search, [1])
    at.key(Qt.Key.Key_Return)

    assert at.opened == ["m3"]
    assert not at.dialog.isVisible()


@pytest.mark.parametrize(
    ("box", "words", "found"),
    [
        ("state_filter", "Not finished", [M4, M3, M2]),
        ("state_filter", "Before the toss", [M4]),
        ("state_filter", "In progress", [M2]),
        ("state_filter", "Under protest", [M3]),
        ("state_filter", "Finished", [M1]),
        ("date_filter", "Today", [M4]),
        ("date_filter", "Yesterday", [M3]),
        ("date_filter", "Last 7 days", [M4, M3, M2]),
        ("date_filter", "This month", [M4, M3, M2]),
        ("date_filter", "This year", [M4, M3, M2]),
        ("order", "Oldest first", [M1, M2, M3, M4]),
        ("order", "Players A–Z", [M1, M4, M2, M3]),
        ("order", "Players Z–A", [M3, M2, M4, M1]),
        ("order", "Event A–Z", [M4, M2, M1, M3]),
    ],
)
def test_a_choice_filters_or_sorts(qtbot: QtBot, box: str, words: str, found: list[str]) -> None:
    at = at_four(qtbot)

    at.choose(box, words)

    assert at.listed() == found
    assert at.chosen() == [0]


def test_a_choice_of_days_shows_which_they_are(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    seen = [at.days()]
    for words in ("Last 7 days", "Custom range", "Any date"):
        at.choose("date_filter", words)
        seen.append(at.days())

    week = ("15/11/2026", "21/11/2026")
    assert seen == [("–", "–"), week, week, ("–", "–")]
    assert not at.find(QDateEdit, "first_day").isVisible()


def test_days_are_typed_where_no_word_fits(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    first, last = at.find(QDateEdit, "first_day"), at.find(QDateEdit, "last_day")
    assert not first.isEnabled()
    at.choose("date_filter", "Custom range")
    assert (first.isEnabled(), at.listed()) == (True, [M4])

    first.setDate(QDate(2026, 11, 1))
    last.setDate(QDate(2026, 11, 20))

    assert at.listed() == [M3, M2]


def test_the_events_are_those_of_the_matches_the_latest_first(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    box = at.find(QWidget, "event_filter")
    box.setFocus()
    at.choose("event_filter", "Open")
    assert at.listed() == [M3, M1]

    at.table.setFocus()
    at.key(Qt.Key.Key_A, CONTROL)
    at.key(Qt.Key.Key_Delete)
    box.setFocus()

    # The one that is chosen stays to be seen, though no match is of it any more.
    assert at.listed() == []
    at.choose("event_filter", "City League")
    assert at.listed() == [M2]


@pytest.mark.parametrize(
    ("column", "once", "twice"),
    [
        (MatchColumn.STARTED, [M1, M2, M3, M4], [M4, M3, M2, M1]),
        (MatchColumn.PLAYERS, [M1, M4, M2, M3], [M3, M2, M4, M1]),
        (MatchColumn.EVENT, [M4, M2, M1, M3], [M3, M1, M2, M4]),
        (MatchColumn.STATUS, [M4, M3, M2, M1], [M4, M3, M2, M1]),
    ],
)
def test_a_press_on_a_head_sorts_and_another_turns_round(
    qtbot: QtBot, column: MatchColumn, once: list[str], twice: list[str]
) -> None:
    at = at_four(qtbot)
    at.press_head(column)
    first = at.listed()
    at.press_head(column)

    assert (first, at.listed()) == (once, twice)


@pytest.mark.parametrize("column", [MatchColumn.RESULT, MatchColumn.STATUS])
def test_a_head_that_does_not_sort_keeps_the_arrow_where_it_is(qtbot: QtBot, column: MatchColumn) -> None:
    at = at_four(qtbot)
    at.press_head(MatchColumn.EVENT)
    at.press_head(column)

    head = at.table.horizontalHeader()
    assert head.sortIndicatorSection() == MatchColumn.EVENT.place


# Choices of dates and orders


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


def test_only_the_trash_is_sorted_by_when_matches_were_deleted() -> None:
    assert MatchOrder.TRASHED not in {sorting.by for sorting in sortings(in_trash=False)}
    assert sortings(in_trash=True)[0] == first_sorting(MatchOrder.TRASHED)
    assert sortings(in_trash=False)[0] == first_sorting(MatchOrder.BEGUN)


@pytest.mark.parametrize("by", MatchOrder)
def test_every_order_can_be_turned_round(by: MatchOrder) -> None:
    first = first_sorting(by)

    assert first.turned() != first
    assert first.turned().turned() == first
    assert {first, first.turned()} <= set(sortings(in_trash=True))
