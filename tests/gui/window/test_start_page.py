"""Start page: the match to resume, actions to start with, and recent matches."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QListWidget, QMenu
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MOST_RECENT, MatchLibrary, StartView, start_view, with_record
from carrom_desk.desk.system_check import Power
from carrom_desk.formats import when_words
from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.settings import Settings
from carrom_desk.gui.start import header
from carrom_desk.match.entry.entries import Conceded, Concession, PlayCalled
from carrom_desk.match.ports.store import MatchId, MatchQuery, StoreError, StoreMissing
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.next_step.actions import ActionName
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk, library, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.library.shelf import shelf
from tests.screenshots.faults import faults

OPENED = (TOSS, PlayCalled(), stroke(2))
SIDES: BySide[tuple[Player, ...]] = BySide((Player("Asha"),), (Player("Bilal"),))
NAMED = replace(SINGLES, sides=SIDES, event="Open", table="3", umpire="R. Fernando")


LONG_EVENT = "The Autumn Cup of all Clubs " * 4


def store_of(count: int, event: str = "Open") -> MemoryStore:
    """Creates a number of matches, the last of which was changed last."""
    store, now = MemoryStore(), StoppedTime()
    for number in range(count):
        desk(*OPENED, setup=replace(NAMED, event=event, round=f"Round {number + 1}"), store=store, now=now)
    return store


def test_a_first_start_is_quiet(qtbot: QtBot) -> None:
    hands = Hands(qtbot, size=(1024, 600))

    assert hands.text("start_title") == "Welcome to Carrom Desk"
    assert not hands.has_dialog()
    assert not hands.store.matches(MatchQuery())
    for name in ("recent_matches", "saved", "hall_status", "board", "stroke_bar", "start_new_match", "undo"):
        assert not hands.part(name).isVisible(), name
    hands.click("start_offer_1")
    assert hands.dialog("new_match_dialog").isVisible()


def test_the_language_is_chosen_in_its_own_script(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.click("start_language")
    menu = hands.find(QMenu, "start_languages")
    titles = [action.text() for action in menu.actions()]
    assert {"English", "Deutsch", "தமிழ்", "اردو"} <= set(titles)
    menu.actions()[titles.index("Deutsch")].trigger()

    assert hands.settings.current.window_language == "de"
    assert hands.find(KeyButton, "start_language").title == "Deutsch"
    hands.settings.put(Settings())


def test_the_match_to_go_on_with_is_shown_with_names_score_and_last_entry(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(1))
    hands.controller.matches.replay_start()

    assert hands.text("start_caption") == "Open match, table 3"
    assert hands.text("start_title") == "Asha – Bilal"
    assert hands.text("start_facts") == "Open · Round 1 · Game 1 · board 1 · 0–0\nLast entry: today 10:00"
    assert hands.text("start_umpire") == "Umpire: R. Fernando"
    hands.click("start_offer_1")

    assert hands.record.setup == replace(NAMED, round="Round 1")
    assert not hands.part("start_page").isVisible()
    assert not hands.part("start_header").isVisible()
    assert hands.part("board").isVisible()


def test_a_match_that_cannot_be_replayed_is_offered_by_what_lists_have_of_it(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = store_of(1)
    matches = library(store)
    view = start_view(matches)
    assert with_record(view, matches).record is not None
    monkeypatch.setattr(MatchLibrary, "open", Mock(side_effect=StoreError("It is damaged.")))
    hands = Hands(qtbot, store=store)
    hands.controller.matches.replay_start()

    assert with_record(view, matches) == view
    assert hands.text("start_title") == "Asha – Bilal"


@pytest.mark.parametrize("count", [0, 3])
def test_nothing_is_offered_twice(qtbot: QtBot, count: int) -> None:
    hands = Hands(qtbot, store=store_of(count))
    shown = [each for each in hands.controller.page.findChildren(KeyButton) if each.isVisible()]
    keys = [each.key for each in shown if each.key]

    assert len(keys) >= 5
    assert sorted(set(keys)) == sorted(keys)
    assert len({each.title for each in shown}) == len(shown)


@pytest.mark.parametrize(("name", "menu"), [("start_menu_school", "menu_school"), ("start_menu_hall", "menu_hall")])
def test_a_button_opens_its_part_of_the_menu(qtbot: QtBot, name: str, menu: str) -> None:
    hands = Hands(qtbot)
    hands.click(name)
    opened = hands.find(QMenu, menu)

    assert opened.isVisible()
    opened.close()


def test_the_match_of_the_hall_is_offered_only_in_a_hall(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    action = hands.controller.actions.of(ActionName.HALL_MATCH)
    assert not hands.part("start_hall_match").isVisible()
    action.setStatusTip("")

    assert hands.part("start_hall_match").isVisible()


@pytest.mark.parametrize(
    ("power", "text", "voice"),
    [
        (Power(False, 64), "Battery 64%", "muted"),
        (Power(False, 12), "Battery 12%", "warning"),
        (Power(True, 12), "Battery 12%", "muted"),
        (Power(None), None, ""),
        (None, None, ""),
    ],
)
def test_the_battery_is_shown_and_warns_when_low(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, power: Power | None, text: str | None, voice: str
) -> None:
    monkeypatch.setattr(header, "read_power", lambda: power)
    hands = Hands(qtbot)

    assert hands.part("start_battery").isVisible() is (text is not None)
    if text is not None:
        assert hands.text("start_battery") == text
        assert hands.part("start_battery").property("voice") == voice


def test_why_the_matches_are_not_open_is_shown_with_every_way_on(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    hands.controller.matches.show_trouble(StoreMissing("The file is missing."))
    offers = [each.title for number in range(1, 5) for each in [hands.find(KeyButton, f"start_offer_{number}")]]

    assert hands.text("start_caption") == "Alarm"
    assert hands.text("start_facts") == hands.text("what_now")
    assert offers == ["Restore backup…", "Try again", "Open another file…", "Start with no matches"]
    assert not hands.part("start_menu_hall").isVisible()


@pytest.mark.parametrize("size", [(900, 480), (911, 480), (1024, 600), (1366, 768)])
def test_the_start_page_fits_into_the_smallest_window(qtbot: QtBot, size: tuple[int, int]) -> None:
    load_fonts()
    hands = Hands(qtbot, store=store_of(5), size=size)
    hands.settle()
    page = hands.part("start_page")

    assert (hands.window.width(), hands.window.height()) == size
    assert faults(hands.window) == []
    for button in page.findChildren(KeyButton):
        assert button.isHidden() or page.rect().contains(QRect(button.mapTo(page, QPoint(0, 0)), button.size()))


def test_a_recent_match_tells_players_result_event_and_day(qtbot: QtBot) -> None:
    store, now = store_of(1), StoppedTime()
    desk(*OPENED, Conceded(Side.A, Concession.MATCH), setup=replace(NAMED, event="", round=""), store=store, now=now)
    desk(*OPENED, setup=NAMED, store=store, now=now)
    recent = Hands(qtbot, store=store, now=now).find(QListWidget, "recent_matches")
    rows = [recent.itemWidget(recent.item(row)).findChildren(QLabel) for row in range(recent.count())]

    assert [label.text() for label in rows[0]] == ["Asha", "–", "✓ Bilal", "", "conceded", "today 10:00"]
    assert [label.text() for label in rows[1]] == ["Asha", "–", "Bilal", "Open · Round 1", "in progress", "today 10:00"]
    assert "Asha" in recent.item(0).data(Qt.ItemDataRole.AccessibleTextRole)


@pytest.mark.parametrize(
    ("at", "said"),
    [
        ("2026-11-21T09:31:05+05:30", "today 09:31"),
        ("2026-11-20T23:59:00+05:30", "yesterday"),
        ("2026-11-14T08:00:00+05:30", "14 Nov"),
        ("2025-11-14T08:00:00+05:30", "14 Nov 2025"),
        ("", ""),
    ],
)
def test_a_time_is_told_as_seen_from_today(at: str, said: str) -> None:
    assert when_words(at, "2026-11-21") == said


def test_a_match_is_closed_and_resumed_by_keyboard(qtbot: QtBot) -> None:
    store = MemoryStore()
    desk(*OPENED, setup=Setup(SINGLES.laws, BySide((Player("Asha"),), (Player("Nagajothi P."),))), store=store)
    hands = Hands(qtbot, store=store)
    hands.key("enter")
    before = hands.record
    hands.key("ctrl+w")

    assert hands.part("start_page").isVisible()
    assert hands.text("what_now") == "Unfinished match: Asha – Nagajothi P. Resume?"
    hands.key("ctrl+w")
    assert hands.said() != ""
    hands.key("enter")
    assert hands.record == before


@pytest.mark.parametrize("way", ["click", "enter"])
def test_a_recent_match_is_opened(qtbot: QtBot, way: str) -> None:
    hands = Hands(qtbot, store=store_of(3))
    recent = hands.find(QListWidget, "recent_matches")
    item = recent.item(0)
    chosen = MatchId(item.data(Qt.ItemDataRole.UserRole))
    if way == "click":
        at = recent.visualItemRect(item).center()
        QTest.mouseClick(recent.viewport(), Qt.MouseButton.LeftButton, pos=at)
    else:
        recent.setFocus()
        recent.setCurrentItem(item)
        hands.key("enter")

    assert hands.controller.match.session.match_id == chosen
    assert hands.focus() is hands.controller.page


def test_the_latest_matches_are_listed_without_the_one_to_go_on_with() -> None:
    store = shelf(2 * MOST_RECENT)
    view = start_view(library(store))
    assert view.to_continue is not None

    assert len(view.recent) == MOST_RECENT
    assert view.to_continue.id not in {match.id for match in view.recent}
    assert [match.started for match in view.recent] == sorted((match.started for match in view.recent), reverse=True)


def test_an_empty_library_has_nothing_to_go_on_with() -> None:
    assert start_view(library(MemoryStore())) == StartView(today="2026-11-21")


def test_more_matches_than_fit_are_listed_again(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(MOST_RECENT + 1, LONG_EVENT), size=(1024, 600))
    recent = hands.find(QListWidget, "recent_matches")
    hands.settle()
    hands.controller.matches.replay_start()

    assert recent.count() == MOST_RECENT
    assert all(recent.itemWidget(recent.item(row)) is not None for row in range(MOST_RECENT))


def test_latin_names_begin_at_the_right_in_a_right_to_left_window(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(2), choices=Settings(window_language="ur"))
    hands.controller.matches.replay_start()
    recent = hands.find(QListWidget, "recent_matches")
    labels = [hands.find(QLabel, name) for name in ("start_caption", "start_title", "start_facts")]
    labels += recent.itemWidget(recent.item(0)).findChildren(QLabel)[3:4]

    assert all(label.alignment() & Qt.AlignmentFlag.AlignRight for label in labels)
    assert all(label.alignment() & Qt.AlignmentFlag.AlignAbsolute for label in labels)
    assert "\N{FIRST STRONG ISOLATE}0–0\N{POP DIRECTIONAL ISOLATE}" in hands.text("start_facts")
    hands.settings.put(Settings())
