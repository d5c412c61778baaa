"""The clock panel: every state in words, digits and shape, every button with its signal."""

from dataclasses import replace
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QMenu, QProxyStyle, QStyle, QStyleHintReturn, QStyleOption, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.clock.panel import FLASH_MS, ClockPanel, ClockRing, Flash, RingShape
from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.panels.controls import Button, KeyButton
from carrom_desk.match.timing import ClockRule, CountsFrom
from carrom_desk.presentation.clock import (
    PAUSE,
    RESUME,
    ClockFace,
    ClockReading,
    ClockState,
    SpaceAction,
    clock_face,
)
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.laws import Citation
from tests.fakes import record_of
from tests.gui.panels.finding import found, settle

RULE = ClockRule(ClockKind.STROKE, 15, (Citation("50"),), CountsFrom.REST, 4, None, False, True, False)
LEFT = {ClockState.RUNNING: 9, ClockState.LAST_FIVE: 4, ClockState.TIME: 0, ClockState.OVERRUN: 0}


def face(state: ClockState = ClockState.RUNNING, name: str = "Player A1") -> ClockFace:
    return ClockFace(ClockReading(RULE, state, LEFT.get(state, 12), 7), name)


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> ClockPanel:
    panel = ClockPanel(theme)
    qtbot.addWidget(panel)
    panel.setStyleSheet(theme.stylesheet())
    panel.resize(440, 112)
    panel.show()
    return panel


@pytest.mark.parametrize(
    ("state", "figure", "words", "aloud"),
    [
        (ClockState.NOT_USED, "–", "Not used", "Not used"),
        (ClockState.WAITING, "12", "Not started", "Not started, 12\xa0s left"),
        (ClockState.RUNNING, "9", "Running", "Running, 9\xa0s left"),
        (ClockState.LAST_FIVE, "4", "Last 5 seconds", "Last 5 seconds, 4\xa0s left"),
        (ClockState.STRUCK, "12", "Struck at 12\xa0s", "Struck at 12\xa0s"),
        (ClockState.TIME, "0", "Time", "Time"),
        (ClockState.OVERRUN, "+7", "Over time by 7\xa0s", "Over time by 7\xa0s"),
        (ClockState.PAUSED, "12", "Stopped", "Stopped, 12\xa0s left"),
        (ClockState.INTERRUPTED, "12", "Interrupted", "Interrupted, 12\xa0s left"),
    ],
)
def test_every_state_is_told_in_words(
    panel: ClockPanel, state: ClockState, figure: str, words: str, aloud: str
) -> None:
    panel.show_clock(face(state))
    ring = found(panel, QLabel, "stroke_clock")

    assert (ring.text(), ring.accessibleName()) == (figure, aloud)
    assert found(panel, QLabel, "clock_state").text() == words
    assert found(panel, QLabel, "clock_name").text() == "Player A1"
    assert found(panel, QLabel, "clock_title").text() == "Stroke clock"
    assert found(panel, QLabel, "clock_law").text() == "15\xa0s from when the pieces rest (law 50)"


@pytest.mark.parametrize(
    ("over_s", "figure", "words"),
    [(99, "+99", "99\xa0s"), (100, "+1:40", "1\xa0min 40\xa0s"), (324, "+5:24", "5\xa0min 24\xa0s")],
)
def test_a_long_overrun_is_in_minutes_and_seconds(panel: ClockPanel, over_s: int, figure: str, words: str) -> None:
    over = face(ClockState.OVERRUN)
    assert over.reading is not None
    panel.show_clock(replace(over, reading=replace(over.reading, over_s=over_s)))

    assert found(panel, QLabel, "stroke_clock").text() == figure
    assert found(panel, QLabel, "clock_state").text() == f"Over time by {words}"


def grey_of(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


def test_nothing_timed_leaves_the_face_empty_and_says_so(panel: ClockPanel) -> None:
    panel.show_clock(face())
    panel.show_clock(clock_face(record_of(), None))

    assert found(panel, QLabel, "stroke_clock").accessibleName() == "Nothing is being timed"
    assert found(panel, QLabel, "clock_state").text() == found(panel, QLabel, "clock_law").text() == ""
    assert found(panel, Button, "clock_pause").blocked == "Nothing is being timed."


@pytest.mark.parametrize("name", ThemeName)
def test_every_shape_is_told_from_the_others_without_its_colour(name: ThemeName, qtbot: QtBot) -> None:
    ring = ClockRing(load_theme(name))
    qtbot.addWidget(ring)
    ring.resize(92, 92)
    pictures = {}
    for state in ClockState:
        ring.show_reading(face(state).reading)
        ring.setText("9")  # the same figure in every one: the shape alone has to tell
        pictures[ring.shape] = grey_of(ring)
    seen = list(pictures.values())

    assert pictures.keys() == set(RingShape)
    assert all(one != other for number, one in enumerate(seen) for other in seen[number + 1 :])


def test_the_ring_empties(qtbot: QtBot, theme: Theme) -> None:
    ring = ClockRing(theme)
    qtbot.addWidget(ring)
    ring.resize(92, 92)
    pictures = []
    for left in (15, 12, 9):
        ring.show_reading(ClockReading(RULE, ClockState.RUNNING, left))
        ring.setText("9")
        pictures.append(grey_of(ring))

    assert pictures[0] != pictures[1] != pictures[2] != pictures[0]


def test_presses_tell_what_is_wanted_and_change_nothing_themselves(panel: ClockPanel) -> None:
    said: list[object] = []
    panel.play.clicked.connect(lambda: said.append("play"))
    panel.hold.clicked.connect(lambda: said.append("hold"))
    panel.show_clock(face())

    for name in ("play", "clock_pause"):
        found(panel, Button, name).click()

    assert said == ["play", "hold"]
    assert not found(panel, Button, "clock_pause").isChecked()


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_the_menu_has_the_rest_with_its_keys(panel: ClockPanel) -> None:
    said: list[object] = []
    panel.restart_pressed.connect(lambda: said.append("restart"))
    panel.adjust_pressed.connect(said.append)
    panel.show_clock(face())
    found(panel, Button, "clock_menu_button").click()
    menu = found(panel, QMenu, "clock_menu")
    texts = [action.text() for action in menu.actions()]
    for action in menu.actions():
        action.trigger()
    menu.close()

    assert texts == ["Restart\t*", "+5 s\t+", "−5 s\t-"]
    assert said == ["restart", 5, -5]


@pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True)
def test_what_is_blocked_says_why_in_the_menu(panel: ClockPanel) -> None:
    panel.show_clock(replace(face(), play_blocked="called", set_blocked="unused", restart_blocked="nothing"))
    panel.open_menu()
    menu = found(panel, QMenu, "clock_menu")

    assert found(panel, Button, "play").blocked == "called"
    assert [(action.isEnabled(), action.toolTip()) for action in menu.actions()] == [
        (False, "nothing"),
        (False, "unused"),
        (False, "unused"),
    ]
    menu.close()


@pytest.mark.parametrize(
    ("start", "hold", "blocked"), [("runs", "", ""), ("", "stands", ""), ("nothing", "nothing", "nothing")]
)
def test_pause_can_be_pressed_to_hold_and_to_start(panel: ClockPanel, start: str, hold: str, blocked: str) -> None:
    panel.show_clock(replace(face(), start_blocked=start, hold_blocked=hold))

    assert found(panel, Button, "clock_pause").blocked == blocked


class CalmStyle(QProxyStyle):
    """A system with reduced motion."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        result: QStyleHintReturn | None = None,
    ) -> int:
        is_asked = hint is QStyle.StyleHint.SH_Widget_Animation_Duration
        return 0 if is_asked else super().styleHint(hint, option, widget, result)


def test_where_less_motion_is_asked_for_a_flash_comes_once(panel: ClockPanel) -> None:
    calm = CalmStyle()
    flash(panel).setStyle(calm)
    panel.show_clock(face(ClockState.TIME))
    panel.flash_time_over()
    is_seen = flash(panel).isVisible()
    flash(panel).turn()

    assert (is_seen, is_flashing(panel), flash(panel).isVisible()) == (True, False, False)


@pytest.mark.parametrize(
    ("space", "button"),
    [(SpaceAction.PLAY, "play"), (SpaceAction.START, "clock_pause"), (SpaceAction.HOLD, "clock_pause")],
)
def test_the_space_bar_is_shown_where_it_works(panel: ClockPanel, space: SpaceAction, button: str) -> None:
    panel.show_clock(replace(face(), space=space))
    names = ("play", "clock_pause")

    said = [name for name in names if found(panel, Button, name).accessibleDescription() == "Shortcut: Space bar"]
    assert said == [button]
    assert found(panel, KeyButton, button).is_key_shown


@pytest.mark.parametrize("state", ClockState)
def test_the_button_says_what_a_press_does(panel: ClockPanel, state: ClockState) -> None:
    reading = ClockReading(RULE, state, 0 if state.is_over else 9)
    panel.show_clock(clock_face(record_of(), reading))
    button = found(panel, KeyButton, "clock_pause")

    expected = {
        ClockState.NOT_USED: "Start",
        ClockState.WAITING: "Start",
        ClockState.PAUSED: "Resume",
        ClockState.INTERRUPTED: "Resume",
    }.get(state, "Pause")
    assert (button.text(), button.accessibleName()) == (expected, expected)
    assert button.is_key_shown


@pytest.mark.parametrize("scale", [0.85, 1.0, 1.4])
def test_the_buttons_keep_their_places(scale: float, qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, scale)
    panel = ClockPanel(theme)
    qtbot.addWidget(panel)
    panel.setStyleSheet(theme.stylesheet())
    panel.resize(theme.px(440), panel.minimumSizeHint().height())
    panel.show()
    places = []
    for state in ClockState:
        for space in SpaceAction:
            panel.show_clock(replace(face(state, ""), space=space, press=PAUSE if state.is_running else RESUME))
            settle(panel)
            places.append(
                [found(panel, Button, name).geometry() for name in ("play", "clock_pause", "clock_menu_button")]
            )

    assert all(place == places[0] for place in places)
    assert all(panel.rect().contains(place) for place in places[0])


def flash(panel: ClockPanel) -> Flash:
    return found(panel, Flash, "flash")


def is_flashing(panel: ClockPanel) -> bool:
    timer = flash(panel).findChild(QTimer)
    return isinstance(timer, QTimer) and timer.isActive()


def test_it_flashes_a_few_times_and_is_gone(panel: ClockPanel) -> None:
    panel.show_clock(face(ClockState.TIME))
    panel.flash_time_over()
    seen = [flash(panel).isVisible()]
    while is_flashing(panel):
        flash(panel).turn()
        seen.append(flash(panel).isVisible())

    assert seen == [True, False, True, False, True, False]


def test_it_flashes_by_itself_and_slowly_enough(panel: ClockPanel, qtbot: QtBot) -> None:
    panel.show_clock(face(ClockState.LAST_FIVE))
    panel.flash_last_seconds()
    qtbot.waitUntil(lambda: not is_flashing(panel), timeout=20_000)

    assert not flash(panel).isVisible()
    # Three flashes in a second are the most that harm nobody.
    assert 1_000 / (2 * FLASH_MS) <= 3


@pytest.mark.parametrize("state", [ClockState.RUNNING, ClockState.PAUSED, ClockState.NOT_USED])
def test_what_is_done_in_time_ends_the_flash(panel: ClockPanel, state: ClockState) -> None:
    panel.show_clock(face(ClockState.LAST_FIVE))
    panel.flash_last_seconds()
    panel.show_clock(face(state))

    assert not flash(panel).isVisible()
    assert not is_flashing(panel)


def test_the_flash_says_in_words_what_it_means_and_leaves_the_buttons_free(panel: ClockPanel) -> None:
    panel.show_clock(face(ClockState.LAST_FIVE))
    panel.flash_last_seconds()
    soon = grey_of(flash(panel))
    panel.flash_time_over()
    over = grey_of(flash(panel))
    pressed: list[str] = []
    panel.play.clicked.connect(lambda: pressed.append("play"))

    assert soon != over
    assert all(not flash(panel).geometry().intersects(button.geometry()) for button in panel.findChildren(Button))
    QTest.mouseClick(found(panel, Button, "play"), Qt.MouseButton.LeftButton)
    assert pressed == ["play"]


def test_the_clock_takes_another_look(panel: ClockPanel) -> None:
    panel.show_clock(face())
    light = panel.grab().toImage()
    panel.set_theme(load_theme(ThemeName.DARK))

    assert panel.grab().toImage() != light


def test_a_long_key_of_pause_leaves_the_words_their_room(qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, 0.85)
    panel = ClockPanel(theme)
    qtbot.addWidget(panel)
    panel.setStyleSheet(theme.stylesheet())
    panel.resize(352, 96)
    panel.show()
    rooms = []
    for key in ("Space", "Leertaste"):
        keys = Mock(shown=Mock(return_value=key))
        panel.show_keys(keys)
        panel.show_clock(replace(face(), space=SpaceAction.HOLD))
        settle(panel)
        rooms.append(found(panel, QLabel, "clock_title").width())
        assert panel.hold.is_key_shown

    assert min(rooms) >= 74
