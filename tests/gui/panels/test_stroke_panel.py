"""The marks of the stroke: displayed as given, requested by presses, never changed here."""

from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import TOUCH_PX, Theme, ThemeName, load_theme
from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.panels.stroke import PieceButton, StrokePanel
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.stroke import Mark, Marks, PieceKind, StrokeDraft, StrokeView
from carrom_desk.rules.breaches import Breach
from tests.gui.panels.finding import found, settle

CHOICES = (BreachChoice(Breach.PUSH, "push", "33"), BreachChoice(Breach.HAND_BEYOND_LINES, "hand across the lines"))
PIECES = ("mark_white", "mark_black", "mark_queen", "mark_striker")
OTHERS = ("improper", "touched_nothing", "jumped_mode")


class Told:
    """Records the signals of the panel."""

    def __init__(self, panel: StrokePanel) -> None:
        self.said: list[object] = []
        panel.marked.connect(lambda kind, mark: self.said.append(("marked", kind, mark)))
        panel.unmarked.connect(lambda kind, mark: self.said.append(("unmarked", kind, mark)))
        for name in OTHERS:
            found(panel, Button, name).clicked.connect(partial(self.said.append, name))


@pytest.fixture
def panel(theme: Theme, qtbot: QtBot) -> StrokePanel:
    panel = StrokePanel(theme)
    qtbot.addWidget(panel)
    panel.resize(440, 144)
    panel.set_breaches(CHOICES)
    panel.show_stroke(StrokeView(StrokeDraft(pocketed=Marks(white=1))))
    panel.show()
    return panel


@pytest.mark.parametrize(("name", "kind"), list(zip(PIECES, PieceKind, strict=True)))
def test_a_press_asks_for_a_mark(panel: StrokePanel, name: str, kind: PieceKind) -> None:
    told, button = Told(panel), found(panel, PieceButton, name)

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    QTest.mouseClick(button, Qt.MouseButton.RightButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.ShiftModifier, QPoint(30, 30))

    assert told.said == [
        ("marked", kind, Mark.POCKETED),
        ("marked", kind, Mark.JUMPED),
        ("unmarked", kind, Mark.POCKETED),
    ]


def test_in_jumped_mode_a_press_means_jumped(panel: StrokePanel) -> None:
    told = Told(panel)
    panel.show_stroke(StrokeView(StrokeDraft(), is_jumped_mode=True))

    found(panel, PieceButton, "mark_queen").click()

    assert told.said == [("marked", PieceKind.QUEEN, Mark.JUMPED)]
    assert found(panel, Button, "jumped_mode").isChecked()


@pytest.mark.parametrize("name", ["improper", "touched_nothing", "jumped_mode"])
def test_the_other_buttons_ask_and_wait(panel: StrokePanel, name: str) -> None:
    told, button = Told(panel), found(panel, Button, name)

    QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    assert told.said == [name]
    assert not button.isChecked()


@pytest.mark.parametrize(
    ("draft", "checked"),
    [
        (StrokeDraft(), []),
        (StrokeDraft(is_improper=True), ["improper"]),
        (StrokeDraft(touched_nothing=True), ["touched_nothing"]),
        (StrokeDraft(before_play=True), ["improper"]),
    ],
)
def test_what_is_marked_is_shown(panel: StrokePanel, draft: StrokeDraft, checked: list[str]) -> None:
    panel.show_stroke(StrokeView(draft))

    names = ("improper", "touched_nothing", "jumped_mode")
    assert [name for name in names if found(panel, Button, name).isChecked()] == checked


def test_counts_are_shown_and_said(panel: StrokePanel) -> None:
    panel.show_stroke(StrokeView(StrokeDraft(Marks(white=2, striker=1), Marks(black=1))))

    assert [found(panel, PieceButton, name).accessibleName() for name in PIECES] == [
        "White, 2 pocketed",
        "Black, 1 jumped off",
        "Queen",
        "Striker, 1 pocketed",
    ]


def test_when_no_stroke_is_possible_every_button_says_why(panel: StrokePanel) -> None:
    panel.show_stroke(StrokeView(StrokeDraft(), blocked="The toss comes first."))

    assert {found(panel, Button, name).blocked for name in PIECES} == {"The toss comes first."}


def test_a_named_breach_is_shown(panel: StrokePanel) -> None:
    panel.show_stroke(StrokeView(StrokeDraft(is_improper=True, breach=Breach.PUSH)))
    improper = found(panel, Button, "improper")
    assert (improper.title, improper.accessibleName()) == ("Improper: 33", "push (33)")
    panel.show_stroke(StrokeView(StrokeDraft(breach=Breach.PUSH)))
    assert improper.title == "Improper…"
    panel.show_stroke(StrokeView(StrokeDraft(before_play=True)))
    assert (improper.title, improper.isChecked()) == ("Before “Play”", True)


@pytest.mark.parametrize("width", [344, 440, 660])
@pytest.mark.parametrize("scale", [0.85, 1.0, 1.4, 1.6])
def test_every_button_keeps_its_place_and_stays_large_enough(width: int, scale: float, qtbot: QtBot) -> None:
    theme = load_theme(ThemeName.LIGHT, scale)
    panel = StrokePanel(theme)
    qtbot.addWidget(panel)
    panel.setStyleSheet(theme.stylesheet())
    panel.resize(width, panel.minimumSizeHint().height())
    panel.show()
    everything = StrokeDraft(Marks(9, 9, 1, 1), Marks(9, 9, 1, 1), is_improper=True)
    places = []
    for draft in (StrokeDraft(), everything):
        panel.show_stroke(StrokeView(draft))
        settle(panel)
        places.append([found(panel, Button, name).geometry() for name in (*PIECES, *OTHERS)])

    assert places[0] == places[1]
    assert all(place.width() >= TOUCH_PX and place.height() >= TOUCH_PX for place in places[0])
    assert all(panel.rect().contains(place) for place in places[0])


def test_buttons_are_as_far_from_the_edge_of_the_card_as_from_one_another(panel: StrokePanel, theme: Theme) -> None:
    panel.resize(440, panel.minimumSizeHint().height())
    settle(panel)

    first, last = found(panel, Button, "mark_white").geometry(), found(panel, Button, "improper").geometry()
    assert first.top() >= theme.px(6)
    assert panel.height() - 1 - last.bottom() >= theme.px(6)


def test_marks_outlive_another_look(panel: StrokePanel) -> None:
    panel.set_theme(load_theme(ThemeName.HIGH_CONTRAST, 1.2))

    assert found(panel, PieceButton, "mark_white").accessibleName() == "White, 1 pocketed"
    assert not panel.grab().isNull()
