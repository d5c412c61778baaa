"""The dialog of stored matches: found by typing, filters and columns; opened, deleted and taken back by keys."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QDateEdit,
    QDialog,
    QLineEdit,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carrom_desk.gui.library.columns import Column
from carrom_desk.gui.library.match_model import FIRST_PAGE, PAGE
from carrom_desk.gui.library.match_table import LEAST_ROW
from carrom_desk.match.state import Status
from carrom_desk.match.store import MatchId, MatchQuery, MatchSummary, StoreUnavailable
from tests.fakes import MemoryStore
from tests.gui.library.at_library import AtLibrary
from tests.gui.library.shelf import put, shelf

CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def four() -> MemoryStore:
    store = MemoryStore()
    put(store, "m1", a="Asha", b="Bilal", event="Open", day="2025-12-31", status=Status.FINISHED)
    put(store, "m2", a="Chandra", b="asha", event="City League", day="2026-11-15")
    put(store, "m3", a="Deepa", b="Bilal", event="Open", day="2026-11-20", status=Status.UNDER_PROTEST)
    put(store, "m4", a="Bilal", b="Zoe", event="", day="2026-11-21", status=Status.BEFORE_TOSS)
    return store


M1, M2, M3, M4 = "Asha – Bilal", "Chandra – asha", "Deepa – Bilal", "Bilal – Zoe"


def at_four(qtbot: QtBot) -> AtLibrary:
    return AtLibrary(qtbot, four())


# Finding


def test_the_newest_comes_first_and_is_chosen(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    assert at.listed() == [M4, M3, M2, M1]
    assert (at.chosen(), at.text("count")) == ([0], "Matches: 4")
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
    for words in ("Last 7 days", "From … to …", "Any date"):
        at.choose("date_filter", words)
        seen.append(at.days())

    week = ("2026-11-15", "2026-11-21")
    assert seen == [("–", "–"), week, week, ("–", "–")]


def test_days_are_typed_where_no_word_fits(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    first, last = at.find(QDateEdit, "first_day"), at.find(QDateEdit, "last_day")
    assert not first.isEnabled()
    at.choose("date_filter", "From … to …")
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
    assert at.text("nothing") == "No match fits."
    at.choose("event_filter", "City League")
    assert at.listed() == [M2]


@pytest.mark.parametrize(
    ("column", "once", "twice"),
    [
        (Column.BEGUN, [M1, M2, M3, M4], [M4, M3, M2, M1]),
        (Column.PLAYERS, [M1, M4, M2, M3], [M3, M2, M4, M1]),
        (Column.EVENT, [M4, M2, M1, M3], [M3, M1, M2, M4]),
        (Column.STATE, [M4, M3, M2, M1], [M4, M3, M2, M1]),
    ],
)
def test_a_press_on_a_head_sorts_and_another_turns_round(
    qtbot: QtBot, column: Column, once: list[str], twice: list[str]
) -> None:
    at = at_four(qtbot)
    at.press_head(column)
    first = at.listed()
    at.press_head(column)

    assert (first, at.listed()) == (once, twice)


# Many


def test_of_many_a_page_is_shown_and_all_are_counted(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(3 * PAGE))
    assert at.text("count") == f"Matches: more than {FIRST_PAGE}"

    qtbot.waitUntil(lambda: at.text("count") == f"Matches: {3 * PAGE}")

    assert len(at.listed()) == FIRST_PAGE


def test_the_list_reads_on_as_it_is_scrolled(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(3 * PAGE))
    bar = at.table.verticalScrollBar()

    bar.setValue(bar.maximum())

    assert len(at.listed()) == FIRST_PAGE + PAGE


def test_a_tall_screen_is_filled(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(FIRST_PAGE + PAGE))
    at.dialog.resize(1000, LEAST_ROW * 2 * FIRST_PAGE)
    qtbot.waitUntil(lambda: len(at.listed()) > FIRST_PAGE)

    at.write("player")

    qtbot.waitUntil(lambda: len(at.listed()) > FIRST_PAGE)


def test_end_and_home_go_to_the_last_and_the_first_of_all(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(3 * PAGE))

    at.key(Qt.Key.Key_End)
    assert at.chosen() == [3 * PAGE - 1]
    at.key(Qt.Key.Key_Home)
    assert at.chosen() == [0]


def test_all_that_fit_are_chosen_read_or_not(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(2 * PAGE + 1))

    at.key(Qt.Key.Key_A, CONTROL)
    at.key(Qt.Key.Key_Delete)

    assert at.store.count(MatchQuery()) == 0
    assert at.text("told") == f"{2 * PAGE + 1} matches are in the bin."


def test_after_a_page_was_deleted_the_next_one_is_there(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, shelf(FIRST_PAGE + 5))
    at.table.setFocus()
    QAbstractItemView.selectAll(at.table)

    at.key(Qt.Key.Key_Delete)

    assert at.listed() == [f"Player {number} – Bilal" for number in range(4, -1, -1)]
    assert at.chosen() == [0]


def test_the_row_the_keys_are_at_is_marked_chosen_or_not(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.click("several")
    at.key(Qt.Key.Key_Space)  # takes the choice of the first row away
    row = at.table.visualRect(at.table.model().index(0, 0))
    other = at.table.visualRect(at.table.model().index(1, 0))
    shown = at.table.viewport().grab().toImage()

    assert at.chosen() == []
    assert shown.pixelColor(2, row.top()) != shown.pixelColor(2, other.top())
    assert shown.pixelColor(2, row.center().y()) == shown.pixelColor(2, other.center().y())


def test_words_too_long_are_cut_within_their_column(qtbot: QtBot) -> None:
    store = MemoryStore()
    put(store, "m1", a="W" * 200)
    at = AtLibrary(qtbot, store)
    cell = at.table.visualRect(at.table.model().index(0, Column.PLAYERS.value))
    shown = at.table.viewport().grab(cell.adjusted(cell.width() - 6, 2, -1, -4)).toImage()
    inks = {shown.pixel(x, y) for x in range(shown.width()) for y in range(shown.height())}

    assert len(inks) == 1
    assert "W" * 200 in str(at.table.model().index(0, Column.PLAYERS.value).data(Qt.ItemDataRole.ToolTipRole))


# Opening


def test_a_match_pressed_twice_is_opened(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    place = at.table.visualRect(at.table.model().index(2, 1)).center()

    QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert at.opened == ["m2"]


def test_enter_on_the_list_opens_once(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    at.key(Qt.Key.Key_Down)
    at.key(Qt.Key.Key_Return)

    assert at.opened == ["m3"]


def test_of_several_none_is_opened(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    at.key(Qt.Key.Key_Down, SHIFT)
    at.key(Qt.Key.Key_Return)

    assert (at.chosen(), at.opened, at.can("open"), at.can("delete")) == ([0, 1], [], False, True)


def test_thumbs_choose_several(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.click("several")
    for row in (2, 3, 2, 1):
        place = at.table.visualRect(at.table.model().index(row, 1)).center()
        QTest.mouseClick(at.table.viewport(), Qt.MouseButton.LeftButton, pos=place)

    assert at.chosen() == [0, 1, 3]
    assert at.text("count") == "Matches: 4 · chosen: 3"


# The bin


def test_a_match_is_deleted_and_the_notice_stays_until_it_is_taken_back(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_Down)

    at.key(Qt.Key.Key_Delete)
    assert (at.listed(), at.chosen(), at.changes) == ([M4, M2, M1], [1], 1)
    assert (at.text("told"), at.can("take_back")) == (f"{M3} is in the bin.", True)
    at.write("x")
    assert at.text("told") == f"{M3} is in the bin."
    at.search.clear()
    at.click("take_back")

    assert (at.listed(), at.chosen(), at.changes) == ([M4, M3, M2, M1], [1], 2)
    assert (at.text("told"), at.can("take_back")) == (f"{M3} is back among the matches.", False)


def test_the_notice_stays_while_one_looks_into_the_bin(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_Delete)
    at.show_bin()
    assert (at.text("told"), at.can("take_back"), at.listed()) == (f"{M4} is in the bin.", True, [M4])

    at.click("take_back")

    assert at.listed() == []


def test_ctrl_z_takes_back_one_act_after_the_other(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_Delete)
    at.key(Qt.Key.Key_Delete)

    at.key(Qt.Key.Key_Z, CONTROL)
    assert at.listed() == [M3, M2, M1]
    assert at.can("take_back")
    at.key(Qt.Key.Key_Z, CONTROL)
    assert at.listed() == [M4, M3, M2, M1]


def test_in_the_search_delete_and_ctrl_z_are_about_letters(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_F, CONTROL)
    at.write("bil")
    at.key(Qt.Key.Key_Home)
    at.key(Qt.Key.Key_Delete)
    assert at.search.text() == "il"
    at.key(Qt.Key.Key_Z, CONTROL)

    assert at.search.text() == "bil"
    assert at.store.count(MatchQuery(in_bin=True)) == 0


def test_the_match_at_the_desk_says_so_and_stays(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, four(), open_id="m4")

    assert at.listed(Column.STATE)[0] == "at the desk, before the toss"
    at.key(Qt.Key.Key_Delete)

    assert len(at.listed()) == 4
    assert "open or begin another one" in at.text("told")


def test_the_match_at_the_desk_is_gone_back_to_and_not_opened_anew(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, four(), open_id="m4")
    at.key(Qt.Key.Key_Return)

    assert (at.opened, at.dialog.isVisible()) == ([], False)


def test_the_bin_shows_what_was_deleted_last_first_and_gives_it_back(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    for number in ("m4", "m1", "m3"):
        at.library.delete([MatchId(number)])
    at.show_bin()
    assert at.listed() == [M3, M1, M4]
    assert (at.can("put_back"), at.can("erase"), at.can("open"), at.can("report")) == (True, True, False, False)

    at.key(Qt.Key.Key_Return)  # puts back what is chosen
    assert (at.listed(), at.opened) == ([M1, M4], [])
    at.key(Qt.Key.Key_Z, CONTROL)
    assert at.listed()[0] == M3
    at.show_bin(on=False)

    assert at.listed() == [M2]
    assert (at.can("open"), at.can("put_back")) == (True, False)


@pytest.mark.parametrize(("width", "shown"), [(1000, 5), (1300, 6)])
def test_in_a_narrow_bin_scores_make_room_for_names(qtbot: QtBot, width: int, shown: int) -> None:
    at = at_four(qtbot)
    at.dialog.resize(width, 560)
    columns = range(at.table.model().columnCount())
    before = [at.table.isColumnHidden(column) for column in columns].count(False)
    at.show_bin()

    assert (before, [at.table.isColumnHidden(column) for column in columns].count(False)) == (5, shown)


def test_only_who_types_how_many_deletes_for_good(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_A, CONTROL)
    at.key(Qt.Key.Key_Delete)
    at.show_bin()
    at.key(Qt.Key.Key_Down, SHIFT)
    at.click("erase")
    asked = at.find(QDialog, "erase_dialog")
    typed, accept = at.find(QLineEdit, "how_many"), asked.findChild(QAbstractButton, "accept")
    assert accept is not None

    typed.setText("3")
    assert not accept.isEnabled()
    asked.accept()
    assert at.store.count(MatchQuery(in_bin=True)) == 4
    typed.setText("2")
    accept.click()

    assert at.store.count(MatchQuery(in_bin=True)) == 2
    assert at.text("told") == "2 matches are deleted for good."
    assert len(at.listed()) == 2


def test_the_delete_key_in_the_bin_asks_first(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.key(Qt.Key.Key_Delete)
    at.show_bin()

    at.key(Qt.Key.Key_Delete)
    at.find(QDialog, "erase_dialog").reject()

    assert at.listed() == [M4]


# What it says


def test_without_matches_it_says_what_to_do(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, MemoryStore())

    assert "New match" in at.text("nothing")
    assert at.find(QWidget, "nothing").isVisible()
    assert [at.can(name) for name in ("open", "report", "export", "delete", "import")] == [False] * 4 + [True]
    at.key(Qt.Key.Key_Return)
    at.key(Qt.Key.Key_Delete)
    assert at.opened == []


def test_the_tabs_stay_where_they_are_whichever_is_chosen(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    tabs = at.find(QTabBar, "places")
    before = [tabs.tabRect(place) for place in range(tabs.count())]
    at.show_bin()

    assert [tabs.tabRect(place) for place in range(tabs.count())] == before
    assert tabs.tabRect(1).right() < tabs.width()


def test_an_empty_bin_says_what_it_is(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.show_bin()

    assert at.text("nothing").startswith("The bin is empty.")
    assert not at.can("show_all")


def test_where_nothing_fits_one_press_shows_all(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    at.choose("state_filter", "Finished")
    at.choose("date_filter", "Today")
    at.key(Qt.Key.Key_F, CONTROL)
    at.write("zzz")
    assert (at.text("nothing"), at.text("count")) == ("No match fits.", "Matches: 0")

    at.click("show_all")

    assert len(at.listed()) == 4


def test_a_desk_that_only_looks_on_changes_nothing_and_says_why(qtbot: QtBot) -> None:
    at = AtLibrary(qtbot, four(), read_only="Another desk writes here.")

    at.key(Qt.Key.Key_Delete)
    assert (len(at.listed()), at.text("told")) == (4, "Another desk writes here.")
    at.key(Qt.Key.Key_Return)
    assert at.opened == ["m4"]


class PulledOut(MemoryStore):
    """Matches on a stick that can be pulled out while the list is open."""

    is_out = False

    def matches(self, query: MatchQuery) -> Sequence[MatchSummary]:
        self._look()
        return super().matches(query)

    def count(self, query: MatchQuery) -> int:
        self._look()
        return super().count(query)

    def events(self, limit: int = 500) -> Sequence[str]:
        self._look()
        return super().events(limit)

    def _look(self) -> None:
        if self.is_out:
            raise StoreUnavailable("The stick is gone. Put it back.")


@pytest.mark.parametrize("way", ["search", "events", "count"])
def test_matches_that_cannot_be_read_are_told_of(qtbot: QtBot, way: str) -> None:
    store = PulledOut()
    for number in range(FIRST_PAGE + 1):
        put(store, f"m{number}")
    at = AtLibrary(qtbot, store)
    store.is_out = True

    if way == "search":
        at.write("a")
    elif way == "events":
        at.find(QWidget, "event_filter").setFocus()

    qtbot.waitUntil(lambda: at.text("told") == "The stick is gone. Put it back.")


def test_escape_closes_it_without_opening(qtbot: QtBot) -> None:
    at = at_four(qtbot)

    at.key(Qt.Key.Key_Escape)

    assert (at.dialog.isVisible(), at.opened) == (False, [])


def test_everything_has_a_name_and_room_for_a_thumb(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    controls = [
        each
        for each in at.dialog.findChildren(QWidget)
        if each.isVisible()
        and each.focusPolicy() != Qt.FocusPolicy.NoFocus
        and isinstance(each, QAbstractButton | QLineEdit | QDateEdit | QTabBar | QAbstractItemView)
        and not each.objectName().startswith("qt_")
    ]

    assert len(controls) >= 12
    for control in controls:
        assert control.objectName(), control
        assert control.accessibleName(), control.objectName()
    assert at.table.verticalHeader().defaultSectionSize() >= LEAST_ROW


@pytest.mark.parametrize("size", [(1000, 572)])
def test_it_fits_the_smallest_screen(qtbot: QtBot, size: tuple[int, int]) -> None:
    at = at_four(qtbot)

    assert at.dialog.minimumSizeHint().width() <= size[0]
    assert at.dialog.minimumSizeHint().height() <= size[1]


@pytest.mark.qt_log_ignore("^This plugin does not support grabbing the keyboard$")
def test_the_events_are_read_when_the_box_is_opened_by_a_press_too(qtbot: QtBot) -> None:
    at = at_four(qtbot)
    box = at.find(QComboBox, "event_filter")
    assert box.count() == 1

    box.showPopup()
    box.hidePopup()

    assert [box.itemText(place) for place in range(box.count())] == ["All events", "Open", "City League"]
