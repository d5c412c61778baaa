"""A form beside the board leaves board, score and clock visible, and receives the keys."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPlainTextEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.radio_group import Choice
from carrom_desk.gui.dialogs.side_panel import SidePanel
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.entries.foul import BreachList
from carrom_desk.gui.entries.stroke_fields import MarkButton
from carrom_desk.gui.panels.controls import KeyButton
from carrom_desk.gui.settings.languages import LanguageController
from carrom_desk.match.entry.entries import Amended, Entry, Override, PlayCalled, ProtestLodged, ViolationSeen
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.ruling import Turn
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last, unruled
from tests.gui.hands import Hands
from tests.gui.ways import tab_to

OPENED = (TOSS, PlayCalled(), stroke(1), stroke(1))
FORMS = {"f": "foul_dialog", "d": "override_dialog", "r": "chief_referee_dialog"}
SIZES = [("f", (1024, 600)), ("d", (1024, 600)), ("r", (1024, 600)), ("d", (1366, 768)), ("r", (1920, 1080))]
"""Every form in the smallest window, where room is scarce, and some in others: all get the same place."""


def place(hands: Hands, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(hands.window, QPoint(0, 0)), widget.size())


def focus_in(hands: Hands) -> str:
    """Returns the name of the focused widget."""
    focused = QApplication.focusWidget()
    assert focused is not None
    return focused.objectName()


@pytest.mark.parametrize(("key", "size"), SIZES)
def test_board_score_and_clock_stay_in_sight(qtbot: QtBot, key: str, size: tuple[int, int]) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.window.resize(*size)
    hands.key(key)
    form, page = hands.dialog(FORMS[key]), hands.controller.page

    assert form.isVisible()
    assert not form.isWindow()
    for part in (page.board, page.strip, page.top):
        assert not place(hands, part).intersects(place(hands, form))
    assert hands.window.rect().contains(place(hands, form))


def test_the_keyboard_goes_from_the_action_to_its_answers_and_to_the_details_and_into_them(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("r", "8")
    order = []
    for _ in range(2):
        hands.key("tab")
        order.append(focus_in(hands))
    hands.key("esc", "r", "6")
    tab_to(hands, "match_details")
    hands.key("space")
    hands.settle_dialogs()

    assert order == ["act_side_a", "act_text"]
    assert hands.dialog("details_dialog").isVisible()
    assert focus_in(hands) == "details_event"


@pytest.mark.parametrize("key", FORMS)
def test_a_message_does_not_stay_over_the_clock_beside_a_form(qtbot: QtBot, key: str) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w")
    hands.key("ctrl+z")
    assert hands.said().startswith("Marks cleared.")

    hands.key(key)

    assert hands.said() == ""


def test_no_key_of_the_desk_acts_while_a_form_has_the_keys(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    entries, pause = len(hands.record.entries), hands.find(KeyButton, "play")
    keys = [(pause.title, pause.key)]
    hands.key("f")
    keys.append((pause.title, pause.key))
    hands.find(BreachList, "breaches").setFocus()
    hands.key("w", "ctrl+z", "t")

    assert hands.draft.is_empty()
    assert len(hands.record.entries) == entries
    hands.click("cancel")
    keys.append((pause.title, pause.key))
    assert keys == [("Pause", "Space"), ("Resume", ""), ("Pause", "Space")]


def test_the_tabulator_stays_within_the_form(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("f")
    side = hands.find(SidePanel, "side_panel")
    met = set()
    for _ in range(30):
        QTest.keyClick(hands.focus(), Qt.Key.Key_Tab)
        assert side.isAncestorOf(hands.focus())
        met.add(hands.focus().objectName())

    assert {"breach_search", "breaches", "by_a", "cancel"} <= met


def test_escape_leaves_the_form_and_the_keys_are_the_desks_again(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("f", "esc", "w")

    assert hands.controller.page.side.form is None
    assert not hands.controller.page.side.isVisible()
    assert not hands.draft.is_empty()


def test_the_board_takes_no_press_while_a_form_is_open(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("f")
    at = hands.point("piece_white_4")
    pressed = hands.window.childAt(at)
    assert pressed is not None
    QTest.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=pressed.mapFrom(hands.window, at))

    assert hands.draft.is_empty()


def test_a_second_form_takes_the_place_of_the_first(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("f")
    hands.amend(3)
    hands.settle_dialogs()

    form = hands.controller.page.side.form
    assert form is not None
    assert form.objectName() == "amend_dialog"
    assert hands.has_dialog()


@pytest.fixture
def german(qtbot: QtBot) -> Iterator[Hands]:
    """Returns a match whose window can change its language; later windows are in English again."""
    owner = QObject()
    yield at_match(qtbot, *OPENED)
    LanguageController(lambda: ["en"], owner).use("en", "en")


def speak(hands: Hands, language: str) -> None:
    hands.settings.put(replace(hands.settings.current, window_language=language))
    hands.settle()


def fill_in_foul(hands: Hands) -> None:
    hands.key("f")
    hands.find(QLineEdit, "breach_search").setText("134")
    hands.click("by_b")


def fill_in_protest(hands: Hands) -> None:
    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.PROTEST)
    hands.find(Choice, "act_side_b").click()
    hands.find(QPlainTextEdit, "act_text").setPlainText("the striker")


def amend(hands: Hands) -> None:
    hands.amend(2)
    hands.find(MarkButton, "pocketed_queen").click()
    hands.find(QLineEdit, "reason").setText("seen late")


def override(hands: Hands) -> None:
    hands.key("d")
    hands.find(QComboBox, "turn").setCurrentIndex(1)
    hands.find(QLineEdit, "reason").setText("a gust")


@pytest.mark.parametrize(
    ("fill_in", "entry"),
    [
        (fill_in_foul, ViolationSeen(Side.B, Breach.MEN_TOUCHED)),
        (fill_in_protest, ProtestLodged(Side.B, "the striker")),
        (amend, Amended(2, stroke(1, queen=True), "seen late")),
        (override, Override("a gust", turn=Turn.PASSES, of=3)),
    ],
)
def test_what_was_filled_in_is_kept_when_the_language_changes(
    german: Hands, fill_in: Callable[[Hands], None], entry: Entry
) -> None:
    hands = german
    fill_in(hands)

    for language in ("de", "en", "de"):  # each change finds what the one before kept
        speak(hands, language)

    assert hands.find(QPushButton, "cancel").text() == "Abbrechen"
    hands.click("accept")
    assert unruled(last(hands)) == entry


@pytest.mark.parametrize("key", FORMS)
def test_the_clock_stands_while_a_form_is_filled_in_and_goes_on_after_it(qtbot: QtBot, key: str) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.wait(4_000)

    hands.key(key)
    hands.wait(30_000)
    stood = (hands.read_clock().state, hands.read_clock().left_s)
    hands.click("cancel")
    hands.wait(3_000)

    assert stood == (ClockState.PAUSED, 11)
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 8)


def test_a_law_is_read_beside_the_board_while_the_clock_runs_on(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.click("law_1")
    book, clock, score, board = (hands.part(name) for name in ("law_book_dialog", "clock", "score", "board"))
    hands.wait(3_000)

    assert hands.read_clock().state is ClockState.RUNNING
    assert hands.read_clock().left_s == 12
    assert clock.isVisible()
    assert score.isVisible()
    assert book.mapTo(hands.window, QPoint(0, 0)).x() > board.mapTo(hands.window, QPoint(board.width(), 0)).x()


def test_a_form_waits_as_it_is_while_a_law_is_read(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("f")
    form = hands.controller.page.side.form
    hands.find(QLineEdit, "breach_search").setText("touched")
    hands.key("down")
    hands.click("breach_law")
    reading = hands.controller.page.side.form
    hands.key("esc")

    assert reading is not None
    assert reading.objectName() == "law_book_dialog"
    assert hands.controller.page.side.form is form
    assert form is not None
    assert form.isVisible()
    assert hands.find(QLineEdit, "breach_search").text() == "touched"
    assert hands.read_clock().state is ClockState.PAUSED
