"""The strip: sides and clock with every state in words, digits and shape, in the same places whatever they show."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import Theme
from carrom_desk.gui.panels.cards import PlateName
from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.panels.score import MenDisc
from carrom_desk.gui.panels.strip import SidePlate, Strip
from carrom_desk.match.side import BySide
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.presentation.board.picture import QueenState
from carrom_desk.presentation.clock import (
    PAUSE,
    RESUME,
    ClockFace,
    ClockReading,
    ClockState,
    SpaceAction,
    clock_aloud,
    clock_face,
    on_the_clock,
)
from carrom_desk.presentation.score import ScoreView, SideScore
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.laws import Citation
from tests.fakes import record_of
from tests.gui.panels.finding import found, settle

RULE = ClockRule(ClockKind.STROKE, 15, (Citation("50"),), CountsFrom.REST, 4, None, False, True, False)
LEFT = {ClockState.RUNNING: 9, ClockState.LAST_FIVE: 4, ClockState.TIME: 0, ClockState.OVERRUN: 0}
ASHA = SideScore(
    "Asha Kulkarni", 8, 1, is_white=True, plays="to play", acts=True, status="broke", men=7, queen_points=3
)
BILAL = SideScore("Bilal Rahman", 9, 0, is_white=False, men=8)
PAIR = SideScore("R. Kumar / A. Kumaraswamy", 0, 0, is_white=True, men=9, owed="owes 1 man", player=1)


def face(state: ClockState = ClockState.RUNNING) -> ClockFace:
    return ClockFace(ClockReading(RULE, state, LEFT.get(state, 12), 7), "Asha Kulkarni", "Asha Kulkarni", "plays")


def view(a: SideScore = ASHA, b: SideScore = BILAL) -> ScoreView:
    return ScoreView(BySide(a, b), 2)


@pytest.fixture
def strip(theme: Theme, qtbot: QtBot) -> Strip:
    strip = Strip(theme)
    qtbot.addWidget(strip)
    strip.setStyleSheet(theme.stylesheet())
    strip.resize(1326, 88)
    strip.show_score(view())
    strip.clock.show_clock(face())
    strip.show()
    settle(strip)
    return strip


def grey_of(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


# Sides


def test_each_side_has_its_points_games_and_name(strip: Strip) -> None:
    assert [found(strip, QLabel, f"score_{side}").text() for side in "ab"] == ["8", "9"]
    assert found(strip, QLabel, "score_a").accessibleName() == "Asha Kulkarni: 8 points"
    assert found(strip, QLabel, "games_a").accessibleName() == "Asha Kulkarni: 1 of 2 games needed to win"
    assert [found(strip, PlateName, f"name_{side}1").text() for side in "ab"] == ["Asha Kulkarni", "Bilal Rahman"]
    assert "to play" in found(strip, SidePlate, "side_a").accessibleName()


def test_who_must_act_is_told_by_a_foot_too(strip: Strip) -> None:
    before = grey_of(found(strip, SidePlate, "side_b"))
    strip.show_score(view(replace(ASHA, acts=False), replace(BILAL, acts=True)))

    plates = [found(strip, SidePlate, f"side_{side}") for side in "ab"]
    feet = [plate.grab().toImage().pixelColor(40, plate.height() - 3) for plate in plates]
    assert before != grey_of(plates[1])
    assert feet[0] != feet[1]


def test_men_and_queen_are_on_the_disc_of_a_side(strip: Strip) -> None:
    pictures = []
    for queen in (None, QueenState.TO_COVER, QueenState.COVERED):
        for men in (7, 6):
            strip.show_score(view(replace(ASHA, queen=queen, men=men)))
            pictures.append(grey_of(strip.findChildren(MenDisc)[0]))

    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


def test_a_pair_has_a_line_for_each_player_with_the_one_who_acts_in_bold(strip: Strip) -> None:
    strip.show_score(view(PAIR))
    names = [found(strip, PlateName, f"name_a{number}") for number in (1, 2)]

    assert [name.text() for name in names] == ["R. Kumar", "A. Kumaraswamy"]
    assert [name.property("strong") for name in names] == [False, True]
    assert found(strip, QLabel, "owed_a").text() == "owes 1 man"


@pytest.mark.parametrize("high", [80, 88])
def test_both_sides_have_names_of_one_size_and_what_is_owed_at_their_edge(
    qtbot: QtBot, theme: Theme, high: int
) -> None:
    strip = Strip(theme)
    qtbot.addWidget(strip)
    strip.setStyleSheet(theme.stylesheet())
    strip.resize(1054, high)
    strip.show()
    strip.show_score(view(replace(ASHA, name="Katarzyna Szymborska-Wiśniewska"), replace(BILAL, owed="owes 1 man")))
    settle(strip)
    names = [found(strip, PlateName, f"name_{side}1") for side in "ab"]
    owed = found(strip, QLabel, "owed_b")

    assert names[0].fontInfo().pixelSize() == names[1].fontInfo().pixelSize() < 23
    assert owed.alignment() & Qt.AlignmentFlag.AlignRight
    assert abs(owed.geometry().right() - names[1].geometry().right()) <= 1
    strip.show_score(view(PAIR, PAIR))
    settle(strip)
    top = found(strip, PlateName, "name_a1").geometry().top()
    assert top >= 2


# Clock


@pytest.mark.parametrize(
    ("state", "figure", "words", "aloud"),
    [
        (ClockState.NOT_USED, "–", "Not used", "Not used"),
        (ClockState.WAITING, "12", "Not started", "Not started, 12\xa0s left"),
        (ClockState.RUNNING, "9", "plays", "Running, 9\xa0s left"),
        (ClockState.LAST_FIVE, "4", "Last 5 seconds", "Last 5 seconds, 4\xa0s left"),
        (ClockState.STRUCK, "12", "Struck at 12\xa0s", "Struck at 12\xa0s"),
        (ClockState.TIME, "0", "Time", "Time"),
        (ClockState.OVERRUN, "+7", "Over time by 7\xa0s", "Over time by 7\xa0s"),
        (ClockState.PAUSED, "12", "Stopped", "Stopped, 12\xa0s left"),
        (ClockState.INTERRUPTED, "12", "Interrupted", "Interrupted, 12\xa0s left"),
    ],
)
def test_every_state_is_told_in_words(strip: Strip, state: ClockState, figure: str, words: str, aloud: str) -> None:
    strip.clock.show_clock(face(state))
    digits = found(strip, QLabel, "stroke_clock")

    assert (digits.text(), digits.accessibleName()) == (figure, aloud)
    assert found(strip, QLabel, "clock_state").text() == words
    assert found(strip, QLabel, "clock_title").text() == "Asha Kulkarni"
    assert digits.toolTip() == "15\xa0s from when the pieces rest (law 50)"


def test_nothing_timed_leaves_the_face_empty_and_says_so(strip: Strip) -> None:
    strip.clock.show_clock(clock_face(record_of(), None))

    assert found(strip, QLabel, "stroke_clock").accessibleName() == "Nothing is being timed"
    assert found(strip, QLabel, "clock_state").text() == ""
    assert not strip.clock.play.isEnabled()


@pytest.mark.parametrize(
    ("shown", "title", "asked"),
    [
        (replace(face(), space=SpaceAction.PLAY), "Play", "play"),
        (replace(face(), press=PAUSE), "Pause", "hold"),
        (replace(face(ClockState.PAUSED), press=RESUME), "Resume", "hold"),
        (face(ClockState.TIME), "+5 s", 5),
    ],
)
def test_the_button_does_what_the_moment_needs(strip: Strip, shown: ClockFace, title: str, asked: object) -> None:
    said: list[object] = []
    strip.clock.play_pressed.connect(lambda: said.append("play"))
    strip.clock.hold_pressed.connect(lambda: said.append("hold"))
    strip.clock.adjust_pressed.connect(said.append)
    strip.clock.show_clock(shown)

    found(strip, Button, "play").click()

    assert strip.clock.play.title == title
    assert said == [asked]


def test_the_menu_restarts_adds_removes_and_sets(strip: Strip) -> None:
    said: list[object] = []
    strip.clock.set_wanted.connect(lambda: said.append("set"))
    strip.clock.restart_pressed.connect(lambda: said.append("restart"))
    strip.clock.adjust_pressed.connect(said.append)
    found(strip, Button, "clock_menu_button").click()
    menu = found(strip.clock, QMenu, "clock_menu")
    for action in menu.actions():
        action.trigger()

    assert said == ["restart", 5, -5, "set"]
    menu.close()


def test_minutes_are_told_in_figures_and_words() -> None:
    reading = ClockReading(RULE, ClockState.PAUSED, 125, 0)

    assert (on_the_clock(reading), clock_aloud(reading)) == ("2:05", "Stopped, 2\xa0min 5\xa0s left")
