"""Look up a ruling: set on the board, pasted, taken from the match, linked to the law book, printed."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QCheckBox, QComboBox, QLabel, QTextBrowser, QWidget
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import OtherDocument
from carrom_desk.desk.forms.document_request import Resolved
from carrom_desk.exchange.question_file import read_questions
from carrom_desk.exchange.scenario import Scenario, read_scenario, rule, write_scenario
from carrom_desk.gui.documents.report_actions import Documents
from carrom_desk.gui.kit.theme import ThemeName
from carrom_desk.gui.learning.ask_laws.ask_laws_dialog import AskLawsDialog
from carrom_desk.gui.panels.log_model import ROW_ROLE
from carrom_desk.i18n import in_english
from carrom_desk.match.entry.play_entries import StrokeMade
from carrom_desk.match.record import standing_entries
from carrom_desk.presentation.log.log_lines import LogLine
from carrom_desk.presentation.questions.posed import act_line, answer, position_lines
from carrom_desk.presentation.questions.question import ACTS, LawTopic, Question, act_words, question_of, with_count
from carrom_desk.presentation.stroke_draft import Mark, PieceKind
from carrom_desk.reports.laws.answers import topic_answer
from carrom_desk.reports.laws.asked_laws import asked_document
from carrom_desk.reports.match_documents import Options
from carrom_desk.reports.output.html import as_html
from carrom_desk.rules.acts import Act, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition, EventRules
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.event import of_event
from carrom_desk.rules.position import Pieces, QueenPlace
from carrom_desk.rules.ruling import Turn
from tests.gui.at_match import OPENED, at_match
from tests.gui.parts import part


def opened(qtbot: QtBot, edition: Edition = ICF_REVISED, question: Question | None = None) -> AskLawsDialog:
    dialog = AskLawsDialog(edition, question or Question(), ThemeName.LIGHT)
    qtbot.addWidget(dialog)
    dialog.open()
    return dialog


def read(dialog: AskLawsDialog) -> str:
    page = part(dialog, QTextBrowser, "asked_answers")
    return page.toPlainText()


def said(dialog: AskLawsDialog) -> str:
    label = part(dialog, QLabel, "problem")
    return label.text()


STRIKER_AND_MAN = Question().marked(PieceKind.WHITE, Mark.POCKETED, 1).marked(PieceKind.STRIKER, Mark.POCKETED, 1)


# The question


@pytest.mark.parametrize("act", ACTS)
def test_every_act_is_asked_and_comes_back_from_its_scenario(act: Act) -> None:
    question = replace(with_count(Question(), "own_men", 5), kind=act)
    scenario = read_scenario(write_scenario(Scenario(ICF_REVISED, question.position, question.act)))

    assert question_of(scenario.position, scenario.act) == question
    assert act_words(act)


def test_a_man_that_is_off_has_been_pocketed_and_a_break_to_come_sets_the_board_up() -> None:
    question = with_count(Question(), "opponent_men", 4)
    assert question.position.has_pocketed.opponent
    assert question.with_break(2).position.on_board.opponent == 9
    assert question.with_break(2).with_tick("before_play", is_on=True).act == Stroke(before_play=True)
    assert question.with_queen(QueenPlace.OWN).position.has_pocketed.own


def test_the_words_say_the_position_and_the_act() -> None:
    posed = with_count(with_count(Question(), "own_due", 1), "own_score", 22).posed(ICF_REVISED)
    words = " ".join(position_lines(posed))

    assert "White to play." in words
    assert "owes 1 man" in words
    assert "Score: White 22, Black 0" in words
    assert act_line(posed, ACTS[1]).startswith("White, before")


# The answers


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_answer_is_what_the_laws_rule(edition: Edition) -> None:
    found = answer(STRIKER_AND_MAN.posed(edition), STRIKER_AND_MAN.act)
    ruled = rule(write_scenario(Scenario(edition, STRIKER_AND_MAN.position, STRIKER_AND_MAN.act)))

    assert list(found.laws) == ruled["laws"]
    assert [str(name) for name, _ in found.readings] == ruled["readings"]


def test_what_cannot_happen_says_why() -> None:
    question = Question().marked(PieceKind.QUEEN, Mark.POCKETED, 1).with_queen(QueenPlace.OWN)
    found = answer(question.posed(ICF_REVISED), question.act)

    assert found.laws == ()


# The dialog


def test_a_press_on_the_board_changes_every_answer(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    assert "Turn passes to Black" in read(dialog)
    piece = part(dialog, QWidget, "piece_white_1")
    QTest.keyClick(piece, Qt.Key.Key_Space)
    assert dialog.question.draft.pocketed.white == 1
    QTest.keyClick(dialog, Qt.Key.Key_S)
    words = read(dialog)

    assert "White plays on" in words
    assert "≠ Turn passes to Black" in words
    assert "72(c)" in words
    assert "45(b)" in words


def test_keys_mark_pieces_jumps_and_faults_and_take_them_back(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    QTest.keyClick(dialog, Qt.Key.Key_B, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(dialog, Qt.Key.Key_I)
    assert dialog.question.act == Stroke(jumped=Pieces(opponent=1), improper=True)
    QTest.keyClick(dialog, Qt.Key.Key_Backspace)
    assert dialog.question.act == Stroke()


def test_a_breach_is_asked_too(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    acts = part(dialog, QComboBox, "asked_act")
    acts.setCurrentIndex(3)

    assert "63(b)" in read(dialog)


def test_another_edition_first_is_what_the_others_are_held_against(qtbot: QtBot) -> None:
    dialog = opened(qtbot, CLUB, STRIKER_AND_MAN)

    assert read(dialog).startswith("Club rules")
    assert "≠ White plays on" in read(dialog)


def test_a_scenario_is_copied_and_pasted(qtbot: QtBot) -> None:
    first = opened(qtbot, ICF_1993, STRIKER_AND_MAN)
    first.copy()
    assert json.loads(QGuiApplication.clipboard().text())["laws"] == "icf-1993"
    second = opened(qtbot)
    second.paste()

    assert second.question == STRIKER_AND_MAN
    assert read(second).startswith("International Laws")
    assert said(second) == "Pasted."


def test_laws_of_an_event_are_copied_pasted_and_answer_first(qtbot: QtBot) -> None:
    lake = of_event(ICF_REVISED, "Lake Club 2026", EventRules(own_man_with_striker=Turn.PASSES))
    opened(qtbot, lake, STRIKER_AND_MAN).copy()
    second = opened(qtbot)
    second.paste()

    assert [each.edition for each in second.answers()] == [lake, *EDITIONS]
    assert "Lake Club 2026: the turn passes." in read(second)


@pytest.mark.parametrize("text", ["", "no json", "{}", '{"laws": "icf-revised"}'])
def test_what_is_no_scenario_is_refused_and_nothing_is_lost(text: str, qtbot: QtBot) -> None:
    dialog = opened(qtbot, question=STRIKER_AND_MAN)
    QGuiApplication.clipboard().setText(text)
    dialog.paste()

    assert said(dialog).startswith("This is not a valid scenario.")
    assert dialog.question == STRIKER_AND_MAN


def test_a_law_of_an_answer_is_read_in_its_edition(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w", "s", "f3")
    dialog = hands.dialog("ask_laws_dialog")
    assert isinstance(dialog, AskLawsDialog)
    assert dialog.question.draft.pocketed.white == 1
    page = part(dialog, QTextBrowser, "asked_answers")
    page.anchorClicked.emit(QUrl(f"{EDITIONS.index(ICF_1993)}/law:46"))

    assert hands.find(QTextBrowser, "law_page").accessibleName() == "Law 46"


def test_the_last_ruling_is_asked_about_with_one_press(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w", "s", "enter", "f3")
    dialog = hands.dialog("ask_laws_dialog")
    assert isinstance(dialog, AskLawsDialog)

    assert dialog.question.act == Stroke(Pieces(own=1, striker=True))
    assert "73" in read(dialog)


# The page


def test_the_page_has_every_edition_and_is_written(tmp_path: Path, qtbot: QtBot) -> None:
    question = STRIKER_AND_MAN
    answers = [answer(question.posed(each), question.act) for each in EDITIONS]

    document = asked_document(question.posed(ICF_REVISED), question.act, answers, Options())
    html = as_html(document)
    for edition in EDITIONS:
        assert in_english(edition.name) in html
    assert html.count("<svg") == 1
    assert "9 white and 9 black men and the Queen on the board</title>" in html
    window = QWidget()
    qtbot.addWidget(window)
    heard: list[str] = []
    documents, found = Documents(window, heard.append), Resolved(OtherDocument(lambda _: document, "asked"))
    for name in ("asked.pdf", "asked.html", "asked.txt"):
        documents.write_by_name(found, Options(), tmp_path / name)

    assert (tmp_path / "asked.pdf").read_bytes().startswith(b"%PDF")
    assert (tmp_path / "asked.html").exists()
    assert (tmp_path / "asked.txt.pdf").read_bytes().startswith(b"%PDF")
    assert heard == []


@pytest.mark.parametrize("act", ACTS, ids=act_words)
def test_what_cannot_be_ticked_says_why(act: Act, qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.ask(replace(dialog.question, kind=act))

    for name in ("improper", "touched_nothing", "before_play", "own_before", "opponent_before"):
        tick = part(dialog, QCheckBox, f"asked_{name}")
        assert tick.isEnabled() is not bool(tick.toolTip())


def test_a_question_is_added_to_a_file_of_questions(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot)
    file = tmp_path / "questions.jsonl"
    dialog.save_question(file)
    dialog.save_question(file)

    cases = read_questions(file.read_text(encoding="utf-8"))
    assert [case.position for case in cases] == [dialog.question.position] * 2


def test_the_row_of_the_log_that_is_chosen_is_asked_about(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED)
    hands.key("w", "enter", "enter", "enter")
    log = hands.find(QAbstractItemView, "log")
    steps = standing_entries(hands.controller.match.session.record)
    first = next(step.number for step in steps if isinstance(step.entry, StrokeMade))
    rows = [log.model().index(row, 0) for row in range(log.model().rowCount())]
    shown = [index for index in rows if isinstance(index.data(ROW_ROLE), LogLine)]
    log.setFocus()
    log.setCurrentIndex(next(index for index in shown if index.data(ROW_ROLE).number == first))
    hands.key("f3")
    dialog = hands.dialog("ask_laws_dialog")
    assert isinstance(dialog, AskLawsDialog)

    assert dialog.question.act == Stroke(Pieces(own=1))


# Topics, which are no acts


@pytest.mark.parametrize("topic", LawTopic)
def test_every_edition_answers_every_topic(topic: LawTopic) -> None:
    for edition in EDITIONS:
        answer = topic_answer(edition, topic, is_doubles=False)
        assert answer.decision
        assert answer.laws or answer.decision == "These laws say nothing about them."
    assert topic_answer(ICF_REVISED, topic, is_doubles=False).laws


def test_a_topic_says_the_time_what_follows_and_the_readings() -> None:
    passes = topic_answer(ICF_REVISED, LawTopic.PASSES, is_doubles=True)
    time = topic_answer(ICF_REVISED, LawTopic.STROKE_TIME, is_doubles=False)

    assert passes.decision == "After 12 passes in a row: The board is cancelled and replayed."
    assert time.decision.startswith("Time: 15")
    assert time.readings
    assert topic_answer(CLUB, LawTopic.PROTEST, is_doubles=False).decision == "These laws say nothing about them."


def test_a_scenario_keeps_what_is_no_stroke() -> None:
    late = Violation(Offender.OWN, breach=Breach.TIME_LIMIT)

    assert question_of(Question().position, late).kind == late
