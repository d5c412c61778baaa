"""The card with the ruling: the largest text that fits, in the same place, with the rest as far as there is room."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessibleAnnouncementEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import Theme, ThemeName, load_theme
from carrom_desk.gui.panels import ruling_card
from carrom_desk.gui.panels.controls import Button
from carrom_desk.gui.panels.ruling_card import LawButton, LawRow, Listing, RulingCard, step_for
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.presentation.card import CardKind, CardView
from carrom_desk.presentation.log.log_lines import BoardHeading
from carrom_desk.presentation.log.log_rows import LogView, SheetRow
from carrom_desk.rules.texts.readings import ReadingText
from tests.fakes import a_line
from tests.gui.panels.finding import found, settle

LONG = "Venkatanarasimha Satyanarayana Krishnamurthy I"
DUE = CardView(
    CardKind.PREVIEW,
    "If confirmed",
    "“Due.”",
    "Asha plays on",
    ("2 white men come back: 1 from the stroke and 1 as due.", "Bilal places them in the outer circle within 15 s."),
    laws=("73", "78(b)(i)"),
    advice="Not on the centre circle (89)",
    step="What next?",
)
LONGEST = replace(
    DUE,
    call="“Due and foul.”",
    decision=f"Turn passes to {LONG}",
    details=(
        "3 white men come back: 1 from the stroke and 2 as due and penalty, partly owed from earlier.",
        f"{LONG} / {LONG}k owe 2 men.",
        f"{LONG} places 3 white men, {LONG}k 1 black man in the outer circle within 15 s.",
    ),
    next="The round’s time is up. Play on, or end the game.",
)
SHEET = tuple(SheetRow(0, board, "Asha", ("8", "–"), "Asha", f"{8 * board}–0") for board in range(1, 5))
SUMMARIES = {"73": "An own man and the striker: the man comes back and one more is due.", "78(b)(i)": "Placed at once."}
SMALL, USUAL = (588, 388), (478, 524)


def card_of(qtbot: QtBot, size: tuple[int, int] = USUAL, scale: float = 1.0) -> RulingCard:
    theme = load_theme(ThemeName.LIGHT, scale)
    card = RulingCard(theme)
    qtbot.addWidget(card)
    card.setStyleSheet(theme.stylesheet())
    card.resize(*size)
    card.use_digest(lambda number: SUMMARIES.get(number, ""))
    card.show()
    return card


def shown(card: RulingCard, view: CardView) -> RulingCard:
    card.show_card(view)
    settle(card)
    return card


def texts(card: RulingCard) -> dict[str, QLabel]:
    names = (
        "call",
        "ruling_decision",
        "what_now",
        "ruling_detail_1",
        "ruling_detail_2",
        "ruling_detail_3",
        "ruling_next",
    )
    return {name: found(card, QLabel, name) for name in names if found(card, QLabel, name).isVisible()}


def test_call_decision_consequences_and_laws_are_shown(qtbot: QtBot) -> None:
    card = shown(card_of(qtbot), DUE)

    assert [label.text() for label in texts(card).values()][:2] == ["“Due.”", "Asha plays on"]
    assert found(card, QLabel, "ruling_title").text() == "If confirmed"
    assert found(card, QLabel, "call").accessibleName() == "Call: “Due.”"
    assert card.accessibleName().startswith("“Due.”\nIf confirmed\nAsha plays on")
    assert found(card, LawButton, "law_1").text() == "73"
    assert found(card, QLabel, "ruling_digest_1").text() == SUMMARIES["73"]
    assert found(card, QLabel, "what_now").text() == "What next?"


def test_the_text_stands_in_the_same_place_previewed_and_given(qtbot: QtBot) -> None:
    card = shown(card_of(qtbot), DUE)
    before = {name: label.geometry() for name, label in texts(card).items()}
    shown(card, replace(DUE, kind=CardKind.GIVEN, title="✓ Ruled · entry 22"))

    assert {name: label.geometry() for name, label in texts(card).items()} == before


def test_the_largest_step_that_fits_is_taken(theme: Theme) -> None:
    rooms = [step_for(theme, LONGEST, 438, room) for room in (2000, 560, 430, 380, 100)]

    assert rooms[0] == 0
    assert rooms == sorted(rooms)
    assert rooms[-1] == 5
    assert step_for(theme, DUE, 438, 430) == 0


def test_digest_lines_go_first_where_room_is_short(qtbot: QtBot) -> None:
    card = card_of(qtbot)

    assert found(shown(card, DUE), Listing, "ruling_digest").isVisible()
    card.resize(478, 330)
    settle(card)
    assert not found(card, Listing, "ruling_digest").isVisible()
    assert texts(card).keys() >= {"call", "ruling_decision", "ruling_detail_1", "ruling_detail_2"}


def test_the_last_entries_are_in_the_card_where_there_is_no_log(qtbot: QtBot) -> None:
    card = shown(card_of(qtbot, SMALL, 0.85), replace(DUE, details=()))
    heading = BoardHeading(1, 1, "Board 1", "0–0")
    rows = tuple(a_line(number, "Asha", "1 white man pocketed", "1 white", heading=heading) for number in range(5))
    card.show_log(LogView(rows))
    lines = found(card, QWidget, "last_lines")
    assert not lines.isVisible()

    card.set_lines_shown(is_shown=True)
    settle(card)
    assert lines.isVisible()


@pytest.mark.parametrize(("kind", "title"), [(CardKind.STEP, "Next step"), (CardKind.ALARM, "Alarm")])
def test_the_next_step_is_shown_where_nothing_is_ruled(qtbot: QtBot, kind: CardKind, title: str) -> None:
    card = shown(card_of(qtbot), CardView(kind, title, decision="What next?"))

    assert texts(card).keys() == {"what_now"}
    assert found(card, QLabel, "what_now").text() == "What next?"


def test_what_ended_has_its_boards_and_what_comes_next(qtbot: QtBot) -> None:
    ended = replace(DUE, kind=CardKind.GIVEN, sheet=SHEET, names=("Asha", "Bilal"), next="Board 5: Bilal breaks.")
    card = shown(card_of(qtbot, (478, 560)), ended)

    assert found(card, ScoreTable, "end_sheet").isVisible()
    assert found(card, QLabel, "ruling_next").text() == "Board 5: Bilal breaks."


def test_a_ruling_given_is_announced_call_first(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []

    def announce(about: QWidget, text: str) -> QAccessibleAnnouncementEvent:
        said.append(text)
        return QAccessibleAnnouncementEvent(about, text)

    monkeypatch.setattr(ruling_card, "QAccessibleAnnouncementEvent", announce)
    card = shown(card_of(qtbot), DUE)
    assert said == []

    shown(card, replace(DUE, kind=CardKind.GIVEN))
    shown(card, replace(DUE, kind=CardKind.GIVEN))
    assert [each.split("\n")[0] for each in said] == ["“Due.”"]


def test_advice_is_shown_on_request(qtbot: QtBot) -> None:
    said: list[object] = []
    card = shown(card_of(qtbot), DUE)
    card.advice_wanted.connect(said.append)
    found(card, Button, "advice").click()
    shown(card, replace(DUE, advice=""))

    assert said == ["Not on the centre circle (89)"]
    assert not found(card, Button, "advice").isVisible()


def test_laws_and_readings_open_the_book(qtbot: QtBot) -> None:
    reading = ReadingText("Is it?", "It is.")
    said: list[object] = []
    card = shown(card_of(qtbot), replace(DUE, readings=(reading,)))
    card.laws.law_clicked.connect(said.append)
    card.laws.readings_clicked.connect(said.append)

    found(card, LawButton, "law_2").click()
    found(card, LawButton, "reading").click()

    assert said == ["78(b)(i)", (reading,)]


@pytest.mark.parametrize("width", [120, 200, 320])
def test_laws_that_do_not_fit_are_counted(qtbot: QtBot, theme: Theme, width: int) -> None:
    row = LawRow()
    qtbot.addWidget(row)
    row.setStyleSheet(theme.stylesheet())
    row.resize(width, 44)
    row.show()
    row.show_laws(("72", "77(a)", "78(b)(i)", "86", "88(b)"), ())
    settle(row)
    shown_buttons = [button for button in row.findChildren(LawButton) if button.isVisible()]

    assert row.sizeHint().width() <= width
    assert shown_buttons[-1].accessibleName().endswith("88(b)")
    QTest.keyClick(shown_buttons[0], Qt.Key.Key_Return)
