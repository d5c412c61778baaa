"""Start page: the match to resume, actions to start with, and recent matches."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidget, QProgressBar, QTreeWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.match_library import MOST_RECENT, MatchLibrary, StartView, start_view, with_record
from carrom_desk.gui.panels.cards import ElidedLabel
from carrom_desk.gui.panels.controls import KeyCap
from carrom_desk.gui.start.tile import Tile
from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import Conceded, Concession, PlayCalled, Toss, TossChoice
from carrom_desk.match.ports.store import MatchId, StoreError
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.reports.laws.learner_progress import ChapterProgress, LearnerProgress
from tests.fakes import SINGLES, MemoryStore, StoppedTime, desk, library, stroke
from tests.gui.hands import Hands
from tests.gui.library.shelf import shelf

OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled(), stroke(2))
NAMED = replace(SINGLES, sides=BySide((Player("Asha"),), (Player("Bilal"),)), event="Open")


LONG_EVENT = "The Autumn Cup of all Clubs " * 4


def store_of(count: int, event: str = "Open") -> MemoryStore:
    """Creates a number of matches, the last of which was changed last."""
    store, now = MemoryStore(), StoppedTime()
    for number in range(count):
        desk(*OPENED, setup=replace(NAMED, event=event, round=f"Round {number + 1}"), store=store, now=now)
    return store


def test_without_a_match_one_can_be_begun(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    assert hands.part("start_page").isVisible()
    assert not hands.part("start_card").isVisible()
    assert hands.part("new_card").isVisible()
    assert not hands.part("recent_matches").isVisible()
    assert not hands.part("board").isVisible()
    hands.click("start_new_match")
    assert hands.dialog("new_match_dialog").isVisible()


def test_the_match_to_go_on_with_is_shown_with_names_score_and_when_it_was_saved(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(1))
    labels = [label.text() for label in hands.part("start_card").findChildren(QLabel)]

    assert {"Asha", "Bilal"} <= set(labels)
    assert hands.text("start_event") == "Open · Round 1"
    assert hands.text("start_facts").startswith("Saved on 21 Nov 2026")
    hands.controller.matches.replay_start()
    assert hands.text("start_facts").startswith("Game 1 · board 1. Saved on 21 Nov 2026")
    assert hands.part("start_side_a").accessibleName() == "Asha, to play, white · Queen counts 3"
    assert "7 white" in hands.part("start_board").accessibleName()
    hands.click("start_continue_match")

    assert hands.record.setup == replace(NAMED, round="Round 1")
    assert not hands.part("start_page").isVisible()
    assert hands.part("board").isVisible()


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
    assert "Open a match first." in hands.said()
    hands.key("enter")
    assert hands.record == before


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
    assert hands.text("start_name_a") == "Asha"
    assert hands.text("start_facts").startswith("Saved on 21 Nov 2026")


@pytest.mark.parametrize("count", [0, 3])
def test_a_key_is_on_one_button_only(qtbot: QtBot, count: int) -> None:
    hands = Hands(qtbot, store=store_of(count))
    caps = [each for each in hands.controller.page.findChildren(KeyCap) if each.isVisible() and each.shown]
    keys = [each.shown for each in caps]

    assert len(keys) >= 6
    assert sorted(set(keys)) == sorted(keys)


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
    assert start_view(library(MemoryStore())) == StartView(situation="extra_board")


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_long_names_are_shortened(qtbot: QtBot, size: tuple[int, int]) -> None:
    name = "Venkatanarasimharajuvaripeta Lakshminarayana Muthukumaraswamy Balasubramaniam"
    store, now = MemoryStore(), StoppedTime()
    desk(*OPENED, setup=replace(NAMED, sides=BySide((Player(name),), (Player(f"{name} II"),))), store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, size=size)

    assert hands.part("start_page").geometry().right() <= hands.window.width()
    assert hands.part("start_card").geometry().right() <= hands.part("start_page").width()


def test_a_tile_shows_the_key_of_what_it_does_and_does_it(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    tile = hands.find(Tile, "start_law_book")

    assert tile.key == "F2"
    assert "F2" in tile.toolTip()
    assert tile.accessibleName() == "Law book…"
    hands.click("start_law_book")
    assert hands.dialog("law_book_dialog").isVisible()


def test_the_situation_of_the_day_is_shown_in_full(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    assert hands.text("start_situation_story").startswith("Today’s situation: The score was level after eight boards.")


def test_typed_words_are_searched_in_the_law_book_and_begin_no_match(qtbot: QtBot) -> None:
    hands = Hands(qtbot)
    field = hands.find(QLineEdit, "start_law_search")
    field.setFocus()
    QTest.keyClicks(field, "73")
    hands.key("enter")
    dialog = hands.dialog("law_book_dialog")
    found = hands.find(QTreeWidget, "laws")

    assert dialog.isVisible()
    assert [item.text(0)[:2] for item in found.findItems("", Qt.MatchFlag.MatchContains)] == ["73"]
    assert not field.text()


@pytest.mark.parametrize(
    ("button", "is_opened"), [(Qt.MouseButton.LeftButton, True), (Qt.MouseButton.RightButton, False)]
)
def test_a_click_beside_the_controls_of_a_section_presses_its_heading(
    qtbot: QtBot, button: Qt.MouseButton, *, is_opened: bool
) -> None:
    hands = Hands(qtbot)
    section = hands.part("start_law_book").parentWidget()
    assert section is not None
    QTest.mouseClick(section, button, pos=QPoint(section.width() // 2, section.height() - 4))
    hands.settle()

    assert (hands.window.findChild(QDialog, "law_book_dialog") is not None) is is_opened


def test_progress_in_training_is_shown_weakest_chapter_first(qtbot: QtBot) -> None:
    chapters = (ChapterProgress(N_("Turn"), 1, 4), ChapterProgress(N_("Break"), 3, 4))
    page = Hands(qtbot).controller.page.start
    description = next(each for each in page.findChildren(QLabel) if each.text().startswith("Questions on every law"))
    page.show_progress(LearnerProgress("Asha", 4, 8, chapters))
    bars = page.findChildren(QProgressBar, "start_chapter")

    assert [(bar.accessibleName(), bar.value(), bar.maximum()) for bar in bars] == [("Turn", 1, 4), ("Break", 3, 4)]
    assert all(bar.isVisible() for bar in bars)
    assert not description.isVisible()
    page.show_progress(None)
    assert description.isVisible()


def test_a_new_match_is_expected_where_there_is_none_to_continue(qtbot: QtBot) -> None:
    hands = Hands(qtbot)

    assert hands.part("start_new_match").property("primary")


def test_a_new_match_is_not_expected_before_the_unfinished_one(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(1))

    assert not hands.part("start_new_match").property("primary")
    assert hands.part("start_continue_match").property("primary")


def test_a_recent_match_tells_players_result_and_event_in_words_that_wrap(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(2))
    recent = hands.find(QListWidget, "recent_matches")
    labels = [label.text() for label in recent.itemWidget(recent.item(0)).findChildren(QLabel)]

    assert len(labels) == 4
    assert any("Asha" in words and "Bilal" in words for words in labels)
    assert any("(0–0)" in words for words in labels)
    assert any("21 Nov 2026" in words and "Open · Round 1" in words for words in labels)
    assert "in progress" in labels
    assert "Asha" in recent.item(0).data(Qt.ItemDataRole.AccessibleTextRole)


def test_every_row_is_as_high_as_its_words_in_a_narrow_list(qtbot: QtBot) -> None:
    recent = Hands(qtbot, store=store_of(2, LONG_EVENT), size=(1024, 600)).find(QListWidget, "recent_matches")
    row = recent.itemWidget(recent.item(0))

    assert row.height() >= row.heightForWidth(row.width())
    assert recent.horizontalScrollBar().maximum() == 0


def test_more_matches_than_fit_are_listed_again(qtbot: QtBot) -> None:
    hands = Hands(qtbot, store=store_of(MOST_RECENT + 1, LONG_EVENT), size=(1024, 600))
    recent = hands.find(QListWidget, "recent_matches")
    hands.settle()
    hands.controller.matches.replay_start()

    assert recent.count() == MOST_RECENT
    assert all(recent.itemWidget(recent.item(row)) is not None for row in range(MOST_RECENT))


def test_a_long_name_in_a_recent_match_keeps_its_surname_and_the_winners_sign(qtbot: QtBot) -> None:
    name = "Venkata Narasimha Raju Subrahmanyam Krishnamurthy"
    store, now = MemoryStore(), StoppedTime()
    setup = replace(NAMED, sides=BySide((Player("Nagajothi P."),), (Player(name),)))
    desk(*OPENED, Conceded(Side.A, Concession.MATCH), setup=setup, store=store, now=now)
    recent = Hands(qtbot, store=store, now=now).find(QListWidget, "recent_matches")
    row = recent.itemWidget(recent.item(0))
    signs = [label for label in row.findChildren(QLabel) if label.text() == "✓"]
    names = [QLabel.text(label) for label in row.findChildren(ElidedLabel)]

    assert len(signs) == 1
    assert names[0] == "Nagajothi P."
    assert names[1].endswith("Krishnamurthy")
