"""The scoreboard window: it shows stored data, on the other screen, and never disturbs the umpire."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.panels.cards import NameLabel
from carrom_desk.gui.settings.settings import Settings, ThemeChoice
from carrom_desk.gui.spectator.players_clock import PlayersClockFace
from carrom_desk.gui.spectator.screens import Screens, screen_for_spectators
from carrom_desk.gui.spectator.spectator_window import SpectatorWindow
from carrom_desk.match.entry.entries import Override, PlayCalled
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.score import spectator_view, spoken
from carrom_desk.rules.ruling import Turn
from tests.fakes import DOUBLES, SINGLES, MemoryStore, desk, record_of, stroke
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.parts import part


class TwoScreens(Screens):
    """The desk's screen, and a second one that is connected and disconnected."""

    def __init__(self, *others: str) -> None:
        super().__init__()
        self.others = others

    def names(self) -> tuple[str, ...]:
        return (*super().names(), *self.others)

    def place(self, name: str) -> QRect:
        return QRect(0, 0, 640, 360) if name in self.others else super().place(name)


@pytest.mark.parametrize(
    ("names", "remembered", "chosen"),
    [
        (["desk"], "", None),
        (["desk"], "desk", None),
        (["desk", "hall"], "", "hall"),
        (["hall", "desk"], "gone", "hall"),
        (["desk", "other", "hall"], "hall", "hall"),
        (["desk", "hall"], "desk", "hall"),
        ([], "hall", None),
    ],
)
def test_the_hall_is_shown_another_screen_than_the_desks(names: list[str], remembered: str, chosen: str | None) -> None:
    assert screen_for_spectators(names, "desk", remembered) == chosen


def seated(qtbot: QtBot, *others: str, choices: Settings | None = None) -> tuple[Hands, TwoScreens]:
    screens, store = TwoScreens(*others), MemoryStore()
    played = desk(TOSS, PlayCalled(), store=store)
    return Hands(qtbot, store=store, screens=screens, choices=choices, match_id=played.id), screens


def window_of(hands: Hands) -> SpectatorWindow:
    window = hands.controller.spectators.window
    assert window is not None
    return window


@pytest.mark.parametrize(("key", "is_clock"), [("f9", True), ("shift+f9", False)])
def test_it_fills_the_second_screen_and_leaves_the_keys_to_the_desk(qtbot: QtBot, key: str, *, is_clock: bool) -> None:
    hands, _screens = seated(qtbot, "hall")
    hands.key(key)
    window = window_of(hands)

    assert window.isFullScreen()
    assert window.is_clock is is_clock
    assert window.screen_name == "hall"
    assert hands.settings.current.spectator_screen == "hall"
    qtbot.waitUntil(hands.window.isActiveWindow)
    hands.key(key)
    assert hands.controller.spectators.window is None
    assert hands.window.isVisible()


def test_on_one_screen_it_is_a_window_and_that_is_said(qtbot: QtBot) -> None:
    hands, _screens = seated(qtbot)
    hands.key("shift+f9")

    assert not window_of(hands).isFullScreen()
    assert hands.said() == "Only one screen is connected. Move the scoreboard window to where spectators can see it."
    assert hands.settings.current.spectator_screen == ""


def test_it_goes_with_its_screen_and_comes_back_with_it(qtbot: QtBot) -> None:
    hands, screens = seated(qtbot, "hall")
    hands.key("shift+f9")
    window = window_of(hands)
    screens.removed.emit("another")
    assert window.isVisible()
    screens.removed.emit("hall")
    gone = not window.isVisible()
    said = hands.said()
    screens.added.emit("another")
    still_gone = not window.isVisible()
    screens.added.emit("hall")

    assert (gone, still_gone) == (True, True)
    assert said == "The scoreboard screen was disconnected."
    assert window.isFullScreen()


def test_it_shows_what_is_confirmed_and_no_marks(qtbot: QtBot) -> None:
    hands, _screens = seated(qtbot, "hall")
    hands.key("shift+f9")
    board = window_of(hands).board
    before = board.view
    hands.key("w")
    assert board.view == before
    hands.key("enter")

    assert board.view.announcement == "Player A1 plays on"
    score = board.view.score
    assert score is not None
    assert (score.sides.a.is_in_turn, score.sides.b.is_in_turn) == (True, False)
    assert "Player A1: points 0, games won 0. " in board.accessibleName()
    assert board.accessibleName().endswith(" Player A1 plays on.")
    reading = part(window_of(hands), PlayersClockFace, "spectator_clock").view.reading
    assert reading is not None
    assert reading.left_s == 15


def test_without_a_match_it_says_so(qtbot: QtBot) -> None:
    hands, _screens = seated(qtbot, "hall")
    hands.key("shift+f9")
    hands.controller.matches.show_start()

    assert window_of(hands).board.accessibleName() == "No match is open."
    assert not window_of(hands).board.grab().isNull()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_F9])
def test_its_own_keys_close_it_and_the_desk_goes_on(qtbot: QtBot, key: Qt.Key) -> None:
    hands, _screens = seated(qtbot, "hall")
    hands.key("shift+f9")
    window = window_of(hands)
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, key)

    assert hands.controller.spectators.window is None
    assert hands.window.isVisible()


def test_it_is_closed_with_the_desk(qtbot: QtBot) -> None:
    hands, _screens = seated(qtbot, "hall")
    hands.key("shift+f9")
    window = window_of(hands)
    hands.window.close()

    assert not window.isVisible()


def test_the_menu_opens_it_in_the_theme_of_the_desk(qtbot: QtBot) -> None:
    hands, _screens = seated(qtbot, "hall")
    hands.window.findChildren(QAction, "action_spectators")[0].trigger()
    light = window_of(hands).board.grab().toImage().pixelColor(2, 200)
    hands.window.findChildren(QAction, f"menu_theme_{ThemeName.DARK}")[0].trigger()
    QApplication.processEvents()

    assert window_of(hands).board.grab().toImage().pixelColor(2, 200).lightness() < light.lightness() // 2


def test_clubs_are_told_once() -> None:
    pair = (Player("A", "Chennai CC", "IND"), Player("B", "Chennai CC", "IND"))
    other = (Player("C", "", "SRI"), Player("D"))
    record = record_of(setup=replace(SINGLES, doubles=True, sides=BySide(pair, other)))

    score = spectator_view(record).score
    assert score is not None
    assert (score.sides.a.club, score.sides.b.club) == ("Chennai CC, IND", "SRI")


def test_the_hall_may_have_colours_of_its_own(qtbot: QtBot) -> None:
    hands, _screens = seated(qtbot, "hall", choices=Settings(theme=ThemeChoice.LIGHT))
    hands.key("shift+f9")
    light = window_of(hands).board.grab().toImage().pixelColor(2, 200)
    hands.settings.put(replace(hands.settings.current, spectator_theme=ThemeChoice.DARK))

    assert window_of(hands).board.grab().toImage().pixelColor(2, 200).lightness() < light.lightness() // 2
    assert hands.window.theme().name is ThemeName.LIGHT


def test_the_hall_is_not_told_what_the_umpire_decided_nor_why() -> None:
    reason = "striker was on the base line"
    decided = Override(reason=reason, turn=Turn.CONTINUES)

    view = spectator_view(record_of(TOSS, PlayCalled(), stroke(1), stroke(), decided))

    assert view.announcement == "Umpire’s decision"
    assert reason not in spoken(view)


@pytest.mark.parametrize("is_doubles", [False, True], ids=["singles", "doubles"])
def test_names_and_score_can_be_read_from_ten_metres(qtbot: QtBot, is_doubles: bool) -> None:
    store, name = MemoryStore(), Player("Raghunathan Venkatesh")
    sides: BySide[tuple[Player, ...]] = BySide(
        (name, Player("Maria Zimmermann")), (Player("Nirmala Wickramasinghe"), Player("Jean-Pierre Dubois"))
    )
    setup = replace(DOUBLES, sides=sides) if is_doubles else replace(SINGLES, sides=BySide((name,), sides.b[:1]))
    played = desk(TOSS, PlayCalled(), stroke(1), setup=setup, store=store)
    hands = Hands(qtbot, store=store, match_id=played.id)
    hands.key("shift+f9")
    window = window_of(hands)
    window.showNormal()
    window.resize(1920, 1080)
    names = [label for label in window.findChildren(NameLabel) if label.isVisible()]
    scores = [label for label in window.findChildren(QLabel) if label.objectName().startswith("hall_score")]

    assert len(names) == len(sides.a + sides.b) // (1 if is_doubles else 2)
    for label in (*names, *scores):
        assert label.fontMetrics().capHeight() >= 0.06 * window.height(), label.objectName()
    for label in names:  # initials rather than half a family name
        assert "…" not in QLabel.text(label)
