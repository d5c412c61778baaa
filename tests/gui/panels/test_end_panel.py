"""The end of a board, a game or the match is shown and announced, and hidden by the next action."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from carrom_desk.gui.kit.theme import load_fonts
from carrom_desk.gui.panels.cards import in_lines
from carrom_desk.gui.panels.controls import KeyButton, KeyCap
from carrom_desk.gui.panels.ruling import EndPanel
from carrom_desk.gui.panels.score_table import ScoreTable
from carrom_desk.gui.settings.settings import Settings, TextChoice
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Entry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Toss,
    TossChoice,
)
from carrom_desk.match.setup import Competition, Setup
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from tests.fakes import MemoryStore, StoppedTime, desk, stroke
from tests.gui.at_match import FIRST, at_match, last
from tests.gui.hands import Hands
from tests.screenshots.long_scenes import LONGEST
from tests.screenshots.scenes import BOARD_WON, LONG

OPENED = (Toss(Side.A, TossChoice.BREAK), PlayCalled())
WON = (*OPENED, stroke(9, queen=True))


@pytest.fixture
def ended(qtbot: QtBot) -> Hands:
    return at_match(qtbot, *WON)


def card(hands: Hands) -> EndPanel:
    return hands.find(EndPanel, "end_card")


def test_the_end_of_a_board_says_who_won_by_which_sum_and_what_is_next(ended: Hands) -> None:
    assert card(ended).isVisible()
    assert [ended.find(QLabel, name).text() for name in ("end_title", "end_decision", "end_next")] == [
        "Board 1 is over",
        "Player A1 wins the board",
        "Board 2: Player B1 breaks.",
    ]
    assert "worth 12 points" in ended.find(QLabel, "end_lines").text()
    assert card(ended).accessibleName().startswith("Board 1 is over\nPlayer A1 wins the board")
    assert ended.find(ScoreTable, "end_sheet").rowCount() == 1


def test_score_and_clock_stay_in_sight(ended: Hands) -> None:
    for name in ("score", "clock", "board", "what_now_bar"):
        assert not ended.part(name).geometry().intersects(card(ended).geometry()), name


def test_it_has_half_of_the_window_and_its_own_undo(ended: Hands) -> None:
    assert card(ended).width() >= 0.5 * ended.window.width()
    assert ended.find(QLabel, "end_decision").fontInfo().pixelSize() == 32
    ended.click("end_undo")

    assert not card(ended).isVisible()


def test_the_card_of_the_match_has_the_sheet_of_every_game(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *WON, Conceded(Side.B, Concession.GAME), Conceded(Side.B, Concession.GAME))
    sheet = hands.find(ScoreTable, "end_sheet")

    assert hands.find(QLabel, "end_title").text() == "The match is conceded"
    assert sheet.isVisible()
    head = sheet.item(0, 0)
    assert head is not None
    assert head.text() == "Game 1"


@pytest.mark.parametrize("press", ["space", "w", "ctrl+z"])
def test_it_is_gone_with_the_next_press(ended: Hands, press: str) -> None:
    ended.key(press)

    assert not card(ended).isVisible()


@pytest.mark.parametrize("end", [stroke(1), Conceded(Side.B, Concession.GAME), Conceded(Side.B, Concession.MATCH)])
@pytest.mark.parametrize("text", [TextChoice.NORMAL, TextChoice.LARGEST])
def test_long_names_are_seen_whole_in_the_smallest_window(qtbot: QtBot, text: TextChoice, end: Entry) -> None:
    load_fonts()
    store, now = MemoryStore(), StoppedTime()
    desk(*OPENED, stroke(8, queen=True), setup=LONG, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST, size=(1024, 580), choices=Settings(text=text))
    hands.settle()
    session = hands.controller.match.session
    assert session is not None
    assert session.submit(end)
    hands.settle()

    said = [*card(hands).findChildren(QLabel), *(hands.find(QLabel, name) for name in ("what_now", "call"))]
    for label in said:
        if label.isVisible() and not isinstance(label, KeyCap):
            assert label.height() >= label.heightForWidth(label.width()), label.text()
    bar, call = hands.part("what_now_bar"), hands.part("call")
    is_seen = call.mapTo(bar, call.rect().bottomLeft()).y() < bar.height()
    assert is_seen or text is TextChoice.LARGEST  # which has no room for the call of two long names in three lines
    sheet = hands.find(ScoreTable, "end_sheet")
    assert sheet.verticalScrollBar().value() == sheet.verticalScrollBar().maximum()
    for column in (2, 3) if sheet.isVisible() else ():
        item, metrics = sheet.horizontalHeaderItem(column), sheet.horizontalHeader().fontMetrics()
        assert item is not None
        assert metrics.horizontalAdvance(item.text()) <= sheet.columnWidth(column)
    assert "…" not in QLabel.text(hands.find(QLabel, "name_a")) + QLabel.text(hands.find(QLabel, "name_b"))


@pytest.mark.parametrize("setup", [LONG, LONGEST])
def test_the_smallest_window_shows_whole_rows_of_the_sheet(qtbot: QtBot, setup: Setup) -> None:
    load_fonts()
    store, now = MemoryStore(), StoppedTime()
    desk(*OPENED, stroke(9, queen=True), PlayCalled(), stroke(9, queen=True), setup=setup, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST, size=(1024, 580))
    hands.settle()

    assert hands.find(QLabel, "end_decision").property("level") == "result"
    sheet, lines = hands.find(ScoreTable, "end_sheet"), hands.find(QLabel, "end_lines")
    seen = lines.visibleRegion().boundingRect().height()
    assert sheet.isVisible()
    assert sheet.viewport().height() >= sheet.rowHeight(0)
    assert sheet.viewport().height() % sheet.rowHeight(0) == 0
    assert seen == lines.height() or seen % lines.fontMetrics().height() == 0


def test_in_doubles_three_boards_are_seen_without_scrolling(qtbot: QtBot) -> None:
    load_fonts()
    game = replace(LONG, competition=Competition(games=1, boards=3))
    hands = at_match(qtbot, OPENED[0], *3 * BOARD_WON, setup=game)
    hands.settle()

    assert hands.find(QLabel, "end_title").text() == "The match is over"
    sheet = hands.find(ScoreTable, "end_sheet")
    assert sheet.rowCount() == 3
    assert sheet.viewport().height() >= 3 * sheet.rowHeight(0)


def test_time_stands_from_a_protest_and_from_its_decision_until_play(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))
    session = hands.controller.match.session
    for entry in (ProtestLodged(Side.A, "the line"), ProtestDecided(upheld=False)):
        hands.wait(3_000)
        assert session.submit(entry)
        hands.wait(60_000)

        assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.PAUSED, 12)
        assert hands.find(KeyButton, "confirm").accessibleName().startswith("Play")
        assert card(hands).isVisible() is isinstance(entry, ProtestDecided)
        hands.key("space")
        assert last(hands) == PlayCalled()
        assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 15)
        assert not card(hands).isVisible()


def test_it_can_be_put_away(ended: Hands) -> None:
    ended.click("end_close")

    assert not card(ended).isVisible()


def test_a_long_result_is_as_large_as_a_short_one_and_no_score_is_broken(qtbot: QtBot) -> None:
    load_fonts()
    store, now = MemoryStore(), StoppedTime()
    single = replace(LONGEST, competition=replace(LONGEST.competition, games=1, boards=1))
    desk(*OPENED, stroke(9, queen=True), setup=single, store=store, now=now)
    hands = Hands(qtbot, store=store, now=now, match_id=FIRST)
    hands.settle()

    decision, call = hands.find(QLabel, "end_decision"), in_lines(*_drawn(hands.find(QLabel, "end_call")))
    assert decision.property("level") == "result"
    assert decision.height() >= 2 * decision.fontMetrics().height()
    assert "12–\N{WORD JOINER}0" in call


def _drawn(label: QLabel) -> tuple[QFont, str, int]:
    return label.font(), label.text(), label.width()


def test_a_game_has_its_card(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *WON, Conceded(Side.B, Concession.GAME))

    assert hands.find(QLabel, "end_title").text() == "Game 1 is conceded"
    assert "wins the game" in hands.find(QLabel, "end_decision").text()
    assert not hands.part("end_print").isVisible()


def test_the_report_is_printed_and_signed_from_the_card_of_the_match(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *WON, Conceded(Side.B, Concession.MATCH))

    hands.click("end_print")

    assert hands.part("end_print").isVisible()
    qtbot.waitUntil(hands.has_dialog)


def test_the_clock_shows_when_the_stroke_was_made_until_it_is_entered(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))
    hands.clock.start()
    hands.wait(4_000)
    hands.key("w")
    hands.wait(6_000)
    marked = hands.read_clock()
    shown = (hands.text("stroke_clock"), hands.text("clock_state"))
    hands.key("backspace")

    assert (marked.state, marked.left_s) == (ClockState.STRUCK, 11)
    assert shown == ("11", "Struck at 11\xa0s")
    assert hands.read_clock().left_s <= 5  # the marks were a mistake: the time has gone on

    hands.key("w", "enter")
    assert (hands.read_clock().state, hands.read_clock().left_s) == (ClockState.RUNNING, 15)


def test_headings_fit_their_columns_again_when_the_card_becomes_narrower(qtbot: QtBot) -> None:
    table, names = ScoreTable(), ("Ravi Kumar / Rajesh Kumar", "Aisha Khokhar / S. Apoorva")
    qtbot.addWidget(table)
    table.resize(2000, 200)
    table.show()
    table.show_sheet((), names)
    table.resize(600, 200)
    head = table.horizontalHeader()
    font = head.font()
    font.setBold(True)

    for column in (2, 3):
        text = head.model().headerData(column, Qt.Orientation.Horizontal)
        assert QFontMetrics(font).horizontalAdvance(text) <= head.sectionSize(column)
