"""The clock's face: every state told by words, figures and shape, every button by its signal."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.gui.clock.reading import ClockReading, ClockState
from carrom_desk.gui.panels.clock_face import ClockFace
from carrom_desk.gui.panels.clock_panel import ClockPanel
from carrom_desk.gui.panels.clock_ring import ClockRing, Ring, RingShape
from carrom_desk.gui.panels.key_button import KeyButton
from carrom_desk.gui.panels.text_label import TextLabel
from carrom_desk.gui.theme import Theme, ThemeName, load_theme
from carrom_desk.match.clock_kind import ClockKind
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.rules.ruling import Citation
from tests.gui.panels.finding import found, settle

RULE = ClockRule(ClockKind.STROKE, 15, (Citation("50"),), CountsFrom.REST, 4, None, False, True, False)
LEFT = {ClockState.RUNNING: 9, ClockState.LAST_FIVE: 4, ClockState.TIME: 0, ClockState.OVERRUN: 0}


def face(state: ClockState = ClockState.RUNNING, name: str = "Player A1") -> ClockFace:
    return ClockFace(ClockReading(RULE, state, LEFT.get(state, 12), 7), name)


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> ClockPanel:
    panel = ClockPanel(theme)
    qtbot.addWidget(panel)
    panel.resize(420, 112)
    panel.show()
    return panel


@pytest.mark.parametrize(
    ("state", "figure", "words", "aloud"),
    [
        (ClockState.WAITING, "12", "Not started · Player A1", "Not started, 12 s left"),
        (ClockState.RUNNING, "9", "Running · Player A1", "Running, 9 s left"),
        (ClockState.LAST_FIVE, "4", "Last 5 seconds · Player A1", "Last 5 seconds, 4 s left"),
        (ClockState.TIME, "0", "Time · Player A1", "Time"),
        (ClockState.OVERRUN, "+7", "Time over by 7 s · Player A1", "Time over by 7 s"),
        (ClockState.PAUSED, "12", "Stopped · Player A1", "Stopped, 12 s left"),
        (ClockState.INTERRUPTED, "12", "Interrupted: set it · Player A1", "Interrupted: set it, 12 s left"),
    ],
)
def test_every_state_is_told_in_words(
    panel: ClockPanel, state: ClockState, figure: str, words: str, aloud: str
) -> None:
    panel.show_clock(face(state))
    ring = found(panel, QLabel, "stroke_clock")

    assert (ring.text(), ring.accessibleName()) == (figure, aloud)
    assert found(panel, QLabel, "clock_state").text() == words
    assert found(panel, QLabel, "clock_title").text() == "Stroke clock"
    assert found(panel, QLabel, "clock_law").text() == "15 s from rest (law 50)"


def grey(ring: ClockRing) -> QImage:
    return ring.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("name", ThemeName)
def test_every_shape_is_told_from_the_others_without_its_colour(name: ThemeName, qtbot: QtBot) -> None:
    ring = ClockRing(load_theme(name))
    qtbot.addWidget(ring)
    ring.resize(92, 92)
    pictures = []
    for shape in RingShape:
        # The same figure in every one: the shape alone has to tell.
        ring.show_ring(Ring("9", 0.6, shape))
        pictures.append(grey(ring))

    assert all(one != other for number, one in enumerate(pictures) for other in pictures[number + 1 :])


def test_the_ring_empties(qtbot: QtBot, theme: Theme) -> None:
    ring = ClockRing(theme)
    qtbot.addWidget(ring)
    ring.resize(92, 92)
    pictures = []
    for part in (1.0, 0.6, 0.2):
        ring.show_ring(Ring("9", part, RingShape.RUNNING))
        pictures.append(grey(ring))

    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_nothing_timed_leaves_the_face_empty_and_says_so(panel: ClockPanel) -> None:
    panel.show_clock(face())
    panel.show_clock(ClockFace())

    assert found(panel, QLabel, "stroke_clock").accessibleName() == "Nothing is timed"
    assert found(panel, QLabel, "clock_state").text() == found(panel, QLabel, "clock_law").text() == ""
    for name in ("clock_pause", "clock_less", "clock_more"):
        assert found(panel, KeyButton, name).blocked == "Nothing is timed now."


def test_buttons_tell_what_is_wanted_and_change_nothing_themselves(panel: ClockPanel) -> None:
    said: list[object] = []
    panel.play_pressed.connect(lambda: said.append("play"))
    panel.hold_pressed.connect(lambda: said.append("hold"))
    panel.adjust_pressed.connect(said.append)
    panel.show_clock(face())

    for name in ("play", "clock_pause", "clock_less", "clock_more"):
        found(panel, KeyButton, name).click()

    assert said == ["play", "hold", -5, 5]
    assert not found(panel, KeyButton, "clock_pause").isChecked()


def test_a_held_clock_shows_it_on_the_button_that_holds(panel: ClockPanel) -> None:
    panel.show_clock(face(ClockState.PAUSED))
    pause = found(panel, KeyButton, "clock_pause")

    assert (pause.isChecked(), pause.title()) == (True, "Pause")
    panel.show_clock(face())
    assert not pause.isChecked()


@pytest.mark.parametrize(("is_play", "play", "pause"), [(True, "Key: Space", ""), (False, "", "Key: Space")])
def test_the_space_bar_is_shown_where_it_works(panel: ClockPanel, is_play: bool, play: str, pause: str) -> None:
    panel.show_clock(replace(face(), is_space_play=is_play))

    assert found(panel, KeyButton, "play").accessibleDescription() == play
    assert found(panel, KeyButton, "clock_pause").accessibleDescription() == pause


def test_blocked_buttons_say_why(panel: ClockPanel) -> None:
    panel.show_clock(replace(face(), play_blocked="Called already.", clock_blocked="Time stands still."))

    assert found(panel, KeyButton, "play").blocked == "Called already."
    assert found(panel, KeyButton, "clock_more").blocked == "Time stands still."


@pytest.mark.parametrize("size", [QSize(344, 102), QSize(440, 108), QSize(620, 170)])
@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_nothing_is_cut_and_nothing_moves(size: QSize, scale: float, qtbot: QtBot) -> None:
    panel = ClockPanel(load_theme(ThemeName.LIGHT, scale))
    qtbot.addWidget(panel)
    panel.resize(size)
    panel.show()
    places = []
    for state in ClockState:
        panel.show_clock(face(state, ""))
        settle(panel)
        places.append([found(panel, KeyButton, name).geometry() for name in ("play", "clock_more")])
        for name in ("clock_title", "clock_state"):
            assert scale > 1 or not found(panel, TextLabel, name).fitted().is_cut, (name, state)

    assert all(place == places[0] for place in places)


def test_the_clock_takes_another_look(panel: ClockPanel) -> None:
    panel.show_clock(face())
    light = panel.grab().toImage()
    panel.set_theme(load_theme(ThemeName.DARK))

    assert panel.grab().toImage() != light
