"""Buttons below the board and the ruling: every offer has its key and consequence, and none is cut in any width."""

from dataclasses import replace

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.panels.action_bars import AlwaysBar, StrokeBar
from carrom_desk.gui.panels.action_button import ActionButton
from carrom_desk.gui.settings.keys import KeyTable
from carrom_desk.presentation.breach_choices import BreachChoice
from carrom_desk.presentation.next_step.actions import ActionName
from carrom_desk.presentation.next_step.offers import NextStep, Offer, offer_of
from carrom_desk.presentation.stroke_draft import StrokeDraft, StrokeView
from carrom_desk.rules.breaches import Breach
from tests.gui.panels.finding import found, settle

MISSED = replace(offer_of(ActionName.CONFIRM, "Missed"), consequence="Queen returns, K. Raman plays")
CLEAR = offer_of(ActionName.CLEAR)
STROKE = NextStep("What next?", offers=(MISSED, CLEAR))
PLACING = NextStep(
    "Bilal places 2 white men.",
    offers=tuple(Offer(name, name, ActionName.START_CLOCK) for name in ("Placed", "Given up", "Too late", "No space")),
)
CHOICE = NextStep("Claim?", offers=(Offer("all", "Claim 1", ActionName.START_CLOCK), CLEAR), is_choice=True)
ALWAYS = tuple(map(offer_of, (ActionName.FOUL, ActionName.TIME_EXCEEDED, ActionName.CHIEF_REFEREE)))


def bar_of(qtbot: QtBot, scale: float = 1.0, width: int = 516) -> StrokeBar:
    theme = load_theme(ThemeName.LIGHT, scale)
    bar = StrokeBar(theme)
    qtbot.addWidget(bar)
    bar.setStyleSheet(theme.stylesheet())
    bar.setFixedSize(width, max(44, round(56 * scale)))
    bar.show_keys(KeyTable())
    bar.show_now(STROKE)
    bar.show_stroke(StrokeView())
    bar.show()
    settle(bar)
    return bar


def shown(bar: StrokeBar) -> list[str]:
    """Returns the captions in sight, from the beginning of the row."""
    buttons = sorted(bar.findChildren(ActionButton), key=lambda button: button.x())
    return [button.title for button in buttons if button.isVisible()]


def test_marks_come_before_the_expected_action_and_clearing_has_only_a_key(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)

    assert shown(bar) == ["Improper…", "Jumped", "Missed"]
    assert found(bar, ActionButton, "confirm").accessibleName() == "Missed: Queen returns, K. Raman plays"
    assert found(bar, ActionButton, "confirm").accessibleDescription() == STROKE.sentence


def test_at_the_break_nothing_touched_takes_the_place_of_jumped(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.show_stroke(StrokeView(is_at_break=True))

    assert shown(bar) == ["Improper…", "No touch", "Missed"]


def test_the_ways_out_of_a_placing_come_before_placed(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.show_now(PLACING)
    settle(bar)

    assert shown(bar) == ["Given up", "Too late", "No space", "Placed"]


def test_answers_stand_in_order_as_wide_as_each_other_and_none_has_enter(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.show_now(CHOICE)
    settle(bar)
    buttons = [button for button in bar.findChildren(ActionButton) if button.isVisible()]

    assert shown(bar) == ["Clear", "Claim 1"]

    assert abs(buttons[0].width() - buttons[1].width()) <= 1
    assert {button.key for button in buttons} == {"1", "⌫"}


def test_once_time_is_up_missed_keeps_its_place_without_enter(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.show_now(replace(STROKE, offers=(MISSED, replace(CLEAR, blocked="Not now.")), is_choice=True))
    settle(bar)

    assert shown(bar) == ["Improper…", "Jumped", "Missed"]
    assert found(bar, ActionButton, "confirm").key == "1"


def test_the_expected_action_stays_where_it_is(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    ends = set()
    for now in (STROKE, PLACING, replace(STROKE, offers=(replace(MISSED, consequence="A plays"), CLEAR))):
        bar.show_now(now)
        settle(bar)
        ends.add(found(bar, ActionButton, "confirm").geometry().right())

    assert len(ends) == 1


def test_improper_names_the_law_of_its_breach(qtbot: QtBot) -> None:
    bar = bar_of(qtbot)
    bar.set_breaches([BreachChoice(Breach.PUSH, "Push", "33")])
    bar.show_stroke(StrokeView(StrokeDraft(is_improper=True, breach=Breach.PUSH)))
    improper = found(bar, ActionButton, "improper")

    assert (improper.title, improper.accessibleName(), improper.isChecked()) == ("Improper: 33", "Push (33)", True)


def test_a_press_tells_its_number_and_a_blocked_one_why(qtbot: QtBot, theme: Theme) -> None:
    said: list[object] = []
    bar = AlwaysBar(theme)
    qtbot.addWidget(bar)
    bar.resize(478, 56)
    bar.show_now(NextStep("", always=(ALWAYS[0], replace(ALWAYS[1], blocked="The clock does not run."), ALWAYS[2])))
    bar.show()
    QApplication.processEvents()
    bar.pressed.connect(said.append)
    blocked = found(bar, ActionButton, "action_8")
    blocked.refused.connect(said.append)

    found(bar, ActionButton, "action_7").press()
    blocked.press()

    assert said == [7, "The clock does not run."]
    assert len({button.width() for button in bar.findChildren(ActionButton)}) <= 2
